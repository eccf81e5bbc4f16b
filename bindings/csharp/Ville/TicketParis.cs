// Ticket to Ride: Paris, typed: the table, the actions and the map as structs of numbers, and answers that a front end
// asks for. ville/ticket_paris.h has the words.
using System;

namespace Ville
{
    public static unsafe class TicketParis
    {
        /// <summary>The table as a viewer may see it.</summary>
        public static TicketParisView View(Match match, int viewer)
        {
            var view = new TicketParisView { StructSize = (uint)sizeof(TicketParisView) };
            Check.Status(match.Kept(Native.ville_ticket_paris_get_view(match.Pointer, viewer, &view)));
            return view;
        }

        public static ulong PackAction(TicketParisAction action)
        {
            ulong word = 0;
            Check.Status(Native.ville_ticket_paris_pack_action(&action, &word));
            return word;
        }

        public static TicketParisAction UnpackAction(ulong word)
        {
            TicketParisAction action;
            Check.Status(Native.ville_ticket_paris_unpack_action(word, &action));
            return action;
        }

        /// <summary>Every claim that a player could make if it were his turn, as far as the viewer may know his hand.</summary>
        public static ulong[] Claims(Match match, int viewer, int seat)
        {
            var words = new ulong[256];
            uint count = 0;
            int status;
            fixed (ulong* w = words)
                status = match.Kept(Native.ville_ticket_paris_claims(match.Pointer, viewer, seat, w, (uint)words.Length, &count));
            if (status == Constants.VILLE_ERR_BUFFER)
            {
                words = new ulong[count];
                fixed (ulong* w = words)
                    status = match.Kept(Native.ville_ticket_paris_claims(match.Pointer, viewer, seat, w, count, &count));
            }
            Check.Status(status);
            Array.Resize(ref words, (int)count);
            return words;
        }

        /// <summary>Whether a player has joined the places of a ticket and by which way, or the shortest way still missing.</summary>
        public static TicketParisTicketState TicketState(Match match, int seat, int ticket)
        {
            var state = new TicketParisTicketState { StructSize = (uint)sizeof(TicketParisTicketState) };
            Check.Status(match.Kept(Native.ville_ticket_paris_get_ticket_state(match.Pointer, seat, ticket, &state)));
            return state;
        }

        /// <summary>Map, cards and tickets of an edition.</summary>
        public static TicketParisEdition Figures(Edition edition)
        {
            var figures = new TicketParisEdition { StructSize = (uint)sizeof(TicketParisEdition) };
            Check.Status(edition.Kept(Native.ville_ticket_paris_get_edition(edition.Pointer, &figures)));
            return figures;
        }

        /// <summary>What the edition calls a kind of card, for players.</summary>
        public static string CardLabel(Edition edition, int kind, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return edition.Kept(Native.ville_ticket_paris_card_label(edition.Pointer, kind, l, buffer, capacity, needed));
            });
        }

        /// <summary>What the edition calls a place, for players.</summary>
        public static string PlaceLabel(Edition edition, int place, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return edition.Kept(Native.ville_ticket_paris_place_label(edition.Pointer, place, l, buffer, capacity, needed));
            });
        }

        /// <summary>A route in words, for players.</summary>
        public static string RouteText(Edition edition, int route, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return edition.Kept(Native.ville_ticket_paris_route_text(edition.Pointer, route, l, buffer, capacity, needed));
            });
        }

        /// <summary>A ticket in words, for players.</summary>
        public static string TicketText(Edition edition, int ticket, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return edition.Kept(Native.ville_ticket_paris_ticket_text(edition.Pointer, ticket, l, buffer, capacity, needed));
            });
        }
    }
}

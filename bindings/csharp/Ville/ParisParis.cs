// Paris Paris, typed: the table, the actions and the map as structs of numbers, and what trips bring, hut by hut.
// ville/paris_paris.h has the words.
using System;

namespace Ville
{
    public static unsafe class ParisParis
    {
        /// <summary>The table as a viewer may see it.</summary>
        public static ParisParisView View(Match match, int viewer)
        {
            var view = new ParisParisView { StructSize = (uint)sizeof(ParisParisView) };
            Check.Status(match.Kept(Native.ville_paris_paris_get_view(match.Pointer, viewer, &view)));
            return view;
        }

        public static ulong PackAction(ParisParisAction action)
        {
            ulong word = 0;
            Check.Status(Native.ville_paris_paris_pack_action(&action, &word));
            return word;
        }

        public static ParisParisAction UnpackAction(ulong word)
        {
            ParisParisAction action;
            Check.Status(Native.ville_paris_paris_unpack_action(word, &action));
            return action;
        }

        /// <summary>What a small trip to the stop on a tile would bring now.</summary>
        public static ParisParisScoring[] SmallTrip(Match match, int place, int line)
        {
            var rows = new ParisParisScoring[Constants.VILLE_PARIS_PARIS_MAX_TRIP];
            uint count = 0;
            fixed (ParisParisScoring* r = rows)
                Check.Status(match.Kept(Native.ville_paris_paris_small_trip(match.Pointer, place, line, r, (uint)rows.Length, &count)));
            Array.Resize(ref rows, (int)count);
            return rows;
        }

        /// <summary>What a big trip on a line would bring now, stop by stop.</summary>
        public static ParisParisScoring[] BigTrip(Match match, int line)
        {
            var rows = new ParisParisScoring[Constants.VILLE_PARIS_PARIS_MAX_TRIP];
            uint count = 0;
            fixed (ParisParisScoring* r = rows)
                Check.Status(match.Kept(Native.ville_paris_paris_big_trip(match.Pointer, line, r, (uint)rows.Length, &count)));
            Array.Resize(ref rows, (int)count);
            return rows;
        }

        /// <summary>Map and tiles of an edition.</summary>
        public static ParisParisEdition Figures(Edition edition)
        {
            var figures = new ParisParisEdition { StructSize = (uint)sizeof(ParisParisEdition) };
            Check.Status(edition.Kept(Native.ville_paris_paris_get_edition(edition.Pointer, &figures)));
            return figures;
        }

        /// <summary>What the edition calls a place, for players.</summary>
        public static string PlaceLabel(Edition edition, int place, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return edition.Kept(Native.ville_paris_paris_place_label(edition.Pointer, place, l, buffer, capacity, needed));
            });
        }

        /// <summary>What the edition calls a line, for players.</summary>
        public static string LineLabel(Edition edition, int line, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return edition.Kept(Native.ville_paris_paris_line_label(edition.Pointer, line, l, buffer, capacity, needed));
            });
        }
    }
}

// Les Toits de Paris, typed: the table, the actions and the cards as structs of numbers. ville/toits.h has the words.
using System;

namespace Ville
{
    public static unsafe class Toits
    {
        /// <summary>The table as a viewer may see it.</summary>
        public static ToitsView View(Match match, int viewer)
        {
            var view = new ToitsView { StructSize = (uint)sizeof(ToitsView) };
            Check.Status(match.Kept(Native.ville_toits_get_view(match.Pointer, viewer, &view)));
            return view;
        }

        public static ulong PackAction(ToitsAction action)
        {
            ulong word = 0;
            Check.Status(Native.ville_toits_pack_action(&action, &word));
            return word;
        }

        public static ToitsAction UnpackAction(ulong word)
        {
            ToitsAction action;
            Check.Status(Native.ville_toits_unpack_action(word, &action));
            return action;
        }

        /// <summary>Cards, board and tokens of an edition.</summary>
        public static ToitsEdition Figures(Edition edition)
        {
            var figures = new ToitsEdition { StructSize = (uint)sizeof(ToitsEdition) };
            Check.Status(edition.Kept(Native.ville_toits_get_edition(edition.Pointer, &figures)));
            return figures;
        }

        /// <summary>What the edition calls a good, for players.</summary>
        public static string GoodLabel(Edition edition, int good, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return edition.Kept(Native.ville_toits_good_label(edition.Pointer, good, l, buffer, capacity, needed));
            });
        }

        /// <summary>A row of the card table in words, for players.</summary>
        public static string CardText(Edition edition, int row, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return edition.Kept(Native.ville_toits_card_text(edition.Pointer, row, l, buffer, capacity, needed));
            });
        }
    }
}

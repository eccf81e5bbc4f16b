// Troyes, typed: the table, the actions and the cards as structs of numbers, and what explains the table. ville/troyes.h has
// the words.
using System;

namespace Ville
{
    public static unsafe class Troyes
    {
        /// <summary>The table as a viewer may see it.</summary>
        public static TroyesView View(Match match, int viewer)
        {
            var view = new TroyesView { StructSize = (uint)sizeof(TroyesView) };
            Check.Status(match.Kept(Native.ville_troyes_get_view(match.Pointer, viewer, &view)));
            return view;
        }

        public static ulong PackAction(TroyesAction action)
        {
            ulong word = 0;
            Check.Status(Native.ville_troyes_pack_action(&action, &word));
            return word;
        }

        public static TroyesAction UnpackAction(ulong word)
        {
            TroyesAction action;
            Check.Status(Native.ville_troyes_unpack_action(word, &action));
            return action;
        }

        /// <summary>The number of a group of one to three dice.</summary>
        public static int GroupCode(params TroyesDie[] dice)
        {
            int code = 0;
            fixed (TroyesDie* d = dice) Check.Status(Native.ville_troyes_group_code(d, (uint)dice.Length, &code));
            return code;
        }

        /// <summary>The dice of such a number, ascending.</summary>
        public static TroyesDie[] GroupDice(int code)
        {
            var dice = new TroyesDie[3];
            uint count = 0;
            fixed (TroyesDie* d = dice) Check.Status(Native.ville_troyes_group_dice(code, d, (uint)dice.Length, &count));
            Array.Resize(ref dice, (int)count);
            return dice;
        }

        /// <summary>What a group would cost and whom it would pay, and what it would be worth for a deed.</summary>
        public static TroyesGroup ExplainGroup(Match match, int seat, int deed, int target, int dice, int cube)
        {
            var answer = new TroyesGroup { StructSize = (uint)sizeof(TroyesGroup) };
            Check.Status(match.Kept(Native.ville_troyes_explain_group(match.Pointer, seat, deed, target, dice, cube, &answer)));
            return answer;
        }

        /// <summary>Who would get what if an event were resolved now.</summary>
        public static TroyesPayout ExplainEvent(Match match, int card)
        {
            var answer = new TroyesPayout { StructSize = (uint)sizeof(TroyesPayout) };
            Check.Status(match.Kept(Native.ville_troyes_explain_event(match.Pointer, card, &answer)));
            return answer;
        }

        /// <summary>What a character would score for each player as things stand.</summary>
        public static TroyesStanding ExplainCharacter(Match match, int character)
        {
            var answer = new TroyesStanding { StructSize = (uint)sizeof(TroyesStanding) };
            Check.Status(match.Kept(Native.ville_troyes_explain_character(match.Pointer, character, &answer)));
            return answer;
        }

        /// <summary>Cards and numbers of an edition.</summary>
        public static TroyesEdition Figures(Edition edition)
        {
            var figures = new TroyesEdition { StructSize = (uint)sizeof(TroyesEdition) };
            Check.Status(edition.Kept(Native.ville_troyes_get_edition(edition.Pointer, &figures)));
            return figures;
        }

        /// <summary>What the edition calls an activity card, for players.</summary>
        public static string ActivityLabel(Edition edition, int card, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return edition.Kept(Native.ville_troyes_activity_label(edition.Pointer, card, l, buffer, capacity, needed));
            });
        }

        /// <summary>What the edition calls an event, for players.</summary>
        public static string EventLabel(Edition edition, int card, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return edition.Kept(Native.ville_troyes_event_label(edition.Pointer, card, l, buffer, capacity, needed));
            });
        }

        /// <summary>What the edition calls a character, for players.</summary>
        public static string CharacterLabel(Edition edition, int character, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return edition.Kept(Native.ville_troyes_character_label(edition.Pointer, character, l, buffer, capacity, needed));
            });
        }
    }
}

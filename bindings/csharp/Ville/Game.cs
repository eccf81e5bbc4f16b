// Games and editions: what there is, and how things are called.
using System;

namespace Ville
{
    /// <summary>The library that is running.</summary>
    public static unsafe class Library
    {
        /// <summary>Throws unless the library has the binary interface that these declarations were made from.</summary>
        public static void CheckVersion()
        {
            uint found = Native.ville_abi_version();
            if (found != Constants.VILLE_ABI_VERSION)
                throw new VilleException(Constants.VILLE_ERR_VERSION, "the library has interface " + found + ", needed is " + Constants.VILLE_ABI_VERSION, 0, -1);
        }

        public static Version Version
        {
            get
            {
                uint version = Native.ville_version();
                return new Version((int)(version >> 16), (int)(version >> 8 & 255), (int)(version & 255));
            }
        }

        public static int GameCount { get { return Native.ville_game_count(); } }

        /// <summary>The codes of the languages in which texts exist, such as "fr".</summary>
        public static string[] Languages()
        {
            var codes = new string[Native.ville_language_count()];
            for (int i = 0; i < codes.Length; ++i)
            {
                int language = i;
                codes[i] = Utf8.Text((buffer, capacity, needed) => Native.ville_language_code(language, buffer, capacity, needed));
            }
            return codes;
        }

        /// <summary>The name of a status, such as "VILLE_ERR_ILLEGAL".</summary>
        public static string StatusName(int status) { return Check.StatusName(status); }

        /// <summary>Plays random matches and fills in `results`; match i depends on (config.Seed, firstIndex + i) alone.
        /// Tells how many were played: fewer than there is room for when another thread sets `stop[0]`, an array of one
        /// number, to other than 0.</summary>
        public static int PlayRandom(ref MatchConfig config, Edition edition, uint firstIndex, Playout[] results, int[] stop = null)
        {
            uint done = 0;
            Error error = Check.NewError();
            int status;
            fixed (MatchConfig* c = &config)
            fixed (Playout* r = results)
            fixed (int* s = stop)
                status = Native.ville_play_random(c, edition == null ? IntPtr.Zero : edition.Pointer, firstIndex, (uint)results.Length, r, s, &done, &error);
            GC.KeepAlive(edition);
            if (status != Constants.VILLE_ERR_STOPPED) Check.Status(status, ref error);
            return (int)done;
        }
    }

    /// <summary>A game of the library. Nothing but its number.</summary>
    public unsafe struct Game
    {
        public readonly int Number;

        public Game(int number) { Number = number; }

        /// <summary>A game by its id, such as "toits".</summary>
        public Game(string id)
        {
            fixed (byte* p = Utf8.Bytes(id)) Number = Native.ville_game_find(p);
            if (Number < 0) throw new VilleException(Constants.VILLE_ERR_UNKNOWN, "no game of this id: " + id, 0, -1);
        }

        public GameInfo Info
        {
            get
            {
                var info = new GameInfo { StructSize = (uint)sizeof(GameInfo) };
                Check.Status(Native.ville_game_get_info(Number, &info));
                return info;
            }
        }

        /// <summary>The key of a row of a table VILLE_NAMES_...</summary>
        public string Name(int table, int row)
        {
            int number = Number;
            return Utf8.Text((buffer, capacity, needed) => Native.ville_game_name(number, table, row, buffer, capacity, needed));
        }

        /// <summary>The text of a row for players.</summary>
        public string Label(int table, int row, string language)
        {
            int number = Number;
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return Native.ville_game_label(number, table, row, l, buffer, capacity, needed);
            });
        }

        public OptionInfo Option(int option)
        {
            var info = new OptionInfo { StructSize = (uint)sizeof(OptionInfo) };
            Check.Status(Native.ville_game_get_option(Number, option, &info));
            return info;
        }

        /// <summary>Options by name, from JSON, as numbers; those that are left out have their defaults.</summary>
        public int[] OptionsFromJson(string text)
        {
            var values = new int[Constants.VILLE_MAX_OPTIONS];
            uint count = 0;
            Error error = Check.NewError();
            byte[] json = Utf8.Bytes(text);
            int status;
            fixed (byte* p = json)
            fixed (int* v = values)
                status = Native.ville_game_options_from_json(Number, p, (uint)json.Length - 1, v, (uint)values.Length, &count, &error);
            Check.Status(status, ref error);
            Array.Resize(ref values, (int)count);
            return values;
        }

        /// <summary>A value of an option: its key with language null, else its text for players.</summary>
        public string OptionValue(int option, int value, string language)
        {
            int number = Number;
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return Native.ville_game_option_value(number, option, value, l, buffer, capacity, needed);
            });
        }

        /// <summary>The type of the events of a row of VILLE_NAMES_EVENT, or 0.</summary>
        public int EventKind(int row) { return Native.ville_game_event_kind(Number, row); }

        public string DescribeJson(string language)
        {
            int number = Number;
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return Native.ville_game_describe_json(number, l, buffer, capacity, needed);
            });
        }

        /// <summary>One number for how the game behaves.</summary>
        public ulong Signature(uint matches)
        {
            ulong signature = 0;
            Check.Status(Native.ville_game_signature(Number, matches, &signature));
            return signature;
        }
    }

    /// <summary>The printed matter of a game as one unchangeable value.</summary>
    public sealed unsafe class Edition : Handle
    {
        internal Edition(IntPtr pointer) : base(pointer) { }

        internal override void Destroy(IntPtr pointer) { Native.ville_edition_destroy(pointer); }

        public static Edition Builtin(Game game, int index)
        {
            IntPtr made;
            Error error = Check.NewError();
            Check.Status(Native.ville_edition_builtin(game.Number, index, &made, &error), ref error);
            return new Edition(made);
        }

        public static Edition FromJson(Game game, string text)
        {
            IntPtr made;
            Error error = Check.NewError();
            byte[] json = Utf8.Bytes(text);
            int status;
            fixed (byte* p = json) status = Native.ville_edition_from_json(game.Number, p, (uint)json.Length - 1, &made, &error);
            Check.Status(status, ref error);
            return new Edition(made);
        }

        /// <summary>Every fault of an edition; "[]" when it can be played.</summary>
        public static string FaultsJson(Game game, string text)
        {
            byte[] json = Utf8.Bytes(text);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* p = json) return Native.ville_edition_faults_json(game.Number, p, (uint)json.Length - 1, buffer, capacity, needed);
            });
        }

        /// <summary>In what it is unlike the printed game; it can be played all the same.</summary>
        public string WarningsJson()
        {
            return Utf8.Text((buffer, capacity, needed) => Kept(Native.ville_edition_warnings_json(Pointer, buffer, capacity, needed)));
        }

        public string ToJson()
        {
            return Utf8.Text((buffer, capacity, needed) => Kept(Native.ville_edition_to_json(Pointer, buffer, capacity, needed)));
        }

        public string Id
        {
            get { return Utf8.Text((buffer, capacity, needed) => Kept(Native.ville_edition_id(Pointer, buffer, capacity, needed))); }
        }

        /// <summary>The text of a row of the game's tables for players, with what this edition calls things.</summary>
        public string Label(int table, int row, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return Kept(Native.ville_edition_label(Pointer, table, row, l, buffer, capacity, needed));
            });
        }

        public Game Game { get { return new Game(Kept(Native.ville_edition_game(Pointer))); } }

        public ulong Hash
        {
            get
            {
                ulong hash = 0;
                Check.Status(Kept(Native.ville_edition_hash(Pointer, &hash)));
                return hash;
            }
        }
    }
}

// Matches and bots. Each method does what the C function of its name does; ville.h has the words.
using System;

namespace Ville
{
    /// <summary>One play of a game.</summary>
    public sealed unsafe class Match : Handle
    {
        /// <summary>Starts a match. Edition null: the first built-in one.</summary>
        public Match(MatchConfig config, Edition edition = null) : base(Made(ref config, edition)) { }

        private Match(IntPtr pointer) : base(pointer) { }

        internal override void Destroy(IntPtr pointer) { Native.ville_match_destroy(pointer); }

        /// <summary>How a match of a game is made, with its defaults filled in.</summary>
        public static MatchConfig Config(Game game)
        {
            MatchConfig config;
            Check.Status(Native.ville_match_config_init(&config, (uint)sizeof(MatchConfig)));
            config.Game = game.Number;
            return config;
        }

        private static IntPtr Made(ref MatchConfig config, Edition edition)
        {
            IntPtr made;
            Error error = Check.NewError();
            int status;
            fixed (MatchConfig* c = &config)
                status = Native.ville_match_create(c, edition == null ? IntPtr.Zero : edition.Pointer, &made, &error);
            GC.KeepAlive(edition);
            Check.Status(status, ref error);
            return made;
        }

        public static Match FromJson(string text)
        {
            IntPtr made;
            Error error = Check.NewError();
            byte[] json = Utf8.Bytes(text);
            int status;
            fixed (byte* p = json) status = Native.ville_match_create_json(p, (uint)json.Length - 1, &made, &error);
            Check.Status(status, ref error);
            return new Match(made);
        }

        public static Match Load(byte[] save, bool stateOnly = false)
        {
            IntPtr made;
            Error error = Check.NewError();
            int status;
            fixed (byte* p = save)
                status = Native.ville_match_load(p, (uint)save.Length, stateOnly ? (uint)Constants.VILLE_LOAD_STATE_ONLY : 0, &made, &error);
            Check.Status(status, ref error);
            return new Match(made);
        }

        public static Match FromRecord(string text)
        {
            IntPtr made;
            Error error = Check.NewError();
            byte[] record = Utf8.Bytes(text);
            int status;
            fixed (byte* p = record) status = Native.ville_match_from_record(p, (uint)record.Length - 1, &made, &error);
            Check.Status(status, ref error);
            return new Match(made);
        }

        public Match Clone()
        {
            IntPtr made;
            Error error = Check.NewError();
            Check.Status(Kept(Native.ville_match_clone(Pointer, &made, &error)), ref error);
            return new Match(made);
        }

        public void Assign(Match source)
        {
            Error error = Check.NewError();
            int status = Kept(Native.ville_match_assign(Pointer, source.Pointer, &error));
            GC.KeepAlive(source);
            Check.Status(status, ref error);
        }

        // ---- How it stands

        public MatchInfo Info
        {
            get
            {
                var info = new MatchInfo { StructSize = (uint)sizeof(MatchInfo) };
                Check.Status(Kept(Native.ville_match_get_info(Pointer, &info)));
                return info;
            }
        }

        public Game Game { get { return new Game(Info.Game); } }

        /// <summary>A seat, VILLE_CHANCE or VILLE_NOBODY.</summary>
        public int Actor { get { return Kept(Native.ville_match_actor(Pointer)); } }

        public bool Over { get { return Actor == Constants.VILLE_NOBODY; } }

        /// <summary>The edition that is played with, to be disposed like any other.</summary>
        public Edition Edition()
        {
            IntPtr made;
            Error error = Check.NewError();
            Check.Status(Kept(Native.ville_match_edition(Pointer, &made, &error)), ref error);
            return new Edition(made);
        }

        /// <summary>How a match is made that is like this one; beside it comes the edition. The seed is in it, from which all
        /// luck follows: the referee's.</summary>
        public MatchConfig GetConfig()
        {
            var config = new MatchConfig { StructSize = (uint)sizeof(MatchConfig) };
            Check.Status(Kept(Native.ville_match_get_config(Pointer, &config)));
            return config;
        }

        public int[] Options()
        {
            var values = new int[Constants.VILLE_MAX_OPTIONS];
            uint count = 0;
            int status;
            fixed (int* p = values) status = Native.ville_match_options(Pointer, p, (uint)values.Length, &count);
            Check.Status(Kept(status));
            Array.Resize(ref values, (int)count);
            return values;
        }

        // ---- Playing

        /// <summary>The legal actions for a viewer, ascending.</summary>
        public ulong[] LegalActions(int viewer)
        {
            uint count = 0;
            ulong* few = stackalloc ulong[64];
            int status = Native.ville_match_legal_actions(Pointer, viewer, few, 64, &count);
            var actions = new ulong[status == Constants.VILLE_OK || status == Constants.VILLE_ERR_BUFFER ? count : 0];
            if (status == Constants.VILLE_ERR_BUFFER)
                fixed (ulong* p = actions) status = Native.ville_match_legal_actions(Pointer, viewer, p, count, &count);
            else
                for (int i = 0; i < actions.Length; ++i) actions[i] = few[i];
            Check.Status(Kept(status));
            return actions;
        }

        /// <summary>The same into an array that is used again and again; tells how many there are.</summary>
        public int LegalActions(int viewer, ulong[] actions)
        {
            uint count = 0;
            int status;
            fixed (ulong* p = actions) status = Native.ville_match_legal_actions(Pointer, viewer, p, (uint)actions.Length, &count);
            Check.Status(Kept(status));
            return (int)count;
        }

        /// <summary>What luck may bring, and how likely each is among the others; only the referee is told.</summary>
        public ulong[] Outcomes(int viewer, out uint[] weights)
        {
            uint count = 0;
            Check.Status(Native.ville_match_outcomes(Pointer, viewer, null, null, 0, &count));
            var outcomes = new ulong[count];
            weights = new uint[count];
            int status = Constants.VILLE_OK;
            if (count > 0)
                fixed (ulong* o = outcomes)
                fixed (uint* w = weights)
                    status = Native.ville_match_outcomes(Pointer, viewer, o, w, count, &count);
            Check.Status(Kept(status));
            return outcomes;
        }

        /// <summary>What Apply would throw, or null when the player may do this.</summary>
        public VilleException CheckAction(int player, ulong action)
        {
            Error error = Check.NewError();
            int status = Kept(Native.ville_match_check_action(Pointer, player, action, &error));
            return status == Constants.VILLE_OK ? null : new VilleException(status, error.Text, error.Reason, error.Place);
        }

        public void Apply(int player, ulong action)
        {
            int status = Kept(Native.ville_match_apply(Pointer, player, action, null));
            if (status == Constants.VILLE_OK) return;
            // A refused call has changed nothing, so asking again tells why.
            throw CheckAction(player, action) ?? new VilleException(status, Check.StatusText(status), 0, -1);
        }

        /// <summary>Each for whoever must act then. What comes before one that is refused stays; the exception tells the
        /// place.</summary>
        public void ApplyList(ulong[] actions)
        {
            Error error = Check.NewError();
            int status;
            fixed (ulong* p = actions) status = Native.ville_match_apply_list(Pointer, p, (uint)actions.Length, null, &error);
            Check.Status(Kept(status), ref error);
        }

        /// <summary>With chance by host: lets the library draw this one outcome, and applies it.</summary>
        public ulong Draw()
        {
            ulong outcome = 0;
            Error error = Check.NewError();
            Check.Status(Kept(Native.ville_match_draw(Pointer, &outcome, &error)), ref error);
            return outcome;
        }

        public void SetStandIn(int seat, bool on)
        {
            Error error = Check.NewError();
            Check.Status(Kept(Native.ville_match_set_stand_in(Pointer, seat, on ? 1 : 0, &error)), ref error);
        }

        // ---- Looking

        public string ViewJson(int viewer)
        {
            return Utf8.Text((buffer, capacity, needed) => Kept(Native.ville_match_view_json(Pointer, viewer, buffer, capacity, needed)));
        }

        /// <summary>The count of every player, by seat.</summary>
        public Score[] Scores(int viewer)
        {
            var scores = new Score[Constants.VILLE_MAX_PLAYERS];
            uint count = 0;
            int status;
            fixed (Score* p = scores) status = Native.ville_match_scores(Pointer, viewer, p, (uint)scores.Length, &count);
            Check.Status(Kept(status));
            Array.Resize(ref scores, (int)count);
            return scores;
        }

        public string ScoresJson(int viewer)
        {
            return Utf8.Text((buffer, capacity, needed) => Kept(Native.ville_match_scores_json(Pointer, viewer, buffer, capacity, needed)));
        }

        /// <summary>The events from number `since` on, and the number from which to ask again.</summary>
        public Event[] Events(int viewer, uint since, out uint next)
        {
            MatchInfo info = Info;
            var events = new Event[info.EventsEnd > since ? info.EventsEnd - since : 0];
            uint count = 0, following = since;
            int status;
            fixed (Event* p = events) status = Native.ville_match_events(Pointer, viewer, since, p, (uint)events.Length, &count, &following);
            Check.Status(Kept(status));
            next = following;
            Array.Resize(ref events, (int)count);
            return events;
        }

        public string EventsJson(int viewer, uint since)
        {
            return Utf8.Text((buffer, capacity, needed) => Kept(Native.ville_match_events_json(Pointer, viewer, since, buffer, capacity, needed)));
        }

        public ulong StateHash
        {
            get
            {
                ulong hash = 0;
                Check.Status(Kept(Native.ville_match_state_hash(Pointer, &hash)));
                return hash;
            }
        }

        public Match Determinize(int viewer, ulong seed, uint index)
        {
            IntPtr made;
            Error error = Check.NewError();
            Check.Status(Kept(Native.ville_match_determinize(Pointer, viewer, seed, index, &made, &error)), ref error);
            return new Match(made);
        }

        // ---- Going back

        public void Undo()
        {
            Error error = Check.NewError();
            Check.Status(Kept(Native.ville_match_undo(Pointer, &error)), ref error);
        }

        public bool CanUndo { get { return Kept(Native.ville_match_check_undo(Pointer, null)) == Constants.VILLE_OK; } }

        public void Redo()
        {
            Error error = Check.NewError();
            Check.Status(Kept(Native.ville_match_redo(Pointer, &error)), ref error);
        }

        public void Seek(uint ply)
        {
            Error error = Check.NewError();
            Check.Status(Kept(Native.ville_match_seek(Pointer, ply, &error)), ref error);
        }

        /// <summary>Where undo stops from now on, VILLE_UNDO_...: for saves, records and matches from JSON.</summary>
        public void SetUndoRule(int undoRule)
        {
            Error error = Check.NewError();
            Check.Status(Kept(Native.ville_match_set_undo_rule(Pointer, undoRule, &error)), ref error);
        }

        /// <summary>The log from a ply on, luck included: the referee's.</summary>
        public LogEntry[] Log(uint from)
        {
            MatchInfo info = Info;
            var entries = new LogEntry[info.LogEnd > from ? info.LogEnd - from : 0];
            uint count = 0;
            int status;
            fixed (LogEntry* p = entries) status = Native.ville_match_log(Pointer, from, p, (uint)entries.Length, &count);
            Check.Status(Kept(status));
            Array.Resize(ref entries, (int)count);
            return entries;
        }

        // ---- Keeping

        public byte[] Snapshot()
        {
            return Utf8.Data((buffer, capacity, needed) => Kept(Native.ville_match_snapshot(Pointer, buffer, capacity, needed)));
        }

        public void LoadSnapshot(byte[] snapshot)
        {
            Error error = Check.NewError();
            int status;
            fixed (byte* p = snapshot) status = Native.ville_match_load_snapshot(Pointer, p, (uint)snapshot.Length, &error);
            Check.Status(Kept(status), ref error);
        }

        public byte[] Save()
        {
            return Utf8.Data((buffer, capacity, needed) => Kept(Native.ville_match_save(Pointer, buffer, capacity, needed)));
        }

        /// <summary>The match so far as JSON Lines.</summary>
        public string Record(bool legal = false)
        {
            uint flags = legal ? (uint)Constants.VILLE_RECORD_LEGAL : 0;
            return Utf8.Text((buffer, capacity, needed) => Kept(Native.ville_match_record(Pointer, flags, buffer, capacity, needed)));
        }

        // ---- Words

        public string ActionToJson(ulong action)
        {
            using (Edition edition = Edition())
                return Utf8.Text((buffer, capacity, needed) => Native.ville_action_to_json(edition.Pointer, action, buffer, capacity, needed));
        }

        public ulong ActionFromJson(string text)
        {
            ulong action = 0;
            Error error = Check.NewError();
            byte[] json = Utf8.Bytes(text);
            int status;
            using (Edition edition = Edition())
                fixed (byte* p = json) status = Native.ville_action_from_json(edition.Pointer, p, (uint)json.Length - 1, &action, &error);
            Check.Status(status, ref error);
            return action;
        }

        public string ActionText(ulong action, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return Kept(Native.ville_action_text(Pointer, action, l, buffer, capacity, needed));
            });
        }

        /// <summary>How the player of a seat is called in texts; null takes the name back.</summary>
        public void SetSeatName(int seat, string name)
        {
            Error error = Check.NewError();
            byte[] bytes = Utf8.Bytes(name);
            int status;
            fixed (byte* p = bytes) status = Native.ville_match_set_seat_name(Pointer, seat, p, &error);
            Check.Status(Kept(status), ref error);
        }

        /// <summary>The name of a seat, else "Player 1" for seat 0.</summary>
        public string SeatName(int seat, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                fixed (byte* l = code) return Kept(Native.ville_match_seat_name(Pointer, seat, l, buffer, capacity, needed));
            });
        }

        /// <summary>The event that an object of EventsJson tells.</summary>
        public Event EventFromJson(string text)
        {
            Event happened;
            Error error = Check.NewError();
            byte[] json = Utf8.Bytes(text);
            int status;
            using (Edition edition = Edition())
                fixed (byte* p = json) status = Native.ville_event_from_json(edition.Pointer, p, (uint)json.Length - 1, &happened, &error);
            Check.Status(status, ref error);
            return happened;
        }

        public string EventText(Event happened, string language)
        {
            byte[] code = Utf8.Bytes(language);
            return Utf8.Text((buffer, capacity, needed) =>
            {
                Event copy = happened;
                fixed (byte* l = code) return Kept(Native.ville_event_text(Pointer, &copy, l, buffer, capacity, needed));
            });
        }
    }

    /// <summary>A player that the library plays. It sees what its seat may see.</summary>
    public sealed unsafe class Bot : Handle
    {
        public Bot(BotConfig config) : base(Made(ref config)) { }

        internal override void Destroy(IntPtr pointer) { Native.ville_bot_destroy(pointer); }

        /// <summary>The defaults: a random bot, or 1000 iterations for a search.</summary>
        public static BotConfig Config()
        {
            BotConfig config;
            Check.Status(Native.ville_bot_config_init(&config, (uint)sizeof(BotConfig)));
            return config;
        }

        private static IntPtr Made(ref BotConfig config)
        {
            IntPtr made;
            Error error = Check.NewError();
            int status;
            fixed (BotConfig* c = &config) status = Native.ville_bot_create(c, &made, &error);
            Check.Status(status, ref error);
            return made;
        }

        /// <summary>Chooses for a seat whose turn it is. When another thread sets `stop[0]` to other than 0, the best so far
        /// is the answer.</summary>
        public ulong Choose(Match match, int seat, int[] stop = null)
        {
            ulong action = 0;
            Error error = Check.NewError();
            int status;
            fixed (int* s = stop) status = Native.ville_bot_choose(Pointer, match.Pointer, seat, s, &action, &error);
            GC.KeepAlive(this);
            GC.KeepAlive(match);
            Check.Status(status, ref error);
            return action;
        }

        /// <summary>What it thought of each action at its last choice.</summary>
        public Thought[] Thoughts()
        {
            uint count = 0;
            Native.ville_bot_thoughts(Pointer, null, 0, &count);
            var thoughts = new Thought[count];
            int status;
            fixed (Thought* p = thoughts) status = Native.ville_bot_thoughts(Pointer, p, count, &count);
            GC.KeepAlive(this);
            Check.Status(status);
            return thoughts;
        }
    }
}

// Checks the C# binding: `Check.exe` calls everything, `Check.exe record` prints what every binding prints alike,
// `Check.exe bench` measures.
using System;
using System.Threading;
using Ville;

internal static class Program
{
    private static int failures;

    private static int Main(string[] arguments)
    {
        Library.CheckVersion();
        string what = arguments.Length > 0 ? arguments[0] : "check";
        if (what == "record") Record.Print(Console.OpenStandardOutput());
        else if (what == "bench") Bench.Run();
        else CheckAll();
        return failures == 0 ? 0 : 1;
    }

    private static void CheckAll()
    {
        CheckGames();
        CheckEditions();
        CheckMatch();
        CheckChanceByHost();
        CheckHistory();
        CheckKeeping();
        CheckRefusals();
        CheckBots();
        CheckManyMatches();
        CheckHandles();
        CheckTyped();
        CheckTypedTickets();
        CheckTypedTrips();
        CheckTypedTroyes();
        Console.WriteLine(failures == 0 ? "the C# binding is fine" : failures + " checks of the C# binding failed");
    }

    private static void True(bool holds, string what)
    {
        if (holds) return;
        ++failures;
        Console.WriteLine("FAILED: " + what);
    }

    private static void Equal<T>(T found, T expected, string what)
    {
        True(found.Equals(expected), what + ": " + found + ", expected " + expected);
    }

    private static void Fails(int status, Action action, string what)
    {
        try
        {
            action();
            True(false, what + ": no exception");
        }
        catch (VilleException problem)
        {
            Equal(problem.Status, status, what);
            True(problem.Message.Length > 0, what + ": no words");
        }
    }

    private static Match NewMatch(int players = 3, ulong seed = 7, int undoRule = Constants.VILLE_UNDO_TABLE)
    {
        MatchConfig config = Match.Config(new Game("toits"));
        config.Players = players;
        config.Seed = seed;
        config.UndoRule = undoRule;
        return new Match(config);
    }

    /// The first legal action, or another one that depends on the ply.
    private static void PlayOn(Match match, int decisions)
    {
        for (int i = 0; i < decisions && !match.Over; ++i)
        {
            ulong[] actions = match.LegalActions(Constants.VILLE_OMNISCIENT);
            match.Apply(match.Actor, actions[match.Info.Ply * 7 % (uint)actions.Length]);
        }
    }

    private static void CheckGames()
    {
        True(Library.Version >= new Version(0, 1), "version");
        Equal(Library.StatusName(Constants.VILLE_ERR_ILLEGAL), "VILLE_ERR_ILLEGAL", "status name");
        Equal(Library.StatusName(-9999), "status -9999", "name of no status");
        True(Array.IndexOf(Library.Languages(), "fr") >= 0, "languages");
        True(Library.GameCount >= 1, "games");
        var game = new Game("toits");
        GameInfo info = game.Info;
        Equal(info.Id, "toits", "id");
        Equal(info.MaxPlayers, 4, "players");
        Equal(game.Name(Constants.VILLE_NAMES_GAME, 0), "toits", "name");
        Equal(game.Label(Constants.VILLE_NAMES_GAME, 0, "fr"), "Les Toits de Paris", "label");
        Equal(game.Option(0).Name, game.Name(Constants.VILLE_NAMES_OPTION, 0), "option");
        True(game.OptionValue(0, 0, null).Length > 0 && game.OptionValue(0, 0, "fr").Length > 0, "values of options");
        Equal(game.EventKind(0), Constants.VILLE_EVENT_TURN_STARTED, "kind of event");
        True(game.DescribeJson("en").StartsWith("{\"game\":\"toits\""), "description");
        True(game.Signature(1) != game.Signature(2), "signature");
        Equal(game.OptionsFromJson("{}").Length, (int)info.OptionCount, "options from JSON");
        Fails(Constants.VILLE_ERR_JSON, () => game.OptionsFromJson("{\"nothing\":1}"), "no such option");
        Fails(Constants.VILLE_ERR_UNKNOWN, () => new Game("nowhere"), "no game");
        Fails(Constants.VILLE_ERR_UNKNOWN, () => game.Name(99, 0), "no table");
        Fails(Constants.VILLE_ERR_UNKNOWN, () => game.Option(99), "no option");
    }

    private static void CheckEditions()
    {
        var game = new Game("toits");
        using (Edition edition = Edition.Builtin(game, 0))
        using (Edition copy = Edition.FromJson(game, edition.ToJson()))
        {
            Equal(copy.Id, edition.Id, "edition");
            Equal(copy.Hash, edition.Hash, "hash of an edition");
            Equal(copy.Game.Number, game.Number, "game of an edition");
            Equal(Edition.FaultsJson(game, edition.ToJson()), "[]", "no faults");
            MatchConfig config = Match.Config(game);
            using (var match = new Match(config, copy))
            using (Edition used = match.Edition()) Equal(used.Hash, edition.Hash, "edition of a match");
        }
        True(Edition.FaultsJson(game, "{}").Length > 2, "faults");
        Fails(Constants.VILLE_ERR_JSON, () => Edition.FromJson(game, "{"), "broken JSON");
        Fails(Constants.VILLE_ERR_UNKNOWN, () => Edition.Builtin(game, 9), "no edition");
    }

    private static void CheckMatch()
    {
        using (Match match = NewMatch())
        {
            Equal(match.Info.Players, 3, "players of a match");
            Equal(match.Game.Number, new Game("toits").Number, "game of a match");
            Equal(match.Options().Length, (int)match.Game.Info.OptionCount, "options of a match");
            PlayOn(match, 1000);
            True(match.Over && match.Info.Over == 1 && match.Info.Winners != 0, "over");
            Score[] scores = match.Scores(Constants.VILLE_PUBLIC);
            Equal(scores.Length, 3, "scores");
            int sum = 0;
            for (int i = 0; i < scores[0].LineCount; ++i) sum += scores[0].GetLine(i).Points;
            Equal(sum, scores[0].Total, "lines of a score");
            True(match.ScoresJson(0).Contains("\"winners\""), "scores in JSON");
            True(match.ViewJson(0).StartsWith("{"), "view");
            uint next;
            Event[] events = match.Events(Constants.VILLE_PUBLIC, 0, out next);
            Equal(next, match.Info.EventsEnd, "next event");
            Equal((int)events[0].Type, Constants.VILLE_EVENT_TURN_STARTED, "first event");
            True(match.EventsJson(0, 0).StartsWith("[{"), "events in JSON");
            True(match.EventText(events[0], "fr").Length > 0, "an event in words");
            True(match.StateHash != 0, "hash of the state");
        }
        using (Match match = Match.FromJson("{\"game\":\"toits\",\"players\":4,\"seed\":\"9\"}"))
        {
            Equal(match.Info.Players, 4, "match from JSON");
            ulong action = match.LegalActions(match.Actor)[0];
            Equal(match.ActionFromJson(match.ActionToJson(action)), action, "action in JSON");
            True(match.ActionText(action, "en").Length > 0, "action in words");
            Equal(match.SeatName(1, "fr"), "Joueur 2", "a seat without a name");
            match.SetSeatName(0, "Zoë");
            Equal(match.SeatName(0, "fr"), "Zoë", "a seat with a name");
            string told = match.EventsJson(0, 0);
            told = told.Substring(1, told.IndexOf('}'));
            Equal(match.EventText(match.EventFromJson(told), "en"), "Turn 1: Zoë leads.", "an event from JSON");
            Fails(Constants.VILLE_ERR_JSON, () => match.EventFromJson("{}"), "no event");
            match.SetSeatName(0, null);
            Equal(match.SeatName(0, "en"), "Player 1", "a name taken back");
            Fails(Constants.VILLE_ERR_ARGUMENT, () => match.SetSeatName(4, "x"), "no such seat");
            MatchConfig made = match.GetConfig();
            Equal(made.Seed, 9ul, "seed of a match");
            Equal(made.Players, 4, "players of a match from JSON");
            using (Edition edition = match.Edition())
            using (var again = new Match(made, edition))
            {
                Equal(again.StateHash, match.StateHash, "a match made like another");
                Equal(edition.Label(Constants.VILLE_NAMES_SCORE_LINE, 1, "en"), "token for gold", "label of an edition");
            }
            match.SetStandIn(0, true);
            Equal(match.Info.StandIns, 1u, "stand-in");
            True(match.Actor != 0, "the stand-in acts at once");
        }
    }

    private static void CheckChanceByHost()
    {
        MatchConfig config = Match.Config(new Game("toits"));
        config.Chance = Constants.VILLE_CHANCE_HOST;
        using (var match = new Match(config))
        {
            Equal(match.Actor, Constants.VILLE_CHANCE, "chance acts");
            uint[] weights;
            ulong[] outcomes = match.Outcomes(Constants.VILLE_OMNISCIENT, out weights);
            True(outcomes.Length > 0 && outcomes.Length == weights.Length && weights[0] > 0, "outcomes");
            Equal(match.Outcomes(0, out weights).Length, 0, "outcomes are the referee's");
            match.Apply(Constants.VILLE_CHANCE, outcomes[outcomes.Length - 1]);
            Equal(match.Actor, 0, "a player acts");
            match.Apply(0, match.LegalActions(0)[0]);
            True(match.Draw() != 0, "drawn by the library");
        }
    }

    private static void CheckHistory()
    {
        using (Match match = NewMatch(2, 3, Constants.VILLE_UNDO_ANALYSIS))
        {
            PlayOn(match, 12);
            ulong before = match.StateHash;
            uint ply = match.Info.Ply;
            PlayOn(match, 1);
            ulong after = match.StateHash;
            True(match.CanUndo, "can undo");
            match.Undo();
            Equal(match.StateHash, before, "undone");
            match.Redo();
            Equal(match.StateHash, after, "done again");
            match.Seek(ply);
            Equal(match.StateHash, before, "sought");
            match.Seek(0);
            LogEntry[] log = match.Log(0);
            Equal(log.Length, (int)match.Info.LogEnd, "log");
            var words = new ulong[log.Length];
            for (int i = 0; i < log.Length; ++i) words[i] = log[i].Action;

            MatchConfig config = Match.Config(match.Game);
            config.Players = 2;
            config.Chance = Constants.VILLE_CHANCE_HOST;
            using (var again = new Match(config))
            {
                again.ApplyList(words);
                Equal(again.StateHash, after, "played from the log");
            }
        }
    }

    private static void CheckKeeping()
    {
        using (Match match = NewMatch())
        using (Match other = NewMatch())
        {
            PlayOn(match, 20);
            other.LoadSnapshot(match.Snapshot());
            Equal(other.StateHash, match.StateHash, "snapshot");
            other.Assign(match);
            Equal(other.Info.LogEnd, match.Info.LogEnd, "assigned");
            using (Match loaded = Match.Load(match.Save())) Equal(loaded.Info.LogEnd, match.Info.LogEnd, "save");
            using (Match loaded = Match.Load(match.Save(), true)) Equal(loaded.Info.LogBegin, match.Info.Ply, "save without its log");
            using (Match read = Match.FromRecord(match.Record(true)))
            {
                Equal(read.StateHash, match.StateHash, "record");
                Fails(Constants.VILLE_ERR_BARRIER, () => read.Seek(0), "a record has barriers");
                read.SetUndoRule(Constants.VILLE_UNDO_ANALYSIS);
                read.Seek(0);
                Equal(read.Info.Ply, 0u, "a record for analysis");
            }
            using (Match clone = match.Clone())
            {
                Equal(clone.StateHash, match.StateHash, "clone");
                PlayOn(clone, 1);
                True(clone.StateHash != match.StateHash, "clones are apart");
            }
            using (Match guess = match.Determinize(0, 1, 0)) Equal(guess.Info.Ply, match.Info.Ply, "determinized");
            byte[] damaged = match.Save();
            damaged[damaged.Length / 2] ^= 1;
            Fails(Constants.VILLE_ERR_CHECKSUM, () => Match.Load(damaged), "damaged save");
            Fails(Constants.VILLE_ERR_FORMAT, () => other.LoadSnapshot(new byte[0]), "empty snapshot");
            Fails(Constants.VILLE_ERR_JSON, () => Match.FromRecord("no record"), "no record");
        }
    }

    private static void CheckRefusals()
    {
        using (Match match = NewMatch())
        {
            ulong legal = match.LegalActions(0)[0];
            Fails(Constants.VILLE_ERR_NOT_YOUR_TURN, () => match.Apply(1, legal), "not your turn");
            Fails(Constants.VILLE_ERR_ILLEGAL, () => match.Apply(0, 0), "no action");
            Fails(Constants.VILLE_ERR_ILLEGAL, () => match.ApplyList(new ulong[] { 1 }), "no list");
            Fails(Constants.VILLE_ERR_NOTHING, match.Redo, "nothing to redo");
            Fails(Constants.VILLE_ERR_NOTHING, () => match.Seek(9999), "no such ply");
            Fails(Constants.VILLE_ERR_ARGUMENT, () => match.ViewJson(9), "no such viewer");
            try { match.ViewJson(9); }
            catch (VilleException problem) { True(problem.Message.StartsWith("VILLE_ERR_ARGUMENT: NULL where"), "words of a status: " + problem.Message); }
            Fails(Constants.VILLE_ERR_JSON, () => match.ActionFromJson("{\"kind\":\"fly\"}"), "no such kind");
            True(match.CheckAction(0, legal) == null, "legal");
            Equal(match.CheckAction(0, 0).Reason, Constants.VILLE_REASON_UNKNOWN_KIND, "reason");
            PlayOn(match, 1);
            try { match.Undo(); True(false, "undo over luck"); }
            catch (VilleException problem) { Equal(problem.Reason, Constants.VILLE_REASON_LUCK_DECIDED, "reason of a barrier"); }
            match.Dispose();
            Fails(Constants.VILLE_ERR_ARGUMENT, () => match.Apply(0, legal), "disposed");
            Fails(Constants.VILLE_ERR_ARGUMENT, () => True(match.Actor == 9, "no actor"), "nobody acts in a disposed match");
            Fails(Constants.VILLE_ERR_ARGUMENT, () => True(!match.Over, "not over"), "a disposed match is not over");
            Fails(Constants.VILLE_ERR_ARGUMENT, () => True(!match.CanUndo, "no undo"), "undo of a disposed match");
            Edition gone = Edition.Builtin(new Game("toits"), 0);
            gone.Dispose();
            MatchConfig plain = Match.Config(new Game("toits"));
            Fails(Constants.VILLE_ERR_ARGUMENT, () => new Match(plain, gone), "a disposed edition is not the built-in one");
        }
        MatchConfig config = Match.Config(new Game("toits"));
        config.Players = 9;
        Fails(Constants.VILLE_ERR_ARGUMENT, () => new Match(config), "too many players");
        config.Players = 2;
        config.SetOption(0, 99);
        Fails(Constants.VILLE_ERR_OPTION, () => new Match(config), "no such value");
    }

    private static void CheckBots()
    {
        BotConfig config = Bot.Config();
        config.Kind = Constants.VILLE_BOT_SEARCH;
        config.Iterations = 50;
        using (var bot = new Bot(config))
        using (Match match = NewMatch())
        {
            ulong choice = bot.Choose(match, match.Actor);
            True(match.CheckAction(match.Actor, choice) == null, "a bot chooses what is legal");
            uint visits = 0;
            foreach (Thought thought in bot.Thoughts()) visits += thought.Visits;
            Equal(visits, 50u, "thoughts");
            Equal(bot.Choose(match, match.Actor, new[] { 1 }) != 0, true, "stopped at once");
            Fails(Constants.VILLE_ERR_NOT_YOUR_TURN, () => bot.Choose(match, 2), "not the turn of a bot");
        }
        config.Iterations = 0;
        Fails(Constants.VILLE_ERR_ARGUMENT, () => new Bot(config), "no iterations");
    }

    private static void CheckManyMatches()
    {
        for (uint index = 0; index < 100; ++index)
            using (Match match = NewMatch(2 + (int)index % 3, index))
            {
                PlayOn(match, 1000);
                True(match.Over, "match " + index + " ends");
            }

        MatchConfig config = Match.Config(new Game("toits"));
        var results = new Playout[100];
        Equal(Library.PlayRandom(ref config, null, 0, results), 100, "random matches");
        var later = new Playout[1];
        Library.PlayRandom(ref config, null, 42, later);
        Equal(later[0].StateHash, results[42].StateHash, "a random match by its index");
        Equal(later[0].GetTotal(1), results[42].GetTotal(1), "its points");

        var stop = new int[1];
        var stopper = new Thread(() => { Thread.Sleep(20); Volatile.Write(ref stop[0], 1); });
        stopper.Start();
        int done = Library.PlayRandom(ref config, null, 0, new Playout[300000], stop);
        stopper.Join();
        True(done < 300000, "stopped from another thread");
    }

    private static void CheckHandles()
    {
        for (uint i = 0; i < 2000; ++i) NewMatch(2, i); // left to the finaliser
        GC.Collect();
        GC.WaitForPendingFinalizers();
        Match match = NewMatch();
        match.Dispose();
        match.Dispose();
    }

    private static void CheckTyped()
    {
        using (Match match = NewMatch())
        using (Edition edition = match.Edition())
        {
            PlayOn(match, 15);
            ToitsView view = Toits.View(match, 0);
            Equal(view.Players, 3, "typed view");
            Equal(view.Actor, match.Actor, "typed actor");
            True(view.GetSeats(0).GetCounts(0) <= 200 && view.GetBoard(0) >= -1, "arrays of a typed view");
            ToitsEdition figures = Toits.Figures(edition);
            True(figures.CardCount > 0 && figures.GetCard(0).Copies > 0, "typed edition");
            True(figures.GetCard(0).Kind.Length > 0, "text in a struct in an array");
            True(Toits.CardText(edition, 0, "en").Length > 0 && Toits.GoodLabel(edition, 0, "fr").Length > 0, "typed words");
            ulong word = match.LegalActions(Constants.VILLE_OMNISCIENT)[0];
            Equal(Toits.PackAction(Toits.UnpackAction(word)), word, "typed action");
            try
            {
                view.GetBoard(7);
                True(false, "index out of range");
            }
            catch (ArgumentOutOfRangeException)
            {
            }
        }
    }

    private static void CheckTypedTickets()
    {
        MatchConfig config = Match.Config(new Game("ticket_paris"));
        config.Players = 3;
        config.Seed = 7;
        using (var match = new Match(config))
        using (Edition edition = match.Edition())
        {
            PlayOn(match, 15);
            TicketParisView view = TicketParis.View(match, 0);
            Equal(view.Players, 3, "typed view of tickets");
            Equal(view.Actor, match.Actor, "typed actor of tickets");
            True(view.GetSeats(0).SeesHand == 1 && view.GetSeats(1).SeesHand == 0 && view.GetSeats(1).GetHand(0) == 0, "a hand is secret");
            TicketParisEdition figures = TicketParis.Figures(edition);
            Equal((int)figures.RouteCount, 32, "routes");
            Equal(figures.GetColours(0).Key, "red", "key of a colour");
            Equal(TicketParis.RouteText(edition, 3, "en"), "Louvre – Opéra", "a route in words");
            Equal(TicketParis.TicketText(edition, 18, "en"), "Montparnasse – Opéra (3)", "a ticket in words");
            Equal(TicketParis.PlaceLabel(edition, 10, "fr"), "Opéra", "a place");
            True(TicketParis.CardLabel(edition, 6, "fr").Length > 0, "a card");
            ulong word = match.LegalActions(Constants.VILLE_OMNISCIENT)[0];
            Equal(TicketParis.PackAction(TicketParis.UnpackAction(word)), word, "typed action of tickets");
            Equal(TicketParis.Claims(match, 0, 1).Length, 0, "claims of others");
            int claims = 0;
            foreach (ulong action in match.LegalActions(Constants.VILLE_OMNISCIENT))
                if (TicketParis.UnpackAction(action).Kind == Constants.VILLE_TICKET_PARIS_ACTION_CLAIM_ROUTE) ++claims;
            if (match.Info.Phase == Constants.VILLE_TICKET_PARIS_PHASE_TURN)
                Equal(TicketParis.Claims(match, match.Actor, match.Actor).Length, claims, "claims");
            TicketParisTicketState state = TicketParis.TicketState(match, 0, 18);
            True(state.Completed == 1 || state.Possible == 1, "state of a ticket");
            Fails(Constants.VILLE_ERR_UNKNOWN, () => TicketParis.TicketState(match, 0, 21), "no such ticket");
        }
    }

    private static void CheckTypedTrips()
    {
        MatchConfig config = Match.Config(new Game("paris_paris"));
        config.Players = 4;
        config.Seed = 5;
        using (var match = new Match(config))
        using (Edition edition = match.Edition())
        {
            PlayOn(match, 30);
            ParisParisView view = ParisParis.View(match, 0);
            Equal(view.Actor, match.Actor, "typed actor of trips");
            True(view.GetSeats(0).Line >= 0 && view.GetSeats(1).Line == Constants.VILLE_PARIS_PARIS_NONE, "a line is secret");
            ParisParisEdition figures = ParisParis.Figures(edition);
            Equal((int)figures.PlaceCount, 25, "places");
            Equal(figures.GetLines(4).Key, "violet", "key of a line");
            Equal(ParisParis.PlaceLabel(edition, 8, "en"), "Odéon", "a place with an accent");
            Equal(ParisParis.LineLabel(edition, 3, "fr"), "rouge", "a line");
            Equal(edition.WarningsJson(), "[]", "warnings");
            ulong word = match.LegalActions(Constants.VILLE_OMNISCIENT)[0];
            Equal(ParisParis.PackAction(ParisParis.UnpackAction(word)), word, "typed action of trips");
            PlayOn(match, 200);
            view = ParisParis.View(match, Constants.VILLE_PUBLIC);
            int told = 0, counted = 0;
            for (int seat = 0; seat < 4; ++seat)
            {
                told += view.GetSeats(seat).FinalTrips;
                foreach (ParisParisScoring row in ParisParis.BigTrip(match, view.GetSeats(seat).Line)) counted += row.Points;
            }
            Equal(counted, told, "final trips hut by hut");
            True(told > 0 && ParisParis.SmallTrip(match, 8, 4).Length > 0, "points of trips");
            Fails(Constants.VILLE_ERR_UNKNOWN, () => ParisParis.BigTrip(match, 5), "no such line");
        }
    }

    private static void CheckTypedTroyes()
    {
        MatchConfig config = Match.Config(new Game("troyes"));
        config.Players = 3;
        config.Seed = 6;
        using (var match = new Match(config))
        using (Edition edition = match.Edition())
        {
            int dice = Troyes.GroupCode(new TroyesDie { District = 4, Colour = 0, Value = 5 }, new TroyesDie { District = 0, Colour = 0, Value = 3 });
            TroyesDie[] back = Troyes.GroupDice(dice);
            True(back.Length == 2 && back[0].Value == 3 && back[1].District == 4, "a group of dice");
            Fails(Constants.VILLE_ERR_UNKNOWN, () => Troyes.ExplainGroup(match, 0, Constants.VILLE_TROYES_DEED_FIGHT_EVENT, 0, dice, 0), "no such dice");
            Equal(Troyes.Figures(edition).GetActivities(14).Effect, Constants.VILLE_TROYES_EFFECT_TEMPLAR, "effect of a card");
            Equal(Troyes.ActivityLabel(edition, 14, "fr"), "Templier", "an activity card");
            Equal(Troyes.EventLabel(edition, 1, "en"), "War (ER1)", "an event");
            Equal(Troyes.CharacterLabel(edition, 5, "fr"), "Le Florentin", "a character");
            PlayOn(match, 60);
            TroyesView view = Troyes.View(match, 0);
            Equal(view.Actor, match.Actor, "typed actor of dice");
            True(view.GetSeats(0).People != 0 && view.GetSeats(1).People == 0, "characters are secret");
            ulong word = match.LegalActions(Constants.VILLE_OMNISCIENT)[0];
            Equal(Troyes.PackAction(Troyes.UnpackAction(word)), word, "typed action of dice");
            PlayOn(match, 2000);
            view = Troyes.View(match, Constants.VILLE_PUBLIC);
            Equal(Troyes.ExplainCharacter(match, 2).GetCount(0), view.GetSeats(0).Influence, "what a character counts");
            True(Troyes.ExplainEvent(match, 0).Free > 0, "Marauding is never full");
        }
    }
}

// The same as check/record.c, through the C# binding.
using System.IO;
using System.Text;
using Ville;

internal static class Record
{
    private const uint Matches = 5, SignatureMatches = 200;
    private const int SearchedDecision = 10, KeptDecision = 30;

    internal static void Print(Stream output)
    {
        var text = new StringBuilder();
        for (int number = 0; number < Library.GameCount; ++number)
        {
            var game = new Game(number);
            GameInfo info = game.Info;
            text.Append(info.Id).Append(' ').Append(game.Signature(SignatureMatches).ToString("x16")).Append('\n');
            for (int players = info.MinPlayers; players <= info.MaxPlayers; ++players)
                for (uint index = 0; index < Matches; ++index) Play(text, game, players, index);
        }
        byte[] bytes = new UTF8Encoding(false).GetBytes(text.ToString());
        output.Write(bytes, 0, bytes.Length);
        output.Flush();
    }

    private static void Play(StringBuilder text, Game game, int players, uint index)
    {
        MatchConfig config = Match.Config(game);
        config.Players = players;
        config.Seed = 7;
        config.Index = index;
        using (var match = new Match(config))
        using (var chooser = NewBot(Constants.VILLE_BOT_RANDOM, 11, index))
        using (var search = NewBot(Constants.VILLE_BOT_SEARCH, 5, index))
        {
            for (int decision = 0; !match.Over; ++decision)
            {
                int seat = match.Actor;
                if (decision == SearchedDecision) Think(text, search, match, seat);
                if (decision == KeptDecision) Keep(text, match);
                match.Apply(seat, chooser.Choose(match, seat));
            }
            Keep(text, match);
            text.Append(match.Record());
        }
    }

    private static Bot NewBot(int kind, ulong seed, uint index)
    {
        BotConfig config = Bot.Config();
        config.Kind = kind;
        config.Seed = seed;
        config.Index = index;
        config.Iterations = 100;
        return new Bot(config);
    }

    private static void Think(StringBuilder text, Bot search, Match match, int seat)
    {
        text.Append("search ").Append(search.Choose(match, seat)).Append(':');
        foreach (Thought thought in search.Thoughts())
            text.Append(' ').Append(thought.Action).Append('/').Append(thought.Visits).Append('/').Append(thought.Value);
        text.Append('\n');
    }

    private static void Keep(StringBuilder text, Match match)
    {
        text.Append("snapshot ");
        foreach (byte each in match.Snapshot()) text.Append(each.ToString("x2"));
        text.Append('\n');
    }
}

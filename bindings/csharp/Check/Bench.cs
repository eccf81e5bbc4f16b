// What a call and a random match cost. One line each: name, value.
using System;
using System.Globalization;
using System.Runtime.InteropServices;
using Ville;

internal static class Bench
{
    private const int Calls = 2000000, Matches = 500, Repetitions = 7;

    internal static void Run()
    {
        Tell("empty_ns", () => { for (int i = 0; i < Calls; ++i) Native.ville_abi_version(); }, Calls, 1e9);
        using (var match = new Match(Config(false, 0)))
            Tell("actor_ns", () => { for (int i = 0; i < Calls; ++i) { int actor = match.Actor; } }, Calls, 1e9);
        Tell("single_bare_us", () => { for (uint i = 0; i < Matches; ++i) Play(Config(false, i), i); }, Matches, 1e6);
        Tell("single_full_us", () => { for (uint i = 0; i < Matches; ++i) Play(Config(true, i), i); }, Matches, 1e6);
        MatchConfig config = Config(false, 0);
        var results = new Playout[Matches];
        Tell("batch_us", () => Library.PlayRandom(ref config, null, 0, results), Matches, 1e6);
    }

    private static MatchConfig Config(bool full, uint index)
    {
        MatchConfig config = Match.Config(new Game(0));
        config.Players = 3;
        config.Seed = 1;
        config.Index = index;
        config.Log = config.Undo = config.Events = full ? 1 : 0;
        return config;
    }

    private static void Play(MatchConfig config, uint index)
    {
        uint random = index;
        var actions = new ulong[256];
        using (var match = new Match(config))
            for (int seat = match.Actor; seat >= 0; seat = match.Actor)
            {
                int count = match.LegalActions(seat, actions);
                random = random * 1664525 + 1013904223;
                match.Apply(seat, actions[(int)((ulong)random * (uint)count >> 32)]);
            }
    }

    /// Processor time in microseconds: other work on the machine does not count.
    [DllImport("libc")] private static extern IntPtr clock();

    /// The best of a few repetitions.
    private static void Tell(string name, Action run, int count, double unit)
    {
        double best = double.MaxValue;
        for (int i = 0; i < Repetitions; ++i)
        {
            long begin = (long)clock();
            run();
            best = Math.Min(best, ((long)clock() - begin) / 1e6);
        }
        Console.WriteLine(name + " " + (best / count * unit).ToString("F3", CultureInfo.InvariantCulture));
    }
}

"""Tests of the Python binding: VILLE_LIBRARY=libville.so python3 -m unittest discover bindings/python/tests"""

import copy
import ctypes
import gc
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import threading
import unittest
import weakref

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import ville
from ville import CHANCE, NOBODY, OMNISCIENT, PUBLIC, Bot, Edition, Game, Match, c, lib

CALLED = set()


def setUpModule():
    """Notes which functions of the library the tests call."""
    for name, *_ in c.FUNCTIONS:
        def count(*arguments, name=name, function=getattr(lib, name)):
            CALLED.add(name)
            return function(*arguments)
        setattr(lib, name, count)


def tearDownModule():
    destroyers = {'ville_match_destroy', 'ville_edition_destroy', 'ville_bot_destroy'}
    left = {name for name, *_ in c.FUNCTIONS} - CALLED - destroyers
    if left:
        raise AssertionError(f'no test calls {sorted(left)}')


def play_on(match, decisions=10 ** 6, seed=1):
    chooser = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        match.play(chooser.choice(match.legal_actions()))
    return match


class Case(unittest.TestCase):
    def fails(self, kind, status, call, *arguments, **named):
        with self.assertRaises(kind) as caught:
            call(*arguments, **named)
        self.assertEqual(ville.status_name(caught.exception.status), ville.status_name(status))
        self.assertTrue(caught.exception.text)
        return caught.exception


class Games(Case):
    def test_what_there_is(self):
        self.assertRegex(ville.__version__, r'^\d+\.\d+\.\d+$')
        self.assertIn('fr', ville.languages())
        self.assertIn(Game('toits'), ville.games())
        self.assertEqual(lib.ville_version() >> 16, int(ville.__version__.split('.')[0]))
        self.assertEqual(lib.ville_abi_version(), c.VILLE_ABI_VERSION)

    def test_a_game(self):
        game = Game('toits')
        self.assertEqual(game, Game(game.number))
        self.assertEqual(repr(game), "Game('toits')")
        self.assertEqual(len({game, Game('toits')}), 1)
        self.assertEqual(game.info['max_players'], 4)
        self.assertEqual(game.title, 'Les Toits de Paris')
        self.assertEqual(game.name('game', 0), 'toits')
        self.assertNotEqual(game.label('phase', 1), game.label('phase', 1, 'fr'))
        self.assertEqual(game.event_kind(0), c.VILLE_EVENT_TURN_STARTED)
        self.assertEqual(game.signature(3), game.signature(3))
        described = game.describe('fr')
        self.assertEqual([option['name'] for option in described['options']], [option['name'] for option in game.options()])
        self.assertNotEqual(game.option_value(0, 0), game.option_value(0, 0, 'en'))

    def test_what_there_is_not(self):
        game = Game('toits')
        for call in [lambda: Game('nowhere'), lambda: Game(99), lambda: game.name('phase', 99), lambda: game.option(99),
                     lambda: game.option_value(0, 99), lambda: Edition.builtin(game, 9)]:
            self.fails(ville.Unknown, c.VILLE_ERR_UNKNOWN, call)
        self.assertEqual(game.event_kind(999), 0)


class Editions(Case):
    def test_figures(self):
        with Edition.builtin('toits') as edition:
            figures = edition.to_dict()
            with Edition.from_dict('toits', figures) as again, Edition.from_dict('toits', edition.to_json()) as third:
                self.assertEqual({edition.hash, again.hash, third.hash}, {edition.hash})
                self.assertEqual(again.id, edition.id)
                self.assertEqual(again.game, Game('toits'))
                with Match('toits', edition=again) as match, match.edition() as used:
                    self.assertEqual(used.hash, edition.hash)
            self.assertIn(edition.id, repr(edition))
        self.assertEqual(repr(edition), 'Edition(closed)')

    def test_faults(self):
        with Edition.builtin('toits') as edition:
            figures = edition.to_dict()
        self.assertEqual(Edition.faults('toits', figures), [])
        self.fails(ville.InvalidData, c.VILLE_ERR_JSON, Edition.from_dict, 'toits', {})
        self.fails(ville.InvalidData, c.VILLE_ERR_JSON, Edition.from_dict, 'toits', '{')
        figures['tokens'][0]['low'] = figures['tokens'][0]['high'] + 1
        self.fails(ville.InvalidData, c.VILLE_ERR_EDITION, Edition.from_dict, 'toits', figures)
        self.assertEqual(set(Edition.faults('toits', figures)[0]), {'place', 'what'})


class Playing(Case):
    def test_a_hundred_matches(self):
        for index in range(100):
            with Match('toits', 2 + index % 3, seed=5, index=index) as match:
                play_on(match, seed=index)
                self.assertTrue(match.over)
                self.assertEqual(match.actor, NOBODY)
                scores = match.scores()
                self.assertEqual(scores['winners'], match.winners)
                for score, struct in zip(scores['scores'], match.score_structs()):
                    self.assertEqual(score['total'], sum(line['points'] for line in score['lines']))
                    self.assertEqual(score['total'], struct.total)
                self.assertLessEqual(match.info['ply'], match.game.info['max_plies'])

    def test_actions_as_numbers_and_as_dicts(self):
        with Match('toits', 3, seed=7) as match:
            while not match.over:
                for action in match.legal_actions():
                    named = match.action_to_dict(action)
                    self.assertEqual(match.action_from_dict(named), action)
                    self.assertIsNone(match.check(match.actor, named))
                    self.assertTrue(match.action_text(named, 'fr'))
                match.apply(match.actor, named)

    def test_who_gets_the_list(self):
        with Match('toits', 3, seed=7) as match:
            self.assertEqual(match.actor, 0)
            self.assertEqual(match.legal_actions(), match.legal_actions(0))
            self.assertEqual(match.legal_actions(), match.legal_actions(OMNISCIENT))
            self.assertEqual(match.legal_actions(1), [])
            self.assertEqual(match.legal_actions(PUBLIC), [])

    def test_options(self):
        with Match('toits', options={'raided_bonus': 'lost', 'achievement_minimum': 1}) as match:
            options = match.options()
            self.assertEqual((options['raided_bonus'], options['achievement_minimum'], options['several_cards']), (1, 1, 0))
        for options in [{'nothing': 1}, {'raided_bonus': 'maybe'}, {'raided_bonus': 99}]:
            self.fails(ville.InvalidOption, c.VILLE_ERR_OPTION, Match, 'toits', options=options)

    def test_chance_by_host(self):
        with Match('toits', chance='host') as match:
            self.assertEqual(match.actor, CHANCE)
            outcomes = match.outcomes()
            self.assertTrue(all(outcome.weight > 0 for outcome in outcomes))
            self.assertEqual(match.outcomes(0), [])
            self.assertIn(match.draw(), [outcome.action for outcome in outcomes])
            self.fails(ville.NotYourTurn, c.VILLE_ERR_NOT_YOUR_TURN, match.draw)
            match.play(match.legal_actions()[0])
            match.apply(CHANCE, match.outcomes()[-1].action)

    def test_a_list(self):
        with play_on(Match('toits', 2, seed=9), 20) as match, Match('toits', 2, chance='host') as again:
            actions = [entry.action for entry in match.log()]
            again.apply_list(actions)
            self.assertEqual(again.state_hash, match.state_hash)
            self.assertEqual([entry.player for entry in again.log()], [entry.player for entry in match.log()])
            with Match('toits', 2, chance='host') as third:
                refused = self.fails(ville.IllegalAction, c.VILLE_ERR_ILLEGAL, third.apply_list, actions[:5] + [1])
                self.assertEqual(refused.place, 5)
                self.assertEqual(third.info['ply'], 5)

    def test_stand_in(self):
        with Match('toits', 3, seed=7) as match:
            match.set_stand_in(0)
            self.assertEqual(match.info['stand_ins'], 1)
            self.assertNotEqual(match.actor, 0)
            match.set_stand_in(0, False)
            self.assertEqual(match.info['stand_ins'], 0)
            self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, match.set_stand_in, 9)

    def test_refusals(self):
        with Match('toits', 3, seed=7) as match:
            action = match.legal_actions()[0]
            refused = self.fails(ville.NotYourTurn, c.VILLE_ERR_NOT_YOUR_TURN, match.apply, 1, action)
            self.assertEqual(refused.reason_name, 'not_your_turn')
            refused = self.fails(ville.IllegalAction, c.VILLE_ERR_ILLEGAL, match.apply, 0, 0)
            self.assertEqual((refused.reason, refused.reason_name), (c.VILLE_REASON_UNKNOWN_KIND, 'unknown_kind'))
            refused = match.check(0, {'kind': 'take', 'space': 1})
            self.assertEqual((type(refused), refused.reason_name), (ville.IllegalAction, 'wrong_phase'))
            self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, match.apply, 9, action)
            self.fails(ville.InvalidData, c.VILLE_ERR_JSON, match.apply, 0, {'kind': 'fly'})
            play_on(match)
            refused = self.fails(ville.MatchOver, c.VILLE_ERR_OVER, match.apply, 0, action)
            self.assertEqual(refused.reason_name, 'match_over')

    def test_matches_that_cannot_be(self):
        for named in [{'players': 9}, {'first': 4}, {'chance': 'fate'}, {'undo_rule': 'never'}, {'log': False, 'undo': True}]:
            self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, Match, 'toits', **named)


class Looking(Case):
    def test_views(self):
        with play_on(Match('toits', 3, seed=2), 30) as match:
            for viewer in [0, 1, 2, PUBLIC, OMNISCIENT]:
                self.assertIsInstance(match.view(viewer), dict)
            self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, match.view, 3)
            self.assertEqual(repr(match), f"Match('toits', players=3, ply={match.info['ply']}, actor={match.actor})")

    def test_events(self):
        with play_on(Match('toits', 3, seed=2), 30) as match:
            events = match.events(0)
            structs, following = match.event_structs(0)
            self.assertEqual([event['seq'] for event in events], [event.seq for event in structs])
            self.assertEqual(following, match.info['events_end'])
            self.assertEqual(match.events(0, since=following), [])
            self.assertEqual(match.events(0, since=events[5]['seq']), events[5:])
            for event in structs:
                self.assertNotEqual(match.event_text(event), match.event_text(event, 'fr'))
            self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, match.events, 0, following + 1)

    def test_nothing_kept(self):
        with play_on(Match('toits', 3, seed=2, log=False, events=False), 10) as match:
            for call in [match.undo, match.redo, match.log, match.record, lambda: match.events(0), lambda: match.seek(0)]:
                self.fails(ville.NotKept, c.VILLE_ERR_OFF, call)

    def test_old_events_are_forgotten(self):
        with play_on(Match('toits', 3, seed=2, undo_rule='analysis'), 100) as match:
            end = match.info['ply']
            while match.info['events_begin'] == 0:
                match.seek(0)
                match.seek(end)
            self.fails(ville.Forgotten, c.VILLE_ERR_FORGOTTEN, match.events, 0)
            self.assertTrue(match.events(0, match.info['events_begin']))

    def test_determinized(self):
        with play_on(Match('toits', 3, seed=2), 30) as match, match.determinize(1, seed=4) as guess:
            self.assertEqual(guess.view(1), match.view(1))
            self.assertTrue(play_on(guess).over)

    def test_many_threads_may_look_at_one_match(self):
        with play_on(Match('toits', 4, seed=2), 60) as match:
            expected = match.view(0), match.legal_actions(), match.state_hash
            wrong = []

            def look():
                for _ in range(50):
                    if (match.view(0), match.legal_actions(), match.state_hash) != expected:
                        wrong.append(1)
            threads = [threading.Thread(target=look) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.assertEqual(wrong, [])


class GoingBack(Case):
    def test_undo_redo_seek(self):
        with play_on(Match('toits', 3, seed=3, undo_rule='analysis'), 40) as match:
            ply, before = match.info['ply'], match.state_hash
            match.play(match.legal_actions()[0])
            after = match.state_hash
            self.assertTrue(match.can_undo())
            match.undo()
            self.assertEqual((match.state_hash, match.info['ply']), (before, ply))
            match.redo()
            self.assertEqual(match.state_hash, after)
            match.seek(ply)
            self.assertEqual(match.state_hash, before)
            match.seek(0)
            self.fails(ville.NothingThere, c.VILLE_ERR_NOTHING, match.undo)
            self.fails(ville.NothingThere, c.VILLE_ERR_NOTHING, match.seek, 9999)
            match.seek(match.info['log_end'])
            self.fails(ville.NothingThere, c.VILLE_ERR_NOTHING, match.redo)

    def test_a_barrier(self):
        with Match('toits', 3, seed=3) as match:
            match.play({'kind': 'draw'})
            self.assertFalse(match.can_undo())
            wrong = self.fails(ville.Barrier, c.VILLE_ERR_BARRIER, match.undo)
            self.assertEqual((wrong.reason, wrong.reason_name), (c.VILLE_REASON_LUCK_DECIDED, 'luck_decided'))
            wrong = self.fails(ville.Barrier, c.VILLE_ERR_BARRIER, match.seek, 0)
            self.assertEqual(wrong.reason_name, 'luck_decided')


class Keeping(Case):
    def setUp(self):
        self.match = play_on(Match('toits', 3, seed=6), 30)
        self.addCleanup(self.match.close)

    def test_snapshots(self):
        with Match('toits', 3) as other:
            other.load_snapshot(self.match.snapshot())
            self.assertEqual(other.state_hash, self.match.state_hash)
            self.assertEqual(other.info['log_begin'], other.info['ply'])
            self.fails(ville.InvalidData, c.VILLE_ERR_FORMAT, other.load_snapshot, b'')
            self.fails(ville.InvalidData, c.VILLE_ERR_FORMAT, other.load_snapshot, self.match.save())

    def test_saves(self):
        save = self.match.save()
        with Match.load(save) as loaded:
            self.assertEqual(loaded.state_hash, self.match.state_hash)
            self.assertEqual(loaded.log(), self.match.log())
            self.assertEqual(loaded.save(), save)
        with Match.load(save, state_only=True) as loaded:
            self.assertEqual(loaded.info['log_begin'], self.match.info['ply'])
        self.fails(ville.InvalidData, c.VILLE_ERR_CHECKSUM, Match.load, save[:-1] + bytes([save[-1] ^ 1]))
        self.fails(ville.InvalidData, c.VILLE_ERR_VERSION, Match.load, save[:4] + b'\xff\xff' + save[6:])
        self.fails(ville.InvalidData, c.VILLE_ERR_FORMAT, Match.load, b'')

    def test_records(self):
        with play_on(self.match) as match:
            record = match.record()
            with Match.from_record(record) as again:
                self.assertEqual(again.record(), record)
            with Match.from_record(match.record(legal=True)) as again:
                self.assertEqual(again.state_hash, match.state_hash)
                self.fails(ville.Barrier, c.VILLE_ERR_BARRIER, again.seek, 0)
                again.set_undo_rule('analysis')
                again.seek(0)
                self.assertEqual(again.info['ply'], 0)
                self.assertRaises(ValueError, again.set_undo_rule, 'never')
        lines = record.splitlines()
        self.assertEqual(json.loads(lines[-1]).keys(), {'result'})
        ply = json.loads(lines[8])
        ply['events'] = []
        lines[8] = json.dumps(ply)
        wrong = self.fails(ville.InvalidData, c.VILLE_ERR_REPLAY, Match.from_record, '\n'.join(lines))
        self.assertEqual(wrong.place, 7)
        self.fails(ville.InvalidData, c.VILLE_ERR_JSON, Match.from_record, 'no record')

    def test_headers(self):
        with Match.from_header({'game': 'toits', 'players': 4, 'seed': '7', 'first': 2}) as match:
            self.assertEqual((match.info['players'], match.info['first']), (4, 2))
        self.fails(ville.InvalidData, c.VILLE_ERR_JSON, Match.from_header, '{')
        self.fails(ville.InvalidData, c.VILLE_ERR_GAME, Match.from_header, {'game': 'nowhere'})

    def test_copies(self):
        with self.match.clone() as clone, copy.copy(self.match) as second, Match('toits', 2) as other:
            other.assign(self.match)
            for each in [clone, second, other]:
                self.assertEqual(each.log(), self.match.log())
                self.assertEqual(each.state_hash, self.match.state_hash)
            play_on(clone)
            self.assertNotEqual(clone.state_hash, self.match.state_hash)


    def test_how_a_match_is_made(self):
        with Edition.builtin('toits') as edition:
            figures = edition.to_dict()
        figures['id'] = 'another'
        with Edition.from_dict('toits', figures) as edition:
            given = dict(game='toits', players=3, seed=2 ** 64 - 1, index=7, first=1, chance='host', log=True, undo=False,
                         events=False, undo_rule='one_seat')
            with Match(**given, options={'empty_supply': 1}, edition=edition) as match:
                made = match.config()
                self.assertEqual(made.pop('options'), {**match.options(), 'empty_supply': 1})
                self.assertEqual(made, given)
                with Match.load(match.save()) as loaded, loaded.edition() as box:
                    with Match(**loaded.config(), edition=box) as again:
                        self.assertEqual(again.state_hash, match.state_hash)
        with Match.from_record(self.match.record()) as record:
            self.assertEqual(record.config(), {**self.match.config(), 'chance': 'host'})


class Options(Case):
    def test_from_json(self):
        game = Game('toits')
        self.assertEqual(game.options_from_json('{}'), {option['name']: option['fallback'] for option in game.options()})
        self.assertEqual(game.options_from_json('{"empty_supply":"reshuffle"}')['empty_supply'], 1)
        wrong = self.fails(ville.InvalidData, c.VILLE_ERR_JSON, game.options_from_json, '{"empty_supply":7}')
        self.assertIn('/empty_supply', str(wrong))


class Names(Case):
    def test_seats(self):
        with Match('toits', 3) as match:
            self.assertEqual((match.seat_name(1), match.seat_name(1, 'fr')), ('Player 2', 'Joueur 2'))
            match.set_seat_name(1, 'Zoë')
            self.assertEqual(match.seat_name(1, 'fr'), 'Zoë')
            self.assertEqual(match.seat_name(CHANCE), 'chance')
            with match.clone() as clone:
                self.assertEqual(clone.seat_name(1), 'Zoë')
            match.set_seat_name(1, None)
            self.assertEqual(match.seat_name(1), 'Player 2')
            for name in ['x' * 61, 'two\nlines', 'a\0b']:
                self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, match.set_seat_name, 1, name)
            self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, match.set_seat_name, 3, 'x')

    def test_events_in_either_form_read_alike(self):
        for game in ville.games():
            with play_on(Match(game, 3, seed=4)) as match:
                match.set_seat_name(0, 'Ada')
                for viewer in [PUBLIC, OMNISCIENT, 1]:
                    for struct, told in zip(match.event_structs(viewer).list, match.events(viewer)):
                        for language in ville.languages():
                            self.assertEqual(match.event_text(told, language), match.event_text(struct, language))
                self.assertTrue(any('Ada' in match.event_text(event) for event in match.events(PUBLIC)))
                self.fails(ville.InvalidData, c.VILLE_ERR_JSON, match.event_text, {'kind': 'dance'})

    def test_an_edition_calls_things_by_its_own_names(self):
        with Edition.builtin('toits') as edition:
            self.assertEqual(edition.label('score_line', 1), Game('toits').label('score_line', 1))
            figures = edition.to_dict()
        figures['id'] = 'coins'
        figures['good_labels'][1] = [{'language': 'en', 'text': 'coins'}]
        with Edition.from_dict('toits', figures) as edition:
            self.assertEqual(edition.label('score_line', 1), 'token for coins')
            self.fails(ville.Unknown, c.VILLE_ERR_UNKNOWN, edition.label, 'score_line', 99)


class Bots(Case):
    def test_random(self):
        with Match('toits', 3, seed=7) as match, Bot(seed=3) as bot, Bot(seed=3) as same:
            while not match.over:
                self.assertEqual(bot.choose(match), same.choose(match, match.actor))
                match.play(bot.choose(match))
            self.assertEqual(bot.thoughts(), [])
            self.fails(ville.MatchOver, c.VILLE_ERR_OVER, bot.choose, match, 0)

    def test_search(self):
        with play_on(Match('toits', 3, seed=7), 12) as match, Bot('search', iterations=200) as bot:
            choice = bot.choose(match)
            thoughts = bot.thoughts()
            self.assertEqual([thought['action'] for thought in thoughts], match.legal_actions())
            self.assertEqual(max(thoughts, key=lambda thought: thought['visits'])['action'], choice)
            self.assertTrue(all(0 <= thought['value'] <= 1000000 for thought in thoughts))
            self.assertEqual(bot.choose(match), choice)
            stop = ville.StopFlag()
            stop.set()
            self.assertIn(bot.choose(match, stop=stop), match.legal_actions())
            self.assertEqual(sum(thought['visits'] for thought in bot.thoughts()), 1)
            seat = (match.actor + 1) % 3
            self.fails(ville.NotYourTurn, c.VILLE_ERR_NOT_YOUR_TURN, bot.choose, match, seat)

    def test_by_the_clock(self):
        with Match('toits', 3, seed=7) as match, Bot('search', iterations=2 ** 32 - 1, milliseconds=10) as bot:
            self.assertIn(bot.choose(match), match.legal_actions())

    def test_bots_that_cannot_be(self):
        self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, Bot, 'search', iterations=0)
        self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, Bot, 'clever')


class ManyMatches(Case):
    def test_results(self):
        results = ville.play_random('toits', 200, 4, seed=3)
        self.assertEqual(len(results), 200)
        self.assertEqual(ville.as_dict(results[7]).keys(), {'state_hash', 'plies', 'decisions', 'winners', 'total'})
        later = ville.play_random('toits', 100, 4, seed=3, first_index=100)
        self.assertEqual(bytes(results)[100 * ctypes.sizeof(c.ville_playout):], bytes(later))
        self.assertTrue(all(result.winners and result.plies > result.decisions > 0 for result in results))

    def test_one_block_of_memory(self):
        results = ville.play_random('toits', 50, seed=3)
        block = memoryview(results)
        self.assertEqual((block.itemsize, block.shape), (ctypes.sizeof(c.ville_playout), (50,)))
        self.assertIn('total', block.format)
        try:
            import numpy
        except ImportError:
            return
        totals = numpy.asarray(results)['total']
        self.assertEqual(totals[:, 1].tolist(), [result.total[1] for result in results])
        self.assertTrue(numpy.shares_memory(totals, numpy.frombuffer(results, numpy.uint8)))

    def test_stop(self):
        stop = ville.StopFlag()
        timer = threading.Timer(0.05, stop.set)
        timer.start()
        results = ville.play_random('toits', 500000, stop=stop)
        timer.join()
        self.assertLess(len(results), 500000)
        self.assertTrue(stop.is_set())
        stop.clear()
        self.assertEqual(len(ville.play_random('toits', 3, stop=stop)), 3)

    def test_refusals(self):
        self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, ville.play_random, 'toits', 1, 9)
        with Edition.builtin('toits') as edition:
            self.assertEqual(len(ville.play_random('toits', 3, 2, edition=edition, options={'empty_supply': 1})), 3)


class Toits(Case):
    def test_typed(self):
        toits = ville.toits
        with play_on(Match('toits', 3, seed=2), 30) as match, match.edition() as edition:
            table = toits.view(match, 0)
            self.assertEqual((table.players, table.actor), (3, match.actor))
            cards = toits.figures(edition)
            self.assertEqual(cards.card_count, len(edition.to_dict()['cards']))
            self.assertTrue(cards.card[0].kind)
            self.assertTrue(toits.card_text(edition, 0))
            self.assertNotEqual(toits.good_label(edition, 1, 'fr'), toits.good_label(edition, 1))
            action = toits.pack_action(c.VILLE_TOITS_ACTION_TAKE, 3)
            self.assertEqual(match.action_to_dict(action), {'kind': 'take', 'space': 3})
            self.assertEqual(toits.unpack_action(action), (c.VILLE_TOITS_ACTION_TAKE, 3))
            self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, toits.pack_action, 99)
            self.fails(ville.Unknown, c.VILLE_ERR_UNKNOWN, toits.card_text, edition, 999)


class TicketParis(Case):
    def test_typed(self):
        ticket = ville.ticket_paris
        with play_on(Match('ticket_paris', 3, seed=2), 30) as match, match.edition() as edition:
            table = ticket.view(match, 0)
            self.assertEqual((table.players, table.actor), (3, match.actor))
            self.assertEqual((table.seats[0].sees_hand, table.seats[1].sees_hand), (1, 0))
            self.assertEqual(sum(table.seats[1].hand), 0)
            box = ticket.figures(edition)
            self.assertEqual(box.route_count, len(edition.to_dict()['connections']))
            self.assertEqual(box.places[0].key.decode(), edition.to_dict()['places'][0]['key'])
            self.assertEqual(ticket.route_text(edition, 3), 'Louvre – Opéra')
            self.assertEqual(ticket.ticket_text(edition, 18, 'fr'), 'Montparnasse – Opéra (3)')
            self.assertEqual(ticket.place_label(edition, 10), 'Opéra')
            self.assertNotEqual(ticket.card_label(edition, 0, 'fr'), ticket.card_label(edition, 0))
            action = ticket.pack_action(c.VILLE_TICKET_PARIS_ACTION_CLAIM_ROUTE, route=13, track=1, buses=2)
            self.assertEqual(match.action_to_dict(action), {'kind': 'claim_route', 'route': 13, 'track': 1, 'buses': 2, 'keep': 0})
            self.assertEqual(ticket.unpack_action(action)['route'], 13)
            self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, ticket.pack_action, 99)
            self.fails(ville.Unknown, c.VILLE_ERR_UNKNOWN, ticket.route_text, edition, 999)
            state = ticket.ticket_state(match, 0, 18)
            self.assertTrue(state.completed or state.possible)
            self.fails(ville.Unknown, c.VILLE_ERR_UNKNOWN, ticket.ticket_state, match, 0, 21)

    def test_claims_are_those_of_the_list_and_told_to_their_player(self):
        ticket, told = ville.ticket_paris, 0
        with Match('ticket_paris', 2, seed=4) as match:
            while not match.over:
                listed = [word for word in match.legal_actions()
                          if ticket.unpack_action(word)['kind'] == c.VILLE_TICKET_PARIS_ACTION_CLAIM_ROUTE]
                if match.info['phase'] == c.VILLE_TICKET_PARIS_PHASE_TURN:
                    self.assertEqual(ticket.claims(match, match.actor, match.actor), listed)
                    told += len(listed)
                self.assertEqual(ticket.claims(match, 1 - match.actor, match.actor), [])
                self.assertEqual(ticket.claims(match, PUBLIC, 0), [])
                play_on(match, 1, seed=match.info['ply'])
        self.assertGreater(told, 20)

    def test_what_is_hidden_is_not_told(self):
        with play_on(Match('ticket_paris', 2, seed=4)) as match:
            whole, shown = match.events(OMNISCIENT), match.events(PUBLIC)
            hidden = [(a, b) for a, b in zip(whole, shown) if a != b]
            self.assertTrue(hidden)
            for truth, event in hidden:
                self.assertEqual(set(truth) - set(event), {'card'} if event['kind'] == 'card_dealt' else {'ticket'})
            with Match.from_record(match.record()) as again:
                self.assertEqual(again.state_hash, match.state_hash)

    def test_a_map_of_ones_own(self):
        path = pathlib.Path(__file__).resolve().parents[3] / 'tests' / 'data' / 'ticket_paris_islands.json'
        with Edition.from_dict('ticket_paris', path.read_text('utf-8')) as edition:
            with play_on(Match('ticket_paris', 2, seed=1, edition=edition)) as match:
                self.assertTrue(match.winners)
            figures = edition.to_dict()
        figures['connections'][0]['a'] = 'atlantis'
        self.assertEqual([fault['place'] for fault in Edition.faults('ticket_paris', figures)][:1], ['/connections/0/a'])


class ParisParis(Case):
    def test_typed(self):
        paris = ville.paris_paris
        with play_on(Match('paris_paris', 3, seed=2), 30) as match, match.edition() as edition:
            table = paris.view(match, 0)
            self.assertEqual((table.players, table.actor), (3, match.actor))
            self.assertEqual([seat.has_line for seat in table.seats], [1, 1, 1, 0])
            self.assertEqual([seat.line >= 0 for seat in table.seats][:3], [True, False, False])
            box = paris.figures(edition)
            self.assertEqual(box.place_count, len(edition.to_dict()['places']))
            self.assertEqual(box.lines[0].key.decode(), 'green')
            self.assertEqual(paris.place_label(edition, 8), 'Odéon')
            self.assertEqual((paris.line_label(edition, 3), paris.line_label(edition, 3, 'fr')), ('red', 'rouge'))
            action = paris.pack_action(c.VILLE_PARIS_PARIS_ACTION_TAKE_TILE, place=8, line=4)
            self.assertEqual(match.action_to_dict(action), {'kind': 'take_tile', 'place': 'odeon', 'line': 'violet'})
            self.assertEqual(paris.unpack_action(action)['place'], 8)
            self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, paris.pack_action, 99)
            self.fails(ville.Unknown, c.VILLE_ERR_UNKNOWN, paris.place_label, edition, 25)
            self.fails(ville.Unknown, c.VILLE_ERR_UNKNOWN, paris.small_trip, match, 8, 0)

    def test_final_trips_can_be_asked_for_hut_by_hut(self):
        paris = ville.paris_paris
        with play_on(Match('paris_paris', 4, seed=5)) as match:
            table = paris.view(match, PUBLIC)
            sums = [0] * 4
            for seat in table.seats:
                for row in paris.big_trip(match, seat.line):
                    sums[row['player']] += row['points']
            self.assertEqual(sums, [seat.final_trips for seat in table.seats])
            self.assertTrue(any(sums))
            self.assertTrue(paris.small_trip(match, 8, 4))

    def test_a_hidden_line_is_not_told(self):
        with play_on(Match('paris_paris', 2, seed=4)) as match:
            whole, shown = match.events(OMNISCIENT), match.events(PUBLIC)
            hidden = [(a, b) for a, b in zip(whole, shown) if a != b]
            self.assertEqual([truth['kind'] for truth, _ in hidden], ['line_dealt'] * 2)
            self.assertTrue(all('line' not in event for _, event in hidden))
            with Match.from_record(match.record()) as again:
                self.assertEqual(again.state_hash, match.state_hash)

    def test_a_map_of_ones_own(self):
        with Edition.builtin('paris_paris') as edition:
            self.assertEqual(edition.warnings(), [])
            figures = edition.to_dict()
        figures['id'] = 'twice'
        figures['lines'][4]['stops'][4] = 'st_nicolas'
        with Edition.from_dict('paris_paris', figures) as edition:
            self.assertEqual([warning['place'] for warning in edition.warnings()], ['/lines/1/stops', '/lines/2/stops', '/lines/4/stops'])
            with play_on(Match('paris_paris', 2, seed=1, edition=edition)) as match:
                self.assertTrue(match.winners)
        figures['lines'][4]['stops'][4] = 'atlantis'
        self.assertEqual([fault['place'] for fault in Edition.faults('paris_paris', figures)], ['/lines/4/stops/4'])


class Finding(Case):
    @staticmethod
    def python(code, **environment):
        package = str(pathlib.Path(ville.__file__).resolve().parent.parent)
        given = {**os.environ, 'PYTHONPATH': package, **environment}
        return subprocess.run([sys.executable, '-c', code], env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              universal_newlines=True, check=False)

    def test_the_library_is_named_by_its_file_or_its_folder(self):
        file = pathlib.Path(lib._name).resolve()
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / ville._library._file_name()).symlink_to(file)
            for named in [str(file), folder]:
                done = self.python('import ville; print(ville.lib._name)', VILLE_LIBRARY=named)
                self.assertEqual(done.returncode, 0, done.stdout)
                self.assertTrue(done.stdout.startswith(named), done.stdout)

    def test_a_library_that_is_not_there(self):
        done = self.python('import ville', VILLE_LIBRARY='/nowhere')
        self.assertNotEqual(done.returncode, 0)
        self.assertIn('no library of Ville can be used', done.stdout)
        self.assertIn('/nowhere', done.stdout)



class Troyes(Case):
    def test_typed(self):
        troyes = ville.troyes
        with play_on(Match('troyes', 3, seed=2), 60) as match, match.edition() as edition:
            table = troyes.view(match, 0)
            self.assertEqual((table.players, table.actor), (3, match.actor))
            self.assertEqual([seat.people_count for seat in table.seats], [1, 1, 1, 0])
            self.assertEqual([bin(seat.people).count('1') for seat in table.seats], [1, 0, 0, 0])
            box = troyes.figures(edition)
            self.assertEqual(box.activities[14].effect, c.VILLE_TROYES_EFFECT_TEMPLAR)
            self.assertEqual(troyes.activity_label(edition, 14, 'fr'), 'Templier')
            self.assertEqual(troyes.event_label(edition, 1), 'War (ER1)')
            self.assertEqual(troyes.character_label(edition, 5, 'fr'), 'Le Florentin')
            self.fails(ville.Unknown, c.VILLE_ERR_UNKNOWN, troyes.activity_label, edition, 27)
            self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, troyes.pack_action, 99)

    def test_groups_of_dice(self):
        troyes = ville.troyes
        code = troyes.group_code([(4, 0, 5), (0, 0, 3)])
        self.assertEqual(troyes.group_dice(code), [{'district': 0, 'colour': 0, 'value': 3},
                                                   {'district': 4, 'colour': 0, 'value': 5}])
        action = troyes.pack_action(c.VILLE_TROYES_ACTION_USE_DICE, dice=code, cube=1 + 14)
        with Match('troyes', 2, seed=1) as match:
            self.assertEqual(match.action_to_dict(action), {'kind': 'use_dice', 'cube': 'W2c', 'dice': '0r3,4r5'})
            self.assertEqual(troyes.unpack_action(action)['cube'], 15)
            self.fails(ville.Unknown, c.VILLE_ERR_UNKNOWN, troyes.explain_group, match, 0,
                       c.VILLE_TROYES_DEED_FIGHT_EVENT, 0, code)
        self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, troyes.group_code, [(5, 0, 1)])

    def test_what_explains_the_table(self):
        troyes = ville.troyes
        asked = 0
        with Match('troyes', 3, seed=6) as match:
            while match.actor != NOBODY:
                table = troyes.view(match, OMNISCIENT)
                if table.phase == c.VILLE_TROYES_PHASE_USE_DICE:
                    for action in match.legal_actions():
                        use = troyes.unpack_action(action)
                        answer = troyes.explain_group(match, table.actor, table.deed, table.target, use['dice'], use['cube'])
                        self.assertGreater(answer.worth, 0)
                        self.assertEqual(sum(answer.paid), answer.cost)
                        asked += 1
                play_on(match, 1)
            self.assertGreater(asked, 20)
            self.assertEqual(troyes.explain_event(match, 0).free + sum(troyes.view(match, PUBLIC).events[0].cubes), 3)
            self.assertEqual(troyes.explain_character(match, 2).count[0], troyes.view(match, PUBLIC).seats[0].influence)


class Border(Case):
    def test_every_status_has_an_exception(self):
        statuses = {name: value for name, value in vars(c).items() if name.startswith('VILLE_ERR_')}
        for name, value in statuses.items():
            self.assertEqual(ville.status_name(value), name)
            problem = ville.errors.error_of(value, 'text')
            self.assertEqual((problem.status, str(problem)), (value, 'text'))
            if value != c.VILLE_ERR_STOPPED:
                self.assertIsNot(type(problem), ville.Error, name)
        self.fails(ville.Unknown, c.VILLE_ERR_UNKNOWN, ville.status_name, -9999)
        self.assertEqual(c.STATUS_TEXTS.keys(), set(statuses.values()))
        with Match('toits', events=False) as match:
            wrong = self.fails(ville.NotKept, c.VILLE_ERR_OFF, match.events, PUBLIC)
            self.assertEqual(str(wrong), 'VILLE_ERR_OFF: this match keeps no log, no undo or no events')

    def test_errors_are_initialised(self):
        error = c.ville_error(place=3)
        self.assertEqual(lib.ville_error_init(ctypes.byref(error), ctypes.sizeof(error)), c.VILLE_OK)
        self.assertEqual((error.struct_size, error.place), (ctypes.sizeof(error), -1))

    def test_closed(self):
        match, edition, bot = Match('toits'), Edition.builtin('toits'), Bot()
        with Match('toits') as other:
            for each in [match, edition, bot]:
                each.close()
                each.close()
                self.assertIsNone(each.handle)
            self.assertEqual((repr(match), repr(edition)), ('Match(closed)', 'Edition(closed)'))
            for call in [lambda: match.actor, lambda: match.over, match.can_undo, match.config, lambda: edition.game,
                         lambda: Match('toits', edition=edition), lambda: ville.play_random('toits', 1, edition=edition),
                         lambda: match.info, match.clone, match.save, match.undo, lambda: match.apply(0, 1), match.legal_actions,
                         lambda: edition.id, lambda: edition.hash, lambda: bot.choose(other, 0), lambda: bot.choose(match, 0),
                         lambda: other.assign(match)]:
                self.fails(ville.InvalidArgument, c.VILLE_ERR_ARGUMENT, call)

    def test_collected(self):
        match = Match('toits')
        gone = weakref.ref(match)
        del match
        gc.collect()
        self.assertIsNone(gone())


if __name__ == '__main__':
    unittest.main()

// Troyes: the vocabulary. Decisions, chance outcomes, why they are refused, and the events they cause.
//
//     bit  52        45 44                                  0
//          +-----------+------------------------------------+
//          |   kind    |   fields, the first on top         |
//          +-----------+------------------------------------+
//
//     kind                      fields, with their widths
//      1 setup_citizen           building 2, row 3, space 2
//      2 return_event_cube       event 5
//      3 return_cathedral_cube   level 2, column 3
//      4 counter                 black 17
//      5 fail_counter
//      6 counter_die             colour 2, value 3
//      7 counter_done
//      8 activate                card 5
//      9 fight_event             event 5
//     10 build_cathedral
//     11 place_citizen           building 2
//     12 agriculture
//     13 pass
//     14 hire_tradesman          from 6, row 3, space 2
//     15 use_dice                cube 5, dice 21
//     16 activations             count 6
//     17 miller                  building 2
//     18 place_cube              event 5
//     19 cathedral_level         level 2
//     20 turn_die                colour 2, value 3
//     21 turn_done
//     22 reroll_die              colour 2, value 3
//     23 recruit_citizen
//     24 turn_dice
//     25 deal_character          character 3   (chance)
//     26 reveal_activity         card 5        (chance)
//     27 reveal_event            event 5       (chance)
//     28 roll_die                value 3       (chance)
#pragma once

#include <ville/games/troyes/action/dice.hpp>
#include <ville/games/troyes/action/events.hpp>
#include <ville/games/troyes/action/kinds.hpp>
#include <ville/games/troyes/action/reasons.hpp>

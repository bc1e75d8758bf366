import { describe } from 'vitest'
import { battle, enter, impulse } from '../at-sea.ts'
import { type Episode, retell } from '../episodes.ts'
import { nobodyToCome } from '../fresh.ts'
import { given } from '../given.ts'
import { begin, marching } from '../marching.ts'

const CRUISERS = { Königsberg: 'ocean' }
const ABOARD = { '105-1': 'marie', '105-2': 'marie' }
/** How a battle begins in which the Entente has come to the Königsberg, and both have sought it. */
const met = (...names: readonly string[]): readonly string[] => [
  'sought entente ocean',
  'sought german ocean',
  `met ${names[0]}`,
  'met Königsberg',
  'navalBattleBegan entente ocean round 4',
  'cleared Königsberg',
  ...names.map((name) => `cleared ${name}`),
  'roundBegan round 4',
]

const AT_SEA: readonly Episode[] = [
  {
    of: '12.4.7a, 12.4.7b groups that seek, lie low and are told off to chase',
    play: () =>
      enter(impulse('german', { Astraea: 'ocean', Fox: 'ocean' }), 'german', 'ocean', 'Königsberg 1-FK').play(
        ...['divide', 'lie-low', 'seek', 'divide', 'seek', 'lie-low', 'chase 1'],
      ),
    asked: 'entente chase',
    story: [
      'grouped 1-FK group 1',
      'groupLiesLow german group 1',
      'grouped Königsberg group 2',
      'groupSeeks german group 2',
      'grouped Astraea group 1',
      'groupSeeks entente group 1',
      'grouped Fox group 2',
      'groupLiesLow entente group 2',
      'chased Königsberg group 1',
    ],
  },
  {
    of: '12.5.6, 12.5.6a both would retire',
    play: () =>
      battle(impulse('entente', CRUISERS), 'entente', 'ocean', 'Astraea', 6, 6).play('break-off', 'break-off'),
    asked: 'entente impulse',
    story: [
      ...met('Astraea'),
      'overshot Astraea Königsberg needed 3 round 4',
      'overshot Königsberg Astraea needed 3 round 4',
      'wouldRetire entente',
      'wouldRetire german',
      'retired ocean',
      'navalBattleEnded ocean',
    ],
  },
  {
    of: '12.5.3, ruling 106: one of two holds her fire',
    play: () =>
      battle(impulse('entente', { Königsberg: ['ocean', 'reduced'] }).holding(), 'entente', 'ocean', 'Astraea Hyacinth')
        .dice(6)
        .play('shell Königsberg with Astraea')
        .play('hold-fire'),
    asked: 'entente retire',
    story: [...met('Astraea', 'Hyacinth'), 'overshot Astraea Königsberg needed 4 round 4', 'heldFire entente round 4'],
  },
  {
    of: '12.5.4c one who is reduced holds on',
    play: () => battle(impulse('entente', CRUISERS), 'entente', 'ocean', 'Pegasus', 4, 1),
    asked: 'entente retire',
    story: [...met('Pegasus'), 'struck Königsberg Pegasus needed 4 round 4', 'reduced Pegasus', 'heldOn Pegasus'],
  },
  {
    of: '12.5.4d Carriers at sea are hit, and missed',
    play: () =>
      enter(impulse('entente', CRUISERS), 'entente', 'ocean', '', { carriers: 3 })
        .play('lie-low')
        .dice(4, 5)
        .play('seek')
        .dice(6)
        .play('fight-on'),
    asked: 'entente retire',
    story: [
      'sought german ocean',
      'found Königsberg needed 5',
      'navalBattleBegan entente ocean round 4',
      'cleared Königsberg',
      'carriersAfloat entente carriers 3',
      'roundBegan round 4',
      'struckCarriers Königsberg needed 5 round 4',
      'carriersSunk entente carriers 1 ocean',
      'foughtOn entente',
      'roundBegan round 3',
      'overshotCarriers Königsberg needed 5 round 3',
    ],
  },
  {
    of: '12.5.6b, 12.5.6c the guns of a harbour are out of it once the enemy would retire',
    play: () =>
      battle(impulse('german', { 'Dar-Hrbr': '3219', Astraea: '3219' }), 'german', '3219', 'Königsberg', 6, 6)
        .play('break-off')
        .dice(6, 6)
        .play('fight-on'),
    asked: 'german retire',
    story: [
      'sought german 3219',
      'sought entente 3219',
      'met Königsberg',
      'met Astraea',
      'navalBattleBegan german 3219 round 4',
      'defenceJoined Dar-Hrbr',
      'cleared Königsberg',
      'cleared Astraea',
      'roundBegan round 4',
      'overshot Königsberg Astraea needed 3 round 4',
      'overshot Astraea Königsberg needed 3 round 4',
      'wouldRetire entente',
      'foughtOn german',
      'defenceLeft Dar-Hrbr',
      'roundBegan round 3',
      'overshot Königsberg Astraea needed 3 round 3',
      'overshot Astraea Königsberg needed 3 round 3',
    ],
  },
  {
    of: '12.7.1 a runner keeps her cargo',
    play: () => impulse('german', { Kronborg: 'ocean' }, 8).play('sail Kronborg', 'steer for 3215', 'keep-cargo'),
    asked: 'german impulse',
    story: ['sailed Kronborg ocean 3215', 'cargoKept Kronborg'],
  },
  {
    of: '12.7, 8.1.8e a gun comes ashore from the Marie',
    play: () =>
      impulse('german', { Marie: 'ocean', ...ABOARD }, 18).play('sail Marie', 'steer for 3223', 'put-ashore 105-1'),
    asked: 'german impulse',
    story: ['sailed Marie ocean 3223', 'gunLanded 105-1 3223'],
  },
  {
    of: '12.7, 8.1.8e, 12.5.4b both guns go down with the Marie',
    play: () =>
      impulse('german', { Marie: ['3215', 'reduced'], Fox: 'ocean', ...ABOARD }, 18)
        .play('sail Marie', 'steer for ocean')
        .dice(1, 1)
        .play('seek'),
    asked: 'german impulse',
    story: [
      'sailed Marie 3215 ocean',
      'sought entente ocean',
      'found Fox needed 3',
      'navalBattleBegan german ocean round 4',
      'cleared Marie',
      'cleared Fox',
      'roundBegan round 4',
      'struck Fox Marie needed 4 round 4',
      'eliminated Marie ocean',
      'gunLost 105-1',
      'gunLost 105-2',
      'navalBattleWon entente ocean',
    ],
  },
  {
    of: '12.3.11, 10.3.4, ruling 124: an assault is announced, a cruiser comes up, and nobody lands',
    play: () =>
      impulse('entente', { '1-FK': '3215', Astraea: 'ocean', '13-Rjpt': '3411' }).play(
        ...['assault 3215', 'support with Astraea', 'steer for 3215', 'end'],
      ),
    asked: 'entente impulse',
    story: [
      'assaultAnnounced 3215',
      'sailed Astraea ocean 3215',
      'cameUp Astraea 3215',
      'assaultCalledOff 3215',
      'drivenOff Astraea 3215 ocean',
    ],
  },
]

const both = { '1-FK': '2511', '1/3-KAR': '2506' }
const alone = (turn: number) => given('campaign').set({ turn }).arrange(nobodyToCome)
/** Those who leave Rhodesia for the Cape in the third Segment of turn 6. */
const leaving = () =>
  marching('entente', { '1-RNR': '0126', NRP: '0126' }, 6, 3).play(...['march from 0126', 'take 1-RNR', 'go', 'depart'])
/** How the Operations Phase of a turn begins on an empty map. */
const MORNING = [
  'carriersCame entente east carriers 1',
  'carriersCame german 3219 carriers 1',
  'segmentBegan segment 1',
  'playerTurnBegan german',
]

const ASHORE: readonly Episode[] = [
  {
    of: '10.3.10 a battalion leaves for the Cape',
    play: leaving,
    asked: 'entente impulse',
    story: [
      'playerTurnBegan entente',
      'marchBegan entente 0126',
      'joined 1-RNR 0126',
      'unsupplied 1-RNR 0126',
      'departed 1-RNR 0126',
    ],
  },
  {
    of: '10.3.10 and comes round by sea a turn later',
    play: () => begin(leaving().set({ turn: 7, segment: 3 }), 'entente'),
    asked: 'entente impulse',
    story: ['playerTurnBegan entente', 'cameRound 1-RNR'],
  },
  {
    of: '8.4.3 Germans in Palma: Portugal joins the Entente',
    play: () => marching('german', { '1-FK': '3529' }).play('march from 3529', 'all', 'step to 3530'),
    asked: 'german step',
    story: [
      'playerTurnBegan german',
      'marchBegan german 3529',
      'joined 1-FK 3529',
      'stepped 3529 3530',
      'townTaken german 3530',
      'portugalJoined entente',
    ],
  },
  {
    of: '8.4.1, 6.1.2 turn 18: Portugal joins before the events',
    play: () => alone(18).dice(1, 4).run({ procedure: 'turn', at: 1 }),
    asked: 'german impulse',
    story: [
      'portugalJoined entente',
      'eventRolled german event 1',
      'eventRolled entente event 8',
      'eventVoid event 1',
      'eventVoid event 8',
      ...MORNING.slice(0, 2),
      'carriersCame entente 2048 carriers 1',
      ...MORNING.slice(2),
    ],
  },
  {
    of: '6.1.3 equal rolls for events are rolled again',
    play: () => alone(8).dice(3, 3, 4, 4, 5, 6).run({ procedure: 'random-events', at: 0 }),
    asked: 'german impulse',
    story: ['sameRoll', 'sameRoll', 'eventRolled german event 4', 'eventRolled entente event 5', ...MORNING],
  },
  {
    of: '9.1.4, 9.1.4b the roll for a third Segment',
    play: () => marching('entente', both, 2, 2).dice(4).play('end', 'end'),
    asked: 'german impulse',
    story: ['playerTurnBegan entente', 'operationsRoll die 4', 'segmentBegan segment 3', 'playerTurnBegan german'],
  },
  {
    of: '13.1.3, 14.4.6 what is written down at the end of turn 5',
    play: () => alone(5).towns('german', 'Taveta').units({ '1-FK': '3009' }).run({ procedure: 'turn', at: 6 }),
    asked: 'german impulse',
    story: ['tallied won 0 lost 2', 'turnBegan turn 6', ...MORNING],
  },
]

describe('what is told of the sea', () => retell(AT_SEA))
describe('what is told ashore', () => retell(ASHORE))

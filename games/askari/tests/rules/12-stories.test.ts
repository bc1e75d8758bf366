import { describe } from 'vitest'
import { battle, impulse } from '../at-sea.ts'
import { type Episode, retell } from '../episodes.ts'
import { marching } from '../marching.ts'

const EPISODES: readonly Episode[] = [
  {
    of: '10.1.2, 10.1.5, 2.5.6 a march that leaves one behind',
    play: () =>
      marching('german', { '1-FK': '2819', '2-FK': '2819', 'Naval-1': '2819' }, 1, 1, (p) =>
        p.carriers('german', '2819', '2819'),
      ).play(
        'march from 2819',
        'take 1-FK',
        'take 2-FK',
        'carriers 1',
        'step to 2818',
        'drop 2-FK',
        'step to 2817',
        'halt',
      ),
    asked: 'german impulse',
    story: [
      'playerTurnBegan german',
      'marchBegan german 2819',
      'joined 1-FK 2819',
      'joined 2-FK 2819',
      'carriersJoined carriers 1 2819',
      'stepped 2819 2818',
      'dropped 2-FK 2818',
      'stepped 2818 2817',
      'halted 2817',
    ],
  },
  {
    of: '10.2.3, 10.2.6 a ride that sets one down',
    play: () =>
      marching('german', { '1-FK': '3219', '2-FK': '3219' }).play(
        'march from 3219',
        'all',
        'ride to 2720',
        'drop 2-FK',
        'ride to 2520',
        'halt',
      ),
    asked: 'german impulse',
    story: [
      'playerTurnBegan german',
      'marchBegan german 3219',
      'joined 1-FK 3219',
      'joined 2-FK 3219',
      'rode 3219 2720',
      'dropped 2-FK 2720',
      'rode 2720 2520',
      'halted 2520',
    ],
  },
  {
    of: '10.1.9, 9.1.2 a company digs in',
    play: () => marching('german', { '1-FK': '2819', '2-FK': '2819' }).play('end', 'entrench 2-FK', 'end'),
    asked: 'german impulse',
    story: [
      'playerTurnBegan german',
      'entrenched 2-FK 2819',
      'playerTurnBegan entente',
      'segmentBegan segment 2',
      'playerTurnBegan german',
    ],
  },
  {
    of: '10.3.2, 8.1.5 troops come over the eastern edge',
    play: () =>
      marching('entente', { '2-LNL': 'east', '29-Pjb': 'east' }, 4, 1, (p) => p.carriers('entente', 'east')).play(
        'march from east',
        'take 2-LNL',
        'carriers 1',
        'land at 3412',
      ),
    asked: 'entente impulse',
    story: [
      'playerTurnBegan entente',
      'marchBegan entente east',
      'joined 2-LNL east',
      'carriersJoined carriers 1 east',
      'cameByEast ocean',
      'landed 3412',
    ],
  },
  {
    of: '10.3.4, 9.1.5 a landing where the enemy is',
    play: () =>
      marching('entente', { '29-Pjb': '3412', '1-FK': '3224' }, 6).play(
        'march from 3412',
        'all',
        'board ocean',
        'land at 3224',
      ),
    asked: 'entente assault',
    story: [
      'playerTurnBegan entente',
      'marchBegan entente 3412',
      'joined 29-Pjb 3412',
      'boarded 3412 body 0',
      'landed 3224',
    ],
  },
  {
    of: '10.3.1, 12.4.4, 12.5.4 transports meet the cruiser',
    play: () =>
      marching('entente', { '29-Pjb': '3010', Königsberg: '3510' }, 6)
        .play('march from 3010', 'all', 'ride to 3412', 'board ocean', 'land at 3510')
        .dice(1, 1)
        .play('seek'),
    asked: 'entente impulse',
    story: [
      'playerTurnBegan entente',
      'marchBegan entente 3010',
      'joined 29-Pjb 3010',
      'rode 3010 3412',
      'boarded 3412 body 0',
      'landed 3510',
      'sought german 3510',
      'found Königsberg needed 4',
      'navalBattleBegan entente 3510 round 4',
      'cleared 29-Pjb',
      'cleared Königsberg',
      'roundBegan round 4',
      'struck Königsberg 29-Pjb needed 5 round 4',
      'eliminated 29-Pjb 3510',
      'navalBattleWon german 3510',
    ],
  },
  {
    of: '12.3.1, 12.3.2 a cruiser leaves port',
    play: () =>
      impulse('german', { Königsberg: '3219' }).play(
        'sail Königsberg',
        'steer for ocean',
        'sail Königsberg',
        'steer for 3215',
      ),
    asked: 'german impulse',
    story: ['sailed Königsberg 3219 ocean', 'sailed Königsberg ocean 3215'],
  },
  {
    of: '12.4.4, 12.5.2, 12.5.3 two cruisers fight',
    play: () =>
      battle(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Pegasus', 6)
        .dice(1, 3, 6, 6)
        .play('fight-on'),
    asked: 'entente impulse',
    story: [
      'sought entente ocean',
      'sought german ocean',
      'met Pegasus',
      'met Königsberg',
      'navalBattleBegan entente ocean round 4',
      'cleared Königsberg',
      'cleared Pegasus',
      'roundBegan round 4',
      'overshot Königsberg Pegasus needed 4 round 4',
      'foughtOn entente',
      'roundBegan round 3',
      'struck Pegasus Königsberg needed 2 round 3',
      'struck Königsberg Pegasus needed 4 round 3',
      'reduced Königsberg',
      'reduced Pegasus',
      'leftBattle Königsberg',
      'leftBattle Pegasus',
      'navalBattleEnded ocean',
    ],
  },
  {
    of: '12.5.1, 12.5.4 coastal defences join in',
    play: () =>
      battle(
        impulse('german', { 'Mombasa-Hrbr': '3412', Astraea: '3412', Hyacinth: '3412' }),
        'german',
        '3412',
        'Königsberg Kronborg',
      )
        .dice(1)
        .play('shell Astraea with Königsberg'),
    asked: 'entente shell',
    story: [
      'sought german 3412',
      'sought entente 3412',
      'met Königsberg',
      'met Astraea',
      'navalBattleBegan german 3412 round 4',
      'defenceJoined Mombasa-Hrbr',
      'cleared Königsberg',
      'cleared Kronborg',
      'cleared Astraea',
      'cleared Hyacinth',
      'roundBegan round 4',
      'struck Königsberg Astraea needed 3 round 4',
    ],
  },
  {
    of: '12.4.2, 12.4.6 a cruiser is not found',
    play: () =>
      impulse('entente', { Königsberg: 'ocean', Astraea: '3412' })
        .play('sail Astraea', 'steer for ocean', 'seek')
        .dice(6)
        .play('lie-low'),
    asked: 'entente impulse',
    story: ['sailed Astraea 3412 ocean', 'sought entente ocean', 'layLow german ocean', 'eluded Astraea needed 2'],
  },
  {
    of: '12.7.1 a runner unloads',
    play: () => impulse('german', { Kronborg: 'ocean' }, 8).play('sail Kronborg', 'steer for 3215', 'unload Kronborg'),
    asked: 'german impulse',
    story: ['sailed Kronborg ocean 3215', 'carrierLanded Kronborg 3215 carriers 1'],
  },
]

describe('what is told', () => retell(EPISODES))

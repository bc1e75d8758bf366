import { describe } from 'vitest'
import { unit } from '../../roster.ts'
import { battleGround } from '../battle-ground.ts'
import { type Episode, retell } from '../episodes.ts'
import { nobodyToCome } from '../fresh.ts'
import { given, space } from '../given.ts'

const field = (turn = 16) => battleGround().set({ turn }).carriers('entente', '3018')
const attack = (march: string) => ({ at: '3018', from: '2919', march })

const EPISODES: readonly Episode[] = [
  {
    of: '11.11.3, 11.12.4, 12.4.2, 12.6.2 a town falls, and the cruiser in it puts to sea and is sought there',
    play: () =>
      battleGround()
        .set({ turn: 16 })
        .defend('3119', '1-FK')
        .units({ Königsberg: '3119', Fox: 'ocean' })
        .carriers('entente', '3118')
        .assault({ at: '3119', from: '3118', march: '9-SAI 8-SAI' })
        .play('stand')
        .dice(6, 6, 1, 1, 1)
        .play('withhold Königsberg'),
    asked: 'entente seek',
    story: [
      'battleBegan entente 3119',
      'stoodToFight german',
      'suppressed 8-SAI',
      'suppressed 9-SAI',
      'withheld Königsberg',
      'deployed 1-FK section 0 german',
      'deployed 8-SAI section 0 entente',
      'deployed 9-SAI section 0 entente',
      'quickFireMissed 1-FK type 0 need 3 german',
      'rifleMissed 1-FK type 0 need 2 german',
      'rifleHit 8-SAI type 0 need 3 entente',
      'rifleHit 9-SAI type 0 need 3 entente',
      'hitsFell german type 0 hits 2',
      'reduced 1-FK',
      'steady 1-FK morale 5',
      'eliminated 1-FK 3119',
      'battleWon entente 3119',
      'putToSea Königsberg 3119 ocean',
      'townTaken entente 3119',
    ],
  },
  {
    of: '11.10, 11.11.3, 11.12.2 a company is beaten, and falls back',
    play: () => field().defend('3018', '1-FK').assault(attack('9-SAI')).dice(6, 6, 1, 6).play('stand', 'retreat 3019'),
    asked: 'undefined retreat',
    story: [
      'battleBegan entente 3018',
      'stoodToFight german',
      'deployed 1-FK section 0 german',
      'deployed 9-SAI section 0 entente',
      'quickFireMissed 1-FK type 0 need 3 german',
      'rifleMissed 1-FK type 0 need 2 german',
      'rifleHit 9-SAI type 0 need 4 entente',
      'hitsFell german type 0 hits 1',
      'reduced 1-FK',
      'broke 1-FK morale 5',
      'battleWon entente 3018',
      'fellBack 1-FK 3018 3019',
    ],
  },
  {
    of: '11.9, 11.10, 11.11.2 a company holds, and takes what the attackers had brought',
    play: () => field().defend('3018', '1-FK').assault(attack('9-SAI')).dice(6, 6, 6).play('stand'),
    asked: 'undefined retreat',
    story: [
      'battleBegan entente 3018',
      'stoodToFight german',
      'deployed 1-FK section 0 german',
      'deployed 9-SAI section 0 entente',
      'quickFireMissed 1-FK type 0 need 3 german',
      'rifleMissed 1-FK type 0 need 2 german',
      'rifleMissed 9-SAI type 0 need 4 entente',
      'battleWon german 3018',
      'fellBack 9-SAI 3018 2919',
      'carriersTaken german 3018 carriers 1',
    ],
  },
  {
    of: '11.7.3, 11.8, 11.2.3 guns fire at each other’s line',
    play: () =>
      field()
        .defend('3018', '1-FK Herng')
        .assault(attack('1-SAFA 2-SAFA'))
        .play('stand', 'go', 'go')
        .dice(3, 3, 1, 6)
        .play('bombard 1-FK', 'bombard 1-FK'),
    asked: 'undefined retreat',
    story: [
      'battleBegan entente 3018',
      'stoodToFight german',
      'deployed 1-FK section 0 german',
      'deployed Herng section 2 german',
      'deployed 1-SAFA section 2 entente',
      'deployed 2-SAFA section 2 entente',
      'shelled 1-SAFA 1-FK need 3 entente',
      'suppressed 1-FK',
      'shelled 2-SAFA 1-FK need 3 entente',
      'reduced 1-FK',
      'broke 1-FK morale 5',
      'battleWon german 3018',
      'fellBack 1-SAFA 3018 2919',
      'fellBack 2-SAFA 3018 2919',
      'carriersTaken german 3018 carriers 1',
    ],
  },
  {
    of: '11.7.1, 11.7.3, 12.6.1 a gun goes into the line, and a cruiser stays out of it',
    play: () =>
      battleGround()
        .set({ turn: 16 })
        .defend('3119', '1-FK 105-1')
        .units({ Königsberg: '3119' })
        .carriers('german', '3119')
        .assault({ at: '3119', from: '3118', march: '9-SAI Hvy-1' })
        .play('stand', 'line 105-1', 'withhold Königsberg'),
    asked: 'entente deploy',
    story: [
      'battleBegan entente 3119',
      'stoodToFight german',
      'suppressed 9-SAI',
      'suppressed Hvy-1',
      'withheld Königsberg',
      'deployed 1-FK section 0 german',
      'deployed 105-1 section 0 german',
    ],
  },
  {
    of: '11.5.1, 11.12.2 a company withdraws before the first shot',
    play: () => field().defend('3018', '1-FK').assault(attack('9-SAI')).play('withdraw', 'retreat 3019'),
    asked: 'undefined retreat',
    story: ['battleBegan entente 3018', 'withdrew german 3018', 'fellBack 1-FK 3018 3019'],
  },
  {
    of: '11.5.2, 11.11.2 or tries to, and has to fight',
    play: () => field().defend('3018', '1-FK').assault(attack('1/1-KAR')).dice(3, 6, 6, 6).play('withdraw'),
    asked: 'undefined retreat',
    story: [
      'battleBegan entente 3018',
      'withdrawalFailed german',
      'deployed 1-FK section 0 german',
      'deployed 1/1-KAR section 0 entente',
      'quickFireMissed 1-FK type 0 need 3 german',
      'rifleMissed 1-FK type 0 need 2 german',
      'rifleMissed 1/1-KAR type 0 need 4 entente',
      'battleWon german 3018',
      'fellBack 1/1-KAR 3018 2919',
      'carriersTaken german 3018 carriers 1',
    ],
  },
  {
    of: '11.6.1, 11.6.3, 11.7.1 a company comes up by rail',
    play: () =>
      battleGround()
        .set({ leadership: 1 })
        .defend('2920', '1-FK')
        .defend('3219', '2-FK', 'entrenched')
        .assault({ at: '2920', from: '2921', march: '29-Pjb' })
        .play('stand', 'reinforce 2-FK'),
    asked: 'german lead',
    story: [
      'battleBegan entente 2920',
      'stoodToFight german',
      'reinforced 2-FK 3219 2920',
      'suppressed 29-Pjb',
      'deployed 1-FK section 0 german',
      'deployed 2-FK section 0 german',
      'deployed 29-Pjb section 0 entente',
    ],
  },
  {
    of: '11.13.1, 11.10 a battle with a leader',
    play: () =>
      battleGround()
        .set({ turn: 16, leadership: 1 })
        .defend('3018', '1-FK')
        .carriers('entente', '3018')
        .assault(attack('9-SAI'))
        .play('stand')
        .dice(4, 4)
        .play('lead'),
    asked: 'undefined retreat',
    story: [
      'battleBegan entente 3018',
      'stoodToFight german',
      'deployed 1-FK section 0 german',
      'deployed 9-SAI section 0 entente',
      'leadershipInvoked german',
      'quickFireHit 1-FK type 0 need 4 german',
      'reduced 9-SAI',
      'broke 9-SAI morale 3',
      'battleWon german 3018',
      'fellBack 9-SAI 3018 2919',
      'carriersTaken german 3018 carriers 1',
    ],
  },
  {
    of: '6.2.1, 8.1.9 a rain turn takes its toll',
    play: () => {
      const g = given()
        .set({ turn: 8 })
        .units({ '29-Pjb': '2506', '2-LNL': '2506', '13-Rjpt': '3412', '7-SK': '2711', '8-SK': '2711', '1-FK': '2511' })
        .arrange(nobodyToCome)
        .run({ procedure: 'attrition', at: 0 })
      for (let i = 0; i < 4 && /attrition/.test(g.asked); i++) g.play(g.legal[0] ?? '')
      return g
    },
    asked: 'entente replace',
    story: [
      'reduced 29-Pjb',
      'reduced 13-Rjpt',
      'reduced 2-LNL',
      'reduced 7-SK',
      'reduced 8-SK',
      'carriersCame entente east carriers 1',
      'carriersCame german 3219 carriers 1',
    ],
  },
  {
    of: '6.1.2, 8.1.9a, 9.1 two random events',
    play: () => {
      const g = given('campaign')
        .set({ turn: 8, portugal: 'neutral' })
        .units({ '1/1-KAR': '2041', '1/3-KAR': '2506' })
        .arrange(nobodyToCome)
        .dice(1, 5)
        .run({ procedure: 'random-events', at: 0 })
      return g
    },
    asked: 'german impulse',
    story: [
      'eventRolled german event 0',
      'eventRolled entente event 4',
      'carriersCame entente east carriers 1',
      'carriersCame german 3219 carriers 1',
      'segmentBegan segment 1',
      'playerTurnBegan german',
    ],
  },
  {
    of: '6.1.4 an airship, if the die says so',
    play: () =>
      given('campaign')
        .set({ turn: 28, portugal: 'entente' })
        .units({ '1-FK': '2122', '7-SK': '2424' })
        .arrange(nobodyToCome)
        .dice(5, 4, 1)
        .run({ procedure: 'random-events', at: 0 }),
    asked: 'german stock',
    story: ['eventRolled german event 15', 'eventRolled entente event 14', 'eventDie event 15 die 1'],
  },
  {
    of: '6.1.4 Carriers starve',
    play: () =>
      given('campaign')
        .set({ turn: 38, portugal: 'entente' })
        .arrange(nobodyToCome)
        .carriers('entente', '2506', '2607')
        .carriers('german', '2711', '2812')
        .dice(2, 4)
        .run({ procedure: 'random-events', at: 0 }),
    asked: 'german starve',
    story: ['eventRolled german event 18', 'eventRolled entente event 20'],
  },
  {
    of: '6.1.2, 8.1.9a, 9.1 an event that comes to nothing',
    play: () =>
      given('campaign')
        .set({ turn: 18 })
        .units({ '1-FK': '2711' })
        .arrange(nobodyToCome)
        .dice(5, 6)
        .run({ procedure: 'random-events', at: 0 }),
    asked: 'german impulse',
    story: [
      'eventRolled german event 9',
      'eventRolled entente event 10',
      'eventVoid event 10',
      'carriersCame entente east carriers 1',
      'carriersCame german 3219 carriers 1',
      'segmentBegan segment 1',
      'playerTurnBegan german',
    ],
  },
  {
    of: '8.1.1, 8.1.7a, 8.1.9a reinforcements come, or wait at their edge',
    play: () =>
      given('campaign')
        .set({ turn: 34 })
        .arrange((t) => {
          nobodyToCome(t)
          for (const name of ['29-Pjb', '1-RNR', 'EAMR', 'Fox']) {
            t.stacks.take(unit(name))
            t.stacks.put(unit(name), space('to-come'))
          }
        })
        .run({ procedure: 'logistics', at: 0 }),
    asked: 'german impulse',
    story: [
      'carriersCame entente east carriers 1',
      'carriersCame german 3219 carriers 1',
      'waits 29-Pjb east',
      'waits 1-RNR west',
      'arrived EAMR 2506',
      'waits Fox east',
      'segmentBegan segment 1',
      'playerTurnBegan german',
    ],
  },
  {
    of: '8.3.1, 4.1.6 battalions go home, and an island falls',
    play: () =>
      given('campaign')
        .set({ turn: 25 })
        .units({ '2-LNL': '3218', '13-Rjpt': 'pile', '1-FK': '3318' })
        .arrange(nobodyToCome)
        .run({ procedure: 'logistics', at: 6 }),
    asked: 'german impulse',
    story: [
      'removed 13-Rjpt',
      'removed 2-LNL',
      'townTaken german 3218',
      'segmentBegan segment 1',
      'playerTurnBegan german',
    ],
  },
  {
    of: '8.2.5, 9.1 a battalion is filled up',
    play: () =>
      given('campaign')
        .set({ turn: 6 })
        .units({ '29-Pjb': ['2506', 'reduced'], '2-LNL': ['2506', 'reduced'], '1-FK': ['2711', 'reduced'] })
        .arrange(nobodyToCome)
        .carriers('entente', '2506')
        .run({ procedure: 'logistics', at: 4 })
        .play('restore 29-Pjb', 'end', 'end'),
    asked: 'german impulse',
    story: ['restored 29-Pjb', 'segmentBegan segment 1', 'playerTurnBegan german'],
  },
  {
    of: '8.2.10, 9.1 two are made one',
    play: () =>
      given('campaign')
        .set({ turn: 5 })
        .units({ '29-Pjb': ['2506', 'reduced'], '2-LNL': ['2506', 'reduced'] })
        .arrange(nobodyToCome)
        .run({ procedure: 'logistics', at: 4 })
        .play('consolidate 2-LNL with 29-Pjb'),
    asked: 'german impulse',
    story: ['consolidated 2-LNL 29-Pjb', 'segmentBegan segment 1', 'playerTurnBegan german'],
  },
  {
    of: '13.1.1, 14.1.5 the last turn',
    play: () =>
      given('colonial-office')
        .set({ turn: 5 })
        .arrange(nobodyToCome)
        .towns('entente', 'Bukoba')
        .run({ procedure: 'turn', at: 6 }),
    asked: 'nobody',
    story: ['scored won 1 lost 0 cited 0', 'won entente'],
  },
]

describe('what is told', () => retell(EPISODES))

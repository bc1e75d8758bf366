import { describe } from 'vitest'
import { type Episode, retell } from '../episodes.ts'
import { germanFire } from '../firing.ts'
import { given } from '../given.ts'

const GUNS = { 'fk1-1': '1211 SE', 'fk1-2': '1211', 'fk1-mg1': '1211', merensky: '1211' }

const EPISODES: readonly Episode[] = [
  {
    of: '10.25, 17.2.3 a volley, and those who stand it',
    play: () => {
      const g = given().units({
        'lnl2-a': '1311 NW',
        'lnl2-b': '1311',
        'lnl2-c': '1311',
        'lnl2-co': '1311',
        aitken: '1311',
        'lnl2-d': '2506',
        ...GUNS,
      })
      return germanFire(g, '1211', '1311', 1, 1, 1, 2, 3, 4, 6, 6, 1, 6, 6)
    },
    asked: 'british displace',
    story: [
      'offensiveFirePhaseBegan german',
      'fired german 1211 1311 needed 7',
      'hit 1311',
      'leaderSurvived lnl2-co',
      'leaderFell aitken',
      'wavered 1311 needed 7',
      'disorganized lnl2-a',
      'keptNerve lnl2-a morale 6',
      'keptNerve lnl2-b morale 7',
      'keptNerve lnl2-c morale 7',
    ],
  },
  {
    of: '10.26, 10.28a, 10.28b, 7.3 a gun fires until its ammunition is gone',
    play: () => {
      const g = given()
        .units({ 'hering-hermann': '0310 N', 'lnl2-a': '0308 S', 'lnl2-b': '0306 S' })
        .arrange((t) => {
          t.naval.britishShots = 1
        })
        .phase('artillery')
      g.dice(2, 3)
        .play('aim hering-hermann', 'at 0308')
        .dice(4, 5, 1)
        .play('aim hering-hermann', 'at 0306')
        .dice(5, 1)
        .play('aim hering-hermann', 'at 0308')
        .dice(1, 6, 1)
        .play('aim hering-hermann', 'at 0306')
      return g.dice(6, 5, 1, 6).play('end')
    },
    asked: 'british fire',
    story: [
      'artilleryPhaseBegan',
      'gunFired german 0310 0308',
      'shellBurst 0308 needed 5',
      'shellHit 0308',
      'gunFired german 0310 0306',
      'offTarget 0305',
      'nobodyHit 0305',
      'gunFired german 0310 0308',
      'shellBurst 0308 needed 5',
      'gunFired german 0310 0306',
      'onTarget 0306',
      'shellBurst 0306 needed 5',
      'ranOut hering-hermann',
      'shelled 0308',
      'wavered 0308 needed 5',
      'disorganized lnl2-a',
      'keptNerve lnl2-a morale 4',
      'turnBegan day 3 hour 11',
      'rallyPhaseBegan',
      'resupplyPhaseBegan',
      'restocked hering-hermann',
      'landingPhaseBegan',
      'offensiveFirePhaseBegan british',
    ],
  },
  {
    of: '10.27, 10.28a, 17.2.3 two shots of the ships and a salvo',
    play: () => {
      const g = given()
        .units({
          'fk6-1': '0310 N',
          'fk6-2': '0310',
          poppe: '0310',
          'fk6-3': '0309 N',
          'lnl2-a': '0311 N disorganized',
        })
        .arrange((t) => {
          t.naval.britishShots = 2
          t.naval.factors = 3
        })
        .phase('artillery')
      g.dice(2).play('bombard 0310').dice(5, 2).play('bombard 0310').dice(1, 1, 1).play('salvo 2 at 0310')
      return g.dice(1, 1, 6, 1, 5, 6, 6, 6, 1).play('end')
    },
    asked: 'british movement',
    story: [
      'artilleryPhaseBegan',
      'shipFired british 0310',
      'onTarget 0310',
      'shipFired british 0310',
      'offTarget 0210',
      'nobodyHit 0210',
      'salvoFired british factors 2 0310',
      'onTarget 0310',
      'shellBurst 0310 needed 2',
      'shellHit 0310',
      'shipHit fk6-1 0310',
      'eliminated fk6-1',
      'failedShell fk6-2',
      'disorganized fk6-2',
      'stoodShell fk6-3',
      'failedShell lnl2-a',
      'eliminated lnl2-a',
      'shelled 0310',
      'leaderFell poppe',
      'wavered 0310 needed 4',
      'eliminated fk6-2',
      'turnBegan day 3 hour 11',
      'rallyPhaseBegan',
      'resupplyPhaseBegan',
      'landingPhaseBegan',
      'offensiveFirePhaseBegan british',
      'movementPhaseBegan british',
    ],
  },
  {
    of: '11.2, 17.2.3 the first round of a melee',
    play: () => {
      const g = given()
        .units({
          'lnl2-a': '0310 N',
          'lnl2-mg': '0310',
          'lnl2-co': '0310',
          'fk6-1': '0309 S',
          'fk6-2': '0309',
          poppe: '0309',
          'fk1-1': '0614 N',
        })
        .phase('britishMelee')
      g.dice(1, 1, 1, 1, 3, 3, 3, 3, 6, 5).play('charge 0310', 'storm 0309')
      return g
    },
    asked: 'british withdraw',
    story: [
      'meleePhaseBegan british',
      'charged british 0310 0309',
      'clashed 0309 round 1 attack 10 defence 11',
      'leaderSurvived poppe',
      'leaderSurvived lnl2-co',
      'failedMelee fk6-1 morale 5',
      'stoodMelee lnl2-a morale 5',
      'disorganized fk6-1',
    ],
  },
  {
    of: '8.1, 15.2, 15.8, 19.7 a march over an officer who is alone, and a company that turns',
    play: () => {
      const g = given()
        .units({
          'lnl2-a': '0310 N',
          'lnl2-b': '0310',
          'lnl2-co': '0310',
          'fk6-1': '0714 N ooa',
          adler: '0410',
          'lnl2-c': '0513 N',
        })
        .phase('britishMovement')
      return g.play('turn 0513 S', 'march 0310', 'all', 'step to 0410 facing N', 'step to 0510 facing NE', 'halt')
    },
    asked: 'british movement',
    story: [
      'movementPhaseBegan british',
      'turned 0513 S',
      'overrun adler 0410',
      'moved lnl2-a 0310 0410 (british alone)',
      'followed lnl2-b 0310 0410 (british alone)',
      'followed lnl2-co 0310 0410 (british alone)',
      'moved lnl2-a 0410 0510 (british alone)',
      'followed lnl2-b 0410 0510 (british alone)',
      'followed lnl2-co 0410 0510 (british alone)',
      'halted 0510 NE',
    ],
  },
  {
    of: '10.25d, 13.2, 13.3a a retreat that carries others away',
    play: () => {
      const g = given().units({
        'lnl2-a': '1312 NW',
        'raj13-a': '1311 NW',
        'raj13-b': '1311',
        'raj13-co': '1311',
        'lnl2-c': '2506',
        ...GUNS,
      })
      return germanFire(g, '1211', '1311', 1, 1, 1, 2, 6, 5, 1, 6).dice(6).play('stay', 'face N')
    },
    asked: 'british face',
    story: [
      'offensiveFirePhaseBegan german',
      'fired german 1211 1311 needed 7',
      'hit 1311',
      'leaderSurvived raj13-co',
      'wavered 1311 needed 4',
      'disorganized raj13-a',
      'keptNerve raj13-a morale 3',
      'lostNerve raj13-b morale 4',
      'disorganized raj13-b',
      'retreated raj13-b 1311 1312',
      'retreated raj13-b 1312 1412',
      'retreated raj13-b 1412 1512',
      'faced 1512 N',
      'carriedAway lnl2-a morale 5',
      'retreated lnl2-a 1312 1412',
      'retreated lnl2-a 1412 1512',
      'retreated lnl2-a 1512 1612',
    ],
  },
  {
    of: '11.2, 14.1 an advance that is led, and stevedores in its way',
    play: () => {
      const g = given()
        .units({
          'fk6-1': '0310 N',
          'fk6-2': '0310',
          poppe: '0310',
          'raj13-a': '0309 S disorganized',
          'stev-1': '0409',
          'kgo61-a': '0614 N ooa',
        })
        .phase('germanMelee')
      g.dice(1, 1, 6, 6, 6).play('charge 0310', 'storm 0309')
      return g.dice(2).play('lead poppe', 'advance to 0309 facing N')
    },
    asked: 'german advance',
    story: [
      'meleePhaseBegan german',
      'charged german 0310 0309',
      'clashed 0309 round 1 attack 11 defence 5',
      'failedMelee raj13-a morale 2',
      'eliminated raj13-a',
      'meleeOver 0309',
      'advanceWon 0309 hexes 3',
      'advanced fk6-1 0310 0309',
      'advanced fk6-2 0310 0309',
      'advanced poppe 0310 0309',
      'cutDown stev-1 0409',
    ],
  },
  {
    of: '11.2b, 13.3d a machine gun leaves a melee',
    play: () => {
      const g = given()
        .units({ 'lnl2-a': '0310 N', 'lnl2-mg': '0310', 'lnl2-co': '0310', 'fk6-1': '0309 S' })
        .phase('britishMelee')
      g.dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
      return g.dice(5).play('withdraw lnl2-mg', 'stay')
    },
    asked: 'british face',
    story: [
      'meleePhaseBegan british',
      'charged british 0310 0309',
      'clashed 0309 round 1 attack 10 defence 9',
      'gunsSaved lnl2-mg',
      'withdrew lnl2-mg 0310 0311',
    ],
  },
  {
    of: '11.2b, 13.3d and is thrown away',
    play: () => {
      const g = given()
        .units({ 'lnl2-a': '0310 N', 'lnl2-mg': '0310', 'lnl2-co': '0310', 'fk6-1': '0309 S' })
        .phase('britishMelee')
      g.dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
      return g.dice(4).play('withdraw lnl2-mg', 'along lnl2-co')
    },
    asked: 'british withdraw',
    story: [
      'meleePhaseBegan british',
      'charged british 0310 0309',
      'clashed 0309 round 1 attack 10 defence 9',
      'gunsThrownAway lnl2-mg',
    ],
  },
  {
    of: '17.2.2 a leader whom a melee left alone',
    play: () =>
      given()
        .units({
          'lnl2-co': '0310 forsaken',
          aitken: '0310 forsaken',
          'fk6-1': '0309 retreated',
          'lnl2-a': '0110 N',
          'lnl2-b': '0510 N',
        })
        .dice(1)
        .phase('britishMelee'),
    asked: 'british escape',
    story: ['meleePhaseBegan british', 'gotAway lnl2-co'],
  },
]

describe('what is told', () => retell(EPISODES))

import { describe } from 'vitest'
import { type Episode, retell } from '../episodes.ts'
import { britishFire, germanFire } from '../firing.ts'
import { given } from '../given.ts'

const GUNS = { 'fk1-1': '1211 SE', 'fk1-2': '1211', 'fk1-mg1': '1211', merensky: '1211' }

const EPISODES: readonly Episode[] = [
  {
    of: '5.2b, 5.3d, 19.7 a landing by night that no German sees',
    play: () => {
      const g = given()
        .at(2, 22)
        .units({ 'lnl2-a': 'aboard', 'lnl2-b': 'aboard', 'lnl2-mg': 'aboard', 'lnl2-co': 'aboard', 'fk6-1': '1010 N' })
        .phase('landing')
      return g
        .play('debark lnl2 on A', 'ashore lnl2-a at 2506', 'ashore lnl2-b at 2507')
        .dice(4, 5)
        .play('ashore lnl2-co at 2506', 'end', 'face NW', 'face N')
    },
    asked: 'british movement',
    story: [
      'landingPhaseBegan',
      'debarked group 0 beach 0',
      'wentAshore lnl2-a 2506 (british alone)',
      'wentAshore lnl2-b 2507 (british alone)',
      'wentAshore lnl2-co 2506 (british alone)',
      'landedWell lnl2-a (british alone)',
      'landedBadly lnl2-b (british alone)',
      'faced 2506 NW',
      'faced 2507 N',
      'offensiveFirePhaseBegan british',
      'movementPhaseBegan british',
    ],
  },
  {
    of: '5.3c, 5.3d a group that is wholly ashore',
    play: () => {
      const g = given().at(2, 22).units({ 'lnl2-a': 'aboard', 'lnl2-b': 'aboard', 'fk6-1': '2404 SE' }).phase('landing')
      return g
        .play('debark lnl2 on A', 'ashore lnl2-a at 2506')
        .dice(5, 4)
        .play('ashore lnl2-b at 2507', 'face NW', 'face N')
    },
    asked: 'british movement',
    story: [
      'landingPhaseBegan',
      'debarked group 0 beach 0',
      'wentAshore lnl2-a 2506 (british alone)',
      'wentAshore lnl2-b 2507 (british alone)',
      'landedBadly lnl2-a (british alone)',
      'landedWell lnl2-b (british alone)',
      'faced 2506 NW',
      'faced 2507 N',
      'groupLanded group 0',
      'offensiveFirePhaseBegan british',
      'movementPhaseBegan british',
    ],
  },
  {
    of: '6.2.1, 6.2.2, 19.7 rallies in the rear',
    play: () => {
      const g = given()
        .units({
          'lnl2-a': '2005 disorganized',
          'lnl2-b': '2006 disorganized',
          'lnl2-co': '2005',
          aitken: '2006',
          'fk1-1': '0710 disorganized',
          'fk1-2': '0711 disorganized',
        })
        .phase('rally')
      return g
        .dice(4)
        .play('rally lnl2-a')
        .dice(4)
        .play('rally lnl2-b')
        .dice(3)
        .play('rally fk1-1')
        .dice(4)
        .play('rally fk1-2')
    },
    asked: 'british movement',
    story: [
      'rallyPhaseBegan',
      'rallied lnl2-a needed 4 (british alone)',
      'notRallied lnl2-b needed 3 (british alone)',
      'rallied fk1-1 needed 3 (german alone)',
      'notRallied fk1-2 needed 3 (german alone)',
      'resupplyPhaseBegan',
      'landingPhaseBegan',
      'offensiveFirePhaseBegan british',
      'movementPhaseBegan british',
    ],
  },
  {
    of: '7.4, 7.5, 19.7 cartridges are found, carried up, or do not come through',
    play: () =>
      given()
        .units({
          'lnl2-a': '2209 NW ooa',
          'lnl2-b': '0310 NW ooa',
          'stev-1': '2506',
          'fk1-1': '0708 NW ooa',
          'fk1-2': '0412 NW ooa',
          'fk1-3': '0413',
        })
        .dice(4, 5)
        .phase('resupply'),
    asked: 'british movement',
    story: [
      'resupplyPhaseBegan',
      'stillShort fk1-1 (german alone)',
      'restocked fk1-2 (german alone)',
      'supplied lnl2-a (british alone)',
      'cutOff lnl2-b',
      'landingPhaseBegan',
      'offensiveFirePhaseBegan british',
      'movementPhaseBegan british',
    ],
  },
  {
    of: '6.3.4, 10.25 a battalion breaks',
    play: () => {
      const g = given().units({
        ...GUNS,
        'pli63-a': '1311 NW',
        'pli63-c': '1511 NW disorganized',
        'pli63-d': '1513 NW disorganized',
        'pli63-e': '2507 NW disorganized',
        'pli63-f': '2306 N disorganized',
        'stev-1': '2506',
        'lnl2-a': '1412 N',
        'lnl2-b': '1612 N',
      })
      return germanFire(g, '1211', '1311', 1, 1, 6, 5, 1)
    },
    asked: 'british rout',
    story: [
      'offensiveFirePhaseBegan german',
      'fired german 1211 1311 needed 7',
      'hit 1311',
      'wavered 1311 needed 2',
      'disorganized pli63-a',
      'keptNerve pli63-a morale 1',
      'collapsed pli63 losses 5',
    ],
  },
  {
    of: '6.3.4e, 13.2, 15.4, 18.1 a company breaks, and leaves the map and what it was digging',
    play: () => {
      const g = given()
        .units({
          'lnl2-a': '0210 SW',
          'lnl2-b': '0210',
          'lnl2-co': '0210',
          'schk6-1': '0111 NE disorganized',
          'schk6-2': '0113 N disorganized',
          'schk7-1': '0114 N',
          'fk6-1': '0909 N',
        })
        .works({ '0113': 'digging' })
        .arrange((t) => {
          t.tracks.germanTrenches = 1
        })
      return britishFire(g, '0210', '0111', 1, 1, 6, 5, 1)
    },
    asked: 'british movement',
    story: [
      'offensiveFirePhaseBegan british',
      'fired british 0210 0111 needed 9',
      'hit 0111',
      'wavered 0111 needed 4',
      'eliminated schk6-1',
      'collapsed schk6 losses 3',
      'leftTheMap schk6-2 0113',
      'digFailed 0113',
      'neighbourStood schk7-1 morale 5',
      'movementPhaseBegan british',
    ],
  },
  {
    of: '6.2.3, 9.6 a stack without a leader parts',
    play: () =>
      given()
        .units({ 'lnl2-a': '2005 N', 'lnl2-b': '2005', 'fk6-1': '0510 N' })
        .phase('rally')
        .play('keep lnl2-b', 'unstack to 2006', 'face S'),
    asked: 'british movement',
    story: [
      'rallyPhaseBegan',
      'unstacked lnl2-a 2006',
      'faced 2006 S',
      'resupplyPhaseBegan',
      'landingPhaseBegan',
      'offensiveFirePhaseBegan british',
      'movementPhaseBegan british',
    ],
  },
  {
    of: '9.5, 4.2 a hex that holds too many',
    play: () =>
      given()
        .units({ 'lnl2-a': '2010 NW', 'lnl2-b': '2010', 'lnl2-c': '2010', 'lnl2-co': '2010', 'fk6-1': '0510 SE' })
        .phase('britishMovement')
        .play('end', 'displace lnl2-a', 'into 2011', 'face S'),
    asked: 'german movement',
    story: [
      'movementPhaseBegan british',
      'displaced lnl2-a 2011',
      'faced 2011 S',
      'defensiveFirePhaseBegan german',
      'meleePhaseBegan british',
      'reinforcementPhaseBegan',
      'offensiveFirePhaseBegan german',
      'movementPhaseBegan german',
    ],
  },
  {
    of: '18.1, 18.3 a trench is dug',
    play: () => {
      const g = given()
        .units({ 'fk6-1': '0310 N', 'fk17-1': '0514 N', 'lnl2-a': '2010 N' })
        .arrange((t) => {
          t.naval.britishShots = 1
        })
        .phase('germanMovement')
      return g.play('dig 0310', 'end', 'end')
    },
    asked: 'british movement',
    story: [
      'movementPhaseBegan german',
      'digs german 0310',
      'defensiveFirePhaseBegan british',
      'meleePhaseBegan german',
      'artilleryPhaseBegan',
      'dug 0310',
      'turnBegan day 3 hour 11',
      'rallyPhaseBegan',
      'resupplyPhaseBegan',
      'landingPhaseBegan',
      'offensiveFirePhaseBegan british',
      'movementPhaseBegan british',
    ],
  },
  {
    of: '15.4, 19.7, 20.3 Germans leave the map by night',
    play: () =>
      given()
        .at(3, 20)
        .units({ 'fk6-1': '0110 N disorganized', lettow: '0110', 'lnl2-a': '2010 N' })
        .phase('germanMovement')
        .play('march 0110', 'all', 'leave'),
    asked: 'german movement',
    story: ['movementPhaseBegan german', 'left fk6-1 (german alone)', 'left lettow (german alone)'],
  },
]

describe('what is told', () => retell(EPISODES))

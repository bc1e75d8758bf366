import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { BRITISH as BRITISH_COUNTERS } from '../../data/counters-british.ts'
import { GERMAN as GERMAN_COUNTERS } from '../../data/counters-german.ts'
import { FORMATIONS as FORMATION_DATA } from '../../data/formations.ts'
import { LEADERS } from '../../data/leaders.ts'
import {
  BRITISH,
  CF,
  FORMATION,
  FORMATION_IDS,
  FORMATION_SIDE,
  type Formation,
  face,
  GERMAN,
  IS_COMBAT,
  isLeader,
  MORALE,
  NAMES,
  NO_FORMATION,
  SIDE_OF,
  TITLES,
  UNITS,
  type Unit,
  unit,
} from '../../roster.ts'
import { halt, loseStep, stopDigging, takeAway } from '../../rules/02-losses.ts'
import { given } from '../given.ts'

const COUNTERS = [...BRITISH_COUNTERS, ...GERMAN_COUNTERS]

describe('2.6 kinds of counter', () => {
  test('2.6.1, 2.7.2 infantry, machine guns and artillery are combat units; leaders and stevedores are not', () => {
    const combat = ['raj13-a', 'fk1-1', 'lnl2-mg', 'mb28-1', 'hering-dorothea']
    expect(combat.map((name) => IS_COMBAT[unit(name)])).toEqual([1, 1, 1, 1, 1])
    expect(['stev-1', 'aitken', 'lettow'].map((name) => IS_COMBAT[unit(name)])).toEqual([0, 0, 0])
  })

  test('2.6.2 every unit is a counter of its own', () => {
    expect(new Set([...COUNTERS, ...LEADERS].map((c) => c.id)).size).toBe(UNITS)
  })

  test('2.6.2b every combat unit belongs to one formation of its side', () => {
    for (let u = 0 as Unit; u < UNITS; u++) {
      if (IS_COMBAT[u] === 0) continue
      expect(FORMATION[u]).not.toBe(NO_FORMATION)
      expect(FORMATION_SIDE[FORMATION[u] as Formation]).toBe(SIDE_OF[u])
    }
    expect(FORMATION_DATA.map((f) => f.id)).toEqual(FORMATION_IDS)
  })

  test('2.6.2c a counter is named after its unit and its formation', () => {
    expect(['inf98-c', 'raj13-mg', 'fk17-2', 'fk1-mg2'].map((name) => TITLES[unit(name)])).toEqual([
      'C/98 Inf',
      'MG/13 Rajput',
      '2/17 FK',
      'MG 2/1 FK',
    ])
  })

  test('2.6.3, 15.8 stevedores alone are lost when an enemy combat unit comes in', () => {
    const g = given().units({ 'fk1-1': '2406 SE', 'stev-1': '2506' }).phase('germanMovement')
    g.play('march 2406', 'all', 'step to 2506 facing SE')
    expect(g.of('stev-1')).toBe('gone lost')
    expect(g.t.tracks.stevedoresLost).toBe(1)
  })

  test('2.6.3 whatever a lost counter was about to do is over', () => {
    const { t } = given().units({ 'lnl2-a': '0311 N disorganized ooa' })
    const lost = unit('lnl2-a')
    const about = [t.group, t.struck, t.fleeing, t.escort, t.parted]
    for (const set of about) set.add(lost)
    const { wave, spent, shots, since, state } = t.units
    for (const column of [wave, spent, shots, since]) column[lost] = 3
    takeAway(t, lost)
    expect(about.map((set) => set.has(lost))).toEqual([false, false, false, false, false])
    // Whoever is gone without being lost (6.3.4l) carries no mark either
    expect([wave, spent, shots, since, state].map((column) => column[lost])).toEqual([0, 0, 0, 0, 0])
  })
  test('2.6.3, 17.2.2 leaders whom a lost counter leaves alone may have to run for it, as long as nobody else is there', () => {
    const left = (more: Readonly<Record<string, string>>) => {
      const g = given().units({
        'raj13-a': '0311 N',
        'raj13-co': '0311',
        wapshare: '0311',
        'raj13-2ic': '0312',
        ...more,
      })
      takeAway(g.t, unit('raj13-a'))
      return ['raj13-co', 'wapshare', 'raj13-2ic'].map((name) => g.of(name))
    }
    expect(left({})).toEqual(['0311 forsaken', '0311 forsaken', '0312'])
    for (const other of ['lnl2-a', 'raj13-b']) expect(left({ [other]: '0311' })).toEqual(['0311', '0311', '0312'])
    expect(left({ 'stev-1': '0311' })).toEqual(['0311 forsaken', '0311 forsaken', '0312'])
    const aboard = given().units({ 'raj13-a': 'aboard', 'raj13-co': 'aboard' })
    takeAway(aboard.t, unit('raj13-a'))
    expect(aboard.of('raj13-co')).toBe('aboard')
  })
  test('2.6.3 who runs in a phase of his side has ended his move, and nobody else (ruling T65)', () => {
    const g = given().units({ 'lnl2-a': '0311 N', 'fk6-1': '0510 N' }).phase('britishMovement')
    for (const name of ['lnl2-a', 'fk6-1']) halt(g.t, unit(name))
    expect([g.of('lnl2-a'), g.of('fk6-1')]).toEqual(['0311 halted', '0510'])
  })
  test('2.6.3, 15.1, 17.2.3 a leader alone already when one comes beside him, which is told', () => {
    const g = given().units({ 'fk1-1': '2306 SE', aitken: '2506' }).phase('germanMovement')
    g.play('march 2306', 'all', 'step to 2406 facing SE')
    expect(g.of('aitken')).toBe('gone lost')
    expect(g.story).toContain('caught aitken 2506')
  })

  test('2.6.3, 15.1, 17.2.3 nor is one who is with a unit, whichever it is', () => {
    for (const guard of ['lnl2-a', 'raj13-a']) {
      const g = given()
        .units({ 'fk1-1': '2306 SE', [guard]: '2506 N', aitken: '2506' })
        .phase('germanMovement')
      g.play('march 2306', 'all', 'step to 2406 facing SE')
      expect(g.of('aitken')).toBe('2506')
    }
  })

  test('2.6.5 who loses a step is turned over, who loses a second one is out of the game, and both are told', () => {
    const g = given().units({ 'lnl2-a': '0311 N disorganized', 'lnl2-b': '0312 N' })
    const heard: string[] = []
    g.t.sink = { rolled: () => {}, told: (kind, _, { unit: who }) => void heard.push(`${kind} ${NAMES[who ?? -1]}`) }
    for (const name of ['lnl2-a', 'lnl2-b']) loseStep(g.t, unit(name))
    g.t.sink = undefined
    expect([g.of('lnl2-a'), g.of('lnl2-b')]).toEqual(['gone lost', '0312 disorganized'])
    expect(heard).toEqual(['eliminated lnl2-a', 'disorganized lnl2-b'])
  })
  test('2.6.5, 18.1, 18.4 who loses anything has dug in vain: the trench is not counted, and may be dug again', () => {
    const g = given().units({ 'lnl2-a': '0311 N', 'fk6-1': '0510 N' }).works({ '0311': 'digging', '0510': 'digging' })
    g.arrange((t) => {
      t.tracks.britishTrenches = 3
      t.tracks.germanTrenches = 5
    })
    const counts = () => [g.t.tracks.britishTrenches, g.t.tracks.germanTrenches]
    const heard: string[] = []
    g.t.sink = { rolled: () => {}, told: (kind, _, { hex: at }) => void heard.push(`${kind} ${at === hex('0311')}`) }
    stopDigging(g.t, hex('0311'), BRITISH)
    expect([counts(), g.t.places.works[hex('0311')]]).toEqual([[2, 5], 0])
    for (let i = 0; i < 2; i++) stopDigging(g.t, hex('0510'), GERMAN)
    g.t.sink = undefined
    expect([counts(), heard]).toEqual([
      [2, 4],
      ['digFailed true', 'digFailed false'],
    ])
  })
  test('2.6.5 the disorganized side is weaker', () => {
    const rajputs = unit('raj13-a')
    expect([CF[face(rajputs, 0)], CF[face(rajputs, 1)]]).toEqual([5, 3])
    expect([MORALE[face(rajputs, 0)], MORALE[face(rajputs, 1)]]).toEqual([3, 2])
  })

  test('2.6.5 machine guns keep their morale, and starred units are better behind', () => {
    for (let u = 0 as Unit; u < UNITS; u++) {
      if (IS_COMBAT[u] === 0 || isLeader(u)) continue
      const isStarred = TITLES[u] === '4 SchK' || TITLES[u] === 'Tanga Polizei Zug'
      expect((CF[face(u, 1)] ?? 0) > (CF[face(u, 0)] ?? 0)).toBe(isStarred)
    }
    expect(MORALE[face(unit('lnl2-mg'), 1)]).toBe(MORALE[face(unit('lnl2-mg'), 0)])
  })
})

import { type Action, writeAction } from '@boma/kernel'
import { inEnglish, intentsFor } from '@boma/showing'
import { given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { heart } from '../../index.ts'
import { ORGANISER } from '../../roster.ts'
import { AFLOAT, did, EMBARKED, LATE, MOVED, ON_TABLE, WAITING } from '../../rules/09-units.ts'
import { told } from '../fighting.ts'
import { type Scene, scene, type Troops, unit, within } from '../given.ts'
import { moving, places } from '../moving.ts'

/** The German reinforcements of Salaita, who come in on the west edge from y 20 to 48 from turn 4 on. */
const LATE_ONES: Troops = { type: 'askari-modern', figures: 12, width: 12, at: [0, 0], facing: 4, where: LATE }
const HERE: Troops = { type: 'soldier', figures: 2, at: [60, 4], facing: 0 }
const arriving = (more: Readonly<Record<string, Troops>>, scenery: Scene) =>
  scene(
    { g7: LATE_ONES, g1: { ...HERE, at: [60, 40] }, b1: HERE, ...more },
    { scenario: 'salaita', turn: 4, run: within('arrivals', 0), ...scenery },
  )

describe('late arrivals', () => {
  test('1.1, 17.1 from the scenario’s turn on a die: 4-6 it comes (H26)', () => {
    expect(told(arriving({}, { dice: [3, 1, 1] }), 'late')).toHaveLength(1)
    const g = arriving({}, { dice: [4] })
    expect(g.whyName('wait')).toBe('placeFree')
    expect(g.whyName('arrive at 1 30 width 4')).toBe('notOnEdge')
    expect(g.whyName('arrive at 0 10 width 4')).toBe('notOnEdge')
    expect(g.whyName('arrive at 0 24 width 13')).toBe('wrongWidth')
    g.dice(1, 2).play('arrive at 0 24 width 4')
    expect(g.table.units.where[unit('g7')]).toBe(ON_TABLE)
  })

  test('17.1 who points at another unit meanwhile is told where it may come in, and not that it must', () => {
    const g = arriving({}, { dice: [4] })
    const { page, actions } = inEnglish(heart)
    const [meant] = page.intents(g.table, { space: unit('b1') })
    expect(g.whyName(writeAction(actions, meant as Action))).toBe('notOnEdge')
    expect(intentsFor(inEnglish(heart), g.table, { space: unit('b1') })[0]).toBe(meant)
    expect(page.intents(g.dice(1, 2).play('arrive at 0 24 width 4').table, { space: unit('b1') })).toEqual([])
  })

  test('17.1 twelve figures at 0, 24, four abreast: x 0, 1, 2, the last rank on the edge; y 25 to 22', () => {
    const g = arriving({}, { dice: [6] })
      .dice(1, 2)
      .play('arrive at 0 24 width 4')
    const spots = places(g, unit('g7'))
    expect(spots.map(([x]) => x).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
    expect([Math.max(...spots.map(([, y]) => y)), Math.min(...spots.map(([, y]) => y))]).toEqual([25, 22])
  })

  test('5.6, 17.1 with an Organiser on the table on 3-6', () => {
    const g = arriving({ g2: { type: 'leader', at: [50, 40], facing: 0, traits: ORGANISER } }, { dice: [3] })
    expect(g.whyName('arrive at 0 24 width 4')).toBe('')
  })

  test('7.2, 17.2 no entry within 12 inches of an enemy scout, nor within 4 of any enemy', () => {
    const g = arriving(
      { b2: { type: 'scout', at: [2, 24], facing: 0 }, b3: { ...HERE, figures: 1, at: [3, 44] } },
      { dice: [6] },
    )
    expect(g.whyName('arrive at 0 30 width 4')).toBe('scoutWatches')
    expect(g.whyName('arrive at 0 43 width 4')).toBe('enemyNearEdge')
    expect(g.whyName('arrive at 0 38 width 4')).toBe('')
  })

  test('17.2 who waits has no entry at all: one sixteenth of the edge that is free is found', () => {
    // Scouts watch all of the edge from y 20 to 48 but a little about y 33 7/8
    const watched = (y: number) =>
      arriving(
        { b2: { type: 'scout', at: [0, 21.8125], facing: 0 }, b3: { type: 'scout', at: [0, y], facing: 0 } },
        { dice: [6] },
      )
    expect([watched(46).whyName('wait'), watched(45.8125).whyName('wait')]).toEqual(['placeFree', ''])
    expect(watched(46).whyName('arrive at 0 33.875 width 4')).toBe('')
    const waits = watched(45.8125).dice(1, 2).play('wait')
    expect([told(waits, 'waits').length, waits.table.units.where[unit('g7')]]).toEqual([1, LATE])
  })

  test.each([
    ['stand g7', ''],
    ['move g7', 'movedMachineGun'],
  ])('17.1, 7.5, H60 a machine gun that has arrived fires unless it then moves: %s', (then, why) => {
    const g = arriving(
      {
        g7: { ...LATE_ONES, type: 'mg', figures: 3, width: 3 },
        g1: { ...HERE, at: [30, 44], facing: 12 },
        b1: { ...HERE, at: [20, 44] },
      },
      { dice: [6] },
    )
    g.dice(2, 1).play('arrive at 0 44 width 3', 'first german')
    if (then === 'stand g7') g.play(then, 'stand b1', 'stand g1')
    else g.dice(3).play(then, 'march to 1 45', 'halt facing 90', 'stand b1', 'stand g1')
    expect(g.whyName('lay g7')).toBe(why)
  })

  test('17.1 nobody rolls before his turn', () => {
    const g = arriving({}, { turn: 1, dice: [5, 2] })
    expect(g.table.units.where[unit('g7')]).toBe(LATE)
  })
})

describe('set-up', () => {
  test('17.7 the defender first, in his zone, as far from things as it says', () => {
    const g = given(heart, { scenario: 'jassin' })
    // The British defend the factory.
    expect(g.whyName('place g1')).not.toBe('')
    g.play('place b1')
    expect(g.whyName('form at 30 10 facing 180 width 7 close')).toBe('outOfZone')
    expect(g.whyName('form at 30 21 facing 180 width 17 close')).toBe('wrongWidth')
    g.play('form at 30 21 facing 180 width 7 close')
    expect([g.whyName('ready'), g.whyName('place b1')]).toEqual(['notAllPlaced', 'notWaiting'])
    const t = g.table
    expect([t.units.facing[unit('b1')], t.units.width[unit('b1')], t.units.open[unit('b1')]]).toEqual([8, 7, 0])
    g.play('suggested', 'place g1')
    expect(g.whyName('form at 24 24 facing 90 width 1 close')).toBe('tooNear')
  })

  test('17.7 a unit whose ready place is taken is placed elsewhere in its zone', () => {
    const g = given(heart, { scenario: 'salaita' })
    // The pom-pom’s place, and all about it, is full of Askari
    g.play('place g1', 'form at 32 30 facing 180 width 4 close', 'place g5')
    expect(g.whyName('form at 40 40 facing 180 width 1 close')).toBe('')
    const full = given(heart, { scenario: 'salaita' }).arrange((t) => {
      // Fifteen by fifteen men stand about it, in units of twenty
      for (let k = 0; k < 225; k++) {
        const u = Math.trunc(k / 20) + (k >= 80 ? 1 : 0)
        const f = (u * 20 + (k % 20)) as never
        t.units.where[u as never] = ON_TABLE
        t.units.type[u as never] = 0 as never
        t.units.count[u as never] = (k % 20) + 1
        t.figures.x[f] = (25 + (k % 15)) * 16
        t.figures.y[f] = (23 + Math.trunc(k / 15)) * 16
      }
    })
    expect(full.whyName('place g5')).toBe('')
  })

  test('9.6 a gun, a single man and a machine gun’s crew do not disperse', () => {
    const g = given(heart, { scenario: 'salaita' })
    const order = (word: string, where: string) =>
      given(heart, { scenario: 'salaita' }).play(`place ${word}`).whyName(`form at ${where} dispersed`)
    expect(order('g5', '32 30 facing 180 width 1')).toBe('wrongOrder')
    expect(order('g6', '36 27 facing 180 width 1')).toBe('wrongOrder')
    expect(order('g4', '36 29 facing 180 width 3')).toBe('wrongOrder')
    expect(order('g1', '36 40 facing 180 width 6')).toBe('')
    expect(g.whyName('ready')).toBe('notAllPlaced')
  })

  test.each(heart.scenarios.slice(0, 8).map(({ id }) => id))('17.7 the ready set-up of %s places everybody', (id) => {
    const g = given(heart, { scenario: id })
    const moves = g.play('suggested')
    const left = Array.from({ length: 48 }, (_, u) => u).filter((u) => moves.table.units.where[u as never] === WAITING)
    expect(new Set(left.map((u) => (u < 24 ? 0 : 1))).size).toBeLessThanOrEqual(1)
  })
})

describe('landing', () => {
  const AT_SEA: Troops = { type: 'askari-modern', figures: 6, width: 6, at: [30, 5], facing: 0, where: AFLOAT }
  const lake: Scene = { scenario: 'sphinxhaven', phasing: 1 as never, beginner: 1 as never }

  test('17.9 put ashore on the shore line, 8 inches from every enemy, and that is the whole move', () => {
    const g = moving({ b3: AT_SEA, g1: { type: 'askari', figures: 1, at: [40, 24], facing: 8 } }, lake)
    g.play('land b3')
    expect(g.whyName('arrive at 30 22 width 6')).toBe('notOnEdge')
    expect(g.whyName('arrive at 38 20 width 6')).toBe('enemyNearShore')
    // The Askari stands at 40, 24: 6.928 inches along the shore are 8 inches from him
    expect([g.whyName('arrive at 33.125 20 width 1'), g.whyName('arrive at 33.0625 20 width 1')]).toEqual([
      'enemyNearShore',
      '',
    ])
    expect(g.whyName('arrive at 20 20 width 7')).toBe('wrongWidth')
    g.play('arrive at 20 20 width 3')
    expect(g.table.units.where[unit('b3')]).toBe(ON_TABLE)
    g.play('stand g1')
    expect(g.whyName('move b3')).toBe('namedAlready')
    expect(did(g.table, unit('b3'), MOVED)).toBe(true)
  })

  test('17.9 landing is a move: a machine gun that has landed does not fire (7.5)', () => {
    const g = moving({ b3: { ...AT_SEA, type: 'mg', figures: 3 }, g1: { ...HERE, at: [40, 40] } }, lake)
    g.play('land b3', 'arrive at 20 20 width 3')
    expect([did(g.table, unit('b3'), MOVED), told(g, 'landed').length]).toEqual([true, 1])
  })

  test('17.9 all its figures within the embarkation ground, and not in contact', () => {
    const off = (x: number, y: number, enemy: readonly [number, number]) =>
      moving(
        {
          b3: { ...AT_SEA, where: ON_TABLE, at: [x, y], figures: 2, width: 2 },
          g1: { type: 'askari', figures: 1, at: enemy, facing: 8 },
        },
        lake,
      ).whyName('embark b3')
    const far = [60, 40] as const
    expect([off(30, 22, far), off(30, 22.0625, far), off(30, 20, far)]).toEqual(['', 'notAtShore', ''])
    expect([off(0, 21, far), off(71, 21, far)]).toEqual(['', ''])
    expect(off(30, 21, [30, 22])).toBe('inContact')
  })

  test('17.9 taken off from the beach, not lost', () => {
    const beached = (y: number) =>
      moving(
        {
          b3: { ...AT_SEA, where: ON_TABLE, at: [30, y] },
          g1: { type: 'askari', figures: 1, at: [60, 40], facing: 8 },
        },
        lake,
      )
    expect(beached(23).whyName('embark b3')).toBe('notAtShore')
    const g = beached(21).play('embark b3')
    expect(g.table.units.where[unit('b3')]).toBe(EMBARKED)
  })
})

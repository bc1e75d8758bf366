import { given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { heart } from '../../index.ts'
import { typeNamed } from '../../roster.ts'
import { did, HIDDEN, NAMED, NOWHERE, ON_TABLE, WAITING } from '../../rules/09-units.ts'
import { told } from '../fighting.ts'
import { scene, type Troops, unit, within } from '../given.ts'
import { moving, places } from '../moving.ts'

const begun = (scenario: string) => given(heart, { scenario })

describe('13.1 where troops may lie in ambush', () => {
  /** The Germans of the convoy, its second side, who hide in the woods: north-west x 10-26, y 28-42. */
  const hiding = (word: string) => begun('convoy').play('suggested', `hide ${word}`)

  test('13.1, 17.7 all of a unit in one area that hides: neither its first man nor its last beside it', () => {
    const g = hiding('g1')
    const at = (x: number, y: number, facing: number) => g.whyName(`form at ${x} ${y} facing ${facing} width 5 close`)
    // Five abreast and two deep; the first of them on the left, the middle one at the place
    expect([at(18, 35, 180), at(18, 41, 180), at(12, 35, 180), at(24, 35, 180)]).toEqual(['', '', '', ''])
    expect([at(11.9375, 35, 180), at(24.0625, 35, 180), at(18, 41.0625, 180), at(18, 42.0625, 0)]).not.toContain('')
  })

  test('13.1, 17.7 in its own zone, and as far from things as that says', () => {
    const g = hiding('g3')
    // The machine gun: in the grasses; all: six inches from the centre line of the track (9.3)
    expect(g.whyName('form at 42 35 facing 180 width 3 close')).toBe('')
    expect(g.whyName('form at 50 5 facing 180 width 3 close')).toBe('outOfZone')
    expect(g.whyName('form at 20 10 facing 180 width 3 close')).toBe('')
    expect(g.whyName('form at 24 17.9375 facing 0 width 3 close')).toBe('')
    const party = hiding('g4')
    expect(party.whyName('form at 45 16 facing 0 width 4 close')).toBe('outOfZone')
    expect(party.whyName('form at 40 15 facing 0 width 4 close')).toBe('')
    expect(party.whyName('form at 50 20 facing 0 width 4 close')).toBe('outOfZone')
  })

  test('13.1 those whose zone is one of ambush are not set up openly, all others are', () => {
    expect(['g1', 'g3', 'g5'].map((word) => begun('convoy').play('suggested').whyName(`place ${word}`))).toEqual([
      'mustHide',
      'mustHide',
      'mustHide',
    ])
    expect(begun('salaita').whyName('place g1')).toBe('')
  })

  test('13.1, 9.8 who goes with an ambush lies in one area with all of it: not in the next, nor beside both', () => {
    // Uganda: the donga is x 44 to 66, y 24 to 26, and the middle scrub ends where it begins
    const g = begun('uganda-railway').play('hide b2', 'form at 49.5 25 facing 0 width 10 close', 'hide b5')
    const at = (x: number, y: number) => g.whyName(`form at ${x} ${y} facing 0 width 1 close`)
    expect(places(g, unit('b2'))[0]).toEqual([45.5, 25])
    expect([at(44, 25), at(44.5, 25)]).toEqual(['', ''])
    expect([at(43.9375, 25), at(46, 26.125)]).toEqual(['hidesNowhere', 'hidesNowhere'])
    // A man of the unit stands in the scrub: then it is in no area as a whole
    g.arrange((t) => {
      t.figures.x[(unit('b2') * 20) as never] = 43 * 16
    })
    expect([at(44, 25), at(43.5, 25.5)]).toEqual(['hidesNowhere', 'hidesNowhere'])
    g.arrange((t) => {
      t.figures.x[(unit('b2') * 20) as never] = 45.5 * 16
      t.figures.x[(unit('b2') * 20 + 9) as never] = 43 * 16
    })
    expect(at(44.5, 25.5)).toBe('hidesNowhere')
  })
})

describe('17.7 setting up', () => {
  test('17.7, 9.12, 9.13 a gun that is set up aslant makes room for those under its corners', () => {
    const gun = (facing: number) =>
      begun('salaita')
        .play('place g1', 'form at 36 40 facing 180 width 12 close', 'place g5')
        .play(`form at 36 41.5625 facing ${facing} width 1 close`)
    expect(places(gun(0), unit('g5'))).toEqual([[36, 41.5625]])
    expect(places(gun(45), unit('g5'))).not.toEqual([[36, 41.5625]])
    expect([told(gun(0), 'madeRoom').length, told(gun(45), 'madeRoom').length]).toEqual([0, 1])
  })

  test('17.7 whoever finds no room by the ready set-up stays at home', () => {
    // The fort of Jassin, x 26 to 34 and y 20 to 28, is full of men to its last inch
    const g = begun('jassin').arrange((t) => {
      for (let k = 0; k < 81; k++) {
        const [u, f] = [34 + Math.trunc(k / 20), (34 + Math.trunc(k / 20)) * 20 + (k % 20)]
        t.units.where[u as never] = ON_TABLE
        t.units.type[u as never] = typeNamed('soldier')
        t.units.count[u as never] = (k % 20) + 1
        t.figures.x[f as never] = 16 * (26 + (k % 9))
        t.figures.y[f as never] = 16 * (20 + Math.trunc(k / 9))
      }
    })
    g.play('suggested')
    expect(['b1', 'b2', 'b3', 'b4'].map((word) => g.table.units.where[unit(word)])).toEqual([
      NOWHERE,
      NOWHERE,
      NOWHERE,
      NOWHERE,
    ])
    expect(told(g, 'setUp')).toEqual([])
  })

  test('17.7 a side is ready when all of it have been placed, and no sooner', () => {
    const ready = (waiting: string) =>
      begun('jassin')
        .arrange((t) => {
          for (const word of ['b1', 'b2', 'b3', 'b4'])
            t.units.where[unit(word)] = word === waiting ? WAITING : word === 'b2' ? NOWHERE : ON_TABLE
        })
        .whyName('ready')
    expect(['b1', 'b4', ''].map(ready)).toEqual(['notAllPlaced', 'notAllPlaced', ''])
  })

  test('13.2, 17.7 each who is written down hidden has shown something: that is counted', () => {
    const g = begun('convoy').play('suggested').dice(3, 4)
    const before = g.table.core.reveals
    g.play('suggested')
    const hidden = Array.from({ length: 48 }, (_, u) => u).filter((u) => g.table.units.where[u as never] === HIDDEN)
    expect([before, g.table.core.reveals - before >= hidden.length, hidden.length > 4]).toEqual([0, true, true])
  })
})

test('13.4, 17.1 who arrives finds who lies hidden near where he comes in', () => {
  const LATE_ONES: Troops = { type: 'askari-modern', figures: 4, width: 4, at: [0, 0], facing: 4, where: 4 }
  const g = scene(
    {
      g7: LATE_ONES,
      g1: { type: 'soldier', figures: 2, at: [60, 40] },
      b1: { type: 'soldier', figures: 2, at: [60, 4] },
      b2: { type: 'soldier', figures: 1, at: [3, 24], where: HIDDEN },
    },
    { scenario: 'salaita', turn: 4, run: within('arrivals', 0), dice: [6] },
  )
  g.dice(1, 2).play('arrive at 0 24 width 4')
  expect(told(g, 'found').map((e) => [e.facts['unit'], e.facts['target']])).toEqual([[unit('g7'), unit('b2')]])
})

test('17.9 south of the beach, in the water, nobody is taken off; whoever is has been named', () => {
  const beached = (y: number) =>
    moving(
      {
        b3: { type: 'askari-modern', figures: 2, width: 2, at: [30, y], facing: 0 },
        g1: { type: 'askari', figures: 1, at: [60, 40], facing: 8 },
      },
      { scenario: 'sphinxhaven', phasing: 1 as never, beginner: 1 as never },
    )
  expect([beached(19.9375), beached(20)].map((g) => g.whyName('embark b3'))).toEqual(['notAtShore', ''])
  expect(did(beached(21).play('embark b3').table, unit('b3'), NAMED)).toBe(true)
})

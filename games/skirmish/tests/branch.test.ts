import { type Branches, branch } from '@boma/counsel'
import { blank, type Hex, parseAction, parseHex, restore } from '@boma/kernel'
import { given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../actions.ts'
import { grid } from '../board.ts'
import { skirmish } from '../index.ts'
import type { Table } from '../layout.ts'
import type { Kind, Unit } from '../roster.ts'
import { putAt } from '../rules/04-march.ts'

const RIFLES = 1 as Kind
const blue = 0 as Unit
const red = 6 as Unit

/** Two rifle counters in open hexes next to one another, Blue's about to fire. */
function faceToFace(): Table {
  const place = (t: Table, unit: Unit, hex: string) => {
    t.units.kind[unit] = RIFLES
    putAt(t, unit, parseHex(grid, hex) as Hex)
  }
  const g = given(skirmish).arrange((t) => {
    place(t, blue, '0402')
    place(t, red, '0403')
    t.tracks.turn = 1
    t.tracks.placed = 12
  })
  return g
    .ask({ procedure: 'match' }, { procedure: 'turn', at: 2 }, { procedure: 'activation', at: 'march', locals: [blue] })
    .play('fire at 0403').table
}

const stand = parseAction(skirmish.actions, 'stand') ?? 0

/** The mean of something over all outcomes. */
const expected = ({ outcomes }: Branches, measure: (t: Table) => number): number =>
  outcomes.reduce((sum, { probability, bytes }) => {
    const t = blank(skirmish)
    restore(t, bytes)
    return sum + probability * measure(t)
  }, 0)

describe('every outcome of an action', () => {
  test('has its exact probability', () => {
    const { outcomes, exact, error } = branch(skirmish, faceToFace(), stand)
    expect({ exact, error }).toEqual({ exact: true, error: 0 })
    // One roll in two hits; only after a miss is there return fire, which hits one time in two.
    expect(outcomes.map((o) => o.probability)).toEqual([0.5, expect.closeTo(0.25, 12), expect.closeTo(0.25, 12)])
    expect(outcomes[0]?.dice).toEqual([1])
  })

  test('adds up to one, and so do expectations', () => {
    const branches = branch(skirmish, faceToFace(), stand)
    expect(expected(branches, () => 1)).toBeCloseTo(1, 12)
    expect(expected(branches, (t) => t.units.disrupted[red] ?? 0)).toBeCloseTo(0.5, 12)
  })

  test('leaves the table as it was', () => {
    const t = faceToFace()
    const before = t.bytes.slice()
    branch(skirmish, t, stand)
    expect(t.bytes).toEqual(before)
  })

  test('is sampled, with its error, where there are too many dice', () => {
    const branches = branch(skirmish, faceToFace(), stand, { most: 2, samples: 4_000 })
    expect(branches.exact).toBe(false)
    expect(branches.error).toBeCloseTo(0.0079, 4)
    const disrupted = expected(branches, (t) => t.units.disrupted[red] ?? 0)
    expect(Math.abs(disrupted - 0.5)).toBeLessThan(5 * branches.error)
  })

  test('is not asked of an illegal action', () => {
    expect(() => branch(skirmish, faceToFace(), act.end())).toThrow('only a legal action has outcomes')
  })
})

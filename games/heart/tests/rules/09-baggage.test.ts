import { expect, test } from 'vitest'
import { CAPTURED, HIDDEN, ON_TABLE } from '../../rules/09-units.ts'
import { INDEPENDENTS } from '../../rules/11-turn.ts'
import { facts, told } from '../fighting.ts'
import { type Scene, scene, type Troops, unit, within } from '../given.ts'

const PORTERS: Troops = { type: 'baggage', figures: 3, width: 3, at: [30, 8], facing: 0 }
const THIEF: Troops = { type: 'warrior', figures: 1, at: [30, 9], facing: 8 }
/** Far away, and without firearms. */
const REST: Readonly<Record<string, Troops>> = {
  g9: { type: 'warrior', figures: 9, width: 3, at: [66, 40], facing: 0 },
  b9: { type: 'warrior', figures: 9, width: 3, at: [6, 40], facing: 0 },
}
/** The end of 1.3 in the last turn. */
const ending = (troops: Readonly<Record<string, Troops>>, more: Scene) =>
  scene({ ...REST, b1: PORTERS, g1: THIEF, ...troops }, { turn: 12, run: within('independents', 2), ...more })

test('1.3, 9.8, 13.3 whoever has passed before is asked all the same whether a leader comes out of his hiding', () => {
  for (const passed of [0, 1, 2, 3]) {
    const g = scene(
      { ...REST, g2: { type: 'leader', at: [40, 20], facing: 0, where: HIDDEN } },
      {
        turn: 3,
        run: within('independents', 0),
        arrange(t) {
          t.tracks.phase = INDEPENDENTS
          t.tracks.passed = passed
        },
      },
    )
    expect([passed, g.decision?.prompt, g.decision?.side]).toEqual([passed, 'independents', 0])
  }
})

test('9.9, 8.4 touched and unguarded at the end of 1.3 the whole group is captured, and its army tests', () => {
  const g = ending({}, { dice: [3] })
  expect([g.table.units.where[unit('b1')], told(g, 'captured').length]).toEqual([CAPTURED, 1])
  expect(facts(g, 'captured', 'figures')).toEqual([3])
  // Only units of that army
  expect(facts(g, 'passedTest', 'unit')).toEqual([unit('b9')])
})

test('9.9 not while a fighting figure of its side is within 4 inches of one of the group', () => {
  const guarded = (type: string, x: number, dice: readonly number[]) =>
    ending({ b2: { type, figures: 1, at: [x, 8], facing: 0 } }, { dice }).table.units.where[unit('b1')]
  // The third porter stands at x 31; whoever is there still fights the thief
  expect(guarded('standard-bearer', 35, [])).toBe(ON_TABLE)
  expect(guarded('standard-bearer', 35.0625, [3])).toBe(CAPTURED)
  // Other porters do not guard
  expect(guarded('baggage', 33, [3])).toBe(CAPTURED)
})

test('9.9 nor untouched', () => {
  expect(ending({ g1: { ...THIEF, at: [30, 9.1875] } }, {}).table.units.where[unit('b1')]).toBe(ON_TABLE)
})

test('9.9 nor does it move, for it stands alone, at the end of close combat', () => {
  const g = scene(
    { ...REST, b1: PORTERS, g1: THIEF, b2: { type: 'scout', at: [34, 8], facing: 0 } },
    { turn: 12, run: within('combat-phase', 0) },
  )
  // 2 + 3 against 2: the porter falls; two are left, and guarded
  g.dice(2, 2).play('rest')
  expect(g.table.units.count[unit('b1')]).toBe(2)
  expect(g.table.units.where[unit('b1')]).toBe(ON_TABLE)
})

import { type Goal, inEnglish, type Leaving } from '@boma/showing'
import { expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { given } from '../../tests/given.ts'

const { advice, field } = inEnglish(tanga).page

const goalBy = (t: Table, leaving: Leaving): Goal => {
  const goal = advice.reach?.(t, leaving)?.planned
  if (goal === undefined) throw new Error('nobody goes there')
  return goal
}
const riskBy = (t: Table, leaving: Leaving): number => field?.dangers(t, goalBy(t, leaving))?.risk ?? -1

/** A company east of the ditch; a Zug that looks at it across the open. */
const table = () =>
  given().units({ 'raj13-a': '1511 NW', 'fk6-1': '1210 SE', 'fk6-2': '1212 SE' }).phase('britishMovement').t

test('10.3c another way leads to the same hex and is as dangerous as it says, which is less than the planned one', () => {
  const t = table()
  const from = hex('1511')
  const found: number[] = []
  for (const { space, path } of advice.reach?.(t, { space: from })?.goals.slice(-25) ?? []) {
    const leaving = { space: from, via: path.slice(1) }
    const other = field?.detour(t, leaving)
    if (other === undefined) continue
    found.push(space)
    expect(other.via.at(-1)).toBe(space)
    expect(other.risk).toBeLessThan(riskBy(t, leaving))
    expect(riskBy(t, { ...leaving, via: other.via })).toBeCloseTo(other.risk, 12)
    // The best that is found is not led round again.
    expect(field?.detour(t, { ...leaving, via: other.via })).toBe(undefined)
  }
  expect(found.length).toBeGreaterThan(0)
})

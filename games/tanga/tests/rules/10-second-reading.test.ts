import type { Hex } from '@boma/kernel'
import { expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import { BRITISH, SIDE_OF } from '../../roster.ts'
import { DEFENSIVE, firerAt, needOf, OFFENSIVE } from '../../rules/10-fire.ts'
import { hasCombat } from '../../stacks.ts'
import { bare, clearTable, scatter } from '../scattered.ts'
import { need } from '../second-reading/fire.ts'
import { spotOf, worldOf } from '../second-reading/world.ts'

/** Positions with about two thousand pairs of hexes each, fired from both ways, offensively and defensively. */
const SCATTERED = 24

const KINDS = [
  [OFFENSIVE, 'offensive'],
  [DEFENSIVE, 'defensive'],
] as const

/** What the rules say of a volley; undefined when nobody can fire it. */
const ruled = (t: Table, kind: number, from: Hex, at: Hex): number | undefined =>
  firerAt(t, from, kind, at) < 0 ? undefined : needOf(t, { kind, from, at, facing: t.places.facing[at] ?? 0 })

function stacksOn(t: Table): readonly Hex[] {
  const found: Hex[] = []
  for (let u = t.heads.next(0); u >= 0; u = t.heads.next(u + 1)) {
    const at = t.units.where[u] as Hex
    if (hasCombat(t, at, SIDE_OF[u] as typeof BRITISH)) found.push(at)
  }
  return found.filter((at) => at < 29 * 17)
}

test('10.1 to 10.4, 12.1, 17.2.4, 18.3 to 18.5, 19.1, 19.4, 20.7 who can fire at whom, and what two dice must not exceed', () => {
  const t = bare()
  const wrong: string[] = []
  let compared = 0
  let fired = 0
  for (let seed = 1; seed <= SCATTERED; seed++) {
    clearTable(t)
    scatter(t, seed)
    const w = worldOf(t)
    const hexes = stacksOn(t)
    for (const from of hexes)
      for (const at of hexes) {
        if (hasCombat(t, from, BRITISH) === hasCombat(t, at, BRITISH)) continue
        for (const [kind, name] of KINDS) {
          const second = need(w, spotOf(from), spotOf(at), name)
          const first = ruled(t, kind, from, at)
          compared++
          if (second !== undefined) fired++
          if (first !== second)
            wrong.push(`${seed}: ${spotOf(from)} at ${spotOf(at)} ${name}: ${first} by the rules, ${second} read again`)
        }
      }
  }
  expect(wrong.slice(0, 10)).toEqual([])
  expect(compared).toBeGreaterThan(40_000)
  expect(fired).toBeGreaterThan(1_000)
})

import { ALLOWED, check, isOver, other, toDecide, view } from '@boma/kernel'
import { everyPosition } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { asked, NAMING } from '../counsel/asked.ts'
import { advised } from '../counsel/index.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { firstOf, headOf, PER_SIDE, SCOUT, sideOf, UNITS, type Unit } from '../roster.ts'
import { unitsApart } from '../rules/09-contact.ts'
import { hostOf } from '../rules/09-units.ts'
import { has } from '../words/words.ts'

const { plans = () => undefined, stations = () => [] } = advised.counsel

/** Twenty inches, squared, in sixteenths; with a scout's four dice (7.2) twenty-four, and two to a contact. */
const far = (t: Table, u: Unit): number => {
  const isScout = (v: Unit): boolean => t.units.type[v] === SCOUT && (v === u || hostOf(t, v) === u)
  const hasScout = Array.from({ length: UNITS }, (_, v) => v as Unit).some(isScout)
  return ((hasScout ? 26 : 20) * 16) ** 2
}

/** §14.1, §12.8: every order against an enemy unit that the rules allow, one unit after the other. */
function strikesOf(t: Table, u: Unit): readonly (readonly [space: number, by: string])[] {
  const found: (readonly [number, string])[] = []
  const enemy = other(sideOf(u))
  const may = (action: number): boolean => check(advised, t, toDecide(advised, t), action) === ALLOWED
  for (let v = firstOf(enemy); v < firstOf(enemy) + PER_SIDE; v++) {
    if (may(act.shoot(u, v))) found.push([v, 'volley'])
    if (NAMING.includes(asked(t)) && unitsApart(t, u, v) <= far(t, u) && may(act.charge(u, v)))
      found.push([v, 'charge'])
  }
  return found
}

test('12.8, 14.1 whom units can charge or shoot at is all whom the rules let them, and units go whole', () => {
  const ways = new Set<string>()
  everyPosition(advised, { seeds: 9 }, (t, n) => {
    if (isOver(t) || n % 23 !== 0) return
    const seen = view(advised, t, toDecide(advised, t)) as Table
    const units = stations(seen)
    for (let u = 0 as Unit; u < UNITS; u++) {
      const found = plans(seen, { space: u })
      expect(found !== undefined, `${n}, ${u}`).toBe(units.includes(u))
      if (found === undefined) continue
      expect([found.pieces[0], found.pieces.length, found.mobile]).toEqual([headOf(u), seen.units.count[u], []])
      expect(found.all.map(({ space, by }) => [space, by]).toSorted(), `${n}, ${u}`).toEqual(
        strikesOf(seen, u).toSorted(),
      )
      for (const plan of found.all) {
        ways.add(plan.by)
        expect(advised.counsel.odds?.(seen, plan.order)?.outcomes.length, `${n}, ${u}`).toBeGreaterThan(1)
      }
    }
  })
  expect([...ways].toSorted()).toEqual(['charge', 'volley'])
})

test('17.4 every objective has its words', () => {
  for (const { id, objectives } of SCENARIOS)
    expect(objectives.map((_, i) => `goal.${id}.${i}`).filter((key) => !has(key))).toEqual([])
})

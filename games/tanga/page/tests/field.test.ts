import { copyOf, type Hex, nameHex, other, tryOut, view } from '@boma/kernel'
import { type Goal, inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { grid, hex } from '../../board.ts'
import { deciding } from '../../counsel/asked.ts'
import { fieldOf } from '../../counsel/field.ts'
import { isUnderFire } from '../../counsel/tried.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { firerAt, OFFENSIVE } from '../../rules/10-fire.ts'
import { rules } from '../../rules.ts'
import { given } from '../../tests/given.ts'

const { advice, field } = inEnglish(tanga).page

/** Two companies and their colonel east of the ditch, a Zug that looks at them across it, another to its south. */
const across = () =>
  given()
    .units({ 'raj13-a': '1511 NW', 'raj13-b': '1511', 'raj13-co': '1511', 'fk6-1': '1210 SE', 'fk6-2': '1212 SE' })
    .phase('britishMovement')

const named = (...names: readonly string[]) => names.map((name) => hex(name))
const planned = (t: Table, ...via: readonly string[]): Goal => {
  const goal = advice.reach?.(t, { space: hex('1511'), via: named(...via) })?.planned
  if (goal === undefined) throw new Error('nobody goes there')
  return goal
}

test('15.2 a way is planned hex by hex as it is named, though the enemy might fire on it (10.3c)', () => {
  const { t } = across()
  const { path, order } = planned(t, '1410', '1310')
  expect(path).toEqual(named('1511', '1410', '1310'))
  expect(order.filter((action) => act.step.is(action)).map((action) => act.step.hex(action))).toEqual(
    named('1410', '1310'),
  )
  expect(advice.reach?.(t, { space: hex('1511'), via: named('1410', '2013') })?.planned).toBe(undefined)
})

test('10.3c who could fire at each hex of a way is who is asked there, at the odds he then has', () => {
  const { t } = across()
  const goal = planned(t, '1410', '1310')
  const found = field?.dangers(t, goal)
  const side = deciding(t)
  const then = copyOf(rules, t)
  const met = goal.order.flatMap((action) => {
    expect(tryOut(rules, then, side, action)).toBe(true)
    if (!act.step.is(action)) return []
    const fires = isUnderFire(then)
      ? [hex('1210'), hex('1212')].flatMap((at) => {
          const odds = advice.forecast?.(then, act.fire(at))
          const lost = (odds?.outcomes ?? []).slice(0, 3).reduce((sum, { probability }) => sum + probability, 0)
          return firerAt(then, at, 3, then.march.at) >= 0 ? [[at, Number(lost.toFixed(9))]] : []
        })
      : []
    while (isUnderFire(then)) expect(tryOut(rules, then, other(side), act.hold())).toBe(true)
    return [fires]
  })
  const told = found?.stops.map(({ by }) =>
    by.map(({ space, chance }) => [space, Number(chance.toFixed(9))]).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
  )
  expect(told).toEqual(met)
  expect(told?.flat().length).toBeGreaterThan(1)
  expect(found?.sums[0]?.value).toMatch(/^at \d/)
})

test('19.7, 10.3c a stack that lies face down and looks at those who move is named, though nobody can tell what it can do', () => {
  const g = across()
  const t = view(tanga, g.t, deciding(g.t)) as Table
  const stops = field?.dangers(t, planned(t, '1410', '1310', '1309'))?.stops ?? []
  const named = stops.flatMap(({ by }) => by)
  expect(named.length).toBeGreaterThan(0)
  for (const { space, who, chance, isUnknown } of named) {
    expect([chance, isUnknown]).toEqual([0, true])
    expect(who).toBe(`face down, ${nameHex(grid, space as Hex)}`)
  }
  // Those are the hexes that do fire there on the true table.
  const truth = field?.dangers(g.t, planned(g.t, '1410', '1310', '1309'))?.stops ?? []
  for (const [i, { by }] of truth.entries())
    for (const { space } of by) expect(stops[i]?.by.map((threat) => threat.space)).toContain(space)
})

test('10.3c a second shot comes after three hexes of peace, not before (ruling T62)', () => {
  const { t } = given().units({ 'fk6-1': '0109 S', 'lnl2-mg': '0311 NW', 'lnl2-a': '0311' }).phase('germanMovement')
  const via = named('0110', '0111', '0112', '0113', '0114')
  const goal = advice.reach?.(t, { space: hex('0109'), via })?.planned
  const found = goal && field?.dangers(t, goal)
  const fired = (found?.stops ?? []).flatMap(({ isWorst }, i) => (isWorst ? [i] : []))
  expect(fired.length).toBe(2)
  expect((fired[1] ?? 0) - (fired[0] ?? 0)).toBeGreaterThanOrEqual(3)
  expect(found?.sums[0]?.value).toBe(`at ${(fired[0] ?? 0) + 1}, then at ${(fired[1] ?? 0) + 1}`)
})

test('8.1 a stack turns where it is, and faces as it is told where its move ends', () => {
  const { t } = across()
  const here = field?.facings(t, { space: hex('1511') })
  expect([here?.turned, here?.ways.map(({ code }) => code)]).toEqual([300, ['N', 'NE', 'SE', 'S', 'SW', 'NW']])
  expect(here?.ways[2]).toEqual({ turned: 120, name: 'south-east', code: 'SE', order: [act.turn(hex('1511'), 2)] })
  const there = field?.facings(t, { space: hex('1511'), via: named('1410') })
  expect(there?.turned).toBe(300)
  expect(there?.ways[3]?.order.at(-2)).toBe(act.step(hex('1410'), 3))
  expect(field?.facings(t, { space: hex('1210') })).toBe(undefined)
})

test('8.3 where all sides are frontal there is nothing to turn', () => {
  const { t } = given().units({ 'fk6-1': '0911 SE', 'raj13-a': '1511 NW' }).phase('germanMovement')
  expect(field?.facings(t, { space: hex('0911') })).toBe(undefined)
})

test('10.4.2, 10.4.5 where sight breaks the page names the hex, the reason and the case', () => {
  const { t } = given().units({ 'fk1-1': '1211 SE' })
  const broken = field?.sight(t, hex('1211'), hex('1611'))
  expect(broken).toMatchObject({ isClear: false, title: 'No sight to 1611' })
  expect(broken?.lines[0]?.rule).toMatch(/^10\.4\.[23]$/)
  expect(field?.sight(t, hex('1211'), hex('1311'))).toMatchObject({ isClear: true, blockers: [] })
  expect(field?.sight(t, hex('1211'), hex('1110'))?.lines.at(-1)?.rule).toBe('10.4.1')
})

test('10.25 the field of fire has the chance to hit wherever one may fire, and the same as the forecast', () => {
  const g = given().units({ 'lnl2-a': '1311 NW', 'lnl2-mg': '1311', 'fk6-1': '1210 SE' }).phase('britishFire')
  g.play('sweep west-east')
  const shades = fieldOf(g.t, hex('1311'))
  const shown = shades.filter(({ chance }) => chance !== undefined)
  expect(shown.length).toBeGreaterThan(3)
  for (const { space } of shown) expect(firerAt(g.t, hex('1311'), OFFENSIVE, space as never)).toBeGreaterThanOrEqual(0)
  g.play('fire 1311')
  const odds = advice.forecast?.(g.t, act.at(hex('1210')))
  const misses = odds?.outcomes.at(-1)?.probability ?? 0
  expect(shades.find(({ space }) => space === hex('1210'))?.chance).toBeCloseTo(1 - misses, 9)
})

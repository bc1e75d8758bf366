import { type Hex, other, SIDES, type Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { HEXES } from '../../board.ts'
import { battleForecast } from '../../counsel/battle.ts'
import type { Table } from '../../layout.ts'
import { type Unit, units } from '../../roster.ts'
import { crossesRiver, halvedBy } from '../../rules/16.5-ground.ts'
import { holder, isMobile } from '../../stacks.ts'
import { given } from '../../tests/given.ts'
import { scattered } from '../../tests/scattered.ts'
import { standingIn } from '../belief.ts'
import { around } from '../forces.ts'
import { chanceToLead, lineUp, makeHammer, makeLine, series, strike } from '../odds.ts'

/** Every attack of a side that the table allows, by the hexes. */
function attacksOf(t: Table, side: Side): readonly (readonly [from: Hex, at: Hex])[] {
  const found: [Hex, Hex][] = []
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (holder(t, at) !== other(side)) continue
    for (const from of around(at)) if (holder(t, from) === side) found.push([from, at])
  }
  return found
}

describe('the odds of an attack', () => {
  test('are those that players are told, for all that stand side by side', () => {
    let compared = 0
    for (let seed = 1; seed <= 60; seed++) {
      const t = scattered(seed, 0)
      for (const side of SIDES)
        for (const [from, at] of attacksOf(t, side)) {
          const force = standingIn(t, from).filter((u) => isMobile(t, u))
          const told = battleForecast(t, from, at, { force })
          if (told === undefined) continue
          const halved = halvedBy(t, at, crossesRiver(t, from, at, false)) !== undefined
          const attack = lineUp(makeLine(), t, force, halved, 0)
          const defence = lineUp(makeLine(), t, standingIn(t, at), false, 0)
          const { win, lose, lost, dealt } = strike(attack, defence, told.advantage)
          const mean = (chances: readonly number[]) => chances.reduce((sum, chance, n) => sum + n * chance, 0)
          expect([win, lose, lost, dealt].map((x) => Number(x.toFixed(9)))).toEqual(
            [told.win, told.lose, mean(told.steps[0]), mean(told.steps[1])].map((x) => Number(x.toFixed(9))),
          )
          compared++
        }
    }
    expect(compared).toBeGreaterThan(50)
  })

  test('of the die for the advantage are those of two dice', () => {
    expect(chanceToLead(0, true)).toBeCloseTo(15 / 36)
    expect(chanceToLead(0, false)).toBeCloseTo(21 / 36)
    expect(chanceToLead(-2, true)).toBeCloseTo(6 / 36)
  })
})

describe('a series of attacks', () => {
  const { t } = given().units({})
  const line = (names: string, halved: boolean) => lineUp(makeLine(), t, units(names) as readonly Unit[], halved, 0)
  const lead = chanceToLead(-2, true)

  test('begins with the odds of one', () => {
    const attack = line('DEOR DLI Kimb CTH', false)
    const defence = line('FK-1 G-Art-1 G-Mil-1', false)
    const { won } = series([makeHammer(attack, lead)], defence, 1, false)
    expect(won[1]).toBeCloseTo(strike(attack, defence, lead).win)
  })

  test('gains with every attack, with every stack that strikes, and where no trench lets the beaten stay', () => {
    const fort = line('FK-1 FK-2 FK-3 FK-4 FK-5 FK-6 G-Art-1 G-Art-2 Franke G-Mil-1', false)
    const stacks = [
      'DEOR DLI Kimb CTH Pret Rand HAB TVHA A-Sup-1',
      'SAMR-1 SAMR-2 SAMR-3 SAMR-4 SAMR-5 ILH NLH SA-Field-1',
    ]
    const chance = (n: number, attacks: number, isTrench: boolean) =>
      series(
        stacks.slice(0, n).map((names) => makeHammer(line(names, true), lead)),
        fort,
        attacks,
        isTrench,
      ).won.at(-1) ?? 0
    expect(chance(1, 8, false)).toBeGreaterThan(chance(1, 6, false))
    expect(chance(2, 10, false)).toBeGreaterThan(chance(1, 10, false))
    expect(chance(2, 10, false)).toBeGreaterThan(chance(2, 10, true))
    expect(chance(2, 12, true)).toBeLessThanOrEqual(1)
  })
})

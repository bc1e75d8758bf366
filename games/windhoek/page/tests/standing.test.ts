import { type Hex, NOBODY } from '@boma/kernel'
import { given as givenMatch } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { isHex, TOWN_HEXES } from '../../board.ts'
import { windhoek } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, afterLast, firstUnit, GERMAN, IS_SUPPORT, UNIT_NAMES, type Unit } from '../../roster.ts'
import { checkSuddenDeath, lastTurn } from '../../rules/05-victory.ts'
import { controller } from '../../stacks.ts'
import { given } from '../../tests/given.ts'
import { page } from './english.ts'

const claims = (t: Table) => page.advice.standing?.(t)?.claims ?? []

/** Each town in the hands of one side or the other, as a number's bits say. */
function towns(bits: number, portugal = false) {
  return given()
    .arrange((t) => {
      for (const [i, town] of TOWN_HEXES.entries()) {
        const side = (bits >> i) & 1 ? GERMAN : ALLIED
        let u: Unit = firstUnit(side)
        while (u < afterLast(side) && (IS_SUPPORT[u] === 1 || isHex(t.units.where[u] as Hex))) u++
        t.stacks.take(u)
        t.stacks.put(u, town)
      }
    })
    .set({ turn: 3, portugal })
}

describe('5.2 how victory stands is how it is decided', () => {
  test('a side that is said to have won at once has, and no other', () => {
    const winners = new Set<number>()
    const all = 2 ** TOWN_HEXES.length - 1
    const tries = [0, all, ...Array.from({ length: 120 }, (_, n) => (n * 2_654_435) % (all + 1))]
    for (const portugal of [false, true])
      for (const bits of [
        ...tries,
        ...TOWN_HEXES.map((_, i) => all & ~(1 << i)),
        ...TOWN_HEXES.map((_, i) => 1 << i),
      ]) {
        const { t } = towns(bits, portugal)
        const [allied, , german] = claims(t)
        checkSuddenDeath(t)
        const winner = t.core.result === 0 ? NOBODY : allied?.isMet ? ALLIED : GERMAN
        expect([allied?.isMet, german?.isMet]).toEqual([winner === ALLIED, winner === GERMAN])
        expect(allied?.missing === '').toBe(winner === ALLIED)
        winners.add(winner)
      }
    expect(winners).toEqual(new Set([NOBODY, ALLIED, GERMAN]))
  })

  test('5.3 whatever is missing, time is with the Germans', () => {
    const { t } = given().units({ CTH: '2117' }).set({ turn: 4 })
    expect(claims(t)[1]).toMatchObject({ side: GERMAN, isMet: true, missing: `${lastTurn(t) - 3} turns left` })
    const last = given()
      .units({ CTH: '2117' })
      .set({ turn: lastTurn(t) })
    expect(claims(last.t)[1]?.missing).toBe('the last turn')
    const over = last.before('end of turn').play('end')
    expect(over.asked).toBe('nobody')
    expect(over.cites).toContain('5.3')
  })

  test('the places are the towns of the colony, with whoever holds them', () => {
    const { t } = given().units({ CTH: '2117', 'FK-1': '2816' })
    const standing = page.advice.standing?.(t)
    expect(standing?.short).toBe('1/11')
    expect(standing?.places).toContainEqual(expect.objectContaining({ name: 'Swakopmund', side: ALLIED }))
    expect(standing?.places).toContainEqual(expect.objectContaining({ name: 'Windhoek', side: GERMAN }))
    for (const { space, side } of standing?.places ?? []) expect(controller(t, space as never)).toBe(side)
  })
})

describe('6.0 who is still to be set up', () => {
  test('the next one comes first, and the list grows shorter by each', () => {
    const g = givenMatch(windhoek, { scenario: 'standard', options: ['fog'], opening: [3] })
    const waiting = () => page.muster?.awaited(g.table, GERMAN) ?? []
    const all = waiting().length
    expect(g.legal()[0]).toMatch(new RegExp(`^place ${UNIT_NAMES[waiting()[0]?.piece ?? -1]} at `))
    g.play(g.legal()[0] ?? '')
    expect(waiting()).toHaveLength(all - 1)
    // §26.0: the other side is not told
    expect(page.muster?.awaited(g.table, ALLIED)).toEqual([])
    g.dice(2).play('ready')
    expect(waiting()).toEqual([])
  })
})

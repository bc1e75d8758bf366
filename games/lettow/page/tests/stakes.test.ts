import { apply, blank, Chronicle, copy, type GameEvent, type Side, searchDice } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { PLACE_NAMES, type Space } from '../../board.ts'
import { CENTERS } from '../../counsel/standing.ts'
import { TURNS } from '../../data/charts.ts'
import { lettow } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, type Card, card, GERMAN, IS_FORT, SIDE_OF, UNIT_NAMES, UNITS, type Unit, unit } from '../../roster.ts'
import { MOVED } from '../../rules/10-stirring.ts'
import { given } from '../../tests/given.ts'
import { strewn } from './strewn.ts'

const { page } = inEnglish(lettow)
const end = act.end()
const NOBODY_ACTED: ReadonlySet<number> = new Set()
const stakes = (t: Table) => page.advice.stakes?.(t, end, NOBODY_ACTED)
const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1)

/** What is told when a side's movement ends, up to the next decision. */
function ended(t: Table, side: Side, seed: number): readonly GameEvent[] {
  const after = blank(lettow)
  copy(t, after)
  const heard = new Chronicle()
  apply(lettow, after, side, end, searchDice(seed), heard)
  return heard.events
}
const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)

describe('21.1 who is named as hungry before movement ends', () => {
  test.each(['allied', 'german'] as const)(
    'of the %s: exactly those for whom a die is rolled at the next check',
    (who) => {
      const [side, other] = who === 'allied' ? [ALLIED, GERMAN] : [GERMAN, ALLIED]
      let named = 0
      for (const seed of SEEDS) {
        const position = () =>
          given('supply')
            .units(strewn(seed))
            .set((t) => {
              t.tracks.intervened = 1
            })
        const { t } = position().before(who === 'allied' ? 'german' : 'allied', 'G3')
        const risks = stakes(t)?.risks ?? []
        for (const { line, pieces, rule } of risks)
          if (rule === '21.3') expect(line).toEqual(page.supply?.line(t, side as Side, pieces[0] ?? -1))
        const hungry = sorted(risks.filter(({ rule }) => rule === '21.3').flatMap(({ pieces }) => pieces))
        // The same counters, with the other side about to end its movement: this side's check is next.
        const told = ended(position().before(who, who === 'allied' ? 'A9' : 'G3').t, other as Side, seed)
        const rolled = told
          .filter(({ kind }) => kind === 'hungry' || kind === 'starved')
          .map((e) => Number(e.facts['unit']))
        expect(hungry).toEqual(sorted(rolled))
        expect(risks.every(({ pieces }) => pieces.every((u) => SIDE_OF[u as Unit] === side))).toBe(true)
        named += hungry.length
      }
      expect(named).toBeGreaterThan(20)
    },
  )
})

describe('5.3 card A7', () => {
  test('the stacks that are named are those that are rolled for when movement is over', () => {
    let named = 0
    for (const seed of SEEDS) {
      const { t } = given()
        .units(strewn(seed))
        .before('german', 'G3')
        .set((edited) => {
          edited.tracks.card = card('A7') as Card
          for (let u = 0 as Unit; u < UNITS; u++)
            if (SIDE_OF[u] === ALLIED && (seed + u) % 4 !== 0) edited.units.did[u] = MOVED
        })
      const driven = (stakes(t)?.risks ?? []).filter(({ rule }) => rule === '5.3').flatMap(({ spaces }) => spaces)
      const told = ended(t, ALLIED, seed).filter(({ kind }) => kind === 'fever')
      // A unit that is lost has to be chosen, and the next die waits for that.
      expect(driven.slice(0, told.length)).toEqual(told.map((e) => Number(e.facts['space'])))
      expect(told.length === 0).toBe(driven.length === 0)
      named += driven.length
    }
    expect(named).toBeGreaterThan(20)
  })
})

describe('10.1 what stays unused', () => {
  const ready = () => given().units({ '1/KAR': 'Voi', '1-FKA': 'Moshi', '2-FKA': 'Tabora' })

  test('nobody has moved although somebody could: asked about, once', () => {
    const { t } = ready().turn('german', 'G2').play('lead Moshi')
    expect(stakes(t)?.question).toBe('End the movement? Nobody has moved.')
    expect(stakes(t)?.risks).toMatchObject([{ kind: 'unused', rule: '10.1' }])
    expect(stakes(t)?.risks[0]?.pieces).toContain(unit('1-FKA'))
  })

  test('whoever has moved somebody means the others to stay', () => {
    const { t } = ready()
      .turn('german', 'G2')
      .play('lead Moshi')
      .set((edited) => {
        edited.units.did[unit('2-FKA')] = MOVED
      })
    expect(stakes(t)).toBeUndefined()
  })
})

describe('26.0 how victory stands is how it is decided', () => {
  /** The last turn, with centers in the hands of one side, the other or nobody. */
  function atTheEnd(hands: readonly string[]) {
    const where: Record<string, string> = {}
    const free = Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => IS_FORT[u] === 0)
    for (const [i, hand] of hands.entries()) {
      const side = hand === 'g' ? GERMAN : ALLIED
      const u = hand === '-' ? -1 : free.findIndex((each) => SIDE_OF[each] === side)
      if (u >= 0) where[UNIT_NAMES[free.splice(u, 1)[0] as Unit] ?? ''] = PLACE_NAMES[CENTERS[i] as Space] ?? ''
    }
    return given()
      .units(where)
      .before('allied', 'A9')
      .set((t) => {
        t.tracks.turn = TURNS.length
        t.tracks.intervened = 1
      })
  }

  test('after the last turn whoever is said to win wins, and nobody where nobody is', () => {
    const all = CENTERS.length
    const fill = (hand: string) => Array.from({ length: all }, () => hand)
    const cases = [
      fill('a'),
      ...CENTERS.map((_, i) => fill('a').with(i, 'g')),
      ...CENTERS.map((_, i) => fill('a').with(i, '-')),
      fill('-').with(0, 'a').with(1, 'g'),
    ]
    const winners = new Set<string>()
    for (const hands of cases) {
      const { t } = atTheEnd(hands)
      const [allied, german] = page.advice.standing?.(t)?.claims ?? []
      const last = ended(t, GERMAN, 1).findLast(({ kind }) => kind === 'won' || kind === 'drawn')
      const winner = last?.kind === 'drawn' ? 'nobody' : Number(last?.facts['side']) === ALLIED ? 'allied' : 'german'
      expect([allied?.isMet, german?.isMet]).toEqual([winner === 'allied', winner === 'german'])
      winners.add(winner)
    }
    expect(winners).toEqual(new Set(['allied', 'german', 'nobody']))
  })
})

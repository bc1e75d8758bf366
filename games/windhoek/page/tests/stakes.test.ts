import { apply, blank, Chronicle, copy, type GameEvent, type Side, searchDice, view } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { hex } from '../../board.ts'
import { windhoek } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, afterLast, firstUnit, GERMAN, SIDE_OF, type Unit, unit } from '../../roster.ts'
import { lineTo } from '../../rules/18.2-lines.ts'
import { inSupply, suppliedBy } from '../../rules/18-supply.ts'
import { given } from '../../tests/given.ts'
import { scattered } from '../../tests/scattered.ts'
import { page } from './english.ts'

const NOBODY_ACTED: ReadonlySet<number> = new Set()
const end = act.end()

/** A scattered position in a side's March Phase. */
function marching(seed: number, side: 'allied' | 'german'): Table {
  const p = given('fog').arrange((t) => copy(scattered(seed), t))
  p.arrange((t) => {
    t.ap.points[ALLIED] = seed % 4
    t.ap.points[GERMAN] = seed % 3
  })
  return p.phase('march', side).t
}

/** How the units of a side lie. */
const lying = (t: Table, side: Side) =>
  Array.from({ length: afterLast(side) - firstUnit(side) }, (_, i) => {
    const u = (firstUnit(side) + i) as Unit
    return `${t.units.where[u]} ${t.units.state[u]}`
  })

describe('18.5 what is named before the March Phase ends is what then happens', () => {
  const seeds = Array.from({ length: 60 }, (_, i) => i + 1)
  test.each(['allied', 'german'] as const)(
    'of the %s side: exactly those are rolled for, and nobody else is touched',
    (who) => {
      const side = who === 'allied' ? ALLIED : GERMAN
      let named = 0
      for (const seed of seeds) {
        const t = marching(seed, who)
        const seen = view(windhoek, t, side)
        const risks = page.advice.stakes?.(seen, end, NOBODY_ACTED)?.risks ?? []
        const hungry = risks
          .filter((risk) => risk.rule === '18.5')
          .flatMap((risk) => risk.pieces)
          .toSorted((a, b) => a - b)
        const heard = new Chronicle()
        const after = blank(windhoek)
        copy(t, after)
        const before = lying(t, side)
        apply(windhoek, after, side, end, searchDice(seed), heard)
        const rolled = heard.events.filter((e: GameEvent) => e.rule === '18.5' || e.rule === '18.6')
        const units = rolled.map((e) => (e.facts as { unit: number }).unit).toSorted((a, b) => a - b)
        expect(hungry).toEqual(units)
        // Nothing else of this side is lost by ending the phase.
        const changed = lying(after, side).flatMap((now, i) => (now === before[i] ? [] : [firstUnit(side) + i]))
        expect(changed.filter((u) => !hungry.includes(u))).toEqual([])
        named += hungry.length
      }
      expect(named).toBeGreaterThan(100)
    },
  )

  test('who would be lost, and who only disrupted, is told apart', () => {
    for (const seed of seeds) {
      const t = marching(seed, 'allied')
      const before = blank(windhoek)
      copy(t, before)
      const risks = page.advice.stakes?.(t, end, NOBODY_ACTED)?.risks.filter((risk) => risk.rule === '18.5') ?? []
      for (const risk of risks) {
        const after = blank(windhoek)
        copy(t, after)
        // A die that always shows 1 hurts them all.
        apply(windhoek, after, ALLIED, end, { ...searchDice(1), draw: () => 0 })
        const gone = risk.pieces.filter((u) => after.units.where[u as Unit] !== before.units.where[u as Unit])
        expect(risk.tag).toBe(
          gone.length === 0
            ? 'disrupted on 1–3'
            : gone.length === risk.pieces.length
              ? 'lost on 1–3'
              : `${gone.length} lost on 1–3`,
        )
      }
    }
  })
})

describe('18.2 lines of supply', () => {
  test('a line is whole where a unit is fed by it, and broken where it is not fed', () => {
    let whole = 0
    let broken = 0
    for (let seed = 1; seed <= 80; seed++) {
      const t = scattered(seed)
      for (let u = 0 as Unit; u < SIDE_OF.length; u++) {
        const by = suppliedBy(t, u)
        expect(by !== undefined).toBe(inSupply(t, u))
        const line = lineTo(t, u)
        if (by === 'fact.fedByLine') {
          expect(line?.open).toBe(line?.way.length)
          whole++
        } else if (by === undefined && line !== undefined) {
          expect(line.open).toBeLessThan(line.way.length - 1)
          broken++
        }
        if (by === 'fact.fedByLine' || by === undefined)
          expect(line === undefined || line.way.at(-1) === t.units.where[u]).toBe(true)
      }
    }
    expect(whole).toBeGreaterThan(10)
    expect(broken).toBeGreaterThan(10)
  })

  test('18.2.1 the break is where the railroad is broken', () => {
    const { t } = given()
      .units({ CTH: '2117', 'SAMR-1': '2614' })
      .marks({ '2316': ['broken'] })
      .set({ turn: 2 })
      .phase('march', 'allied')
    const facts = page.facts(t, ALLIED, { piece: unit('SAMR-1') }, []) ?? []
    expect(facts.map(({ name, text }) => `${name}: ${text}`)).toContain(
      'Supply: none: the line to Swakopmund is broken at Trekkopjes',
    )
    expect(page.supply?.line(t, ALLIED, unit('SAMR-1'))).toEqual({
      open: ['2117', '2216', '2316'].map(hex),
      cut: ['2316', '2415', '2515', '2614'].map(hex),
    })
    // §26.0: nobody is told how the enemy is fed
    expect(page.supply?.line(t, GERMAN, unit('SAMR-1'))).toBeUndefined()
  })
})

describe('what else is asked about', () => {
  const idle = () =>
    given()
      .units({ CTH: '2118', DEOR: '2118', 'FK-1': '2816', 'G-Mil-1': '2816' })
      .set({ turn: 2, allied: 3, german: 0 })

  test('12.3 stacks that could march and did nothing are unused; with no points left nobody is', () => {
    const { t } = idle().phase('march', 'allied')
    const stakes = page.advice.stakes?.(t, end, NOBODY_ACTED)
    expect(stakes?.question).toBe('End the March Phase? One stack has not marched.')
    expect(stakes?.risks).toMatchObject([{ kind: 'unused', rule: '12.3', why: '3 AP are left and are kept.' }])
    expect(page.advice.stakes?.(t, end, new Set([unit('CTH')]))).toBeUndefined()
    expect(page.advice.stakes?.(idle().phase('march', 'german').t, end, NOBODY_ACTED)).toBeUndefined()
  })

  test('9.2 points that the next turn cannot hold are named, within the bounds of the die', () => {
    const { t } = idle().set({ allied: 11 }).phase('march', 'allied')
    const [risk] = page.advice.stakes?.(t, end, new Set([unit('CTH')]))?.risks ?? []
    expect(risk).toMatchObject({ kind: 'risk', rule: '9.2' })
    const [, least, most] = /(\d+) to (\d+) would/.exec(risk?.text ?? '') ?? []
    const lost = [1, 6].map((die) => {
      const next = idle().set({ allied: 11 }).before('allied turn').dice(die).play('end')
      return next.events.find((e) => e.kind === 'pointsDetermined')?.facts['lost']
    })
    expect([least, most].map(Number)).toEqual(lost)
  })

  test('the Recruit Phase ends without a question: nothing is lost by it', () => {
    expect(page.advice.stakes?.(idle().phase('recruit', 'allied').t, end, NOBODY_ACTED)).toBeUndefined()
  })

  test('19.2 disrupted units that a point would rally', () => {
    const { t } = given()
      .units({ CTH: ['2118', 'disrupted'], DEOR: '2118', 'SAMR-1': ['3012', 'disrupted'] })
      .set({ turn: 2, allied: 1 })
      .phase('rally', 'allied')
    expect(page.advice.stakes?.(t, end, NOBODY_ACTED)).toMatchObject({
      question: 'End the Rally Phase? One disrupted unit could be rallied.',
      risks: [{ kind: 'unused', pieces: [unit('CTH')], rule: '19.2' }],
    })
  })
})

import { other, SIDES, type Side, view } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { CAPE, TOWN_HEXES } from '../board.ts'
import { PULL } from '../counsel/appraise/pull.ts'
import { appraise } from '../counsel/appraise.ts'
import { windhoek } from '../index.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { given, type Position } from './given.ts'
import { scattered } from './scattered.ts'

const worth = (p: Position, side: Side = ALLIED): number => appraise(p.t, side)
type Where = Parameters<Position['units']>[0]
const allied = (where: Where): number => worth(given().units(where))

describe('the worth of a position', () => {
  test('is in range, and to one side what it costs the other', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const t = scattered(seed)
      for (const side of SIDES) {
        expect(Math.abs(appraise(t, side))).toBeLessThan(1)
        expect(Math.abs(appraise(view(windhoek, t, side), side))).toBeLessThan(1)
        expect(appraise(t, side) + appraise(t, other(side))).toBeCloseTo(0)
      }
    }
  })

  test('is all or nothing once the match is over', () => {
    const p = given().arrange((t) => {
      t.core.result = 1 + GERMAN
    })
    expect([worth(p, ALLIED), worth(p, GERMAN)]).toEqual([-1, 1])
  })

  test('rises for the Allies with a town taken, with strength nearer to one, and with Germans lost', () => {
    const far = { DEOR: '3533', 'FK-1': '3226' }
    expect(allied({ ...far, DEOR: '3327' })).toBeGreaterThan(allied(far))
    expect(allied({ ...far, DEOR: '2515' })).toBeGreaterThan(allied({ ...far, DEOR: '2615' }))
    expect(allied({ ...far, 'FK-1': 'eliminated' })).toBeGreaterThan(allied(far))
    expect(allied({ ...far, 'FK-1': ['3226', 'disrupted'] })).toBeGreaterThan(allied(far))
  })

  test('counts action points, leaders and the towns that bring them', () => {
    expect(worth(given().set({ allied: 5 }))).toBeGreaterThan(worth(given()))
    expect(allied({ Botha: 'cape' })).toBeGreaterThan(allied({ 'A-Sup-1': 'cape' }))
    expect(allied({ 'G-Mil-1': '2709' })).toBeLessThan(allied({ 'G-Mil-1': '2515' }))
  })

  test('counts starving units for less', () => {
    // Botha, who never starves, keeps the other place as near to the towns as it is with the supply.
    const dry = { 'SAMR-1': '3524', 'FK-1': '2816', Botha: '3626' }
    expect(allied({ ...dry, 'A-Sup-1': '3524' }) - allied({ ...dry, 'A-Sup-1': '3626' })).toBeGreaterThan(0)
  })

  test('asks for somebody near an empty town, and the more for the last ones', () => {
    const inWindhoek = { NLH: '2816' }
    expect(allied({ ...inWindhoek, DEOR: '3215' })).toBeGreaterThan(allied({ ...inWindhoek, DEOR: '3015' }))
    const fromNorth = { 'FK-1': '2816' }
    const many = {
      Botha: '2117',
      'SAMR-5': '2515',
      'SAMR-1': '2413',
      'SAMR-2': '2611',
      'SAMR-3': '2709',
      'SAMR-4': '3008',
    }
    const gain = (held: Where) =>
      allied({ ...held, ...fromNorth, DEOR: '3226' }) - allied({ ...held, ...fromNorth, DEOR: '3225' })
    expect(gain(many)).toBeGreaterThan(gain({}))
  })

  test('counts points for more while recruits could be bought with them, and for little beyond what may be kept', () => {
    const at = (allied: number) => worth(given().set({ allied }))
    expect(at(9) - at(8)).toBeLessThan(at(3) - at(2))
    expect(at(9) - at(8)).toBeGreaterThan(0)
  })

  test('counts points in the last turn for as long as there are marches to pay for', () => {
    const last = (phase: 'recruit' | 'rally', allied: number) =>
      worth(given().units({ DEOR: 'cape' }).set({ allied, turn: 10 }).phase(phase, 'allied'))
    expect(last('recruit', 6)).toBeGreaterThan(last('recruit', 4))
    expect(last('rally', 6)).toBe(last('rally', 4))
  })

  test('leaves neutrals and Angola out until Portugal fights', () => {
    const empty = allied({})
    expect(allied({ CP: '2002' })).toBe(empty)
    expect(worth(given().units({ CP: '2002' }).set({ portugal: true }))).not.toBe(empty)
  })

  test('takes a column for an average of what is unseen', () => {
    const p = given('fog').units({ 'FK-1': '2515', DEOR: '2615' })
    const seen = view(windhoek, p.t, ALLIED)
    expect(appraise(seen, ALLIED)).toBeCloseTo(worth(p), 5)
    const without = given('fog').units({ DEOR: '2615' })
    expect(appraise(seen, ALLIED)).toBeLessThan(worth(without))
  })
})

test('a unit weighs most on the town that it is in, and never more than itself', () => {
  const weights = (place: number) => TOWN_HEXES.map((_, i) => PULL[place * TOWN_HEXES.length + i] ?? 0)
  TOWN_HEXES.forEach((town, i) => {
    expect(Math.max(...weights(town))).toBe(weights(town)[i])
  })
  for (let place = 0; place <= CAPE; place++)
    expect(weights(place).reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(1 + 1e-9)
})

import { other, SIDES } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { TOWN_HEX, TOWN_NAMES, TOWNS, type Town } from '../board.ts'
import { POINTS_TO, TOWNS_NEAR } from '../counsel/appraise/near.ts'
import { appraise } from '../counsel/appraise.ts'
import { ENTENTE, GERMAN } from '../roster.ts'
import { given, type Position } from './given.ts'
import { marching } from './marching.ts'
import { scattered } from './scattered.ts'

const entente = (p: Position): number => appraise(p.t, ENTENTE)
type Where = Parameters<Position['units']>[0]
const worth = (where: Where): number => entente(given().units(where))

describe('the worth of a position', () => {
  test('is in range, and to one side what it costs the other', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const t = scattered(seed)
      for (const side of SIDES) {
        expect(Math.abs(appraise(t, side))).toBeLessThan(1)
        expect(appraise(t, side) + appraise(t, other(side))).toBeCloseTo(0, 12)
      }
    }
  })

  test('is the same whatever was asked before, though the sums are kept from one position to the next', () => {
    const tables = Array.from({ length: 12 }, (_, seed) => scattered(seed + 1))
    const inOrder = tables.map((t) => appraise(t, ENTENTE))
    expect(new Set(inOrder).size).toBe(tables.length)
    expect(tables.toReversed().map((t) => appraise(t, ENTENTE))).toEqual(inOrder.toReversed())
    const alone = given().units({ '1-FK': '2812' })
    const before = entente(alone)
    entente(given().set({ portugal: 'entente' }).units({ '1-FK': '2812', '21-Inf': '3530' }))
    expect(entente(alone)).toBe(before)
  })

  test('is all or nothing once the match is over', () => {
    const p = given().arrange((t) => {
      t.core.result = 1 + GERMAN
    })
    expect([appraise(p.t, ENTENTE), appraise(p.t, GERMAN)]).toEqual([-1, 1])
  })

  test('13.1.2, 13.1.3: rises for the Entente with a town of the colony, falls with one outside it', () => {
    expect(entente(given().towns('entente', 'Tanga'))).toBeGreaterThan(entente(given()))
    expect(entente(given().towns('german', 'Voi'))).toBeLessThan(entente(given()))
  })

  test('13.1.3: Blantyre is worth more than another town, for the end of track goes with it', () => {
    const cost = (name: string) => entente(given()) - entente(given().towns('german', name))
    expect(cost('Blantyre')).toBeGreaterThan(2 * cost('Zomba'))
  })

  test('13.1.4: falls with each Carrier that was cited', () => {
    const cited = given().arrange((t) => {
      t.tracks.consumed = 1
    })
    expect(entente(cited)).toBeLessThan(entente(given()))
  })

  test('rises for either side with strength nearer to a town of the enemy, however far, and with his losses', () => {
    expect(worth({ '1/3-KAR': '2911' })).toBeGreaterThan(worth({ '1/3-KAR': '2910' }))
    expect(worth({ '1/3-KAR': '3507' })).toBeGreaterThan(worth({ '1/3-KAR': '3506' }))
    expect(worth({ '1-FK': '2910' })).toBeLessThan(worth({ '1-FK': '2812' }))
    expect(worth({ '1-FK': ['2812', 'reduced'] })).toBeGreaterThan(worth({ '1-FK': '2812' }))
    expect(worth({ '1-FK': 'pile' })).toBeGreaterThan(worth({ '1-FK': '2812' }))
  })

  test('fears for a town that nobody guards when the enemy is near, and less for one that somebody does', () => {
    const loss = (guard: string) =>
      worth({ '1/3-KAR': guard }) -
      worth({ '1/3-KAR': guard, '1-FK': '3011' }) -
      (worth({}) - worth({ '1-FK': '3011' }))
    expect(loss('3010')).toBeLessThan(loss('2001'))
  })

  test('is more with the last town taken than with all strength beside it', () => {
    const all = ['1/3-KAR', '2/3-KAR', '3/3-KAR', '1/2-KAR', '2/2-KAR', '6-SAI', '7-SAI', '8-SAI', '2-Rdsa']
    const beside = Object.fromEntries(all.map((name) => [name, '2812']))
    const held = (by: 'german' | 'entente', at: string) =>
      entente(
        given()
          .towns('entente', ...TOWN_NAMES)
          .towns(by, 'Moshi')
          .units({ ...beside, '5-SAI': at, '1-FK': '2613' }),
      )
    expect(held('entente', '2711')).toBeGreaterThan(held('german', '2812'))
  })

  test('11.1: reckons with what a battle may bring as soon as units have gone in: with many, not with one', () => {
    const all = ['1/3-KAR', '2/3-KAR', '3/3-KAR', '1/2-KAR', '2/2-KAR', '5-SAI', '6-SAI', '7-SAI', '8-SAI', '2-Rdsa']
    const goIn = (...names: readonly string[]) => {
      const g = marching('entente', { ...Object.fromEntries(names.map((name) => [name, '2811'])), '1-FK': '2711' }, 20)
      const before = entente(g)
      return entente(g.play('march from 2811', 'all', 'step to 2711')) - before
    }
    expect(goIn(...all)).toBeGreaterThan(0)
    expect(goIn('2-Rdsa')).toBeLessThan(goIn(...all))
  })

  test('14.0: is most, while a scenario is set up, for whoever lays his counters and Carriers as history had them', () => {
    const setUp = (where: Where) =>
      entente(
        given('smuts')
          .units(where)
          .arrange((t) => {
            t.tracks.turn = 0
          }),
      )
    expect(setUp({ '5-SAI': '2909', '6-SAI': '2909' })).toBe(setUp({}))
    expect(setUp({ '5-SAI': '2909', '6-SAI': '2910' })).toBeLessThan(setUp({}))
    expect(setUp({ '10-FK': '2711' })).toBeGreaterThan(setUp({}))
    const carriers = (...where: readonly string[]) =>
      entente(
        given('smuts')
          .carriers('entente', ...where)
          .arrange((t) => {
            t.tracks.turn = 0
          }),
      )
    expect(carriers('2909')).toBe(carriers())
    expect(carriers('2909', '2909')).toBeLessThan(carriers('2909'))
  })

  test('8.4: leaves neutral Portuguese out', () => {
    expect(worth({ '21-Inf': '3530' })).toBe(worth({}))
    const at = (where: Where) => entente(given().set({ portugal: 'entente' }).units(where))
    expect(at({ '21-Inf': '3530' })).toBeGreaterThan(at({}))
  })
})

test('every town is nearest to itself', () => {
  for (let town = 0 as Town; town < TOWNS; town++) {
    const first = (TOWN_HEX[town] as number) * TOWNS
    expect([TOWNS_NEAR[first], POINTS_TO[first]]).toEqual([town, 0])
  }
})

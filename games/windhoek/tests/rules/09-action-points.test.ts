import { describe, expect, test } from 'vitest'
import { ALLIED, GERMAN } from '../../roster.ts'
import { apModifier } from '../../rules/09-action-points.ts'
import { given } from '../given.ts'

describe('9.1 income', () => {
  test('9.1 the Allies: die, Cape Colony always, leaders on the map, Windhoek, mines, Portugal', () => {
    const g = given().units({ Botha: '4029', 'SAMR-1': '2816' }).set({ portugal: true }).before('allied turn')
    g.dice(2).play('end')
    expect(g.points('allied')).toBe(8)
    expect(g.events.at(-1)).toMatchObject({
      kind: 'pointsDetermined',
      rule: '9.1',
      facts: { side: ALLIED, modifier: 6, lost: 0, now: 8 },
      dice: [{ shows: 2 }],
    })
  })

  test('9.1 each source by itself', () => {
    const allied = (units: Record<string, string>, portugal = false) =>
      apModifier(given().units(units).set({ portugal }).t, ALLIED)
    const german = (units: Record<string, string>) => apModifier(given().units(units).t, GERMAN)
    expect([allied({}), german({})]).toEqual([3, 0])
    expect(allied({ Botha: 'cape' })).toBe(3)
    expect(allied({ Botha: '3425' })).toBe(4)
    expect(allied({ 'Wireless-1': '2117' })).toBe(3)
    for (const mine of ['2709', '2426', '3233']) expect(allied({ 'SAMR-1': mine }), mine).toBe(4)
    for (const mine of ['2709', '2426', '3233']) expect(german({ 'G-Mil-1': mine }), mine).toBe(1)
    expect(german({ 'Wireless-1': '2117', 'Wireless-2': '2515' })).toBe(2)
    expect(german({ Franke: '3022', Heydebreck: '3022' })).toBe(2)
    expect(german({ Franke: 'eliminated' })).toBe(0)
    expect(allied({}, true)).toBe(4)
    expect([allied({ DA: '2709' }), allied({ DA: '2709' }, true)]).toEqual([3, 5])
  })
})

describe('9.2 the index', () => {
  test('9.2 it never exceeds 12, and what is beyond is lost', () => {
    const g = given().set({ german: 10 }).before('german turn').dice(5).play('end')
    expect(g.points('german')).toBe(12)
    expect(g.events.at(-1)).toMatchObject({ facts: { side: GERMAN, modifier: 0, lost: 3, now: 12 } })
  })

  test('9.2 it never falls below 0', () => {
    const g = given().set({ allied: 1, turn: 1 }).before('turn').dice(1, 4, 6, 1).play('end')
    const lost = g.events.find((e) => e.kind === 'pointsLost')
    expect(lost).toMatchObject({ rule: 'event-5', facts: { side: ALLIED, points: 6, now: 0 } })
  })

  test('9.2 what is not spent stays', () => {
    const g = given().set({ german: 4 }).before('german turn').dice(3).play('end')
    expect(g.points('german')).toBe(7)
  })

  test('9.2 nothing can be bought beyond it', () => {
    const g = given().units({ 'FK-8': 'recruits', 'G-Mil-1': '2816' }).set({ german: 1 }).phase('recruit', 'german')
    expect(g.why('recruit FK-8')).toBe('9.2')
  })
})

test('9.3 events move the index, cut off at once', () => {
  const g = given().set({ allied: 11, turn: 1 }).before('turn').dice(5, 5, 1).play('end')
  expect(g.events.find((e) => e.rule === 'event-10' && e.kind === 'pointsGained')?.facts).toMatchObject({ now: 12 })
})

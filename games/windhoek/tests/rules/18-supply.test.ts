import { logFor } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { GERMAN, unit } from '../../roster.ts'
import { inSupply } from '../../rules/18-supply.ts'
import { given, type Position } from '../given.ts'

const RAIN = 5
const supplied = (p: Position, name: string): boolean => inSupply(p.t, unit(name))
/** Is a counter in supply, with these others about? */
const fed = (where: Parameters<Position['units']>[0], name: string): boolean => supplied(given().units(where), name)

describe('18.1 automatic supply', () => {
  test('18.1 a unit alone in the desert is out of supply, and so is mounted militia', () => {
    for (const name of ['FK-1', 'DEOR', 'SAMR-1', 'Patrol-1', 'Wireless-1', 'G-Art-1', 'SAEC', 'RMLI'])
      expect(fed({ [name]: '3524' }, name), name).toBe(false)
    expect(fed({ 'G-Mil-1': ['3524', 'converted'] }, 'G-Mil-1')).toBe(false)
  })

  test('18.1 leaders, camels, militia, trains, convoys and trucks never need any', () => {
    for (const name of ['Franke', 'CC', 'G-Mil-1', 'Mil-5', 'G-Train', 'G-Sup-1', 'A-Truck-1', 'Botha'])
      expect(fed({ [name]: '3524' }, name), name).toBe(true)
  })

  test('18.1 the Cape, the boxes and neutrals need none', () => {
    expect(fed({ DEOR: 'cape' }, 'DEOR')).toBe(true)
    expect(fed({ 'P-Inf-1': '1304' }, 'P-Inf-1')).toBe(true)
    expect(supplied(given().units({ 'P-Inf-1': '1304' }).set({ portugal: true }), 'P-Inf-1')).toBe(false)
  })

  test('18.1, 25.3.1 a town or settlement supplies those in it, not their neighbours, and nobody once it is poisoned', () => {
    expect(fed({ 'FK-1': '3424' }, 'FK-1')).toBe(true)
    expect(fed({ DEOR: '2515' }, 'DEOR')).toBe(true)
    expect(fed({ 'FK-1': '3525' }, 'FK-1')).toBe(false)
    expect(
      supplied(
        given()
          .units({ 'FK-1': '3424' })
          .marks({ '3424': ['device'] }),
        'FK-1',
      ),
    ).toBe(false)
  })

  test('18.1, 27.0 a river on any side supplies both banks in rain turns only', () => {
    for (const name of ['3126', '3225']) {
      const p = given()
        .units({ DEOR: name })
        .marks({ '3224': ['broken'], '3225': ['broken'], '3226': ['broken'] })
      expect(supplied(p, 'DEOR'), name).toBe(false)
      expect(supplied(p.set({ turn: RAIN }), 'DEOR'), name).toBe(true)
    }
    expect(supplied(given().units({ DEOR: '3524' }).set({ turn: RAIN }), 'DEOR')).toBe(false)
  })

  test('18.1 commandos live off open country and bush, disrupted too, and nobody else does', () => {
    expect(fed({ VK: '3425' }, 'VK')).toBe(true)
    expect(fed({ VK: ['3425', 'disrupted'] }, 'VK')).toBe(true)
    expect(fed({ 'Cape-Cdo': '2514' }, 'Cape-Cdo')).toBe(true)
    expect(fed({ VK: '3524' }, 'VK')).toBe(false)
    expect(fed({ VK: '2516' }, 'VK')).toBe(false)
    expect(fed({ 'FK-1': '3425' }, 'FK-1')).toBe(false)
  })

  test('18.1 a supply unit in the hex or next to it is enough, zones or not', () => {
    expect(fed({ 'FK-1': '3524', 'G-Sup-1': '3524' }, 'FK-1')).toBe(true)
    expect(fed({ 'FK-1': '3524', 'G-Sup-1': '3525' }, 'FK-1')).toBe(true)
    expect(fed({ 'FK-1': '3524', 'G-Sup-1': '3525', 'SAMR-1': '3624' }, 'FK-1')).toBe(true)
    expect(fed({ 'FK-1': '3524', 'G-Sup-1': '3526' }, 'FK-1')).toBe(false)
    expect(fed({ 'FK-1': '3524', 'A-Sup-1': '3525' }, 'FK-1')).toBe(false)
  })

  test('18.1 nothing is supplied over an all-sea side', () => {
    expect(fed({ DEOR: '2119', 'A-Sup-1': '2219' }, 'DEOR')).toBe(true)
    expect(fed({ DEOR: '2119', 'A-Sup-1': '2120' }, 'DEOR')).toBe(false)
  })
})

describe('18.2 lines of supply', () => {
  test('18.2 Germans trace to a supply unit, Allies also to a port that they hold', () => {
    expect(fed({ 'FK-1': '3225', 'G-Sup-1': '3022' }, 'FK-1')).toBe(true)
    expect(fed({ 'FK-1': '3225' }, 'FK-1')).toBe(false)
    expect(fed({ DEOR: '2426', 'SAMR-1': '2527' }, 'SAMR-1')).toBe(true)
    expect(fed({ 'SAMR-1': '2527' }, 'SAMR-1')).toBe(false)
    expect(fed({ 'G-Art-1': '2426', 'FK-1': '2527' }, 'FK-1')).toBe(false)
  })

  test('18.2, 25.3.1 a poisoned port is no source, but a supply unit in it still is', () => {
    const p = given()
      .units({ DEOR: '2426', 'SAMR-1': '2626' })
      .marks({ '2426': ['device'] })
    expect(supplied(p, 'SAMR-1')).toBe(false)
    expect(supplied(p.units({ 'A-Sup-1': '2426' }), 'SAMR-1')).toBe(true)
  })

  test('18.2, 29.3 Portuguese draw on their own convoy alone, which serves no others; ports they hold do', () => {
    const p = given().set({ portugal: true })
    expect(supplied(p.units({ DA: '2626', 'FEX-1': '2426' }), 'DA')).toBe(false)
    expect(supplied(p.units({ 'SAMR-1': '2826' }), 'SAMR-1')).toBe(true)
    expect(supplied(p.units({ 'P-Sup': '2727' }), 'DA')).toBe(true)
    expect(supplied(p.units({ 'FEX-1': 'aside' }), 'SAMR-1')).toBe(false)
    const desert = given().set({ portugal: true })
    expect(supplied(desert.units({ DA: '3524', 'A-Sup-1': '3525' }), 'DA')).toBe(false)
    expect(supplied(desert.units({ 'P-Sup': '3624' }), 'DA')).toBe(true)
    expect(supplied(desert.units({ 'A-Sup-1': 'aside', DEOR: '3625' }), 'DEOR')).toBe(false)
  })
})

describe('18.2.1 along the railway', () => {
  const near = { 'FK-1': '3325', 'G-Sup-1': '3022' }

  test('18.2.1 the unit may be next to the line, the source must be on it', () => {
    expect(fed(near, 'FK-1')).toBe(true)
    expect(fed({ ...near, 'G-Sup-1': '3021' }, 'FK-1')).toBe(false)
    expect(fed({ ...near, 'FK-1': '3425' }, 'FK-1')).toBe(false)
  })

  test('18.2.1, 25.2.1 a break stops the line, in the unit’s own hex too unless the next one works', () => {
    const broken = (hex: string, where = near) =>
      supplied(
        given()
          .units(where)
          .marks({ [hex]: ['broken'] }),
        'FK-1',
      )
    expect(broken('3123')).toBe(false)
    expect(broken('3022')).toBe(false)
    expect(broken('3225')).toBe(true)
    expect(broken('3225', { ...near, 'FK-1': '3225' })).toBe(true)
  })

  test('18.2.1 neighbouring rail hexes are linked only where the line runs', () => {
    // 3122 and 3123 touch, but the line between them goes round by 3022
    const p = given()
      .units({ 'FK-1': '3225', 'G-Sup-1': '3122' })
      .marks({ '3022': ['broken'] })
    expect(supplied(p, 'FK-1')).toBe(false)
    expect(supplied(p.units({ 'G-Sup-1': '3123' }), 'FK-1')).toBe(true)
  })

  test('18.2.1, 32.3 a line under construction carries nothing until it is built', () => {
    const p = given('railroads').units({ 'SAMR-1': '3829', 'A-Sup-1': '4029' })
    expect(supplied(p, 'SAMR-1')).toBe(false)
    expect(
      supplied(
        p.arrange((t) => {
          t.tracks.route2 = 3
        }),
        'SAMR-1',
      ),
    ).toBe(true)
  })
})

describe('18.2.2 what blocks', () => {
  const line = { 'FK-1': '3225', 'G-Sup-1': '3022' }

  test('18.2.2 a zone on the unit’s own hex does not cut it off, one on any other hex of the line does', () => {
    expect(fed({ ...line, 'SAMR-1': '3326' }, 'FK-1')).toBe(true)
    expect(fed({ ...line, 'SAMR-1': '3325' }, 'FK-1')).toBe(false)
    expect(fed({ ...line, 'SAMR-1': '3023' }, 'FK-1')).toBe(false)
    expect(fed({ ...line, 'SAMR-1': ['3325', 'disrupted'] }, 'FK-1')).toBe(true)
  })

  test('18.2.2 friends in a zone do not help', () => {
    expect(fed({ ...line, 'SAMR-1': '3325', 'FK-2': '3224' }, 'FK-1')).toBe(false)
  })

  test('18.2.2 enemy units on the line block it without any zone', () => {
    expect(fed({ ...line, DEOR: '3124' }, 'FK-1')).toBe(false)
    expect(fed({ ...line, DEOR: '3023' }, 'FK-1')).toBe(true)
  })
})

describe('18.3 supply units', () => {
  test('18.3 a disrupted convoy supplies too, and supplying does not use it up', () => {
    const p = given()
      .units({ 'FK-1': '3524', 'G-Sup-1': ['3525', 'disrupted'] })
      .set({ german: 3 })
      .phase('march', 'german')
    expect(supplied(p, 'FK-1')).toBe(true)
    p.play('end')
    expect([p.at('G-Sup-1'), p.at('FK-1')]).toEqual(['3525 disrupted', '3524'])
  })
})

describe('18.4 trucks', () => {
  test('18.4 a truck is a supply unit in every respect', () => {
    expect(fed({ DEOR: '3524', 'A-Truck-1': '3525' }, 'DEOR')).toBe(true)
    expect(fed({ 'SAMR-1': '3225', 'A-Truck-1': '3022' }, 'SAMR-1')).toBe(true)
    expect(fed({ 'FK-1': '3524', LP: '3525' }, 'FK-1')).toBe(true)
  })
})

/** A Supply Phase with these dice; it stops at the Rally Phase. */
const starve = (p: Position, side: 'allied' | 'german', ...dice: readonly number[]): Position =>
  p
    .set({ [side]: 6 })
    .phase('march', side)
    .dice(...dice)
    .play('end')

describe('18.5 attrition', () => {
  const lost = () => given().units({ DEOR: '3524', DLI: ['3524', 'disrupted'], 'FK-1': '3724', SAEC: '3424' })

  test('18.5 on 1 to 3 a good-order unit is disrupted and a disrupted one lost, in the order of the counters', () => {
    const p = starve(lost(), 'allied', 3, 3)
    expect([p.at('DEOR'), p.at('DLI')]).toEqual(['3524 disrupted', 'recruits'])
    expect(p.cites).toEqual(['18.5', '18.6'])
    expect(p.events).toMatchObject([{ facts: { unit: unit('DEOR') } }, { facts: { unit: unit('DLI') } }])
  })

  test('18.5 on 4 to 6 nothing happens, and only those out of supply on the phasing side are rolled for', () => {
    const p = starve(lost(), 'allied', 4, 6)
    expect([p.at('DEOR'), p.at('DLI'), p.at('FK-1')]).toEqual(['3524', '3524 disrupted', '3724'])
    expect(p.cites).toEqual(['18.5', '18.5'])
  })

  test('18.5, 26.0 the unseen are rolled for last, and only of the lost among them is told: nothing tells who is in want', () => {
    // 3524 is in the colony, where Allied units lie open; 3812 and 3912 in Bechuanaland, where they do not.
    const spread = (a: string, b: string) =>
      given('fog').units({ [a]: '3912', 'SAMR-2': '3524', [b]: '3812', 'SAMR-4': '3524', DEOR: ['3812', 'disrupted'] })
    const seen = (p: Position) =>
      logFor(p.events, GERMAN).map(({ kind, facts: { unit: u, hex }, dice }) => [kind, u, hex, dice.map((d) => d.n)])
    const [first, second] = [unit('SAMR-2'), unit('SAMR-4')]
    const one = starve(spread('SAMR-1', 'SAMR-3'), 'allied', 4, 4, 1, 5, 2)
    expect(seen(one)).toEqual([
      ['endured', first, undefined, [0]],
      ['endured', second, undefined, [1]],
      ['eliminated', unit('DEOR'), undefined, []],
    ])
    expect(one.at('SAMR-1')).toBe('3912 disrupted')
    expect(seen(starve(spread('SAMR-5', 'KR'), 'allied', 4, 4, 1, 2, 1))).toEqual(seen(one))
  })

  test('18.5 a unit of one step is lost at once, mounted militia as militia', () => {
    const p = starve(
      given().units({ 'Patrol-1': '3524', 'G-Mil-1': ['3624', 'converted'], 'Wireless-1': '3525' }),
      'german',
      1,
      2,
      3,
    )
    expect([p.at('Patrol-1'), p.at('G-Mil-1'), p.at('Wireless-1')]).toEqual(['recruits', 'recruits', 'recruits'])
  })
})

describe('18.6 where the starved go', () => {
  test('18.6 units of any kind go to the Recruit Box, from where combat would have taken them for good', () => {
    const p = starve(
      given().units({ SWAPC: ['3524', 'disrupted'], 'MEK-1': ['3624', 'disrupted'], VK: ['3624', 'disrupted'] }),
      'german',
      1,
      1,
      1,
    )
    expect([p.at('SWAPC'), p.at('MEK-1'), p.at('VK')]).toEqual(['recruits', 'recruits', 'recruits'])
    expect(p.cites).toEqual(['18.6', '18.6', '18.6'])
  })

  test('18.6 they lie there in good order', () => {
    const p = starve(given().units({ DEOR: ['3524', 'disrupted'] }), 'allied', 2)
    expect(p.at('DEOR')).toBe('recruits')
  })
})

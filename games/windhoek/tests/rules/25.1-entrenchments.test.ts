import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { unit } from '../../roster.ts'
import { discard, putAt } from '../../rules/04-control.ts'
import { isEntrenched } from '../../rules/16.5-ground.ts'
import { given } from '../given.ts'

const digging = (units: Parameters<ReturnType<typeof given>['units']>[0], german = 6) =>
  given().units(units).set({ german }).phase('recruit', 'german')

describe('25.1.1 digging', () => {
  test('25.1.1 two points, or one with an engineer in good order', () => {
    const g = digging({ 'FK-1': '3425' }).play('entrench at 3425')
    expect(g.points('german')).toBe(4)
    expect(isEntrenched(g.t, hex('3425'))).toBe(true)
    expect(g.events).toMatchObject([{ kind: 'entrenched', rule: '25.1.1', facts: { cost: 2 } }])
    expect(digging({ 'FK-1': '3425', SWAPC: '3425' }).play('entrench at 3425').points('german')).toBe(5)
    expect(
      digging({ 'FK-1': '3425', SWAPC: ['3425', 'disrupted'] })
        .play('entrench at 3425')
        .points('german'),
    ).toBe(4)
    expect(digging({ 'G-Mil-1': '2515' }).play('entrench at 2515').points('german')).toBe(4)
  })

  test('25.1.1 only with a unit of ones own in good order, on the map', () => {
    const g = digging({ 'FK-1': ['3425', 'disrupted'], CTH: '4029' })
    for (const place of ['3425', '3526', '4029', 'cape']) expect(g.why(`entrench at ${place}`), place).toBe('25.1.1')
    expect(g.whyName('entrench at 3425')).toBe('diggersInDisorder')
    expect(g.whyName('entrench at 3526')).toBe('nobodyDigs')
    expect(g.legal).toEqual(['end'])
  })

  test('25.1.1 every stack that may dig is offered once', () => {
    const units = {
      'FK-1': '3425',
      'FK-2': '3425',
      SWAPC: '3526',
      'G-Art-1': ['3527', 'disrupted'],
      CTH: '4029',
    } as const
    const dig = (german: number) => digging(units, german).legal.filter((a) => a.startsWith('entrench'))
    expect(dig(2)).toEqual(['entrench at 3425', 'entrench at 3526'])
    expect(dig(1)).toEqual(['entrench at 3526'])
    expect(dig(0)).toEqual([])
  })

  test('25.1.1 neutral Portuguese do not dig', () => {
    const g = given().units({ 'P-Inf-1': '2003' }).set({ allied: 6 }).phase('recruit', 'allied')
    expect(g.why('entrench at 2003')).toBe('25.1.1')
    expect(g.set({ portugal: true }).why('entrench at 2003')).toBe('')
  })

  test('25.1.1 not without the points, nor twice (25.4)', () => {
    expect(digging({ 'FK-1': '3425' }, 1).why('entrench at 3425')).toBe('9.2')
    expect(digging({ 'FK-1': '3425', SWAPC: '3425' }, 1).why('entrench at 3425')).toBe('')
    expect(digging({ 'FK-1': '3425' }).play('entrench at 3425').why('entrench at 3425')).toBe('25.4')
  })

  test('25.1, 10.9 there are always enough markers', () => {
    const names = 'FK-1 FK-2 FK-3 FK-4 FK-5 FK-6 FK-7 FK-8 FK-9 FK-10'.split(' ')
    const hexes = '3425 3525 3526 3325 3326 3423 3527 3524 3624 3625'.split(' ')
    const g = given().units(Object.fromEntries(names.map((name, i) => [name, hexes[i] ?? ''])))
    for (const place of hexes) g.set({ german: 6 }).phase('recruit', 'german').play(`entrench at ${place}`)
    expect(hexes.every((place) => isEntrenched(g.t, hex(place)))).toBe(true)
  })
})

describe('25.1.2 how long entrenchments last', () => {
  const trench = () =>
    given()
      .units({ 'FK-1': '3425', 'FK-2': '3425' })
      .marks({ '3425': ['entrenched', 'broken'] })

  test('25.1.2 as long as a friend is there, and gone the instant the last one leaves', () => {
    const g = trench()
    putAt(g.t, unit('FK-1'), hex('3424'))
    expect(isEntrenched(g.t, hex('3425'))).toBe(true)
    putAt(g.t, unit('FK-2'), hex('3424'))
    expect(isEntrenched(g.t, hex('3425'))).toBe(false)
    putAt(g.t, unit('FK-2'), hex('3425'))
    expect(isEntrenched(g.t, hex('3425'))).toBe(false)
  })

  test('25.1.2 and when the last one is eliminated', () => {
    const g = trench()
    discard(g.t, unit('FK-1'), false)
    expect(isEntrenched(g.t, hex('3425'))).toBe(true)
    discard(g.t, unit('FK-2'), false)
    expect(isEntrenched(g.t, hex('3425'))).toBe(false)
  })
})

test('25.1.1, 26.0 the price of digging tells the enemy something about a stack that he cannot see', () => {
  const g = given('fog').units({ 'FK-1': '3425', CTH: '3424' }).set({ german: 6, allied: 6 })
  const reveals = () => g.t.core.reveals
  const before = reveals()
  g.phase('recruit', 'german').play('entrench at 3425')
  expect(reveals()).toBe(before + 1)
  g.phase('recruit', 'allied').play('entrench at 3424')
  expect(reveals()).toBe(before + 1)
})

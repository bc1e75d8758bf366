import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { space } from '../../board.ts'
import { lettow } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, GERMAN, UNITS, unit } from '../../roster.ts'
import { given } from '../../tests/given.ts'
import { marks } from '../pieces.ts'

const { page } = inEnglish(lettow)

const seen = (t: Table, name: string) => page.pieces(t, ALLIED).find((piece) => piece.id === unit(name))

describe('a counter', () => {
  test('shows whose it is, what it is and its factor (4.1, 4.3)', () => {
    const { t } = given().units({ '1-FKA': 'Moshi', '1-FP': 'Kigoma', 'SA-Mtd': 'Voi', 'PEA-Inf': 'Mozambique' })
    expect(seen(t, '1-FKA')).toMatchObject({
      space: space('Moshi'),
      side: GERMAN,
      body: 'german',
      symbol: 'infantry',
      name: '1 FKA',
      fullName: '1 FKA',
      about: '1st field company group, light infantry',
      values: '3',
    })
    expect(['1-FP', 'SA-Mtd', 'PEA-Inf', '1/KAR'].map((name) => seen(t, name)?.body)).toEqual([
      'belgian',
      'union',
      'portuguese',
      'british',
    ])
    expect(seen(t, 'SA-Mtd')).toMatchObject({ side: ALLIED, symbol: 'cavalry' })
  })

  test('of every kind is there, but for forts that are not in the game (25.1, 30.3)', () => {
    expect(
      page.pieces(given('forts').units({ 'Allied-Fort': 'allied-pool', 'German-Fort': 'german-pool' }).t, ALLIED),
    ).toHaveLength(UNITS)
    expect(page.pieces(given().t, ALLIED)).toHaveLength(UNITS - 2)
  })

  test('that has moved as far as it can has acted, while its side moves (10.8)', () => {
    const g = given()
      .units({
        '1/KAR': 'Nairobi',
        'B-IEF': 'Voi',
        '1-FP': 'Belgian-Congo',
        DESG: 'Dar-es-Salaam',
        'PEA-Ex': 'south-africa',
      })
      .turn('allied', 'A6')
      .play('move B-IEF to Mombasa')
    expect(seen(g.t, 'B-IEF')?.states).toEqual(['acted'])
    expect(seen(g.t, '1/KAR')?.states).toEqual([])
    // 28.1: the Belgians are still neutral
    expect(seen(g.t, '1-FP')?.states).toEqual(['acted'])
    expect(seen(g.t, 'PEA-Ex')?.states).toEqual([])
    expect(seen(g.play('end').t, 'B-IEF')?.states).toEqual([])
  })

  test('that is the next to fall back stands out (17.1)', () => {
    const g = given()
      .units({ '1/KAR': 'Taveta', '2/KAR': 'Taveta', '1-FKA': 'Moshi', DESG: 'Dar-es-Salaam' })
      .turn('allied', 'A9')
      .play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'end', 'fight at Moshi')
      .dice(1, 6, 6, 6, 6)
      .play('decline', 'retreat')
    expect(g.asked).toBe('allied fallBack')
    expect(['1/KAR', '2/KAR'].map((name) => seen(g.t, name)?.states)).toEqual([['moving'], []])
    g.play('fall-back 1/KAR to Taveta')
    expect(['1/KAR', '2/KAR'].map((name) => seen(g.t, name)?.states)).toEqual([[], ['moving']])
  })

  test('out of supply says so, with the rule alone (30.2)', () => {
    const where = { EAD: 'Songea', DESG: 'Dar-es-Salaam' }
    expect(seen(given('supply').units(where).t, 'EAD')?.states).toEqual(['unsupplied'])
    expect(seen(given('supply').units(where).t, 'DESG')?.states).toEqual([])
    expect(seen(given().units(where).t, 'EAD')?.states).toEqual([])
  })
})

test('railways that raiders tore up are marked as broken (card G5)', () => {
  const { t } = given().set((table) => table.raided.add(space('Voi')))
  expect(marks(t)).toEqual([{ space: space('Voi'), kind: 'break' }])
})

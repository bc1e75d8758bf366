import { NOBODY, type Side } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { space } from '../../board.ts'
import { lettow } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, GERMAN } from '../../roster.ts'
import { given } from '../../tests/given.ts'

const { page } = inEnglish(lettow)
const { layers } = page
const toned = (t: Table, id: string, viewer: Side) => layers.find((o) => o.id === id)?.spaces(t, viewer) ?? []

describe('the status', () => {
  test('has the turns of the war, a year for the first of each (26.0)', () => {
    const at = (turn: number) =>
      page.status(
        given().set((t) => {
          t.tracks.turn = turn
        }).t,
      )
    expect(at(3)).toMatchObject({ heading: '1915 I', now: 2 })
    expect(at(0)).toMatchObject({ heading: 'Set-up', now: -1 })
    expect(at(3).timeline.map((turn) => turn.label)).toEqual([
      '1914',
      'III',
      '1915',
      'II',
      'III',
      '1916',
      'II',
      'III',
      '1917',
      'II',
      'III',
      '1918',
      'II',
      'III',
    ])
  })

  test('counts the supply centers that each side occupies (3.6), and air support (24.4)', () => {
    const g = given().units({ DESG: 'Dar-es-Salaam', '1-FKA': 'Tabora', '2-FKA': 'Moshi', EAD: 'Nairobi' })
    expect(page.status(g.t).meters.map((m) => [m.body, m.value, m.most])).toEqual([
      ['british', 1, 8],
      ['german', 2, 8],
      ['british', 1, 1],
    ])
    // While a combat is still to be fought the center counts once, for whoever would win by it.
    const both = given().units({ DESG: 'Dar-es-Salaam', '1-FKA': 'Tabora', EAD: 'Tabora' })
    expect(page.status(both.t).meters.map((m) => m.value)).toEqual([0, 2, 1])
    g.set((t) => {
      t.tracks.airLost = 1
    })
    expect(page.status(g.t).meters[2]?.value).toBe(0)
  })
})

describe('layers', () => {
  const where = { EAD: 'Songea', '1/KAR': 'Nairobi', DESG: 'Dar-es-Salaam', '1-FKA': 'Moshi' }

  test('show whom supply reaches (30.2), and whose the spaces are (3.4)', () => {
    const { t } = given('supply').units(where)
    expect(toned(t, 'supply', ALLIED)).toEqual([
      { space: space('Nairobi'), tone: 'good' },
      { space: space('Songea'), tone: 'bad' },
    ])
    expect(toned(t, 'centers', ALLIED)).toEqual([
      { space: space('Nairobi'), tone: 'british' },
      { space: space('Dar-es-Salaam'), tone: 'german' },
    ])
    expect(toned(t, 'control', GERMAN)).toContainEqual({ space: space('Moshi'), tone: 'german' })
  })

  test('show onlookers both sides, and as bad where but one of the two is out of supply', () => {
    const { t } = given('supply').units({ EAD: 'Songea', '1-FKA': 'Songea', DESG: 'Dar-es-Salaam' })
    expect(toned(t, 'supply', GERMAN)).toContainEqual({ space: space('Songea'), tone: 'good' })
    expect(toned(t, 'supply', NOBODY)).toContainEqual({ space: space('Songea'), tone: 'bad' })
  })

  test('show where units of the side that moves can go, and where the enemy is (10.1)', () => {
    const g = given().units(where).turn('allied', 'A6')
    const reach = toned(g.t, 'reach', ALLIED)
    expect(reach).toContainEqual({ space: space('Mombasa'), tone: 'good' })
    expect(reach).not.toContainEqual(expect.objectContaining({ space: space('Tabora') }))
    g.play('move 1/KAR to Arusha')
    expect(toned(g.t, 'reach', ALLIED)).toContainEqual({ space: space('Moshi'), tone: 'bad' })
    expect(toned(g.t, 'reach', GERMAN)).toEqual([])
  })
})

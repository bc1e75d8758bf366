import { describe, expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import { ALLIED, GERMAN } from '../../roster.ts'
import { given } from '../../tests/given.ts'
import { LEARNED } from '../learned.ts'
import { FEATURES, featuresOf, STAGES, stageOf, worthFor } from '../worth.ts'

const inTurn = (turn: number, where: Readonly<Record<string, string>>): Table =>
  given()
    .units(where)
    .set((t) => {
      t.tracks.turn = turn
    }).t

const counted = (t: Table, name: (typeof FEATURES)[number]): number | undefined => featuresOf(t)[FEATURES.indexOf(name)]

describe('what a table of Lettow-Vorbeck is made of', () => {
  const t = inTurn(5, { '1-FKA': 'Tanga', '2-FKA': 'Moshi', EAD: 'Mombasa', '1/KAR': 'Nairobi', '1-SA': 'ocean' })

  test('centers are counted by who holds them, spaces by who stands there, units by where they are', () => {
    expect(counted(t, 'germanCenters')).toBe(1)
    expect(counted(t, 'germanSpaces')).toBe(2)
    expect(counted(t, 'atSea')).toBe(1)
  })

  test('the Germans together are struck no more surely than the one who is in least danger', () => {
    const all = counted(t, 'allGermansStruck') ?? 1
    expect(all).toBeLessThanOrEqual((counted(t, 'germansStruck') ?? 0) / 2)
  })

  test('every stage has a weight for each, in whole thousandths', () => {
    expect(LEARNED).toHaveLength(STAGES)
    for (const row of LEARNED) {
      expect(row).toHaveLength(FEATURES.length)
      expect(row.every(Number.isInteger)).toBe(true)
    }
    expect([1, 3, 14, 15].map((turn) => stageOf(inTurn(turn, {})))).toEqual([0, 1, 7, 7])
  })
})

describe('what a table of Lettow-Vorbeck is worth', () => {
  test('one side gains what the other loses, and never as much as a match that is won', () => {
    const t = inTurn(8, { '1-FKA': 'Tanga', EAD: 'Mombasa' })
    expect(worthFor(t, GERMAN)).toBe(-worthFor(t, ALLIED))
    expect(Math.abs(worthFor(t, ALLIED))).toBeLessThan(1)
  })

  test('26.0 a center more is better for the Germans, with the end near', () => {
    const fort = { '1-FKA': 'Dar-es-Salaam', '2-FKA': 'Dar-es-Salaam', EAD: 'Nairobi' }
    const two = inTurn(13, { ...fort, '3-FKA': 'Tanga' })
    expect(worthFor(two, GERMAN)).toBeGreaterThan(worthFor(inTurn(13, fort), GERMAN))
  })

  test('a match that is over is worth its end', () => {
    const over = (result: number) =>
      given().set((t) => {
        t.core.result = result
      }).t
    expect([1, 2, 3].map((result) => worthFor(over(result), GERMAN))).toEqual([-1, 1, 0])
  })
})

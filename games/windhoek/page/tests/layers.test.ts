import { imagine, NOBODY, searchDice, view } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import type { Table } from '../../layout.ts'
import type { OptionId } from '../../options.ts'
import { ALLIED, GERMAN } from '../../roster.ts'
import { given, type Position } from '../../tests/given.ts'
import { page } from './english.ts'

const ids = page.layers.map((layer) => layer.id)
const toned = (t: Table, id: string, viewer: typeof ALLIED) =>
  page.layers.find((layer) => layer.id === id)?.spaces(t, viewer) ?? []

const where = {
  'FK-1': '2515',
  'FK-2': '3524',
  'G-Sup-1': '2816',
  'G-Mil-1': '2117',
  CTH: '2118',
  DEOR: 'cape',
  'SAMR-1': '3425',
  'SAMR-2': '3425',
} as const
const position = (...options: readonly OptionId[]): Position =>
  given(...options)
    .units(where)
    .marks({ '2614': ['broken'] })
    .set({ turn: 2 })
    .phase('march', 'german')

describe('layers', () => {
  test('supply shows the viewer’s units, and where one of them goes hungry (18.0)', () => {
    const { t } = position()
    expect(toned(t, 'supply', GERMAN)).toContainEqual({ space: hex('3524'), tone: 'bad' })
    expect(toned(t, 'supply', GERMAN)).toContainEqual({ space: hex('2816'), tone: 'good' })
    expect(toned(t, 'supply', GERMAN)).not.toContainEqual(expect.objectContaining({ space: hex('2118') }))
    expect(toned(t, 'supply', NOBODY).length).toBeGreaterThan(toned(t, 'supply', GERMAN).length)
    expect(toned(position('fog').t, 'supply', NOBODY)).toEqual([])
  })

  test('zones, towns and railroads', () => {
    const { t } = position()
    expect(toned(t, 'zones-german', ALLIED)).toContainEqual({ space: hex('2514'), tone: 'german' })
    expect(toned(t, 'zones-allied', ALLIED)).not.toContainEqual({ space: hex('2514'), tone: 'union' })
    expect(toned(t, 'control', ALLIED)).toContainEqual({ space: hex('2118'), tone: 'union' })
    expect(toned(t, 'control', ALLIED)).toContainEqual({ space: hex('2117'), tone: 'german' })
    expect(toned(t, 'railroads', ALLIED)).toContainEqual({ space: hex('2614'), tone: 'bad' })
    expect(toned(t, 'railroads', ALLIED)).toContainEqual({ space: hex('2515'), tone: 'good' })
  })

  test.each(ids)('%s tells a side nothing of what it cannot see (26.0)', (id) => {
    const p = position('fog')
    for (const side of [ALLIED, GERMAN]) {
      const seen = view(p.given.game, p.t, side)
      const others = [1, 2, 3, 4, 5].map((n) => imagine(p.given.game, seen, side, searchDice(n)))
      expect(others.some((other) => other.bytes.some((byte, i) => byte !== p.t.bytes[i]))).toBe(true)
      for (const other of others)
        expect(toned(view(p.given.game, other, side), id, side)).toEqual(toned(seen, id, side))
      // What is seen is enough: the truth shows the same.
      expect(toned(seen, id, side)).toEqual(toned(p.t, id, side))
    }
  })
})

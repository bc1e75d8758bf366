import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { atlasOf } from '../data/checks/atlas.ts'
import { OURS } from '../data/data-set.ts'
import { ALL_SEA_SIDES, CAPE_ENTRY, COASTAL } from '../data/map.ts'
import { PLACES } from '../data/places.ts'
import { RAILS } from '../data/rails.ts'

const text = readFileSync(join(import.meta.dirname, '..', 'rulebook.md'), 'utf8')
const appendix = text.slice(text.indexOf('## Appendix G'), text.indexOf('## Appendix H'))
/** The cells of each row of a table that has so many of them. */
const rows = (cells: number) =>
  appendix
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((row) => row.length === cells && !row.some((cell) => cell.startsWith('---')))
/** The hexes of a line such as '- Salt pan: 2307 2406.' */
const listed = (name: string) => new RegExp(`^- ${name}: ([\\d ]+)\\.$`, 'm').exec(appendix)?.[1]?.split(' ')

describe('appendix G of the rulebook says what the data say', () => {
  const atlas = atlasOf(OURS)
  const territories: Record<string, string> = {
    SWA: 'SWA',
    SA: 'South Africa',
    WB: 'Walvis Bay',
    ANG: 'Angola',
    BEC: 'Bechuanaland',
  }

  test('places', () => {
    const [, ...printed] = rows(5)
    const ours = PLACES.map((p) => [
      p.hex,
      p.name,
      [p.kind, ...(p.port ? ['port'] : []), ...(p.mining ? ['mining'] : [])].join(', '),
      territories[atlas.territory(p.hex)],
      atlas.terrain(p.hex),
    ])
    expect(printed.map((row) => row.join()).sort()).toEqual(ours.map((row) => row.join()).sort())
  })

  test('railroads', () => {
    const [, ...printed] = rows(3)
    expect(printed.map((row) => row[1])).toEqual(RAILS.map((rail) => rail.hexes.join(' ')))
  })

  test('coast, pan and edges', () => {
    expect(listed('Coastal hexes')).toEqual(COASTAL)
    expect(listed('Salt pan')).toEqual(atlas.hexes.filter((hex) => atlas.terrain(hex) === 'pan'))
    expect(listed('Cape Colony by land')).toEqual([...CAPE_ENTRY.hexes].sort())
    expect(listed('Withdrawal to Cape Colony')).toEqual(CAPE_ENTRY.withdraw)
    for (const side of ALL_SEA_SIDES) expect(appendix).toContain((atlas.hexesOf(side) ?? []).join('/'))
  })
})

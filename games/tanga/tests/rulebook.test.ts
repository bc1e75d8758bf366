import { type Hex, letterAt } from '@boma/kernel'
import { ledgerFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { grid, HEXES } from '../board.ts'
import { ALONG, type Effects, OVERLAYS, RESUPPLY, SCATTER, STACKING, TERRAIN_EFFECTS } from '../data/charts.ts'
import { BRITISH } from '../data/counters-british.ts'
import { GERMAN } from '../data/counters-german.ts'
import { FORMATIONS } from '../data/formations.ts'
import { LEADERS } from '../data/leaders.ts'
import * as map from '../data/map.ts'
import { ARRIVALS, LANDING_GROUPS, SCENARIOS, type Zone } from '../data/scenarios.ts'
import { ledger } from '../ledger.ts'
import { FORMATION_NAMES, NAMES, TITLES } from '../roster.ts'
import { counters, listed, read, rows, text } from './book.ts'

const title = (id: string) => TITLES[NAMES.indexOf(id)] ?? ''
const two = (n: number) => String(n).padStart(2, '0')
const cap = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
const signed = (n: number) => (n > 0 ? `+${n}` : String(n))

test('every case stands in the rulebook', () => {
  const faults = ledgerFaults(ledger, { rulebook: text, code: '', tests: '' })
  expect(faults.filter((fault) => /twice|rulebook/.test(fault))).toEqual([])
})

test('every ruling has its number once, and the rulebook cites them all, in German too', () => {
  const numbers = [...read('rulings.md').matchAll(/^\| T(\d+) \|/gm)].map(([, n]) => Number(n))
  expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  for (const [book, word] of [
    [text, 'rulings?'],
    [read('rulebook.de.md'), 'Entscheidung(?:en)?'],
  ] as const) {
    const notes = [...book.matchAll(new RegExp(`\\(${word} ([T\\d, ]+)\\)`, 'g'))]
    const cited = new Set(notes.flatMap(([, list = '']) => list.split(', ').map((n) => Number(n.slice(1)))))
    expect(numbers.filter((n) => !cited.has(n))).toEqual([])
  }
})

describe('the charts are those that are played', () => {
  const GROUND: Readonly<Record<string, string>> = { foliage: 'foliage belt', government: 'government building, Boma' }
  const called = (t: string) => GROUND[t] ?? t.replace(/^(native|european)-tanga/, (_, w: string) => `${cap(w)} Tanga`)

  test('ground and works (25.0)', () => {
    const printed = new Map(rows('## Appendix A').map(([name = '', ...rest]) => [name, rest]))
    for (const [id, effects] of Object.entries({ ...TERRAIN_EFFECTS, ...OVERLAYS })) {
      const { cost, modifier, blocks, allRound }: Effects = effects
      const [mf, add, blocking, front = ''] = printed.get(called(id)) ?? []
      expect([id, mf, add, blocking]).toEqual([id, String(cost ?? 'closed'), signed(modifier), blocks ? 'yes' : 'no'])
      expect(front.startsWith('six')).toBe(allRound === true)
    }
    const along = printed.get('road, trail, railway or bridge, with the grain') ?? []
    expect(along[0]).toBe(String(ALONG.cost))
    expect(along[1]).toContain(`${signed(ALONG.modifier)} in Opportunity Fire`)
  })

  test('stacking, resupply, scatter (9.2, 7.6, 10.28b)', () => {
    expect(rows('## 9.0').map(([, infantry, guns]) => [infantry, guns].map(Number))).toEqual(
      [STACKING.german, STACKING.british].map((s) => [s.infantry, s['machine-gun']]),
    )
    const supplied = rows('## 7.0').map(([, formations]) => (formations === 'all' ? 99 : Number(formations)))
    expect([0, ...supplied]).toEqual(RESUPPLY.battalions)
    const compass = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']
    const scatter = /^\| Direction \|.*$/m.exec(text)?.[0].split(' | ').slice(1, 7)
    expect(scatter).toEqual(SCATTER.directions.map((d) => compass[d]))
  })

  test('scenarios (21.0)', () => {
    const at = ({ day, hour }: { day: number; hour: number }) => `${day} November ${two(hour)}00`
    expect(rows('## 21.0').map((row) => row.slice(0, 5))).toEqual(
      SCENARIOS.map((s) => [
        s.name,
        at(s.start),
        at(s.end),
        String((s.end.day - s.start.day) * 24 + s.end.hour - s.start.hour + 1),
        s.navalOptions.join(', '),
      ]),
    )
  })
})

describe('the counters are those that are played', () => {
  test('formations (6.3)', () => {
    const units = [...BRITISH, ...GERMAN]
    const printed = [...rows('### British formations'), ...rows('### German formations')]
    expect(printed.map((row) => [...row.slice(0, 5), row[5] === '-' ? [] : (row[5] ?? '').split('; ')])).toEqual(
      FORMATIONS.map((f) => [
        f.name,
        f.partial ? `${f.breakpoint}; ${f.partial.breakpoint} in Two to Tanga` : String(f.breakpoint),
        ...['infantry', 'machine-gun', 'artillery'].map((kind) =>
          String(units.filter((u) => u.formation === f.id && u.kind === kind).length),
        ),
        LEADERS.filter((l) => l.formation === f.id).map((l) => l.name),
      ]),
    )
  })

  test('units (2.7)', () => {
    expect(rows('### British units').map((row) => row.slice(0, 6))).toEqual(
      BRITISH.map((c) => [
        c.name,
        c.kind === 'stevedore' ? 'stevedores' : c.kind.replace('-', ' '),
        c.kind === 'stevedore' ? '-' : c.front,
        c.back ?? '-',
        c.sect ? cap(c.sect) : '-',
        c.kind === 'stevedore' ? '-' : c.halfFire ? 'half' : 'full',
      ]),
    )
    expect(rows('### German units').map((row) => row.slice(0, 5))).toEqual(
      GERMAN.map((c) => [
        c.name,
        c.kind.replace('-', ' '),
        c.front,
        c.back,
        c.m71 ? 'M71' : c.defence ? `defends with ${c.defence}` : /^3-[57]-5/.test(c.front) ? 'starred' : '-',
      ]),
    )
  })

  test('leaders (17.1)', () => {
    const named = (id: string) => FORMATION_NAMES[FORMATIONS.findIndex((f) => f.id === id)]
    expect(rows('## Appendix D')).toEqual(
      LEADERS.map(({ name, side, staff, bonus, formation, named: isNamed }) => [
        name,
        cap(side),
        staff
          ? formation
            ? `staff; counts for ${named(formation)}`
            : 'staff'
          : `officer of ${named(formation ?? '')}`,
        signed(bonus),
        isNamed ? 'printed' : 'reconstructed',
      ]),
    )
  })

  test('arrivals and landing groups (4.2i, 5.2a)', () => {
    const due = rows('## Appendix F').map(([day, hour, units = '', leaders = '']) => [
      `${day} ${hour}`,
      ...[units, leaders].filter((cell) => cell !== '-').flatMap(counters),
    ])
    expect(due).toEqual(ARRIVALS.map((a) => [`${a.day} ${two(a.hour)}00`, ...a.units.map(title)]))
    expect(rows('## Appendix G').map(([, units = '']) => counters(units))).toEqual(
      LANDING_GROUPS.map((g) => g.units.map(title)),
    )
  })

  test('set-up (3.1)', () => {
    const isHexes = (zone: Zone): zone is readonly string[] => Array.isArray(zone)
    const where = (zone: Zone): string => {
      if (zone === 'with friends') return 'with any British combat unit that they may be with'
      if (isHexes(zone)) return zone.join(' ')
      return `columns ${two(zone.columns[0])} to ${two(zone.columns[1])}`
    }
    for (const s of SCENARIOS) {
      const printed = rows(`### ${s.name}\n`).map(([side, units = '', hexes = '']) => [
        side,
        counters(units),
        hexes.replace('; out of sight', ''),
      ])
      const ours = (side: 'german' | 'british') =>
        s[side].map(({ units, hexes }) => [cap(side), units.map(title), where(hexes)])
      const aboard = s.landing ? [['British', ['all units and leaders'], 'aboard']] : []
      expect(printed).toEqual([...ours('german'), ...aboard, ...ours('british')])
    }
  })
})

describe('the map of appendix E is the one that is played', () => {
  test('ground: what no list names is sea', () => {
    const byName = Object.values(map.TERRAIN_OF).filter((t) => t !== 'sea')
    const ground = new Map(
      byName.flatMap((t) => {
        const name = t === 'foliage' ? 'Foliage belt' : cap(t).replace('-tanga', ' Tanga')
        return listed('### Ground', name).map((hex) => [hex, t] as const)
      }),
    )
    for (let at = 0; at < HEXES; at++) {
      const name = two(Math.floor(at / grid.rows) + 1) + two((at % grid.rows) + 1)
      const letter = letterAt(grid, map.TERRAIN, at as Hex) as keyof typeof map.TERRAIN_OF
      expect([name, ground.get(name) ?? 'sea']).toEqual([name, map.TERRAIN_OF[letter]])
    }
  })

  test('ways, works and places', () => {
    for (const way of [...map.RAILWAYS, ...map.ROADS, ...map.TRAILS])
      expect(listed('### Roads', cap(way.name))).toEqual(way.hexes)
    const works = (name: string) => listed('### Works', name)
    expect(works('Embankment')).toEqual(map.EMBANKMENT)
    expect(works('Ditch')).toEqual(map.DITCH)
    expect(works('Bridges over the ditch')).toEqual(map.DITCH_BRIDGES)
    expect(works('Level crossings')).toEqual(map.CROSSINGS)
    expect(works('Trench line of 21.1b')).toEqual(map.TRENCH_LINE)
    expect(works('Edge of the foliage, a hex a row (22.1.1.2c)')).toEqual(map.FOLIAGE_EDGE)
    expect(works('German entry (4.2i)')).toEqual(map.GERMAN_ENTRY)
    expect(works('Entry for 1 point')).toEqual(map.EASY_ENTRY)
    for (const beach of map.BEACHES) expect(listed('### Buildings', `Beach ${beach.id}`)).toEqual(beach.hexes)
    for (const place of [...map.GOVERNMENT, ...map.SITES]) expect(text).toContain(`${place.hex} ${place.name}`)
  })
})

import { describe, expect, test } from 'vitest'
import { INTERCEPTION, TERRAIN_EFFECTS, TRANSPORT } from '../data/charts.ts'
import type { Counter, EntryPlace, Nation } from '../data/counter.ts'
import { COUNTERS } from '../data/counters.ts'
import { CARRIERS_1914, GUERILLA, SCENARIOS } from '../data/scenarios.ts'
import { read, rows, sorted, text, townIn } from './book.ts'

const at = (hex: string) => (townIn.has(hex) ? `${townIn.get(hex)} ${hex}` : hex)
const PLACES: Readonly<Record<string, string>> = {
  'edge:E': 'east edge',
  'edge:W': 'west edge',
  'edge:N': 'north edge',
  'edge:S': 'Chinde',
  'GEA-town': 'town of GEA',
  'GEA-coast-town': 'town of GEA on a coast',
  'GEA-coast': 'coastal hex of GEA',
  'lake:any': 'any lake',
  'lake:loss': 'the lake where Kingani was lost',
  'aboard:Marie': 'aboard Marie',
}
const place = (p: EntryPlace) => PLACES[p] ?? p.replace('town:', '').replace('lake:', 'Lake ')
const TRIGGERS: Readonly<Record<string, string>> = {
  'konigsberg-lost+1': 'turn after Königsberg is lost',
  'kingani-lost+1': 'turn after Kingani is lost',
  'event:adjutant-wami': 'event',
}
const entry = ({ setUp, turn, at: where, returns }: Counter): string => {
  if (setUp !== undefined) return setUp === 'rail' ? 'rail hex, by choice' : at(setUp)
  const back = returns === undefined ? '' : `; returns ${returns}`
  return `${TRIGGERS[turn ?? ''] ?? turn}: ${where === undefined ? '' : place(where)}${back}`
}
const leaving = ({ leaves, leavesAgain }: Counter) => [leaves, leavesAgain].filter(Boolean).join(', ') || '-'

describe('the counters of appendices G, H and K are those that are played', () => {
  const TYPES: Readonly<Record<string, string>> = {
    'machine-gun': 'machine gun',
    'armored-car': 'armoured car',
    coastal: 'coastal defence',
  }
  test.each(['German', 'British', 'Belgian', 'Portuguese'])('%s units (2.2.2c)', (nation) => {
    const ours = COUNTERS.filter((c) => c.kind === 'unit' && c.nation === nation.toLowerCase()).map((c) => [
      c.name,
      TYPES[c.type] ?? c.type,
      c.full,
      c.reduced ?? '-',
      String(c.move),
      String(c.morale ?? '-'),
      entry(c),
      leaving(c),
      c.rebuilt === undefined ? '-' : place(c.rebuilt),
    ])
    expect(sorted(rows(`### ${nation} units`).map(String))).toEqual(sorted(ours.map(String)))
  })

  test('vessels (2.3.7)', () => {
    const ours = COUNTERS.filter((c) => c.kind !== 'unit').map((c) => [
      c.name,
      `${c.nation[0]?.toUpperCase()}${c.nation.slice(1)}`,
      c.kind,
      c.full,
      c.reduced ?? '-',
      entry(c),
      leaving(c),
    ])
    expect(sorted(rows('### Vessels').map(String))).toEqual(sorted(ours.map(String)))
  })

  test('withdrawals (8.3.2)', () => {
    const ours = COUNTERS.filter((c) => c.nation !== 'belgian').flatMap((c) =>
      [c.leaves, c.leavesAgain].flatMap((turn) => (turn === undefined ? [] : [`${turn} ${c.name}`])),
    )
    const printed = rows('## Appendix G').flatMap(([turn, names = '']) =>
      names
        .replace('; until turn 29: ', ', ')
        .replace(/(, )?all Belgian units and boats/, '')
        .split(', ')
        .map((name) => `${turn} ${name}`),
    )
    expect(sorted(printed)).toEqual(sorted(ours))
    expect(COUNTERS.filter((c) => c.nation === 'belgian').every((c) => c.leaves === 34)).toBe(true)
  })

  test('set-up (14.1.3)', () => {
    const carriers = [...CARRIERS_1914.german, ...CARRIERS_1914.entente].map((hex) => `${at(hex)} Carrier`)
    const ours = COUNTERS.flatMap((c) =>
      c.setUp === undefined || c.setUp === 'rail' ? [] : [`${at(c.setUp)} ${c.name}`],
    )
    const printed = rows('### Set-up').flatMap(([, where = '', names = '']) =>
      where.startsWith('rail') ? [] : names.split(', ').map((name) => `${where} ${name}`),
    )
    expect(sorted(printed)).toEqual(sorted([...ours, ...carriers]))
  })

  test('reinforcements (8.1.7b)', () => {
    const name = (c: Counter) => {
      const usual = c.at === 'edge:E' || c.at === 'GEA-town' || c.at === undefined
      return usual ? c.name : `${c.name} (${place(c.at)})`
    }
    const ours = COUNTERS.flatMap((c) => [
      ...(typeof c.turn === 'number' ? [`${c.turn} ${name(c)}`] : []),
      ...(c.returns === undefined ? [] : [`${c.returns} ${c.name} (return)`]),
    ])
    const printed = rows('### Reinforcements').flatMap(([turn, ...sides]) =>
      sides.filter((s) => s !== '-').flatMap((s) => s.split(', ').map((one) => `${turn} ${one}`)),
    )
    expect(sorted(printed)).toEqual(sorted(ours))
  })
})

describe('the charts are those that are played', () => {
  test('terrain (10.1.4)', () => {
    const printed = new Map(
      rows('## Appendix A')
        .slice(0, 5)
        .flatMap(([names = '', cost = '', battle = '']) =>
          names.split(', ').map((t) => [t, { cost, battle }] as const),
        ),
    )
    for (const [terrain, { cost, battle, closedToCars }] of Object.entries(TERRAIN_EFFECTS)) {
      if (cost === undefined) continue
      expect(printed.get(terrain)?.cost).toBe(`${cost}${closedToCars ? ', no armoured cars' : ''}`)
      expect(printed.get(terrain)?.battle).toMatch({ none: /^-$/, rifle: /rifle fire \+1/, all: /all fire/ }[battle])
    }
  })

  test('interception (12.4.7c)', () => {
    const [box = [], coast = []] = rows('## Appendix D')
    expect(box.slice(1).map(Number)).toEqual(INTERCEPTION.patrolBox)
    expect(coast.slice(1).map(Number)).toEqual(INTERCEPTION.coastalHex)
    const { seekersMany, ...others } = INTERCEPTION.modifiers
    expect(rows('## Appendix D', 1).map(([, add]) => Number(add))).toEqual([
      seekersMany.add,
      others.targetHasTransports,
      others.seekerControls,
      others.targetSingle,
      others.targetInRufiji,
      others.runnerJustIn,
    ])
  })

  test('transport (10.3.8)', () => {
    const nations: readonly Nation[] = ['british', 'belgian', 'german', 'portuguese']
    const said = (nation: Nation, body: number): string =>
      TRANSPORT[nation]
        .map(({ from, units }) => ({ from, units: units[body] ?? 0 }))
        .filter(({ units }, i, all) => i === 0 || units !== all[i - 1]?.units)
        .map(({ from, units }) => (from === 1 ? String(units) : `${units} from turn ${from}`))
        .join('; ')
    const printed = rows('## Appendix E').map((row) => row.slice(1).map((cell) => cell.replace(/; 6 with .*/, '')))
    expect(printed).toEqual([0, 1, 2, 3].map((body) => nations.map((nation) => said(nation, body))))
  })

  test('scenarios (13.1.1, 14.1.5, 14.2.8, 14.3.4, 14.4.7)', () => {
    expect(rows('## 14.0').map(([, turns, , needs]) => [turns, needs])).toEqual(
      Object.values(SCENARIOS).map((s) => [`${s.first}-${s.last}`, `more than ${s.threshold} VP`]),
    )
  })

  test('guerilla war (14.3.3, 14.3.3b)', () => {
    const numbers = (names: string) => names.match(/\d+(?:\/\d+)?/g) ?? []
    const ours = GUERILLA.parties.filter((p) => p.side === 'entente' && p.hex !== undefined)
    const printed = rows('### 14.3')
    for (const party of ours) {
      const [, names = '', carriers] = printed.find(([where]) => where?.includes(`(${party.hex})`)) ?? []
      expect(sorted(numbers(names))).toEqual(sorted(numbers(party.counters.join(' '))))
      expect(Number(carriers)).toBe(party.carriers)
    }
    const [line = ''] = /German set-up, in 2438.*/.exec(text) ?? []
    const german = GUERILLA.parties.find((p) => p.side === 'german')?.counters ?? []
    const fk = german.filter((c) => c.endsWith('-FK')).map((c) => c.slice(0, -3))
    expect(line).toContain(`FK ${fk.join(', ')}; 4 SK; one 105; Stnhm; 2 Carriers`)
  })
})

test('every ruling has its number once, and the rulebook cites them all', () => {
  const numbers = [...read('rulings.md').matchAll(/^\| (\d+) \|/gm)].map(([, n]) => Number(n))
  expect(numbers).toEqual(Array.from({ length: 160 }, (_, i) => i + 1))
  const cited = new Set(
    [...text.matchAll(/\(rulings? ([\d, ]+)\)/g)].flatMap(([, list = '']) => list.split(', ').map(Number)),
  )
  expect(numbers.filter((n) => !cited.has(n))).toEqual([])
})

import { ALLOWED, DIRECTIONS, type Direction, distance, type Hex, nameHex, neighbour } from '@boma/kernel'
import { given as givenMatch } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { ABOARD, GONE, grid, HEXES, hex, TO_COME, TRENCH_LINE } from '../../board.ts'
import { ARRIVALS, SCENARIOS } from '../../data/scenarios.ts'
import { tanga } from '../../index.ts'
import { GERMAN, NAMES, SIDE_OF, type Unit, unit } from '../../roster.ts'
import { AREAS, LOTS } from '../../rules/03-lots.ts'
import { lotOf, whyNotDeploy } from '../../rules/03-set-up.ts'
import { suggestion } from '../../rules/03-suggested.ts'
import { isInArc } from '../../rules/08-facing.ts'
import { sees } from '../../rules/10.4-sight.ts'
import { DISORGANIZED, hasCombat, LOST, put, TRENCH } from '../../stacks.ts'
import { given } from '../given.ts'

const open = (scenario: string) => givenMatch(tanga, { scenario })
/** The set-up, naval gunfire agreed on. */
const placing = (scenario: string) => open(scenario).play('naval-option 1', 'naval-option 1')

describe('3.1 order of set-up', () => {
  test('3.1 the Germans place first, then the British', () => {
    const g = placing('two-to-tanga')
    expect(g.decision).toMatchObject({ side: 1, prompt: 'deploy', rule: '3.1' })
    g.play('suggested')
    expect(g.decision).toMatchObject({ side: 0, prompt: 'deploy' })
    g.play('suggested')
    expect(g.decision?.prompt).not.toBe('deploy')
    expect(g.table.tracks.turn).toBe(1)
  })

  test('3.1 leaders come first, and units only where they are rightly stacked', () => {
    const g = placing('two-to-tanga').play('deploy to 1111 facing N')
    expect(g.table.units.where[unit('lessel')]).toBe(hex('1111'))
    for (let i = 0; i < 3; i++) g.play('deploy to 1011 facing N')
    g.play('deploy to 1111 facing SE', 'deploy to 1111 facing SE')
    expect(g.table.units.where[unit('lessel-2')]).toBe(hex('1111'))
    // 1 FK is another formation: 9.1
    expect(g.whyName('deploy to 1111 facing SE')).toBe('twoFormations')
    expect(g.whyName('deploy to 1311 facing SE')).toBe('outsideZone')
  })

  test('8.1 all units of a hex face as the first of them', () => {
    const g = placing('two-to-tanga').play('deploy to 1111 facing N')
    for (let i = 0; i < 3; i++) g.play('deploy to 1011 facing N')
    g.play('deploy to 1111 facing SE')
    expect(g.whyName('deploy to 1111 facing NE')).toBe('facingFixed')
  })

  test('10.27 when the sides differ, the higher die decides; equal ones are rolled again', () => {
    const g = open('invasion').play('naval-option 1').dice(3, 3, 2, 5, 4).play('naval-option 3')
    expect(g.table.naval.option).toBe(3)
    expect(g.table.naval.factors).toBe(4)
    expect(open('two-to-tanga').whyName('naval-option 2')).toBe('notOffered')
  })

  test('10.27 the Königsberg: even she is chased off, odd she stays', () => {
    const even = open('campaign').play('naval-option 4').dice(2, 5).play('naval-option 4')
    expect([even.table.naval.britishShots, even.table.naval.germanShots, even.table.naval.gap]).toEqual([5, 0, 1])
    const odd = open('campaign').play('naval-option 4').dice(3).play('naval-option 4')
    expect([odd.table.naval.britishShots, odd.table.naval.germanShots, odd.table.naval.gap]).toEqual([0, 1, 2])
  })
})

test('3.1 ruling T166: who finds no room in his own zone sets up where others of his side do', () => {
  const g = placing('big-push')
  const lot = lotOf(g.table)
  const all = Array.from({ length: HEXES }, (_, at) => at as Hex)
  const zone = all.filter((at) => lot?.zone?.[at] === 1)
  const others = all.filter((at) => AREAS[g.table.core.scenario]?.[GERMAN]?.[at] === 1 && !zone.includes(at))
  const why = (at: Hex | undefined) => g.whyName(`deploy to ${nameHex(grid, at as Hex)} facing N`)
  expect([zone.length, why(zone[0]), why(others[0])]).toEqual([6, '', 'outsideZone'])
  const british = 'abcdefgh'.split('').map((letter) => unit(`kash2-${letter}`))
  const fill = (n: number) =>
    g.arrange((t) => {
      for (const [i, at] of zone.slice(0, n).entries()) put(t, british[i] as Unit, at)
    })
  fill(5)
  expect([why(zone[0]), why(zone[5]), why(others[0])]).toEqual(['outsideZone', '', 'outsideZone'])
  fill(6)
  expect([why(zone[0]), why(zone[5]), why(others[0])]).toEqual(['outsideZone', 'outsideZone', ''])
  expect(g.legal().some((words) => words.startsWith(`deploy to ${nameHex(grid, others[0] as Hex)} `))).toBe(true)
  // So does whoever is laid down where we suggest
  const first = lot?.unit as Unit
  g.play('suggested')
  expect(others).toContain(g.table.units.where[first])
})

test('3.1 nobody is laid down off the map, not even with friends who are there', () => {
  const g = placing('big-push').arrange((t) => {
    t.tracks.placing = 1 + (LOTS[t.core.scenario]?.findIndex((lot) => lot.unit === unit('aitken')) ?? 0)
    put(t, unit('lnl2-a'), ABOARD)
  })
  expect(whyNotDeploy(g.table, ABOARD, 0 as Direction)).not.toBe(ALLOWED)
})

test('3.1, 4.2i, 21.0 whoever is still to be laid down, or to come, waits off the map; nobody else does', () => {
  for (const { id, german, british, arrivals, ashore } of SCENARIOS) {
    const { table } = open(id)
    const laid = [...german, ...british].flatMap(({ units }) => units)
    const later = ARRIVALS.slice(0, arrivals).flatMap(({ units }) => units)
    const waiting = NAMES.filter((_, u) => table.units.where[u as Unit] === TO_COME)
    expect([id, ...waiting.toSorted()]).toEqual([id, ...new Set([...laid, ...later].toSorted())])
    expect(table.tracks.stevedoresLanded).toBe(Object.keys(ashore).filter((name) => name.startsWith('stev')).length)
  }
})

test('3.2, 21.4 in the Campaign all British begin in their Holding Boxes, on their good sides', () => {
  const { table } = open('campaign')
  for (const name of ['raj13-a', 'lnl2-mg', 'stev-3', 'aitken', 'mb28-1'])
    expect([name, table.units.where[unit(name)], table.units.state[unit(name)]]).toEqual([name, ABOARD, 0])
  expect(table.units.where[unit('hering')]).toBe(TO_COME)
})

test('3.3, 21.2 in Invasion! they do so too, and later Germans are not in it', () => {
  const { table } = open('invasion')
  expect(table.units.where[unit('lnl2-a')]).toBe(ABOARD)
  expect(table.units.where[unit('baumstark')]).toBe(TO_COME)
  expect(table.units.where[unit('lettow')]).toBe(GONE)
})

test('21.1b ten trenches along the embankment, which count against the twelve', () => {
  const { table } = open('two-to-tanga')
  expect(TRENCH_LINE.every((at) => table.places.works[at] === TRENCH)).toBe(true)
  expect(table.tracks.germanTrenches).toBe(10)
})

test('21.1c the British set up where no German sees them', () => {
  const g = placing('two-to-tanga')
  for (let i = 0; i < 5; i++) g.play('deploy to 0110 facing N')
  // lessel-1 in 1111 looks out over the open ground
  g.play('deploy to 1111 facing SE', 'suggested')
  expect(g.whyName('deploy to 1212 facing N')).toBe('inGermanSight')
  expect(g.whyName('deploy to 1111 facing N')).toBe('outsideZone')
  expect(g.whyName('deploy to 2010 facing N')).toBe('')
})

test('21.3 The Big Push: stevedores ashore, companies disorganized, commanders fallen', () => {
  const { table } = open('big-push')
  expect(table.units.where[unit('stev-2')]).toBe(hex('2302'))
  expect(table.tracks.stevedoresLanded).toBe(3)
  expect(table.units.state[unit('kgo61-c')]).toBe(DISORGANIZED)
  expect(table.units.state[unit('raj13-co')]).toBe(LOST)
})

test('21.1d what is suggested in Two to Tanga leaves no trench of the line empty, for the British would walk in', () => {
  const { table } = placing('two-to-tanga').play('suggested')
  expect(TRENCH_LINE.filter((at) => !hasCombat(table, at, GERMAN))).toEqual([])
})

test('3.1 what is suggested: beside one’s own company, and not merely nearer to the middle of the line', () => {
  const t = given().units({ 'fk6-1': '1113 SE' }).t
  const among = ['1113', '1112'].map(hex)
  const suggested = (name: string) => suggestion(t, unit(name), (at) => among.includes(at))
  expect([suggested('fk6-2'), suggested('fk13-1')]).toEqual([hex('1113'), hex('1112')])
})

test('3.1 what is suggested: Germans who fight in the trenches, leaders among the first to come, nobody in a crowd', () => {
  const { t } = given().units({ 'fk6-1': '1112 SE', 'fk6-2': '1112', 'lnl2-a': '1612 NW' })
  const trench = TRENCH_LINE[0] as Hex
  const beside = neighbour(grid, trench, 2 as Direction) as Hex
  const suggested = (name: string, ...among: readonly Hex[]) => suggestion(t, unit(name), (at) => among.includes(at))
  expect(suggested('fk13-1', trench, beside)).toBe(trench)
  // A trench is worth three hexes, to a German company alone
  const middle = hex('1111')
  const pairs = TRENCH_LINE.flatMap((at) =>
    DIRECTIONS.map((d) => [at, neighbour(grid, at, d) as Hex] as const).filter(
      ([, next]) => !TRENCH_LINE.includes(next) && distance(grid, next, middle) < distance(grid, at, middle),
    ),
  )
  expect(pairs.length).toBeGreaterThan(3)
  for (const [dug, open] of pairs)
    expect([suggested('fk13-1', dug, open), suggested('adler', dug, open)]).toEqual([dug, open])
  const nearer = (name: string): Hex => suggested(name, hex('1211'), hex('1411'))
  expect([nearer('lnl2-b'), nearer('fk13-1')]).toEqual([hex('1411'), hex('1211')])
  // With his own company, though it is farther from the middle
  expect(suggested('fk6-3', hex('1112'), hex('1111'))).toBe(hex('1112'))
})

describe('21.1c, 19.7 what Germans see while the British set up', () => {
  const laid = () => {
    const g = placing('two-to-tanga')
    for (let i = 0; i < 5; i++) g.play('deploy to 0110 facing N')
    return g.play('deploy to 1111 facing SE', 'suggested')
  }
  test('21.1c what they have in front and in sight, whoever of them it is, and not the hex they are in', () => {
    const { table } = laid()
    const seen = Array.from({ length: HEXES }, (_, at) => at as Hex).filter((at) => {
      const watchers = NAMES.map((_, u) => table.units.where[u as Unit] as Hex).filter(
        (from, u) => SIDE_OF[u as Unit] === GERMAN && from < HEXES && hasCombat(table, from, GERMAN),
      )
      return watchers.some((from) => from !== at && isInArc(table, from, at) && sees(table, from, at))
    })
    expect(Array.from({ length: HEXES }, (_, at) => at as Hex).filter((at) => table.fired.has(at))).toEqual(seen)
  })
  test('21.1c it is forgotten when all are set up', () => {
    expect(laid().play('suggested').table.fired.next(0)).toBe(-1)
  })
  test('8.1 as suggested Germans face south-east, and the British north-west', () => {
    const { table } = laid().play('suggested')
    const facing = (name: string) => table.places.facing[table.units.where[unit(name)] as Hex]
    expect([facing('fk6-1'), facing('raj13-a')]).toEqual([2, 5])
  })
})

import { question } from '@boma/kernel'
import { expect, test } from 'vitest'
import { BEACHES } from '../../data/map.ts'
import { LANDING_GROUPS, SCENARIOS } from '../../data/scenarios.ts'
import { tanga } from '../../index.ts'
import { GROUPS } from '../../roster.ts'
import { landingModifier } from '../../rules/05-landing.ts'
import { given, type Position } from '../given.ts'
import { type Below, drawsOf } from '../scattered.ts'
import { type Piece, type Spot, type World, worldOf } from '../second-reading/world.ts'

// §5.0, §19.3, §21.2 read a second time: which groups may land, on which beaches, and who of them goes ashore where.

const SCATTERED = 300
const BATTERY = ['mb28-1', 'mb28-2'].filter((name) => worldOf(given().t).pieces.some((p) => p.name === name))
const ALL_GROUPS = [...LANDING_GROUPS, { id: 'mb28', units: BATTERY }]
const isStevedores = (id: string) => id.startsWith('stev')

interface Ships {
  readonly w: World
  readonly scenario: (typeof SCENARIOS)[number]
  readonly day: number
  readonly last: number
  readonly gap: number
  readonly option: number
  readonly declared: number
  readonly cleared: number
  /** The group that is being landed, and its beach; '' for none. */
  readonly group: string
  readonly beach: string
}

const unitsOf = (id: string): readonly string[] => ALL_GROUPS.find((g) => g.id === id)?.units ?? []
const pieceOf = (w: World, name: string): Piece => w.pieces.find((p) => p.name === name) as Piece
const aboard = (w: World, id: string) => unitsOf(id).filter((name) => pieceOf(w, name).at === 'aboard')
const hexesOf = (beach: string): readonly Spot[] => BEACHES.find((b) => b.id === beach)?.hexes ?? []
const half = (s: Ships): string => (s.group !== '' && aboard(s.w, s.group).length > 0 ? s.group : '')

function whyNotGuns(s: Ships): string {
  if (s.option === 1) return 'batteryAboard'
  if (s.declared === 0) return 'batteryNotDeclared'
  if (s.declared >= s.day) return 'batteryWaits'
  const ashore = LANDING_GROUPS.some(({ id }) => !isStevedores(id) && aboard(s.w, id).length === 0)
  return ashore ? '' : 'batteryAfterBattalion'
}
function whyNotLand(s: Ships, id: string, beach: string): string {
  if (s.last > 0 && s.w.turn - s.last <= Math.max(1, s.gap)) return 'landedJustNow'
  if (aboard(s.w, id).length === 0) return 'groupAshore'
  if (half(s) !== '' && half(s) !== id) return 'halfAshore'
  if (half(s) === '') {
    const due = s.scenario.firstLandings.filter((first) => aboard(s.w, first).length > 0)
    if (due.length > 0 && !s.scenario.firstLandings.includes(id)) return 'othersFirst'
    const guns = id === 'mb28' ? whyNotGuns(s) : ''
    if (guns !== '') return guns
  } else if (s.beach !== beach) return 'otherBeach'
  if (hexesOf(beach).some((spot) => (s.w.at.get(spot) ?? []).some((p) => p.party === 'german'))) return 'enemyOnBeach'
  const bit = BEACHES.findIndex((b) => b.id === beach)
  return isStevedores(id) && ((s.cleared >> bit) & 1) === 0 ? 'beachNotCleared' : ''
}
function whyNotDeclare(s: Ships): string {
  if (s.option === 1) return 'batteryAboard'
  if (s.declared > 0) return 'declaredAlready'
  return aboard(s.w, 'mb28').length === 0 ? 'batteryAshore' : ''
}

/** Ships with whole and half groups aboard, officers and staff; Germans on some beaches. */
function lay(seed: number): { g: Position; s: Ships; below: Below } {
  const below = drawsOf(seed + 50_000)
  const scenario = SCENARIOS.filter((each) => each.landing)[below(2)] as (typeof SCENARIOS)[number]
  const g = given(scenario.id)
  const inland = ['1310', '1411', '1512', '1613', '1714', '1815'] as const
  const places: Record<string, string> = {}
  // Now and then hardly anybody has left his ship
  const most = below(3) === 0 ? 1 : 3
  for (const { units } of ALL_GROUPS) {
    const fate = below(12) === 0 ? 2 : below(most)
    for (const name of units)
      if (fate === 0 || (fate === 1 && below(2) === 0)) places[name] = 'aboard'
      else if (below(3) > 0) places[name] = `${inland[below(6)]} N`
  }
  const leaders = worldOf(g.t).pieces.filter((p) => p.kind === 'leader' && p.party === 'british')
  for (const l of leaders) if (below(3) > 0) places[l.name] = 'aboard'
  for (const beach of BEACHES)
    if (below(4) === 0) places[['fk17-1', 'fk17-2', 'adler'][below(3)] ?? ''] = hexesOf(beach.id)[below(2)] ?? ''
  g.units(places).arrange((t) => {
    t.tracks.turn = 1 + below(60)
    t.naval.option = 1 + below(4)
    t.naval.gap = 1 + below(2)
    const day = 2 + Math.trunc((22 + t.tracks.turn - 2) / 24)
    Object.assign(t.landing, {
      last: below(2) === 0 ? 0 : Math.max(0, t.tracks.turn - below(4)),
      battery: below(3) === 0 ? 0 : Math.max(1, day - below(3)),
      cleared: below(8),
      group: below(3) === 0 ? 1 + below(GROUPS) : 0,
    })
    t.landing.beach = t.landing.group > 0 ? 1 + below(3) : 0
  })
  const { turn } = g.t.tracks
  const { last, battery: declared, cleared, group, beach } = g.t.landing
  const s = {
    ...{ w: worldOf(g.t), scenario, day: 2 + Math.trunc((22 + turn - 2) / 24), last, gap: g.t.naval.gap },
    ...{ option: g.t.naval.option, declared, cleared, group: ALL_GROUPS[group - 1]?.id ?? '' },
    beach: BEACHES[beach - 1]?.id ?? '',
  }
  return { g, s, below }
}
function asks(g: Position, at: string): boolean {
  try {
    g.given.ask({ procedure: 'match', at: 1 }, { procedure: 'turn', at: 12 }, { procedure: 'land', at })
    return true
  } catch {
    return false
  }
}

test('5.1, 5.2, 5.2b, 5.2c, 5.3g, 10.27, 19.3.1, 21.2 which groups may land, and where; who may not hears why', () => {
  const wrong: string[] = []
  const met = new Set<string>()
  for (let seed = 1; seed <= SCATTERED; seed++) {
    const { g, s } = lay(seed)
    const answers = ALL_GROUPS.flatMap(({ id }) =>
      BEACHES.map((b) => [`debark ${id} on ${b.id}`, whyNotLand(s, id, b.id)] as const),
    )
    const listed = answers.flatMap(([words, why]) => (why === '' ? [words] : []))
    const mayDeclare = whyNotDeclare(s) === ''
    const isAsked = asks(g, 'debark')
    if (isAsked !== (mayDeclare || listed.length > 0)) wrong.push(`${seed} asked: ${isAsked}`)
    if (!isAsked) continue
    for (const [words, why] of [...answers, ['declare', whyNotDeclare(s)] as const]) {
      const said = g.whyName(words)
      met.add(said)
      if (said !== why) wrong.push(`${seed} ${words}: ${said}, not ${why}`)
    }
    const expected = [...listed, ...(mayDeclare ? ['declare'] : []), 'end']
    if (g.legal.toSorted().join() !== expected.toSorted().join()) wrong.push(`${seed}: ${g.legal}`)
    const less = BEACHES.map((_, b) => (isNight(s.w.turn) ? 0 : 1) + ((g.t.landing.used >> b) & 1))
    if (BEACHES.map((_, b) => landingModifier(g.t, b as never)).join() !== less.join()) wrong.push(`${seed}: ${less}`)
  }
  expect(wrong.slice(0, 8)).toEqual([])
  expect([...met]).toHaveLength(14)
})
/** §20.0, from 2200 on 2 November. */
function isNight(turn: number): boolean {
  const hour = ((22 + turn - 2) % 24) + 1
  return hour >= 17 || hour <= 5
}

/** §5.2D, ruling T119: staff with any landing, an officer once one of his formation's groups has begun. */
const isOfficerDue = (w: World, l: Piece): boolean =>
  l.staff ||
  w.pieces.some((p) => p.kind !== 'leader' && p.formation === l.formation && p.at !== 'aboard' && isOfAGroup(p.name))
const isOfAGroup = (name: string): boolean => ALL_GROUPS.some(({ id }) => unitsOf(id).includes(name))

test('5.2b, 5.2d, 15.9.1b who goes ashore, and where; who may not hears why', () => {
  const wrong: string[] = []
  const met = new Set<string>()
  for (let seed = 1; seed <= SCATTERED; seed++) {
    const { g, s, below } = lay(seed + 1_000)
    const group = below(2) === 0 && s.group !== '' ? s.group : (ALL_GROUPS[below(ALL_GROUPS.length)]?.id ?? '')
    const beach = BEACHES[below(3)]?.id ?? ''
    const points = below(6)
    g.arrange((t) => {
      t.landing.group = 1 + ALL_GROUPS.findIndex((each) => each.id === group)
      t.landing.beach = 1 + BEACHES.findIndex((b) => b.id === beach)
      t.landing.points = points
    })
    const why = (p: Piece, spot: Spot): string => {
      if (p.at !== 'aboard') return 'notAboard'
      if (!hexesOf(beach).includes(spot)) return 'notOnBeach'
      if (p.kind === 'leader') return isOfficerDue(s.w, p) ? '' : 'officerWaits'
      if (!unitsOf(group).includes(p.name)) return 'notOfGroup'
      return points > 0 ? '' : 'fullLanding'
    }
    const able = s.w.pieces.filter((p) => why(p, hexesOf(beach)[0] ?? '') === '')
    const isAsked = asks(g, 'ashore')
    if (isAsked !== able.length > 0) wrong.push(`${seed} asked: ${isAsked}`)
    if (!isAsked) continue
    const [named = -1, there = -1] = Object.values(question(tanga, g.t)?.about(g.t) ?? {})
    if (ALL_GROUPS[named]?.id !== group || BEACHES[there]?.id !== beach) wrong.push(`${seed} about ${named} ${there}`)
    const spots = [...BEACHES.flatMap((b) => b.hexes), '1310']
    for (const p of s.w.pieces)
      for (const spot of spots) {
        const said = g.whyName(`ashore ${p.name} at ${spot}`)
        met.add(said)
        if (said !== why(p, spot)) wrong.push(`${seed} ${p.name} at ${spot}: ${said}, not ${why(p, spot)}`)
      }
    const listed = able.flatMap((p) => hexesOf(beach).map((spot) => `ashore ${p.name} at ${spot}`))
    if (g.legal.toSorted().join() !== listed.toSorted().join())
      wrong.push(`${seed}: ${g.legal.length}, ${listed.length}`)
  }
  expect(wrong.slice(0, 8)).toEqual([])
  expect(met.size).toBe(6)
})

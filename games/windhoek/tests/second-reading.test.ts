import { apply, copy, type Hex, isOver, legal, Moves, parseAction, question, searchDice } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { ASIDE, HEXES } from '../board.ts'
import { COUNTERS } from '../data/counters.ts'
import { PLACES } from '../data/places.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN, type Unit, unit } from '../roster.ts'
import { inEzoc, rebuildZones } from '../rules/11-zones.ts'
import { inSupply } from '../rules/18-supply.ts'
import { DEVICE } from '../stacks.ts'
import { given, type Position, place } from './given.ts'
import { offered } from './marching.ts'
import { scattered } from './scattered.ts'
import { CAPE, COASTS, LAND, territory, ways } from './second-reading/map.ts'
import {
  canReach,
  halts,
  isLanded,
  isSupplied,
  type Marchers,
  mayAssault,
  maySail,
  mayStay,
  mayStep,
  ridesFrom,
  stepCost,
  zonesOf,
} from './second-reading/rules.ts'
import { type Piece, spotOf, unitsIn, type World, worldOf } from './second-reading/world.ts'

// The rules of zones, marches and supply once more, written from the rulebook and the data alone: slow and plain, with
// none of the tables, masks and searches of the game itself. Both must always say the same.

type SideName = 'allied' | 'german'
interface Scene {
  readonly g: Position
  readonly w: World
  readonly side: SideName
  /** A number below n, each time another. */
  readonly below: (n: number) => number
}

/** Units strewn about, lines laid, breaks and devices; every third time Portugal is neutral, often it rains. */
function scene(seed: number, embark: (t: Table, below: (n: number) => number) => void = () => {}): Scene {
  const dice = searchDice(seed)
  let drawn = 0
  const below = (n: number) => dice.draw(drawn, n, 1, drawn++)
  const side = seed % 2 === 0 ? 'allied' : 'german'
  const g = given('railroads', 'amphibious').arrange((t) => {
    const { options } = t.core
    copy(scattered(seed, options), t)
    t.tracks.route0 = 2 * below(2)
    t.tracks.route1 = laid(below(8))
    t.tracks.route2 = laid(below(8))
    for (let i = 0; i < 6; i++) mine(t, PLACES[below(PLACES.length)]?.hex ?? '2117')
    t.tracks.portugal = seed % 3 === 0 ? 0 : 1
    if (t.tracks.portugal === 0) goHome(t)
    embark(t, below)
  })
  g.set({ allied: 12, german: 12 }).phase('march', side)
  return { g, w: worldOf(g.t), side, below }
}

/** No line of one hex is a line. */
const laid = (hexes: number): number => (hexes === 1 ? 0 : hexes)

function mine(t: Table, at: string): void {
  const hex = place(at, ALLIED)
  t.places.marks[hex] = (t.places.marks[hex] ?? 0) | DEVICE
}

/** §29.1: while Portugal is neutral its units are in Angola, and nobody else is. */
function goHome(t: Table): void {
  for (const [i, counter] of COUNTERS.entries()) {
    const [u, where] = [i as Unit, t.units.where[i as Unit] as Hex]
    if (where >= HEXES || (territory(spotOf(where)) === 'A') === (counter.contingent === 'portuguese')) continue
    t.stacks.take(u)
    t.stacks.put(u, ASIDE)
    t.units.state[u] = 0
  }
}

const marchers = (w: World, { side, portuguese }: Pick<Piece, 'side' | 'portuguese'>): Marchers => ({
  side,
  portuguese,
  hindered: zonesOf(w, side === 'german' ? 'allied' : 'german'),
})

const SEEDS = Array.from({ length: 100 }, (_, i) => i + 1)
/** The units of a side that march on foot. */
const walkers = (w: World, side: string): readonly Piece[] =>
  w.pieces.filter((p) => p.side === side && p.allowance > 0 && (w.war || !p.portuguese))
const names = (pieces: readonly Piece[]): readonly string[] => pieces.map((p) => p.name)

describe('a second reading of the rules says the same', () => {
  test('11.1, 11.2, 11.3, 29.1 about zones', () => {
    for (const seed of SEEDS) {
      const { g, w } = scene(seed)
      for (const [enemy, side] of [
        ['allied', GERMAN],
        ['german', ALLIED],
      ] as const) {
        const zones = zonesOf(w, enemy)
        const differ = LAND.filter((hex) => inEzoc(g.t, side, place(hex, side)) !== zones.has(hex))
        expect(differ, `seed ${seed}, ${enemy} zones`).toEqual([])
      }
    }
  })

  test('18.1, 18.2.1, 18.2.2, 28.5, 29.3 about supply', () => {
    let hungry = 0
    for (const seed of SEEDS) {
      const { g, w } = scene(seed)
      const enemies = { allied: zonesOf(w, 'german'), german: zonesOf(w, 'allied') }
      for (const piece of w.pieces) {
        const fed = isSupplied(w, { ...piece, hindered: enemies[piece.side] }, piece)
        if (!fed) hungry++
        expect(inSupply(g.t, unit(piece.name)), `seed ${seed}, ${piece.name} in ${piece.at}`).toBe(fed)
      }
    }
    expect(hungry).toBeGreaterThan(1000)
  })

  test('20.3, 13.2, 13.4, 21.1 about who can come to a leader', () => {
    for (const seed of SEEDS) {
      const { g, w, side } = scene(seed)
      const leader = w.pieces.find((p) => p.type === 'leader' && p.side === side)
      if (leader === undefined) continue
      const m = marchers(w, leader)
      const near = walkers(w, side).filter((p) => !p.portuguese && canReach(w, m, p, leader.at))
      g.play(`concentrate on ${leader.name}`)
      const room = mayStay(w, m, leader.at, 1)
      expect(offered(g, 'come'), `seed ${seed}, ${leader.name} in ${leader.at}`).toEqual(room ? names(near) : [])
    }
  })

  test('13.1, 13.2, 13.3, 13.4, 13.5, 13.6, 24.1, 28.1 about marches', () => {
    for (const seed of SEEDS) for (const kind of ['camel-corps', 'engineer', '', '']) strollWith(scene(seed), kind)
  })

  test('21.2, 21.3, 21.5, 25.3.1, 29.3 about rides', () => {
    for (const seed of SEEDS) {
      const { g, w, side } = scene(seed)
      const rider = walkers(w, side).find((p) => w.rails.has(p.at) && !w.broken.has(p.at))
      if (rider === undefined) continue
      const m = marchers(w, rider)
      const goals = [...ridesFrom(w, m, rider.at)].filter((hex) => mayStay(w, m, hex, 1))
      g.play(`rail from ${rider.at}`, `join ${rider.name}`, 'go')
      expect([...offered(g, 'ride to')].sort(), `seed ${seed}, ${rider.name} in ${rider.at}`).toEqual(goals.sort())
    }
  })

  test('22.1, 22.2, 29.3 about landings', () => {
    for (const seed of SEEDS) {
      const { g, w } = scene(2 * seed)
      const sailor = walkers(w, 'allied').findLast((p) => p.at === CAPE || COASTS.includes(p.at))
      if (sailor === undefined) continue
      const m = marchers(w, sailor)
      const goals = [...COASTS, CAPE].filter((to) => maySail(w, m, sailor.at, to, 1))
      g.play(`ship from ${sailor.at}`, `join ${sailor.name}`, 'go')
      expect([...offered(g, 'land at')].sort(), `seed ${seed}, ${sailor.name} in ${sailor.at}`).toEqual(goals.sort())
    }
  })
})

/** Sends marines, battalions and guns to the Cape, and Germans to the coast wherever nobody is. */
function embark(t: Table, below: (n: number) => number): void {
  const send = (name: string, to: string) => {
    const u = unit(name)
    t.stacks.take(u)
    t.stacks.put(u, place(to, ALLIED))
    t.units.state[u] = below(4) === 0 ? 1 : 0
  }
  for (const name of ['RMLI', 'DEOR', 'DLI', 'Kimb', 'SA-Field-1', 'SAMR-1']) if (below(5) > 0) send(name, CAPE)
  const free = COASTS.filter((hex) => territory(hex) === 'G' && (t.places.first[place(hex, GERMAN)] ?? 1) === 0)
  for (const name of ['FK-1', 'FK-2', 'G-Art-1', 'FK-3', 'FK-4']) send(name, free[below(3)] ?? '2117')
  rebuildZones(t, HEXES)
}

describe('31.0 a second reading of landings from the Cape says the same', () => {
  /** A force that has taken ship there: mostly marines and infantry, sometimes others. */
  const aboard = (seed: number) => {
    const { g, w, below } = scene(2 * seed, embark)
    const inCape = walkers(w, 'allied').filter((p) => p.at === CAPE)
    const isLandsman = (p: Piece) => p.type === 'marine' || p.type === 'infantry'
    const force = inCape.filter((p) => (isLandsman(p) ? below(3) > 0 : below(12) === 0))
    if (force.length === 0 && inCape[0] !== undefined) force.push(inCape[0])
    g.play('ship from cape', ...force.map((p) => `join ${p.name}`), 'go')
    return { g, w, force, below, m: marchers(w, { side: 'allied', portuguese: false }) }
  }

  test('22.1, 22.2, 31.0, 31.1 about where a force lands, and whom it may assault', () => {
    let assaults = 0
    for (const seed of SEEDS) {
      const { g, w, force, m } = aboard(seed)
      const shores = COASTS.filter((to) => maySail(w, m, CAPE, to, force.length))
      const targets = COASTS.filter((to) => mayAssault(w, m, force, CAPE, to))
      const who = `seed ${seed}, ${names(force)}`
      expect([...offered(g, 'land at')].sort(), who).toEqual([...shores].sort())
      expect([...offered(g, 'assault')].sort(), who).toEqual([...targets].sort())
      assaults += targets.length
    }
    expect(assaults).toBeGreaterThan(100)
  })

  test('31.0, 17.4 about what becomes of those who land', () => {
    const ends = new Map<boolean, number>()
    const moves = new Moves()
    for (const seed of [...SEEDS, ...SEEDS.map((n) => n + SEEDS.length)]) {
      const { g, force, below } = aboard(seed)
      const targets = offered(g, 'assault')
      const at = targets[below(targets.length || 1)]
      if (at === undefined) continue
      if (seed % 4 === 0) g.marks({ [at]: ['entrenched'] })
      const { game } = g.given
      const dice = searchDice(seed)
      const luck = { draw: (n: number, sides: number) => dice.draw(n, sides, 2, n) }
      apply(game, g.t, ALLIED, parseAction(game.actions, `assault ${at}`) ?? -1, luck)
      for (let q = question(game, g.t); q !== undefined && q.name !== 'act'; q = question(game, g.t))
        apply(game, g.t, q.who(g.t), moves.at(below(legal(game, g.t, moves))), luck)
      if (isOver(g.t)) continue
      const after = worldOf(g.t)
      expect(isLanded(after, force, at), `seed ${seed}, ${names(force)} at ${at}`).toBe(true)
      const isThere = unitsIn(after, at).some((p) => p.side === 'allied')
      ends.set(isThere, (ends.get(isThere) ?? 0) + 1)
    }
    expect(ends.get(true)).toBeGreaterThan(10)
    expect(ends.get(false)).toBeGreaterThan(10)
  })
})

/** The position without a force that has left a hex. */
const without = (w: World, force: readonly Piece[], hex: string): World => ({
  ...w,
  stacks: new Map(w.stacks).set(
    hex,
    unitsIn(w, hex).filter((p) => !force.includes(p)),
  ),
})

/** Marches a force about at random, with a unit of this type if there is one; compares every step and what it costs. */
function strollWith({ g, w, side, below }: Scene, type: string): void {
  const all = walkers(w, side)
  const first = all.find((p) => p.type === type) ?? all[below(all.length)]
  if (first === undefined) return
  const start = first.at
  const force = all.filter((p) => p === first || (p.at === start && below(3) > 0))
  g.play(`march from ${start}`, ...force.map((p) => `join ${p.name}`), 'go')
  const m = marchers(w, first)
  const left = without(w, force, start)
  const bridged = force.some((p) => p.type === 'engineer')
  const spent = new Map(force.map((p) => [p, 0]))
  let at = start
  for (let steps = 0; g.asked === `${side} step`; steps++) {
    const canPay = (to: string) =>
      steps === 0 || force.every((p) => (spent.get(p) ?? 0) + stepCost(w, p, bridged, at, to) <= p.allowance)
    const open = ways(at).filter((to) => mayStep(w, m, at, to) && canPay(to))
    const offers = offered(g, 'step to')
    // Of hexes without room only those are offered that lead on: that is another test's matter (14.5).
    const roomy = (hexes: readonly string[]) => hexes.filter((to) => mayStay(left, m, to, force.length)).toSorted()
    expect(roomy(offers), `${names(force)} in ${at}, ${steps} steps`).toEqual(roomy(open))
    expect(offers.filter((to) => !open.includes(to))).toEqual([])
    const to = offers[below(offers.length || 1)]
    if (to === undefined) return
    for (const p of force) spent.set(p, Math.min(p.allowance, (spent.get(p) ?? 0) + stepCost(w, p, bridged, at, to)))
    g.play(`step to ${to}`)
    at = to
    if (g.asked === 'nobody') return
    expect(g.asked === `${side} step`, `halted in ${at}`).toBe(!halts(w, m, at))
    if (g.t.march.mode !== 0)
      expect(force.map((p) => g.t.units.spent[unit(p.name)])).toEqual(force.map((p) => spent.get(p)))
  }
}

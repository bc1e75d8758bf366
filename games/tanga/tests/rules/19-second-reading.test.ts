import { EVERYONE, only } from '@boma/kernel'
import { expect, test } from 'vitest'
import { BRITISH, GERMAN, KIND, NAMES, STEVEDORE, UNITS, type Unit } from '../../roster.ts'
import { floodSupply, isOpenToSupply, isReached, stevedoresAtWork } from '../../rules/07-supply-path.ts'
import { whyNotDig } from '../../rules/18-trenches.ts'
import { isInView, seenBy } from '../../rules/19.7-seen.ts'
import { holder, put } from '../../stacks.ts'
import { bare, clearTable, scatter } from '../scattered.ts'
import { firers, isBound, isInFront, isSeen } from '../second-reading/fire.ts'
import {
  ALL,
  apart,
  beachHexes,
  fightersAt,
  ground,
  neighboursOf,
  type Party,
  type Piece,
  type Spot,
  spaceOf,
  type World,
  worldOf,
} from '../second-reading/world.ts'

const t = bare()
/** Somebody listens: only then it matters who is told. */
const DEAF = { rolled: () => {}, told: () => {} }
const BEACHES = [...beachHexes.values()].flat()
/** What is found wrong in a number of scattered positions, and how much was looked at. */
function inScattered(
  positions: number,
  look: (w: World, check: (holds: boolean, what: string) => void) => void,
): number {
  const wrong: string[] = []
  let compared = 0
  for (let seed = 1; seed <= positions; seed++) {
    clearTable(t)
    const below = scatter(t, seed + 190)
    t.tracks.britishTrenches = below(7)
    t.tracks.germanTrenches = 9 + below(4)
    for (let u = 0 as Unit; u < UNITS; u++) {
      const at = spaceOf(BEACHES[below(BEACHES.length)] ?? '2506')
      if (KIND[u] === STEVEDORE && holder(t, at) !== GERMAN) put(t, u, at)
    }
    look(worldOf(t), (holds, what) => {
      compared++
      if (!holds) wrong.push(`${seed}: ${what}`)
    })
  }
  expect(wrong.slice(0, 8)).toEqual([])
  return compared
}

const others = (party: Party): Party => (party === 'british' ? 'german' : 'british')
const spotsOf = (w: World, party: Party): readonly Spot[] =>
  [...w.at.keys()].filter((spot) => ALL.includes(spot) && fightersAt(w, spot).some((p) => p.party === party))

/** §19.7, rulings T56, T175: do those of a hex see another: in front, in sight, by night no farther than two hexes? */
function looks(w: World, from: Spot, at: Spot): boolean {
  if (from === at || (w.night && apart(from, at) > 2) || !isInFront(w, from, at)) return false
  const overUnits = apart(from, at) <= 2 && fightersAt(w, from).some((p) => p.kind === 'artillery')
  return isSeen(w, from, at, false) || (overUnits && isSeen(w, from, at, true))
}
/** The counter that shows: the highest who has not retreated, else the highest, else the first of those who do not fight. */
function shows(w: World, spot: Spot): Piece | undefined {
  const fighters = fightersAt(w, spot)
  return fighters.find((p) => !p.marked) ?? fighters[0] ?? (w.at.get(spot) ?? [])[0]
}

test('19.7, 20.7 which counters the enemy sees, and who is told of what they do', () => {
  let seen = 0
  const compared = inScattered(10, (w, check) => {
    const eyes = { british: spotsOf(w, 'british'), german: spotsOf(w, 'german') }
    for (const p of w.pieces) {
      if (!ALL.includes(p.at)) continue
      const u = NAMES.indexOf(p.name) as Unit
      const isSeenNow = shows(w, p.at) === p && eyes[others(p.party)].some((from) => looks(w, from, p.at))
      if (isSeenNow) seen++
      check(isInView(t, u) === isSeenNow, `${p.name} in ${p.at} ${isSeenNow ? 'is' : 'is not'} seen`)
      const owner = only(p.party === 'british' ? BRITISH : GERMAN)
      t.sink = DEAF
      const told = (t.core.options & 1) === 0 || isSeenNow ? EVERYONE : owner
      check(seenBy(t, u) === told, `${p.name} in ${p.at}: others are told`)
      t.sink = undefined
    }
  })
  expect(seen).toBeGreaterThan(100)
  expect(compared).toBeGreaterThan(1_000)
})

test('18.1, 18.2, 18.4, 19.6a who may dig', () => {
  let digs = 0
  const compared = inScattered(60, (w, check) => {
    const party: Party = t.tracks.phasing === BRITISH ? 'british' : 'german'
    const isLeft = party === 'british' ? t.tracks.britishTrenches < 6 : t.tracks.germanTrenches < 12
    for (const spot of ALL) {
      const fighters = fightersAt(w, spot)
      const isTheirs = fighters.length > 0 && fighters.every((p) => p.party === party)
      const isFit = (p: Piece): boolean =>
        p.kind !== 'artillery' && !isBound(w, p) && !p.marked && !hasFired(NAMES.indexOf(p.name) as Unit)
      const may =
        isTheirs && isLeft && !w.rain && !(party === 'british' && w.night) && ((w.works.get(spot) ?? 0) & 3) === 0
      const second = may && fighters.every(isFit)
      if (second) digs++
      check((whyNotDig(t, spaceOf(spot)) === 0) === second, `${party} in ${spot} ${second ? 'dig' : 'do not dig'}`)
    }
  })
  expect(digs).toBeGreaterThan(60)
  expect(compared).toBeGreaterThan(20_000)
})
const HAS_FIRED = 8
const hasFired = (u: Unit): boolean => ((t.units.state[u] ?? 0) & HAS_FIRED) !== 0

test('7.5, 7.6 how many stevedores work, through which hexes ammunition comes, and to whom', () => {
  let reached = 0
  inScattered(16, (w, check) => {
    const germans = spotsOf(w, 'german')
    const isGerman = (spot: Spot): boolean => (w.at.get(spot) ?? []).some((p) => p.party === 'german')
    const isOpen = (spot: Spot): boolean =>
      ground(spot).cost < 99 &&
      !isGerman(spot) &&
      !germans.some((from) => firers(w, from, spot, 'defensive').some((p) => p.kind !== 'artillery'))
    const free = [...beachHexes.values()].filter((hexes) => !hexes.some(isGerman)).flat()
    const atWork = w.pieces.filter((p) => p.kind === 'stevedore' && free.includes(p.at))
    check(stevedoresAtWork(t) === atWork.length, `${atWork.length} stevedores work`)
    const ways = new Set(atWork.map((p) => p.at).filter(isOpen))
    for (const spot of ways) for (const next of neighboursOf(spot)) if (next !== '' && isOpen(next)) ways.add(next)
    floodSupply(t)
    for (const spot of ALL) {
      const at = spaceOf(spot)
      check(isOpenToSupply(t, at) === isOpen(spot), `${spot} is ${isOpen(spot) ? 'open' : 'closed'}`)
    }
    for (const p of w.pieces) {
      if (p.party !== 'british' || !ALL.includes(p.at)) continue
      const second = atWork.some((s) => s.at === p.at) || neighboursOf(p.at).some((next) => ways.has(next))
      if (second) reached++
      check(isReached(t, NAMES.indexOf(p.name) as Unit) === second, `${p.name} in ${p.at}: ${second}`)
    }
  })
  expect(reached).toBeGreaterThan(50)
})

import type { Hex } from '@boma/kernel'
import { expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { FORMATIONS, type Formation, UNITS, type Unit } from '../../roster.ts'
import { DEFENSIVE, OFFENSIVE } from '../../rules/10-fire.ts'
import { given } from '../given.ts'
import { type Below, drawsOf, scatterAnew } from '../scattered.ts'
import { ableAt, type Fire, firers, isBound, isInFront } from '../second-reading/fire.ts'
import {
  ALL,
  apart,
  fightersAt,
  ground,
  type Party,
  type Piece,
  type Spot,
  type World,
  worldOf,
} from '../second-reading/world.ts'

// §10.3 read a second time: which hexes may fire, at which others, and why not; who is asked for the end of his line.

const SCATTERED = 40
const g = given()
const KINDS = [
  [OFFENSIVE, 'offensive'],
  [DEFENSIVE, 'defensive'],
] as const
const PARTIES = ['british', 'german'] as const
const SWEEPS = ['west-east', 'east-west', 'north-south', 'south-north'] as const

const column = (spot: Spot): number => Number(spot.slice(0, 2))
const row = (spot: Spot): number => Number(spot.slice(2))
/** How far along the line a hex lies, from where the fire began. */
const along = (spot: Spot, sweep: number): number => [0, column(spot), -column(spot), row(spot), -row(spot)][sweep] ?? 0
/** The same as the table has it: beginning with 0, or counted down from all hexes of the map. */
const sweptTo = (spot: Spot, sweep: number): number =>
  [0, column(spot) - 1, 29 * 17 - column(spot) + 1, row(spot) - 1, 29 * 17 - row(spot) + 1][sweep] ?? 0

interface Phase {
  readonly w: World
  readonly fire: Exclude<Fire, 'opportunity'>
  readonly party: Party
  readonly fired: ReadonlySet<Spot>
  readonly sweep: number
  /** Where it has come; '' while nobody has fired. */
  readonly last: Spot
}
const own = (w: World, spot: Spot, party: Party) => fightersAt(w, spot).filter((p) => p.party === party)
const enemyOf = (party: Party): Party => (party === 'british' ? 'german' : 'british')

/** §7.2, §19.2.2, §13.3B, §6.3.4C, §10.22, §18.2: what silences him, whomever he might fire at; '' for nothing. */
function silenced({ w, fire }: { readonly w: World; readonly fire: Fire }, p: Piece): string {
  if (p.ooa) return 'outOfAmmunition'
  if (p.moved) return 'movedGuns'
  if (p.marked) return 'cameBack'
  if (isBound(w, p)) return 'boundAreSilent'
  if (fire === 'offensive' && p.kind === 'artillery') return 'gunsFireLater'
  return fire === 'offensive' && ((w.works.get(p.at) ?? 0) & 2) !== 0 ? 'diggersAreSilent' : ''
}
const isAble = (phase: { readonly w: World; readonly fire: Fire }, p: Piece): boolean => silenced(phase, p) === ''
/** What silences all of them: one thing, or one this and one that. */
function allSilenced(phase: { readonly w: World; readonly fire: Fire }, all: readonly Piece[]): string {
  const [why = '', ...more] = new Set(all.map((p) => silenced(phase, p)))
  return more.length === 0 ? why : 'nobodyAble'
}
/** §10.4, §10.4.3, §10.4.4: whether ground or counters break a line first, or both sides of it are shut, is told elsewhere. */
const UNSEEN = ['sightBlocked', 'unitsBetween', 'shutOnBothSides']
/** §10.23, §20.7, §19.6C: why those who are able fire at nobody in a hex: front, range, sight. */
function outOf({ w, fire }: { readonly w: World; readonly fire: Fire }, from: Spot, at: Spot): readonly string[] {
  if (!isInFront(w, from, at)) return ['outOfArc']
  const near = fightersAt(w, from).filter((p) => isAble({ w, fire }, p) && apart(from, at) <= range(w, p))
  if (near.length === 0) return [w.night ? 'tooFarByNight' : 'outOfRange']
  return w.rain && apart(from, at) > 1 ? ['tooThick'] : UNSEEN
}
const range = (w: World, p: Piece): number => Math.min(p.kind === 'artillery' ? 2 : p.range, w.night ? 2 : 99)

function whyNotAt(phase: Phase, from: Spot, at: Spot): readonly string[] {
  const { w, fire, party } = phase
  const enemies = own(w, at, enemyOf(party))
  if (enemies.length === 0) return ['noTarget']
  if (fire === 'defensive' && apart(from, at) > 1) return ['notAdjacent']
  if (enemies.every((p) => p.marked)) return ['onlyRetreated']
  return firers(w, from, at, fire).length > 0 ? [''] : outOf(phase, from, at)
}

function whyNotFire(phase: Phase, from: Spot): string {
  const { w, party, fired, sweep, last } = phase
  const all = own(w, from, party)
  if (all.length === 0) return 'notYourUnits'
  if (fired.has(from) && !ground(from).allRound) return 'firedAlready'
  if (sweep > 0 && last !== '' && along(from, sweep) < along(last, sweep)) return 'backAlongLine'
  if (!all.some((p) => isAble(phase, p))) return allSilenced(phase, all)
  return ALL.some((at) => whyNotAt(phase, from, at).includes('')) ? '' : 'noTarget'
}

/** Scatters, and says what phase it is in: who fires, who has fired, how far along the line. */
function lay(seed: number, kind: number, fire: Phase['fire']): { phase: Phase; below: Below } {
  scatterAnew(g.t, seed)
  const below = drawsOf(seed + 10_300)
  const w = worldOf(g.t)
  const phasing = PARTIES[g.t.tracks.phasing] ?? 'british'
  const party = fire === 'offensive' ? phasing : enemyOf(phasing)
  const posts = ALL.filter((spot) => own(w, spot, party).length > 0)
  const fired = new Set(posts.filter(() => below(6) === 0))
  g.t.fired.clear()
  for (const spot of fired) g.t.fired.add(hex(spot))
  const sweep = kind === OFFENSIVE ? below(5) : 0
  const last = sweep > 0 && below(4) > 0 ? (posts[below(posts.length)] ?? '') : ''
  g.t.march.sweep = sweep
  g.t.march.swept = last === '' ? 0 : sweptTo(last, sweep)
  return { phase: { w, fire, party, fired, sweep, last }, below }
}
/** Is the question asked in this position? */
function asks(procedure: string, at: string, locals: readonly number[]): boolean {
  try {
    g.given.ask({ procedure: 'match', at: 1 }, { procedure: 'turn', at: 15 }, { procedure, at, locals })
    return true
  } catch {
    return false
  }
}

test.each(KINDS)('10.3, 10.21, 10.23, 10.25, 7.2, 8.2, 8.3, 13.3b, 20.7 which hexes may fire: %i, %s', (kind, fire) => {
  const wrong: string[] = []
  for (let seed = 10_000; seed < 10_000 + SCATTERED; seed++) {
    const { phase } = lay(seed, kind, fire)
    const can = ALL.filter((spot) => whyNotFire(phase, spot) === '')
    const [isAsked, isSwept] = [asks('firing', 'fire', [kind]), asks('firing', 'sweep', [kind])]
    if (isAsked !== can.length > 0) wrong.push(`${seed} is asked: ${isAsked}`)
    if (isSwept !== (kind === OFFENSIVE && phase.sweep === 0 && can.length > 1))
      wrong.push(`${seed} sweeps: ${isSwept}`)
    if (isSwept) {
      const listed = [...SWEEPS.map((sweep) => `sweep ${sweep}`), 'end'].join()
      if (g.legal.join() !== listed) wrong.push(`${seed} ${g.legal}`)
      // Who fired alone before was the first of the line; nobody is asked to fire where that leaves nobody
      const sweep = 1 + (seed % 4)
      const far = [...phase.fired].toSorted((a, b) => along(b, sweep) - along(a, sweep))[0] ?? ''
      if (!ALL.some((spot) => whyNotFire({ ...phase, sweep, last: far }, spot) === '')) continue
      g.play(`sweep ${SWEEPS[sweep - 1]}`)
      const swept = far === '' ? 0 : sweptTo(far, sweep)
      if (g.t.march.sweep !== sweep || g.t.march.swept !== swept) wrong.push(`${seed} has swept ${g.t.march.swept}`)
      continue
    }
    if (!isAsked || !asks('firing', 'fire', [kind])) continue
    const fires = g.legal.filter((words) => words.startsWith('fire '))
    if (fires.toSorted().join() !== can.map((spot) => `fire ${spot}`).join())
      wrong.push(`${seed} fire: ${fires}; ${can}`)
    for (const spot of ALL) {
      const why = whyNotFire(phase, spot)
      const said = g.whyName(`fire ${spot}`)
      if (said !== why) wrong.push(`${seed} fire ${spot}: ${said}, not ${why}`)
    }
  }
  expect(wrong.slice(0, 8)).toEqual([])
})

test.each(KINDS)(
  '10.3, 10.22, 10.23, 10.24, 10.4, 13.1, 19.6c, 20.7 at whom a hex may fire, and why not: %i, %s',
  (kind, fire) => {
    const wrong: string[] = []
    const met = new Set<string>()
    for (let seed = 10_100; seed < 10_100 + SCATTERED; seed++) {
      const { phase, below } = lay(seed, kind, fire)
      const can = ALL.filter((spot) => whyNotFire(phase, spot) === '')
      for (const from of can.filter(() => below(4) === 0).slice(0, 3)) {
        g.given.ask({ procedure: 'firing', at: 'target', locals: [kind, hex(from) + 1] })
        const listed: string[] = []
        for (const at of ALL) {
          const why = whyNotAt(phase, from, at)
          const said = g.whyName(`at ${at}`)
          met.add(said)
          if (why.includes('')) listed.push(`at ${at}`)
          if (!why.includes(said)) wrong.push(`${seed} ${from} at ${at}: ${said}, not ${why}`)
        }
        if (g.legal.join() !== listed.join()) wrong.push(`${seed} ${from}: ${g.legal}, not ${listed}`)
      }
    }
    expect(wrong.slice(0, 8)).toEqual([])
    const all = ['', 'noTarget', 'onlyRetreated', 'outOfArc', 'tooThick', 'unitsBetween']
    const more =
      kind === OFFENSIVE ? ['outOfRange', 'shutOnBothSides', 'sightBlocked', 'tooFarByNight'] : ['notAdjacent']
    // In the next hex nobody is out of sight
    const never = kind === OFFENSIVE ? [] : ['tooThick', 'unitsBetween']
    expect([...met].toSorted()).toEqual([...all, ...more].filter((name) => !never.includes(name)).toSorted())
  },
)

test('10.3c, 10.21, 14.1.1 which hexes may fire at those who move, and why not', () => {
  const wrong: string[] = []
  const met = new Set<string>()
  let asked = 0
  for (let seed = 10_200; seed < 10_200 + 2 * SCATTERED; seed++) {
    scatterAnew(g.t, seed)
    const below = drawsOf(seed + 10_300)
    const party = PARTIES[g.t.tracks.phasing] ?? 'british'
    const w = worldOf(g.t)
    const posts = ALL.filter((spot) => own(w, spot, party).length > 0)
    const [some, other] = [posts[below(posts.length)], posts[below(posts.length)]]
    const here = ableAt(w, party, some ?? '').length > 0 ? some : other
    if (here === undefined) continue
    const goers = (w.at.get(here) ?? []).filter((p) => below(3) > 0 || p.kind === 'leader')
    for (const p of goers) g.t.group.add(w.pieces.indexOf(p) as Unit)
    g.t.march.at = hex(here)
    g.t.fired.clear()
    const shooters = ableAt(w, party, here)
    const fired = new Set(shooters.filter(() => below(4) === 0))
    for (const spot of fired) g.t.fired.add(hex(spot))
    const can = shooters.filter((spot) => !fired.has(spot))
    const isAsked = asks('opportunity', 'opportunity', [])
    const isAnybody = goers.some((p) => p.kind !== 'leader')
    if (isAsked !== (isAnybody && can.length > 0)) wrong.push(`${seed} at ${here}: ${isAsked}`)
    if (!isAsked) continue
    asked++
    const fires = g.legal.filter((words) => words !== 'hold')
    if (fires.toSorted().join() !== can.map((spot) => `fire ${spot}`).join())
      wrong.push(`${seed} ${here}: ${fires}; ${can}`)
    for (const spot of ALL) {
      const theirs = own(w, spot, enemyOf(party))
      const phase = { w, fire: 'opportunity' } as const
      const none = theirs.some((p) => isAble(phase, p)) ? outOf(phase, spot, here) : [allSilenced(phase, theirs)]
      const why =
        theirs.length === 0 ? ['notYourUnits'] : fired.has(spot) ? ['firedAlready'] : can.includes(spot) ? [''] : none
      const said = g.whyName(`fire ${spot}`)
      met.add(said)
      if (!why.includes(said)) wrong.push(`${seed} fire ${spot} at ${here}: ${said}, not ${why}`)
    }
  }
  expect(wrong.slice(0, 8)).toEqual([])
  expect(asked).toBeGreaterThan(15)
  expect([...met].toSorted()).toEqual(
    expect.arrayContaining(['outOfArc', 'outOfRange', 'sightBlocked', 'boundAreSilent']),
  )
})

test('10.3c who may be fired on where he has come to: the first time, or after three more hexes (ruling T62)', () => {
  const { t } = g
  const wrong: string[] = []
  for (let seed = 10_500; seed < 10_500 + 3 * SCATTERED; seed++) {
    scatterAnew(t, seed)
    const below = drawsOf(seed)
    t.tracks.phasing = 0 as typeof t.tracks.phasing
    g.arrange(clear).units({ 'lnl2-a': '1310 NW', 'raj13-b': '1310', 'lnl2-co': '1310', 'fk1-1': '1210 SE' }).at(3, 10)
    t.tracks.weather = 0
    const names = ['lnl2-a', 'raj13-b', 'lnl2-co'].filter(() => below(3) > 0)
    const w = worldOf(t)
    const goers = w.pieces.filter((p) => names.includes(p.name))
    for (const p of goers) {
      const u = w.pieces.indexOf(p) as Unit
      t.group.add(u)
      t.units.shots[u] = below(3)
      t.units.since[u] = 1 + below(4)
    }
    t.march.at = hex('1310')
    t.march.facing = 5
    for (let f = 0 as Formation; f < FORMATIONS; f++) {
      t.formations.standing[f] = 0
      t.formations.actsFrom[f] = 0
    }
    const isOpen = goers.some((p) => {
      const u = w.pieces.indexOf(p) as Unit
      const [shots = 0, since = 0] = [t.units.shots[u], t.units.since[u]]
      return p.kind !== 'leader' && (shots === 0 || (shots === 1 && since >= 3))
    })
    g.given.run({ procedure: 'match', at: 1 }, { procedure: 'turn', at: 16 }, { procedure: 'opportunity', at: 0 })
    const isAsked = g.asked === 'german opportunity'
    if (isAsked !== isOpen) wrong.push(`${seed}: ${isAsked}, ${names}`)
  }
  expect(wrong.slice(0, 8)).toEqual([])
})
function clear(t: typeof g.t): void {
  for (let u = 0 as Unit; u < UNITS; u++) {
    t.stacks.take(u)
    t.stacks.put(u, (29 * 17 + 3) as Hex)
    t.units.state[u] = 0
  }
  for (const spot of ALL) t.places.works[hex(spot)] = 0
  t.group.clear()
}

import {
  type Action,
  ALLOWED,
  actionName,
  apply,
  Chronicle,
  check,
  type GameEvent,
  isOver,
  legal,
  Moves,
  question,
  readRefusal,
  type Side,
  searchDice,
  toDecide,
  writeAction,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../actions.ts'
import { PLACES, type Space } from '../board.ts'
import { CARDS } from '../data/cards.ts'
import { COUNTERS } from '../data/counters.ts'
import { SPACES } from '../data/spaces.ts'
import { lettow } from '../index.ts'
import type { Table } from '../layout.ts'
import { UNITS, type Unit, unit } from '../roster.ts'
import { inSupply } from '../rules/21-supply.ts'
import { given } from './given.ts'
import {
  againstLoss,
  againstMove,
  againstPlacing,
  againstRetreat,
  againstSail,
  againstStaying,
  breaksOff,
  hungryOf,
  isClosed,
  isHostile,
  isNeutral,
  isSupplied,
  mayLeave,
  meetings,
  type Objections,
  onMap,
  pointsOf,
} from './second-reading/rules.ts'
import { type Camp, type Piece, spotOf, type World, worldOf } from './second-reading/world.ts'

const CAMPS: readonly Camp[] = ['allied', 'german']
const ALL_UNITS: readonly Unit[] = Array.from({ length: UNITS }, (_, u) => u as Unit)
const ALL_PLACES: readonly Space[] = Array.from({ length: PLACES }, (_, p) => p as Space)

interface Scene {
  readonly t: Table
  readonly seed: number
  readonly card: string
  readonly below: (n: number) => number
}

/** Units strewn over the map as the rules of stacking allow, in a few camps and alone; some wait in boxes and pools. */
function scene(seed: number): Scene {
  const dice = searchDice([seed, 1914])
  let drawn = 0
  const below = (n: number): number => dice.draw(drawn, n, 1, drawn++)
  const camp = CAMPS[seed % 2] as Camp
  const card = `${camp === 'allied' ? 'A' : 'G'}${1 + below(9)}`
  const options = (['break-off', 'supply', 'forts'] as const).filter((_, i) => ((seed >> (i + 1)) & 1) === 1)
  const g = given(...options)
    .units(strewn(below, options.includes('forts')))
    .set((t) => {
      t.tracks.intervened = below(2)
      t.tracks.lakesShut = below(3) === 0 ? 1 : 0
      t.tracks.oceanShut = below(3) === 0 ? 1 : 0
      for (const s of ['Mombasa', 'Voi', 'Nairobi', 'Kisumu'])
        if (below(4) === 0) t.raided.add(SPACES.findIndex((each) => each.id === s) as Space)
      sendHome(t)
    })
    .before(camp, card)
  return { t: g.t, seed, card, below }
}

function strewn(below: (n: number) => number, forts: boolean): Readonly<Record<string, string>> {
  const camps = Array.from({ length: 6 + below(12) }, () => SPACES[below(SPACES.length)]?.id ?? '')
  const placed: Piece[] = []
  const w = { units: placed } as unknown as World
  for (const { id, side, contingent, type } of COUNTERS.filter((c) => c.type !== 'fort')) {
    const p = { name: id, camp: side, contingent, type, points: 0, moved: false }
    const wanted = below(3) > 0 ? (camps[below(camps.length)] ?? '') : (SPACES[below(SPACES.length)]?.id ?? '')
    const fits = !isHostile(w, side, wanted) && againstStaying(w, { ...p, at: '' }, wanted).length === 0
    const box = contingent === 'British' && below(3) === 0 ? 'ocean' : `${side}-pool`
    placed.push({ ...p, at: fits && below(6) > 0 ? wanted : box })
  }
  const where = Object.fromEntries(placed.map((p) => [p.name, p.at]))
  for (const [camp, name] of [
    ['allied', 'Allied-Fort'],
    ['german', 'German-Fort'],
  ] as const) {
    const held = placed.filter((p) => p.camp === camp && onMap(p.at))
    if (forts) where[name] = below(2) === 0 ? `${camp}-pool` : (held[below(held.length)]?.at ?? `${camp}-pool`)
  }
  return { ...where, DESG: 'Dar-es-Salaam', 'Nairobi-Gar': 'Nairobi', ...clearOf(placed) }
}

/** Both garrisons are there, so that nobody has lost yet; whoever else is in their way steps aside. */
const clearOf = (placed: readonly Piece[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    placed
      .filter(
        (p) =>
          (p.at === 'Dar-es-Salaam' && p.camp === 'allied') ||
          (p.at === 'Nairobi' && (p.camp === 'german' || p.contingent !== 'British')),
      )
      .map((p) => [p.name, `${p.camp}-pool`]),
  )

/** §28.1: neutrals are at home and nobody else is in their countries; §22.3: no fort without a friend. */
function sendHome(t: Table): void {
  const w = worldOf(t)
  const pool = (camp: Camp) => ALL_PLACES.find((p) => spotOf(p) === `${camp}-pool`) as Space
  const home = { Belgian: 'Belgian-Congo', Portuguese: 'Mozambique', British: '', German: '' }
  for (const p of w.units)
    if (isNeutral(w, p) ? p.at !== home[p.contingent] : isClosed(w, p.at)) move(t, p.name, pool(p.camp))
  const now = worldOf(t)
  for (const [camp, name] of [
    ['allied', 'Allied-Fort'],
    ['german', 'German-Fort'],
  ] as const)
    if (onMap(now.forts[camp]) && !now.units.some((p) => p.camp === camp && p.at === now.forts[camp]))
      t.units.where[unit(name)] = pool(camp)
}

function move(t: Table, name: string, to: Space): void {
  const u = unit(name)
  const { allied, german, alliedCrowd, germanCrowd, contingent } = t.places
  const [from, side] = [t.units.where[u] as Space, COUNTERS[u]?.side]
  const counts = side === 'allied' ? [allied, alliedCrowd] : [german, germanCrowd]
  const crowd = COUNTERS[u]?.type === 'garrison' ? 0 : 1
  t.units.where[u] = to
  for (const [column, by] of [
    [counts[0], 1],
    [counts[1], crowd],
  ] as const) {
    if (column === undefined) continue
    column[from] = (column[from] ?? 0) - by
    column[to] = (column[to] ?? 0) + by
  }
  if (side !== 'allied') return
  if (allied[from] === 0) contingent[from] = 0
  contingent[to] = 1
}

/** What the two readings say differently, in words. */
type Difference = string

/** The case that the game names; '' when it allows the action. */
function ruled(t: Table, a: Action): string {
  const refusal = check(lettow, t, toDecide(lettow, t), a)
  return refusal === ALLOWED ? '' : (readRefusal(lettow.refusals, refusal)?.rule ?? '?')
}

/** Every answer of a kind: it is allowed where nothing speaks against it, listed when it is allowed, and refused for one of the reasons. */
function compared(t: Table, answers: readonly (readonly [Action, Objections])[]): readonly Difference[] {
  const moves = new Moves()
  legal(lettow, t, moves)
  return answers.flatMap(([a, objections]) => {
    const rule = ruled(t, a)
    const agree = rule === '' ? objections.length === 0 : objections.includes(rule)
    const isListed = moves.has(a) === (rule === '')
    return agree && isListed
      ? []
      : [`${writeAction(act, a)}: ${rule || 'allowed'}, not ${objections.join(' ') || 'allowed'}`]
  })
}

type Compare = (t: Table, w: World) => readonly Difference[]

/** Whoever is not to move is asked about a few places, the others about all. */
const placesFor = (w: World, p: Piece): readonly Space[] =>
  p.camp === w.phasing ? ALL_PLACES : ALL_PLACES.filter((place) => place % 8 === unit(p.name) % 8)

const moving: Compare = (t, w) =>
  compared(
    t,
    w.units.flatMap((p) =>
      placesFor(w, p).flatMap((to) => {
        const u = unit(p.name)
        return [
          [act.move(u, to), againstMove(w, p, spotOf(to))],
          [act.sail(u, to), againstSail(w, p, spotOf(to))],
        ] as const
      }),
    ),
  )

const retreating: Compare = (t, w) => {
  const from = spotOf(t.combat.at)
  const p = w.units.find((each) => unit(each.name) === t.combat.next) as Piece
  const answers = ALL_PLACES.map(
    (to) => [act.fallBack(t.combat.next, to), againstRetreat(w, p, from, spotOf(to))] as const,
  )
  return [...(p.type === 'garrison' ? ['4.5 a garrison falls back'] : []), ...compared(t, answers)]
}

const losing: Compare = (t, w) => {
  const isFire = question(lettow, t)?.rule === '14.2'
  const [camp, at] = [CAMPS[t.tracks.loser] as Camp, spotOf(t.tracks.lossAt)]
  const answers = ALL_UNITS.map((u) => {
    const p = w.units.find((each) => unit(each.name) === u)
    return [act.lose(u), p === undefined ? ['14.2'] : againstLoss(p, camp, at)] as const
  })
  return isFire ? compared(t, answers) : []
}

const fighting: Compare = (t, w) => {
  const due = meetings(w)
  return compared(
    t,
    ALL_PLACES.map((s) => [act.fight(s), due.includes(spotOf(s)) ? [] : ['12.1']] as const),
  )
}

const placing: Compare = (t, w) => {
  const c = COUNTERS[t.tracks.drawn]
  const p = {
    name: c?.id ?? '',
    camp: c?.side,
    type: c?.type,
    contingent: c?.contingent,
    at: spotOf(t.units.where[t.tracks.drawn] ?? 0),
  }
  return compared(
    t,
    ALL_PLACES.map((s) => [act.deploy(s), againstPlacing(w, p as Piece, spotOf(s))] as const),
  )
}

const staying: Compare = (t, w) =>
  mayLeave(w, CAMPS[toDecide(lettow, t)] as Camp, spotOf(t.combat.at)) ? [] : ['15.0 garrisons are asked']

const READINGS: Readonly<Record<string, Compare>> = {
  move: moving,
  fallBack: retreating,
  lose: losing,
  fight: fighting,
  deploy: placing,
  stay: staying,
}

/** §18.0: after the dice for superiority the one who may break off is asked, and nobody else. */
function breakOffAsked(t: Table, w: World, events: readonly GameEvent[]): readonly Difference[] {
  const last = events.at(-1)
  if (last?.kind !== 'superiority') return []
  const { side } = last.facts as { readonly side?: Side }
  const due = breaksOff(w, spotOf(t.combat.at), CAMPS[side ?? 0] as Camp)
  const asked = question(lettow, t)?.name === 'break-off' ? CAMPS[toDecide(lettow, t)] : undefined
  return due === asked ? [] : [`18.0 ${asked ?? 'nobody'} is asked, not ${due ?? 'nobody'}`]
}

const unitOf = ({ facts }: GameEvent): string => {
  const { unit: u } = facts as { readonly unit?: number }
  return COUNTERS[u ?? -1]?.id ?? ''
}

/** Plays a turn at random from a scene, and compares at every question. */
function stroll({ t, seed, below }: Scene, counts: Record<string, number>): readonly Difference[] {
  const side = (1 - t.tracks.phasing) as Side
  const dice = searchDice([seed, 7])
  const moves = new Moves()
  for (let n = 0; n < 90 && !isOver(t); n++) {
    const name = question(lettow, t)?.name ?? ''
    const w = worldOf(t)
    const isTurn = t.tracks.phasing === side
    if (n > 0 && !isTurn) return []
    const differences = isTurn ? (READINGS[name]?.(t, w) ?? []) : []
    if (differences.length > 0) return differences
    counts[name] = (counts[name] ?? 0) + 1
    const count = legal(lettow, t, moves)
    const chosen = isTurn && !(name === 'move' && below(12) === 0) ? moves.at(below(count)) : moves.at(count - 1)
    const told = new Chronicle()
    apply(lettow, t, toDecide(lettow, t), chosen, dice, told)
    const wrong = isOver(t) ? [] : breakOffAsked(t, worldOf(t), told.events)
    if (wrong.length > 0) return [`${actionName(act, chosen)}: ${wrong.join()}`]
  }
  return []
}

const SEEDS = Array.from({ length: 100 }, (_, i) => i + 1)

describe('a second reading of the rules says the same', () => {
  test('30.2, 21.1, 21.2, 21.4, 21.5 about supply', () => {
    let hungry = 0
    for (const seed of SEEDS) {
      const { t, card } = scene(seed)
      const w = worldOf(t)
      for (const p of w.units.filter((each) => onMap(each.at))) {
        if (!isSupplied(w, p)) hungry++
        expect(inSupply(t, unit(p.name)), `seed ${seed}, ${p.name} at ${p.at}`).toBe(isSupplied(w, p))
      }
      const rolled = hungryOf({ ...w, phasing: w.phasing === 'allied' ? 'german' : 'allied', card })
      const told = new Chronicle()
      const moves = new Moves()
      legal(lettow, t, moves)
      apply(lettow, t, toDecide(lettow, t), moves.at(moves.count - 1), searchDice(seed), told)
      const checked = told.events.filter((e) => e.rule === '21.3').map((e) => unitOf(e))
      if (!isOver(t)) expect(checked, `seed ${seed}`).toEqual(rolled.map((p) => p.name))
    }
    expect(hungry).toBeGreaterThan(100)
  })

  test('10.1, 10.9, 24.3, 28.1 about the points that a card deals', () => {
    for (const seed of SEEDS) {
      const { t, below } = scene(seed)
      const side = (1 - t.tracks.phasing) as Side
      const dice = searchDice(seed)
      const moves = new Moves()
      while (!isOver(t) && !(t.tracks.phasing === side && question(lettow, t)?.name === 'move')) {
        const count = legal(lettow, t, moves)
        const isFirst = t.tracks.phasing !== side
        apply(lettow, t, toDecide(lettow, t), moves.at(isFirst ? count - 1 : below(count)), dice)
      }
      if (isOver(t)) continue
      const w = worldOf(t)
      const printed = CARDS[t.tracks.card]?.points ?? { light: 0, regular: 0, mounted: 0 }
      const mine = w.units.filter((p) => p.camp === w.phasing && (onMap(p.at) || p.at === 'ocean'))
      expect(
        mine.map((p) => [p.name, p.points]),
        `seed ${seed}, ${w.card}`,
      ).toEqual(mine.map((p) => [p.name, pointsOf(w, p, { ...printed })]))
    }
  })

  test('10.0, 11.0, 12.1, 14.2, 15.0, 17.1, 18.0, 27.2, 27.3, 28.2, 28.3, 29.0 about every answer to every question', () => {
    const counts: Record<string, number> = {}
    for (const seed of SEEDS) expect(stroll(scene(seed), counts).slice(0, 4), `seed ${seed}`).toEqual([])
    for (const name of ['move', 'fight', 'fallBack', 'lose', 'deploy', 'stay', 'break-off'])
      expect(counts[name], name).toBeGreaterThan(20)
  })
})

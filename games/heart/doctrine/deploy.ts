import { type Proposal, reason } from '@boma/counsel'
import { type Action, ALLOWED, apply, blank, check, copy, legal, Moves, noDice, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { sixteenths } from '../board.ts'
import { MOST_FIGURES, PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import {
  ARMY_LEADER,
  BAGGAGE,
  endOf,
  FOOT,
  firstOf,
  HORSE,
  headOf,
  INDEPENDENT,
  MOVE_OR_FIRE,
  NO_UNIT,
  RANK,
  UNITS,
  type Unit,
} from '../roster.ts'
import { ownBonus } from '../rules/06-scores.ts'
import { placeX, placeY } from '../rules/09-formation.ts'
import { isUnit, mobilityOf, ON_TABLE, tailOf, WAITING } from '../rules/09-units.ts'
import { ground } from '../rules/10-ground.ts'
import { wayTo } from '../rules/12-samples.ts'
import { facingNamed, suggestionFor } from '../rules/17-spots.ts'
import { zoneOf } from '../rules/17-zones.ts'
import { rules } from '../rules.ts'
import { hiding } from './ambush.ts'
import { type Body, bodyOf, formed, middleOf, putDown, shifted } from './bodies.ts'
import { type Picture, pictureOf, threatTo } from './picture.ts'
import { placeWorth, type Seeker, seekerOf, weighed } from './places.ts'
import type { Survey } from './survey.ts'
import { FEAR, FORESEEN, SET_UP_PULL } from './weights.ts'

const moves = new Moves()
let scratch: Table | undefined

const only = (order: readonly Action[], task: 'gather' | 'wait'): readonly Proposal[] => [
  { order, worth: 0, why: reason(task) },
]

/** §17.7: sets up unit by unit: guns where they see most, men where they give more than they take, leaders with them. */
export function proposeSetUp(t: Table, side: Side, survey: Survey): readonly Proposal[] {
  legal(rules, t, moves)
  const u = nextToPlace(t, side)
  const order = u === NO_UNIT ? inAmbush(t, side) : placing(t, side, survey, u)
  if (order !== undefined) return only(order, 'gather')
  const ready = act.ready()
  return only([moves.has(ready) ? ready : moves.has(act.suggested()) ? act.suggested() : moves.at(0)], 'gather')
}

/** §13.1: whoever must lie in ambush. */
function inAmbush(t: Table, side: Side): readonly Action[] | undefined {
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) {
    if (t.units.where[u] !== WAITING || RANK[t.units.type[u]] === INDEPENDENT) continue
    const order = hiding(t, side, u)
    if (order !== undefined) return order
  }
  // §9.8: then those who go with them, wherever there is room
  for (let u = firstOf(side), end = endOf(side); u !== end; u++)
    if (t.units.where[u] === WAITING && check(rules, t, side, act.hide(u)) === ALLOWED) return [act.hide(u)]
  return undefined
}

/** Guns first, then men, then those who go with them. */
function nextToPlace(t: Table, side: Side): Unit {
  let best: Unit = NO_UNIT
  let most = -1
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) {
    if (t.units.where[u] !== WAITING || zoneOf(t, u)?.zone.hidden === true || zoneOf(t, u) === undefined) continue
    // Porters are best where the ready set-up has them
    if (RANK[t.units.type[u]] === BAGGAGE) continue
    const rank =
      RANK[t.units.type[u]] === INDEPENDENT ? 0 : MOVE_OR_FIRE[t.units.type[u]] === 1 ? 200 : 100 + t.units.count[u]
    if (rank <= most) continue
    most = rank
    best = u
  }
  return best
}

/** A table with all who wait where their ready set-up has them. */
function imagined(t: Table): Table {
  scratch ??= blank(rules)
  copy(t, scratch)
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (t.units.where[u] !== WAITING) continue
    const ready = suggestionFor(t, u)
    const [x, y] = ready?.anchor ?? ready?.each?.[0] ?? [0, 0]
    if (ready === undefined) continue
    const width = Math.max(1, Math.min(ready.width ?? 1, t.units.count[u]))
    putDown(scratch, u, sixteenths(x), sixteenths(y), facingNamed(ready.facing), width)
  }
  return scratch
}

/** The same table when the enemy has come nearer by so many turns. */
function later(picture: Picture, turns: number, toX: number, toY: number): Picture {
  const { t, own } = picture
  const foes = picture.foes.map((foe) => {
    const [x, y] = middleOf(foe.body)
    const [dx, dy] = [toX - x, toY - y]
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    const far = MOVE_OR_FIRE[foe.body.type] === 1 ? 0 : Math.min(turns * foe.pace, Math.max(0, length - 10 * PARTS))
    return { ...foe, body: shifted(foe.body, Math.round((dx * far) / length), Math.round((dy * far) / length)) }
  })
  return {
    ...picture,
    foes,
    threats: foes.map((foe) => Float64Array.from(own, (piece) => threatTo(t, foe, piece, piece.body))),
  }
}

/** Places that are tried are so far apart. */
const APART = 3 * PARTS
const MOST_ASKED = 25

interface Spot {
  readonly form: Action
  readonly worth: number
}

function placing(t: Table, side: Side, survey: Survey, u: Unit): readonly Action[] | undefined {
  const place = act.place(u)
  if (check(rules, t, side, place) !== ALLOWED) return undefined
  if (RANK[t.units.type[u]] === INDEPENDENT) return besideHost(t, side, u)
  const there = imagined(t)
  const now = pictureOf(there, side)
  const i = now.own.findIndex(({ unit }) => unit === u)
  const areas = zoneOf(t, u)?.areas
  if (i < 0 || areas === undefined || now.foes.length === 0) return undefined
  const spots: Spot[] = []
  const [zx, zy] = middleOf(now.own[i].body)
  const seekers = FORESEEN.map(([turns, share]) => ({
    seeker: seekerOf(turns === 0 ? now : later(now, turns, zx, zy), survey, i),
    share,
  }))
  const facing = facingFoes(now, zx, zy)
  for (let a = 0; a < areas.count; a++)
    for (let x = areas.x0[a]; x <= areas.x1[a]; x += APART)
      for (let y = areas.y0[a]; y <= areas.y1[a]; y += APART)
        for (const [width, open] of formsOf(t, u)) {
          const body = formed(now.own[i].body, x, y, facing, width, open)
          if (fits(body, areas))
            spots.push({ form: act.form(x, y, facing, width, open), worth: worthAt(seekers, body) })
        }
  spots.sort((p, q) => q.worth - p.worth)
  return firstAllowed(t, side, place, spots)
}

/** Are all that tell in the zone? */
const fits = (
  { xs, ys }: Body,
  { count, x0, y0, x1, y1 }: NonNullable<ReturnType<typeof zoneOf>>['areas'],
): boolean => {
  for (let i = 0; i < xs.length; i++) {
    let isIn = false
    for (let a = 0; a < count && !isIn; a++) isIn = xs[i] >= x0[a] && xs[i] <= x1[a] && ys[i] >= y0[a] && ys[i] <= y1[a]
    if (!isIn) return false
  }
  return true
}

function worthAt(seekers: readonly { readonly seeker: Seeker; readonly share: number }[], body: Body): number {
  let sum = 0
  for (const { seeker, share } of seekers) {
    placeWorth(seeker, body, false, false)
    sum += share * (weighed.deal - FEAR * weighed.take + SET_UP_PULL * weighed.pull)
  }
  return sum
}

/** §9.5, §9.6: forms that are tried: a line, two ranks, and both dispersed. */
function formsOf(t: Table, u: Unit): readonly (readonly [width: number, open: number])[] {
  const men = t.units.count[u]
  const half = (men + 1) >> 1
  const mobility = mobilityOf(t, u)
  if (men === 1) return [[1, 0]]
  if (mobility !== FOOT && mobility !== HORSE)
    return [
      [men, 0],
      [1, 0],
    ]
  const close = [
    [men, 0],
    [half, 0],
  ] as const
  const dispersed = [
    [half, 1],
    [men, 1],
  ] as const
  // §9.6: where it is all the same, those who never charge stand dispersed
  return ownBonus(t, headOf(u)) > FIGHTS ? [...close, ...dispersed] : [...dispersed, ...close]
}

/** §6.5: what a fighter adds at least. */
const FIGHTS = 1

function facingFoes({ foes }: Picture, x: number, y: number): number {
  let [dx, dy] = [0, 0]
  for (const { body } of foes) {
    const [fx, fy] = middleOf(body)
    dx += fx - x
    dy += fy - y
  }
  return wayTo(dx, dy)
}

let tried: Table | undefined
function firstAllowed(t: Table, side: Side, place: Action, spots: readonly Spot[]): readonly Action[] | undefined {
  tried ??= blank(rules)
  copy(t, tried)
  apply(rules, tried, side, place, noDice)
  const table = tried
  const found = spots.slice(0, MOST_ASKED).find(({ form }) => check(rules, table, side, form) === ALLOWED)
  return found === undefined ? undefined : [place, found.form]
}

/** §9.8: a leader stands behind the largest unit, a scout beside it. */
function besideHost(t: Table, side: Side, u: Unit): readonly Action[] | undefined {
  const host = hostFor(t, side, u)
  if (host === NO_UNIT) return undefined
  const body = bodyOf(t, host)
  const { right, top } = ground(t)
  const spots: Spot[] = []
  for (let f = headOf(host), end = tailOf(t, host); f !== end; f++)
    for (let way = 0; way < BESIDE.length; way++) {
      const [dx, dy] = BESIDE[way]
      const [x, y] = [t.figures.x[f] + dx, t.figures.y[f] + dy]
      if (x >= 0 && y >= 0 && x <= right && y <= top)
        spots.push({ form: act.form(x, y, body.facing, 1, 0), worth: behind(body, x, y) })
    }
  spots.sort((p, q) => q.worth - p.worth)
  return firstAllowed(t, side, act.place(u), spots)
}
const BESIDE = Array.from({ length: 8 }, (_, i) => {
  const x = [0, 1, 1, 1, 0, -1, -1, -1][i]
  const y = [1, 1, 0, -1, -1, -1, 0, 1][i]
  return [(x * 5 * PARTS) / 4, (y * 5 * PARTS) / 4] as const
})
/** How far behind the front of a unit a place is. */
function behind(body: Body, x: number, y: number): number {
  const [mx, my] = middleOf(body)
  const [ax, ay] = [x - mx, y - my]
  const ahead = formed(body, 0, 0, body.facing, 1, 0)
  return -(ahead.xs[0] + ax * FACE_X(body.facing) + ay * FACE_Y(body.facing)) - 0.1 * Math.sqrt(ax * ax + ay * ay)
}
const FACE_X = (facing: number): number => -placeX(1, 1, facing, 0) / PARTS
const FACE_Y = (facing: number): number => -placeY(1, 1, facing, 0) / PARTS

/** The unit that somebody goes with: the largest that nobody is with; the army leader the one that has least to fear. */
function hostFor(t: Table, side: Side, u: Unit): Unit {
  const isChief = (t.units.traits[u] & ARMY_LEADER) !== 0
  const now = isChief ? pictureOf(imagined(t), side) : undefined
  let best: Unit = NO_UNIT
  let most = 0
  for (let v = firstOf(side), end = endOf(side); v !== end; v++) {
    if (t.units.where[v] !== ON_TABLE || !isUnit(t, v) || mobilityOf(t, v) !== FOOT) continue
    const worth = MOST_FIGURES + t.units.count[v] - (now === undefined ? led(t, v) : fearFor(now, v))
    if (worth <= most && best !== NO_UNIT) continue
    most = worth
    best = v
  }
  return best
}

/** §8.3: what it has to fear when the enemy has come nearer, a man for so many points of it; few shield the army leader ill. */
function fearFor(now: Picture, v: Unit): number {
  const i = now.own.findIndex(({ unit }) => unit === v)
  if (i < 0) return 0
  let fear = now.own[i].body.men < SHIELD ? MOST_FIGURES : 0
  for (const [turns] of FORESEEN) {
    const { threats } = later(now, turns, ...middleOf(now.own[i].body))
    for (const row of threats) fear += row[i] / FEARED
  }
  return fear
}
const FEARED = 10
/** So many men shield him. */
const SHIELD = 8

/** Is somebody with it already? */
function led(t: Table, v: Unit): number {
  for (let a = 0 as Unit; a < UNITS; a++) if (t.units.attached[a] === v + 1) return 8
  return 0
}

/** §9.8: he who can be with a unit is. */
export function proposeAttaching(t: Table): readonly Proposal[] {
  legal(rules, t, moves)
  let best: Action = moves.at(0)
  let most = 0
  for (let i = 0; i < moves.count; i++) {
    const action = moves.at(i)
    if (!act.attach.is(action) || t.units.count[act.attach.target(action)] <= most) continue
    most = t.units.count[act.attach.target(action)]
    best = action
  }
  return only([best], 'gather')
}

import { type Action, asked, legal, Moves, toDecide } from '@boma/kernel'
import { act } from '../../actions.ts'
import { askari } from '../../index.ts'
import { MOST_GROUPS, type Table } from '../../layout.ts'
import { COUNTER, type Unit } from '../../roster.ts'
import { OPEN_TYPE } from '../../rules/11-forces.ts'
import { is, REDUCED, SUPPRESSED } from '../../stacks.ts'

// What players answer who keep to the sentence beside a forecast: written from that sentence and from what is printed on the
// counters, and not from the code that forecasts.

/** All figures on the side of a counter that lies up, added. */
function strength(t: Table, unit: Unit): number {
  const { kind, full, reduced } = COUNTER[unit] as (typeof COUNTER)[number]
  const figures = ((is(t, unit, REDUCED) ? reduced : full) ?? '0').split('-').map(Number)
  // The second figure of a vessel is its armour.
  return (kind === 'unit' ? figures : figures.slice(0, 1)).reduce((sum, n) => sum + n, 0)
}

const moves = new Moves()

/** Of the pieces that may be named, the first in this order. */
function first(t: Table, unitOf: (a: Action) => Unit, ...orders: readonly ((u: Unit) => number)[]): Action | undefined {
  legal(askari, t, moves)
  const before = (a: Action, b: Action): number =>
    orders.map((order) => order(unitOf(b)) - order(unitOf(a))).find((difference) => difference !== 0) ?? 0
  return moves.toArray().toSorted((a, b) => before(a as Action, b as Action))[0] as Action | undefined
}

/** Both stand and fight with what is there; undefined where the sentence says nothing. */
export function assumed(t: Table): Action | undefined {
  const stronger = (u: Unit) => strength(t, u)
  switch (asked(askari.flow, t)?.name) {
    case 'assault':
      return act.fight()
    case 'withdraw':
      return act.stand()
    case 'reinforce':
    case 'battle-supply':
    case 'lead':
      return act.end()
    case 'deploy':
      return first(t, (a) => (act.line.is(a) ? act.line.unit(a) : act.go.is(a) ? GO : KEPT_OUT), linedUp(t))
    case 'rifles':
      return act.go()
    case 'gun':
    case 'firer':
      return first(t, act.fire.unit, stronger)
    case 'target':
      return first(t, act.bombard.unit, (u) => (is(t, u, SUPPRESSED) ? 0 : 1), stronger)
    case 'type':
      return act.aim(OPEN_TYPE)
    case 'loss':
      return first(t, act.lose.unit, isFull(t), (u) => -strength(t, u))
    default:
      return atSea(t)
  }
}

/** Guns stand in the line where a side has nobody but guns; else, and when all of them do, they go. */
const GO = -1 as Unit
const KEPT_OUT = -2 as Unit
function linedUp(t: Table): (u: Unit) => number {
  const mine = toDecide(askari, t) === t.battle.attacker ? t.attackers : t.defenders
  let isOnlyGuns = true
  for (let u = mine.next(0); u >= 0; u = mine.next(u + 1)) {
    const { kind, full, reduced } = COUNTER[u] as (typeof COUNTER)[number]
    const shown = (is(t, u, REDUCED) ? reduced : full) ?? ''
    if (kind === 'unit' && Number(shown.split('-')[0]) === 0) isOnlyGuns = false
  }
  return (u) => (u === KEPT_OUT ? -2 : u === GO ? (isOnlyGuns ? 0 : 1) : isOnlyGuns ? 1 : 0)
}

/** Whoever is there seeks with all he has, transports first; all fire, the surest shot first, at whoever floats, and fight on. */
function atSea(t: Table): Action | undefined {
  const name = asked(askari.flow, t)?.name ?? ''
  legal(askari, t, moves)
  const all = moves.toArray() as Action[]
  const there = toDecide(askari, t) !== t.entry.side
  if (name === 'seek') return there && all.some((a) => act.seek.is(a)) ? act.seek() : act.lieLow()
  if (name === 'retire') return act.fightOn()
  if (name === 'chase')
    return all.toSorted((a, b) => cargoes(t, act.chase.group(b), there) - cargoes(t, act.chase.group(a), there))[0]
  if (name !== 'shell') return undefined
  const shots = all.filter((a) => !act.holdFire.is(a))
  return shots.toSorted((a, b) => shotRank(t, b) - shotRank(t, a))[0]
}

/** How many transports are in a group of the others. */
function cargoes(t: Table, group: number, isThere: boolean): number {
  const number = (isThere ? 0 : MOST_GROUPS) + group - 1
  let n = t.groups.carriers[number] as number
  for (let u = 0; u < COUNTER.length; u++)
    if (COUNTER[u]?.kind === 'unit' && t.fleet.group[u as Unit] === number + 1) n++
  return n
}

/** Out of six, with ten more for whoever the hits so far leave afloat: GV less armour, as printed. */
function shotRank(t: Table, a: Action): number {
  const isCarrier = act.shellCarriers.is(a)
  const firer = isCarrier ? act.shellCarriers.unit(a) : act.shell.unit(a)
  const guns = figure(t, firer, 0)
  const byThere = toDecide(askari, t) !== t.entry.side
  if (isCarrier) {
    const [afloat, hit] = byThere ? [t.sea.carriers, t.sea.carriersHit] : [t.sea.otherCarriers, t.sea.otherCarriersHit]
    return faces(guns + 1) + (hit < afloat ? 10 : 0)
  }
  const target = act.shell.target(a)
  const counter = COUNTER[target] as (typeof COUNTER)[number]
  const isUnit = counter.kind === 'unit'
  const isCargo = isUnit && counter.type !== 'coastal'
  const armour = isCargo ? -1 : isUnit ? 1 : figure(t, target, 1)
  const steps = isCargo || is(t, target, REDUCED) || counter.reduced === undefined ? 1 : 2
  return faces(guns - armour) + ((t.fleet.hits[target] as number) < steps ? 10 : 0)
}
const faces = (n: number): number => Math.min(6, Math.max(0, n))
const figure = (t: Table, unit: Unit, at: number): number => {
  const { full, reduced } = COUNTER[unit] as (typeof COUNTER)[number]
  return Number(((is(t, unit, REDUCED) ? reduced : full) ?? '0').split('-')[at] ?? 0)
}

const isFull = (t: Table) => (u: Unit) => (COUNTER[u]?.reduced !== undefined && !is(t, u, REDUCED) ? 1 : 0)

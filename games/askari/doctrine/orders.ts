import { type Action, ALLOWED, blank, check, copy, type Hex, type Side, toDecide, tryOut } from '@boma/kernel'
import { act } from '../actions.ts'
import { bodyOf } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { rules } from '../rules.ts'
import { type Group, groupsOf } from './front.ts'
import type { Party } from './picture.ts'
import { portersFrom } from './porters.ts'
import { type Ground, hexAt, type Node, Reach, RIDE, SEA } from './reach.ts'

const reach = new Reach()
let trial: Table | undefined

/** Plays an order on a table of its own as it is written down. */
class Draft {
  readonly order: Action[] = []
  readonly t: Table
  readonly #side: Side
  #isOpen = false

  constructor(t: Table, side: Side) {
    trial ??= blank(rules)
    copy(t, trial)
    this.t = trial
    this.#side = side
  }

  /** Adds an action if it is allowed. */
  add(action: Action): boolean {
    if (check(rules, this.t, this.#side, action) !== ALLOWED) return false
    this.#isOpen = !tryOut(rules, this.t, this.#side, action)
    this.order.push(action)
    return true
  }

  /** Does the next word lie with the enemy, or with dice? */
  get isDone(): boolean {
    return this.#isOpen || toDecide(rules, this.t) !== this.#side
  }

  /** Is this asked of us next? */
  asks(question: string): boolean {
    return !this.isDone && asked(this.t) === question
  }
}

/** The table when an order is carried out, as far as that can be told; undefined when it is refused. It stands until the next is asked for. */
export function tableAfter(t: Table, side: Side, order: readonly Action[]): Table | undefined {
  const draft = new Draft(t, side)
  return order.every((action) => draft.add(action)) ? draft.t : undefined
}

/** The way to a node, from the first step on. */
function wayTo(to: Node): readonly Node[] {
  const way: Node[] = []
  for (let node = to; node >= 0 && reach.how[node] !== 0; node = reach.before[node] as Node) way.unshift(node)
  return way
}

/** The whole order for a mission; undefined when it cannot be carried out from here. */
export function orderFor(t: Table, side: Side, ground: Ground, mission: Party): readonly Action[] | undefined {
  const group = mission.units.length === 0 ? portersFrom(mission.place, side) : groupFor(t, side, mission.units)
  if (group === undefined || group.place !== mission.place) return undefined
  reach.explore(t, ground, group, 1)
  if ((reach.spent[mission.to] as number) > group.points) return undefined
  const way = wayTo(mission.to)
  const draft = new Draft(t, side)
  if (way.length === 0 || !setOut(draft, mission)) return undefined
  return draft.isDone || goAlong(draft, way) ? draft.order : undefined
}

/** The slowest of those who go together sets the pace. */
function groupFor(t: Table, side: Side, units: readonly Unit[]): Group | undefined {
  const groups = groupsOf(t, side, (_, u) => units.includes(u))
  return groups.toSorted((a, b) => a.points - b.points)[0]
}

function setOut(draft: Draft, { place, units, carriers }: Party): boolean {
  if (!draft.add(act.march(place))) return false
  for (const u of units) if (!draft.add(act.take(u))) return false
  if (!draft.add(carriers > 0 ? act.carriers(carriers) : act.go())) return false
  while (draft.asks('supply')) if (!draft.add(act.end())) return false
  return true
}

/** Goes along a way; as far as can be told, where dice or the enemy have a say. */
function goAlong(draft: Draft, way: readonly Node[]): boolean {
  for (const node of way) {
    const at = hexAt(node)
    if (reach.how[node] === SEA) return goBySea(draft, at)
    if (!draft.add(reach.how[node] === RIDE ? act.ride(at) : act.step(at))) return false
    if (draft.isDone) return true
  }
  if (draft.asks('step')) draft.add(act.halt())
  return true
}

function goBySea(draft: Draft, at: Hex): boolean {
  if (draft.asks('step') && !draft.add(act.board(bodyOf(at)))) return false
  return !draft.asks('landing') || draft.add(act.land(at))
}

import { type Action, ALLOWED, apply, copy, type Hex, legal, Moves, newTable, noDice } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { act } from '../../actions.ts'
import { layout, type Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { idleCarriers } from '../../rules/10.1-force.ts'
import { whyNotTake } from '../../rules/10.1-form.ts'
import { hexOf } from '../../rules/10.1-ground.ts'
import { flow } from '../../sequence.ts'
import { firstIn, nextIn } from '../../stacks.ts'
import { asked, deciding } from '../asked.ts'

/** Units and Carriers of a place that go together. */
export interface Party {
  readonly place: Hex
  readonly units: readonly Unit[]
  readonly carriers: number
}

/** A move that is tried out: the table as it then is, and what has been ordered until then. */
export interface Outset {
  readonly t: Table
  readonly order: readonly Action[]
}

/** What it takes to play an action: the sequence of play and its actions. */
const rules = { flow, actions: act } as unknown as Game<Table>

/** Tables that ways are tried out on; each search begins with the first again. */
const tables: Table[] = []
let used = 0

/** A table like this one; the next search takes it back. */
export function clone(t: Table): Table {
  if (used === tables.length) tables.push(newTable(layout) as Table)
  const same = tables[used++] as Table
  copy(t, same)
  return same
}

/** A new search begins: all tables are free again. */
export const beginAnew = (): void => {
  used = 0
}

/** Plays an action if its side may; false when it may not, when a die would be rolled, or when the enemy has to decide then. */
export function isPlayed(t: Table, action: Action): boolean {
  const side = deciding(t)
  try {
    return apply(rules, t, side, action, noDice) === ALLOWED && deciding(t) === side
  } catch {
    return false
  }
}

/**
 * §10.1.2: these set out, or are those that are being picked; undefined when they may not go together. Whoever has no line
 * goes without, or if they are to be fed uses up a Carrier (10.1.8).
 */
export function setOut(from: Table, party: Party, isFed = false): Outset | undefined {
  beginAnew()
  const t = clone(from)
  const order: Action[] = []
  const play = (action: Action): boolean => order.push(action) > 0 && isPlayed(t, action)
  if (asked(t) !== 'form' && !play(act.march(party.place))) return undefined
  for (let u = t.joining.next(0); u >= 0; u = t.joining.next(u + 1)) if (!party.units.includes(u)) return undefined
  if (!picks(t, party).every(play)) return undefined
  if (isFed && asked(t) === 'supply' && !play(act.consume(sourceIn(t)))) return undefined
  while (asked(t) === 'supply') if (!play(act.end())) return undefined
  return { t, order }
}

/** §7.2.3: the nearest Carrier that would feed them, if there is one not one of those that stand with them. */
function sourceIn(t: Table): Hex {
  legal(rules, t, moves)
  const sources = moves
    .toArray()
    .filter((action) => act.consume.is(action))
    .map((action) => act.consume.hex(action))
  return sources.find((source) => source !== hexOf(t.march.at)) ?? hexOf(t.march.at)
}
const moves = new Moves()

/** The actions that pick them, and nobody else. */
function picks(t: Table, { units, carriers }: Party): readonly Action[] {
  const takes = units.filter((u) => !t.joining.has(u))
  const isEverybody = takes.length === untaken(t) && carriers === idleCarriers(t, t.march.at)
  if (isEverybody && takes.length + carriers > 0) return [act.all()]
  return [...takes.map((u) => act.take(u)), carriers > 0 ? act.carriers(carriers) : act.go()]
}

function untaken(t: Table): number {
  let n = 0
  for (let u = firstIn(t, t.march.at); u >= 0; u = nextIn(t, u)) if (whyNotTake(t, u) === ALLOWED) n++
  return n
}

/** Ruling 75: these go on, and the others are left; undefined when they may not be. */
export function goOn(from: Table, party: Party): Outset | undefined {
  beginAnew()
  const t = clone(from)
  const order: Action[] = []
  const leavers: Unit[] = []
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (!party.units.includes(u)) leavers.push(u)
  const play = (action: Action): boolean => order.push(action) > 0 && isPlayed(t, action)
  return leavers.map((u) => act.drop(u)).every(play) ? { t, order } : undefined
}

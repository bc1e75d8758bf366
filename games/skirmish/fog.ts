import { type Dice, type Fog, other, type Side } from '@boma/kernel'
import { KINDS } from './data/counters.ts'
import { disguise } from './fog/disguise.ts'
import type { Table } from './layout.ts'
import { DUMMY, type Kind, MARCH, PER_SIDE, STRENGTH, UNKNOWN, type Unit } from './roster.ts'
import { isHidden, stock } from './rules/02-set-up.ts'

/** Was the counter placed, and does the enemy not know it? */
const isSecret = (t: Table, unit: Unit): boolean => unit < t.tracks.placed && !t.shown.has(unit)

const firstOf = (side: Side): Unit => (side * PER_SIDE) as Unit

/** §6.1: what a side cannot see of the other: the kind of each counter that never fought, and what is still to place. */
function hide(t: Table, side: Side): void {
  if (!isHidden(t)) return
  const enemy = other(side)
  for (let u = firstOf(enemy); u < firstOf(enemy) + PER_SIDE; u++) if (isSecret(t, u)) t.units.kind[u] = UNKNOWN
  for (let kind = 0 as Kind; kind < KINDS.length; kind++) t.pool.left[stock(enemy, kind)] = 0
}

const left = new Uint8Array(KINDS.length)

/** Deals the enemy's unseen kinds to its hidden counters, each as likely as the other. */
function imagine(t: Table, side: Side, dice: Dice): void {
  if (!isHidden(t)) return
  const enemy = other(side)
  const first = firstOf(enemy)
  left.set(STRENGTH as unknown as Uint8Array)
  for (let u = first; u < first + PER_SIDE; u++) if (!isSecret(t, u)) left[t.units.kind[u]]--
  left[UNKNOWN] = 0
  // The counters that marched farthest could be the fewest things: deal to them first, and no deal gets stuck.
  for (let spent = 4, n = 0; spent >= 0; spent--)
    for (let u = first; u < first + PER_SIDE; u++)
      if (isSecret(t, u) && t.units.spent[u] === spent) {
        const kind = draw(spent, dice, n++)
        left[kind]--
        t.units.kind[u] = kind
      }
  for (let kind = 1 as Kind; kind < KINDS.length; kind++) t.pool.left[stock(enemy, kind)] = left[kind]
}

function draw(spent: number, dice: Dice, n: number): Kind {
  let fitting = 0
  for (let kind = 1 as Kind; kind <= DUMMY; kind++) if (MARCH[kind] >= spent) fitting += left[kind]
  let pick = dice.draw(n, fitting, 0, n)
  for (let kind = 1 as Kind; kind < DUMMY; kind++)
    if (MARCH[kind] >= spent) {
      if (pick < left[kind]) return kind
      pick -= left[kind]
    }
  return DUMMY
}

/** §6.0: what each side may know. */
export const fog: Fog<Table> = { hide, imagine, disguise }

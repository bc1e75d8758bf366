import { type Dice, other, type Side } from '@boma/kernel'
import { KINDS } from '../data/counters.ts'
import type { Table } from '../layout.ts'
import { type Kind, MARCH, PER_SIDE, type Unit } from '../roster.ts'

/** §6.1: exchanges what the enemy's hidden counters are, and what is still to be placed: a side sees the same after it. */
export function disguise(t: Table, side: Side, dice: Dice): void {
  // §9.1: without the option nothing is hidden
  if ((t.core.options & 1) === 0) return
  const enemy = other(side)
  const hidden: Unit[] = []
  for (let u = (enemy * PER_SIDE) as Unit; u < (enemy + 1) * PER_SIDE; u++)
    if (t.units.kind[u] !== 0 && !t.shown.has(u)) hidden.push(u)
  for (const [n, one] of hidden.entries()) {
    exchange(t, one, hidden[dice.draw(n, hidden.length, 1, n)] as Unit)
    exchangeWithStock(t, enemy, one, (1 + dice.draw(n, 4, 2, n)) as Kind)
  }
}

/** Two counters change places on the owner's list, if each has marched no farther than the other could (4.2). */
function exchange(t: Table, one: Unit, two: Unit): void {
  const [a, b] = [t.units.kind[one], t.units.kind[two]]
  if (t.units.spent[one] > MARCH[b] || t.units.spent[two] > MARCH[a]) return
  t.units.kind[one] = b
  t.units.kind[two] = a
}

/** §2.1: something else of the stock was placed instead. */
function exchangeWithStock(t: Table, enemy: Side, unit: Unit, kind: Kind): void {
  const first = enemy * KINDS.length
  if (t.pool.left[first + kind] === 0) return
  t.pool.left[first + kind]--
  t.pool.left[first + t.units.kind[unit]]++
  t.units.kind[unit] = kind
}

import { d6, type Modifier, other, SIDES, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { IS_OCEAN_PORT, type Space } from '../board.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, card, FORT_OF, firstOf, GERMAN, IS_FAST, SIDE_OF, type Unit } from '../roster.ts'
import { LANDED } from './10-stirring.ts'

const EXPEDITION = card('A3')
const NAVY = card('A5')
const LETTOW = card('G2')

/** What superiority goes by: who fights where, as far as it matters. */
export interface Muster {
  at: Space
  attacker: Side
  /** Fast units, by side. */
  readonly fast: [allied: number, german: number]
  /** Allied units that landed from the ocean this turn. */
  landed: number
  /** 1 when the aeroplanes help this round (24.4). */
  air: number
}

/** A muster in which no unit has been counted yet. */
export const emptyMuster = (at: Space, attacker: Side, air: number): Muster => ({
  at,
  attacker,
  fast: [0, 0],
  landed: 0,
  air,
})

/** Counts a unit in. */
export function enlist(m: Muster, unit: Unit, hasLanded: boolean): void {
  m.fast[SIDE_OF[unit]] += IS_FAST[unit]
  if (hasLanded) m.landed++
}

/** Has the unit landed from the ocean this turn? */
export const hasLanded = (t: Table, unit: Unit): boolean => (t.units.did[unit] & LANDED) !== 0

interface Line extends Modifier {
  holds(t: Table, m: Muster, side: Side): boolean
}

/** §13.0: all that may be added to a side's die. */
const LINES = [
  // §13.0: more fast units than the enemy in the space
  { text: 'page.moreFast', value: 1, rule: '13.0', holds: (_, m, side) => m.fast[side] > m.fast[other(side)] },
  // §22.2: the defender in his fort
  {
    text: 'page.fort',
    value: 1,
    rule: '22.2',
    holds: (t, m, side) => side !== m.attacker && t.units.where[FORT_OF[side] as Unit] === m.at,
  },
  // §24.4: aeroplanes that have found the enemy
  { text: 'page.aeroplanes', value: 1, rule: '24.4', holds: (_, m, side) => side === ALLIED && m.air === 1 },
  // Card A3: as long as one of those who landed fights (ruling 31)
  {
    text: 'page.card',
    value: 1,
    rule: '5.2',
    holds: (t, m, side) => side === ALLIED && t.tracks.card === EXPEDITION && m.landed > 0,
  },
  // Card A5: in ports of the ocean
  {
    text: 'page.card',
    value: 1,
    rule: '5.2',
    holds: (t, m, side) => side === ALLIED && t.tracks.card === NAVY && IS_OCEAN_PORT[m.at] === 1,
  },
  // Card G2: everywhere this turn
  { text: 'page.card', value: 1, rule: '5.2', holds: (t, _, side) => side === GERMAN && t.tracks.card === LETTOW },
] as const satisfies readonly Line[]

/** §13.0: the lines that count for a side. */
export const superiorityLines = (t: Table, m: Muster, side: Side): readonly (typeof LINES)[number][] =>
  LINES.filter((line) => line.holds(t, m, side))

/** §13.0: what they add to its die. */
export function superiorityModifier(t: Table, m: Muster, side: Side): number {
  let sum = 0
  for (let i = 0; i < LINES.length; i++) if (LINES[i].holds(t, m, side)) sum += LINES[i].value
  return sum
}

const present = emptyMuster(0 as Space, ALLIED, 0)

/** Those who fight in the combat under way; the next call counts anew. */
export function musterNow(t: Table): Muster {
  present.at = t.combat.at
  present.attacker = t.tracks.phasing
  present.air = t.combat.air
  present.fast[ALLIED] = 0
  present.fast[GERMAN] = 0
  present.landed = 0
  for (const side of SIDES)
    for (let u = firstOf(side); u < afterLast(side); u++)
      if (t.units.where[u] === present.at) enlist(present, u, hasLanded(t, u))
  return present
}

/** §13.0: is the attacker superior with these totals? A tie goes to the defender. */
export const isAttackerSuperior = (attack: number, defence: number): boolean => attack > defence

/** §13.0: both roll, the attacker first. */
export const rollSuperiority = automatic('13.0', (t) => {
  const mine = t.tracks.phasing
  const m = musterNow(t)
  const attack = d6(t) + superiorityModifier(t, m, mine)
  const defence = d6(t) + superiorityModifier(t, m, other(mine))
  t.combat.superior = isAttackerSuperior(attack, defence) ? mine : other(mine)
  const [allied, german] = mine === ALLIED ? [attack, defence] : [defence, attack]
  tell.superiority(t, t.combat.superior, allied, german)
})

import type { Counting } from '@boma/counsel'
import { type Hex, type IdSet, other, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { advantageLines, type Stake, stakeOf } from '../rules/15.5.2-advantage.ts'
import { crossesRiver, halvedBy, tiesDefendBy } from '../rules/16.5-ground.ts'
import { standIn } from './battle.ts'
import { note } from './note.ts'

/** A battle fought or weighed: who attacks with what, from where, and whom. */
export interface Fight {
  readonly attacker: Side
  readonly from: Hex
  readonly at: Hex
  readonly landing: boolean
  readonly attack: readonly Unit[]
  readonly defence: readonly Unit[]
}

/** The counters of a set, in their order. */
export function listOf(set: IdSet<Unit>): readonly Unit[] {
  const found: Unit[] = []
  for (let u = set.next(0); u >= 0; u = set.next(u + 1)) found.push(u)
  return found
}

/** The battle under way. */
export const fightOf = (t: Table): Fight => ({
  attacker: t.battle.attacker,
  from: t.battle.from,
  at: t.battle.at,
  landing: t.battle.landing === 1,
  attack: listOf(t.attackers),
  defence: listOf(t.defenders),
})

/** The units of a side in a fight. */
export const forceIn = (fight: Fight, side: Side): readonly Unit[] =>
  side === fight.attacker ? fight.attack : fight.defence

/** §15.5.2: what a side adds to its die for the advantage, with what it has put in or would put in. */
export function diceModifiers(
  t: Table,
  fight: Fight,
  side: Side,
  stake: Stake = stakeOf(t, side),
): readonly Counting[] {
  const stand = standIn(forceIn(fight, side), fight.at, side !== fight.attacker, stake)
  return advantageLines(t, stand).map(({ text, value, rule }) => ({ text: note(text), side, adds: value, rule }))
}

/** §15.5.2 + §16.5: what the ground does: who has the advantage when dice are level, and whether losses are halved. */
export function groundLines(t: Table, { from, at, landing }: Fight): readonly Counting[] {
  const river = crossesRiver(t, from, at, landing)
  const tie = tiesDefendBy(t, at, river)
  const half = halvedBy(t, at, river)
  return [
    {
      text: note('page.levelDice'),
      is: note(tie === '' ? 'page.attacker' : 'page.defender'),
      rule: tie === '' ? '15.5.2' : tie,
    },
    ...(half === undefined ? [] : [{ text: note(half), is: note('page.halfLosses'), rule: '16.5' }]),
  ]
}

/** The side that does not attack. */
export const defenderIn = (fight: Fight): Side => other(fight.attacker)

/** §16.5: does an attack cross a river? What it leaves of points counts for less. */
export const isWet = (t: Table, from: Hex, enemy: Hex): number => (crossesRiver(t, from, enemy, false) ? 1 : 0)

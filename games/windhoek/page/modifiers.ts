import { type Forecast, type Hex, type IdSet, other, type Side } from '@boma/kernel'
import { HALVES_AT } from '../board.ts'
import { ADVANTAGE_MODIFIERS as MODIFIERS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { IS_LEADER, type Unit } from '../roster.ts'
import { bearsIndicator } from '../rules/11-zones.ts'
import { crossesRiver, halvesLosses, isEntrenched, isTown, tiesDefend } from '../rules/16.5-ground.ts'
import type { Message } from '../words/words.ts'
import { say, type Words } from '../words/words.ts'

/** Something that counts in a battle, with its case. */
export type Counting = Forecast['lines'][number]

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

/** §15.5.2: what a side adds to its die for the advantage, as far as it has been put in. */
export function diceModifiers(t: Table, fight: Fight, side: Side, words: Words): readonly Counting[] {
  const force = forceIn(fight, side)
  const lines: readonly (readonly [holds: boolean, text: Message, value: number, rule: string])[] = [
    [force.some((u) => IS_LEADER[u] === 1), 'page.leader', MODIFIERS.leader, '20.2'],
    [force.every((u) => bearsIndicator(t, u)), 'page.allHaveZones', MODIFIERS.allWithZoc, '15.5.2'],
    [side !== fight.attacker && isTown(fight.at), 'page.inTown', MODIFIERS.defenderInTown, '15.5.2'],
    [t.stakes.aeroplane[side] !== 0, 'page.aeroplane', MODIFIERS.aeroplane, '23.1'],
    [t.stakes.paid[side] === 1, 'page.actionPoint', MODIFIERS.actionPoint, '15.5.2'],
  ]
  return lines
    .filter(([holds]) => holds)
    .map(([, text, value, rule]) => ({ text: say(words, text), value: `+${value}`, rule }))
}

const isOverRiver = (t: Table, { landing, from, at }: Fight): boolean => !landing && crossesRiver(t, from, at)

/** §15.5.2 + §16.5: what the ground does: who has the advantage when dice are level, and whether losses are halved. */
export function groundLines(t: Table, fight: Fight, words: Words): readonly Counting[] {
  const river = isOverRiver(t, fight)
  const trench = isEntrenched(t, fight.at)
  const tie = tiesDefend(t, fight.at, river) ? 'page.defender' : 'page.attacker'
  const ground = trench ? 'page.entrenched' : HALVES_AT[fight.at] === 1 ? 'page.inMountains' : 'page.behindRiver'
  return [
    { text: say(words, 'page.levelDice'), value: say(words, tie), rule: trench ? '25.1.3' : '15.5.2' },
    ...(isHalved(t, fight) ? [{ text: say(words, ground), value: say(words, 'page.halfLosses'), rule: '16.5' }] : []),
  ]
}

/** §16.5: are the defender's losses halved? */
export const isHalved = (t: Table, fight: Fight): boolean => halvesLosses(t, fight.at, isOverRiver(t, fight))

/** The side that does not attack. */
export const defenderIn = (fight: Fight): Side => other(fight.attacker)

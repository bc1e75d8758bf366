import { type Forecast, other, type Side } from '@boma/kernel'
import { IS_OCEAN_PORT, type Space } from '../board.ts'
import type { Table } from '../layout.ts'
import { isFaster } from '../odds.ts'
import { ALLIED, CARD_NAMES, card, FORT_OF, GERMAN, type Unit } from '../roster.ts'
import { LANDED } from '../rules/10-movement.ts'
import { say, type Words } from '../words/words.ts'
import { unitsOf } from './force.ts'

const EXPEDITION = card('A3')
const NAVY = card('A5')
const LETTOW = card('G2')

/** A combat fought or weighed. */
export interface Fight {
  readonly at: Space
  readonly attacker: Side
  readonly attack: readonly Unit[]
  readonly defence: readonly Unit[]
  /** Has one of the attackers landed from the ocean this turn, or would? */
  readonly landed: boolean
  /** 1 when the aeroplanes help this round (24.4). */
  readonly air: number
}

/** The combat in a space as it would be now, perhaps with one more attacker. */
export function fightAt(t: Table, at: Space, joining: readonly Unit[] = []): Fight {
  const attacker = t.tracks.phasing
  const attack = [...unitsOf(t, attacker, at), ...joining]
  const landed = attack.some((u) => (t.units.did[u] & LANDED) !== 0)
  return { at, attacker, attack, defence: unitsOf(t, other(attacker), at), landed, air: 0 }
}

/** The combat under way. */
export const fightUnderWay = (t: Table): Fight => ({ ...fightAt(t, t.combat.at), air: t.combat.air })

/** The units of a side in a fight. */
export const forceIn = (fight: Fight, side: Side): readonly Unit[] =>
  side === fight.attacker ? fight.attack : fight.defence

/** Something that counts in a combat, with its case. */
export type Counting = Forecast['lines'][number]

type Bonus = readonly [holds: boolean, text: string, rule: string]

/** §13.0: what a side adds to its die for superiority whoever is left of the two forces. */
export function lastingBonuses(t: Table, fight: Fight, side: Side, words: Words): readonly Counting[] {
  const isAllied = side === ALLIED
  const turned = say(words, 'page.card', { card: CARD_NAMES[t.tracks.card] })
  const lines: readonly Bonus[] = [
    [side !== fight.attacker && t.units.where[FORT_OF[side]] === fight.at, say(words, 'page.fort'), '22.2'],
    [isAllied && fight.air === 1, say(words, 'page.aeroplanes'), '24.4'],
    [isAllied && t.tracks.card === EXPEDITION && fight.landed, turned, '5.2'],
    [isAllied && t.tracks.card === NAVY && IS_OCEAN_PORT[fight.at] === 1, turned, '5.2'],
    [side === GERMAN && t.tracks.card === LETTOW, turned, '5.2'],
  ]
  return lines.filter(([holds]) => holds).map(([, text, rule]) => ({ text, value: '+1', rule }))
}

/** §13.0: all that a side adds to its die for superiority now. */
export function bonuses(t: Table, fight: Fight, side: Side, words: Words): readonly Counting[] {
  const isMoreFast = isFaster(forceIn(fight, side), forceIn(fight, other(side)))
  const fast = isMoreFast ? [{ text: say(words, 'page.moreFast'), value: '+1', rule: '13.0' }] : []
  return [...fast, ...lastingBonuses(t, fight, side, words)]
}

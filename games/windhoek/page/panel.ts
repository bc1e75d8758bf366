import { other, type Panel, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { COMBAT, IS_ARTILLERY, type Unit } from '../roster.ts'
import { UNDECIDED } from '../rules/17-outcome.ts'
import { gunOf } from '../rules/23-support.ts'
import { combatFactor } from '../stacks.ts'
import { asked } from './asked.ts'
import { defenderIn, diceModifiers, type Fight, fightOf, forceIn, groundLines, isHalved } from './modifiers.ts'
import { status } from './status.ts'
import { placeWord, SIDE_NAMES, unitWord } from './words.ts'

type Row = Panel['rows'][number]
type Line = Row['lines'][number]

/** §15.5: the battle board, from the line-up until the fire is over: those who then fall back or advance need the map. */
export function panel(t: Table): Panel | undefined {
  if (t.battle.linedUp === 0 || t.battle.outcome !== UNDECIDED) return undefined
  const fight = fightOf(t)
  const [attacker, defender] = [fight.attacker, defenderIn(fight)]
  return {
    title: `The battle of ${placeWord(fight.at)}`,
    subtitle: `${status(t).heading}. ${SIDE_NAMES[attacker]} units ${came(fight)}.`,
    left: { name: SIDE_NAMES[attacker], side: attacker },
    right: { name: SIDE_NAMES[defender], side: defender },
    rows: isAdvantageOpen(t) ? [advantageRow(t, fight), ...armRows(t, fight)] : rounds(t, fight),
  }
}

const came = ({ landing, from }: Fight): string => (landing ? 'come ashore' : `attack from ${placeWord(from)}`)

/** The questions before the dice for the advantage. */
const BEFORE_DICE: readonly string[] = ['gun', 'aeroplane', 'bid']
const isAdvantageOpen = (t: Table): boolean => BEFORE_DICE.includes(asked(t))

/** §15.5.2: both dice, before they are rolled. */
const advantageRow = (t: Table, fight: Fight): Row => ({
  name: 'Battlefield advantage',
  rule: '15.5.2',
  left: [],
  right: [],
  active: true,
  lines: [fight.attacker, defenderIn(fight)]
    .flatMap((side) =>
      diceModifiers(t, fight, side).map(({ text, value }): Line => [`${SIDE_NAMES[side]}: ${text}`, value]),
    )
    .concat(groundLines(t, fight).map(({ text, value }): Line => [text, value])),
})

const ARMS = ['Artillery', 'Other arms'] as const
type Arm = 0 | 1

/** Until it is known who fires first, an arm of both sides lies in one row. */
const armRows = (t: Table, fight: Fight): readonly Row[] =>
  ([0, 1] as const).map((arm) => ({
    name: ARMS[arm],
    rule: '15.5.4',
    left: armOf(t, fight, fight.attacker, arm),
    right: armOf(t, fight, defenderIn(fight), arm),
    active: false,
    lines: [],
  }))

/** §15.5.4: artillery of the side with the advantage, of the other, then the rest of the one, of the other. */
function rounds(t: Table, fight: Fight): readonly Row[] {
  const first = t.battle.advantage
  return [0, 1, 2, 3].map((n) => round(t, fight, n, n % 2 === 0 ? first : other(first), n < 2 ? 0 : 1))
}

function round(t: Table, fight: Fight, n: number, firing: Side, arm: Arm): Row {
  const isActive = n === t.battle.round && asked(t) === 'hits'
  const fire = armOf(t, fight, firing, arm)
  // Whoever takes hits lies opposite those who fired, besides where he fires himself.
  const struck = isActive ? forceIn(fight, other(firing)) : []
  const isAttack = firing === fight.attacker
  return {
    name: `${SIDE_NAMES[firing]} ${ARMS[arm].toLowerCase()}`,
    rule: '15.5.4',
    left: isAttack ? fire : struck,
    right: isAttack ? struck : fire,
    active: isActive || (asked(t) === 'withdraw' && n === 0),
    lines: roundLines(t, fight, fire, isAttack, isActive),
  }
}

/** §15.7 + §23.5: a side's artillery with its ships, or all others. */
function armOf(t: Table, fight: Fight, side: Side, arm: Arm): readonly Unit[] {
  const units = forceIn(fight, side).filter((u) => IS_ARTILLERY[u] === 1 - arm)
  const ships = arm === 0 && side === fight.attacker && t.battle.gun === 1
  return ships ? [...units, gunOf(t, side)] : units
}

function roundLines(t: Table, fight: Fight, fire: readonly Unit[], isAttack: boolean, isActive: boolean): Row['lines'] {
  const firers = fire.filter((u) => hitsOn(t, u) > 0)
  return [
    ...firers.map((u): Line => [`${unitWord(u)} hits on`, hitsOn(t, u) === 1 ? '1' : `1 to ${hitsOn(t, u)}`]),
    ...(isAttack && firers.length > 0 && isHalved(t, fight) ? [['losses', 'halved (16.5)'] as const] : []),
    ...(isActive ? [['hits to take', String(t.battle.hits)] as const] : []),
  ]
}

/** §16.1: a unit's factor, or that of ships, which lie in the Support Box. */
const hitsOn = (t: Table, u: Unit): number => (u === gunOf(t, t.battle.attacker) ? COMBAT[u] : combatFactor(t, u))

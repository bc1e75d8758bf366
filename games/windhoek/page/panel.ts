import { other, type Side } from '@boma/kernel'
import { lineOf, type Panel, sideAlone, type Text, text } from '@boma/showing'
import { asked } from '../counsel/asked.ts'
import { defenderIn, diceModifiers, type Fight, fightOf, forceIn, groundLines } from '../counsel/fight.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT, type Unit } from '../roster.ts'
import {
  ARTILLERY,
  type Arm,
  armIn,
  firingIn,
  isHalved,
  nextOfArm,
  OTHER_ARMS,
  ROUNDS,
} from '../rules/15.5.4-rounds.ts'
import { UNDECIDED } from '../rules/17-outcome.ts'
import { combatFactor } from '../stacks.ts'
import { name, say } from '../words/words.ts'
import { unitWord } from './bodies.ts'
import { heading } from './status.ts'

type Row = Panel<Text>['rows'][number]
type Line = Row['lines'][number]

/** §15.5: the battle board, from the line-up until whoever advances has done so. */
export function panel(t: Table): Panel<Text> | undefined {
  if (t.battle.linedUp === 0) return undefined
  const fight = fightOf(t)
  const [attacker, defender] = [fight.attacker, defenderIn(fight)]
  return {
    title: say('page.battleOf', { hex: name('place', fight.at) }),
    subtitle: text`${heading(t)}. ${came(fight)}`,
    left: { name: sideAlone(attacker), side: attacker },
    right: { name: sideAlone(defender), side: defender },
    rows: rowsOf(t, fight),
  }
}

/** What is still to be fought; nothing when the fire is over. */
function rowsOf(t: Table, fight: Fight): readonly Row[] {
  if (t.battle.outcome !== UNDECIDED) return []
  return isAdvantageOpen(t) ? [advantageRow(t, fight), ...armRows(t, fight)] : rounds(t, fight)
}

const came = ({ attacker, landing, from }: Fight): Text =>
  say(landing ? 'page.comeAshore' : 'page.attackFrom', {
    side: name('side', attacker),
    hex: name('place', from),
  })

/** The questions before the dice for the advantage. */
const BEFORE_DICE: readonly string[] = ['gun', 'aeroplane', 'bid']
const isAdvantageOpen = (t: Table): boolean => BEFORE_DICE.includes(asked(t))

/** §15.5.2: both dice, before they are rolled. */
const advantageRow = (t: Table, fight: Fight): Row => ({
  name: say('page.advantage'),
  rule: '15.5.2',
  left: [],
  right: [],
  active: true,
  lines: [
    ...diceModifiers(t, fight, fight.attacker),
    ...diceModifiers(t, fight, defenderIn(fight)),
    ...groundLines(t, fight),
  ].map((counting): Line => {
    const line = lineOf(counting)
    return [line.text, line.value]
  }),
})

const ARMS = { [ARTILLERY]: 'page.artillery', [OTHER_ARMS]: 'page.otherArms' } as const
/** What the rounds of a side's arm are called. */
export const ARMS_OF = { [ARTILLERY]: 'page.artilleryOf', [OTHER_ARMS]: 'page.otherArmsOf' } as const

/** Until it is known who fires first, an arm of both sides lies in one row. */
const armRows = (t: Table, fight: Fight): readonly Row[] =>
  ([ARTILLERY, OTHER_ARMS] as const).map((arm) => ({
    name: say(ARMS[arm]),
    rule: '15.5.4',
    left: armOf(t, fight.attacker, arm),
    right: armOf(t, defenderIn(fight), arm),
    active: false,
    lines: [],
  }))

/** §15.5.4: artillery of the side with the advantage, of the other, then the rest of the one, of the other. */
const rounds = (t: Table, fight: Fight): readonly Row[] => Array.from({ length: ROUNDS }, (_, n) => round(t, fight, n))

function round(t: Table, fight: Fight, n: number): Row {
  const [firing, arm] = [firingIn(t, n), armIn(n)]
  const isActive = n === t.battle.round && asked(t) === 'hits'
  const fire = armOf(t, firing, arm)
  // Whoever takes hits lies opposite those who fired, besides where he fires himself.
  const struck = isActive ? forceIn(fight, other(firing)) : []
  const isAttack = firing === fight.attacker
  return {
    name: say(ARMS_OF[arm], { side: name('side', firing) }),
    rule: '15.5.4',
    left: isAttack ? fire : struck,
    right: isAttack ? struck : fire,
    active: isActive || (asked(t) === 'withdraw' && n === 0),
    lines: [
      ...fireLines(t, fire, other(firing)),
      ...(isActive ? [[say('page.hitsToTake'), String(t.battle.hits)] as const] : []),
    ],
  }
}

/** §15.7 + §23.5: a side's artillery with its ships, or all others. */
function armOf(t: Table, side: Side, arm: Arm): readonly Unit[] {
  const units: Unit[] = []
  for (let u = nextOfArm(t, side, arm, NO_UNIT); u >= 0; u = nextOfArm(t, side, arm, u)) units.push(u)
  return units
}

/** §16.1 + §16.5: what each of those who fire hits with, and whether it counts in full. */
function fireLines(t: Table, fire: readonly Unit[], target: Side): Row['lines'] {
  const firers = fire.filter((u) => combatFactor(t, u) > 0)
  const isLess = firers.length > 0 && isHalved(t, target)
  return [
    ...firers.map((u): Line => [say('page.hitsOn', { unit: unitWord(u) }), upTo(combatFactor(t, u))]),
    ...(isLess ? [[say('page.losses'), say('page.halved')] as const] : []),
  ]
}

const upTo = (most: number): Text => (most === 1 ? '1' : say('page.upTo', { most: String(most) }))

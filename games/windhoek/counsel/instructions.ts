import { hundredthsKept, type Instruction, TENTHS } from '@boma/counsel'
import { type Action, legal, Moves } from '@boma/kernel'
import { act } from '../actions.ts'
import { TOWN_HEXES } from '../board.ts'
import { proposeFallBack } from '../doctrine/battle.ts'
import type { Table } from '../layout.ts'
import { IS_LEADER, SUPPLIES, type Unit } from '../roster.ts'
import { attacking, forceOf } from '../rules/15.2-forces.ts'
import { isTown } from '../rules/16.5-ground.ts'
import { rules } from '../rules.ts'
import { combatFactor, hasTwoSteps, isDisrupted } from '../stacks.ts'
import { asked, deciding } from './asked.ts'
import { listOf } from './fight.ts'
import { oddsOf } from './odds.ts'

/** Is the defender of a battle asked this? */
const isDefending = (t: Table, question: string): boolean => asked(t) === question && deciding(t) !== attacking(t)

/** §15.5.3: from these towns nobody withdraws, whatever the odds. */
const stand: Instruction<Table> = {
  key: 'stand',
  rule: '15.5.3',
  blanks: { places: { kind: 'place', values: TOWN_HEXES, usually: [] } },
  answer: (t, { places }) =>
    isDefending(t, 'withdraw') && Array.isArray(places) && places.includes(t.battle.at) ? act.fight() : undefined,
}

/** §15.5.3: whoever has the advantage withdraws from a battle that he would probably lose. */
const withdraw: Instruction<Table> = {
  key: 'withdraw',
  rule: '15.5.3',
  blanks: { chance: { kind: 'percent', values: TENTHS, usually: 40 } },
  answer(t, { chance }) {
    if (!isDefending(t, 'withdraw')) return undefined
    const odds = oddsOf(t, act.fight())
    if (odds === undefined) return undefined
    const isPoor = hundredthsKept(odds, deciding(t)) < Number(chance)
    return isPoor && mayDo(t, act.withdraw()) ? act.withdraw() : act.fight()
  },
}

/** §16.4: hex by hex, clear of enemy zones and towards where somebody is fed. */
const fallBack: Instruction<Table> = {
  key: 'fallBack',
  rule: '16.4',
  blanks: {},
  answer: (t) => (isDefending(t, 'fall-back') ? proposeFallBack(t, deciding(t))[0]?.order[0] : undefined),
}

/** §15.5.2: a point for the die, as long as enough are left. */
const bid: Instruction<Table> = {
  key: 'bid',
  rule: '15.5.2',
  blanks: { left: { kind: 'number', values: [0, 1, 2, 3, 4, 5, 6, 8, 10], usually: 3 } },
  answer(t, { left }) {
    if (!isDefending(t, 'bid')) return undefined
    return t.ap.points[deciding(t)] - 1 >= Number(left) ? act.spend() : act.end()
  },
}

const [NEVER, WITH_LEADER, ALWAYS] = [0, 1, 2] as const

/** §23.1: whether an aeroplane is sent over a battle. */
const aeroplane: Instruction<Table> = {
  key: 'aeroplane',
  rule: '23.1',
  blanks: { when: { kind: 'word', values: [NEVER, WITH_LEADER, ALWAYS], usually: WITH_LEADER } },
  answer(t, { when }) {
    if (!isDefending(t, 'aeroplane')) return undefined
    const flies = when === ALWAYS || (when === WITH_LEADER && listOf(t.defenders).some((u) => IS_LEADER[u] === 1))
    return flies ? act.aeroplane() : act.end()
  },
}

const [WEAKEST, SUPPLY, STRONGEST] = [0, 1, 2] as const

/** How late a unit takes a hit. */
function dearness(t: Table, u: Unit, first: number): number {
  if (IS_LEADER[u] === 1) return 90
  if (first === SUPPLY && SUPPLIES[u] === 1) return -90
  return first === STRONGEST ? -combatFactor(t, u) : combatFactor(t, u)
}

/** §16.2: who takes hits first; nobody is eliminated as long as another can be disrupted. */
const hits: Instruction<Table> = {
  key: 'hits',
  rule: '16.2',
  blanks: { first: { kind: 'word', values: [WEAKEST, SUPPLY, STRONGEST], usually: WEAKEST } },
  answer(t, { first }) {
    if (!isDefending(t, 'hits')) return undefined
    const force = listOf(forceOf(t, deciding(t)))
      .filter((u) => u >= t.battle.pickFrom)
      .toSorted((a, b) => dearness(t, a, Number(first)) - dearness(t, b, Number(first)) || a - b)
    const whole = force.filter((u) => hasTwoSteps(u) && !isDisrupted(t, u))
    // Hits are given out upwards: the lowest of those who are to take one comes first.
    const due = [...whole, ...force].slice(0, t.battle.hits).toSorted((a, b) => a - b)
    return due.map((u) => act.hit(u)).find((action) => mayDo(t, action))
  },
}

const [STAYS, IN_TOWN, RETREATS] = [0, 1, 2] as const

/** §17.4: who is beaten in a trench holds it, or goes. */
const trench: Instruction<Table> = {
  key: 'trench',
  rule: '17.4',
  blanks: { when: { kind: 'word', values: [STAYS, IN_TOWN, RETREATS], usually: STAYS } },
  answer(t, { when }) {
    if (!isDefending(t, 'trench')) return undefined
    return when === STAYS || (when === IN_TOWN && isTown(t.battle.at)) ? act.stay() : act.retreat()
  },
}

const moves = new Moves()
function mayDo(t: Table, action: Action): boolean {
  legal(rules, t, moves)
  return moves.has(action)
}

const all: readonly Instruction<Table>[] = [stand, withdraw, fallBack, bid, aeroplane, hits, trench]

/** What either side may leave behind for the battles of the enemy's turn. */
export const instructions = (): readonly Instruction<Table>[] => all

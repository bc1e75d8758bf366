import { type Instruction, TENTHS } from '@boma/counsel'
import { type Action, legal, Moves, other, asked as question } from '@boma/kernel'
import { act } from '../actions.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { endOf, type Figure, firstOf, LEADER, sideOf, type Unit, unitOf } from '../roster.ts'
import { ralliesOn } from '../rules/05-leaders.ts'
import { unitsApart } from '../rules/09-contact.ts'
import { isOnTable } from '../rules/09-units.ts'
import { attackerIn } from '../rules/15-combats.ts'
import { bonusAgainst } from '../rules/15-fights.ts'
import { rules } from '../rules.ts'
import { flow } from '../sequence.ts'
import { asked, deciding } from './asked.ts'
import { oddsOf } from './odds.ts'

// Both sides share every phase: what is left behind answers what fire, combat and courage ask of whoever waits, and never
// where a unit goes or whom it shoots at.

const moves = new Moves()
/** All answers of a kind to the question that is open. */
function allOf(t: Table, kind: { is(action: Action): boolean }): readonly Action[] {
  legal(rules, t, moves)
  return moves.toArray().filter((action) => kind.is(action))
}

/** How near the nearest enemy on the table is to a unit, in sixteenths of an inch, squared. */
function nearestFoe(t: Table, u: Unit): number {
  const enemy = other(sideOf(u))
  let least = Number.MAX_SAFE_INTEGER
  for (let v = firstOf(enemy), end = endOf(enemy); v !== end; v++)
    if (isOnTable(t, v)) least = Math.min(least, unitsApart(t, u, v))
  return least
}

/** §13.3: an ambush opens fire when somebody has come so near; until then it lies low. */
const ambush: Instruction<Table> = {
  key: 'ambush',
  rule: '13.3',
  blanks: { range: { kind: 'number', values: [4, 6, 8, 10, 12, 15, 18, 24], usually: 8 } },
  answer(t, { range }) {
    if (asked(t) !== 'openFire') return undefined
    const within = (Number(range) * PARTS) ** 2
    return allOf(t, act.spring).find((action) => nearestFoe(t, act.spring.unit(action)) <= within) ?? act.pass()
  },
}

const [LEADER_FIRST, EASIEST] = [0, 1] as const
const isLeading = (t: Table, f: Figure): boolean => t.units.type[unitOf(f)] === LEADER

/** §12.9: at whom those strike from whom somebody goes away. */
const freeRoll: Instruction<Table> = {
  key: 'freeRoll',
  rule: '12.9',
  blanks: { whom: { kind: 'word', values: [LEADER_FIRST, EASIEST], usually: LEADER_FIRST } },
  answer(t, { whom }) {
    if (asked(t) !== 'freeRoll') return undefined
    const striker = question(flow, t)?.about(t)['figure'] as Figure
    const worth = (f: Figure): number =>
      (whom === LEADER_FIRST && isLeading(t, f) ? 100 : 0) + bonusAgainst(t, striker, f) - bonusAgainst(t, f, striker)
    return allOf(t, act.strike).toSorted((a, b) => worth(act.strike.figure(b)) - worth(act.strike.figure(a)))[0]
  },
}

const [JOIN, REFRAIN] = [0, 1] as const
/** Is the side asked this that was charged? */
const isCharged = (t: Table, name: string): boolean => asked(t) === name && deciding(t) !== attackerIn(t)

/** §15.2, §15.3: in a combat that the enemy brought on: whether those who are left over join in, and two at one as they stand. */
const combat: Instruction<Table> = {
  key: 'combat',
  rule: '15.2',
  blanks: { over: { kind: 'word', values: [JOIN, REFRAIN], usually: JOIN } },
  answer(t, { over }) {
    if (isCharged(t, 'joining')) return over === JOIN ? act.rest() : act.refrain()
    return isCharged(t, 'striking') ? act.rest() : undefined
  },
}

/** §15.8: after a combat nobody closes up. */
const stay: Instruction<Table> = {
  key: 'stay',
  rule: '15.8',
  blanks: {},
  answer: (t) => (asked(t) === 'closingUp' ? act.pass() : undefined),
}

/** §16.1, §16.6: tests in the order of the units; beside a Disciplinarian one that would probably fail is ignored. */
const tests: Instruction<Table> = {
  key: 'tests',
  rule: '16.6',
  blanks: { chance: { kind: 'percent', values: [0, ...TENTHS], usually: 60 } },
  answer(t, { chance }) {
    if (asked(t) === 'test') return allOf(t, act.test)[0]
    if (asked(t) !== 'endure') return undefined
    const passes = oddsOf(t, act.endure())?.outcomes[0]?.chance ?? 1
    return 100 * passes < Number(chance) ? act.ignore() : act.endure()
  },
}

const [LEADERS, MEN] = [0, 1] as const

/** §14.9: what becomes of a six of whoever may pick. */
const pick: Instruction<Table> = {
  key: 'pick',
  rule: '14.9',
  blanks: { whom: { kind: 'word', values: [LEADERS, MEN], usually: LEADERS } },
  answer(t, { whom }) {
    if (asked(t) !== 'pick') return undefined
    return whom === LEADERS ? allOf(t, act.pick)[0] : act.spare()
  },
}

/** §8.8: every leader tries, the surest first, for the most men. */
const rally: Instruction<Table> = {
  key: 'rally',
  rule: '8.8',
  blanks: {},
  answer(t) {
    if (asked(t) !== 'rally') return undefined
    const dear = (a: Action): number => 100 * ralliesOn(t, act.rally.unit(a)) - t.units.count[act.rally.target(a)]
    return allOf(t, act.rally).toSorted((a, b) => dear(a) - dear(b) || a - b)[0]
  },
}

const all: readonly Instruction<Table>[] = [ambush, freeRoll, combat, stay, tests, pick, rally]

/** What either side may leave behind for what the other does. */
export const instructions = (): readonly Instruction<Table>[] => all

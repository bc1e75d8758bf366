import { hundredthsKept, type Instruction, TENTHS } from '@boma/counsel'
import { type Action, legal, Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { GERMAN, isVessel, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { attacking } from '../rules/11-forces.ts'
import { roleOf, THERE } from '../rules/12.4.7-groups.ts'
import { rules } from '../rules.ts'
import { firstIn, nextIn } from '../stacks.ts'
import { firepower, isFull } from './answers.ts'
import { asked, deciding } from './asked.ts'
import { isEntry, onlyConvoy, seekConvoys } from './customs.ts'
import { landOdds } from './odds.ts'

/** Battles that are played for a sentence: more would not change what it says. */
const PLAYED = 400

/** Is the defender of a battle on land asked this? */
const isDefending = (t: Table, question: string): boolean => asked(t) === question && deciding(t) !== attacking(t)

/** §12.4.4: these vessels never seek: where they would have to come along, nobody does. */
const spare = (side: Side): Instruction<Table> => ({
  key: 'spare',
  rule: '12.4.4',
  blanks: { vessels: { kind: 'unit', values: vesselsOf(side), usually: [] } },
  answer(t, { vessels }) {
    if (!isEntry(t, 'seek') || !Array.isArray(vessels)) return undefined
    for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) if (vessels.includes(u)) return act.lieLow()
    return undefined
  },
})

const vesselsOf = (side: Side): readonly Unit[] =>
  Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => isVessel(u) && SIDE_OF[u] === side)

const [NOBODY_AT_ALL, CONVOYS, EVERYBODY] = [0, 1, 2] as const

/** §12.4.1: who is sought of those who come in. */
const seek: Instruction<Table> = {
  key: 'seek',
  rule: '12.4.1',
  blanks: { whom: { kind: 'word', values: [NOBODY_AT_ALL, CONVOYS, EVERYBODY], usually: CONVOYS } },
  answer(t, { whom }) {
    if (whom === CONVOYS) return seekConvoys(t)
    if (isEntry(t, 'chase')) return onlyConvoy(t)
    if (!isEntry(t, 'seek')) return undefined
    return whom === EVERYBODY ? act.seek() : act.lieLow()
  },
}

const [FIGHTS_ON, RETIRES] = [0, 1] as const

/** §12.5.6: whether those who were met at sea would go on. */
const retire: Instruction<Table> = {
  key: 'retire',
  rule: '12.5.6',
  blanks: { what: { kind: 'word', values: [FIGHTS_ON, RETIRES], usually: FIGHTS_ON } },
  answer(t, { what }) {
    if (asked(t) !== 'retire' || roleOf(t, deciding(t)) !== THERE) return undefined
    return what === RETIRES ? act.breakOff() : act.fightOn()
  },
}

/** §11.5: Germans who would probably be beaten are not there when the attack comes. */
const withdraw: Instruction<Table> = {
  key: 'withdraw',
  rule: '11.5.1',
  blanks: { chance: { kind: 'percent', values: TENTHS, usually: 40 } },
  answer(t, { chance }) {
    if (!isDefending(t, 'withdraw')) return undefined
    const odds = landOdds(t, act.stand(), PLAYED)
    if (odds === undefined) return undefined
    return hundredthsKept(odds, deciding(t)) < Number(chance) ? act.withdraw() : act.stand()
  },
}

/** §11.6, §11.7: nobody is brought up, and no Carrier used up, for a defence. */
const save: Instruction<Table> = {
  key: 'save',
  rule: '11.7',
  blanks: {},
  answer: (t) => (isDefending(t, 'reinforce') || isDefending(t, 'battle-supply') ? act.end() : undefined),
}

const [WEAKEST, STRONGEST] = [0, 1] as const

/** §11.10.7: who takes hits first; full units before reduced ones. */
const losses: Instruction<Table> = {
  key: 'losses',
  rule: '11.10.7',
  blanks: { first: { kind: 'word', values: [WEAKEST, STRONGEST], usually: WEAKEST } },
  answer(t, { first }) {
    if (!isDefending(t, 'loss')) return undefined
    const sign = first === STRONGEST ? -1 : 1
    const dear = (u: Unit): number => (isFull(t, u) ? 0 : 1000) + sign * firepower(t, u)
    return hitsOf(t).toSorted((a, b) => dear(act.lose.unit(a)) - dear(act.lose.unit(b)) || a - b)[0]
  },
}

const moves = new Moves()
function hitsOf(t: Table): readonly Action[] {
  legal(rules, t, moves)
  return moves.toArray().filter((action) => act.lose.is(action))
}

const ASHORE: readonly Instruction<Table>[] = [save, losses]

/** What a side may leave behind for the enemy's Impulses; only Germans withdraw (11.5). */
export const instructions = (side: Side): readonly Instruction<Table>[] => [
  ...[spare(side), seek, retire],
  ...(side === GERMAN ? [withdraw, ...ASHORE] : ASHORE),
]

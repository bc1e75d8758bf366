import type { AnswerOdds, Counting, Note, Outcome, Weighed } from '@boma/counsel'
import { type Action, NOBODY, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Space } from '../board.ts'
import type { Table } from '../layout.ts'
import { CARD_NAMES, type Unit } from '../roster.ts'
import { hasEnemy } from '../rules/03-map.ts'
import { move, sail } from '../rules/10-movement.ts'
import { superiorityLines } from '../rules/13-superiority.ts'
import { trappedOf } from '../rules/17-retreat.ts'
import { asked, deciding, isFighting } from './asked.ts'
import {
  allRounds,
  type CombatOdds,
  type Course,
  type Fight,
  fightAt,
  fightOdds,
  fightUnderWay,
  forceIn,
  hasAir,
  joinedBy,
  laterRounds,
  musterOf,
  oddsAfterLoss,
  oddsWithAir,
  roundsLeft,
} from './combat.ts'
import { note, place, sideCalled, unitCalled } from './note.ts'

/** What may come of a combat before anyone goes there, before it is begun, and while it is fought. */
export const oddsOf: AnswerOdds<Table> = (t, action) => {
  if (act.move.is(action)) return ofAttack(t, act.move.unit(action), act.move.space(action), move)
  if (act.sail.is(action)) return ofAttack(t, act.sail.unit(action), act.sail.space(action), sail)
  if (act.fight.is(action)) return ofFight(t, act.fight.space(action))
  return isFighting(t) ? ofRound(t, action) : undefined
}

/** What is weighed, for whom, and how. */
interface Question {
  readonly title: Note
  readonly mover: Side
  /** What it takes for granted, besides that nobody leaves and that the weakest are lost first. */
  readonly ifSo: readonly Note[]
  readonly exact: boolean
  /** How the fight is worked out. */
  readonly weigh: typeof fightOdds
}

/** §10.3: whoever enters an enemy's space will fight there; others may still come, so it is an estimate. */
function ofAttack(t: Table, unit: Unit, to: Space, by: typeof move | typeof sail): Weighed | undefined {
  if (!hasEnemy(t, t.tracks.phasing, to)) return undefined
  const there = joinedBy(t, unit, to, by)
  const question = ifFought(t, t.tracks.phasing)
  const title = note('page.ifAttacked', { space: place(to) })
  const ifSo = [note('page.ifNobodyJoins'), ...question.ifSo]
  return fought(there, fightAt(there, to), allRounds, { ...question, title, ifSo, exact: false })
}

const ofFight = (t: Table, at: Space): Weighed | undefined =>
  fought(t, fightAt(t, at), allRounds, ifFought(t, t.tracks.phasing))

/** §24.4: as long as the Allies may send the aeroplanes to a later round, that they do not is taken for granted. */
const ifFought = (t: Table, mover: Side): Question => ({
  title: note('page.ifFought'),
  mover,
  ifSo: hasAir(t) ? [note('page.ifNobodyFlies')] : [],
  exact: !hasAir(t),
  weigh: fightOdds,
})

/** A round that is under way, or with 'stay' those that are left. */
function ofRound(t: Table, action: Action): Weighed | undefined {
  const fight = fightUnderWay(t)
  const question = ifFought(t, deciding(t))
  if (act.stay.is(action)) return fought(t, { ...fight, air: 0 }, laterRounds(t), question)
  if (act.air.is(action))
    return fought(t, fight, roundsLeft(t), { ...question, ifSo: [], exact: true, weigh: oddsWithAir })
  if (act.lose.is(action)) return asked(t) === 'lose' ? ofLoss(t, fight, act.lose.unit(action), question) : undefined
  if (act.retreat.is(action) || act.breakOff.is(action)) return ofLeaving(t, fight, question)
  if (!act.decline.is(action)) return undefined
  const known = asked(t) === 'air' ? {} : { superior: t.combat.superior }
  return fought(t, fight, { ...roundsLeft(t), ...known }, question)
}

/** §14.2: what is left of the combat if this unit is lost now. */
const ofLoss = (t: Table, fight: Fight, unit: Unit, question: Question): Weighed =>
  weighed(t, fight, oddsAfterLoss(t, unit), {
    ...question,
    title: note('page.ifLost', { unit: unitCalled(unit) }),
  })

/** §15.0, §18.0: the combat is over; who finds no way is lost (17.2). */
const ofLeaving = (t: Table, fight: Fight, { mover }: Question): Weighed => ({
  title: note('page.ifYouLeave'),
  rule: '17.1',
  outcomes: [{ name: note('page.nobodyFires'), chance: 1, side: NOBODY }],
  exact: true,
  assumes: [],
  losses: [],
  counts: [{ text: note('page.withoutWay'), is: trappedOf(t, forceIn(fight, mover), fight.at), rule: '17.2' }],
})

/** Works a combat out. */
function fought(t: Table, fight: Fight, course: Course, question: Question): Weighed | undefined {
  const { attack, defence } = fight
  if (attack.length === 0 || defence.length === 0) return undefined
  return weighed(t, fight, question.weigh(t, fight, course), question)
}

const weighed = (t: Table, fight: Fight, odds: CombatOdds, { title, mover, ifSo, exact }: Question): Weighed => ({
  title,
  rule: '12.2',
  outcomes: outcomes(odds, fight, mover),
  exact,
  assumes: [note('page.ifWeakestLost'), ...ifSo],
  losses: ([fight.attacker, other(fight.attacker)] as const).map((side, i) => ({
    name: note('page.unitsLost', { side: sideCalled(side) }),
    side,
    chances: odds.lost[i],
  })),
  counts: counts(t, fight),
})

/** As the mover sees them. */
function outcomes({ win, undecided, lose }: CombatOdds, fight: Fight, mover: Side): readonly Outcome[] {
  const isAttacker = mover === fight.attacker
  const [mine, yours] = isAttacker ? [win, lose] : [lose, win]
  return [
    { name: note('page.youWin'), chance: mine, side: mover },
    // §16.0: it is the attacker who must go
    { name: note(isAttacker ? 'page.youRetreat' : 'page.theyRetreat'), chance: undecided, side: NOBODY },
    { name: note('page.youLose'), chance: yours, side: other(mover) },
  ]
}

/** §13.0: all that a side adds to its die for superiority now, as the rules list it. */
export const bonuses = (t: Table, fight: Fight, side: Side): readonly Counting[] =>
  superiorityLines(t, musterOf(t, fight), side).map(({ text, value, rule }) => ({
    text: note(text, { card: CARD_NAMES[t.tracks.card] }),
    side,
    adds: value,
    rule,
  }))

/** §13.0: what counts for superiority. */
export const counts = (t: Table, fight: Fight): readonly Counting[] => [
  ...bonuses(t, fight, fight.attacker),
  ...bonuses(t, fight, other(fight.attacker)),
  { text: note('page.ties'), is: note('page.defender'), rule: '13.0' },
]

import type { AnswerOdds, Counting, Weighed } from '@boma/counsel'
import { type Action, type EventName, type Hex, other, type Side } from '@boma/kernel'
import { act, type tell } from '../actions.ts'
import { isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { isGround } from '../roster.ts'
import { hasFoe } from '../rules/10.1-ground.ts'
import { isHeldFast } from '../rules/11.5-withdrawal.ts'
import { attacking, BOMBARDMENT, defending, forceOf, OUTCOME } from '../rules/11-forces.ts'
import { is, SUPPRESSED } from '../stacks.ts'
import { answersNow } from './answers.ts'
import { asked, deciding } from './asked.ts'
import { type BattleForecast, battleForecast, PLAYED } from './battle.ts'
import { countingIn, firingsIn, listOf } from './fire.ts'
import { AT_SEA, navalOdds, UNTOLD } from './naval-odds.ts'
import { note, place, sideCalled } from './note.ts'
import { KEY, laidOut } from './trial.ts'

/** What may come of an answer at sea or on land: a fight at sea may come before one on land is over. */
export const oddsOf: AnswerOdds<Table> = (t, action) => navalOdds(t, action) ?? landOdds(t, action)

/** What may come of a land battle by each answer in it, and by a move that begins one; played as often as there is time for, unless it is said how often. */
export function landOdds(t: Table, action: Action, played?: number): Weighed | undefined {
  if (t.battle.round === 0) return ofAttack(t, action, played)
  if (t.battle.round === OUTCOME) return undefined
  if (act.withdraw.is(action)) return ofWithdrawal(t)
  const odds = battleForecast(t, action, KEY, played ?? shareOf(t))
  return odds && weighed(t, action, { attacker: attacking(t), at: t.battle.at }, odds)
}

/** §10.1.6, §10.3.4: a step or a landing among the enemy, or the word to begin an assault. */
function ofAttack(t: Table, action: Action, played = LEAST): Weighed | undefined {
  const at = attackedBy(t, action)
  if (at === undefined) return undefined
  const attacker = t.tracks.phasing
  const odds = battleForecast(t, action, KEY, played)
  return odds && weighed(t, action, { attacker, at }, odds)
}

function attackedBy(t: Table, action: Action): Hex | undefined {
  if (act.fight.is(action)) return t.battle.at
  const into = [act.step, act.land].find((kind) => kind.is(action))?.hex(action)
  return into !== undefined && isHex(into) && hasFoe(t, t.tracks.phasing, into) ? into : undefined
}

/** Battles played for all answers of a question together. */
const BUDGET = 2_400
const LEAST = 200

/** Battles to play for one of the answers that are open. */
const shareOf = (t: Table): number => Math.max(LEAST, Math.min(PLAYED, Math.trunc(BUDGET / answersNow(t))))

/** §11.5.2: an automatic withdrawal, or a die of 4 and more, and a battle if it fails. */
function ofWithdrawal(t: Table): Weighed {
  const side = defending(t)
  const chance = isHeldFast(t) ? HALF : 1
  return {
    title: note('page.ifYouWithdraw'),
    rule: '11.5.2',
    outcomes: [
      // Who wins the battle that he cannot avoid is another matter
      { name: note('page.getAway'), chance, side, decidedIn: UNTOLD },
      { name: note('page.heldFast'), chance: 1 - chance, side: other(side), decidedIn: UNTOLD },
    ],
    exact: true,
    assumes: [],
    losses: [],
    counts: [],
  }
}
/** A 4, 5 or 6. */
const HALF = 1 / 2

/** A battle that is weighed: who attacks, and where. */
interface Battle {
  readonly attacker: Side
  readonly at: Hex
}

/** The odds as the side sees them that decides. */
function weighed(t: Table, action: Action, { attacker, at }: Battle, odds: BattleForecast): Weighed {
  const mover = deciding(t)
  const [mine, yours] = mover === attacker ? [odds.win, odds.lose] : [odds.lose, odds.win]
  return {
    title: note('page.ifFoughtOut', { hex: place(at) }),
    rule: '11.11',
    outcomes: [
      { name: note('page.youWin'), chance: mine, side: mover, decidedIn: ASHORE },
      { name: note('page.thrownBack'), chance: yours, side: other(mover), decidedIn: ASHORE },
      // §12.4.10: those who are sunk on the way never come to fight
      ...(odds.isSought
        ? [{ name: note('page.noneAshore'), chance: odds.caught, side: other(mover), decidedIn: AT_SEA }]
        : []),
    ],
    arrives: 1 - odds.caught,
    exact: false,
    assumes: [
      ...(odds.isSought ? [note('page.ifAllSeek')] : []),
      note('page.ifBothFight'),
      note('page.playedOut', { played: odds.played, range: Math.ceil(odds.range * 100) }),
    ],
    losses: ([attacker, other(attacker)] as const).map((side, i) => ({
      name: note('page.stepsLost', { side: sideCalled(side) }),
      side,
      chances: odds.steps[i] ?? [],
    })),
    counts: counts(t, action),
  }
}

/** How a battle begins. */
const ASHORE: EventName<typeof tell> = 'battleBegan'

/** What counts in the rounds that are still to come, and who has no line: as the forces are laid out, or will be; nothing when the fire is over. */
function counts(t: Table, action: Action): readonly Counting[] {
  if (asked(t) === 'retreat') return []
  if (t.battle.round >= BOMBARDMENT) return modifiersIn(t)
  const laid = laidOut(t, action)
  return laid === undefined ? [] : [...unfed(laid), ...modifiersIn(laid)]
}

function modifiersIn(t: Table): readonly Counting[] {
  const all = firingsIn(t)
    .filter(({ round }) => round >= t.battle.round)
    .flatMap((firing) => countingIn(t, firing).map((counting) => ({ ...counting, side: firing.side })))
  const isSame = (one: Counting, other: Counting): boolean =>
    one.side === other.side && one.adds === other.adds && JSON.stringify(one.text) === JSON.stringify(other.text)
  return all.filter((counting, i) => all.findIndex((each) => isSame(each, counting)) === i)
}

/** §11.7.1: how many of each side begin the battle suppressed, for want of a line. */
const unfed = (t: Table): readonly Counting[] =>
  [attacking(t), defending(t)].flatMap((side) => {
    const n = listOf(forceOf(t, side)).filter((u) => isGround(u) && is(t, u, SUPPRESSED)).length
    return n === 0 ? [] : [{ text: note('page.withoutLine', { side: sideCalled(side) }), is: n, rule: '11.7.1' }]
  })

import { type Action, NOBODY, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { hasFoe, hexOf } from '../rules/10.1-ground.ts'
import { attacking } from '../rules/11-forces.ts'
import { hasUnit } from '../stacks.ts'
import { KEY, type Reporter, rangeOf, rehearse, Tally } from './trial.ts'

/**
 * What a battle may bring if both sides answer as `answerFor` does. The tree of a battle is far too wide for exact odds,
 * so it is played out by the rules themselves, with search dice that are the same every time.
 */
export interface BattleForecast {
  /** The chances of the attacker: he wins, he does not (11.11), or the defender withdraws first (11.5). */
  readonly win: number
  readonly lose: number
  readonly withdrawn: number
  /** The chance that none of those who come by sea gets ashore (12.4.10); 0 when nobody has to. */
  readonly caught: number
  /** Could they be caught on their way? */
  readonly isSought: boolean
  /** The chance of each number of steps lost to fire, cargo at sea among them, from none up: attacker, defender. */
  readonly steps: readonly [attacker: readonly number[], defender: readonly number[]]
  /** How many battles were played, and how far a chance may be off, with nineteen in twenty certainty. */
  readonly played: number
  readonly range: number
}

/** Battles that a forecast plays. */
export const PLAYED = 600

/**
 * The odds of the battle under way, or of the one that the action begins, if that action is taken and both then answer
 * as `answerFor` does; undefined when no battle comes of it. The same position has the same odds every time.
 */
export function battleForecast(t: Table, action: Action, key = KEY, played = PLAYED): BattleForecast | undefined {
  const ends = { win: 0, lose: 0, withdrawn: 0, caught: 0 }
  const steps = [new Tally(), new Tally()] as const
  let isSought = false
  const attacker = t.battle.round > 0 ? attacking(t) : t.tracks.phasing
  const isPlayed = rehearse(t, action, { played, until: 'decided', key }, (report, end) => {
    isSought ||= report.isSought
    // §12.4.10: those who are lost on their way to an attack never begin it
    if (!report.isOver && !report.isMet) return false
    ends[endOf(report, attacker, isHeld(t, action, end))]++
    for (const side of [attacker, other(attacker)] as const)
      steps[side === attacker ? 0 : 1].add(report.stepsOf(side as 0 | 1))
    return true
  })
  if (!isPlayed) return undefined
  const share = (n: number): number => n / played
  return {
    win: share(ends.win),
    lose: share(ends.lose),
    withdrawn: share(ends.withdrawn),
    caught: share(ends.caught),
    isSought,
    steps: [steps[0].chances, steps[1].chances],
    played,
    range: rangeOf(played),
  }
}

/** §11.0, §12.2.4: whoever lands holds the hex without a fight where its last defender was silenced at sea. */
function isHeld(t: Table, action: Action, end: Table): boolean {
  const at = act.land.is(action) ? hexOf(act.land.hex(action)) : t.battle.at
  const side = t.tracks.phasing
  return hasUnit(end, side, at) && !hasFoe(end, side, at)
}

function endOf(report: Reporter, attacker: Side, held: boolean): 'win' | 'lose' | 'withdrawn' | 'caught' {
  if (!report.isOver) return held ? 'win' : 'caught'
  if (report.isWithdrawn) return 'withdrawn'
  return report.winner !== NOBODY && report.winner === attacker ? 'win' : 'lose'
}

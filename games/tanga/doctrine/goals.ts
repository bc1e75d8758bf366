import type { Hex } from '@boma/kernel'
import { HEXES } from '../board.ts'
import { aimsIn } from '../counsel/appraise/aims.ts'
import type { Table } from '../layout.ts'
import { lastTurn } from '../rules/04-clock.ts'
import { EARLY, RUSH } from './weights.ts'

/** What decides the match, as far as ground goes. */
export interface Goals {
  /** Where a British unit decides it: any of them. */
  readonly hexes: readonly Hex[]
  readonly isGoal: Uint8Array
  /** Is it looked at in every turn, rather than at the end? */
  readonly isAtOnce: boolean
  /** Turns that are left after this. */
  readonly left: number
  /** How much of winning it is to stand there now. */
  readonly weight: number
  /** Is it time to go for it, whatever it costs? */
  readonly isTime: boolean
}

/** §21.0: what decides the scenario that is played. */
export function goalsIn(t: Table): Goals {
  const { footholds, isOneEnough } = aimsIn(t)
  const isGoal = new Uint8Array(HEXES)
  for (const at of footholds) isGoal[at] = 1
  const left = lastTurn(t) - t.tracks.turn
  const weight = isOneEnough ? 1 : (EARLY[Math.min(left, EARLY.length - 1)] ?? 0)
  return { hexes: footholds, isGoal, isAtOnce: isOneEnough, left, weight, isTime: isOneEnough || left <= RUSH }
}

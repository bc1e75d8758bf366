import { type Hex, other } from '@boma/kernel'
import { columnOf, GOVERNMENT, HEXES, IS_PASSABLE } from '../board.ts'
import { type Aims, aimsIn } from '../counsel/appraise/aims.ts'
import { ROW_XXXX } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { BRITISH } from '../roster.ts'
import { lastTurn } from '../rules/04-clock.ts'
import { hasCombat } from '../stacks.ts'
import { EARLY, FARTHEST_WEST, RUSH, STEP_BY_STEP } from './weights.ts'

/** What decides the match, as far as ground goes. */
export interface Goals {
  /** Where a British unit decides it, or helps to: what the Germans deny them. */
  readonly hexes: readonly Hex[]
  readonly isGoal: Uint8Array
  /** Those where the British still have to go, and Germans whom they have to drive away. */
  readonly wanted: readonly Hex[]
  readonly isHunted: (at: Hex) => boolean
  /** Is it looked at in every turn, rather than at the end? */
  readonly isAtOnce: boolean
  /** Do battalions that break decide it, too? */
  readonly areBroken: boolean
  /** Turns that are left after this. */
  readonly left: number
  /** How much of winning it is to stand there now. */
  readonly weight: number
  readonly weightAt: (at: Hex) => number
  /** Is it time to go for it, whatever it costs? */
  readonly isTime: boolean
}

/** §21.0: what decides the scenario that is played. */
export function goalsIn(t: Table): Goals {
  const aims = aimsIn(t)
  const { footholds: hexes, isOneEnough: isAtOnce, areHeld } = aims
  const isGoal = new Uint8Array(HEXES)
  for (const at of hexes) isGoal[at] = 1
  const left = lastTurn(t) - t.tracks.turn
  const early = EARLY[Math.min(left, EARLY.length - 1)] ?? 0
  const weight = isAtOnce ? 1 : Math.max(early, areHeld ? STEP_BY_STEP.building : 0)
  const weightAt = (at: Hex): number => (areHeld && !isMissing(t, at) ? Math.max(early, STEP_BY_STEP.house) : weight)
  const isHunted = (at: Hex): boolean => areHeld && columnOf(at) >= ROW_XXXX
  // Where one gap decides there is always time to wait for it
  const isTime = left <= (isAtOnce ? 0 : RUSH)
  return {
    hexes,
    isGoal,
    wanted: wantedIn(t, aims),
    isHunted,
    isAtOnce,
    areBroken: aims.broken > 0,
    left,
    weight,
    weightAt,
    isTime,
  }
}

/** §22.1.1.2B: where no British unit may be for the Germans to win. */
const WEST: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex).filter(
  (at) => IS_PASSABLE[at] === 1 && columnOf(at) <= FARTHEST_WEST,
)

/** §21.2.1.1B: is it a building that the British do not hold? */
const isMissing = (t: Table, at: Hex): boolean => {
  const g = GOVERNMENT.indexOf(at)
  return g >= 0 && ((t.tracks.british >> g) & 1) === 0
}

/** §21.2.1.1B: the town; when all its buildings are theirs, Germans who are still east of the row that counts. */
function wantedIn(t: Table, { areHeld, footholds }: Aims): readonly Hex[] {
  if (!areHeld) return footholds
  // §22.1.1.2B: in the end anybody who stands so far west saves the draw
  if (lastTurn(t) - t.tracks.turn <= RUSH) return WEST
  if (GOVERNMENT.some((at) => isMissing(t, at))) return footholds
  const foes: Hex[] = []
  for (let at = 0 as Hex; at < HEXES; at++)
    if (columnOf(at) >= ROW_XXXX && hasCombat(t, at, other(BRITISH))) foes.push(at)
  return foes.length > 0 ? foes : footholds
}

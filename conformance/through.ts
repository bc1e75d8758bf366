import {
  apply,
  begin,
  blank,
  equal,
  legal,
  optionBits,
  question,
  restore,
  SIDES,
  scenarioOf,
  type TableBase,
  view,
} from '@boma/kernel'
import type { WorldsRun } from './apart.ts'
import { coverage } from './coverage.ts'
import { drawAction } from './draw.ts'
import { countAlike } from './fog.ts'
import { type BrokenPromise, type Examined, equipment, type Probe } from './probe.ts'
import { checkWorlds } from './worlds.ts'

/** Whole matches of which worlds are made. */
export interface ThroughRun extends Omit<WorldsRun, 'worlds' | 'progress' | 'scenario' | 'options'> {
  /** The number of the match: another one is played for each. */
  readonly match: number
  readonly scenario: string
  readonly options: readonly string[]
  /** Do players go for what the game appraises highest? */
  readonly eager?: boolean
  /** Pairs of worlds, of positions all through the match. */
  readonly pairs: number
  /** How far each pair is played on. */
  readonly ahead?: number
}

/** Looks for worlds at so many positions for each pair that is wanted: in some of them nothing can be otherwise. */
const SPARE = 2
/** Other worlds that are tried at a position: of either side, made in either way. */
const TRIES = 4

/**
 * Plays one match to its end, and compares worlds that a side cannot tell apart at positions all through it, as far as
 * anything is hidden there (`checkWorlds`); says what gives them away.
 */
export function compareThrough<T extends TableBase>(game: Examined<T>, run: ThroughRun): readonly BrokenPromise[] {
  const { match, seed = 1, pairs, eager = false, ahead, follow, mostFaults = 20, coverage: seen = coverage() } = run
  const faults: BrokenPromise[] = []
  const fault: Probe<T>['fault'] = (property, problem, { record = '' } = {}) => {
    const found = { property, problem, match, record }
    faults.push(found)
    run.found?.(found)
  }
  const gear = {
    ...{ game, coverage: seen, whole: 0, eager, fault, follow, ahead },
    ...equipment(game, Math.imul(seed, 0x10001) + match),
  }
  const most = seen.worlds.pairs + pairs
  for (const bytes of hidingPositions(gear, run)) {
    if (seen.worlds.pairs >= most || faults.length >= mostFaults) break
    compareAt(gear, bytes)
  }
  return faults
}

function compareAt<T extends TableBase>(gear: Omit<Probe<T>, 't' | 'q' | 'side'>, bytes: Uint8Array): void {
  const { game, coverage: seen } = gear
  const { pairs } = seen.worlds
  const t = blank(game)
  for (let i = 0; i < TRIES && seen.worlds.pairs === pairs; i++) {
    restore(t, bytes)
    const q = question(game, t)
    if (q !== undefined) checkWorlds({ ...gear, t, q, side: q.who(t) })
  }
}

/** Positions of a match at which a side does not see all, drawn evenly from its beginning to its end, in any order. */
function hidingPositions<T extends TableBase>(
  gear: Omit<Probe<T>, 't' | 'q' | 'side'>,
  { scenario, options, pairs, eager = false }: ThroughRun,
): readonly Uint8Array[] {
  const { game, moves, pick } = gear
  const drawn: Uint8Array[] = []
  const t = blank(game)
  const dice = gear.freshDice()
  begin(game, t, { scenario: scenarioOf(game, scenario), options: optionBits(game, options) }, dice)
  for (let met = 0, q = question(game, t); q !== undefined; q = question(game, t)) {
    if (isHiding(gear, t)) {
      const at = met < pairs * SPARE ? met : pick(met + 1)
      if (at < pairs * SPARE) drawn[at] = t.bytes.slice()
      met++
    }
    legal(game, t, moves)
    const side = q.who(t)
    const action = eager ? drawAction({ ...gear, t, q, side }) : moves.at(pick(moves.count))
    apply(game, t, side, action, dice)
  }
  return drawn
}

/** Is there anything that a side does not see? */
const isHiding = <T extends TableBase>({ game, a }: Pick<Probe<T>, 'game' | 'a'>, t: T): boolean =>
  SIDES.some((side) => {
    view(game, t, side, a)
    countAlike(a, t)
    return !equal(t, a)
  })

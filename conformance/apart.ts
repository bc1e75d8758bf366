import { apply, begin, blank, legal, optionBits, question, scenarioOf, type TableBase } from '@boma/kernel'
import { coverage } from './coverage.ts'
import { type BrokenPromise, type ConformanceRun, type Examined, equipment, type Follow, type Probe } from './probe.ts'
import { checkWorlds } from './worlds.ts'

/** How many worlds are compared, and of which matches. */
export interface WorldsRun
  extends Pick<ConformanceRun, 'seed' | 'scenario' | 'options' | 'mostFaults' | 'coverage' | 'progress' | 'found'> {
  /** Pairs of worlds that a side cannot tell apart. */
  readonly worlds: number
  /** Who follows them besides. */
  readonly follow?: Follow
}

/** At one position in so many two worlds are made. */
const EVERY = 6
/** A match in which nothing was hidden at so many positions one after the other is left. */
const PATIENCE = 40

/** Plays random matches only to compare worlds that a side cannot tell apart (`checkWorlds`), and says what gives them away. */
export function compareWorlds<T extends TableBase>(game: Examined<T>, run: WorldsRun): readonly BrokenPromise[] {
  const { worlds, seed = 1, mostFaults = 20, coverage: seen = coverage() } = run
  const faults: BrokenPromise[] = []
  const gear = equipment(game, seed)
  const enough = () => seen.worlds.pairs >= worlds || faults.length >= mostFaults
  for (let match = 1; !enough(); match++) {
    const fault: Probe<T>['fault'] = (property, problem, { record = '' } = {}) => {
      const found = { property, problem, match, record }
      faults.push(found)
      run.found?.(found)
    }
    playApart({ game, coverage: seen, whole: 0, eager: false, fault, follow: run.follow, ...gear }, run, match, enough)
    run.progress?.(Math.min(seen.worlds.pairs, worlds), worlds)
  }
  return faults
}

/** Plays one match as long as something is hidden in it, and makes worlds of its positions. */
function playApart<T extends TableBase>(
  gear: Omit<Probe<T>, 't' | 'q' | 'side'>,
  run: WorldsRun,
  n: number,
  enough: () => boolean,
): void {
  const { game, moves, pick, coverage: seen } = gear
  const t = blank(game)
  const scenario = run.scenario === undefined ? n % game.scenarios.length : scenarioOf(game, run.scenario)
  const options = optionBits(game, run.options ?? game.options.map(({ id }) => id).filter(() => pick(3) > 0))
  const dice = gear.freshDice()
  begin(game, t, { scenario, options }, dice)
  for (let since = 0; since < PATIENCE && !enough(); ) {
    const q = question(game, t)
    if (q === undefined) return
    const side = q.who(t)
    const { pairs } = seen.worlds
    if (pick(EVERY) === 0) {
      checkWorlds({ ...gear, t, q, side })
      since = seen.worlds.pairs > pairs ? 0 : since + 1
    }
    legal(game, t, moves)
    apply(game, t, side, moves.at(pick(moves.count)), dice)
  }
}

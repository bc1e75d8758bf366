/** How long one operation takes, in nanoseconds: the middle of all batches, the fastest and the slowest. */
export type Timing = { readonly median: number; readonly fastest: number; readonly slowest: number }

/** Says the time in milliseconds; a parameter so that tests can bring a clock of their own. */
export type Clock = () => number

/** Long enough for the engine to have optimised even the rules of a whole game. */
const WARM_MS = 2000
const BATCH_MS = 20
const BATCHES = 25
const ENOUGH_MS = 3000
const FEWEST_BATCHES = 5

/**
 * Times an operation in batches long enough for the clock to be exact, once it has warmed up.
 * A batch's call of `run` costs some 5 ns: what is faster than 50 should do many operations in one run and say so.
 */
export function timeIt(run: () => unknown, operationsPerRun = 1, clock: Clock = () => performance.now()): Timing {
  warmUp(run, clock)
  const runs = calibrate(run, clock)
  const batches: number[] = []
  const started = clock()
  while (batches.length < BATCHES && !(batches.length >= FEWEST_BATCHES && clock() - started > ENOUGH_MS)) {
    batches.push((batch(run, runs, clock) * 1e6) / (runs * operationsPerRun))
  }
  return summary(batches)
}

/** Operations between two looks at the clock, and in one lap. */
const BLOCK = 500
const LAP = 60_000
const FEWEST_LAPS = 8
const LAPS = 25

/**
 * Times operations that differ from one another: the same lap of them over and over. What other programs take of the
 * machine only adds, so `fastest` is the sum of the least times that each block took in any lap.
 */
export function timeLaps(begin: () => () => unknown, clock: Clock = () => performance.now()): Timing {
  // A lap at least: on a busy machine two seconds may be few operations.
  const warm = begin()
  batch(warm, LAP, clock)
  warmUp(warm, clock)
  const least = new Float64Array(LAP / BLOCK).fill(Number.POSITIVE_INFINITY)
  const laps: number[] = []
  const started = clock()
  while (laps.length < LAPS && !(laps.length >= FEWEST_LAPS && clock() - started > ENOUGH_MS))
    laps.push((lap(begin(), least, clock) * 1e6) / LAP)
  const { median, slowest } = summary(laps)
  return { median, slowest, fastest: (least.reduce((sum, block) => sum + block, 0) * 1e6) / LAP }
}

function lap(run: () => unknown, least: Float64Array, clock: Clock): number {
  let taken = 0
  for (let i = 0; i < least.length; i++) {
    const block = batch(run, BLOCK, clock)
    least[i] = Math.min(least[i] ?? block, block)
    taken += block
  }
  return taken
}

/** The number of runs that fill a batch, found by doubling. */
function calibrate(run: () => unknown, clock: Clock): number {
  let runs = 1
  while (batch(run, runs, clock) < BATCH_MS) runs *= 2
  return runs
}

/** What the last run gave, kept where an optimiser cannot prove that nobody looks: else it might skip the work. */
const kept: { result: unknown } = { result: undefined }

function warmUp(run: () => unknown, clock: Clock): void {
  const started = clock()
  do kept.result = run()
  while (clock() - started < WARM_MS)
}

function batch(run: () => unknown, runs: number, clock: Clock): number {
  const start = clock()
  for (let i = 0; i < runs; i++) kept.result = run()
  return clock() - start
}

function summary(batches: readonly number[]): Timing {
  const sorted = batches.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { median: at(0.5), fastest: at(0), slowest: at(1) }
}

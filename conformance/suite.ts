import type { Rules, TableBase } from '@boma/kernel'
import { type Game, inEnglish } from '@boma/showing'
import { coverage } from './coverage.ts'
import { checkDeclarations } from './declarations.ts'
import { Detours } from './detours.ts'
import type { BrokenPromise, ConformanceRun, Examined } from './probe.ts'
import { Rarities } from './rarities.ts'
import { Trial } from './trial.ts'

/**
 * Runs a game through every promise the kernel makes about games, and says which it breaks. Matches are played two at a
 * time, an action of one and an action of the other, so that what a game keeps beside its table gets mixed up. Of rules
 * alone nothing is asked that people would read.
 */
export function conformance<T extends TableBase>(rules: Rules<T>, run: ConformanceRun): readonly BrokenPromise[] {
  const game: Examined<T> = 'english' in rules ? inEnglish(rules as Game<T>) : rules
  const faults: BrokenPromise[] = []
  const { matches, mostFaults = 20 } = run
  const tell = (fault: BrokenPromise): void => {
    faults.push(fault)
    run.found?.(fault)
  }
  checkDeclarations(game, (property, problem) => tell({ property, problem, match: 0, record: '' }))
  const seen = run.coverage ?? coverage()
  const rarities = new Rarities()
  for (let n = 0; n < matches && faults.length < mostFaults; n += 2) {
    const detours = new Detours<T>()
    let going = [n, n + 1].filter((k) => k < matches).map((k) => new Trial(game, k, run, seen, detours, rarities, tell))
    while (going.length > 0) going = going.filter((trial) => trial.step())
    run.progress?.(Math.min(n + 2, matches), matches)
  }
  return faults
}

import type { Rules, TableBase } from '@boma/kernel'
import { type Game, inEnglish } from '@boma/showing'
import { coverage } from './coverage.ts'
import { checkDeclarations } from './declarations.ts'
import { Detours } from './detours.ts'
import type { BrokenPromise, ConformanceRun, Examined } from './probe.ts'
import { Rarities } from './rarities.ts'
import { type Discovery, Scouts } from './scouts.ts'
import { type Sortie, Trial } from './trial.ts'

/** Positions that are examined before scouts go ahead once more; orders that they give then for each of them. */
const SALLY_EVERY = 256
const SCOUTED = 8
/** Matches that begin then with what they came upon, and how long each is. */
const SORTIES = 8
const SORTIE = 3

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
  const isEnough = () => faults.length >= mostFaults
  let n = 0
  const scouts = new Scouts(game, run, (property, problem, record) => tell({ property, problem, match: n + 1, record }))
  let sorties = 0
  // Where a game knows of rare positions, they come first.
  let toExamine = run.rare === undefined ? SALLY_EVERY : 0
  for (; n < matches && !isEnough(); n += 2) {
    const detours = new Detours<T>()
    const trial = (k: number, sortie?: Sortie) => new Trial(game, k, run, seen, detours, rarities, tell, sortie)
    let going = [n, n + 1].filter((k) => k < matches).map((k) => trial(k))
    while (going.length > 0 && !isEnough()) {
      going = going.filter((each) => each.step())
      if (seen.examined < toExamine) continue
      sally(scouts, (from) => (isEnough() ? undefined : trial(n, { number: ++sorties, from, actions: SORTIE })))
      toExamine = seen.examined + SALLY_EVERY
    }
    run.progress?.(Math.min(n + 2, matches), matches)
  }
  return faults
}

/** Sends scouts ahead, and has matches begin with the rarest things that they came upon. */
function sally<T extends TableBase>(scouts: Scouts<T>, trial: (from: Discovery) => Trial<T> | undefined): void {
  scouts.roam(SCOUTED * SALLY_EVERY)
  for (let i = 0; i < SORTIES; i++) {
    const from = scouts.draw()
    const going = from && trial(from)
    while (going?.step());
  }
}

import type { Rules, TableBase } from '@boma/kernel'
import { type Game, inEnglish } from '@boma/showing'
import { coverage } from './coverage.ts'
import { checkDeclarations } from './declarations.ts'
import { Detours } from './detours.ts'
import type { BrokenPromise, ConformanceRun, Examined } from './probe.ts'
import { Rarities } from './rarities.ts'
import { Scouts } from './scouts.ts'
import { type Sortie, Trial } from './trial.ts'

/** Orders that scouts give for each position that was examined; positions for each sortie, and how long it is. */
const SCOUTED = 24
const SORTIE_EVERY = 32
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
  let match = 1
  const scouts = new Scouts(game, run, (property, problem, record) => tell({ property, problem, match, record }))
  let toScout = run.scouted ? SORTIE_EVERY * (run.rare?.length ?? 0) : 0
  for (let n = 0; n < matches && faults.length < mostFaults; n += 2) {
    match = n + 1
    const detours = new Detours<T>()
    const trial = (k: number, sortie?: Sortie) => new Trial(game, k, run, seen, detours, rarities, tell, sortie)
    sally(scouts, toScout, (sortie) => (faults.length < mostFaults ? trial(n, sortie) : undefined))
    const { examined } = seen
    let going = [n, n + 1].filter((k) => k < matches).map((k) => trial(k))
    while (going.length > 0) going = going.filter((each) => each.step())
    toScout = run.scouted ? seen.examined - examined : 0
    run.progress?.(Math.min(n + 2, matches), matches)
  }
  return faults
}

/** Sends scouts ahead, and has a match begin with each of the rarest things that they came upon; by how much was examined. */
function sally<T extends TableBase>(
  scouts: Scouts<T>,
  examined: number,
  trial: (sortie: Sortie) => Trial<T> | undefined,
): void {
  scouts.roam(SCOUTED * examined)
  for (let number = 1; number <= Math.ceil(examined / SORTIE_EVERY); number++) {
    const from = scouts.draw()
    const going = from && trial({ number, from, actions: SORTIE })
    while (going?.step());
  }
}

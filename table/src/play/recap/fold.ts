import { t } from '../../words/words.ts'
import type { RecapStep } from './steps.ts'

/** A recap has so many steps at the most: nobody goes through more. */
const MOST = 20

/** Which neighbours are told as one where there are too many, those first that say the least. */
const MAY_JOIN: readonly ((a: RecapStep, b: RecapStep) => boolean)[] = [
  (a, b) => a.kind === b.kind && a.isQuiet && b.isQuiet,
  (a, b) => a.kind === b.kind && (a.isQuiet || b.isQuiet),
  (a, b) => a.kind === b.kind,
  () => true,
]

/** Steps one after the other, of which some are several deeds where there would be too many. Nothing is left out. */
export function folded(steps: readonly RecapStep[]): readonly RecapStep[] {
  const left = [...steps]
  for (const mayJoin of MAY_JOIN)
    while (left.length > MOST) {
      const at = shortestPair(left, mayJoin)
      const [a, b] = [left[at], left[at + 1]]
      if (a === undefined || b === undefined) break
      left.splice(at, 2, joined(a, b))
    }
  return left
}

/** Where two neighbours lie that may be one and have the fewest deeds between them; -1 where none may. */
function shortestPair(steps: readonly RecapStep[], mayJoin: (a: RecapStep, b: RecapStep) => boolean): number {
  let [at, fewest] = [-1, Number.POSITIVE_INFINITY]
  for (const [i, a] of steps.entries()) {
    const b = steps[i + 1]
    if (b === undefined || !mayJoin(a, b)) continue
    const deeds = a.deeds.length + b.deeds.length
    if (deeds < fewest) [at, fewest] = [i, deeds]
  }
  return at
}

function joined(a: RecapStep, b: RecapStep): RecapStep {
  const deeds = [...a.deeds, ...b.deeds]
  const kind = a.kind === b.kind ? a.kind : 'event'
  return {
    kind,
    deeds,
    head: headFor(a, b, deeds.length),
    // A battle goes by its name, though it is one of several.
    words: [wordsIn(a), wordsIn(b)].join(' '),
    trails: [...a.trails, ...b.trails],
    space: b.space ?? a.space,
    lit: b.lit.length > 0 ? b.lit : a.lit,
    get pieces() {
      return [...new Set([...a.pieces, ...b.pieces])]
    },
    card: a.card ?? b.card,
    isQuiet: a.isQuiet && b.isQuiet,
  }
}

const wordsIn = ({ deeds, kind, head, words }: RecapStep): string =>
  deeds.length > 1 || kind === 'march' ? words : `${head}: ${words}`

function headFor(a: RecapStep, b: RecapStep, deeds: number): string {
  if (a.kind !== b.kind) return t('deed.several')
  const count = String(deeds)
  return a.kind === 'march' ? t('deed.marches', { count }) : a.kind === 'battle' ? t('deed.battles', { count }) : a.head
}

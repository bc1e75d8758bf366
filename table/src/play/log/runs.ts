import type { GameEvent } from '@boma/kernel'
import { type SpokenGame, say, sayNews } from '@boma/showing'
import { t } from '../../words/words.ts'
import { deedsOf, type Reader, type ToldDeed } from '../story/deeds.ts'
import type { Line, LogNote } from './chapters.ts'

/** So many lines of one kind on end are folded into one; fewer are read as quickly as their sum. */
const LONG = 6

/** Lines of the log that are read as one: a single one, or a long run of the same kind. */
export type Run = readonly Line[]

/** Folds long runs of lines that are alike. What was rolled is never folded up: dice are there to be seen. */
export function runsOf(
  lines: readonly (Line | LogNote)[],
  likeness: (e: GameEvent) => string,
): readonly (Run | LogNote)[] {
  const runs: (Line[] | LogNote)[] = []
  let last = ''
  for (const line of lines) {
    const like = 'note' in line || line.event.dice.length > 0 ? '' : likeness(line.event)
    const run = runs.at(-1)
    if ('note' in line) runs.push(line)
    else if (Array.isArray(run) && like !== '' && like === last) run.push(line)
    else runs.push([line])
    last = like
  }
  return runs.flatMap((run): readonly (Run | LogNote)[] =>
    'note' in run || run.length >= LONG ? [run] : run.map((line) => [line]),
  )
}

/** What the log shows as one: a line or a run of them, a note, or a whole deed. */
export type Fold = Run | LogNote | ToldDeed<Line>

/** Folds what belongs together: deeds of more than one line, then runs of what is left. */
export function foldsOf(
  lines: readonly (Line | LogNote)[],
  likeness: (e: GameEvent) => string,
  reader: Reader,
): readonly Fold[] {
  const folds: Fold[] = []
  let single: (Line | LogNote)[] = []
  let told: Line[] = []
  const flush = () => {
    for (const deed of deedsOf(told, reader))
      if (deed.kind === undefined || deed.lines.length === 1) single.push(...deed.lines)
      else {
        folds.push(...runsOf(single, likeness), deed)
        single = []
      }
    told = []
  }
  for (const line of lines) {
    if (!('note' in line)) told.push(line)
    else {
      flush()
      single.push(line)
    }
  }
  flush()
  return [...folds, ...runsOf(single, likeness)]
}

/** A run in one sentence: the game's own, 'many.placed', if it has one; else its first and how many more there are. */
export function runSentence(game: SpokenGame, run: Run): string {
  const [first] = run
  if (first === undefined) return ''
  const many = `many.${first.event.kind}`
  if (many in game.tongue.messages) return say(game, many, { count: String(run.length) })
  const sentence = sayNews(game, first.event).replace(/\.$/, '')
  return t('log.many', { first: sentence, count: String(run.length - 1) })
}

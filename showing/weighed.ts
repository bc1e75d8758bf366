import { inHundred } from '@boma/counsel'
import type { Action, TableBase } from '@boma/kernel'
import type { SpokenGame } from './game.ts'
import { sayAction } from './say.ts'

/** A figure of this very position, beside the help at its question. */
export interface WeighedLine {
  /** The answer that it is about, or what is at risk. */
  readonly head: string
  readonly text: string
  readonly rule: string
}

/** Of more answers than these nothing is reckoned: that takes a while. */
const RECKONED = 12
/** Lines that somebody reads who has a question to answer. */
const MOST = 3

/**
 * What the counsel of a game says of the answers to the question on a side's view: odds of each, and what an answer that
 * ends a phase puts at risk. It rests on the view alone, and says no more than the page does anyway.
 */
export function weighedOn<T extends TableBase>(
  game: SpokenGame<T>,
  view: T,
  answers: readonly Action[],
  acted: ReadonlySet<number> = new Set(),
): readonly WeighedLine[] {
  const { advice } = game.page
  if (answers.length > RECKONED) return risksOf(game, view, answers, acted)
  const odds = answers.flatMap((action) => {
    const forecast = advice.forecast?.(view, action)
    if (forecast === undefined || forecast.outcomes.length === 0) return []
    const likely = forecast.outcomes.filter(({ probability }) => probability >= SOME)
    const text = likely.map(({ name, probability }) => `${name} ${inHundred(probability)}\u00a0%`).join(', ')
    return [{ head: sayAction(game, action), text: text === '' ? '' : `${text}.`, rule: forecast.rule }]
  })
  return [...odds.slice(0, MOST), ...risksOf(game, view, answers, acted)].slice(0, MOST)
}
const SOME = 0.005

function risksOf<T extends TableBase>(
  { page: { advice } }: SpokenGame<T>,
  view: T,
  answers: readonly Action[],
  acted: ReadonlySet<number>,
): readonly WeighedLine[] {
  // Most answers end no phase, and what they would cost is not asked of each of hundreds.
  const ending = answers.length > RECKONED ? answers.slice(-RECKONED) : answers
  const risks = ending.flatMap((action) => advice.stakes?.(view, action, acted)?.risks ?? [])
  return risks.slice(0, MOST).map(({ text, why, rule }) => ({ head: text, text: why, rule }))
}

import type { Side } from '@boma/kernel'
import { strengthOf } from '@boma/opponents'
import type { Sitter } from '../play/session/seats.ts'
import { language, t } from '../words/words.ts'

/** What a sitter is called where one is chosen: 'Computer, Askari'. */
export const sitterName = (sitter: Sitter): string =>
  sitter === 'person' || sitter === 'random' ? t(`open.${sitter}`) : t('open.computer', { level: t(`level.${sitter}`) })

/** Where a player would sit. */
export interface SittingAt {
  readonly game: string
  readonly scenario: string
  readonly side: Side
}

/** What to know of a sitter before one chooses him: how he plays, and how strong he was measured to be from this side. */
export function sitterWords(sitter: Sitter, place: SittingAt): string {
  const hint = t(`level.${sitter}Hint`)
  if (sitter === 'person') return hint
  return [hint, sitter === 'random' ? '' : strengthWords(sitter, place), t('level.fair')]
    .filter((words) => words !== '')
    .join(' ')
}

/** How strong a player was measured to be. */
function strengthWords(player: Exclude<Sitter, 'person'>, { game, scenario, side }: SittingAt): string {
  const { rated, record } = strengthOf({ game, scenario, player }, side === 0 ? 0 : 1)
  if (record === undefined) return t('level.unmeasured')
  const { points, matches, against } = record
  const level = against === 'idle' ? against : t(`level.${against}`)
  const facts = { level, points: points.toLocaleString(language.value()), matches: String(matches) }
  const score = t(Number.isInteger(points) ? 'level.beats' : 'level.scores', facts)
  return rated === undefined ? score : `${ratingWords(rated)} ${score}`
}

const ratingWords = ({ rating, error }: { readonly rating: number; readonly error: number }): string =>
  t(error === 0 ? 'level.ratingZero' : 'level.rating', { rating: String(rating), error: String(error) })

import { type MatchRecord, quoted, SIDES, sideWord } from '@boma/kernel'
import type { SpokenGame } from '@boma/showing'
import type { NoOverlay, Useless } from '../store/reading.ts'
import { t } from '../words/words.ts'
import { faultWords } from './fault-words.ts'

/** Why a text is of no use, in one sentence. */
export function uselessWords(reading: Exclude<Useless, NoOverlay>): string {
  switch (reading.kind) {
    case 'damaged':
      return t('record.damaged', { reason: faultWords(reading.fault, reading.line) })
    case 'unknownGame':
      return t('record.unknownGame', { game: quoted(reading.game) })
    case 'notLoaded':
      return t('app.notLoaded')
    default:
      return t(`record.${reading.kind}`)
  }
}

/** How a recorded match ended, or that it has not. */
export function resultOf(game: SpokenGame, record: MatchRecord): string {
  if (record.result === undefined) return t('record.underWay')
  const winner = SIDES.find((side) => sideWord(game, side) === record.result)
  return winner === undefined ? t('record.drawn') : t('record.won', { side: game.tongue.sides[winner] ?? '' })
}

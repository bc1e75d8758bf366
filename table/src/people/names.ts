import type { Opponent } from '@boma/club'
import type { Side } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { nameAt } from '../club/words.ts'
import { spoken } from '../words/spoken.ts'
import { t } from '../words/words.ts'

/** What a side of a game is called; its number until the game is here. */
export const sideNameOf = (game: Game | undefined, side: number): string =>
  game === undefined ? '' : (spoken(game).tongue.sides[side as Side] ?? '')

/** Whom somebody met, by their names. */
export const namesOf = (met: readonly Opponent[]): string =>
  met.map((each) => (each.name === '' ? t('people.somebodyGone') : nameAt(each))).join(', ')

import type { GameEvent } from '@boma/kernel'
import { byEvent, type Caption } from '@boma/showing'
import type { tell } from '../actions.ts'
import { say, type Words } from '../words/words.ts'

/** What people call what an event begins: a card by its title, a combat by its place. */
export const captionIn = (words: Words): ((e: GameEvent) => Caption | undefined) =>
  byEvent<typeof tell, Caption>({
    turned: ({ facts: { card } }) => ({ card, name: words.cards[card]?.title ?? '' }),
    fought: ({ facts: { space } }) => ({ name: say(words, 'page.combat', { space: words.places[space] ?? '' }) }),
  })

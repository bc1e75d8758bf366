import type { GameEvent } from '@boma/kernel'
import { byEvent, type Caption } from '@boma/showing'
import { EVENT_NAMES } from '../actions/turn.ts'
import type { tell } from '../actions.ts'
import { placeIn, say, type Words } from '../words/words.ts'

/** What people call what an event begins: a battle by its place, an event as the chart does. */
export const captionIn = (words: Words): ((e: GameEvent) => Caption | undefined) =>
  byEvent<typeof tell, Caption>({
    battleBegan: ({ facts: { at } }) => ({ name: say(words, 'page.battleOf', { hex: placeIn(words, at) }) }),
    navalBattleBegan: ({ facts: { hex } }) => ({
      name: say(words, 'page.navalBattleAt', { hex: placeIn(words, hex) }),
    }),
    // The name is what stands before the colon; what it does comes after.
    eventRolled: ({ facts: { event } }) => ({ name: words.events[EVENT_NAMES[event]].split(':')[0] ?? '' }),
  })

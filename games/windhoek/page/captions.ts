import type { GameEvent } from '@boma/kernel'
import { byEvent, type Caption } from '@boma/showing'
import type { tell } from '../actions.ts'
import { type Message, placeIn, say, type Words } from '../words/words.ts'

/** What people call what an event begins: a battle by its place, an event as the chart does. */
export const captionIn = (words: Words): ((e: GameEvent) => Caption | undefined) =>
  byEvent<typeof tell, Caption>({
    battleBegan: ({ facts: { at } }) => ({ name: say(words, 'page.battleOf', { hex: placeIn(words, at) }) }),
    eventRolled: ({ facts: { total } }) => ({ name: say(words, EVENTS[total] ?? 'event.12') }),
    scoutedClear: () => ({ name: say(words, 'page.scouting') }),
    scoutedBlind: () => ({ name: say(words, 'page.scouting') }),
    townCaptured: () => ({ name: say(words, 'page.townCaptured') }),
  })

/** §8.0: the events by their sums. */
const EVENTS: Readonly<Record<number, Message>> = {
  2: 'event.2',
  3: 'event.3',
  4: 'event.4',
  5: 'event.5',
  6: 'event.6',
  7: 'event.7',
  8: 'event.8',
  9: 'event.9',
  10: 'event.10',
  11: 'event.11',
  12: 'event.12',
}

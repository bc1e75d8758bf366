import type { GameEvent } from '@boma/kernel'
import { byEvent, type Caption, type Text } from '@boma/showing'
import type { tell } from '../actions.ts'
import { type Message, name, say } from '../words/words.ts'

/** What people call what an event begins: a battle by its place, an event as the chart does, and how a way was gone. */
export const caption: (e: GameEvent) => Caption<Text> | undefined = byEvent<typeof tell, Caption<Text>>({
  battleBegan: ({ facts: { at } }) => ({ name: say('page.battleOf', { hex: name('place', at) }) }),
  rode: () => ({ by: say('page.byRail') }),
  sailed: () => ({ by: say('page.byWater') }),
  eventRolled: ({ facts: { total } }) => ({ name: say(EVENTS[total] ?? 'event.12') }),
  scoutedClear: () => ({ name: say('page.scouting') }),
  scoutedBlind: () => ({ name: say('page.scouting') }),
  townCaptured: () => ({ name: say('page.townCaptured') }),
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

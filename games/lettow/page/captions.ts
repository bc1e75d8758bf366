import type { GameEvent } from '@boma/kernel'
import { byEvent, type Caption, type Text } from '@boma/showing'
import type { tell } from '../actions.ts'
import { name, say } from '../words/words.ts'

/** What people call what an event begins: a card by its title, a combat by its place, and how a way was gone. */
export const caption: (e: GameEvent) => Caption<Text> | undefined = byEvent<typeof tell, Caption<Text>>({
  turned: ({ facts: { card } }) => ({ card, name: name('title', card) }),
  rode: () => ({ by: say('page.byRail') }),
  sailed: () => ({ by: say('page.byWater') }),
  fought: ({ facts: { space } }) => ({ name: say('page.combat', { space: name('space', space) }) }),
})

import type { GameEvent } from '@boma/kernel'
import { byEvent, type Caption, type Text } from '@boma/showing'
import type { tell } from '../actions.ts'
import { name, say } from '../words/words.ts'

/** What people call what an event begins: a battle by its place, an event as the chart does, and how a way was gone. */
export const caption: (e: GameEvent) => Caption<Text> | undefined = byEvent<typeof tell, Caption<Text>>({
  battleBegan: ({ facts: { at } }) => ({ name: say('page.battleOf', { hex: name('hex', at) }) }),
  navalBattleBegan: ({ facts: { hex } }) => ({
    name: say('page.navalBattleAt', { hex: name('hex', hex) }),
  }),
  rode: () => ({ by: say('page.byRail') }),
  boarded: () => ({ name: say('page.voyage'), by: say('page.byWater') }),
  landed: () => ({ name: say('page.voyage'), by: say('page.byWater') }),
  sailed: () => ({ name: say('page.voyage') }),
  // §8.3.1: who is called away is nobody's loss
  removed: () => ({ name: say('page.withdrawals') }),
  eventRolled: ({ facts: { event } }) => ({ name: name('eventTitle', event) }),
})

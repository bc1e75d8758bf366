import type { GameEvent, Hex } from '@boma/kernel'
import { byEvent, type Caption, type Text } from '@boma/showing'
import type { tell } from '../actions.ts'
import { type Message, name, say } from '../words/words.ts'

const at = (key: Message, hex: Hex): Caption<Text> => ({ name: say(key, { hex: name('hex', hex) }) })

/** What people call what an event begins: a volley by whom it strikes, a melee by its hex. */
export const caption: (e: GameEvent) => Caption<Text> | undefined = byEvent<typeof tell, Caption<Text>>({
  fired: ({ facts: { to } }) => at('page.fireAt', to),
  charged: ({ facts: { to } }) => at('page.meleeIn', to),
  gunFired: ({ facts: { to } }) => at('page.shellsAt', to),
  shipFired: ({ facts: { hex } }) => at('page.shellsAt', hex),
  salvoFired: ({ facts: { hex } }) => at('page.shellsAt', hex),
})

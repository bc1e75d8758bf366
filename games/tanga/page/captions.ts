import type { GameEvent, Hex } from '@boma/kernel'
import { byEvent, type Caption } from '@boma/showing'
import type { tell } from '../actions.ts'
import { type Message, placeIn, say, type Words } from '../words/words.ts'

/** What people call what an event begins: a volley by whom it strikes, a melee by its hex. */
export function captionIn(words: Words): (e: GameEvent) => Caption | undefined {
  const at = (key: Message, hex: Hex): Caption => ({ name: say(words, key, { hex: placeIn(words, hex) }) })
  return byEvent<typeof tell, Caption>({
    fired: ({ facts: { to } }) => at('page.fireAt', to),
    charged: ({ facts: { to } }) => at('page.meleeIn', to),
    gunFired: ({ facts: { to } }) => at('page.shellsAt', to),
    shipFired: ({ facts: { hex } }) => at('page.shellsAt', hex),
    salvoFired: ({ facts: { hex } }) => at('page.shellsAt', hex),
  })
}

import type { Side } from '@boma/kernel'
import type { Deck, Card as Shown } from '@boma/showing'
import { CARDS, type CardData } from '../data/cards.ts'
import type { Table } from '../layout.ts'
import { ALLIED, CARD_NAMES, type Card, firstCard, GERMAN, PER_DECK } from '../roster.ts'
import { say, type Words } from '../words/words.ts'
import { PICTURES } from './art/index.ts'
import { bodyOf } from './bodies.ts'

/** §5.6: both decks as everyone may see them: those that lie face up, and how many are face down. */
export const decks = (t: Table, words: Words): readonly Deck[] => [ALLIED, GERMAN].map((side) => deck(t, side, words))

function deck(t: Table, side: Side, words: Words): Deck {
  const cards = Array.from({ length: PER_DECK }, (_, i) => (firstCard(side) + i) as Card)
  // §5.4: each lies on those that were turned before it
  const open = cards.filter((c) => !t.deck.has(c)).toSorted((a, b) => t.cards.turned[b] - t.cards.turned[a])
  return {
    name: say(words, 'page.deck', { side: words.sides[side] }),
    side,
    body: bodyOf(side),
    left: PER_DECK - open.length,
    cards: open.map((c) => shown(t, c, words)),
  }
}

/** Is it the card that is being carried out (5.3)? */
const isTurned = (t: Table, c: Card): boolean => t.tracks.turn > 0 && t.tracks.card === c

const shown = (t: Table, c: Card, words: Words): Shown => ({
  id: c,
  name: CARD_NAMES[c],
  title: words.cards[c].title,
  picture: PICTURES[CARD_NAMES[c]] ?? '',
  figures: figures(CARDS[c], words),
  text: [...(CARDS[c].moves === 'stack' ? [say(words, 'page.oneStack')] : []), ...words.cards[c].text],
  rule: '5.2',
  state: isTurned(t, c) ? 'turned' : 'played',
})

/** §5.2: how many are drawn, and the movement points by kind of unit; the Germans have nobody mounted. */
function figures({ draw, points, side }: CardData, words: Words): Shown['figures'] {
  const kinds = [
    { name: say(words, 'page.light'), value: points.light },
    { name: say(words, 'page.regular'), value: points.regular },
    { name: say(words, 'page.mounted'), value: points.mounted },
  ]
  return [{ name: say(words, 'page.draw'), value: draw }, ...kinds.slice(0, side === 'german' ? 2 : 3)].map(
    ({ name, value }) => ({ name, value: String(value) }),
  )
}

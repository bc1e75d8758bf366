import type { Side } from '@boma/kernel'
import { type Deck, type Card as Shown, sideAlone, type Text } from '@boma/showing'
import { CARDS, type CardData } from '../data/cards.ts'
import type { Table } from '../layout.ts'
import { ALLIED, CARD_NAMES, type Card, firstCard, GERMAN, PER_DECK } from '../roster.ts'
import { name, say } from '../words/words.ts'
import { PICTURES } from './art/index.ts'
import { bodyOf } from './bodies.ts'

/** §5.6: both decks as everyone may see them: those that lie face up, and how many are face down. */
export const decks = (t: Table): readonly Deck<Text>[] => [ALLIED, GERMAN].map((side) => deck(t, side))

/** Both decks with all their cards. */
export const wholeDecks = (t: Table): readonly Deck<Text>[] =>
  [ALLIED, GERMAN].map((side) => laid(t, side, cardsOf(side)))

const cardsOf = (side: Side): readonly Card[] =>
  Array.from({ length: PER_DECK }, (_, i) => (firstCard(side) + i) as Card)

function deck(t: Table, side: Side): Deck<Text> {
  // §5.4: each lies on those that were turned before it
  const open = cardsOf(side).filter((c) => !t.deck.has(c))
  return laid(
    t,
    side,
    open.toSorted((a, b) => t.cards.turned[b] - t.cards.turned[a]),
  )
}

function laid(t: Table, side: Side, open: readonly Card[]): Deck<Text> {
  return {
    name: say('page.deck', { side: sideAlone(side) }),
    side,
    body: bodyOf(side),
    left: PER_DECK - open.length,
    cards: open.map((c) => shown(t, c)),
  }
}

/** Is it the card that is being carried out (5.3)? */
const isTurned = (t: Table, c: Card): boolean => t.tracks.turn > 0 && t.tracks.card === c

const shown = (t: Table, c: Card): Shown<Text> => ({
  id: c,
  name: CARD_NAMES[c],
  title: name('title', c),
  picture: PICTURES[CARD_NAMES[c]] ?? '',
  figures: figures(CARDS[c]),
  text: [...(CARDS[c].moves === 'stack' ? [say('page.oneStack')] : []), ...linesOf(c)],
  rule: '5.2',
  state: isTurned(t, c) ? 'turned' : 'played',
})

/** What is printed on it: of all lines of all cards, those that come after the cards before it. */
function linesOf(c: Card): readonly Text[] {
  const first = CARDS.slice(0, c).reduce((sum, { text }) => sum + text.length, 0)
  return CARDS[c].text.map((_, i) => name('cardLine', first + i))
}

/** §5.2: how many are drawn, and the movement points by kind of unit; the Germans have nobody mounted. */
function figures({ draw, points, side }: CardData): Shown<Text>['figures'] {
  const kinds = [
    { name: say('page.light'), value: points.light },
    { name: say('page.regular'), value: points.regular },
    { name: say('page.mounted'), value: points.mounted },
  ]
  return [{ name: say('page.draw'), value: draw }, ...kinds.slice(0, side === 'german' ? 2 : 3)].map((figure) => ({
    ...figure,
    value: String(figure.value),
  }))
}

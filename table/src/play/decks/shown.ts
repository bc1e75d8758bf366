import type { Side } from '@boma/kernel'
import type { Card, Deck } from '@boma/showing'

/** A card with the deck it is of. */
export interface Turned {
  readonly deck: Deck
  readonly card: Card
}

/** Which cards lie in the open: one large, and beside it the last one of each other deck. */
interface Shown {
  readonly large: Turned | undefined
  readonly beside: readonly Turned[]
}

/** The card of the side that it is about is large, if it has turned one; else any that is in force; else the latest. */
export function shownOf(decks: readonly Deck[], about: Side): Shown {
  const latest = decks.flatMap((deck): readonly Turned[] => {
    const card = deck.cards.find((c) => c.state === 'turned') ?? deck.cards.find((c) => c.state === 'played')
    return card === undefined ? [] : [{ deck, card }]
  })
  const inForce = latest.filter(({ card }) => card.state === 'turned')
  const large = inForce.find(({ deck }) => deck.side === about) ?? inForce[0] ?? latest[0]
  return { large, beside: latest.filter((turned) => turned !== large) }
}

/** The card that was turned since: in force now, and not before. */
export function newlyTurned(before: readonly Deck[], now: readonly Deck[]): Turned | undefined {
  const known = new Set(before.flatMap((deck) => inForceOf(deck).map((card) => `${deck.side} ${card.id}`)))
  return now
    .flatMap((deck) => inForceOf(deck).map((card): Turned => ({ deck, card })))
    .find(({ deck, card }) => !known.has(`${deck.side} ${card.id}`))
}

const inForceOf = (deck: Deck): readonly Card[] => deck.cards.filter((card) => card.state === 'turned')

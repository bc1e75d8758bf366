import { choose, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { IS_OCEAN_PORT, OCEAN_BOX, SOUTH_AFRICA, SPACES, type Space } from '../board.ts'
import { CARDS } from '../data/cards.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, type Card, card, firstCard, firstOf, PER_DECK } from '../roster.ts'
import { putAt } from './03-map.ts'

const SOUTH_AFRICANS = card('A1')
const INTERVENTION = card('A2')
const FLOTILLA = card('A6')
const KONIGSBERG_CARD = card('G1')
const RUNNER = card('G4')

/** Has the card been turned in this match, even if it lies face down again? */
export const wasTurned = (t: Table, c: Card): boolean => t.cards.turned[c] > 0

/** How many cards of the side still lie face down. */
function cardsLeft(t: Table, side: Side): number {
  let n = 0
  for (let c = firstCard(side); c < firstCard(side) + PER_DECK; c++) if (t.deck.has(c)) n++
  return n
}

/** §5.1: puts all nine cards of a side face down. */
export function shuffleDeck(t: Table, side: Side): void {
  for (let c = firstCard(side); c < firstCard(side) + PER_DECK; c++) t.deck.add(c)
}

/**
 * §5.3: the phasing side turns its top card. §5.6 + §19.1: nobody knows the order of a shuffled deck, so none is kept: the die that
 * would have shuffled it says which of the remaining cards lies on top (ruling 20).
 */
export const turnCard = automatic('5.3', (t) => {
  const side = t.tracks.phasing
  // §8.0: an empty deck is shuffled anew
  if (cardsLeft(t, side) === 0) {
    shuffleDeck(t, side)
    tell.shuffled(t, side)
  }
  t.tracks.card = drawn(t, side, choose(t, cardsLeft(t, side)))
  // §5.4: it lies face up from now on
  t.deck.remove(t.tracks.card)
  // §5.5: what happens at the first play happens once a game
  t.tracks.firstPlay = wasTurned(t, t.tracks.card) ? 0 : 1
  t.cards.turned[t.tracks.card] = t.tracks.turn
  tell.turned(t, t.tracks.card)
})

function drawn(t: Table, side: Side, n: number): Card {
  let left = n
  for (let c = firstCard(side); ; c++) if (t.deck.has(c) && left-- === 0) return c
}

/** §5.3: what the card does at once, and how many counters it draws. */
export const obeyCard = automatic('5.3', (t) => {
  const first = t.tracks.firstPlay === 1
  t.tracks.draws = CARDS[t.tracks.card]?.draw ?? 0
  switch (t.tracks.card) {
    case SOUTH_AFRICANS:
      if (first) landSouthAfricans(t)
      else t.tracks.draws = 1
      break
    case INTERVENTION:
      if (first) intervene(t)
      break
    case FLOTILLA:
      t.tracks.lakesShut = 1
      tell.lakesShut(t)
      break
    case KONIGSBERG_CARD:
      if (first) {
        t.tracks.oceanShut = 1
        tell.oceanShut(t)
      } else t.tracks.draws = 1
      break
    case RUNNER:
      if (!hasGermanPort(t)) t.tracks.draws = 1
      break
  }
})

/** §27.1: the South Africans come to the Indian Ocean box. */
function landSouthAfricans(t: Table): void {
  for (let u = firstOf(ALLIED); u < afterLast(ALLIED); u++)
    if (t.units.where[u] === SOUTH_AFRICA) {
      putAt(t, u, OCEAN_BOX)
      tell.arrived(t, u, OCEAN_BOX)
    }
}

/** §28.1: Belgium and Portugal enter the war, at once and for good. */
function intervene(t: Table): void {
  t.tracks.intervened = 1
  tell.intervened(t)
}

/** Card G4: do the Germans hold a port for the blockade runner? */
function hasGermanPort(t: Table): boolean {
  for (let s = 0 as Space; s < SPACES; s++) if (IS_OCEAN_PORT[s] === 1 && t.places.german[s] > 0) return true
  return false
}

/** §7.0 (f): what was forbidden for this turn is allowed again. */
export const liftEffects = automatic('7.0', (t) => {
  if (t.tracks.phasing === ALLIED) {
    t.tracks.oceanShut = 0
    t.raided.clear()
  } else t.tracks.lakesShut = 0
  t.tracks.airUsed = 0
})

import type { Game } from '@boma/showing'
import { type Accessor, createSignal, type Setter } from 'solid-js'
import { type Seats, seatsFor } from '../play/session/seats.ts'

/** Does the page roll, or do the players type in what they rolled? */
export type DiceKind = 'own' | 'typed'

/** What is agreed upon before a match. */
export interface Agreement {
  readonly scenario: Accessor<string>
  readonly setScenario: Setter<string>
  readonly seats: Accessor<Seats>
  readonly setSeats: Setter<Seats>
  readonly options: Accessor<readonly string[]>
  readonly setOptions: Setter<readonly string[]>
  readonly dice: Accessor<DiceKind>
  readonly setDice: Setter<DiceKind>
  /** The hash of the overlay over the game's data; '' for none. */
  readonly overlay: Accessor<string>
  readonly setOverlay: Setter<string>
}

/** Whoever looks up a rule before the match begins finds everything as it was chosen. */
const underWay = new Map<string, Agreement>()

/** What was agreed upon for the next match of a game so far; at first what most people want. */
export function agreementOn(game: Game): Agreement {
  const found = underWay.get(game.id) ?? usual(game)
  underWay.set(game.id, found)
  return found
}

/** The match begins: the next one is agreed upon anew. */
export const conclude = (game: Game): void => void underWay.delete(game.id)

function usual(game: Game): Agreement {
  const [scenario, setScenario] = createSignal(game.scenarios[0]?.id ?? '')
  const [seats, setSeats] = createSignal<Seats>(
    seatsFor(game, ['person', game.counsel.doctrine ? 'planner' : 'greedy']),
  )
  const [options, setOptions] = createSignal<readonly string[]>(
    game.options.filter((option) => option.usually).map((option) => option.id),
  )
  const [dice, setDice] = createSignal<DiceKind>('own')
  const [overlay, setOverlay] = createSignal('')
  return { scenario, setScenario, seats, setSeats, options, setOptions, dice, setDice, overlay, setOverlay }
}

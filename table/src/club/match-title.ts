import type { ListedMatch } from '@boma/club'
import { seatsOf } from '@boma/kernel'
import { type Game, optionName, scenarioName } from '@boma/showing'
import { type Accessor, createResource } from 'solid-js'
import { nameOfSeat } from '../play/session/seats.ts'
import { spoken, spokenBoxOf } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { paceWords } from './words.ts'

/** A match by the names of its game and scenario; the game alone until its words have come. Inside a component. */
export function matchTitle(of: Accessor<{ readonly game: string; readonly scenario: string }>): Accessor<string> {
  const game = gameNamed(() => of().game)
  return () => {
    const { scenario } = of()
    const loaded = game()
    const name = spokenBoxOf(of().game)?.name ?? of().game
    if (loaded === undefined || loaded.scenarios.length < 2) return name
    return `${name}: ${scenarioName(spoken(loaded), scenario)}`
  }
}

/** What was agreed upon, as whoever is asked to the table reads it: what is played, with which options, and the time. Inside a component. */
export function matchTerms(
  of: Accessor<Pick<ListedMatch, 'game' | 'scenario' | 'options' | 'pace'>>,
): Accessor<string> {
  const title = matchTitle(of)
  const game = gameNamed(() => of().game)
  return () => {
    const { options, pace } = of()
    const loaded = game()
    const names = loaded === undefined ? [] : options.map((id) => optionName(spoken(loaded), id))
    const played =
      names.length === 0 ? `${title()}.` : t('club.so.options', { title: title(), options: names.join(', ') })
    return `${played} ${paceWords(pace)}.`
  }
}

/** The game with an id, once it is here. Inside a component. */
export function gameNamed(id: Accessor<string | undefined>): Accessor<Game | undefined> {
  const [game] = createResource(id, async (name) => spokenBoxOf(name)?.load())
  return game
}

/** The name of the first seat that is free. */
export function freeSeatName(game: Game, seats: readonly { readonly kind: string }[]): string {
  const free = seats.findIndex(({ kind }) => kind === 'empty')
  return free < 0 || free >= seatsOf(game).length ? '' : nameOfSeat(spoken(game), free as never)
}

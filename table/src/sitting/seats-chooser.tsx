import { seatsOf } from '@boma/kernel'
import { type SpokenGame, seatName } from '@boma/showing'
import { createUniqueId, For, Show } from 'solid-js'
import { isTaken, type Seats, type Sitter, sittersOf } from '../play/session/seats.ts'
import { type SittingAt, sitterName, sitterWords } from './level-words.ts'

interface SeatsChooserProps {
  readonly game: SpokenGame
  readonly scenario: string
  readonly options: readonly string[]
  readonly seats: Seats
  readonly onChoose: (seats: Seats) => void
}

/** Who sits on each seat: a person, or one of the computer's players. */
export function SeatsChooser(props: SeatsChooserProps) {
  return (
    <div class="seats">
      <For each={seatsOf(props.game)}>
        {(place, seat) => (
          <Show when={isTaken(place, props.options)}>
            <SeatChoice
              {...props}
              seat={seat()}
              name={seatName(props.game, place)}
              place={{ game: props.game.id, scenario: props.scenario, side: place.side }}
            />
          </Show>
        )}
      </For>
    </div>
  )
}

interface SeatChoiceProps extends SeatsChooserProps {
  readonly seat: number
  readonly name: string
  readonly place: SittingAt
}

/** A seat, and under it what to know of whoever is chosen for it. */
function SeatChoice(props: SeatChoiceProps) {
  const about = createUniqueId()
  const chosen = (): Sitter => props.seats[props.seat] ?? 'person'
  return (
    <fieldset class="seat">
      <legend>{props.name}</legend>
      <div class="sitters">
        <For each={sittersOf(props.game)}>
          {(sitter) => (
            <label class="choice" title={sitterWords(sitter, props.place)}>
              <input
                type="radio"
                name={`seat-${props.seat}`}
                checked={chosen() === sitter}
                aria-describedby={chosen() === sitter ? about : undefined}
                onChange={() => props.onChoose(props.seats.with(props.seat, sitter))}
              />
              {sitterName(sitter)}
            </label>
          )}
        </For>
      </div>
      <p class="about" id={about}>
        {sitterWords(chosen(), props.place)}
      </p>
    </fieldset>
  )
}

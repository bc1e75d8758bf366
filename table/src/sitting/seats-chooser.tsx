import { seatsOf } from '@boma/kernel'
import { type SpokenGame, seatName } from '@boma/showing'
import { For } from 'solid-js'
import { type Seats, type Sitter, sittersOf } from '../play/session/seats.ts'
import { t } from '../words/words.ts'

/** Who sits on each seat: a person, or one of the computer's players. */
export function SeatsChooser(props: {
  readonly game: SpokenGame
  readonly seats: Seats
  readonly onChoose: (seats: Seats) => void
}) {
  const choose = (seat: number, sitter: Sitter) => props.onChoose(props.seats.with(seat, sitter))
  return (
    <div class="seats">
      <For each={seatsOf(props.game)}>
        {(place, seat) => (
          <fieldset class="seat">
            <legend>{seatName(props.game, place)}</legend>
            <For each={sittersOf(props.game)}>
              {(sitter) => (
                <label class="choice" title={t(`open.${sitter}Hint`)}>
                  <input
                    type="radio"
                    name={`seat-${seat()}`}
                    checked={props.seats[seat()] === sitter}
                    onChange={() => choose(seat(), sitter)}
                  />
                  {t(`open.${sitter}`)}
                </label>
              )}
            </For>
          </fieldset>
        )}
      </For>
    </div>
  )
}

import { type Game, SIDES, type Side } from '@boma/kernel'
import { For } from 'solid-js'
import { SEATS, type Seat, type Seats } from '../play/session/seats.ts'
import { t } from '../words/words.ts'

/** Who plays each side: a person, or one of the computer's players. */
export function SeatsChooser(props: {
  readonly game: Game
  readonly seats: Seats
  readonly onChoose: (seats: Seats) => void
}) {
  const choose = (side: Side, seat: Seat) =>
    props.onChoose(side === 0 ? [seat, props.seats[1]] : [props.seats[0], seat])
  return (
    <div class="seats">
      <For each={SIDES}>
        {(side) => (
          <fieldset class="seat">
            <legend>{props.game.sides[side]}</legend>
            <For each={SEATS}>
              {(seat) => (
                <label class="choice" title={t(`open.${seat}Hint`)}>
                  <input
                    type="radio"
                    name={`seat-${side}`}
                    checked={props.seats[side] === seat}
                    onChange={() => choose(side, seat)}
                  />
                  {t(`open.${seat}`)}
                </label>
              )}
            </For>
          </fieldset>
        )}
      </For>
    </div>
  )
}

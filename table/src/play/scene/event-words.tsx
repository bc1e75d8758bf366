import { type GameEvent, NOBODY } from '@boma/kernel'
import { sayNews } from '@boma/showing'
import { For, Show } from 'solid-js'
import { bodyOfSide } from './bodies.ts'
import { Die } from './die.tsx'
import type { Scene } from './scene.ts'

/** Whose colour the dice of an event have: their roller's, and nobody's where both sides rolled. */
function bodyOfDice(scene: Scene, e: GameEvent): string {
  const { roller } = scene.lights(e)
  return roller === undefined ? '' : bodyOfSide(scene, roller)
}

/** The dice that fell on the table for an event: where nobody rolled, chance drew a lot, and no die shows it. */
export const diceOf = (scene: Scene, e: GameEvent): GameEvent['dice'] =>
  scene.lights(e).roller === NOBODY ? [] : e.dice

/** An event as a person reads it: the sentence, and the dice as they fell. */
export function EventWords(props: { readonly scene: Scene; readonly event: GameEvent; readonly rolling?: boolean }) {
  return (
    <>
      {sayNews(props.scene.game, props.event)}
      <Show when={diceOf(props.scene, props.event).length > 0}>
        <span class="dice">
          <For each={diceOf(props.scene, props.event)}>
            {(die) => (
              <Die
                shows={die.shows}
                sides={die.sides}
                body={bodyOfDice(props.scene, props.event)}
                rolling={props.rolling === true}
              />
            )}
          </For>
        </span>
      </Show>
    </>
  )
}

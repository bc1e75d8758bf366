import { type GameEvent, NOBODY, type Side } from '@boma/kernel'
import { sayNews } from '@boma/showing'
import { For, Show } from 'solid-js'
import { Die } from './die.tsx'
import type { Scene } from './scene.ts'

/** Whose colour an event has: that of the side or the counter it tells of. */
export function bodyOf(scene: Scene, e: GameEvent): string {
  const { side }: { readonly side?: number } = e.facts
  if (side !== undefined) return bodyOfSide(scene, side as Side)
  const { pieces, roller } = scene.lights(e)
  const [piece] = pieces
  const unseen = roller === undefined ? '' : bodyOfSide(scene, roller)
  return piece === undefined ? '' : (scene.piece(piece)?.body ?? unseen)
}

/** The colour of a line of the log: what tells of no counter has that of the side in turn. */
export const bodyOfLine = (scene: Scene, e: GameEvent, inTurn: string): string =>
  bodyOf(scene, e) || (scene.lights(e).pieces.length > 0 ? '' : inTurn)

/** Whose colour the dice of an event have: their roller's, and nobody's where both sides rolled. */
function bodyOfDice(scene: Scene, e: GameEvent): string {
  const { roller } = scene.lights(e)
  return roller === undefined ? '' : bodyOfSide(scene, roller)
}

/** A side's colour, as its counters on the table have it. */
export function bodyOfSide(scene: Scene, side: Side): string {
  if (side === NOBODY) return ''
  return scene.pieces().find((piece) => piece.side === side)?.body ?? scene.status().meters[side]?.body ?? ''
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

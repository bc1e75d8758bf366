import type { GameEvent } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import { partOf } from '@boma/showing'
import { For, Show } from 'solid-js'
import { Pinned } from '../../map/pinned.tsx'
import { diceOf, EventWords } from '../scene/event-words.tsx'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import { isRead } from './is-read.ts'

interface DiceSlipProps {
  readonly session: Session
  readonly scene: Scene
  /** Is paper better above a space than below it? */
  readonly isAbove: (space: number) => boolean
  /** Where the unit in the hand is on the screen. */
  readonly inHand: () => readonly [number, number] | undefined
  /** It was read, and is put away: it may lie over what comes next. */
  readonly onSeen: () => void
}

/** The dice of the last action where they fell, what counted, and what came of them; each with its case. */
export function DiceSlip(props: DiceSlipProps) {
  const isRolled = (e: GameEvent) => diceOf(props.scene, e).length > 0
  const events = () => props.session.lastEvents()
  const rolled = () => events().filter(isRolled)
  const told = () => events().filter((e) => isRolled(e) || partOf(props.scene.game, e)?.tells)
  /** What counted, as whoever ordered them knew it. */
  const counted = () => {
    const staked = props.session.version() > 0 ? props.session.staked : undefined
    const isKnown = staked?.side === props.session.viewer() || !props.session.isSecretive()
    return isKnown ? (staked?.forecast?.lines ?? []) : []
  }
  const space = () => {
    const lights = rolled().map((e) => props.scene.lights(e))
    const onSpace = lights.flatMap((l) => l.spaces)[0]
    return onSpace ?? lights.flatMap((l) => l.pieces).flatMap((piece) => props.scene.piece(piece)?.space ?? [])[0]
  }
  return (
    <Show when={rolled().length > 0 && space() !== undefined}>
      <Pinned at={space() ?? -1} above={props.isAbove(space() ?? -1)} inHand={props.inHand} stays>
        <ul class="rolled" on:click={(e) => isRead(e) && props.onSeen()}>
          <For each={told()}>
            {(event, i) => (
              <li>
                <span>
                  <EventWords scene={props.scene} event={event} rolling={true} />
                  {i() === 0 && counted().length > 0 && <Counted lines={counted()} />}
                </span>{' '}
                <Case rule={event.rule} />
              </li>
            )}
          </For>
        </ul>
      </Pinned>
    </Show>
  )
}

/** 'Top unit +5 (10.25), Leader +1 (17.2.4)'. */
function Counted(props: { readonly lines: Forecast['lines'] }) {
  return (
    <small class="counted">
      <For each={props.lines}>
        {(line) => (
          <span>
            {line.text} <b>{line.value}</b> <Case rule={line.rule} />
          </span>
        )}
      </For>
    </small>
  )
}

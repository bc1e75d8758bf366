import { For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { placeName, whereWords } from '../scene/place-words.ts'
import type { Scene } from '../scene/scene.ts'
import { CounterButton } from './counter-button.tsx'
import { forceSpace, isMoving } from './force-space.ts'
import { Taking } from './taking.tsx'
import { TroopCard } from './troop-card.tsx'

interface ForceProps {
  readonly scene: Scene
  readonly hand: Hand
  readonly onInspect: () => void
}

/** The counters of one space, large, with where they are. */
export function ForcePanel(props: ForceProps) {
  const space = () => forceSpace(props.scene, props.hand)
  const troop = () => props.scene.troops().find((unit) => unit.space === space())
  const pieces = () => {
    const all = props.scene.piecesAt(space() ?? -1)
    // Of a box that nobody looked into, only those matter whom the question is about.
    return props.scene.space(space()) !== undefined || props.hand.selected() === space() ? all : all.filter(isMoving)
  }
  return (
    <Show when={space() !== undefined && pieces().length > 0}>
      <section class="force" aria-label={t('force.label')}>
        <h2 class="head">{placeName(props.scene, space() ?? -1)}</h2>
        <Show
          when={troop()}
          fallback={
            <div class="counters-row">
              <For each={pieces()}>
                {(piece) => <CounterButton piece={piece} hand={props.hand} onLook={props.onInspect} />}
              </For>
            </div>
          }
        >
          {(unit) => <TroopCard scene={props.scene} troop={unit()} first={pieces()[0]} />}
        </Show>
        <Show when={troop() === undefined}>
          <Taking hand={props.hand} scene={props.scene} />
        </Show>
        <p class="where">
          <span>{whereWords(props.scene, space() ?? -1)}</span>
          <button type="button" class="word" onClick={() => props.onInspect()}>
            {t('force.inspect')} <kbd>I</kbd>
          </button>
        </p>
      </section>
    </Show>
  )
}

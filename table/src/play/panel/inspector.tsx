import type { GameEvent, Piece } from '@boma/kernel'
import { createMemo, For, Show } from 'solid-js'
import { CounterFace } from '../../counters/counter.tsx'
import { t } from '../../words/words.ts'
import { historyOf } from '../log/chapters.ts'
import { EventWords } from '../scene/event-words.tsx'
import { otherFace, sourceWords, stateWords } from '../scene/piece-words.ts'
import { placeName, whereWords } from '../scene/place-words.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'

interface InspectorProps {
  readonly scene: Scene
  readonly space: number
  readonly log: readonly (readonly GameEvent[])[]
  readonly onGoTo: (entry: number) => void
}

/** Everything about a space: each counter in it with both its faces, its states, where its figures come from, its past. */
export function Inspector(props: InspectorProps) {
  const pieces = () => props.scene.piecesAt(props.space)
  return (
    <section class="inspector" aria-label={t('inspector.label')}>
      <h2 class="head">{placeName(props.scene, props.space)}</h2>
      <Show when={whereWords(props.scene, props.space)}>{(words) => <p class="where">{words()}</p>}</Show>
      <Show when={pieces().length > 0} fallback={<p class="quiet">{t('inspector.empty')}</p>}>
        <For each={pieces()}>{(piece) => <UnitCard {...props} piece={piece} />}</For>
      </Show>
    </section>
  )
}

/** How much of its past a card tells. */
const REMEMBERED = 6

function UnitCard(props: InspectorProps & { readonly piece: Piece }) {
  const past = createMemo(() => historyOf(props.log, props.piece.id, (e) => props.scene.lights(e).pieces, REMEMBERED))
  const isKnown = () => props.piece.symbol !== ''
  return (
    <article class="unit-card">
      <div class="faces">
        <CounterFace piece={props.piece} />
        <Show when={otherFace(props.piece)}>{(back) => <CounterFace piece={back()} />}</Show>
      </div>
      <h3>{isKnown() ? props.piece.fullName : t('inspector.hidden')}</h3>
      <Show when={props.piece.states.length > 0}>
        <p class="states">{props.piece.states.map(stateWords).join(', ')}</p>
      </Show>
      <Show when={isKnown()}>
        <dl>
          <div>
            <dt>{t('inspector.values')}</dt>
            <dd>{props.piece.values}</dd>
          </div>
          <Show when={props.piece.back !== ''}>
            <div>
              <dt>{t('inspector.back')}</dt>
              <dd>{props.piece.back}</dd>
            </div>
          </Show>
        </dl>
        <p class="source">{sourceWords(props.piece.source)}</p>
      </Show>
      <Show when={past().length > 0}>
        <h4>{t('inspector.past')}</h4>
        <ol class="lines">
          <For each={past()}>
            {(line) => (
              <li>
                <button type="button" class="line" title={t('log.goTo')} onClick={() => props.onGoTo(line.action)}>
                  <EventWords scene={props.scene} event={line.event} />
                </button>
                <Case rule={line.event.rule} />
              </li>
            )}
          </For>
        </ol>
      </Show>
    </article>
  )
}

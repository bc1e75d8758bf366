import type { GameEvent } from '@boma/kernel'
import { createMemo, For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { FactList } from '../facts/fact-list.tsx'
import { UnitCard } from '../facts/unit-card.tsx'
import { LastSeen } from '../ghosts/last-seen.tsx'
import { placeName, whereWords } from '../scene/place-words.ts'
import type { Scene } from '../scene/scene.ts'

interface InspectorProps {
  readonly scene: Scene
  /** The counters that somebody thinks of sending there. */
  readonly force?: readonly number[]
  readonly space: number
  readonly log: readonly (readonly GameEvent[])[]
  readonly onGoTo: (entry: number) => void
}

/** Everything about a space: what is worth knowing of it, and each counter in it with both its faces, its states, where its figures come from, its past. */
export function Inspector(props: InspectorProps) {
  const pieces = () => props.scene.piecesAt(props.space)
  const facts = createMemo(() => props.scene.facts({ space: props.space }, props.force ?? []))
  return (
    <section class="inspector" aria-label={t('inspector.label')}>
      <h2 class="head">{placeName(props.scene, props.space)}</h2>
      <Show when={whereWords(props.scene, props.space)}>{(words) => <p class="where">{words()}</p>}</Show>
      <Show when={facts().length > 0}>
        <FactList facts={facts()} />
      </Show>
      <Show when={pieces().length > 0} fallback={<p class="quiet">{t('inspector.empty')}</p>}>
        <For each={pieces()}>{(piece) => <UnitCard {...props} piece={piece} />}</For>
      </Show>
      <LastSeen scene={props.scene} space={props.space} />
    </section>
  )
}

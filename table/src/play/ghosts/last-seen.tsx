import { For, Show } from 'solid-js'
import type { Sighted } from '../../map/highlights.ts'
import { t } from '../../words/words.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import { placeIn } from '../story/ways.ts'
import './last-seen.css'

/** Who was seen where and when; of one place, or everywhere. */
export function LastSeen(props: { readonly scene: Scene; readonly space?: number }) {
  const seen = (): readonly Sighted[] =>
    props.scene.ghosts().filter(({ piece }) => props.space === undefined || piece.space === props.space)
  return (
    <Show when={seen().length > 0}>
      <section class="last-seen" aria-label={t('ghost.title')}>
        <h2 class="head">{t('ghost.title')}</h2>
        <ul>
          <For each={seen()}>
            {({ piece, when, rule }) => (
              <li>
                <b title={piece.fullName}>{piece.name}</b>
                <span>{placeIn(props.scene, piece.space)}</span>
                <span class="when">{when}</span>
                <Case rule={rule} />
              </li>
            )}
          </For>
        </ul>
        <p class="quiet">{t('ghost.help')}</p>
      </section>
    </Show>
  )
}

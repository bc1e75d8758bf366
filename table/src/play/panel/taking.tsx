import { Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { paceWords } from '../prompt/march-words.ts'
import type { Scene } from '../scene/scene.ts'
import { leftsOf } from './lefts.ts'

/** How many of the stack in the hand go, and what the signs on the map mean. */
export function Taking(props: { readonly hand: Hand; readonly scene: Scene }) {
  const { taken } = props.hand
  const isShared = () => (taken.reach()?.mobile.length ?? 0) > 1
  const facts = () => ({
    count: String(taken.reach()?.pieces.length ?? 0),
    all: String(taken.reach()?.mobile.length ?? 0),
  })
  return (
    <Show when={taken.reach()}>
      <div class="taking">
        <Show when={isShared()}>
          <p>{t('march.count', facts())}</p>
        </Show>
        <Show when={paceWords(props.scene, props.hand) !== ''}>
          <p class="pace">{paceWords(props.scene, props.hand)}</p>
        </Show>
        <Signs hand={props.hand} />
      </div>
    </Show>
  )
}

/** What the signs on the map mean, those that are there. */
function Signs(props: { readonly hand: Hand }) {
  const { taken } = props.hand
  const has = (what: 'left' | 'halts' | 'hostile') => taken.reach()?.goals.some((goal) => goal[what]) === true
  return (
    <ul class="signs" aria-hidden="true">
      <Show when={has('left')}>
        <li>
          <b>{leftsOf(taken.reach()?.goals ?? [])}</b> {t('march.legend.left')}
        </li>
      </Show>
      <Show when={has('halts')}>
        <li>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path class="halt" d="M5.9 1.5h6.2l4.4 4.4v6.2l-4.4 4.4H5.9L1.5 12.1V5.9Z" />
          </svg>
          {taken.reach()?.halt ?? t('march.legend.halt')}
        </li>
      </Show>
      <Show when={has('hostile')}>
        <li>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path class="target" d="M2 6.5V2h4.5M11.5 2H16v4.5M16 11.5V16h-4.5M6.5 16H2v-4.5" />
          </svg>
          {t('march.legend.target')}
        </li>
      </Show>
    </ul>
  )
}

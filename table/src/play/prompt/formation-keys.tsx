import { Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Aiming } from '../hand/aim.ts'
import './formation-keys.css'

/** How a unit is turned, widened and dispersed: buttons for fingers, each with its key. */
export function FormationKeys(props: { readonly aiming: Aiming }) {
  return (
    <Show when={props.aiming.isTroop()}>
      <fieldset class="formation-keys" aria-label={t('troop.form')}>
        <button
          type="button"
          title={t('troop.left')}
          aria-label={t('troop.left')}
          onClick={() => props.aiming.turn(-1)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M-6 5A7.5 7.5 0 1 0-6-5M-6-10V-4.6H-.8" />
          </svg>
          <kbd>[</kbd>
        </button>
        <button
          type="button"
          title={t('troop.right')}
          aria-label={t('troop.right')}
          onClick={() => props.aiming.turn(1)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M6 5A7.5 7.5 0 1 1 6-5M6-10V-4.6H.8" />
          </svg>
          <kbd>]</kbd>
        </button>
        <button
          type="button"
          title={t('troop.narrower')}
          aria-label={t('troop.narrower')}
          onClick={() => props.aiming.widen(-1)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M-11 0H-4M-7-4L-3 0-7 4M11 0H4M7-4L3 0 7 4" />
          </svg>
          <kbd>G</kbd>
        </button>
        <button
          type="button"
          title={t('troop.wider')}
          aria-label={t('troop.wider')}
          onClick={() => props.aiming.widen(1)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M-2 0H-10M-7-4L-11 0-7 4M2 0H10M7-4L11 0 7 4" />
          </svg>
          <kbd>J</kbd>
        </button>
        <button
          type="button"
          title={t('troop.order')}
          aria-label={t('troop.order')}
          onClick={() => props.aiming.reorder()}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path class="dots" d="M-9-4h.1M0-4h.1M9-4h.1M-9 5h.1M0 5h.1M9 5h.1" />
          </svg>
          <kbd>U</kbd>
        </button>
      </fieldset>
    </Show>
  )
}

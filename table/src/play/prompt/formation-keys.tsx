import { For, type JSX, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Aiming } from '../hand/aim.ts'
import './formation-keys.css'

/** How a unit is turned, widened and dispersed: buttons for fingers, each with its key. */
export function FormationKeys(props: { readonly aiming: Aiming }) {
  return (
    <Show when={props.aiming.isTroop()}>
      <fieldset class="formation-keys" aria-label={t('troop.form')}>
        <Key name={t('troop.left')} stroke="[" onPress={() => props.aiming.turn(-1)}>
          <path d="M-6 5A7.5 7.5 0 1 0-6-5M-6-10V-4.6H-.8" />
        </Key>
        <Key name={t('troop.right')} stroke="]" onPress={() => props.aiming.turn(1)}>
          <path d="M6 5A7.5 7.5 0 1 1 6-5M6-10V-4.6H.8" />
        </Key>
        <Key name={t('troop.narrower')} stroke="G" onPress={() => props.aiming.widen(-1)}>
          <path d="M-11 0H-4M-7-4L-3 0-7 4M11 0H4M7-4L3 0 7 4" />
        </Key>
        <Key name={t('troop.wider')} stroke="J" onPress={() => props.aiming.widen(1)}>
          <path d="M-2 0H-10M-7-4L-11 0-7 4M2 0H10M7-4L11 0 7 4" />
        </Key>
        <Key name={t('troop.order')} stroke="U" onPress={() => props.aiming.reorder()}>
          <path class="dots" d="M-9-4h.1M0-4h.1M9-4h.1M-9 5h.1M0 5h.1M9 5h.1" />
        </Key>
      </fieldset>
      <NamedForms aiming={props.aiming} />
    </Show>
  )
}

/** The forms that have names, each to be taken by a press. */
function NamedForms(props: { readonly aiming: Aiming }) {
  return (
    <Show when={props.aiming.forms().length > 1}>
      <fieldset class="formation-keys named-forms" aria-label={t('troop.forms')}>
        <For each={props.aiming.forms()}>
          {(form) => (
            <button type="button" aria-pressed={form.isHeld} onClick={() => props.aiming.form(form)}>
              {form.name}
            </button>
          )}
        </For>
      </fieldset>
    </Show>
  )
}

interface KeyProps {
  readonly name: string
  /** What is struck on a keyboard for the same. */
  readonly stroke: string
  readonly onPress: () => void
  /** What the button shows. */
  readonly children: JSX.Element
}

function Key(props: KeyProps) {
  return (
    <button type="button" title={props.name} aria-label={props.name} onClick={() => props.onPress()}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        {props.children}
      </svg>
      <kbd>{props.stroke}</kbd>
    </button>
  )
}

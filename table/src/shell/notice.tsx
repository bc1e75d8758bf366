import { createSignal, type JSX, Show } from 'solid-js'
import { t } from '../words/words.ts'
import { welcome } from './greet.ts'
import './shell.css'

/** A slip of paper that says something without stopping anyone; it can be put away. */
export function Notice(props: {
  readonly sentence: string
  /** Good to know rather than wrong. */
  readonly isNews?: boolean
  readonly children?: JSX.Element
}) {
  const [isAway, setAway] = createSignal(false)
  const putAway = () => {
    setAway(true)
    queueMicrotask(welcome)
  }
  return (
    <Show when={!isAway()}>
      <div class="notice" classList={{ news: props.isNews ?? false }} role={props.isNews ? 'status' : 'alert'}>
        <p>{props.sentence}</p>
        <div class="ways">
          {props.children}
          <button type="button" class="word" onClick={putAway}>
            {t('app.dismiss')}
          </button>
        </div>
      </div>
    </Show>
  )
}

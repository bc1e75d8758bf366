import { Show } from 'solid-js'
import { whyWords } from './words.ts'

/** Why the club did not do something; nothing where it did. */
export function Sentence(props: { readonly why: string }) {
  return (
    <Show when={props.why}>
      {(word) => (
        <p class="wrong" role="alert">
          {whyWords(word())}
        </p>
      )}
    </Show>
  )
}

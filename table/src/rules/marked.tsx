import { stretchesIn } from '@boma/rulebook'
import { createMemo, For, Show } from 'solid-js'

/** A text in which the words that are sought are marked. */
export function Marked(props: { readonly text: string; readonly sought: string }) {
  const pieces = createMemo(() => {
    if (props.sought === '') return [{ text: props.text, isSought: false }]
    const cuts: { readonly text: string; readonly isSought: boolean }[] = []
    let last = 0
    for (const [from, to] of stretchesIn(props.text, props.sought)) {
      if (from > last) cuts.push({ text: props.text.slice(last, from), isSought: false })
      cuts.push({ text: props.text.slice(from, to), isSought: true })
      last = to
    }
    return [...cuts, { text: props.text.slice(last), isSought: false }]
  })
  return (
    <For each={pieces()}>
      {({ text, isSought }) => (
        <Show when={isSought} fallback={text}>
          <mark>{text}</mark>
        </Show>
      )}
    </For>
  )
}

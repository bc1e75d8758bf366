import { createMemo, For } from 'solid-js'
import { Spot } from '../../map/pinned.tsx'
import { t } from '../../words/words.ts'
import { goBy, type Recap } from './recap.ts'

/** A number at each place where something happened; choosing it goes to that step. */
export function Stops(props: { readonly recap: Recap }) {
  const stops = createMemo(() => {
    const seen = new Map<number, number>()
    const steps = props.recap.isOpen() ? props.recap.steps() : []
    return steps.flatMap(({ space, kind, head }, i) => {
      if (space === undefined) return []
      const before = seen.get(space) ?? 0
      seen.set(space, before + 1)
      return [{ space, kind, head, step: i, before }]
    })
  })
  return (
    <For each={stops()}>
      {({ space, kind, head, step, before }) => (
        <Spot at={space}>
          <button
            type="button"
            class="stop-at"
            classList={{ now: props.recap.at() === step, again: before > 0 }}
            style={{ '--before': String(before) }}
            aria-label={t('recap.stop', { at: String(step + 1), head })}
            on:pointerdown={(e: PointerEvent) => e.stopPropagation()}
            onClick={(e) => goBy(e, props.recap, step)}
          >
            <span class="stop" data-kind={kind} classList={{ now: props.recap.at() === step }}>
              {step + 1}
            </span>
          </button>
        </Spot>
      )}
    </For>
  )
}

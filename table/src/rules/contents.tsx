import { contentsOf, type Section } from '@boma/rulebook'
import { createEffect, createMemo, For, on, Show } from 'solid-js'
import { t } from '../words/words.ts'

interface ContentsProps {
  readonly sections: readonly Section[]
  /** The language of the headings. */
  readonly lang: string
  /** The section that is being read. */
  readonly here: string
  readonly onTurn: (id: string) => void
}

/** What the rulebook has: its chapters, and the cases of the one that is being read. */
export function Contents(props: ContentsProps) {
  const chapters = createMemo(() => contentsOf(props.sections))
  const isHere = (head: Section, cases: readonly Section[]) =>
    head.id === props.here || cases.some(({ id }) => id === props.here)
  const entry = (section: Section) => <ContentsLine {...props} section={section} />
  let list: HTMLElement | undefined
  createEffect(
    on(
      () => props.here,
      () => queueMicrotask(() => list && showCurrent(list)),
    ),
  )
  return (
    <nav ref={list} class="contents" aria-label={t('rules.contents')} lang={props.lang}>
      <ul>
        <For each={chapters()}>
          {({ head, cases }) => (
            <li classList={{ part: head.level === 1 }}>
              {entry(head)}
              <Show when={cases.length > 0 && isHere(head, cases)}>
                <ul>
                  <For each={cases}>{(section) => <li>{entry(section)}</li>}</For>
                </ul>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </nav>
  )
}

function ContentsLine(props: ContentsProps & { readonly section: Section }) {
  return (
    <button
      type="button"
      class="entry"
      aria-current={props.section.id === props.here ? 'true' : undefined}
      onClick={() => props.onTurn(props.section.id)}
    >
      <Show when={props.section.number !== ''}>
        <span class="number">{props.section.number.replace('-', ' ')}</span>{' '}
      </Show>
      {props.section.title}
    </button>
  )
}

/** Moves the list so far that what is being read is seen in it; nothing else on the page moves. */
function showCurrent(list: HTMLElement): void {
  const at = list.querySelector('[aria-current]')?.getBoundingClientRect()
  const { top, bottom } = list.getBoundingClientRect()
  if (at === undefined) return
  if (at.top < top) list.scrollTop -= top - at.top
  else if (at.bottom > bottom) list.scrollTop += at.bottom - bottom
}

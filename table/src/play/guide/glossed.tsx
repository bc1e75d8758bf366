import { type GuideSpan, spansOf, type Term, termsIn } from '@boma/showing'
import { createMemo, createUniqueId, For, Match, Switch } from 'solid-js'
import { useGuide } from '../../words/guides.ts'
import { t } from '../../words/words.ts'
import { Case } from '../scene/rule-link.tsx'
import './guide.css'

/** Words in which those of the glossary are explained where they stand. */
export function Glossed(props: { readonly text: string }) {
  const guide = useGuide()
  return <Spans spans={termsIn(props.text, guide()?.terms ?? [])} />
}

/** The same for sentences of the guide, whose cases can be opened. */
export function GuideWords(props: { readonly text: string }) {
  const guide = useGuide()
  return <Spans spans={spansOf(props.text, guide()?.terms ?? [])} />
}

function Spans(props: { readonly spans: readonly GuideSpan[] }) {
  return (
    <For each={props.spans}>
      {(span) => (
        <Switch fallback={span.text}>
          <Match when={span.kind === 'case'}>
            {' '}
            <Case rule={span.text} />
          </Match>
          <Match when={span.kind === 'term' && span}>{(it) => <TermButton text={it().text} term={it().term} />}</Match>
        </Switch>
      )}
    </For>
  )
}

/** A word that says what it means: pointed at, pressed, or heard as the description of a button. */
function TermButton(props: { readonly text: string; readonly term: Term }) {
  const id = createUniqueId()
  let button: HTMLButtonElement | undefined
  let note: HTMLSpanElement | undefined
  const spoken = createMemo(() => t('glossary.says', { term: props.term.term, means: props.term.means }))
  // Whoever presses the word wants to read on when the mouse has left it, or to open the case.
  let isPressed = false
  const show = (isOn: boolean) => !isPressed && note?.isConnected && note.togglePopover(isOn)
  const onToggle = (e: ToggleEvent) => {
    if (e.newState === 'closed') isPressed = false
    else if (button && note) layBeside(button, note)
  }
  return (
    <>
      <button
        type="button"
        class="term"
        ref={button}
        popovertarget={id}
        popovertargetaction="show"
        onClick={() => {
          isPressed = true
        }}
        aria-describedby={`${id}-means`}
        onPointerEnter={(e) => e.pointerType === 'mouse' && show(true)}
        onPointerLeave={(e) => e.pointerType === 'mouse' && show(false)}
      >
        {props.text}
      </button>
      <span hidden id={`${id}-means`}>
        {spoken()}
      </span>
      <span class="term-note" id={id} ref={note} popover="auto" onToggle={onToggle}>
        <b>{props.term.term}</b> {props.term.means} <Case rule={props.term.rule} />
      </span>
    </>
  )
}

const GAP = 6

/** Lays the note over its word, or under it where there is no room. */
function layBeside(word: HTMLElement, note: HTMLElement): void {
  const at = word.getBoundingClientRect()
  const { width, height } = note.getBoundingClientRect()
  const left = Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))
  const above = at.top - height - GAP
  note.style.left = `${left}px`
  note.style.top = `${above >= GAP ? above : at.bottom + GAP}px`
}

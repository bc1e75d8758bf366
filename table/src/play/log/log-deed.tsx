import { createSignal, Index, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { bodyOfLine } from '../scene/bodies.ts'
import { Case } from '../scene/rule-link.tsx'
import type { ToldDeed } from '../story/deeds.ts'
import { caseOf, headOf, tellingOf } from '../story/telling.ts'
import type { Line } from './chapters.ts'
import { type InTurn, LogLine, Pointed } from './log-lines.tsx'

/** What belongs together in one line, which opens into its own; the latest lies open until something else happens. */
export function LogDeed(props: InTurn & { readonly deed: ToldDeed<Line>; readonly isLatest: boolean }) {
  const [isWanted, setWanted] = createSignal<boolean>()
  const isOpen = () => isWanted() ?? props.isLatest
  const events = () => props.deed.lines.map((line) => line.event)
  const body = () => {
    const [first] = events()
    return first === undefined ? '' : bodyOfLine(props.scene, first, props.body)
  }
  return (
    <>
      <Pointed events={events()} onPoint={props.onPoint}>
        <i class="square" data-body={body()} />
        <button
          type="button"
          class="line run"
          aria-expanded={isOpen()}
          onClick={() => setWanted(!isOpen())}
          title={t(isOpen() ? 'log.fold' : 'log.unfold')}
        >
          <b>{headOf(props.scene, props.deed)}</b>
          <Show when={!isOpen()}> {tellingOf(props.scene, props.deed)}</Show>
        </button>
        <Case rule={caseOf(props.deed)} />
      </Pointed>
      <Show when={isOpen()}>
        <li class="unfolded">
          <ol>
            <Index each={props.deed.lines}>{(line) => <LogLine {...props} line={line()} />}</Index>
          </ol>
        </li>
      </Show>
    </>
  )
}

import type { Block, Span } from '@boma/rulebook'
import { For, type JSX, Match, Show, Switch } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Marked } from './marked.tsx'

interface BlockProps {
  readonly block: Block
  /** Words that are sought: they are marked. */
  readonly sought?: string
  readonly onRule: (rule: string) => void
}

/** A block of a rulebook as it is printed. */
export function BlockView(props: BlockProps): JSX.Element {
  const spans = (list: readonly Span[], own = '') => (
    <Spans spans={list} own={own} sought={props.sought ?? ''} onRule={props.onRule} />
  )
  return (
    <Switch>
      <Match when={props.block.kind === 'heading' && props.block}>
        {(block) => (
          <Show when={block().level <= 2} fallback={<h4>{spans(block().spans, block().anchor)}</h4>}>
            <h3>{spans(block().spans, block().anchor)}</h3>
          </Show>
        )}
      </Match>
      <Match when={props.block.kind === 'paragraph' && props.block}>
        {(block) => <p>{spans(block().spans, block().anchor)}</p>}
      </Match>
      <Match when={props.block.kind === 'list' && props.block}>
        {(block) => (
          <Dynamic component={block().isNumbered ? 'ol' : 'ul'}>
            <For each={block().items}>{(item) => <li>{spans(item)}</li>}</For>
          </Dynamic>
        )}
      </Match>
      <Match when={props.block.kind === 'table' && props.block}>
        {(block) => <Chart head={block().head} rows={block().rows} cell={spans} />}
      </Match>
    </Switch>
  )
}

type Cell = readonly Span[]

/** A table, as wide as it is. */
function Chart(props: {
  readonly head: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
  readonly cell: (cell: Cell) => JSX.Element
}) {
  return (
    <div class="chart" tabindex="0">
      <table>
        <thead>
          <tr>
            <For each={props.head}>
              {(cell) => (cell.length === 0 ? <td /> : <th scope="col">{props.cell(cell)}</th>)}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {(row) => (
              <tr>
                <For each={row}>{(cell) => <td classList={{ figures: isFigures(cell) }}>{props.cell(cell)}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  )
}

/** Values like '0-3-2', which must not break at their hyphens. */
const isFigures = (cell: Cell): boolean => /^[\d/–-]+$/.test(cell.map(({ text }) => text).join(''))

/** A case within the text is a link to it, except in its own heading. */
function Spans(props: {
  readonly spans: readonly Span[]
  readonly own: string
  readonly sought: string
  readonly onRule: (rule: string) => void
}) {
  const marked = (text: string) => <Marked text={text} sought={props.sought} />
  return (
    <For each={props.spans}>
      {(span) => (
        <Switch fallback={marked(span.text)}>
          <Match when={span.style === 'strong'}>
            <strong>{marked(span.text)}</strong>
          </Match>
          <Match when={span.style === 'em'}>
            <em>{marked(span.text)}</em>
          </Match>
          <Match when={span.style === 'code'}>
            <code>{span.text}</code>
          </Match>
          <Match when={span.style === 'case' && span.text.replace('Ereignis', 'event') !== props.own}>
            <button type="button" class="case" onClick={() => props.onRule(span.text.replace('Ereignis', 'event'))}>
              {span.text}
            </button>
          </Match>
        </Switch>
      )}
    </For>
  )
}

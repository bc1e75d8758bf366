import { createEffect, createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js'
import { t } from '../words/words.ts'
import { type Block, readMarkdown, type Section, type Span, sectionsOf } from './markdown.ts'

interface RulebookProps {
  /** The rulebook as Markdown. */
  readonly text: string
  /** The case to show; '' for the beginning. */
  readonly at: string
  readonly onRule: (rule: string) => void
  readonly onClose?: () => void
}

/** The rulebook, searchable, open at a case. */
export function Rulebook(props: RulebookProps) {
  const sections = createMemo(() => sectionsOf(readMarkdown(props.text)))
  const [sought, setSought] = createSignal('')
  const found = createMemo(() => {
    const words = sought().trim().toLowerCase().split(/\s+/).filter(Boolean)
    return words.length === 0 ? sections() : sections().filter((s) => words.every((w) => s.words.includes(w)))
  })
  let pages: HTMLDivElement | undefined
  createEffect(() => {
    const at = props.at
    if (at !== '')
      queueMicrotask(() => pages?.querySelector(`[data-case="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'start' }))
  })
  return (
    <aside class="rulebook" aria-label={t('rules.label')}>
      <header>
        <h2 class="head">{t('rules.title')}</h2>
        <Show when={props.onClose}>
          {(close) => (
            <button type="button" onClick={() => close()()}>
              {t('rules.close')}
            </button>
          )}
        </Show>
      </header>
      <label class="search">
        <span>{t('rules.search')}</span>
        <input type="search" value={sought()} onInput={(e) => setSought(e.currentTarget.value)} />
      </label>
      <div class="pages" ref={pages} tabindex="0">
        <Show when={found().length > 0} fallback={<p>{t('rules.nothingFound')}</p>}>
          <For each={found()}>{(section) => <SectionView section={section} at={props.at} onRule={props.onRule} />}</For>
        </Show>
      </div>
    </aside>
  )
}

function SectionView(props: {
  readonly section: Section
  readonly at: string
  readonly onRule: (rule: string) => void
}) {
  return (
    <section
      data-case={props.section.anchor}
      classList={{ open: props.at !== '' && props.at === props.section.anchor }}
    >
      <For each={props.section.blocks}>{(block) => <BlockView block={block} onRule={props.onRule} />}</For>
    </section>
  )
}

function BlockView(props: { readonly block: Block; readonly onRule: (rule: string) => void }): JSX.Element {
  const spans = (list: readonly Span[], own = '') => <Spans spans={list} own={own} onRule={props.onRule} />
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
          <ul>
            <For each={block().items}>{(item) => <li>{spans(item)}</li>}</For>
          </ul>
        )}
      </Match>
      <Match when={props.block.kind === 'table' && props.block}>
        {(block) => (
          <section class="scroll" aria-label={t('rules.table')}>
            <table>
              <thead>
                <tr>
                  <For each={block().head}>{(cell) => <th scope="col">{spans(cell)}</th>}</For>
                </tr>
              </thead>
              <tbody>
                <For each={block().rows}>
                  {(row) => (
                    <tr>
                      <For each={row}>{(cell) => <td>{spans(cell)}</td>}</For>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          </section>
        )}
      </Match>
    </Switch>
  )
}

/** A case within the text is a link to it, except in its own heading. */
function Spans(props: {
  readonly spans: readonly Span[]
  readonly own: string
  readonly onRule: (rule: string) => void
}) {
  return (
    <For each={props.spans}>
      {(span) => (
        <Switch fallback={span.text}>
          <Match when={span.style === 'strong'}>
            <strong>{span.text}</strong>
          </Match>
          <Match when={span.style === 'em'}>
            <em>{span.text}</em>
          </Match>
          <Match when={span.style === 'code'}>
            <code>{span.text}</code>
          </Match>
          <Match when={span.style === 'case' && span.text !== props.own}>
            <button type="button" class="case" onClick={() => props.onRule(span.text)}>
              {span.text}
            </button>
          </Match>
        </Switch>
      )}
    </For>
  )
}

import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import { language, t } from '../words/words.ts'
import { BlockView } from './blocks.tsx'
import { readMarkdown, type Section, sectionsOf } from './markdown.ts'
import './rules.css'

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
  const words = () => sought().trim().toLowerCase().split(/\s+/).filter(Boolean)
  const found = createMemo(() => sections().filter((s) => words().every((word) => s.words.includes(word))))
  let pages: HTMLDivElement | undefined
  const turnTo = (at: string) => {
    setSought('')
    queueMicrotask(() => {
      const section = pages?.querySelector<HTMLElement>(`[data-case="${CSS.escape(at)}"]`)
      section?.scrollIntoView({ block: 'start' })
      // Whoever cannot see it hears it.
      section?.focus({ preventScroll: true })
    })
  }
  createEffect(
    on(
      () => [props.at, props.text] as const,
      ([at]) => at !== '' && turnTo(at),
    ),
  )
  return (
    <section class="rulebook" aria-label={t('rules.label')}>
      <header>
        <h2 class="head">{t('rules.title')}</h2>
        <Show when={props.onClose}>
          {(close) => (
            <button type="button" class="word" onClick={() => close()()}>
              {t('rules.close')}
            </button>
          )}
        </Show>
      </header>
      <Show when={language.value() !== 'en'}>
        <p class="quiet">{t('rules.inEnglish')}</p>
      </Show>
      <label class="search">
        <span class="unseen">{t('rules.search')}</span>
        <input
          type="search"
          placeholder={t('rules.search')}
          value={sought()}
          onInput={(e) => setSought(e.currentTarget.value)}
        />
      </label>
      <p class="found" role="status">
        {words().length === 0 ? '' : t('rules.found', { count: String(found().length) })}
      </p>
      <div class="pages" ref={pages} lang="en" tabindex="0">
        <For
          each={found()}
          fallback={
            <p class="quiet" lang={language.value()}>
              {t('rules.nothingFound')}
            </p>
          }
        >
          {(section) => <SectionView section={section} at={props.at} onRule={props.onRule} />}
        </For>
      </div>
    </section>
  )
}

interface SectionProps {
  readonly section: Section
  readonly at: string
  readonly onRule: (rule: string) => void
}

function SectionView(props: SectionProps) {
  return (
    <section
      data-case={props.section.anchor}
      tabindex="-1"
      classList={{ open: props.at !== '' && props.at === props.section.anchor }}
    >
      <For each={props.section.blocks}>{(block) => <BlockView block={block} onRule={props.onRule} />}</For>
    </section>
  )
}

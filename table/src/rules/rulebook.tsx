import { indexOf, type Section, sectionFor } from '@boma/rulebook'
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { t } from '../words/words.ts'
import { BlockView } from './blocks.tsx'
import { Contents } from './contents.tsx'
import { FoundList } from './found-list.tsx'
import type { Book } from './rulebooks.ts'
import './rules.css'
import './search.css'

interface RulebookProps {
  readonly book: Book
  /** The case to show; '' for the beginning. */
  readonly at: string
  readonly onRule: (rule: string) => void
}

type Findings = ReturnType<ReturnType<typeof indexOf>['find']>

/** What of the rulebook lies open; where there is room, the contents lie beside the pages. */
type Face = 'pages' | 'contents' | 'found'

/** The rulebook with its contents, searchable, open at a case. */
export function Rulebook(props: RulebookProps) {
  const sections = createMemo(() => [...props.book.sections, ...props.book.rulings])
  const index = createMemo(() => indexOf(sections(), props.book.lang, props.book.register))
  const [sought, setSought] = createSignal('')
  const [face, setFace] = createSignal<Face>('pages')
  const [here, setHere] = createSignal('')
  const found = createMemo(() => index().find(sought()))
  let pages: HTMLDivElement | undefined

  const turnTo = (at: string) => {
    setFace('pages')
    queueMicrotask(() => {
      const section = sectionFor(sections(), at)
      if (section) setHere(openAt(pages, section))
    })
  }
  createEffect(
    on(
      () => [props.at, props.book] as const,
      ([at], before) => {
        // In another language the words that were sought are not there.
        if (at !== before?.[0]) setSought('')
        if (at !== '') turnTo(at)
      },
    ),
  )
  const onScroll = follow(() => pages, setHere)
  return (
    <section class="rulebook" aria-label={t('rules.label')} data-face={face()}>
      <BookHead face={face()} sought={sought()} found={found()} onFace={setFace} onSeek={setSought} onTurn={turnTo} />
      <div class="leaves">
        <Contents sections={sections()} lang={props.book.lang} here={here()} onTurn={turnTo} />
        <Show when={face() === 'found'}>
          <div class="found-pages" lang={props.book.lang}>
            <FoundList found={found()} sought={sought()} onOpen={turnTo} />
          </div>
        </Show>
        <div class="pages" ref={pages} lang={props.book.lang} tabindex="0" onScroll={onScroll}>
          <Pages
            {...props}
            sections={sections()}
            sought={face() === 'found' ? '' : sought()}
            onRule={(rule) => (rule === props.at ? turnTo(rule) : props.onRule(rule))}
          />
        </div>
      </div>
    </section>
  )
}

/** Opens the pages at a section. Whoever cannot see it hears it. */
function openAt(pages: HTMLElement | undefined, { id }: Section): string {
  const page = pages?.querySelector<HTMLElement>(`[data-case="${CSS.escape(id)}"]`)
  page?.scrollIntoView({ block: 'start' })
  page?.focus({ preventScroll: true })
  return id
}

interface BookHeadProps {
  readonly face: Face
  readonly sought: string
  readonly found: Findings
  readonly onFace: (face: Face) => void
  readonly onSeek: (words: string) => void
  readonly onTurn: (at: string) => void
}

/** Above the pages: the title, the way to the contents, and where words are sought. */
function BookHead(props: BookHeadProps) {
  const seek = (words: string) => {
    props.onSeek(words)
    props.onFace(words.trim() === '' ? 'pages' : 'found')
  }
  const openBest = () => {
    const [best] = props.found.findings
    if (props.face === 'found' && best !== undefined) props.onTurn(best.section.id)
  }
  return (
    <>
      <header>
        <h2 class="head">{t('rules.title')}</h2>
        <button
          type="button"
          class="word to-contents"
          aria-expanded={props.face === 'contents'}
          onClick={() => props.onFace(props.face === 'contents' ? 'pages' : 'contents')}
        >
          {t('rules.contents')}
        </button>
      </header>
      <search>
        <label class="search">
          <span class="unseen">{t('rules.search')}</span>
          <input
            type="search"
            placeholder={t('rules.search')}
            value={props.sought}
            enterkeyhint="search"
            autocomplete="off"
            onInput={(e) => seek(e.currentTarget.value)}
            onKeyDown={(e) => e.key === 'Enter' && openBest()}
          />
        </label>
      </search>
      <FoundWords {...props} />
    </>
  )
}

const foundWords = ({ isAnswer, isPartial }: Findings) =>
  isAnswer ? 'rules.answers' : isPartial ? 'rules.foundSome' : 'rules.found'

/** How much was found, or the way back to it. */
function FoundWords(props: BookHeadProps) {
  return (
    <>
      <p class="found" role="status">
        <Show when={props.face === 'found'}>
          {t(foundWords(props.found), { count: String(props.found.findings.length) })}
        </Show>
      </p>
      <Show when={props.face !== 'found' && props.sought.trim() !== ''}>
        <button type="button" class="word back-to-found" onClick={() => props.onFace('found')}>
          ‹ {t('rules.backToFound', { words: props.sought.trim() })}
        </button>
      </Show>
    </>
  )
}

/** Says, whenever the pages have been moved, which section lies at their head. */
function follow(pages: () => HTMLElement | undefined, tell: (id: string) => void): () => void {
  let frame = 0
  onCleanup(() => cancelAnimationFrame(frame))
  return () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const box = pages()
      if (box === undefined || box.clientHeight === 0) return
      const top = box.getBoundingClientRect().top + 40
      const all = [...box.querySelectorAll<HTMLElement>('[data-case]')]
      const at = all.findLast((section) => section.getBoundingClientRect().top <= top) ?? all[0]
      tell(at?.getAttribute('data-case') ?? '')
    })
  }
}

/** All sections one after the other. */
function Pages(props: RulebookProps & { readonly sections: readonly Section[]; readonly sought: string }) {
  return (
    <For each={props.sections}>
      {(section) => (
        <SectionView
          section={section}
          lang={props.book.rulings.includes(section) ? 'en' : props.book.lang}
          isOpen={props.at !== '' && section === sectionFor(props.sections, props.at)}
          sought={props.sought}
          onRule={props.onRule}
        />
      )}
    </For>
  )
}

interface SectionProps {
  readonly section: Section
  readonly lang: string
  readonly isOpen: boolean
  readonly sought: string
  readonly onRule: (rule: string) => void
}

function SectionView(props: SectionProps) {
  return (
    <section data-case={props.section.id} lang={props.lang} tabindex="-1" classList={{ open: props.isOpen }}>
      <For each={props.section.blocks}>
        {(block) => <BlockView block={block} sought={props.sought} onRule={props.onRule} />}
      </For>
    </section>
  )
}

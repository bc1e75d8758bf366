import type { Game, SpokenGame } from '@boma/showing'
import { createResource, createSignal, For, Match, Show, Switch } from 'solid-js'
import { type Book, rulebookOf } from '../rules/rulebooks.ts'
import { Bar } from '../shell/bar.tsx'
import { hrefOf } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { Trouble } from '../shell/trouble.tsx'
import { spoken, spokenBoxOf } from '../words/spoken.ts'
import { language, t } from '../words/words.ts'
import { BookSheets, CardSheets, Reference } from './book-sheets.tsx'
import { CounterSheets } from './counter-sheets.tsx'
import { MapSheets } from './map-sheets.tsx'
import { PAPERS, type Paper } from './sheets.ts'
import './paper.css'

/** What can be printed, each by itself. */
const SHEETS = ['reference', 'map', 'counters', 'cards', 'rules'] as const
type SheetKind = (typeof SHEETS)[number]

/** A game's box on paper: sheets at their true size, to be printed and cut. */
export function PaperScreen(props: { readonly game: string; readonly sheet: string }) {
  const box = spokenBoxOf(props.game)
  useTitle(() => `${box?.name ?? ''}, ${t('paper.title')}`)
  const [game] = createResource(() => box?.load())
  const [book] = createResource(
    () => language.value(),
    (tongue) => rulebookOf(props.game, tongue),
  )
  if (box === undefined) return <Trouble sentence={t('open.unknown', { game: props.game })} />
  return (
    <Show when={game()}>
      {(it) => (
        <Show when={book.latest}>
          {(found) => (
            <Show when={it().presence.box} fallback={<Trouble sentence={t('paper.none', { game: box.name })} />}>
              <Printing game={it()} book={found()} sheet={sheetNamed(props.sheet)} />
            </Show>
          )}
        </Show>
      )}
    </Show>
  )
}

/** Anyone may have typed it. */
const sheetNamed = (name: string): SheetKind => SHEETS.find((each) => each === name) ?? 'reference'

/** In some countries paper is cut otherwise. */
const usual = (): Paper => (/-(US|CA|MX|PH|CL|CO|VE)$/.test(navigator.language) ? 'letter' : 'a4')

interface PrintingProps {
  readonly game: Game
  readonly book: Book
  readonly sheet: SheetKind
}

function Printing(props: PrintingProps) {
  const [paper, setPaper] = createSignal<Paper>(usual())
  const game = () => spoken(props.game)
  return (
    <div class="paper-page">
      <Bar game={game().tongue.name} />
      <main tabindex="-1">
        <Choices game={game()} sheet={props.sheet} paper={paper()} onPaper={setPaper} />
        <section class="on-paper" aria-label={t(`paper.${props.sheet}`)} tabindex="0">
          <h2 class="unseen">{t(`paper.${props.sheet}`)}</h2>
          <Sheets game={game()} book={props.book} sheet={props.sheet} paper={paper()} />
        </section>
      </main>
    </div>
  )
}

/** What is printed, and on what. */
function Choices(props: {
  readonly game: SpokenGame
  readonly sheet: SheetKind
  readonly paper: Paper
  readonly onPaper: (paper: Paper) => void
}) {
  const kinds = () => SHEETS.filter((kind) => kind !== 'cards' || props.game.page.cards !== undefined)
  const href = (sheet: SheetKind) => hrefOf({ at: 'paper', game: props.game.id, sheet })
  return (
    <header class="paper-choices">
      <h1>{t('paper.title')}</h1>
      <nav aria-label={t('paper.which')}>
        <For each={kinds()}>
          {(kind) => (
            <a class="word" href={href(kind)} aria-current={kind === props.sheet ? 'page' : undefined}>
              {t(`paper.${kind}`)}
            </a>
          )}
        </For>
      </nav>
      <label>
        {t('paper.size')}{' '}
        <select value={props.paper} onChange={(e) => props.onPaper(e.currentTarget.value as Paper)}>
          <For each={PAPER_KINDS}>{(size) => <option value={size}>{t(`paper.${size}`)}</option>}</For>
        </select>
      </label>
      <button type="button" class="main" onClick={() => print()}>
        {t('paper.print')}
      </button>
      <p>{t(`paper.how.${props.sheet}`)}</p>
    </header>
  )
}
const PAPER_KINDS = Object.keys(PAPERS) as readonly Paper[]

function Sheets(props: {
  readonly game: SpokenGame
  readonly book: Book
  readonly sheet: SheetKind
  readonly paper: Paper
}) {
  const foot = () => t('paper.foot', { game: props.game.tongue.name, version: props.game.version })
  const common = () => ({ game: props.game, paper: props.paper, foot: foot() })
  return (
    <Switch>
      <Match when={props.sheet === 'reference'}>
        <Reference {...common()} book={props.book} />
      </Match>
      <Match when={props.sheet === 'map'}>
        <MapSheets {...common()} />
      </Match>
      <Match when={props.sheet === 'counters'}>
        <CounterSheets {...common()} />
      </Match>
      <Match when={props.sheet === 'cards'}>
        <CardSheets {...common()} />
      </Match>
      <Match when={props.sheet === 'rules'}>
        <BookSheets paper={props.paper} book={props.book} />
      </Match>
    </Switch>
  )
}

import { blank } from '@boma/kernel'
import { type Excerpt, excerptsOf } from '@boma/rulebook'
import type { SpokenGame } from '@boma/showing'
import { For, Show } from 'solid-js'
import { CardBack } from '../play/decks/back.tsx'
import { CardFace } from '../play/decks/card.tsx'
import { BlockView } from '../rules/blocks.tsx'
import type { Book } from '../rules/rulebooks.ts'
import { t } from '../words/words.ts'
import { CuttingMarks, Leaf } from './leaf.tsx'
import { fill, onSheets, type Paper, placeOf } from './sheets.ts'
import '../play/decks/card.css'

interface SheetProps {
  readonly game: SpokenGame
  readonly paper: Paper
  readonly foot: string
}

const nowhere = () => {}

/** One sheet to play by: what a turn is, what counts, who wins, cut from the rulebook. */
export function Reference(props: SheetProps & { readonly book: Book }) {
  return (
    <For each={props.game.page.box?.reference ?? []}>
      {(cases) => (
        <Leaf paper={props.paper} foot={`${t('paper.reference')} · ${t('paper.ours')} · ${props.foot}`}>
          <div class="reference" lang={props.book.lang}>
            <For each={excerptsOf(props.book.sections, cases)}>{(excerpt) => <Cutting excerpt={excerpt} />}</For>
          </div>
        </Leaf>
      )}
    </For>
  )
}

function Cutting(props: { readonly excerpt: Excerpt }) {
  return (
    <section>
      <Show when={props.excerpt.title !== ''}>
        <h3>
          {props.excerpt.title} <span class="of-case">{props.excerpt.number}</span>
        </h3>
      </Show>
      <For each={props.excerpt.blocks}>{(block) => <BlockView block={block} onRule={nowhere} />}</For>
    </section>
  )
}

/** The whole rulebook with its rulings, as long as it is. */
export function BookSheets(props: { readonly paper: Paper; readonly book: Book }) {
  return (
    <article class="printed-book" data-paper={props.paper} lang={props.book.lang}>
      <For each={[...props.book.sections, ...props.book.rulings]}>
        {(section) => (
          <section>
            <For each={section.blocks}>{(block) => <BlockView block={block} onRule={nowhere} />}</For>
          </section>
        )}
      </For>
    </article>
  )
}

/** A playing card, in millimetres. */
const CARD = { width: 63, height: 92 }

/** All cards, and behind them their backs. */
export function CardSheets(props: SheetProps) {
  const filling = () => fill(props.paper, CARD.width, CARD.height)
  const cards = (props.game.page.box?.decks(blank(props.game)) ?? []).flatMap((deck) =>
    deck.cards.map((card) => ({ deck: { ...deck, left: 1 }, card: { ...card, state: 'turned' as const } })),
  )
  const size = { width: `${CARD.width}mm`, height: `${CARD.height}mm` }
  const style = (i: number, isBack: boolean) => {
    const { x, y } = placeOf(filling(), i, isBack)
    return { ...size, left: `${x}mm`, top: `${y}mm` }
  }
  return (
    <For each={onSheets(filling(), cards)}>
      {(on, n) => (
        <>
          <Leaf paper={props.paper} foot={`${t('paper.fronts', { number: String(n() + 1) })} · ${props.foot}`}>
            <CuttingMarks paper={props.paper} filling={filling()} />
            <For each={on}>
              {({ deck, card }, i) => (
                <div class="cut printed-card" style={style(i(), false)}>
                  <CardFace deck={deck} card={card} />
                </div>
              )}
            </For>
          </Leaf>
          <Leaf paper={props.paper} foot={`${t('paper.backs', { number: String(n() + 1) })} · ${props.foot}`}>
            <For each={on}>
              {({ deck }, i) => (
                <div class="cut printed-card" style={style(i(), true)}>
                  <CardBack deck={deck} />
                </div>
              )}
            </For>
          </Leaf>
        </>
      )}
    </For>
  )
}

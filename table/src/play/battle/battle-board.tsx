import type { Forecast, GameEvent, Panel, Piece } from '@boma/kernel'
import { createEffect, For, type JSX, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import type { Places } from '../hand/places.ts'
import { LastLines } from '../log/log-lines.tsx'
import { CounterButton } from '../panel/counter-button.tsx'
import { bodyOfSide } from '../scene/event-words.tsx'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import { Histograms, Odds } from './forecast.tsx'

interface BattleBoardProps {
  readonly scene: Scene
  readonly hand: Hand
  readonly panel: Panel
  readonly forecast: Forecast | undefined
  /** What happened, one list per action. */
  readonly log: readonly (readonly GameEvent[])[]
  /** Puts the board aside to look at the map. */
  readonly onFold: () => void
  /** The question and its answers. */
  readonly children: JSX.Element
}

type Row = Panel['rows'][number]

/** A fight on its board: attacker left, defender right, a row for each round, arithmetic and dice between them. */
export function BattleBoard(props: BattleBoardProps) {
  return (
    <section class="battle" aria-label={props.panel.title}>
      <div class="battle-sheet">
        <header>
          <div>
            <h1>{props.panel.title}</h1>
            <p>{props.panel.subtitle}</p>
          </div>
          <button type="button" class="word" onClick={() => props.onFold()}>
            {t('battle.fold')}
          </button>
        </header>
        <div class="rounds" style={{ '--abreast': String(abreast(props.panel)) }}>
          <p class="camp" data-body={bodyOfSide(props.scene, props.panel.left.side)}>
            {t('battle.attacker', { side: props.panel.left.name })}
          </p>
          <p class="camp right" data-body={bodyOfSide(props.scene, props.panel.right.side)}>
            {t('battle.defender', { side: props.panel.right.name })}
          </p>
          <For each={props.panel.rows}>{(row) => <Round {...props} row={row} />}</For>
        </div>
        <Show when={props.forecast} keyed>
          {(forecast) => (
            <aside>
              <Odds forecast={forecast} />
              <Histograms forecast={forecast} />
            </aside>
          )}
        </Show>
        <div class="battle-foot">
          <section class="happened" aria-label={t('battle.happened')}>
            <h2 class="head">{t('battle.happened')}</h2>
            <LastLines scene={props.scene} log={props.log} />
          </section>
          <div class="decide">{props.children}</div>
        </div>
      </div>
    </section>
  )
}

/** The offers that lie neither on a counter of the board nor on a button: places on the map, to be named instead. */
export function offersBesides(panel: Panel, { spaces, pieces, buttons }: Places): readonly Offered[] {
  const onBoard = new Set(panel.rows.flatMap((row) => [...row.left, ...row.right]))
  const elsewhere = [...pieces].filter(([piece]) => !onBoard.has(piece)).flatMap(([, offers]) => offers)
  return [...new Set([...buttons, ...[...spaces.values()].flat(), ...elsewhere])]
}

/** So many counters lie side by side at least, and at most before they begin a second line. */
const FEWEST = 2
const MOST = 5

/** How many counters a box of the board is wide: a small fight gets a small board. */
function abreast(panel: Panel): number {
  const most = Math.max(...panel.rows.flatMap((row) => [row.left.length, row.right.length]))
  return Math.min(MOST, Math.max(FEWEST, most))
}

function Round(props: BattleBoardProps & { readonly row: Row }) {
  const counters = (ids: readonly number[]): readonly Piece[] => ids.flatMap((id) => props.scene.piece(id) ?? [])
  /** A row of sums alone: dice for the advantage, an arm that neither side has. */
  const isBare = () => props.row.left.length + props.row.right.length === 0
  const { left, right } = props.panel
  let section: HTMLElement | undefined
  createEffect(() => props.row.active && section?.scrollIntoView({ block: 'nearest' }))
  return (
    <section
      class="round"
      ref={section}
      classList={{ active: props.row.active, bare: isBare() }}
      aria-label={props.row.name}
    >
      <Troops {...props} camp={t('battle.attacker', { side: left.name })} pieces={counters(props.row.left)} />
      <div class="sums">
        <h2>{props.row.name}</h2>
        <Show when={isBare() && props.row.lines.length === 0}>
          <p class="nobody">{t('battle.neither')}</p>
        </Show>
        <dl>
          <For each={props.row.lines}>
            {([text, value]) => (
              <div class="sum">
                <dt>{text}</dt>
                <dd>{value}</dd>
              </div>
            )}
          </For>
        </dl>
        <Case rule={props.row.rule} />
      </div>
      <Troops {...props} camp={t('battle.defender', { side: right.name })} pieces={counters(props.row.right)} />
    </section>
  )
}

function Troops(props: BattleBoardProps & { readonly camp: string; readonly pieces: readonly Piece[] }) {
  return (
    <div class="troops" data-camp={props.camp}>
      <For each={props.pieces} fallback={<p class="nobody">{t('battle.nobody')}</p>}>
        {(piece) => (
          <CounterButton piece={piece} hand={props.hand} onLook={() => props.hand.press({ piece: piece.id })} />
        )}
      </For>
    </div>
  )
}

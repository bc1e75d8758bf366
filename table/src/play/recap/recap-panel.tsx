import type { GameEvent, TableBase } from '@boma/kernel'
import { type Accessor, createEffect, For, on, Show } from 'solid-js'
import { CounterFace } from '../../counters/counter.tsx'
import { t } from '../../words/words.ts'
import { Engraving } from '../decks/engraving.tsx'
import type { Line } from '../log/chapters.ts'
import { type Reasons, whyOf } from '../reasons/reasons.ts'
import { EventWords } from '../scene/event-words.tsx'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import type { ToldDeed } from '../story/deeds.ts'
import { caseOf, headOf, outcomeOf, sumLast, sumOf } from '../story/telling.ts'
import { Cost } from './cost.tsx'
import { goBy, type Recap } from './recap.ts'
import type { RecapStep } from './steps.ts'
import { useSwipe } from './swipe.ts'
import './recap.css'

interface RecapPanelProps {
  readonly recap: Recap
  readonly scene: Scene
  readonly reasons: Reasons
  readonly view: Accessor<TableBase>
  /** Shows a battle once more. */
  readonly onBattle: (deed: ToldDeed<Line>) => void
}

/** So many counters of a step are shown. */
const SHOWN = 6

/** What the others did, step by step, and what it cost. */
export function RecapPanel(props: RecapPanelProps) {
  let panel: HTMLElement | undefined
  let list: HTMLOListElement | undefined
  const who = () =>
    props.recap
      .sides()
      .map((side) => props.scene.game.tongue.sides[side] ?? '')
      .join(', ')
  createEffect(on(props.recap.at, (at) => bringInto(panel, list?.children[at])))
  return (
    <aside
      class="panel recap"
      aria-label={t('recap.label')}
      data-pane="recap"
      ref={(root) => {
        panel = root
        useSwipe(root, (by) => props.recap.go(props.recap.at() + by))
      }}
    >
      <h2 class="head">{props.recap.isShared() ? t('recap.turn') : t('recap.while', { who: who() })}</h2>
      <div class="bars" aria-hidden="true">
        <For each={props.recap.steps()}>
          {(_, i) => <i classList={{ past: i() < props.recap.at(), now: i() === props.recap.at() }} />}
        </For>
      </div>
      <ol class="recap-steps" ref={list}>
        <For each={props.recap.steps()}>{(step, i) => <StepOf {...props} step={step} at={i()} />}</For>
      </ol>
      <Cost {...props} />
      <Show when={props.recap.steps().some((step) => isClosed(props.reasons, step))}>
        <p class="why">{t('why.closed')}</p>
      </Show>
    </aside>
  )
}

/** So many reasons of a step are told: where several orders are one step, the first say what it was for. */
const REASONS = 2

/** Why what a step tells of was ordered. */
export const whyIn = (reasons: Reasons, { deeds }: RecapStep): readonly string[] =>
  whyOf(
    reasons,
    deeds.flatMap(({ lines }) => lines),
  )

const isClosed = (reasons: Reasons, { deeds }: RecapStep): boolean =>
  deeds.some(({ lines }) => lines.some(({ action }) => reasons.isClosed(action)))

/** A step that cannot be seen wholly comes to the top, with as much below it as there is room for. */
function bringInto(panel: Element | undefined, step: Element | undefined): void {
  if (panel === undefined || step === undefined) return
  const [room, box] = [panel.getBoundingClientRect(), step.getBoundingClientRect()]
  if (box.top < room.top || box.bottom > room.bottom) panel.scrollTop += box.top - room.top
}

/** A step in the list, with the button that goes to it. */
function StepOf(props: RecapPanelProps & { readonly step: RecapStep; readonly at: number }) {
  const isNow = () => props.recap.at() === props.at
  return (
    <li classList={{ now: isNow() }} aria-current={isNow() ? 'step' : undefined}>
      <button type="button" class="recap-head" onClick={(e) => goBy(e, props.recap, props.at)}>
        <span class="stop" data-kind={props.step.kind} classList={{ now: isNow() }} aria-hidden="true">
          {props.at + 1}
        </span>
        <b>{props.step.head}</b>
      </button>
      <Case rule={props.step.deeds.map(caseOf)[0] ?? ''} />
      <StepWords {...props} step={props.step} />
    </li>
  )
}

function StepWords(props: RecapPanelProps & { readonly step: RecapStep }) {
  const card = () =>
    props.scene
      .decks()
      .flatMap((deck) => deck.cards)
      .find(({ id }) => id === props.step.card)
  return (
    <div class="recap-words">
      <Show when={props.step.card !== undefined && card()}>
        {(shown) => (
          <figure class="recap-card">
            <Engraving markup={shown().picture} />
          </figure>
        )}
      </Show>
      <For each={props.step.deeds}>
        {(deed) => <Outcome {...props} deed={deed} isOne={props.step.deeds.length === 1} />}
      </For>
      <For each={whyIn(props.reasons, props.step).slice(0, REASONS)}>
        {(why) => <p class="why">{t('why.note', { why })}</p>}
      </For>
      <Show when={props.step.pieces.length > 0}>
        <div class="recap-pieces">
          <For each={props.step.pieces.slice(0, SHOWN).flatMap((id) => props.scene.piece(id) ?? [])}>
            {(piece) => (
              <span class="recap-piece" title={piece.fullName}>
                <CounterFace piece={piece} />
              </span>
            )}
          </For>
        </div>
      </Show>
    </div>
  )
}

/** What came of a deed: its sum, and event by event what says more. */
function Outcome(props: RecapPanelProps & { readonly deed: ToldDeed<Line>; readonly isOne: boolean }) {
  const sum = () => sumOf(props.scene, props.deed)
  // One of several goes by its name, but for marches, of which all are.
  const name = () => (props.isOne || props.deed.kind === 'march' ? '' : headOf(props.scene, props.deed))
  return (
    <>
      <p>
        <Show when={name()}>
          <b>{name()}:</b>{' '}
        </Show>
        <For each={sumLast<string | GameEvent>(props.deed, sum(), outcomeOf(props.scene, props.deed))}>
          {(told) => <>{typeof told === 'string' ? told : <EventWords scene={props.scene} event={told} />} </>}
        </For>
      </p>
      <Show when={props.deed.kind === 'battle' && props.scene.page.fights}>
        <button type="button" class="word" onClick={() => props.onBattle(props.deed)}>
          {t('recap.watch')}
        </button>
      </Show>
    </>
  )
}

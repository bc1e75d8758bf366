import type { TableBase } from '@boma/kernel'
import type { Piece } from '@boma/showing'
import { type Accessor, createEffect, createMemo, For, on, Show } from 'solid-js'
import { CounterFace } from '../../counters/counter.tsx'
import { t } from '../../words/words.ts'
import { Engraving } from '../decks/engraving.tsx'
import { EventWords } from '../scene/event-words.tsx'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import { caseOf, listed, lostIn, outcomeOf, sumOf } from '../story/telling.ts'
import { goBy, type Recap } from './recap.ts'
import type { RecapStep } from './steps.ts'
import { useSwipe } from './swipe.ts'
import './recap.css'

interface RecapPanelProps {
  readonly recap: Recap
  readonly scene: Scene
  readonly view: Accessor<TableBase>
  /** Shows a battle once more. */
  readonly onBattle: (step: RecapStep) => void
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
      <h2 class="head">{t('recap.while', { who: who() })}</h2>
      <div class="bars" aria-hidden="true">
        <For each={props.recap.steps()}>
          {(_, i) => <i classList={{ past: i() < props.recap.at(), now: i() === props.recap.at() }} />}
        </For>
      </div>
      <ol class="recap-steps" ref={list}>
        <For each={props.recap.steps()}>{(step, i) => <StepOf {...props} step={step} at={i()} />}</For>
      </ol>
      <Cost {...props} />
    </aside>
  )
}

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
      <Case rule={caseOf(props.step.deed)} />
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
      <Outcome {...props} />
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
      <Show when={props.step.kind === 'battle'}>
        <button type="button" class="word" onClick={() => props.onBattle(props.step)}>
          {t('recap.watch')}
        </button>
      </Show>
    </div>
  )
}

/** What came of a step: in one sentence, or event by event. */
function Outcome(props: RecapPanelProps & { readonly step: RecapStep }) {
  const sum = () => sumOf(props.scene, props.step.deed)
  return (
    <p>
      <Show
        when={sum() !== ''}
        fallback={
          <For each={outcomeOf(props.scene, props.step.deed)}>
            {(event) => (
              <>
                <EventWords scene={props.scene} event={event} />{' '}
              </>
            )}
          </For>
        }
      >
        {sum()}
      </Show>
    </p>
  )
}

/** More counters than these lie in danger without being looked for: asking each for its line takes a while. */
const MOST_ASKED = 120

/** Who was lost on either side, whose supply is cut, and how victory stands after it. */
function Cost(props: RecapPanelProps) {
  const lost = () => props.recap.steps().flatMap((step) => lostIn(props.scene, step.deed))
  const names = (isOwn: boolean) =>
    listed(
      lost()
        .filter(({ side }) => (side === props.scene.viewer()) === isOwn)
        .map(({ name }) => name),
    ) || t('recap.none')
  const { scene } = props
  const cutOff = createMemo(() => {
    const { supply } = scene.page
    const own = scene.pieces().filter((piece) => piece.side === scene.viewer() && scene.space(piece.space))
    if (supply === undefined || own.length > MOST_ASKED) return ''
    const isCut = ({ id }: Piece) => (supply.line(props.view(), scene.viewer(), id)?.cut.length ?? 0) > 0
    return listed(own.filter(isCut).map((piece) => piece.name))
  })
  const claims = () => scene.standing()?.claims ?? []
  return (
    <section class="recap-cost">
      <h2 class="head">{t('recap.cost')}</h2>
      <dl>
        <dt>{t('recap.yours')}</dt>
        <dd>{names(true)}</dd>
        <dt>{t('recap.theirs')}</dt>
        <dd>{names(false)}</dd>
        <Show when={cutOff() !== ''}>
          <dt>{t('recap.risk')}</dt>
          <dd class="bad">{cutOff()}</dd>
        </Show>
        <Show when={claims().length > 0}>
          <dt>{t('recap.towns')}</dt>
          <dd>
            <For each={claims()}>{(claim) => <p>{claim.text}</p>}</For>
          </dd>
        </Show>
      </dl>
    </section>
  )
}

import type { GameEvent } from '@boma/kernel'
import type { Piece } from '@boma/showing'
import { createMemo, For, Show } from 'solid-js'
import { CounterFace } from '../../counters/counter.tsx'
import { t } from '../../words/words.ts'
import { turnOf } from '../hand/reminder.ts'
import { historyOf } from '../log/chapters.ts'
import { EventWords } from '../scene/event-words.tsx'
import { otherFace, sourceWords, stateWords } from '../scene/piece-words.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import { FactList } from './fact-list.tsx'

interface UnitCardProps {
  readonly scene: Scene
  readonly piece: Piece
  readonly log: readonly (readonly GameEvent[])[]
  readonly onGoTo: (entry: number) => void
}

/** How much of its past a card tells. */
const REMEMBERED = 6

/** A counter with both its faces: what it is, what its values do, how it fares, where its figures come from, its past. */
export function UnitCard(props: UnitCardProps) {
  const facts = createMemo(() => props.scene.facts({ space: props.piece.space, piece: props.piece.id }, []))
  const isKnown = () => props.piece.symbol !== ''
  return (
    <article class="unit-card">
      <div class="faces">
        <CounterFace piece={props.piece} />
        <Show when={otherFace(props.piece)}>{(back) => <CounterFace piece={back()} />}</Show>
      </div>
      <h3>{isKnown() ? props.piece.fullName : t('inspector.hidden')}</h3>
      <Show when={props.piece.about}>
        <p class="where">{props.piece.about}</p>
      </Show>
      <Show when={props.piece.states.length > 0}>
        <p class="states">{props.piece.states.map(stateWords).join(', ')}</p>
      </Show>
      <Show when={facts().length > 0} fallback={<PrintedValues piece={props.piece} />}>
        <FactList facts={facts()} />
      </Show>
      <Show when={isKnown() && props.piece.source !== ''}>
        <p class="source">{sourceWords(props.piece.source)}</p>
      </Show>
      <ThisTurn {...props} />
      <Past {...props} />
    </article>
  )
}

/** What it did in this turn, which its past would tell among older things. */
function ThisTurn(props: UnitCardProps) {
  const isAbout = (e: GameEvent) => props.scene.lights(e).pieces.includes(props.piece.id)
  const now = createMemo(() =>
    turnOf(props.scene.game, props.log)
      .flatMap((entry) => entry.filter(isAbout))
      .slice(-REMEMBERED),
  )
  return (
    <Show when={now().length > 0}>
      <h4>{t('unit.thisTurn')}</h4>
      <ul class="lines">
        <For each={now()}>
          {(event) => (
            <li>
              <EventWords scene={props.scene} event={event} /> <Case rule={event.rule} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

function Past(props: UnitCardProps) {
  const past = createMemo(() => historyOf(props.log, props.piece.id, (e) => props.scene.lights(e).pieces, REMEMBERED))
  return (
    <Show when={past().length > 0}>
      <h4>{t('inspector.past')}</h4>
      <ol class="lines">
        <For each={past()}>
          {(line) => (
            <li>
              <button type="button" class="line" title={t('log.goTo')} onClick={() => props.onGoTo(line.action)}>
                <EventWords scene={props.scene} event={line.event} />
              </button>
              <Case rule={line.event.rule} />
            </li>
          )}
        </For>
      </ol>
    </Show>
  )
}

/** The values as they are printed, in a game that says no more of them. */
function PrintedValues(props: { readonly piece: Piece }) {
  return (
    <Show when={props.piece.symbol !== ''}>
      <dl>
        <div>
          <dt>{t('inspector.values')}</dt>
          <dd>{props.piece.values}</dd>
        </div>
        <Show when={props.piece.back !== ''}>
          <div>
            <dt>{t('inspector.back')}</dt>
            <dd>{props.piece.back}</dd>
          </div>
        </Show>
      </dl>
    </Show>
  )
}

import { type Point, percent } from '@boma/showing'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { CounterFace } from '../../counters/counter.tsx'
import type { MapControl } from '../../map/map-view.tsx'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { StandingChoices } from '../prompt/from-now-on.tsx'
import { useAsked } from '../scene/asked-for.ts'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import { isQuietPass } from '../session/only-answer.ts'
import type { Session } from '../session/session.ts'
import { bestCorner, isWithin } from './corner.ts'
import type { Quick } from './quick.ts'
import './quick.css'

interface QuickProps {
  readonly session: Session
  readonly scene: Scene
  readonly hand: Hand
  readonly quick: Quick
}

/** A quick question as a strip over the map, in the corner where it hides least, with a line to its place: the map stays. */
export function QuickStrip(props: QuickProps & { readonly map: MapControl | undefined }) {
  const [height, setHeight] = createSignal(0)
  const pixelOf = (space: number): Point => props.map?.pixelOf(space) ?? [0, 0]
  const view = () => props.map?.view() ?? { width: 0, height: 0 }
  /** Where its place is on the screen, and the corner for the strip; asked again whenever the map moves. */
  const laid = createMemo(() => {
    props.map?.camera()
    const at = pixelOf(props.quick.space)
    const near = placesOf(props).map(pixelOf)
    return { at, isSeen: isWithin(at, { x: 0, y: 0, ...view() }), ...bestCorner(near, view(), height()) }
  })
  return (
    <>
      <Show when={laid().isSeen}>
        <svg class="quick-line" aria-hidden="true">
          <For each={['under', 'over']}>
            {(layer) => (
              <line
                class={layer}
                x1={laid().at[0]}
                y1={laid().at[1]}
                x2={laid().isLeft ? INSIDE : view().width - INSIDE}
                y2={laid().isHigh ? INSIDE : view().height - INSIDE}
              />
            )}
          </For>
        </svg>
      </Show>
      <section
        class="quick"
        classList={{ high: laid().isHigh, left: laid().isLeft }}
        aria-label={props.quick.title}
        ref={(strip) => queueMicrotask(() => setHeight(strip.offsetHeight))}
      >
        <QuickAnswers {...props} />
      </section>
    </>
  )
}
/** What is asked about, who could answer, and where: none of it is to be hidden. */
const placesOf = ({ quick, scene }: QuickProps): readonly number[] => [
  quick.space,
  ...quick.answers.flatMap(({ piece, offer }) => [scene.piece(piece)?.space ?? [], offer.space ?? []].flat()),
]

/** How far from the corner of the map the line ends, under the strip. */
const INSIDE = 90

/** The same as a part of the sheet of a phone. */
export const QuickSheet = (props: QuickProps) => (
  <div class="quick-sheet">
    <QuickAnswers {...props} />
  </div>
)

/** Who could do what, what it takes and how likely that is; what lets it go by; and how to answer from now on. */
function QuickAnswers(props: QuickProps) {
  const isMain = (offer: Offered) => offer === props.quick.mainOffer
  const asked = useAsked()
  return (
    <>
      <h2>{props.quick.title}</h2>
      <ul>
        <For each={props.quick.answers}>
          {(answer) => <QuickAnswer {...props} answer={answer} isMain={isMain(answer.offer)} />}
        </For>
      </ul>
      <p class="others">
        <For each={props.quick.others}>
          {(offer) => (
            <button
              type="button"
              class={isMain(offer) ? 'main' : 'quiet'}
              data-asked={asked([offer.action])}
              aria-disabled={props.hand.haste.isNew()}
              onClick={() => props.hand.take(offer)}
            >
              {offer.label}
              <Show when={isMain(offer) || isQuietPass(offer)}>
                {' '}
                <kbd>{isMain(offer) ? '↵' : 'S'}</kbd>
              </Show>
            </button>
          )}
        </For>
        <small>{props.quick.note}</small>
      </p>
      <Show when={props.session.standing.offered().length > 0}>
        <div class="later">
          <h3>{t('standing.fromNowOn')}</h3>
          <StandingChoices session={props.session} haste={props.hand.haste} />
        </div>
      </Show>
    </>
  )
}

/** An answer with its odds; Enter takes the main one. */
function QuickAnswer(props: QuickProps & { readonly answer: Quick['answers'][number]; readonly isMain: boolean }) {
  const { answer, hand } = props
  const asked = useAsked()
  return (
    <li>
      <span class="counter-still" aria-hidden="true">
        <Show when={props.scene.piece(answer.piece)}>{(piece) => <CounterFace piece={piece()} />}</Show>
      </span>
      <span class="who">
        <b>{answer.who}</b>
        <small>{answer.needs}</small>
      </span>
      <b class="chance">{percent(answer.chance)}</b>
      <button
        type="button"
        class={props.isMain ? 'main' : 'quiet'}
        data-asked={asked([answer.offer.action])}
        aria-disabled={hand.haste.isNew()}
        aria-label={`${answer.offer.label}, ${percent(answer.chance)}`}
        onPointerEnter={() => hand.weigh(answer.offer)}
        onPointerLeave={() => hand.weigh(undefined)}
        onFocus={() => hand.weigh(answer.offer)}
        onBlur={() => hand.weigh(undefined)}
        onClick={() => hand.take(answer.offer)}
      >
        {answer.label}
        <Show when={props.isMain}>
          {' '}
          <kbd>↵</kbd>
        </Show>
      </button>
    </li>
  )
}

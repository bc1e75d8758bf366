import { createMemo, For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { isWeighed } from '../hand/press.ts'
import type { AskedMarch } from '../hand/taken.ts'
import type { Scene } from '../scene/scene.ts'
import { marchFigure, marchLabel } from './march-words.ts'

interface MarchAnswersProps {
  readonly hand: Hand
  readonly scene: Scene
}

/** Is it the stack in the hand that is to be decided about, rather than the question itself? */
export const isMarching = ({ taken, plan }: Hand): boolean =>
  taken.asked().length > 0 || plan.goal() !== undefined || (taken.space() !== undefined && !taken.isUnderWay())

/** Is a unit of a tabletop in the hand, with nothing asked about it yet? */
export const isUnitInHand = ({ aiming, taken, plan }: Hand): boolean =>
  aiming.isTroop() && taken.asked().length === 0 && plan.eyed() === undefined

/** The ways that could be gone now: those asked about, or the one under the pointer. */
export function marchesAsked({ taken, plan }: Hand): readonly AskedMarch[] {
  const from = taken.space()
  const goal = plan.eyed()
  const about = taken.asked()
  const planned = plan.goal()
  if (about.length === 0 && from !== undefined && planned !== undefined) return [{ from, goal: planned }]
  if (about.length > 0 && (goal === undefined || about.some((march) => march.goal === goal))) return about
  return from === undefined || goal === undefined ? about : [{ from, goal }]
}

/** Puts the stack in the hand down. */
export function PutDown(props: { readonly hand: Hand }) {
  return (
    <button type="button" class="quiet" onClick={() => props.hand.cancel()}>
      {t(props.hand.plan.goal() === undefined ? 'march.putDown' : 'plan.clear')} <kbd>Esc</kbd>
    </button>
  )
}

/** Lays out the ring by which a finger turns the stack in the hand; at a desk it lies there anyway. */
export function TurnButton(props: { readonly hand: Hand }) {
  const { turning } = props.hand
  return (
    <Show when={turning.facings()}>
      <button
        type="button"
        class="quiet by-finger"
        aria-pressed={turning.isOpen()}
        onClick={() => turning.open(!turning.isOpen())}
      >
        {t('facing.ring')}
      </button>
    </Show>
  )
}

/** The ways to go, the usual one last and main. */
export function MarchAnswers(props: MarchAnswersProps) {
  const marches = createMemo(() => marchesAsked(props.hand))
  const isBestKnown = createMemo(() => isWeighed(props.hand.odds, marches()))
  return (
    <>
      <For each={marches().slice(1)}>{(march) => <MarchAnswer {...props} march={march} class="quiet" />}</For>
      <Show when={marches()[0]} keyed>
        {(march) => <MarchAnswer {...props} march={march} class={isBestKnown() ? 'main' : 'quiet'} />}
      </Show>
    </>
  )
}

function MarchAnswer(props: MarchAnswersProps & { readonly march: AskedMarch; readonly class: string }) {
  const figure = () => marchFigure(props.hand, props.march)
  return (
    <button
      type="button"
      class={props.class}
      aria-disabled={props.hand.haste.isNew()}
      onClick={() => props.hand.choose(props.march)}
    >
      {marchLabel(props.scene, props.hand, props.march)}
      <Show when={figure() !== ''}>
        {' '}
        <small>{figure()}</small>
      </Show>
      <Show when={props.class === 'main'}>
        {' '}
        <kbd>↵</kbd>
      </Show>
    </button>
  )
}

import type { Facings, FacingWay } from '@boma/showing'
import { createSignal, For, Show } from 'solid-js'
import { Spot } from '../../map/pinned.tsx'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import './turn-ring.css'

/** A ring around the counters in the hand, by which they are turned: a press on a side, or a drag round it. */
export function TurnRing(props: { readonly hand: Hand }) {
  const { turning } = props.hand
  return (
    <Show when={turning.facings()}>
      {(facings) => (
        <Spot at={facings().space}>
          <Ring hand={props.hand} facings={facings()} />
        </Spot>
      )}
    </Show>
  )
}

interface RingProps {
  readonly hand: Hand
  readonly facings: Facings
}

function Ring(props: RingProps) {
  const { turning } = props.hand
  let ring: HTMLFieldSetElement | undefined
  const turnTo = (to: number) => {
    turning.turnTo(to)
    turning.open(false)
  }
  const { dragged, onDown, onMove, onUp } = draggedRound(props, () => ring, turnTo)
  const turned = () => dragged() ?? props.facings.turned
  return (
    <fieldset
      ref={ring}
      class="turn-ring"
      classList={{ open: turning.isOpen() }}
      aria-label={t('facing.title')}
      on:pointerdown={onDown}
      on:pointermove={onMove}
      on:pointerup={onUp}
      on:pointercancel={onUp}
    >
      <svg class="turn-front" viewBox="-58 -58 116 116" aria-hidden="true">
        <path transform={`rotate(${turned()})`} d="M-54.8 0L-27.4-47.5H27.4L54.8 0" />
      </svg>
      <Sides facings={props.facings} turned={turned()} onTurn={turnTo} />
    </fieldset>
  )
}

/** The side to which a pointer drags the ring. */
function draggedRound(props: RingProps, ring: () => HTMLElement | undefined, turnTo: (to: number) => void) {
  const [dragged, setDragged] = createSignal<number>()
  const onDown = (e: PointerEvent) => {
    e.stopPropagation()
    if (e.button > 0) return
    // A drag from here is to select no words.
    e.preventDefault()
    ring()?.setPointerCapture(e.pointerId)
    setDragged(wayAt(props.facings, ring(), e)?.turned)
  }
  const onMove = (e: PointerEvent) => {
    if (dragged() === undefined) return
    e.stopPropagation()
    setDragged(wayAt(props.facings, ring(), e)?.turned)
  }
  const onUp = (e: PointerEvent) => {
    const to = dragged()
    if (to === undefined) return
    e.stopPropagation()
    setDragged(undefined)
    if (e.type === 'pointerup') turnTo(to)
  }
  return { dragged, onDown, onMove, onUp }
}

/** The way that is nearest to where a pointer is. */
function wayAt({ ways }: Facings, ring: HTMLElement | undefined, e: PointerEvent): FacingWay | undefined {
  const box = ring?.getBoundingClientRect()
  if (!box) return undefined
  const degrees = (Math.atan2(e.clientX - box.left, box.top - e.clientY) * 180) / Math.PI
  const off = (way: FacingWay) => Math.abs(((way.turned - degrees + 540) % 360) - 180)
  return ways.toSorted((a, b) => off(a) - off(b))[0]
}

/** A wedge for every side; the ring itself takes what is pressed by a pointer. */
function Sides(props: { readonly facings: Facings; readonly turned: number; readonly onTurn: (to: number) => void }) {
  return (
    <For each={props.facings.ways}>
      {(way) => (
        <button
          type="button"
          tabindex="-1"
          aria-label={t('facing.turn', { name: way.name })}
          aria-pressed={way.turned === props.facings.turned}
          classList={{ faced: way.turned === props.turned }}
          style={{ '--turned': `${way.turned}deg` }}
          onClick={(e) => e.detail === 0 && props.onTurn(way.turned)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M-9 5L0-7 9 5Z" />
          </svg>
        </button>
      )}
    </For>
  )
}

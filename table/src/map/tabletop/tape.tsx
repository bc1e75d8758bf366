import type { Point } from '@boma/showing'
import { createEffect, createMemo, createSignal, Show } from 'solid-js'
import { language, t } from '../../words/words.ts'
import { type Camera, toBoard, toView, type View } from '../camera.ts'
import { drawTape, type LaidTape, lengthOfTape, moveTape } from './measuring.ts'

interface TapeProps {
  readonly camera: Camera
  readonly view: View
  /** Is it in use? */
  readonly isOut: boolean
  readonly onOut: (isOut: boolean) => void
}

/** How long a tape is that the keyboard takes out. */
const FIRST = 6
/** The tag's size in pixels. */
const TAG = { width: 50, height: 24 } as const

/** A measuring tape over a tabletop, and the button that takes it out: whoever drags it is told the inches. */
export function Tape(props: TapeProps) {
  return (
    <>
      <button
        type="button"
        class="take-tape"
        aria-pressed={props.isOut}
        on:pointerdown={(e) => e.stopPropagation()}
        onClick={() => props.onOut(!props.isOut)}
      >
        {t('map.measure')} <kbd>M</kbd>
      </button>
      <Show when={props.isOut}>
        <Measuring {...props} />
      </Show>
    </>
  )
}

function Measuring(props: TapeProps) {
  let field: HTMLDivElement | undefined
  const [laid, setLaid] = createSignal<LaidTape>()
  const [held, setHeld] = createSignal<number>()
  const pointOf = (e: PointerEvent) => pointUnder(props, field, e)
  const onDown = (e: PointerEvent) => {
    e.stopPropagation()
    if (e.button > 0) return
    field?.setPointerCapture(e.pointerId)
    setHeld(e.pointerId)
    setLaid({ from: pointOf(e), to: pointOf(e) })
  }
  const onMove = (e: PointerEvent) => {
    e.stopPropagation()
    const tape = laid()
    if (tape && held() === e.pointerId) setLaid({ ...tape, to: pointOf(e) })
  }
  const onUp = (e: PointerEvent) => {
    e.stopPropagation()
    setHeld(undefined)
  }
  const onKey = (e: KeyboardEvent) => {
    const { x, y } = props.camera
    const moved = moveTape(laid() ?? { from: [x, y], to: [x + FIRST, y] }, e.key, e.shiftKey)
    if (moved) setLaid(moved)
    else if (e.key === 'Escape') props.onOut(false)
    else return
    e.preventDefault()
    e.stopPropagation()
  }
  createEffect(() => field?.focus({ preventScroll: true }))
  return (
    <div
      ref={field}
      class="measuring"
      role="application"
      tabindex="0"
      aria-label={t('map.tape')}
      on:pointerdown={onDown}
      on:pointermove={onMove}
      on:pointerup={onUp}
      on:pointercancel={onUp}
      on:keydown={onKey}
    >
      <Show when={laid()}>{(tape) => <TapeStrip camera={props.camera} view={props.view} tape={tape()} />}</Show>
    </div>
  )
}

function pointUnder({ camera, view }: TapeProps, field: HTMLElement | undefined, e: PointerEvent): Point {
  const box = field?.getBoundingClientRect()
  return toBoard(camera, view, [e.clientX - (box?.left ?? 0), e.clientY - (box?.top ?? 0)])
}

function TapeStrip(props: Pick<TapeProps, 'camera' | 'view'> & { readonly tape: LaidTape }) {
  const inches = () => lengthOfTape(props.tape)
  const drawn = createMemo(() => {
    const [from, to] = [props.tape.from, props.tape.to].map((end) => toView(props.camera, props.view, end))
    return drawTape(from ?? [0, 0], to ?? [0, 0], inches())
  })
  const words = () => `${new Intl.NumberFormat(language.value(), { maximumFractionDigits: 1 }).format(inches())}″`
  return (
    <>
      <svg class="tape" aria-hidden="true">
        <path class="strip" d={drawn().strip} />
        <path class="tick" d={drawn().ticks} />
        <g transform={`translate(${drawn().tag[0]} ${drawn().tag[1]})`}>
          <rect class="tag" x={-TAG.width / 2} y={-TAG.height / 2} {...TAG} rx="2" />
          <text>{words()}</text>
        </g>
      </svg>
      <output class="unseen">{words()}</output>
    </>
  )
}

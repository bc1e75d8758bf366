import type { Piece } from '@boma/showing'
import { For, Show } from 'solid-js'
import { FigureFace } from './figure.tsx'
import { UnitSymbol } from './symbols.tsx'
import './face.css'

/** What is seen of a counter of 100: all of it, or as a chip no more than the middle of its upper part. */
const WHOLE = '0 0 100 100'
const CHIP = '20 9 60 60'

interface FaceProps {
  readonly piece: Piece
  readonly chip?: boolean
}

/** How a piece looks: a counter as it is printed, or a figure from above. */
export function CounterFace(props: FaceProps) {
  return (
    <Show when={props.piece.stands} fallback={<PrintedFace {...props} />}>
      <FigureFace piece={props.piece} />
    </Show>
  )
}

/** How a counter is printed: in units of 100 to a side, as on the counter sheet; for the whole board as a chip. */
function PrintedFace(props: FaceProps) {
  const viewBox = () => (props.chip ? CHIP : WHOLE)
  return (
    <Show when={props.piece.symbol !== ''} fallback={<HiddenFace piece={props.piece} />}>
      <svg
        class="face"
        classList={{ chip: props.chip }}
        data-body={props.piece.body}
        viewBox={viewBox()}
        aria-hidden="true"
      >
        <rect class="shadow" />
        <rect class="body" />
        <Show when={isReduced(props.piece)}>
          <path class="bar" d="M0 62L40.5 21.5H74L0 95.5Z" />
        </Show>
        <path class="band" d={props.chip ? CHIP_BAND : BAND} />
        <path class="edge" d={props.chip ? 'M20 21.7H80' : 'M0 21.7H100'} />
        {/* What a chip does not show is not there: a map full of words that nobody sees takes a browser long to lay out. */}
        <Show when={!props.chip}>
          <Identity piece={props.piece} />
        </Show>
        <UnitSymbol name={props.piece.symbol} />
        <Show when={!props.chip}>
          <Show when={props.piece.moves !== undefined} fallback={<Values values={props.piece.values} />}>
            <PartedValues piece={props.piece} />
          </Show>
        </Show>
        <rect class="rim" />
        <path class="gleam" d="M3 2.6H97" />
        <Show when={props.piece.states.includes('acted')}>
          <rect class="veil" />
        </Show>
        <Discs piece={props.piece} />
      </svg>
    </Show>
  )
}

/** The states that are told by a disc beside the symbol. */
function Discs(props: { readonly piece: Piece }) {
  return (
    <For each={DISCS.filter(([state]) => props.piece.states.includes(state)).slice(0, 2)}>
      {([state, Sign], i) => (
        <g class="disc" data-state={state} transform={`translate(0 ${40 + 25 * i()})`}>
          <circle r="12.5" />
          <Sign />
        </g>
      )}
    </For>
  )
}

function Values(props: { readonly values: string }) {
  return (
    <text class="values" classList={{ long: props.values.length > 4 }} x="50" y="93">
      {props.values}
    </text>
  )
}

/** How far the middles of values lie apart, by their number, and from where. */
const APART: Readonly<Record<number, readonly [first: number, step: number]>> = { 1: [50, 0], 2: [30, 40], 3: [21, 29] }

/** Values parted by hairlines, nothing in pale; how far it moves beside the symbol. */
function PartedValues(props: { readonly piece: Piece }) {
  const values = () => (props.piece.values === '' ? [] : props.piece.values.split('-'))
  const [first, step] = APART[values().length] ?? APART[3] ?? [50, 0]
  return (
    <>
      <For each={values()}>
        {(value, i) => (
          <>
            <text class="values parted" classList={{ nothing: value === '0' }} x={first + step * i()} y="93">
              {value}
            </text>
            <Show when={i() > 0}>
              <path class="hairline" d={`M${first + step * (i() - 0.5)} 71V92`} />
            </Show>
          </>
        )}
      </For>
      <Show when={props.piece.moves}>
        <text class="moves" classList={{ long: (props.piece.moves?.length ?? 0) > 1 }} x="84" y="52.4">
          {props.piece.moves}
        </text>
        <path class="body-ink" d="M91 40.5l5.5 4.8-5.5 4.8z" />
      </Show>
    </>
  )
}

const BAND = 'M5 0H95A5 5 0 0 1 100 5V21.5H0V5A5 5 0 0 1 5 0Z'
const CHIP_BAND = 'M23 9H77A3 3 0 0 1 80 12V21.5H20V12A3 3 0 0 1 23 9Z'

const WEAK = ['disorganized', 'disrupted', 'reduced'] as const
/** Does it show its weaker side? */
const isReduced = (piece: Piece) => WEAK.some((state) => piece.states.includes(state))

/** How many letters fit into the band at full width; what stands at its right takes a little less for each. */
const LETTERS = 10
const CODE = 0.85

function Identity(props: { readonly piece: Piece }) {
  const isLeader = () => props.piece.symbol === 'leader'
  const code = () => props.piece.code ?? ''
  const room = () => LETTERS - (isLeader() ? 2 : 0) - (code() === '' ? 0 : CODE * code().length + 0.6)
  const fit = () =>
    props.piece.name.length > room() ? ({ textLength: room() * 9, lengthAdjust: 'spacingAndGlyphs' } as const) : {}
  return (
    <g class="identity">
      <text x="5" y="16.6" {...fit()}>
        {props.piece.name}
      </text>
      <Show when={code() !== ''}>
        <text class="code" x="95" y="16.4">
          {code()}
        </text>
      </Show>
      <Show when={isLeader()}>
        <path
          transform="translate(88 11) scale(.9)"
          d="M0-7L1.7-2.2 6.8-2.1 2.7 1 4.2 6 0 3-4.2 6-2.7 1-6.8-2.1-1.7-2.2Z"
        />
      </Show>
    </g>
  )
}

/** What a hidden stack looks like: whose it is, and nothing else, not even its size. */
function HiddenFace(props: { readonly piece: Piece }) {
  return (
    <svg class="face" data-body={props.piece.body} viewBox={WHOLE} aria-hidden="true">
      <rect class="shadow" />
      <rect class="body" />
      <path class="hatch" d={HATCH} />
      <text class="unknown" x="50" y="72">
        ?
      </text>
      <rect class="rim" />
    </svg>
  )
}

/** Diagonals from edge to edge. */
const HATCH = [14, 34, 54, 74, 94, 114, 134, 154, 174, 194]
  .map((n) => `M${Math.max(2, n - 98)} ${Math.min(98, n)}L${Math.min(98, n)} ${Math.max(2, n - 98)}`)
  .join('')

const CHEVRONS = () => <path d="M-6-5L0 0 6-5M-6 1L0 6 6 1" />
const WAVES = () => <path d="M-6-3q2-3.5 4 0t4 0 4 0M-6 3.4q2-3.5 4 0t4 0 4 0" />
const BARREL = () => (
  <>
    <path class="barrel" d="M-5-6.5H5Q7 0 5 6.5H-5Q-7 0-5-6.5ZM-6-2.3H6M-6 2.3H6" />
    <path d="M-8 8L8-8" />
  </>
)
/** A cartridge, struck through. */
const CARTRIDGE = () => (
  <>
    <path class="barrel" d="M-3.2 7V-1.5Q-3-5 0-7.5 3-5 3.2-1.5V7ZM-3.2 3.6H3.2" />
    <path d="M-8 8L8-8" />
  </>
)

/** The discs on the left edge, the gravest first; no more than two are shown. */
const DISCS = [
  ['broken', () => <path d="M-6-6L6 6M6-6L-6 6" />],
  ['disrupted', WAVES],
  ['disorganized', WAVES],
  ['suppressed', CHEVRONS],
  ['retreated', CHEVRONS],
  ['unsupplied', BARREL],
  ['emptied', CARTRIDGE],
  ['fired', () => <path d="M0-7L1.8-2 7-3 3 1 6 6 0 3.5-6 6-3 1-7-3-1.8-2Z" />],
  ['moving', () => <path d="M-6 0H4M0-4.5L4.8 0 0 4.5" />],
] as const

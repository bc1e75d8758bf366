import type { Piece } from '@boma/kernel'
import { type JSX, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import './figure.css'

/** Half of a base in the units of the drawing; guns and cars are drawn on a larger one. */
const BASE = 10.5
const LARGE = 21

/** A figure on its round base, seen from above: whose it is by its colours, what it is by what it wears, facing. */
export function FigureFace(props: { readonly piece: Piece }) {
  const isCar = () => props.piece.symbol === 'car'
  const half = () => (isCar() || Object.hasOwn(LARGE_FIGURES, props.piece.symbol) ? LARGE : BASE)
  const turned = () => `rotate(${(props.piece.stands?.facing ?? 0) - 90})`
  return (
    <svg
      class="face figure"
      data-body={props.piece.body}
      viewBox={`${-half()} ${-half()} ${2 * half()} ${2 * half()}`}
      aria-hidden="true"
    >
      <Show when={!isCar()} fallback={<Car turned={turned()} />}>
        <circle class="cast" cx={half() * 0.12} cy={half() * 0.16} r={half()} />
        <circle class="base" r={half() - 0.5} />
        <circle class="turf" r={half() * 0.79} />
        <Show when={props.piece.symbol !== ''} fallback={<Unknown />}>
          <g transform={turned()}>
            <Dynamic component={LARGE_FIGURES[props.piece.symbol] ?? (() => soldier(props.piece.symbol))} />
          </g>
        </Show>
        <Show when={props.piece.states.includes('acted')}>
          <circle class="spent" r={half()} />
        </Show>
      </Show>
    </svg>
  )
}

const Unknown = () => (
  <text class="unknown" y={BASE * 0.42}>
    ?
  </text>
)

/** A man with his weapon, pointing to the right, under what he wears on his head. */
const soldier = (symbol: string): JSX.Element => [
  <ellipse class={symbol === 'warrior' ? 'skin' : 'coat'} rx="3.4" ry="6.6" />,
  <path class="rifle" d="M2 4.6L12.5 3.6" />,
  (HATS[symbol] ?? helmet)(),
]

/** A sun helmet, which everybody wears of whom nothing else is known. */
const helmet = (): JSX.Element => [
  <ellipse class="hat white" cx="1" rx="5.2" ry="4.3" />,
  <path class="seam" d="M-3 0H5" />,
]

/** Headgear from above. */
const HATS: Readonly<Record<string, () => JSX.Element>> = {
  tarboosh: () => [<circle class="hat" cx="1" r="3.7" />, <circle class="tassel" cx="1" r="1.5" />],
  'slouch-hat': () => [<ellipse class="hat" cx="1" rx="5.6" ry="5" />, <circle class="hat crown" cx="1" r="2.6" />],
  helmet,
  turban: () => [<circle class="hat white" cx="1" r="4" />, <path class="seam" d="M-2-2q3 1.6 6 0M-2 2q3-1.6 6 0" />],
  warrior: () => [<circle class="hair" cx="1" r="3.2" />, <ellipse class="shield" cx="4" cy="6.4" rx="5" ry="2.4" />],
  rider: () => [
    <ellipse class="horse" rx="9.6" ry="2.9" />,
    <path class="horse" d="M8-1.6Q12.4-1.4 12.6 0Q12.4 1.4 8 1.6Z" />,
    <ellipse class="coat" cx="-1" rx="2.6" ry="4.6" />,
    <ellipse class="hat" cx="-.6" rx="3.9" ry="3.6" />,
    <circle class="hat crown" cx="-.6" r="1.9" />,
  ],
}

/** Men who serve a gun. */
const crew = (x: number, y: number): JSX.Element => [
  <ellipse class="coat" cx={x} cy={y} rx="3.2" ry="5.6" />,
  <circle class="hat" cx={x} cy={y} r="3.5" />,
]

/** What stands on a large base. */
const LARGE_FIGURES: Readonly<Record<string, () => JSX.Element>> = {
  gun: () => [
    <path class="leg" d="M-3 0L-15 3.4M-3 0L-15-3.4" />,
    <rect class="wheel" x="-4" y="-9" width="7" height="2.8" rx="1" />,
    <rect class="wheel" x="-4" y="6.2" width="7" height="2.8" rx="1" />,
    <rect class="metal" x="-6" y="-2.4" width="24" height="4.8" rx=".8" />,
    <path class="metal" d="M0-6.6L2.4-6.6 3.6 0 2.4 6.6H0L1.2 0Z" />,
    crew(-10, -9.4),
    crew(-10, 9.4),
  ],
  'machine-gun': () => [
    <path class="leg" d="M-6 0L-12 8M-6 0L-12-8M-6 0H2" />,
    <rect class="metal" x="-4" y="-2.6" width="22" height="5.2" />,
    crew(-11, -4),
    crew(-6, 10),
  ],
}

/** A car with a turret, to scale: it stands on no base. */
const Car = (props: { readonly turned: string }) => (
  <>
    <g transform={`translate(2.4 2.8) ${props.turned}`}>
      <rect class="cast" x="-21" y="-10.6" width="42" height="21.2" rx="2.4" />
    </g>
    <g transform={props.turned}>{car()}</g>
  </>
)

const car = (): JSX.Element => [
  <rect class="wheel" x="-16" y="-12.6" width="8" height="25.2" rx="1.4" />,
  <rect class="wheel" x="8.6" y="-12.6" width="8" height="25.2" rx="1.4" />,
  <rect class="base" x="-21" y="-10.6" width="42" height="21.2" rx="2.4" />,
  <rect class="turf" x="-17.6" y="-7.6" width="35.2" height="15.2" rx="1.6" />,
  <circle class="turret" r="6.6" />,
  <path class="barrel" d="M3 0H16" />,
]

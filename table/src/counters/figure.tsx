import type { Piece } from '@boma/showing'
import { type JSX, Match, Show, Switch } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Drawings } from './drawings.ts'
import { MEN } from './men.tsx'
import { STANDS } from './stands.tsx'
import './figure.css'

/** Half of a base in the units of the drawing; guns and cars are drawn on a larger one. */
const BASE = 10.5
const LARGE = 21
const HULL = 42

/** A figure on its base, seen from above: whose it is by its colours, what it is by what it wears, facing. */
export function FigureFace(props: { readonly piece: Piece }) {
  const shape = () => props.piece.stands?.shape ?? (Object.hasOwn(OWN_BASE, props.piece.symbol) ? 'large' : 'round')
  const half = () => HALVES[shape()]
  const turned = () => `rotate(${(props.piece.stands?.facing ?? 0) - 90})`
  return (
    <svg
      class="face figure"
      data-body={props.piece.body}
      data-symbol={props.piece.symbol}
      data-shape={shape()}
      viewBox={`${-half()} ${-half()} ${2 * half()} ${2 * half()}`}
      aria-hidden="true"
    >
      <Switch>
        <Match when={shape() === 'hull'}>
          <g transform={turned()}>
            <Dynamic component={STANDS[props.piece.symbol] ?? Unknown} />
          </g>
        </Match>
        <Match when={shape() === 'stand'}>
          <Stand turned={turned()}>
            <Dynamic component={STANDS[props.piece.symbol] ?? Unknown} />
          </Stand>
        </Match>
        <Match when={props.piece.symbol === 'car'}>
          <Car turned={turned()} />
        </Match>
        <Match when={true}>
          <Round half={half()}>
            <Man piece={props.piece} turned={turned()} />
          </Round>
        </Match>
      </Switch>
      <Show when={props.piece.states.includes('acted') && props.piece.symbol !== 'car'}>
        <circle class="spent" r={half()} />
      </Show>
    </svg>
  )
}

function Man(props: { readonly piece: Piece; readonly turned: string }) {
  return (
    <Show when={props.piece.symbol !== ''} fallback={<Unknown />}>
      <g transform={props.turned}>
        <Dynamic component={OWN_BASE[props.piece.symbol] ?? MEN[props.piece.symbol] ?? MEN['helmet']} />
      </g>
    </Show>
  )
}

const Unknown = () => (
  <text class="unknown" y={BASE * 0.42}>
    ?
  </text>
)

function Round(props: { readonly half: number; readonly children: JSX.Element }) {
  return (
    <>
      <circle class="cast" cx={props.half * 0.12} cy={props.half * 0.16} r={props.half} />
      <circle class="base" r={props.half - 0.5} />
      <circle class="turf" r={props.half * 0.79} />
      {props.children}
    </>
  )
}

/** A square stand: guns with their crews, cars. Its corners stick out of the square that faces along the table. */
function Stand(props: { readonly turned: string; readonly children: JSX.Element }) {
  return (
    <>
      <g transform={`translate(1.4 1.8) ${props.turned}`}>
        <rect class="cast" x="-13.6" y="-13.6" width="27.2" height="27.2" rx="2" />
      </g>
      <g transform={props.turned}>
        <rect class="base" x="-13.6" y="-13.6" width="27.2" height="27.2" rx="2" />
        <rect class="turf" x="-11.3" y="-11.3" width="22.6" height="22.6" />
        {props.children}
      </g>
    </>
  )
}

/** Men who serve a gun. */
const crew = (x: number, y: number): JSX.Element => [
  <ellipse class="coat" cx={x} cy={y} rx="3.2" ry="5.6" />,
  <circle class="hat" cx={x} cy={y} r="3.5" />,
]

/** What stands on a large round base. */
const OWN_BASE: Drawings = {
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
  car: () => [],
}

/** How far drawings reach from their middle: a stand's corners stand out when it is turned. */
const HALVES = { round: BASE, large: LARGE, stand: 14, hull: HULL } as const

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

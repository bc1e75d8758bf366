import type { Piece } from '@boma/showing'
import type { Drawings } from './drawings.ts'

// Symbols where they stand on a counter of 100: in a frame from 27, 31 to 73, 60. They are written in place, because a
// transform for each of some hundred counters is what makes a browser slow to move the map. 'line' is drawn, 'solid' is
// filled, 'field' is cut out again.

const CROSS = 'M27 31L73 60M73 31L27 60'
const SLASH = 'M27 60L73 31'
const ANCHOR = 'M50 34.5V54.5M45 38.5H55M42 49.5Q44 55.5 50 55.5T58 49.5'
const CARRIER = 'M46.4 43.5H53.6L52.6 52.5 55.6 60.5H52.6L50 54 47.4 60.5H44.4L47.4 52.5Z'

const line = (d: string) => <path class="line" d={d} />
const solid = (d: string) => <path class="solid" d={d} />
const disc = (x: number, y: number, r: number) => <circle class="solid" cx={x} cy={y} r={r} />

/** What stands in the frame. */
const FRAMED: Drawings = {
  infantry: () => line(CROSS),
  'mounted-rifles': () => line(`${CROSS}M50 31V60`),
  cavalry: () => line(SLASH),
  patrol: () => line(SLASH),
  commando: () => [line(SLASH), disc(39, 39.5, 2.6), disc(61, 51.5, 2.6)],
  'camel-corps': () => line(`${SLASH}M33 44.5q4.2-12 8.4 0q4.2-12 8.4 0`),
  marine: () => [line(CROSS), <path class="field-line" d={ANCHOR} />, line(ANCHOR)],
  'combined-arms': () => [line(CROSS), disc(50, 54.7, 3.4), line('M45 35.9H55')],
  militia: () => [
    line(CROSS),
    <rect class="field" x="42" y="38" width="16" height="15" />,
    <text class="letter" x="50" y="51">
      M
    </text>,
  ],
  'armored-car': () => [<ellipse class="line" cx="50" cy="45.5" rx="16" ry="8.5" />, line(SLASH)],
  'armored-train': () => [
    solid('M33 50.5H67V42.5H58V37.5H52V42.5H33Z'),
    disc(40, 53.5, 3),
    disc(50, 53.5, 3),
    disc(60, 53.5, 3),
  ],
  artillery: () => disc(50, 45.5, 5),
  'horse-artillery': () => [line(SLASH), disc(50, 45.5, 5)],
  'heavy-artillery': () => [disc(50, 45.5, 5), line('M39 37.5V53.5M61 37.5V53.5')],
  'mountain-artillery': () => [disc(50, 43.5, 4.4), solid('M41 60L50 51 59 60Z')],
  'machine-gun': () => line('M35 54.5L50 37.5 65 54.5M50 37.5V55.5'),
  engineer: () => line('M38 52.5V40.5H62V52.5M50 40.5V50.5'),
  supply: () => line('M27 53.5H73'),
  truck: () => [
    line('M27 53.5H73M50 34V51M41.5 42.5H58.5M44 36.5L56 48.5M56 36.5L44 48.5'),
    <circle class="line" cx="50" cy="42.5" r="8.5" />,
  ],
  wireless: () => line('M40 36.5L53 44.5 46 46.5 60 55.5'),
}

/** What needs no frame. */
const FREE: Drawings = {
  leader: () => (
    <path
      class="line filled"
      d="M50 28.5L54 40.3 66.2 40.5 56.5 47.9 60 59.5 50 52.7 40 59.5 43.5 47.9 33.8 40.5 46 40.3Z"
    />
  ),
  aeroplane: () => (
    <path
      class="body-ink"
      d="M26 41.5Q50 36.5 74 41.5V46.5Q50 42.5 26 46.5ZM47.5 35.5H52.5L53.5 57.5H46.5ZM41 54.5H59V58.5H41Z"
    />
  ),
  'naval-support': () => (
    <path
      class="body-ink"
      d="M23 50.5H77L72 58.5H29ZM33 50.5V44.5H41V36.5H45V44.5H50V34.5H54V44.5H60V50.5ZM62 50.5V46.5H69V44.5H71V50.5ZM49 34.5V28.5H51V34.5ZM42 36.5V31.5H44V36.5Z"
    />
  ),
  boat: () => (
    <path class="body-ink" d="M30 50.5H72L67 57.5H35ZM40 50.5V44.5H47V37.5H52V44.5H58V50.5ZM36 50.5V35.5H37.6V50.5Z" />
  ),
  carrier: () =>
    [-15, 0, 15].map((x) => (
      <g class="body-ink" transform={`translate(${x} 0)`}>
        <rect x="44" y="30.5" width="12" height="6" rx="1" />
        <circle cx="50" cy="39.9" r="3.2" />
        <path d={CARRIER} />
      </g>
    )),
  depot: () => [<path class="line filled" d="M32 58.5V39.5L50 30.5 68 39.5V58.5Z" />, line('M44 58.5V46.5H56V58.5')],
}

/** A unit's symbol in its place on a counter; one that is not drawn here is an empty frame. */
export function UnitSymbol(props: { readonly name: Piece['symbol'] }) {
  return (
    <>
      {FREE[props.name]?.() ?? (
        <>
          <rect class="frame" x="27" y="31" width="46" height="29" />
          {FRAMED[props.name]?.()}
        </>
      )}
    </>
  )
}

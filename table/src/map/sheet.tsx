import type { Board } from '@boma/showing'
import { createUniqueId, For, Show } from 'solid-js'
import { CartoucheOf } from './cartouche.tsx'
import { frontiers } from './draw/frontiers.ts'
import { hexGrid, hexNumbers } from './draw/grid.ts'
import { perBoard, perStep } from './draw/keep.ts'
import { inUnits, landPath, neatlineOf, paperOf, pictureOf, shorePieces } from './draw/land.ts'
import { marks } from './draw/marks.ts'
import { degrees, net } from './draw/net.ts'
import { rails } from './draw/rails.ts'
import { rivers } from './draw/rivers.ts'
import { summitsOf } from './draw/summits.ts'
import { washes } from './draw/washes.ts'
import { waterLines } from './draw/water.ts'
import { ways } from './draw/ways.ts'
import { Furniture } from './furniture.tsx'
import { Ways } from './points/ways.tsx'
import type { ZoomStep } from './steps.ts'
import './furniture.css'
import './terrain.css'

const drawn = {
  land: perBoard(landPath),
  shore: perBoard(shorePieces),
  washes: perBoard(washes),
  frontiers: perBoard(frontiers),
  grid: perBoard(hexGrid),
  numbers: perBoard(hexNumbers),
  rivers: perBoard(rivers),
  rails: perBoard(rails),
  ways: perBoard(ways),
  net: perBoard(net),
  degrees: perBoard(degrees),
  marks: perStep(marks),
  summits: perStep(summitsOf),
}

interface SheetProps {
  readonly board: Board
  /** The part of the drawing that fills the element. */
  readonly viewBox: string
  /** How much is shown. */
  readonly step: ZoomStep
  /** Are hex numbers wanted where they are legible? */
  readonly numbers: boolean
  /** In 'rain' seasonal rivers run and all is grey, by 'night' all lies in the dark. */
  readonly weather: string
}

/** The printed sheet: all that lies under the counters and never changes in a match. */
export function Sheet(props: SheetProps) {
  const clip = createUniqueId()
  const picture = () => inUnits(pictureOf(props.board))
  return (
    <svg class="sheet" data-step={props.step} viewBox={props.viewBox} aria-hidden="true">
      <LandClip board={props.board} id={clip} />
      <rect class="paper" {...inUnits(paperOf(props.board))} />
      <svg {...picture()} viewBox={Object.values(picture()).join(' ')} aria-hidden="true">
        <Water board={props.board} step={props.step} />
        <g clip-path={`url(#${clip})`}>
          <Country board={props.board} step={props.step} />
        </g>
        <path class="net" d={drawn.net(props.board)} />
        <Show when={props.board.kind === 'hexes'}>
          <HexGrid board={props.board} />
        </Show>
        <g clip-path={`url(#${clip})`} classList={{ rain: props.weather === 'rain' }}>
          <Rivers board={props.board} />
        </g>
        <For each={drawn.shore(props.board)}>{(piece) => <path class="shore" d={piece} />}</For>
        <Show when={props.board.links}>
          <Ways board={props.board} />
        </Show>
        <Roads board={props.board} />
        <Railways board={props.board} />
        <Furniture board={props.board} />
        <CartoucheOf board={props.board} />
        <Show when={props.numbers && props.board.kind === 'hexes' && (props.step === 'play' || props.step === 'close')}>
          <Numbers board={props.board} />
        </Show>
        <Show when={props.weather === 'night' || props.weather === 'rain'}>
          <rect class={props.weather === 'night' ? 'night' : 'wet'} {...picture()} />
        </Show>
      </svg>
      <rect class="neatline" {...picture()} />
      <rect class="neatline outer" {...inUnits(neatlineOf(props.board))} />
      <Margin board={props.board} />
    </svg>
  )
}

/** The degrees in the margin. */
function Margin(props: { readonly board: Board }) {
  return (
    <For each={drawn.degrees(props.board)}>
      {({ text, x, y, angle }) => (
        <text class="degrees" transform={`translate(${x} ${y}) rotate(${angle})`} dy="0.35em">
          {text}
        </text>
      )}
    </For>
  )
}

/** What lies on land is drawn no farther than the shore. */
function LandClip(props: { readonly board: Board; readonly id: string }) {
  return (
    <clipPath id={props.id}>
      <Show when={drawn.land(props.board)} fallback={<rect {...inUnits(pictureOf(props.board))} />}>
        <path d={drawn.land(props.board)} clip-rule="evenodd" />
      </Show>
    </clipPath>
  )
}

/** The sea, lined along the shore, and the bare land over it. */
function Water(props: { readonly board: Board; readonly step: ZoomStep }) {
  const land = () => drawn.land(props.board)
  const shore = () => drawn.shore(props.board)
  return (
    <Show when={land() !== ''} fallback={<rect class="land" {...inUnits(pictureOf(props.board))} />}>
      <rect class="sea" {...inUnits(pictureOf(props.board))} />
      <g class="lining">
        <For each={waterLines(props.step)}>
          {({ distance, strength }) => (
            <>
              <For each={shore()}>
                {(piece) => <path d={piece} class="line" style={{ '--d': distance, '--s': strength }} />}
              </For>
              <For each={shore()}>{(piece) => <path d={piece} class="over" style={{ '--d': distance }} />}</For>
            </>
          )}
        </For>
      </g>
      <path class="land" d={land()} fill-rule="evenodd" />
    </Show>
  )
}

/** Washes, the marks on them, and frontiers. */
function Country(props: { readonly board: Board; readonly step: ZoomStep }) {
  return (
    <>
      <For each={drawn.washes(props.board)}>
        {(wash) => <path class="wash" data-terrain={wash.terrain} d={wash.path} />}
      </For>
      <For each={drawn.marks(props.board, props.step)}>
        {(mark) => <path class="mark" data-pen={mark.pen} d={mark.path} />}
      </For>
      <For each={drawn.summits(props.board, props.step)}>
        {({ shade, light, cap }) => (
          <>
            <path class="mark" data-pen="shade" d={shade} />
            <path class="mark" data-pen="light" d={light} />
            <path class="snow" d={cap} />
          </>
        )}
      </For>
      <For each={drawn.frontiers(props.board)}>
        {(frontier) => (
          <>
            <For each={frontier.bands}>
              {(band) => <path class="band" data-land={band.owner} d={band.path} stroke-width={band.width * 100} />}
            </For>
            <path class="frontier" d={frontier.path} />
          </>
        )}
      </For>
    </>
  )
}

function HexGrid(props: { readonly board: Board }) {
  return (
    <For each={drawn.grid(props.board)}>
      {(block) => (
        <>
          <path class="grid" d={block.land} />
          <path class="grid sea-grid" d={block.sea} />
        </>
      )}
    </For>
  )
}

function Rivers(props: { readonly board: Board }) {
  return (
    <For each={drawn.rivers(props.board)}>
      {(river) => (
        <>
          <path class="river-halo" d={river.path} />
          <path class="river" classList={{ seasonal: river.seasonal }} d={river.path} />
        </>
      )}
    </For>
  )
}

/** Roads and trails, ditches and embankments, on maps where they lead from hex to hex. */
function Roads(props: { readonly board: Board }) {
  return (
    <For each={drawn.ways(props.board)}>
      {(way) => (
        <g class="way" data-kind={way.kind}>
          <path class="verge" d={way.path} />
          <path class="line" d={way.path} />
          <path class="slope" d={way.strokes} />
        </g>
      )}
    </For>
  )
}

function Railways(props: { readonly board: Board }) {
  return (
    <For each={drawn.rails(props.board)}>
      {(rail) => (
        <g class="rail" classList={{ planned: !rail.built }}>
          <path class="halo" d={rail.path} />
          <path class="track" d={rail.path} />
          <path class="ties" d={rail.path} />
        </g>
      )}
    </For>
  )
}

function Numbers(props: { readonly board: Board }) {
  return (
    <For each={drawn.numbers(props.board)}>
      {(block) => (
        <text class="numbers">
          <For each={block}>
            {({ x, y, text }) => (
              <tspan x={x} y={y}>
                {text}
              </tspan>
            )}
          </For>
        </text>
      )}
    </For>
  )
}

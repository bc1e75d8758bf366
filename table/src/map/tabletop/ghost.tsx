import type { Piece, Point, Stance } from '@boma/showing'
import { createMemo, For, Show } from 'solid-js'
import { FigureFace } from '../../counters/figure.tsx'
import { sideOfFigure } from '../../counters/figure-side.ts'
import type { HeldFigures, Highlights } from '../highlights.ts'
import { GhostTape } from './ghost-tape.tsx'
import { middleOf, ringOf, ringPath } from './ring.ts'
import './tabletop.css'
import './ghost.css'

/** How far outside of the bases the frame of a ghost runs, in inches. */
const GAP = 0.25

interface GhostProps {
  readonly ghost: HeldFigures
  readonly scale: number
}

/** What is drawn of a troop that is held, and where it may stand: all of it, or as far along as it may. */
interface TroopProps extends GhostProps {
  readonly placed: readonly Piece[]
}

/**
 * Figures held over the table: faint where they would stand, with the way there and its length; red where they may not,
 * and then in blue as far along as they may.
 */
export function GhostFigures(props: GhostProps) {
  const placed = createMemo(() => (props.ghost.isBarred ? props.ghost.nearest : props.ghost.figures) ?? [])
  const isTroop = () => props.ghost.figures.length > 1
  const tape = createMemo(() => tapeOf(props.ghost, placed()))
  return (
    <div class="ghost" classList={{ barred: props.ghost.isBarred, troop: isTroop() }} aria-hidden="true">
      <svg class="ghost-way" aria-hidden="true">
        <Show when={props.ghost.round}>
          {(points) => (
            <polyline
              class="ghost-round"
              points={points()
                .map(([x, y]) => `${x * props.scale},${y * props.scale}`)
                .join(' ')}
            />
          )}
        </Show>
        <Show when={isTroop()}>
          <TroopFrame {...props} placed={placed()} />
          <Show when={props.ghost.isBarred} fallback={<TroopSteps {...props} placed={placed()} />}>
            <TroopCrosses {...props} />
          </Show>
        </Show>
      </svg>
      <For each={props.ghost.isBarred && isTroop() ? placed() : props.ghost.figures}>
        {(piece) => <GhostFigure piece={piece} scale={props.scale} />}
      </For>
      <Show when={(tape()?.inches ?? 0) >= 0.1 && tape()}>
        {(way) => (
          <svg class="ghost-way over" aria-hidden="true">
            <GhostTape from={way().from} to={way().to} scale={props.scale} />
          </svg>
        )}
      </Show>
      <GhostNote {...props} placed={placed()} />
    </div>
  )
}

const stances = (pieces: readonly Piece[]): readonly Stance[] => pieces.flatMap(({ stands }) => stands ?? [])

/** The way of the one who pays most, else the longest of any of them. */
function tapeOf({ way, figures, from }: HeldFigures, placed: readonly Piece[]) {
  if (way !== undefined) return { ...way, inches: Math.hypot(way.to[0] - way.from[0], way.to[1] - way.from[1]) }
  const to = stances(placed.length > 0 ? placed : figures)
  const ways = from.flatMap((start, i) => {
    const end = to[i]
    const inches = end && Math.hypot(end.x - start.x, end.y - start.y)
    return end && inches ? [{ from: [start.x, start.y] as Point, to: [end.x, end.y] as Point, inches }] : []
  })
  return ways.toSorted((a, b) => b.inches - a.inches)[0]
}

/** Where a troop came from, and a line around where it is held and where it may stand. */
function TroopFrame(props: TroopProps) {
  return (
    <>
      <For each={props.ghost.from}>
        {({ x, y, base }) => (
          <circle class="ghost-left" cx={x * props.scale} cy={y * props.scale} r={base * props.scale} />
        )}
      </For>
      <path
        class={props.ghost.isBarred ? 'ghost-frame barred' : 'ghost-frame'}
        d={ringPath(ringOf(stances(props.ghost.figures)), GAP, props.scale)}
      />
      <Show when={props.ghost.isBarred && props.placed.length > 0}>
        <path class="ghost-frame" d={ringPath(ringOf(stances(props.placed)), GAP, props.scale)} />
      </Show>
    </>
  )
}

/** The step of every figure. */
function TroopSteps(props: TroopProps) {
  return (
    <For each={props.ghost.from}>
      {({ x, y }, i) => (
        <Show when={stances(props.placed)[i()]}>
          {(end) => (
            <line
              class="ghost-step"
              x1={x * props.scale}
              y1={y * props.scale}
              x2={end().x * props.scale}
              y2={end().y * props.scale}
            />
          )}
        </Show>
      )}
    </For>
  )
}

/** Which figures of a troop cannot stand where they are held. */
function TroopCrosses(props: GhostProps) {
  const isBarred = (id: number) => !props.ghost.barred?.size || props.ghost.barred.has(id)
  return (
    <For each={props.ghost.figures}>
      {({ id, stands }) => (
        <g
          class={isBarred(id) ? 'ghost-cross' : 'ghost-could'}
          transform={`translate(${(stands?.x ?? 0) * props.scale} ${(stands?.y ?? 0) * props.scale}) scale(${(stands?.base ?? 0) * props.scale})`}
        >
          <circle r="1" />
          <Show when={isBarred(id)}>
            <path d="M-.4-.4L.4.4M.4-.4L-.4.4" />
          </Show>
        </g>
      )}
    </For>
  )
}

/** A note hangs under what is held, in the middle. */
function GhostNote(props: TroopProps) {
  const foot = createMemo((): Point => {
    const held = stances([...props.ghost.figures, ...props.placed])
    const [x] = middleOf(stances(props.ghost.figures).map((at) => [at.x, at.y]))
    return [x, Math.max(...held.map(({ y, base }) => y + base))]
  })
  return (
    <Show when={props.ghost.note}>
      {(note) => (
        <p
          class="ghost-note"
          style={{ left: `${foot()[0] * props.scale}px`, top: `${foot()[1] * props.scale + 14}px` }}
        >
          <strong>{note().title}</strong> {note().text} <span>{note().rule}</span>
        </p>
      )}
    </Show>
  )
}

function GhostFigure(props: { readonly piece: Piece; readonly scale: number }) {
  const size = () => sideOfFigure(props.piece) * props.scale
  return (
    <div
      class="ghost-figure"
      style={{
        width: `${size()}px`,
        height: `${size()}px`,
        left: `${(props.piece.stands?.x ?? 0) * props.scale - size() / 2}px`,
        top: `${(props.piece.stands?.y ?? 0) * props.scale - size() / 2}px`,
      }}
    >
      <FigureFace piece={{ ...props.piece, states: [] }} />
    </div>
  )
}

/** Ranges, arcs and what is in sight, in the tone of their layer. */
export function Outlines(props: { readonly lights: Highlights; readonly scale: number }) {
  return (
    <g class="lights">
      <g transform={`scale(${props.scale})`}>
        <For each={props.lights.outlines}>
          {({ outline, tone }) => <path class="tone outline" data-tone={tone} data-land={tone} d={outline} />}
        </For>
      </g>
      <For each={props.lights.outlines}>
        {({ label }) => (
          <Show when={label}>
            {(at) => (
              <text class="outline-label" x={at().at[0] * props.scale} y={at().at[1] * props.scale}>
                {at().text}
              </text>
            )}
          </Show>
        )}
      </For>
    </g>
  )
}

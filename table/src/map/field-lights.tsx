import type { Point, Shade } from '@boma/showing'
import { createMemo, createUniqueId, For, Show } from 'solid-js'
import { drawThread } from './draw/thread.ts'
import type { Drawn, DrawnBesides } from './drawn.ts'
import { spaceOf } from './hit.ts'
import { shortened } from './points/links.ts'
import { roomOf, stepOn } from './room.ts'
import { shapeOf } from './shapes.ts'
import './field.css'

/** How strongly a field is tinted where the chance is at least so good. */
const BANDS: readonly (readonly [from: number, opacity: number])[] = [
  [0.8, 0.5],
  [0.7, 0.38],
  [0.55, 0.27],
  [0.35, 0.17],
  [0, 0.1],
]
/** The tint of a chance. */
export const tintOf = (chance: number): number => BANDS.find(([from]) => chance >= from)?.[1] ?? 0

/** The spaces of a field with a chance. */
const isAimed = (shade: Shade): shade is Shade & { readonly chance: number } => shade.chance !== undefined

/** The radius of the disc on counters, and of the cross where a thread breaks, in pixels. */
const DISC = 10.5
const CROSS = 9
/** The radius of a bead. */
export const BEAD = 13

/** Threads over a field of fire, under the way that is planned: of sight, and from whoever could fire. */
export function Threads(props: Drawn) {
  return (
    <g class="lights field-lights">
      <Threats {...props} />
      <SightThread {...props} />
    </g>
  )
}

/** What lies over all that on a field of fire: chances, and the beads of a planned way. */
export function FieldLights(props: DrawnBesides) {
  const isFar = () => stepOn(props.board, props.scale) === 'board'
  return (
    <g class="lights field-lights">
      <Show when={!isFar()}>
        <Chances {...props} />
      </Show>
      <For each={props.lights.beads ?? []}>{(bead) => <Bead {...props} {...bead} />}</For>
    </g>
  )
}

const at = ({ board, scale }: Drawn, id: number): Point | undefined => {
  const space = spaceOf(board, id)
  return space && [space.x * scale, space.y * scale]
}

/** The chance to hit in each space: a figure in an empty one, a disc on counters. */
function Chances(props: DrawnBesides) {
  const aimed = createMemo(() => props.lights.tones.filter(isAimed))
  const figure = (chance: number) => String(Math.round(100 * chance))
  return (
    <For each={aimed()}>
      {({ space, chance }) => (
        <Show
          when={props.coveredAt(space)}
          fallback={
            <Show when={at(props, space)}>
              {(point) => (
                <text class="chance" x={point()[0]} y={point()[1] + 5.5}>
                  {figure(chance)}
                </text>
              )}
            </Show>
          }
        >
          {(covered) => (
            <g class="chance-disc" transform={`translate(${covered().x + covered().width} ${covered().y})`}>
              <circle r={DISC} />
              <text y="4.5">{figure(chance)}</text>
            </g>
          )}
        </Show>
      )}
    </For>
  )
}

const lineOf = ([[ax, ay], [bx, by]]: readonly [Point, Point], scale: number): string =>
  `M${ax * scale} ${ay * scale}L${bx * scale} ${by * scale}`

/** The thread of sight: blue as far as it goes, a cross, and dots to where it was to go; what blocks it is hatched. */
function SightThread(props: Drawn) {
  const hatch = createUniqueId()
  const drawn = createMemo(() => props.lights.thread && drawThread(props.board, props.lights.thread))
  const blocked = () =>
    (props.lights.thread?.blockers ?? []).map((id) => shapeOf(props.board, id, props.scale)).join('')
  return (
    <Show when={drawn()}>
      {(thread) => (
        <g class="thread">
          <pattern id={hatch} width="7" height="7" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
            <path class="hatch" d="M0 0V7" />
          </pattern>
          <path class="blocked" d={blocked()} fill={`url(#${hatch})`} />
          <path class="halo" d={lineOf(thread().open, props.scale)} />
          <path class="open" d={lineOf(thread().open, props.scale)} />
          <Show when={thread().cut} keyed>
            {(cut) => (
              <>
                <path class="halo" d={lineOf(cut, props.scale)} />
                <path class="cut" d={lineOf(cut, props.scale)} />
                <g class="cross" transform={`translate(${cut[0][0] * props.scale} ${cut[0][1] * props.scale})`}>
                  <circle r={CROSS} />
                  <path d="M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5" />
                </g>
              </>
            )}
          </Show>
        </g>
      )}
    </Show>
  )
}

/** From whoever could fire to where: the broader the better the chance, whole where it hurts most. */
function Threats(props: Drawn) {
  const lines = createMemo(() =>
    (props.lights.threats ?? []).flatMap((threat) => {
      const [from, to] = [spaceOf(props.board, threat.from), spaceOf(props.board, threat.to)]
      if (!from || !to) return []
      const room = roomOf(props.board)
      const [start, end] = shortened(
        [
          [from.x, from.y],
          [to.x, to.y],
        ],
        0.36 * room,
        (BEAD + 2) / props.scale,
      )
      return start && end ? [{ ...threat, d: lineOf([start, end], props.scale) }] : []
    }),
  )
  return (
    <For each={lines()}>
      {({ d, chance, isSolid }) => (
        <g class="threat" classList={{ solid: isSolid }}>
          <path class="halo" d={d} style={{ 'stroke-width': `${1.2 + (100 * chance) / 16 + 2.4}px` }} />
          <path class="line" d={d} style={{ 'stroke-width': `${1.2 + (100 * chance) / 16}px` }} />
        </g>
      )}
    </For>
  )
}

function Bead(props: Drawn & { readonly space: number; readonly text: string }) {
  return (
    <Show when={at(props, props.space)}>
      {(point) => (
        <g class="bead" transform={`translate(${point()[0]} ${point()[1]})`}>
          <circle r={BEAD} />
          <text y="5">{props.text}</text>
        </g>
      )}
    </Show>
  )
}

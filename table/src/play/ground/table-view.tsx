import type { Target } from '@boma/showing'
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js'
import type { Touch } from '../../map/hands.ts'
import type { Highlights } from '../../map/highlights.ts'
import { type MapControl, MapView } from '../../map/map-view.tsx'
import { standpointAt } from '../../map/standpoint.ts'
import { t } from '../../words/words.ts'
import type { Wishes } from '../hand/wishes.ts'
import type { Scene } from '../scene/scene.ts'
import { Overview } from './overview.tsx'

interface TableViewProps {
  /** The match, over whose map one stands where one stood before. */
  readonly match: string
  readonly scene: Scene
  readonly lights: Highlights
  readonly wishes: Wishes
  /** Changes whenever something has happened: the map goes there. */
  readonly moment: number
  /** Does something else lie over the map, and is it hidden from ears? */
  readonly isAside?: boolean
  /** Does the map stay where it is, whatever happens? */
  readonly stays?: boolean
  readonly onChoose: (at: Target, touch: Touch) => boolean
  readonly onGrab?: (at: Target, touch: Touch) => boolean
  readonly onDrop?: (at: Target | undefined, touch: Touch) => void
  readonly onPoint: (at: Target | undefined) => void
  readonly onLook?: (at: Target | undefined, isAsked: boolean) => void
  readonly onTurn?: (by: number, at: Target | undefined, isShift: boolean) => boolean
  readonly ref: (map: MapControl) => void
  readonly children?: JSX.Element
}

/** How near to the lower rim of the map paper is pinned above a hex rather than below it. */
const RIM = 190

/** How far to each side paper may lie over. */
const HALF = 150

/** Does paper about a space go above it: for want of room below, or because it hides less there of what can be chosen? */
export function isBetterAbove(map: MapControl | undefined, space: number, { reach, targets }: Highlights): boolean {
  if (map === undefined) return false
  const [x, y] = map.pixelOf(space)
  if (y > map.view().height - RIM) return true
  if (y < RIM) return false
  const near = [...reach.map((reached) => reached.space), ...targets].flatMap((lit) => {
    const [litX, litY] = map.pixelOf(lit)
    return lit !== space && Math.abs(litX - x) < HALF && Math.abs(litY - y) < RIM ? [litY - y] : []
  })
  const above = near.filter((by) => by < 0).length
  return above < near.filter((by) => by > 0).length
}

/** The map of a scene, as played on or watched. */
export function TableView(props: TableViewProps) {
  const [map, setMap] = createSignal<MapControl>()
  const ways = createMemo(() => {
    const found = new Map<number, readonly number[]>()
    for (const { pieces, path } of props.scene.lastLights())
      for (const piece of pieces) found.set(piece, [...(found.get(piece) ?? []), ...path])
    return found
  })
  const weather = () => {
    const { timeline, now } = props.scene.status()
    return timeline[now]?.weather ?? ''
  }
  /** Where something can be chosen on the map. */
  const choices = () => [
    ...props.lights.reach.map(({ space }) => space),
    ...props.lights.targets,
    ...[...props.lights.able].flatMap((piece) => props.scene.piece(piece)?.space ?? []),
  ]
  createEffect(
    on(
      () => props.moment,
      () => {
        const { scene } = props
        if (props.stays === true) return
        const lit = scene.lastLights().flatMap((lights) => [...lights.spaces, ...lights.path.slice(-1)])
        const last = lit.findLast((space) => scene.space(space) !== undefined)
        // What is asked moves the map only if nothing of it is in sight; what others do is followed, if that is wanted.
        if (choices().length > 0) map()?.follow(undefined, choices())
        else if (props.wishes.follow()) map()?.follow(last)
      },
      { defer: true },
    ),
  )
  return (
    <div class="ground">
      <MapView
        label={t('map.label')}
        board={props.scene.board()}
        pieces={props.scene.pieces()}
        marks={props.scene.marks()}
        troops={props.scene.troops()}
        lights={props.lights}
        numbers={props.wishes.numbers()}
        weather={weather()}
        lit={props.scene.lit()}
        wayOf={(piece) => ways().get(piece) ?? []}
        onChoose={props.onChoose}
        onGrab={props.onGrab}
        onDrop={props.onDrop}
        onPoint={props.onPoint}
        standpoint={standpointAt(props.match)}
        onLook={props.onLook}
        onTurn={props.onTurn}
        isAside={props.isAside}
        ref={(control) => {
          setMap(control)
          props.ref(control)
        }}
      >
        {props.children}
      </MapView>
      <Show when={props.wishes.overview() && map()}>
        {(control) => <Overview scene={props.scene} map={control()} isAside={props.isAside === true} />}
      </Show>
    </div>
  )
}

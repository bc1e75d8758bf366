import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js'
import type { Gestures } from '../../map/hands.ts'
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
  /** Who is told what somebody does on the map. */
  readonly gestures: Gestures
  readonly ref: (map: MapControl) => void
  readonly children?: JSX.Element
}

/** How near to the lower rim of the map paper is pinned above a hex rather than below it. */
const RIM = 190

/** How far to each side paper may lie over. */
const HALF = 150

/** Does paper about a space go above it: for want of room below, or because it hides less there of what can be chosen? */
export function isBetterAbove(
  map: MapControl | undefined,
  space: number,
  { reach, targets }: Pick<Highlights, 'reach' | 'targets'>,
  inHand?: number,
): boolean {
  if (map === undefined) return false
  const [x, y] = map.pixelOf(space)
  // Nothing lies over the unit in the hand, even if the paper has to come off its hex for that.
  const [heldX, heldY] = inHand === undefined || inHand === space ? [x, y] : map.pixelOf(inHand)
  if (heldY !== y && Math.abs(heldX - x) < HALF && Math.abs(heldY - y) < RIM) return heldY > y
  if (y > map.view().height - RIM) return true
  if (y < RIM) return false
  const near = [...reach.map((reached) => reached.space), ...targets].flatMap((lit) => {
    const [litX, litY] = map.pixelOf(lit)
    return lit !== space && Math.abs(litX - x) < HALF && Math.abs(litY - y) < RIM ? [litY - y] : []
  })
  const above = near.filter((by) => by < 0).length
  return above < near.filter((by) => by > 0).length
}

/** The weather of the turn, where a game has any. */
function weatherOf(scene: Scene): string {
  const { timeline, now } = scene.status()
  return timeline[now]?.weather ?? ''
}

/** The map of a scene, as played on or watched. */
export function TableView(props: TableViewProps) {
  const [map, setMap] = createSignal<MapControl>()
  const ways = createMemo(() => waysOf(props.scene))
  createEffect(
    on(
      () => props.moment,
      () => goWhereItHappened(props, map()),
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
        weather={weatherOf(props.scene)}
        lit={props.scene.lit()}
        wayOf={(piece) => ways().get(piece) ?? []}
        gestures={props.gestures}
        standpoint={standpointAt(props.match)}
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

/** The way of each counter that the last action moved. */
function waysOf(scene: Scene): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>()
  for (const { pieces, path } of scene.lastLights())
    for (const piece of pieces) found.set(piece, [...(found.get(piece) ?? []), ...path])
  return found
}

/** What is asked moves the map only if nothing of it is in sight; what others do is followed, if that is wanted. */
function goWhereItHappened({ scene, lights, stays, wishes }: TableViewProps, map: MapControl | undefined): void {
  if (stays === true) return
  const choices = [
    ...lights.reach.map(({ space }) => space),
    ...lights.targets,
    ...[...lights.able].flatMap((piece) => scene.piece(piece)?.space ?? []),
  ]
  if (choices.length > 0) map?.follow(undefined, choices)
  else if (wishes.follow()) {
    const lit = scene.lastLights().flatMap((each) => [...each.spaces, ...each.path.slice(-1)])
    map?.follow(lit.findLast((space) => scene.space(space) !== undefined))
  }
}

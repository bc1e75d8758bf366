import type { Point } from '@boma/showing'
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { finishMotion, isStill } from '../counters/motion.ts'
import { type Camera, MOST, toBoard, toView, type View } from './camera.ts'
import { paperOf } from './draw/land.ts'
import { type Gaze, makeGaze } from './gaze.ts'
import { type Gestures, type Grasp, handsOn } from './hands.ts'
import { spaceOf } from './hit.ts'
import { pause } from './pause.ts'
import { Pins } from './pinned.tsx'
import { wholePixel } from './pixels.ts'
import { Ground, type Lie, makeLie, type OnTable, Things } from './planes.tsx'
import { roomOf } from './room.ts'
import { Spots } from './spots.tsx'
import type { Standpoint } from './standpoint.ts'
import { Tape } from './tabletop/tape.tsx'
import './map.css'
import './march.css'
import './things.css'
import './overlays.css'

/** What the page can do with the map besides giving it things to show. */
export interface MapControl {
  /** Shows the whole sheet. */
  fit(): void
  zoomIn(): void
  zoomOut(): void
  /** So many pixels a board unit. */
  zoomTo(scale: number): void
  /** Goes to a space of the sheet, and near enough to play there. */
  centre(space: number): void
  /** Brings a space into view if it is not. */
  follow(space: number | undefined, choices?: readonly number[]): void
  /** Brings all of these spaces into view if they are not, and near enough to read the numbers of hexes there. */
  show(spaces: readonly number[]): void
  /** Where a space is on the screen, in pixels from the map's corner. */
  pixelOf(space: number): Point
  /** Goes to a board point. */
  go(to: Point): void
  /** Takes out the measuring tape, or puts it away; only a tabletop has one. */
  measure(): void
  /** Where a person looks just now; for the overview. */
  readonly camera: () => Camera
  readonly view: () => View
}

interface MapProps extends OnTable {
  /** What the map is called, for ears. */
  readonly label: string
  /** Who is told what somebody does there. */
  readonly gestures: Gestures
  readonly ref?: (control: MapControl) => void
  /** Where one looked last, and what keeps that: see standpoint.ts. */
  readonly standpoint?: Standpoint | undefined
  /** Does something else lie over it, so that keys do not go there? Whoever says so hides it from ears, too. */
  readonly isAside?: boolean | undefined
  /** Notes about one hex: see Pinned. */
  readonly children?: JSX.Element
}

/** How near one must be to play. */
const NEAR = 60
/** Pixels to a hex from which on its number can be read. */
const LEGIBLE = 46
/** The least side of a counter for fingers. */
const FINGER = 46

/** The map with everything on it. It knows no rules: it is told what to show, and tells what was chosen. */
export function MapView(props: MapProps) {
  let root: HTMLDivElement | undefined
  let ground: HTMLDivElement | undefined
  let things: HTMLDivElement | undefined
  let notes: HTMLDivElement | undefined
  const [isMeasuring, setMeasuring] = createSignal(false)
  const lie = makeLie(props)
  const gaze = gazeOver(props, lie, () => [ground, things, notes])

  onMount(() => {
    if (!root) return
    watchSize(root, lie, gaze)
    onCleanup(
      handsOn(
        root,
        reachOf(props, lie, gaze, () => things && finishMotion(things)),
      ),
    )
    document.fonts.ready.then(lie.arrangement.measureAgain)
    props.ref?.(controlOf(props, lie, gaze, () => setMeasuring((isOut) => !isOut)))
  })

  return (
    <div
      ref={root}
      class="map"
      data-kind={props.board.kind}
      data-troops={(props.troops?.length ?? 0) > 0 ? '' : undefined}
      data-weather={props.weather}
      role="application"
      aria-label={props.label}
      // Not inert as a whole: that would style every stroke of the sheet anew.
      tabindex={props.isAside ? -1 : 0}
    >
      <Ground {...props} lie={lie} plane={(plane) => (ground = plane)} />
      <div class="lamp" />
      <Things {...props} lie={lie} plane={(plane) => (things = plane)} />
      <div ref={notes} class="plane" inert={props.isAside === true}>
        <Spots board={props.board} lights={props.lights} scale={lie.scale()} />
        <Pins scale={lie.scale()} board={props.board} rested={lie.rested()} view={gaze.view}>
          {props.children}
        </Pins>
      </div>
      <Show when={props.board.kind === 'tabletop'}>
        <div inert={props.isAside === true}>
          <Tape camera={lie.camera()} view={gaze.view()} isOut={isMeasuring()} onOut={setMeasuring} />
        </div>
      </Show>
    </div>
  )
}

/** A gaze that moves the planes. */
function gazeOver(props: MapProps, lie: Lie, planes: () => readonly (HTMLElement | undefined)[]): Gaze {
  const { rested, setRested, setCamera, setFanned } = lie
  /** Planes are laid out for the scale at rest; in between the browser moves and scales the finished picture. */
  const show = (to: Camera) => {
    const [x, y] = toView(to, gaze.view(), [0, 0]).map(wholePixel)
    const transform = `translate(${x}px, ${y}px) scale(${to.scale / rested().scale})`
    for (const plane of planes()) if (plane) plane.style.transform = transform
    setCamera(to)
  }
  const gaze: Gaze = makeGaze(() => paperOf(props.board), {
    nextFrame: (draw) => requestAnimationFrame(draw),
    afterPause: pause(),
    most: () => MOST / roomOf(props.board),
    glides: () => !isStill(),
    onMove: show,
    begins: () => props.standpoint?.last(),
    onRest(to, isWhole) {
      props.standpoint?.keep(isWhole ? undefined : to)
      // A fan has its place by the scale at which it was opened.
      if (to.scale !== rested().scale) setFanned(undefined)
      setRested(to)
      show(to)
    },
  })
  return gaze
}

/** Tells the gaze how large the map is, and whether fingers are to find the counters. */
function watchSize(root: HTMLElement, { setLeast }: Lie, gaze: Gaze): void {
  const size = new ResizeObserver(([entry]) => {
    if (!entry) return
    setLeast(matchMedia('(pointer: coarse)').matches ? FINGER : 0)
    gaze.resize({ width: entry.contentRect.width, height: entry.contentRect.height })
  })
  size.observe(root)
  onCleanup(() => size.disconnect())
}

function controlOf(props: MapProps, { camera }: Lie, gaze: Gaze, measure: () => void): MapControl {
  const centreOf = (id: number): Point => {
    const space = spaceOf(props.board, id)
    return [space?.x ?? 0, space?.y ?? 0]
  }
  return {
    fit: gaze.fit,
    zoomIn: () => gaze.zoom(1.25),
    zoomOut: () => gaze.zoom(0.8),
    zoomTo: (to) => gaze.zoom(to / gaze.camera().scale),
    centre(space) {
      const near = NEAR / roomOf(props.board)
      if (spaceOf(props.board, space)) gaze.go(centreOf(space), Math.max(near, gaze.camera().scale))
    },
    follow(space, choices = []) {
      const to = space === undefined || !spaceOf(props.board, space) ? undefined : centreOf(space)
      gaze.follow(to, choices.filter((id) => spaceOf(props.board, id)).map(centreOf))
    },
    show: (spaces) =>
      gaze.show(
        spaces.filter((id) => spaceOf(props.board, id)).map(centreOf),
        props.board.kind === 'hexes' ? LEGIBLE / roomOf(props.board) : 0,
      ),
    pixelOf: (space) => toView(gaze.camera(), gaze.view(), centreOf(space)),
    go: (to) => gaze.go(to),
    measure,
    camera,
    view: gaze.view,
  }
}

/** What hands on this map know of it, and whom they tell. */
function reachOf(props: MapProps, lie: Lie, gaze: Gaze, onTouch: () => void): Grasp {
  const { piles, spread, labels } = lie.arrangement
  return {
    gaze,
    board: () => props.board,
    spread,
    planePoint(at) {
      const [x, y] = toBoard(gaze.camera(), gaze.view(), at)
      return [x * lie.scale(), y * lie.scale()]
    },
    fanned: lie.fanned,
    setFanned: lie.setFanned,
    beware: (space) => [
      ...labels().map(({ rect }) => rect),
      ...piles().stacks.flatMap((stack) => (stack.space === space ? [] : [stack.rect])),
    ],
    lights: () => props.lights,
    labels,
    onTouch,
    setOver: lie.setOver,
    gestures: () => props.gestures,
  }
}

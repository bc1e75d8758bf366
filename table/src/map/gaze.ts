import type { Point } from '@boma/showing'
import {
  type Camera,
  centred,
  clamped,
  fitted,
  framed,
  isInView,
  opened,
  panned,
  topKept,
  type View,
  zoomed,
} from './camera.ts'
import type { Frame } from './draw/land.ts'

/** What a person, or the page for him, does with the camera. */
export interface Gaze {
  readonly camera: () => Camera
  readonly view: () => View
  pan(drag: Point): void
  /** Comes nearer by a factor about a pixel of the view; about its middle when none is named. */
  zoom(factor: number, about?: Point): void
  fit(): void
  /** Goes to a board point, and as near as `scale` if that is said. */
  go(to: Point, scale?: number): void
  /** Goes to a board point unless it is well in view, but where points are to be chosen from at least one stays in view. */
  follow(to: Point | undefined, choices?: readonly Point[]): void
  /**
   * Brings all of these board points into view, unless they are, at that scale at least where they fit; a map without a
   * size does so as soon as it has one.
   */
  show(points: readonly Point[], least?: number): void
  resize(view: View): void
  /** The gesture is over: whatever waits for that may begin. */
  rest(): void
}

/** What a gaze needs from the page: a clock that draws, and who draws. */
export interface Eyes {
  /** Calls back before the next frame. */
  readonly nextFrame: (draw: (now: number) => void) => void
  /** Calls back after some milliseconds, unless called again before. */
  readonly afterPause: (milliseconds: number, then: () => void) => void
  /** Draws the sheet as the camera sees it. */
  readonly onMove: (camera: Camera) => void
  /** Draws it with care, as the camera will stay; is it one that shows the whole sheet, whatever the size? */
  readonly onRest: (camera: Camera, isWhole: boolean) => void
  /** Where the camera is at first; it shows the whole sheet when nothing is said. */
  readonly begins?: () => Camera | undefined
  /** The largest scale. */
  readonly most?: () => number
  /** May the camera glide, or must it jump? */
  readonly glides: () => boolean
}

/** How long a glide takes, and how long a wheel may pause within one gesture. */
const GLIDE = 220
const PAUSE = 200
/** What is nearer to the rim than this is not well in view. */
const RIM = 90
/** Board units around what is to be chosen from. */
const AROUND = 2
/** Of a change of the height, what part is no reason to draw the whole sheet larger or smaller: a line of the prompt. */
const SLIGHT = 0.08

/** The camera as it is, and what moves it. */
interface Sight {
  readonly sheet: () => Frame
  readonly eyes: Eyes
  view: View
  camera: Camera
  isDue: boolean
  /** Counts glides, so that a newer one, or a hand on the map, ends the older. */
  glide: number
  /** Does it show the whole sheet, whatever the size? */
  isWhole: boolean
  /** What is to be seen as soon as the map has a size. */
  wanted: { readonly points: readonly Point[]; readonly least: number }
}

/** A camera over a sheet that draws once a frame, however often it is moved. */
export function makeGaze(sheet: () => Frame, eyes: Eyes): Gaze {
  const camera: Camera = { x: 0, y: 0, scale: 1 }
  const sight: Sight = {
    sheet,
    eyes,
    view: { width: 0, height: 0 },
    camera,
    isDue: false,
    glide: 0,
    isWhole: true,
    wanted: { points: [], least: 0 },
  }
  return {
    camera: () => sight.camera,
    view: () => sight.view,
    pan: (drag) => byHand(sight, panned(sight.camera, drag)),
    zoom(factor, about = [sight.view.width / 2, sight.view.height / 2]) {
      byHand(sight, zoomed(sight.camera, sight.view, about, factor))
    },
    fit() {
      sight.isWhole = true
      glideTo(sight, fitted(sheet(), sight.view, eyes.most?.()))
    },
    go(to, scale) {
      sight.isWhole = false
      glideTo(sight, centred(sight.camera, to, scale))
    },
    follow: (to, choices = []) => follow(sight, to, choices),
    show: (points, least) => show(sight, points, least),
    resize(to) {
      // A map that is out of sight has no size, and keeps its camera for when it is back.
      if (to.width <= 0 || to.height <= 0) return
      const isFirst = sight.view.width === 0
      if (isFirst) begin(sight, to)
      else resize(sight, to)
      eyes.onRest(sight.camera, sight.isWhole)
    },
    rest: () => eyes.afterPause(0, () => eyes.onRest(sight.camera, sight.isWhole)),
  }
}

const within = ({ sheet, view, eyes }: Sight, camera: Camera): Camera => clamped(camera, sheet(), view, eyes.most?.())

function draw(sight: Sight): void {
  if (sight.isDue) return
  sight.isDue = true
  sight.eyes.nextFrame(() => {
    sight.isDue = false
    sight.eyes.onMove(sight.camera)
  })
}

function set(sight: Sight, to: Camera): void {
  sight.camera = within(sight, to)
  draw(sight)
  sight.eyes.afterPause(PAUSE, () => sight.eyes.onRest(sight.camera, sight.isWhole))
}

function byHand(sight: Sight, to: Camera): void {
  sight.glide++
  sight.isWhole = false
  set(sight, to)
}

function glideTo(sight: Sight, to: Camera): void {
  const { eyes, camera: from } = sight
  const mine = ++sight.glide
  const goal = within(sight, to)
  let start: number | undefined
  const step = (now: number) => {
    if (mine !== sight.glide) return
    start ??= now
    const part = Math.min(1, (now - start) / GLIDE)
    set(sight, part === 1 ? goal : mix(from, goal, 1 - (1 - part) ** 3))
    if (part < 1) eyes.nextFrame(step)
  }
  if (eyes.glides()) eyes.nextFrame(step)
  else set(sight, goal)
}

function follow(sight: Sight, to: Point | undefined, choices: readonly Point[]): void {
  const { camera, view } = sight
  const near = to === undefined || isInView(camera, view, to, RIM) ? camera : centred(camera, to)
  const goal = within(sight, near)
  const isBlind = choices.length > 0 && !choices.some((point) => isInView(goal, view, point, 0))
  if (isBlind) glideTo(sight, framed(camera, view, choices, AROUND))
  else if (near !== camera) glideTo(sight, near)
}

function show(sight: Sight, points: readonly Point[], least = 0): void {
  const { camera, view } = sight
  const isFar = camera.scale < least && points.length > 0
  if (view.width === 0) sight.wanted = { points, least }
  else if (isFar || !points.every((point) => isInView(camera, view, point, RIM / 2))) {
    sight.isWhole = false
    glideTo(sight, framed({ ...camera, scale: Math.max(camera.scale, least) }, view, points, AROUND))
  }
}

function resize(sight: Sight, to: View): void {
  const { camera, eyes, sheet, view: before } = sight
  sight.view = to
  // Whatever is drawn up below the map takes room from it there: what is still seen stays where it is.
  const isBelow = to.width === before.width
  const isSlight = Math.abs(to.height - before.height) < SLIGHT * before.height
  if (isBelow && sight.isWhole && isSlight) {
    sight.camera = topKept(camera, before, to)
    draw(sight)
  } else if (sight.isWhole) set(sight, fitted(sheet(), to, eyes.most?.()))
  else set(sight, isBelow ? topKept(camera, before, to) : camera)
}

/** The map has a size for the first time. */
function begin(sight: Sight, view: View): void {
  const { eyes, sheet } = sight
  sight.view = view
  const last = eyes.begins?.()
  const start = last ? { camera: last, isWhole: false } : opened(sheet(), view, eyes.most?.())
  sight.isWhole = start.isWhole
  set(sight, start.camera)
  show(sight, sight.wanted.points, sight.wanted.least)
}

const mix = (a: Camera, b: Camera, part: number): Camera => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  scale: a.scale * (b.scale / a.scale) ** part,
})

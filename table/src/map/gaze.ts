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

/** A camera over a sheet that draws once a frame, however often it is moved. */
export function makeGaze(sheet: () => Frame, eyes: Eyes): Gaze {
  let view: View = { width: 0, height: 0 }
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let isDue = false
  /** Counts glides, so that a newer one, or a hand on the map, ends the older. */
  let glide = 0
  let isWhole = true

  const draw = () => {
    if (isDue) return
    isDue = true
    eyes.nextFrame(() => {
      isDue = false
      eyes.onMove(camera)
    })
  }
  const set = (to: Camera) => {
    camera = clamped(to, sheet(), view, eyes.most?.())
    draw()
    eyes.afterPause(PAUSE, () => eyes.onRest(camera, isWhole))
  }
  const byHand = (to: Camera) => {
    glide++
    isWhole = false
    set(to)
  }
  const glideTo = (to: Camera) => {
    const from = camera
    const mine = ++glide
    const goal = clamped(to, sheet(), view, eyes.most?.())
    let start: number | undefined
    const step = (now: number) => {
      if (mine !== glide) return
      start ??= now
      const part = Math.min(1, (now - start) / GLIDE)
      set(part === 1 ? goal : mix(from, goal, 1 - (1 - part) ** 3))
      if (part < 1) eyes.nextFrame(step)
    }
    if (eyes.glides()) eyes.nextFrame(step)
    else set(goal)
  }

  return {
    camera: () => camera,
    view: () => view,
    pan: (drag) => byHand(panned(camera, drag)),
    zoom: (factor, about = [view.width / 2, view.height / 2]) => byHand(zoomed(camera, view, about, factor)),
    fit() {
      isWhole = true
      glideTo(fitted(sheet(), view, eyes.most?.()))
    },
    go(to, scale) {
      isWhole = false
      glideTo(centred(camera, to, scale))
    },
    follow(to, choices = []) {
      const near = to === undefined || isInView(camera, view, to, RIM) ? camera : centred(camera, to)
      const goal = clamped(near, sheet(), view, eyes.most?.())
      const isBlind = choices.length > 0 && !choices.some((point) => isInView(goal, view, point, 0))
      if (isBlind) glideTo(framed(camera, view, choices, AROUND))
      else if (near !== camera) glideTo(near)
    },
    resize(to) {
      // A map that is out of sight has no size, and keeps its camera for when it is back.
      if (to.width <= 0 || to.height <= 0) return
      const before = view
      view = to
      const isFirst = before.width === 0
      const begins = isFirst ? eyes.begins?.() : undefined
      if (begins !== undefined) {
        isWhole = false
        set(begins)
        eyes.onRest(camera, isWhole)
        return
      }
      // Whatever is drawn up below the map takes room from it there: what is still seen stays where it is.
      const isBelow = !isFirst && to.width === before.width
      const isSlight = Math.abs(to.height - before.height) < SLIGHT * before.height
      if (isBelow && isWhole && isSlight) {
        camera = topKept(camera, before, to)
        draw()
      } else if (isFirst) {
        const start = opened(sheet(), view, eyes.most?.())
        isWhole = start.isWhole
        set(start.camera)
      } else if (isWhole) set(fitted(sheet(), view, eyes.most?.()))
      else set(isBelow ? topKept(camera, before, to) : camera)
      eyes.onRest(camera, isWhole)
    },
    rest: () => eyes.afterPause(0, () => eyes.onRest(camera, isWhole)),
  }
}

const mix = (a: Camera, b: Camera, part: number): Camera => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  scale: a.scale * (b.scale / a.scale) ** part,
})

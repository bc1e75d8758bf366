import type { Board, Point, Target } from '@boma/kernel'
import type { Accessor } from 'solid-js'
import { type Manner, pieceUnder, type Spread } from '../counters/stacks.ts'
import { keyMove, toBoard, wheelFactor } from './camera.ts'
import { down, type Fingers, isTap, moved, NONE, up } from './fingers.ts'
import type { Gaze } from './gaze.ts'
import { boxSpaces, spaceUnder } from './hit.ts'
import type { Rect } from './labels.ts'

/** What hands on the map need to know and may do. */
export interface Reach {
  readonly gaze: Gaze
  readonly board: Accessor<Board>
  readonly spread: Accessor<Spread>
  /** Where a pixel of the view is on the plane of the counters. */
  readonly planePoint: (at: Point) => Point
  readonly fanned: Accessor<Manner['fanned']>
  /** What the stack of a space should not hide when it spreads out. */
  readonly beware: (space: number) => readonly Rect[]
  readonly setFanned: (to: Manner['fanned']) => void
  readonly onTouch: () => void
  readonly onChoose: (at: Target) => void
  readonly onPoint: (at: Target | undefined) => void
  /** Something is looked at closer: a pointer rests on it, or it is asked for by a right click or a long press. */
  readonly onLook: (at: Target | undefined, isAsked: boolean) => void
  /** The wheel is turned with Shift; true when something was turned by it. */
  readonly onTurn?: ((by: number) => boolean) | undefined
}

/** How long a pointer rests on a stack before it fans out, and how far from a fan it may stray. */
const REST = 180
/** How long a pointer rests to look closer, here and in trays. */
export const LOOKS = 350
/** How long a finger stays down to look closer. */
export const LONG_PRESS = 400
const STRAY = 14
/** How far from a point a finger may come down and mean it, in pixels. */
const FINGER = 24

/** Lets mouse, fingers, wheel and keys move the map and choose on it; returns how to stop that. */
export function handsOn(root: HTMLElement, reach: Reach): () => void {
  const { gaze } = reach
  let fingers: Fingers = NONE
  let pointed: Target | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setTimeout> | undefined
  let isFinger = false
  /** Has the finger that is down looked closer already? Then its going up means nothing. */
  let hasLooked = false

  const pointOf = (e: { clientX: number; clientY: number }): Point => {
    const box = root.getBoundingClientRect()
    return [e.clientX - box.left, e.clientY - box.top]
  }
  const targetAt = (at: Point, slack = 0): Target | undefined => {
    const piece = pieceUnder(reach.spread(), reach.planePoint(at))
    if (piece) return { space: piece.space, piece: piece.id }
    if (reach.board().kind === 'tabletop') return { spot: toBoard(gaze.camera(), gaze.view(), at) }
    const space = spaceUnder(reach.board(), toBoard(gaze.camera(), gaze.view(), at), slack / gaze.camera().scale)
    return space === undefined ? undefined : { space }
  }
  const stackOf = (space: number | undefined) => reach.spread().stacks.find((stack) => stack.space === space)
  const fanOut = (space: number) => {
    const { width, height } = gaze.view()
    const [left, top] = reach.planePoint([0, 0])
    const [right, bottom] = reach.planePoint([width, height])
    const within = { x: left, y: top, width: right - left, height: bottom - top }
    reach.setFanned({ space, within, beware: reach.beware(space) })
  }
  const isBox = (space: number | undefined) => boxSpaces(reach.board()).some((box) => box.id === space)
  /** Counters in a box lie side by side already. */
  const isPile = (target: Target | undefined): boolean =>
    target?.piece !== undefined &&
    !isBox(target.space) &&
    isStacked(stackOf(target.space)?.pieces.length ?? 0, stackOf(target.space)?.fanned)

  /** A mouse over the map: says over what, and fans a stack on which it rests. */
  const hover = (at: Point) => {
    const target = targetAt(at)
    foldUnless(at)
    if (target?.space === pointed?.space && target?.piece === pointed?.piece && target?.spot === pointed?.spot) return
    pointed = target
    reach.onPoint(target)
    reach.onLook(undefined, false)
    clearTimeout(resting)
    clearTimeout(looking)
    if (target) looking = setTimeout(() => reach.onLook(target, false), LOOKS)
    const space = target?.space
    if (isPile(target) && space !== undefined) resting = setTimeout(() => fanOut(space), REST)
  }
  /** Folds the fan when the pointer has left both it and its hex. */
  const foldUnless = (at: Point) => {
    const fanned = reach.fanned()
    if (!fanned) return
    const rect = stackOf(fanned.space)?.rect
    const isAway = !rect || !isWithin(reach.planePoint(at), rect, STRAY)
    if (isAway && spaceUnder(reach.board(), toBoard(gaze.camera(), gaze.view(), at)) !== fanned.space)
      reach.setFanned(undefined)
  }
  const tap = (at: Point, isTouch: boolean) => {
    const target = targetAt(at, isTouch ? FINGER : 0)
    if (!target) return reach.setFanned(undefined)
    // A finger cannot rest: it opens a stack first, and chooses then.
    if (isTouch && isPile(target) && target.space !== undefined) return fanOut(target.space)
    reach.onChoose(target)
  }

  const onDown = (e: PointerEvent) => {
    if (e.button > 0 || (e.target instanceof Element && e.target.closest('.note'))) return
    reach.onTouch()
    root.setPointerCapture(e.pointerId)
    const at = pointOf(e)
    fingers = down(fingers, e.pointerId, at)
    // Two fingers bring the map nearer: what is spread out would stay where the counters were.
    if (fingers.several) reach.setFanned(undefined)
    clearTimeout(resting)
    clearTimeout(looking)
    isFinger = e.pointerType !== 'mouse'
    hasLooked = false
    if (isFinger && fingers.at.size === 1) looking = setTimeout(() => lookLong(at), LONG_PRESS)
  }
  /** A finger has stayed down where it came down. */
  const lookLong = (at: Point) => {
    if (!isTap(fingers) || fingers.at.size !== 1) return
    hasLooked = true
    reach.onLook(targetAt(at, FINGER), true)
  }
  const onMenu = (e: MouseEvent) => {
    if (e.target instanceof Element && e.target.closest('.note')) return
    e.preventDefault()
    clearTimeout(looking)
    // A finger that stays down brings the browser's menu too.
    if (!isFinger || !hasLooked) reach.onLook(targetAt(pointOf(e)), true)
    hasLooked = isFinger
  }
  const onMove = (e: PointerEvent) => {
    const at = pointOf(e)
    if (!fingers.at.has(e.pointerId)) return e.pointerType === 'mouse' ? hover(at) : undefined
    const { fingers: next, pull } = moved(fingers, e.pointerId, at)
    const wasTap = isTap(fingers)
    fingers = next
    if (isTap(fingers) || !pull) return
    clearTimeout(looking)
    if (wasTap) {
      root.classList.add('dragging')
      reach.setFanned(undefined)
    }
    gaze.pan(pull.drag)
    if (pull.factor !== 1) gaze.zoom(pull.factor, pull.about)
  }
  const onUp = (e: PointerEvent) => {
    if (!fingers.at.has(e.pointerId)) return
    const wasTap = isTap(fingers) && e.type === 'pointerup'
    fingers = up(fingers, e.pointerId)
    root.classList.remove('dragging')
    clearTimeout(looking)
    if (hasLooked) return
    if (wasTap) tap(pointOf(e), e.pointerType !== 'mouse')
    else if (fingers.at.size === 0) gaze.rest()
  }
  const onLeave = (e: PointerEvent) => {
    // A finger that goes up has left too; what it opened stays open.
    if (e.pointerType !== 'mouse') return
    clearTimeout(resting)
    clearTimeout(looking)
    pointed = undefined
    reach.onPoint(undefined)
    reach.onLook(undefined, false)
    if (fingers.at.size === 0) reach.setFanned(undefined)
  }
  const onWheel = (e: WheelEvent) => {
    e.preventDefault()
    reach.setFanned(undefined)
    if (e.shiftKey && reach.onTurn?.(Math.sign(e.deltaX || e.deltaY))) return
    if (e.shiftKey) gaze.pan([-e.deltaX || -e.deltaY, 0])
    else gaze.zoom(wheelFactor(e.deltaY, e.deltaMode, e.ctrlKey), pointOf(e))
  }
  const onKey = (e: KeyboardEvent) => {
    const move = e.target === root && !e.ctrlKey && !e.metaKey && !e.altKey ? keyMove(e.key) : undefined
    if (!move) return
    e.preventDefault()
    e.stopPropagation()
    reach.onTouch()
    if ('drag' in move) gaze.pan(move.drag)
    else gaze.zoom(move.factor)
  }

  const stop = new AbortController()
  const options = { signal: stop.signal }
  root.addEventListener('pointerdown', onDown, options)
  root.addEventListener('pointermove', onMove, options)
  root.addEventListener('pointerup', onUp, options)
  root.addEventListener('pointercancel', onUp, options)
  root.addEventListener('pointerleave', onLeave, options)
  root.addEventListener('contextmenu', onMenu, options)
  root.addEventListener('wheel', onWheel, { ...options, passive: false })
  root.addEventListener('keydown', onKey, options)
  return () => {
    clearTimeout(resting)
    clearTimeout(looking)
    stop.abort()
  }
}

const isStacked = (count: number, fanned: boolean | undefined) => count > 1 && fanned !== true

const isWithin = ([x, y]: Point, rect: Rect, by: number) =>
  x >= rect.x - by && y >= rect.y - by && x <= rect.x + rect.width + by && y <= rect.y + rect.height + by

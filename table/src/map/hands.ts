import type { Board, Point, Target } from '@boma/showing'
import type { Accessor } from 'solid-js'
import { type Manner, pieceNear, pieceUnder, type Spread } from '../counters/stacks.ts'
import { keyMove, toBoard, wheelFactor } from './camera.ts'
import { down, type Fingers, isTap, moved, NONE, up } from './fingers.ts'
import type { Gaze } from './gaze.ts'
import type { Highlights } from './highlights.ts'
import { boxSpaces, spaceUnder } from './hit.ts'
import type { Rect } from './labels.ts'
import type { TownLabel } from './town-labels.ts'

/** What hands on the map need to know and may do. */
export interface Reach {
  readonly gaze: Gaze
  readonly board: Accessor<Board>
  readonly spread: Accessor<Spread>
  /** Where a pixel of the view is on the plane of the counters. */
  readonly planePoint: (at: Point) => Point
  readonly fanned: Accessor<Manner['fanned']>
  readonly lights: Accessor<Highlights>
  /** The names on that plane. */
  readonly labels: Accessor<readonly TownLabel[]>
  /** What the stack of a space should not hide when it spreads out. */
  readonly beware: (space: number) => readonly Rect[]
  readonly setFanned: (to: Manner['fanned']) => void
  readonly onTouch: () => void
  /** Somebody clicks or taps; false when it meant nothing there, so that a finger spreads out the stack instead. */
  readonly onChoose: (at: Target, touch: Touch) => boolean
  /** Somebody begins to drag from there; true when something comes along, so that the map stays. */
  readonly onGrab: (at: Target, touch: Touch) => boolean
  /** What was dragged is let go of, or comes to be over something. */
  readonly onDrop: (at: Target | undefined, touch: Touch) => void
  readonly onPoint: (at: Target | undefined) => void
  /** Something is looked at closer: a pointer rests on it, or it is asked for by a right click or a long press. */
  readonly onLook: (at: Target | undefined, isAsked: boolean) => void
  /** The wheel is turned over something, by a notch or, as yet, by none; true when that turns something, and the map stays. */
  readonly onTurn?: ((by: number, at: Target | undefined, isShift: boolean) => boolean) | undefined
}

/** How something was touched. */
export interface Touch {
  readonly byFinger: boolean
  /** With Shift: a way is to lead by there. */
  readonly isVia: boolean
  /** Is it a counter that lies by itself, so that it is meant and not its stack? */
  readonly isSpread: boolean
  /** Is it a stack whose counters cannot be told apart by a finger? */
  readonly isPile: boolean
}

/** How long a pointer rests on a stack before it fans out, and how far from a fan it may stray. */
const REST = 180
/** How long a pointer rests to look closer, here and in trays. */
export const LOOKS = 350
/** How long a finger stays down to look closer. */
export const LONG_PRESS = 400
const STRAY = 14
/** Pixels of a wheel that are a notch. */
const NOTCH = 40
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
  /** Where the only finger came down, as long as it may still drag something from there. */
  let grip: Target | undefined
  let isCarrying = false

  const pointOf = (e: { clientX: number; clientY: number }): Point => {
    const box = root.getBoundingClientRect()
    return [e.clientX - box.left, e.clientY - box.top]
  }
  const isLit = (space: number | undefined): boolean =>
    reach.lights().reach.some((lit) => lit.space === space) || reach.lights().targets.some((lit) => lit === space)
  const named = (at: Point): number | undefined =>
    reach.labels().find(({ rect, town }) => isWithin(at, rect, 0) && isLit(town.space))?.town.space
  const targetAt = (at: Point, slack = 0): Target | undefined => {
    const piece = pieceUnder(reach.spread(), reach.planePoint(at))
    if (piece) return { space: piece.space, piece: piece.id }
    if (reach.board().kind === 'tabletop') {
      const near = pieceNear(reach.spread(), reach.planePoint(at), slack)
      return near ? { space: near.space, piece: near.id } : { spot: toBoard(gaze.camera(), gaze.view(), at) }
    }
    const space = spaceUnder(reach.board(), toBoard(gaze.camera(), gaze.view(), at), slack / gaze.camera().scale)
    // A name that hangs over its neighbour means its own place, if that can be chosen and the ground under it cannot.
    const meant = isLit(space) ? space : (named(reach.planePoint(at)) ?? space)
    return meant === undefined ? undefined : { space: meant }
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
    stackOf(target.space)?.apart !== true &&
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
  const touchOf = (e: PointerEvent, target: Target | undefined): Touch => {
    const stack = stackOf(target?.space)
    const isSpread = target?.piece !== undefined && (stack?.fanned === true || isBox(target.space))
    const byFinger = e.pointerType !== 'mouse'
    return { byFinger, isVia: e.shiftKey, isSpread, isPile: byFinger && isPile(target) }
  }
  const under = (e: PointerEvent): Target | undefined => targetAt(pointOf(e), e.pointerType === 'mouse' ? 0 : FINGER)
  /** Where something is that is carried: on a tabletop the very spot, whatever stands there. */
  const carriedTo = (e: PointerEvent): Target | undefined => {
    const target = under(e)
    if (reach.board().kind !== 'tabletop') return target
    return { ...target, spot: toBoard(gaze.camera(), gaze.view(), pointOf(e)) }
  }
  const tap = (e: PointerEvent) => {
    const target = under(e)
    if (!target) return reach.setFanned(undefined)
    const touch = touchOf(e, target)
    // A finger cannot rest: unless the whole stack is meant, it opens it first, and chooses then.
    if (!reach.onChoose(target, touch) && touch.isPile && target.space !== undefined) fanOut(target.space)
  }
  /** Counters are taken along; the ground is drawn, and so is a box, which may fill a small screen. */
  const isHeld = (at: Target): boolean => at.piece !== undefined && !(isFinger && isBox(at.space))
  const letGo = () => {
    grip = undefined
    isCarrying = false
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
    letGo()
    if (fingers.at.size > 1) return
    grip = under(e)
    if (isFinger) looking = setTimeout(() => lookLong(at), LONG_PRESS)
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
      isCarrying = grip !== undefined && !fingers.several && isHeld(grip) && reach.onGrab(grip, touchOf(e, grip))
      if (!isCarrying) root.classList.add('dragging')
      reach.setFanned(undefined)
    }
    if (isCarrying) return reach.onPoint(carriedTo(e))
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
    if (isCarrying) {
      letGo()
      const target = e.type === 'pointerup' ? carriedTo(e) : undefined
      reach.onDrop(target, touchOf(e, target))
      // A finger that has gone up points at nothing.
      return e.pointerType === 'mouse' ? undefined : reach.onPoint(undefined)
    }
    if (wasTap) tap(e)
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
  /** Wheels turn by notches, a touchpad by a hair's breadth at a time. */
  let turned = 0
  const notch = (e: WheelEvent): number => {
    const by = (e.deltaX || e.deltaY) * (e.deltaMode === 0 ? 1 : NOTCH)
    turned = Math.sign(by) === Math.sign(turned) ? turned + by : by
    if (Math.abs(turned) < NOTCH) return 0
    turned = 0
    return Math.sign(by)
  }
  const onWheel = (e: WheelEvent) => {
    e.preventDefault()
    if (!e.ctrlKey && reach.onTurn?.(notch(e), targetAt(pointOf(e)), e.shiftKey)) return
    reach.setFanned(undefined)
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

import type { Board, Point, Target } from '@boma/showing'
import type { Accessor } from 'solid-js'
import { pieceNear, pieceUnder, type Spread, type Spreading } from '../counters/stacks.ts'
import { keyMove, toBoard, wheelFactor } from './camera.ts'
import { down, type Fingers, isTap, moved, NONE, up } from './fingers.ts'
import type { Gaze } from './gaze.ts'
import type { Highlights } from './highlights.ts'
import { boxSpaces, spaceUnder } from './hit.ts'
import type { Rect } from './labels.ts'
import type { TownLabel } from './town-labels.ts'

/** What hands on the map need to know and may do. */
export interface Grasp {
  readonly gaze: Gaze
  readonly board: Accessor<Board>
  readonly spread: Accessor<Spread>
  /** Where a pixel of the view is on the plane of the counters. */
  readonly planePoint: (at: Point) => Point
  readonly fanned: Accessor<Spreading['fanned']>
  readonly lights: Accessor<Highlights>
  /** The names on that plane. */
  readonly labels: Accessor<readonly TownLabel[]>
  /** What the stack of a space should not hide when it spreads out. */
  readonly beware: (space: number) => readonly Rect[]
  readonly setFanned: (to: Spreading['fanned']) => void
  readonly onTouch: () => void
  /** The mouse is over another space, or over none. */
  readonly setOver: (space: number | undefined) => void
  readonly gestures: Accessor<Gestures>
}

/** Who is told what somebody does on the map. */
export interface Gestures {
  /** Somebody clicks or taps; false when it meant nothing there, so that a finger spreads out the stack instead. */
  readonly onChoose: (at: Target, touch: Touch) => boolean
  /** Somebody begins to drag from there; true when something comes along, so that the map stays. */
  readonly onGrab?: (at: Target, touch: Touch) => boolean
  /** What was dragged is let go of. */
  readonly onDrop?: (at: Target | undefined, touch: Touch) => void
  /** The pointer, or what is dragged, comes to be over something, or off the map. */
  readonly onPoint?: (at: Target | undefined) => void
  /** Something is looked at closer: a pointer rests on it, or it is asked for by a right click or a long press. */
  readonly onLook?: (at: Target | undefined, isAsked: boolean) => void
  /** The wheel is turned over something, by a notch or, as yet, by none; true when that turns something, and the map stays. */
  readonly onTurn?: (by: number, at: Target | undefined, isShift: boolean) => boolean
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

/** A pair of hands on the map: what they reach, and what they are doing. */
interface Hands {
  readonly root: HTMLElement
  readonly reach: Grasp
  fingers: Fingers
  /** What the mouse is over. */
  pointed: Target | undefined
  /** What will happen if the pointer rests: a stack fans out, something is looked at closer. */
  resting: ReturnType<typeof setTimeout> | undefined
  looking: ReturnType<typeof setTimeout> | undefined
  isFinger: boolean
  /** Has the finger that is down looked closer already? Then its going up means nothing. */
  hasLooked: boolean
  /** Where the only finger came down, as long as it may still drag something from there. */
  grip: Target | undefined
  isCarrying: boolean
  /** How far the wheel has turned since its last notch. */
  turned: number
}

/** Lets mouse, fingers, wheel and keys move the map and choose on it; returns how to stop that. */
export function handsOn(root: HTMLElement, reach: Grasp): () => void {
  const hands: Hands = {
    root,
    reach,
    fingers: NONE,
    pointed: undefined,
    resting: undefined,
    looking: undefined,
    isFinger: false,
    hasLooked: false,
    grip: undefined,
    isCarrying: false,
    turned: 0,
  }
  const stop = new AbortController()
  const options = { signal: stop.signal }
  root.addEventListener('pointerdown', (e) => press(hands, e), options)
  root.addEventListener('pointermove', (e) => move(hands, e), options)
  root.addEventListener('pointerup', (e) => lift(hands, e), options)
  root.addEventListener('pointercancel', (e) => lift(hands, e), options)
  root.addEventListener('pointerleave', (e) => leave(hands, e), options)
  root.addEventListener('contextmenu', (e) => askMenu(hands, e), options)
  root.addEventListener('wheel', (e) => turnWheel(hands, e), { ...options, passive: false })
  root.addEventListener('keydown', (e) => pressKey(hands, e), options)
  return () => {
    waitNoMore(hands)
    stop.abort()
  }
}

function waitNoMore(hands: Hands): void {
  clearTimeout(hands.resting)
  clearTimeout(hands.looking)
}

function letGo(hands: Hands): void {
  hands.grip = undefined
  hands.isCarrying = false
}

function press(hands: Hands, e: PointerEvent): void {
  if (e.button > 0 || isOnNote(e)) return
  hands.reach.onTouch()
  hands.root.setPointerCapture(e.pointerId)
  const at = pointOf(hands, e)
  hands.fingers = down(hands.fingers, e.pointerId, at)
  // Two fingers bring the map nearer: what is spread out would stay where the counters were.
  if (hands.fingers.several) hands.reach.setFanned(undefined)
  waitNoMore(hands)
  hands.isFinger = e.pointerType !== 'mouse'
  hands.hasLooked = false
  letGo(hands)
  if (hands.fingers.at.size > 1) return
  hands.grip = under(hands, e)
  if (hands.isFinger) hands.looking = setTimeout(() => lookLong(hands, at), LONG_PRESS)
}

/** A finger has stayed down where it came down. */
function lookLong(hands: Hands, at: Point): void {
  if (!isTap(hands.fingers) || hands.fingers.at.size !== 1) return
  hands.hasLooked = true
  look(hands.reach, targetAt(hands.reach, at, FINGER), true)
}

function askMenu(hands: Hands, e: MouseEvent): void {
  if (isOnNote(e)) return
  e.preventDefault()
  clearTimeout(hands.looking)
  // A finger that stays down brings the browser's menu too.
  if (!hands.isFinger || !hands.hasLooked) look(hands.reach, targetAt(hands.reach, pointOf(hands, e)), true)
  hands.hasLooked = hands.isFinger
}

function move(hands: Hands, e: PointerEvent): void {
  const at = pointOf(hands, e)
  if (hands.fingers.at.has(e.pointerId)) drag(hands, e, at)
  else if (e.pointerType === 'mouse') hover(hands, at)
}

function drag(hands: Hands, e: PointerEvent, at: Point): void {
  const { gaze } = hands.reach
  const { fingers, pull } = moved(hands.fingers, e.pointerId, at)
  const wasTap = isTap(hands.fingers)
  hands.fingers = fingers
  if (isTap(fingers) || !pull) return
  clearTimeout(hands.looking)
  if (wasTap) beginDrag(hands, e)
  if (hands.isCarrying) point(hands.reach, carriedTo(hands, e))
  else {
    gaze.pan(pull.drag)
    if (pull.factor !== 1) gaze.zoom(pull.factor, pull.about)
  }
}

/** Counters are taken along; the ground is drawn, and so is a box, which may fill a small screen. */
function beginDrag(hands: Hands, e: PointerEvent): void {
  const { grip, reach } = hands
  const isHeld = grip?.piece !== undefined && !(hands.isFinger && isBox(reach, grip.space))
  const isAlone = isHeld && !hands.fingers.several
  hands.isCarrying = isAlone && (reach.gestures().onGrab?.(grip, touchOf(reach, e, grip)) ?? false)
  if (!hands.isCarrying) hands.root.classList.add('dragging')
  reach.setFanned(undefined)
}

function lift(hands: Hands, e: PointerEvent): void {
  if (!hands.fingers.at.has(e.pointerId)) return
  const wasTap = isTap(hands.fingers) && e.type === 'pointerup'
  hands.fingers = up(hands.fingers, e.pointerId)
  hands.root.classList.remove('dragging')
  clearTimeout(hands.looking)
  if (hands.hasLooked) return
  if (hands.isCarrying) drop(hands, e)
  else if (wasTap) tap(hands, e)
  else if (hands.fingers.at.size === 0) hands.reach.gaze.rest()
}

function drop(hands: Hands, e: PointerEvent): void {
  letGo(hands)
  const target = e.type === 'pointerup' ? carriedTo(hands, e) : undefined
  hands.reach.gestures().onDrop?.(target, touchOf(hands.reach, e, target))
  // A finger that has gone up points at nothing.
  if (e.pointerType !== 'mouse') point(hands.reach, undefined)
}

function tap(hands: Hands, e: PointerEvent): void {
  const { reach } = hands
  const target = under(hands, e)
  if (!target) {
    reach.setFanned(undefined)
    return
  }
  const touch = touchOf(reach, e, target)
  // A finger cannot rest: unless the whole stack is meant, it opens it first, and chooses then.
  if (!reach.gestures().onChoose(target, touch) && touch.isPile && target.space !== undefined)
    fanOut(reach, target.space)
}

function point({ setOver, gestures }: Grasp, at: Target | undefined): void {
  setOver(at?.space)
  gestures().onPoint?.(at)
}

const look = ({ gestures }: Grasp, at: Target | undefined, isAsked: boolean): void => gestures().onLook?.(at, isAsked)

/** A mouse over the map: says over what, and fans a stack on which it rests. */
function hover(hands: Hands, at: Point): void {
  const { reach, pointed } = hands
  const target = targetAt(reach, at)
  foldUnless(reach, at)
  if (target?.space === pointed?.space && target?.piece === pointed?.piece && target?.spot === pointed?.spot) return
  hands.pointed = target
  point(reach, target)
  look(reach, undefined, false)
  waitNoMore(hands)
  if (target) hands.looking = setTimeout(() => look(reach, target, false), LOOKS)
  const space = target?.space
  if (isPile(reach, target) && space !== undefined) hands.resting = setTimeout(() => fanOut(reach, space), REST)
}

function leave(hands: Hands, e: PointerEvent): void {
  // A finger that goes up has left too; what it opened stays open.
  if (e.pointerType !== 'mouse') return
  waitNoMore(hands)
  hands.pointed = undefined
  point(hands.reach, undefined)
  look(hands.reach, undefined, false)
  if (hands.fingers.at.size === 0) hands.reach.setFanned(undefined)
}

function turnWheel(hands: Hands, e: WheelEvent): void {
  const { reach } = hands
  const at = pointOf(hands, e)
  e.preventDefault()
  if (!e.ctrlKey && reach.gestures().onTurn?.(notch(hands, e), targetAt(reach, at), e.shiftKey)) return
  reach.setFanned(undefined)
  if (e.shiftKey) reach.gaze.pan([-e.deltaX || -e.deltaY, 0])
  else reach.gaze.zoom(wheelFactor(e.deltaY, e.deltaMode, e.ctrlKey), at)
}

/** Wheels turn by notches, a touchpad by a hair's breadth at a time. */
function notch(hands: Hands, e: WheelEvent): number {
  const by = (e.deltaX || e.deltaY) * (e.deltaMode === 0 ? 1 : NOTCH)
  hands.turned = Math.sign(by) === Math.sign(hands.turned) ? hands.turned + by : by
  if (Math.abs(hands.turned) < NOTCH) return 0
  hands.turned = 0
  return Math.sign(by)
}

function pressKey({ root, reach }: Hands, e: KeyboardEvent): void {
  const step = e.target === root && !e.ctrlKey && !e.metaKey && !e.altKey ? keyMove(e.key) : undefined
  if (!step) return
  e.preventDefault()
  e.stopPropagation()
  reach.onTouch()
  if ('drag' in step) reach.gaze.pan(step.drag)
  else reach.gaze.zoom(step.factor)
}

function pointOf({ root }: Hands, e: { clientX: number; clientY: number }): Point {
  const box = root.getBoundingClientRect()
  return [e.clientX - box.left, e.clientY - box.top]
}

const isOnNote = (e: Event): boolean => e.target instanceof Element && e.target.closest('.note') !== null

const under = (hands: Hands, e: PointerEvent): Target | undefined =>
  targetAt(hands.reach, pointOf(hands, e), e.pointerType === 'mouse' ? 0 : FINGER)

/** Where something is that is carried: on a tabletop the very spot, whatever stands there. */
function carriedTo(hands: Hands, e: PointerEvent): Target | undefined {
  const { board, gaze } = hands.reach
  const target = under(hands, e)
  if (board().kind !== 'tabletop') return target
  return { ...target, spot: toBoard(gaze.camera(), gaze.view(), pointOf(hands, e)) }
}

/** What lies under a pixel of the view: a counter, a figure near enough, a space, or a spot of the tabletop. */
function targetAt(reach: Grasp, at: Point, slack = 0): Target | undefined {
  const { board, gaze, spread, planePoint } = reach
  const piece = pieceUnder(spread(), planePoint(at))
  if (piece) return { space: piece.space, piece: piece.id }
  if (board().kind === 'tabletop') {
    const near = pieceNear(spread(), planePoint(at), slack)
    return near ? { space: near.space, piece: near.id } : { spot: toBoard(gaze.camera(), gaze.view(), at) }
  }
  const space = spaceUnder(board(), toBoard(gaze.camera(), gaze.view(), at), slack / gaze.camera().scale)
  // A name that hangs over its neighbour means its own place, if that can be chosen and the ground under it cannot.
  const meant = isLit(reach, space) ? space : (namedAt(reach, planePoint(at)) ?? space)
  return meant === undefined ? undefined : { space: meant }
}

const isLit = ({ lights }: Grasp, space: number | undefined): boolean =>
  lights().reach.some((lit) => lit.space === space) || lights().targets.some((lit) => lit === space)

const namedAt = (reach: Grasp, at: Point): number | undefined =>
  reach.labels().find(({ rect, town }) => isWithin(at, rect, 0) && isLit(reach, town.space))?.town.space

function touchOf(reach: Grasp, e: PointerEvent, target: Target | undefined): Touch {
  const stack = stackOf(reach, target?.space)
  const isSpread = target?.piece !== undefined && (stack?.fanned === true || isBox(reach, target.space))
  const byFinger = e.pointerType !== 'mouse'
  return { byFinger, isVia: e.shiftKey, isSpread, isPile: byFinger && isPile(reach, target) }
}

const stackOf = ({ spread }: Grasp, space: number | undefined) => spread().stacks.find((stack) => stack.space === space)

const isBox = ({ board }: Grasp, space: number | undefined) => boxSpaces(board()).some((box) => box.id === space)

/** Counters in a box lie side by side already. */
function isPile(reach: Grasp, target: Target | undefined): boolean {
  if (target?.piece === undefined || isBox(reach, target.space)) return false
  const stack = stackOf(reach, target.space)
  return stack !== undefined && stack.apart !== true && stack.pieces.length > 1 && stack.fanned !== true
}

function fanOut({ gaze, planePoint, beware, setFanned }: Grasp, space: number): void {
  const { width, height } = gaze.view()
  const [left, top] = planePoint([0, 0])
  const [right, bottom] = planePoint([width, height])
  const within = { x: left, y: top, width: right - left, height: bottom - top }
  setFanned({ space, within, beware: beware(space) })
}

/** Folds the fan when the pointer has left both it and its hex. */
function foldUnless(reach: Grasp, at: Point): void {
  const { board, gaze, fanned, planePoint, setFanned } = reach
  const open = fanned()
  if (!open) return
  const rect = stackOf(reach, open.space)?.rect
  const isAway = !rect || !isWithin(planePoint(at), rect, STRAY)
  if (isAway && spaceUnder(board(), toBoard(gaze.camera(), gaze.view(), at)) !== open.space) setFanned(undefined)
}

const isWithin = ([x, y]: Point, rect: Rect, by: number) =>
  x >= rect.x - by && y >= rect.y - by && x <= rect.x + rect.width + by && y <= rect.y + rect.height + by

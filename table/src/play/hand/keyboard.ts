import { type Accessor, onCleanup, onMount } from 'solid-js'
import type { MapControl } from '../../map/map-view.tsx'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import { isQuietPass } from '../session/only-answer.ts'
import { type Cursor, type CursorWay, cursorAt, isWay } from './cursor.ts'
import type { Hand } from './hand.ts'
import { answersOnce, deedOf, type KeyDeed } from './keys.ts'
import { mainOf } from './places.ts'

/** What the keyboard works on. */
interface Desk {
  readonly scene: Scene
  readonly hand: Hand
  readonly map: Accessor<MapControl | undefined>
  /** Is the table out of reach just now? */
  readonly isAway: Accessor<boolean>
  /** What Enter takes in a question that is answered beside its place. */
  readonly quick: () => Offered | undefined
  /** Deeds that are the screen's affair: undo, help, text mode. */
  readonly deeds: Readonly<Partial<Record<KeyDeed, () => void>>>
}

/** The keyboard at a table. */
export interface Keyboard {
  /** Where on the map it is. */
  readonly cursor: Accessor<number | undefined>
  readonly setCursor: (space: number | undefined) => void
  /** Something was put away by a key: the next Enter must not take what that has uncovered. */
  readonly uncover: () => void
  /** Does Enter take the main answer, rather than what the cursor is on? */
  readonly entersMain: () => boolean
}

interface Keys extends Desk {
  readonly cursor: Cursor
  /** Was something put away by the last key? */
  readonly isUncovered: () => boolean
}

/** What the keys do at the table itself. */
const DEEDS: Readonly<Partial<Record<KeyDeed, (on: Keys) => unknown>>> = {
  'next-offer': ({ cursor }) => cursor.turn(1),
  'previous-offer': ({ cursor }) => cursor.turn(-1),
  choose,
  enter,
  pass,
  cancel,
  fit: ({ map }) => map()?.fit(),
  measure: ({ hand: { thread }, cursor, map }) => (thread.isThere ? thread.toggle(cursor.begin()) : map()?.measure()),
  centre: ({ cursor, map }) => map()?.centre(cursor.begin() ?? 0),
  'zoom-in': ({ map }) => map()?.zoomIn(),
  'zoom-out': ({ map }) => map()?.zoomOut(),
  'turn-left': ({ hand }) => hand.turning.turn(-1) || hand.aiming.turn(-1),
  'turn-right': ({ hand }) => hand.turning.turn(1) || hand.aiming.turn(1),
  narrower: ({ hand }) => hand.aiming.widen(-1),
  wider: ({ hand }) => hand.aiming.widen(1),
  order: ({ hand }) => hand.aiming.reorder(),
  cheap: ({ hand, cursor }) => hand.prudence.stop() && cursor.goTo(hand.plan.goal()?.space),
  around: ({ hand, cursor }) =>
    hand.aiming.goRound() || (hand.prudence.goAround() && cursor.goTo(hand.plan.goal()?.space)),
}

/** Plays the table by keys alone; says where on the map the keyboard is. Inside a component. */
export function useKeyboard(desk: Desk): Keyboard {
  const { hand } = desk
  const cursor = cursorAt(desk.scene, hand, desk.map)
  let isUncovered = false
  const on: Keys = { ...desk, cursor, isUncovered: () => isUncovered }
  const onKey = (e: KeyboardEvent) => {
    const deed = deedMeant(on, e)
    if (deed === undefined) return
    // A button under the keyboard does what it says; but the main answer may have the focus from before.
    const isByButton = (deed === 'enter' || deed === 'choose') && isButton(e.target)
    if (isByButton && isUncovered && e.target === mainAnswer()) e.preventDefault()
    if (isByButton) isUncovered = false
    const act = isByButton ? undefined : actOf(on, deed, e.shiftKey)
    if (act === undefined) return
    e.preventDefault()
    if (isOnMap(deed)) toMap(e.target)
    act()
    isUncovered = deed === 'cancel'
  }
  /** Whatever Escape puts away, a sheet, a list or the recap: it is seen here first. Who goes on by Tab has looked. */
  const onAnyKey = (e: KeyboardEvent) => {
    if (e.key === 'Escape') isUncovered = true
    else if (e.key === 'Tab') isUncovered = false
    // A key that is held down for too long is no second answer, whatever has the focus by then.
    if (e.repeat && answersOnce(e, isTyping(e.target))) {
      e.preventDefault()
      e.stopImmediatePropagation()
    }
  }
  onKeydown(onAnyKey, { capture: true })
  onKeydown((e) => nudge(on, e), { capture: true })
  onKeydown(onKey)
  const uncover = () => {
    isUncovered = true
  }
  const entersMain = () => !cursor.isOnOffer() && !hand.aiming.aim()?.isSet
  return { cursor: cursor.space, setCursor: cursor.set, uncover, entersMain }
}

const isOnMap = (deed: KeyDeed): boolean => deed === 'next-offer' || deed === 'previous-offer' || isWay(deed)

/** Who goes over the map by keys is there: what he chooses then is not the button that he came from. */
function toMap(from: EventTarget | null): void {
  if (isButton(from)) document.querySelector<HTMLElement>('.ground .map')?.focus({ preventScroll: true })
}

function onKeydown(heard: (e: KeyboardEvent) => void, how?: AddEventListenerOptions): void {
  onMount(() => {
    addEventListener('keydown', heard, how)
    onCleanup(() => removeEventListener('keydown', heard, how))
  })
}

/** What a key means at the table; undefined when it is none of its keys, or somebody else's affair. */
function deedMeant({ isAway }: Keys, e: KeyboardEvent): KeyDeed | undefined {
  const deed = deedOf(e, isTyping(e.target))
  if (deed === undefined || isAway() || e.defaultPrevented || document.querySelector('dialog[open]')) return undefined
  // Escape closes an open menu first, which is the browser's affair.
  return deed === 'cancel' && document.querySelector(':popover-open') ? undefined : deed
}

/** A number takes a counter of the stack in the hand; a way leads somewhere; the rest is in the table of deeds. */
function actOf(on: Keys, deed: KeyDeed, isFine: boolean): (() => unknown) | undefined {
  const { taken } = on.hand
  const counter = taken.space() === undefined ? -1 : COUNTERS.indexOf(deed)
  if (counter >= 0) return () => taken.turn(taken.reach()?.mobile[counter] ?? -1)
  if (isWay(deed)) return () => step(on, deed, isFine)
  const own = DEEDS[deed]
  return own === undefined ? on.deeds[deed] : () => own(on)
}

/** A figure that may be put anywhere goes by inches; else the keyboard goes from place to place. */
function step({ hand, cursor }: Keys, way: CursorWay, isFine: boolean): void {
  const [dx, dy] = INCHES[way]
  const far = isFine ? FINE : 1
  if (hand.aiming.mover() === undefined) cursor.step(way)
  else hand.aiming.nudge(dx * far, dy * far)
}

/** Arrows move a unit that is to be put somewhere, before they would move the map; the tape has its own. */
function nudge({ hand, isAway }: Keys, e: KeyboardEvent): void {
  const by = ARROWS[e.key]
  if (by === undefined || !hand.aiming.isTroop() || isAway() || isTyping(e.target)) return
  if (document.querySelector('dialog[open], :popover-open, .measuring')) return
  e.preventDefault()
  e.stopPropagation()
  const far = e.shiftKey ? FINE : 1
  hand.aiming.nudge(by[0] * far, by[1] * far)
}

function choose({ hand, cursor }: Keys): void {
  const space = cursor.space()
  if (space !== undefined) hand.press({ space })
}

function enter(on: Keys): void {
  const { hand, cursor, quick, isUncovered } = on
  const space = cursor.space()
  const at = space === undefined ? {} : { space }
  if (hand.aiming.aim()?.isSet) hand.putDown()
  else if (hand.enter(at)) return
  else if (cursor.isOnOffer()) {
    choose(on)
    // With nothing left to choose there, Enter means the main answer now: pressed twice in haste it was not meant.
    if (!cursor.isOnOffer()) hand.haste.renew()
  } else {
    const main = quick() ?? mainOf(hand.places().buttons)
    // What Escape has uncovered was not chosen: it is seen first.
    if (main && !(isUncovered() && showMain())) hand.take(main, at)
  }
}

function pass({ hand }: Keys): void {
  const quiet = hand.places().buttons.find(isQuietPass)
  if (quiet) hand.take(quiet)
}

function cancel({ hand, cursor, deeds }: Keys): void {
  // What was turned to goes with the space that it may be about, or it would be about nothing.
  const inHand = [
    hand.slip(),
    hand.reminder(),
    hand.held(),
    hand.aiming.aim(),
    hand.taken.space(),
    hand.taken.asked()[0],
    hand.thread.isOut() || undefined,
  ]
  if (inHand.every((thing) => thing === undefined)) deeds.cancel?.()
  hand.cancel()
  // What the cursor pointed at is framed no longer either.
  if (cursor.space() !== undefined) hand.point(undefined)
  cursor.set(undefined)
}

const COUNTERS: readonly KeyDeed[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** How far the keys move a figure, in inches; with Shift a part of that. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const INCHES: Readonly<Record<CursorWay, readonly [number, number]>> = {
  north: [0, -1],
  'north-east': [1, -1],
  'south-east': [1, 1],
  south: [0, 1],
  'south-west': [-1, 1],
  'north-west': [-1, -1],
}
const FINE = 0.25

/** Brings the keyboard to the main answer, where it is seen before a second Enter takes it; false when it is nowhere. */
function showMain(): boolean {
  const main = mainAnswer()
  main?.focus()
  return main !== null
}

const mainAnswer = (): HTMLElement | null =>
  document.querySelector('.prompt .answers > .main, .quick .main, .quick-sheet .main')

/** Is it a field that takes letters? */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select')

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, input, [role=button]') !== null

import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js'
import type { MapControl } from '../../map/map-view.tsx'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import { isWay, neighbourTo, nextOf, type Way } from './cursor.ts'
import type { Hand } from './hand.ts'
import { deedOf, type KeyDeed } from './keys.ts'
import { isQuietPass } from './passing.ts'

/** What the keyboard works on. */
export interface Keyboard {
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

/** Plays the table by keys alone; says where on the map the keyboard is. Inside a component. */
export function useKeyboard({ scene, hand, map, isAway, quick, deeds }: Keyboard): {
  readonly cursor: Accessor<number | undefined>
  readonly setCursor: (space: number | undefined) => void
  /** Something was put away by a key: the next Enter must not take what that has uncovered. */
  readonly uncover: () => void
  /** Does Enter take the main answer, rather than what the cursor is on? */
  readonly entersMain: () => boolean
} {
  const [cursor, setCursor] = createSignal<number>()
  let isUncovered = false

  const goTo = (space: number | undefined) => {
    if (space === undefined) return
    setCursor(space)
    hand.point({ space })
    map()?.follow(space)
  }
  const offered = (): ReadonlySet<number> => {
    const goals = hand.taken.goals()
    if (goals.size > 0 && !hand.taken.isUnderWay()) return new Set(goals.keys())
    const { spaces, pieces } = hand.places()
    return new Set([
      ...goals.keys(),
      ...spaces.keys(),
      ...[...pieces.keys()].flatMap((piece) => scene.piece(piece)?.space ?? []),
    ])
  }
  /** Enemies whom the stack in the hand can attack, or whom something offered would strike. */
  const enemies = (): ReadonlySet<number> => {
    const struck = [...hand.places().spaces].flatMap(([space, offers]) =>
      offers.some((o) => o.hostile) ? [space] : [],
    )
    return hand.taken.targets().size > 0 ? hand.taken.targets() : new Set(struck)
  }
  /** The next thing that can be chosen; enemies to attack come first. */
  const turnTo = (by: 1 | -1): number | undefined => {
    const [targets, all] = [enemies(), offered()]
    if (targets.size === 0) return nextOf(scene.board(), all, cursor(), by)
    const others = new Set([...all].filter((space) => !targets.has(space)))
    const from = cursor() ?? -1
    const [mine, yours] = others.has(from) ? [others, targets] : [targets, others]
    const next = nextOf(scene.board(), mine, from, by)
    const isRound = mine.has(from) && next === nextOf(scene.board(), mine, undefined, by)
    return isRound && yours.size > 0 ? nextOf(scene.board(), yours, undefined, by) : next
  }
  /** Where the keyboard begins: what was looked into, who moves, or the first thing offered. */
  const start = () =>
    hand.taken.space() ??
    hand.selected() ??
    scene.pieces().find((piece) => piece.states.includes('moving'))?.space ??
    nextOf(scene.board(), offered(), undefined, 1) ??
    scene.board().spaces[0]?.id
  /** Where a march is thought out the keys lead it, from its end on; back over the last step they take it back. */
  const lead = (way: Way): boolean => {
    const { taken, plan } = hand
    const path = plan.goal()?.path ?? [taken.space() ?? -1]
    const to = neighbourTo(scene.board(), path.at(-1) ?? -1, way)
    if (to === undefined || taken.space() === undefined || hand.thread.isOut()) return false
    const isLed = to === path.at(-2) ? plan.cut(path.length - 2) : plan.stepTo(to)
    if (isLed) goTo(to)
    return isLed
  }
  const step = (way: Way, isFine = false) => {
    if (hand.aiming.mover() !== undefined) {
      const [dx, dy] = INCHES[way]
      const far = isFine ? FINE : 1
      return hand.aiming.nudge(dx * far, dy * far)
    }
    if (lead(way)) return
    const from = cursor() ?? start()
    goTo(cursor() === undefined || from === undefined ? from : (neighbourTo(scene.board(), from, way) ?? from))
  }
  const choose = () => {
    const space = cursor()
    if (space !== undefined) hand.press({ space })
  }
  const isOnOffer = () => offered().has(cursor() ?? -1)
  const enter = () => {
    if (hand.aiming.aim()?.isSet) return hand.putDown()
    if (hand.enter()) return
    const { buttons } = hand.places()
    const main = quick() ?? buttons.find((offer) => offer.main) ?? (buttons.length === 1 ? buttons[0] : undefined)
    if (isOnOffer()) choose()
    else if (main && !(isUncovered && showMain())) hand.take(main)
  }
  const cancel = () => {
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
    const nothing = inHand.every((thing) => thing === undefined)
    if (nothing) deeds.cancel?.()
    hand.cancel()
    // What the cursor pointed at is framed no longer either.
    if (cursor() !== undefined) hand.point(undefined)
    setCursor(undefined)
  }
  const own: Readonly<Partial<Record<KeyDeed, () => void>>> = {
    'next-offer': () => goTo(turnTo(1)),
    'previous-offer': () => goTo(turnTo(-1)),
    choose,
    enter,
    pass: () => {
      const quiet = hand.places().buttons.find(isQuietPass)
      if (quiet) hand.take(quiet)
    },
    cancel,
    fit: () => map()?.fit(),
    measure: () => (hand.thread.isThere ? hand.thread.toggle(cursor() ?? start()) : map()?.measure()),
    centre: () => map()?.centre(cursor() ?? start() ?? 0),
    'zoom-in': () => map()?.zoomIn(),
    'zoom-out': () => map()?.zoomOut(),
    'turn-left': () => hand.turning.turn(-1) || hand.aiming.turn(-1),
    'turn-right': () => hand.turning.turn(1) || hand.aiming.turn(1),
    narrower: () => hand.aiming.widen(-1),
    wider: () => hand.aiming.widen(1),
    order: () => hand.aiming.reorder(),
    cheap: () => hand.prudence.stop() && goTo(hand.plan.goal()?.space),
    around: () => hand.aiming.goRound() || (hand.prudence.goAround() && goTo(hand.plan.goal()?.space)),
  }

  const onKey = (e: KeyboardEvent) => {
    const deed = deedOf(e, isTyping(e.target))
    if (deed === undefined || isAway() || e.defaultPrevented || document.querySelector('dialog[open]')) return
    // Escape closes an open menu first, which is the browser's affair.
    if (deed === 'cancel' && document.querySelector(':popover-open')) return
    // A button under the keyboard does what it says.
    if ((deed === 'enter' || deed === 'choose') && isButton(e.target)) return keepUncovered(e)
    // A key that is held down for too long is no second answer.
    if (deed === 'enter' && e.repeat) return
    const counter = hand.taken.space() === undefined ? -1 : COUNTERS.indexOf(deed)
    const act =
      counter >= 0
        ? () => hand.taken.turn(hand.taken.reach()?.mobile[counter] ?? -1)
        : isWay(deed)
          ? () => step(deed, e.shiftKey)
          : (own[deed] ?? deeds[deed])
    if (act === undefined) return
    e.preventDefault()
    act()
    isUncovered = deed === 'cancel'
  }
  /** What Escape has uncovered was not chosen: the main answer may have the focus from before, and is seen first. */
  const keepUncovered = (e: KeyboardEvent) => {
    if (isUncovered && e.target === mainAnswer()) e.preventDefault()
    isUncovered = false
  }
  /** Whatever Escape puts away, a sheet, a list or the recap: it is seen here first. Who goes on by Tab has looked. */
  const onAnyKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') isUncovered = true
    else if (key === 'Tab') isUncovered = false
  }
  /** Arrows move a unit that is to be put somewhere, before they would move the map; the tape has its own. */
  const onArrow = (e: KeyboardEvent) => {
    const by = ARROWS[e.key]
    if (by === undefined || !hand.aiming.isTroop() || isAway() || isTyping(e.target)) return
    if (document.querySelector('dialog[open], :popover-open, .measuring')) return
    e.preventDefault()
    e.stopPropagation()
    const far = e.shiftKey ? FINE : 1
    hand.aiming.nudge(by[0] * far, by[1] * far)
  }
  onMount(() => {
    addEventListener('keydown', onAnyKey, { capture: true })
    addEventListener('keydown', onArrow, { capture: true })
    addEventListener('keydown', onKey)
    onCleanup(() => {
      removeEventListener('keydown', onArrow, { capture: true })
      removeEventListener('keydown', onAnyKey, { capture: true })
      removeEventListener('keydown', onKey)
    })
  })
  const uncover = () => {
    isUncovered = true
  }
  return { cursor, setCursor, uncover, entersMain: () => !isOnOffer() && !hand.aiming.aim()?.isSet }
}

/** Brings the keyboard to the main answer, where it is seen before a second Enter takes it; false when it is nowhere. */
function showMain(): boolean {
  const main = mainAnswer()
  main?.focus()
  return main !== null
}

const mainAnswer = (): HTMLElement | null =>
  document.querySelector('.prompt .answers > .main, .quick .main, .quick-sheet .main')

const COUNTERS: readonly KeyDeed[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** How far the keys move a figure, in inches; with Shift a part of that. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const INCHES: Readonly<Record<Way, readonly [number, number]>> = {
  north: [0, -1],
  'north-east': [1, -1],
  'south-east': [1, 1],
  south: [0, 1],
  'south-west': [-1, 1],
  'north-west': [-1, -1],
}
const FINE = 0.25

/** Is it a field that takes letters? */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select')

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, input, [role=button]') !== null

import type { GameEvent } from '@boma/kernel'
import type { Forecast, Lights } from '@boma/showing'
import { type Accessor, createEffect, createSignal, on, onMount } from 'solid-js'
import type { Highlights } from '../map/highlights.ts'
import type { MapControl } from '../map/map-view.tsx'
import { useBack } from '../shell/back.ts'
import { go } from '../shell/place.ts'
import { t } from '../words/words.ts'
import { type Battle, battleAt } from './battle/battle-at.ts'
import { type GivingUp, givingUpAt } from './end/giving-up.ts'
import { keepFocus } from './focus.ts'
import { useNearer } from './ground/nearer.ts'
import { type HelpAt, helpAt } from './guide/help-at.ts'
import { type Hand, handAt } from './hand/hand.ts'
import { type Keyboard, useKeyboard } from './hand/keyboard.ts'
import type { KeyDeed } from './hand/keys.ts'
import { lightsToPlay, lightsToWatch } from './hand/lighting.ts'
import { forecastAt } from './hand/odds.ts'
import { layerLights, overlaysFor } from './hand/overlays.ts'
import { usePassing } from './hand/passing.ts'
import { type Wishes, wishesOfPerson } from './hand/wishes.ts'
import { type Adviser, type Hints, hintsAt } from './hints/hints.ts'
import type { Notes } from './log/chapters.ts'
import { forceSpace } from './panel/force-space.ts'
import { panesAt } from './panel/panes.ts'
import { standingKeys } from './prompt/standing-keys.ts'
import { type Quick, quickAt } from './quick/quick.ts'
import { useHomeward } from './recap/homeward.ts'
import { RECAP_PACE } from './recap/pace.ts'
import { type Recap, recapAt } from './recap/recap.ts'
import type { Scene } from './scene/scene.ts'
import { type Remark, remarkAt } from './session/remark.ts'
import type { Session } from './session/session.ts'
import { undoing } from './session/undoing.ts'

/** What is lit on the map, and the odds that belong to it. */
interface Lit {
  /** The odds of what is looked at. */
  readonly forecast: Accessor<Forecast | undefined>
  /** What is lit where a person decides, and while it is told what the others did. */
  readonly playLights: Highlights
  readonly toldLights: Highlights
  /** Lights what a line beside the map tells of: events, or spaces. */
  readonly lightEvents: (events: readonly GameEvent[]) => void
  readonly lightSpaces: (spaces: readonly number[]) => void
}

/** The room in which a match is played: what a person does there, and what lies about. */
export interface Room extends Lit {
  readonly session: Session
  readonly scene: Scene
  readonly hand: Hand
  readonly wishes: Wishes
  /** What is noted beside entries of the log. */
  readonly notes: Notes
  readonly map: Accessor<MapControl | undefined>
  readonly setMap: (map: MapControl) => void
  /** What lies beside the map. */
  readonly panes: ReturnType<typeof panesAt>
  readonly recap: Recap
  readonly hints: Hints
  readonly battle: Battle
  /** The question that is answered beside its place. */
  readonly quick: Accessor<Quick | undefined>
  readonly keyboard: Keyboard
  readonly backward: TakingBack
  readonly dice: DiceSeen
  readonly givingUp: GivingUp
  /** The sheet that says how the match ended. */
  readonly end: { readonly isOut: Accessor<boolean>; readonly setOut: (isOut: boolean) => void }
  /** Help at the question that is asked. */
  readonly helping: HelpAt
  /** The sheet that lists the keys. */
  readonly help: { readonly isOut: Accessor<boolean>; readonly setOut: (isOut: boolean) => void }
}

/** What a lesson has to do with the map. */
interface OnMap {
  /** What it asks for. */
  readonly lights: Accessor<readonly Lights[]>
  /** Where its step takes place. */
  readonly places: Accessor<readonly Lights[]>
}

/** The room of a match, for whoever sat down at it. Inside a component. */
export function roomAt(session: Session, scene: Scene, advise: Adviser | undefined, lesson?: OnMap): Room {
  const hand = handAt(session, scene, { clear: (by) => clearAway({ dice, keyboard, recap, hints }, by) })
  // Who comes back in the middle of a march or of the set-up has it in his hand, as if he had not been away.
  onMount(() => hand.march.settle())
  const wishes = wishesOfPerson()
  const passed = usePassing(session, wishes.passes)
  const notes = { get: (entry: number) => passed().get(entry) ?? session.standing.notes().get(entry) }
  // Who types commands asks for the recap, and hears of battles; what a lesson laid out beforehand is nobody's turn.
  const isInText = () => panes.pane() === 'text'
  const recap = recapAt(session, scene, {
    comes: () => wishes.recap() && !isInText() && lesson === undefined,
    waits: () => battle.isOpen(),
    ...RECAP_PACE,
  })
  const [map, setMap] = createSignal<MapControl>()
  const [isOut, setOut] = createSignal(false)
  const panes = panesAt(scene, hand)
  const battle = battleAt(session, scene, { isDeaf: isInText, isOnMap: () => hand.places().spaces.size > 0 })
  const hints = hintsAt(session, advise)
  const dice = diceSeen(session)
  const backward = takingBack(session, hand, () => keyboard)
  const quick = quickAt(session, scene)
  useNearer(scene, hand, map, () => lesson?.places().flatMap(({ spaces }) => spaces) ?? [])
  const givingUp = givingUpAt(session)
  const about = {
    ...{ session, scene, hand, wishes, notes, map, setMap, panes, recap, hints, battle, dice, backward, quick },
    ...{ givingUp, end: endAt(session), help: { isOut, setOut }, helping: helpAt(session, scene) },
  }
  const keyboard: Keyboard = useKeyboard({
    quick: () => quick()?.mainOffer,
    scene,
    hand,
    map,
    isAway: () => session.curtain() !== undefined,
    deeds: deedsIn(about, () => keyboard.cursor()),
  })
  const room = { ...about, keyboard, ...lightsIn({ ...about, asked: lesson?.lights }, keyboard.cursor) }
  useHabits(room)
  return room
}

/** It comes by itself when the match ends at this screen. */
function endAt({ over }: Session): Room['end'] {
  const [isOut, setOut] = createSignal(false)
  createEffect(on(over, setOut, { defer: true }))
  return { isOut, setOut }
}

/** Puts away what lies in the way of a hand that touches the map. */
function clearAway(
  { dice, keyboard, recap, hints }: Pick<Room, 'dice' | 'keyboard' | 'recap' | 'hints'>,
  by: 'grab' | 'press',
): void {
  dice.see()
  if (by === 'grab') return
  keyboard.setCursor(undefined)
  recap.close()
  hints.close()
}

/** How what was done is taken back, and what is said of it. */
export interface TakingBack extends Omit<ReturnType<typeof undoing>, 'undo'> {
  readonly remark: Remark['remark']
  undo(isAgreed?: boolean): void
  redo(): void
}

function takingBack(session: Session, { taken, plan, march, point }: Hand, keyboard: () => Keyboard): TakingBack {
  const { remark, takenBack } = remarkAt(session, () => (march.brokeOff() ? t('march.brokeOff') : ''))
  const { undo: takeBack, ...consent } = undoing(session, takenBack)
  return {
    ...consent,
    remark,
    undo(isAgreed) {
      // What is only thought out goes first, bead by bead.
      if (!plan.cut((plan.goal()?.path.length ?? 0) - 2)) return takeBack(isAgreed)
      // The keyboard goes back with the way.
      if (keyboard().cursor() !== undefined) keyboard().setCursor(plan.goal()?.space ?? taken.space())
      point(undefined)
    },
    redo: () => void session.redo(),
  }
}

/** Whether the dice that lie on the map were looked at. */
export interface DiceSeen {
  readonly areNew: Accessor<boolean>
  see(): void
}

function diceSeen(session: Session): DiceSeen {
  const [seen, setSeen] = createSignal(0)
  return { areNew: () => session.version() > seen(), see: () => setSeen(session.version()) }
}

const spacesLit = (spaces: readonly number[]): Lights => ({ spaces, pieces: [], path: [] })
/** What the offer is about that is looked at, where it is chosen elsewhere. */
const lightsOfWeighed = (hand: Hand): Lights => spacesLit(hand.weighed()?.lights ?? [])

function lightsIn(
  {
    session,
    scene,
    hand,
    wishes,
    recap,
    hints,
    asked,
  }: Pick<Room, 'session' | 'scene' | 'hand' | 'wishes' | 'recap' | 'hints'> & {
    readonly asked: OnMap['lights'] | undefined
  },
  cursor: Keyboard['cursor'],
): Lit {
  const [pointed, lightEvents] = createSignal<readonly GameEvent[]>([])
  const [shown, lightSpaces] = createSignal<readonly number[]>([])
  const forecast = forecastAt(scene, hand)
  const extra = {
    pointedAt: () => [
      ...pointed().map(scene.lights),
      spacesLit(shown()),
      ...recap.lights(),
      ...hints.lights(),
      lightsOfWeighed(hand),
    ],
    ...(asked && { asked }),
    ...overlaysFor(session, scene, hand, wishes),
    ...layerLights(session, scene, hand, wishes),
    cursor,
    turnTrails: () => hints.trails() ?? recap.trails(),
    fire: () => forecast()?.outlines ?? [],
  }
  const [playLights, toldLights] = [lightsToPlay(scene, hand, extra), lightsToWatch(scene, extra)]
  return { forecast, playLights, toldLights, lightEvents, lightSpaces }
}

/** What the keys do that are not the hand's affair. */
function deedsIn(
  room: Omit<Room, keyof Lit | 'keyboard'>,
  cursor: Keyboard['cursor'],
): Readonly<Partial<Record<KeyDeed, () => void>>> {
  const { session, scene, hand, wishes, panes, battle, dice, backward } = room
  return {
    undo: () => backward.undo(),
    redo: backward.redo,
    cancel: () => {
      dice.see()
      room.helping.close()
      panes.turnTo('table')
    },
    inspect: () => {
      const space = cursor() ?? hand.pointed()?.space ?? forceSpace(scene, hand)
      hand.look.ask(space === undefined ? undefined : { space })
    },
    hint: room.hints.ask,
    numbers: () => wishes.setNumbers(!wishes.numbers()),
    log: () => panes.turnTo('table'),
    battle: () => (battle.fold() ?? battle.unfold())?.(),
    help: () => room.helping.toggle() || room.help.setOut(true),
    keys: () => room.help.setOut(true),
    text: () => panes.turnTo('text'),
    recap: () => retell(room),
    ...standingKeys(session, hand.haste),
  }
}

/** The sheets that may be left without an answer, those on top first. */
const sheetsIn = ({ help, givingUp, backward, end }: Room) => [
  { isOut: help.isOut, leave: () => help.setOut(false) },
  { isOut: () => givingUp.asked() !== undefined, leave: () => givingUp.answer(false) },
  { isOut: () => backward.asksConsent() !== undefined, leave: backward.refuseConsent },
  { isOut: end.isOut, leave: () => end.setOut(false) },
]

/** What happens in the room by itself. */
function useHabits(room: Room): void {
  const { session, hand, map, panes, recap, battle, dice } = room
  const { pane, draw, turnTo } = panes
  const sheets = sheetsIn(room)
  useBack(
    () => sheets.some((sheet) => sheet.isOut()) || battle.isOpen() || pane() !== 'table' || draw() === 'full',
    () => {
      const sheet = sheets.find(({ isOut }) => isOut())
      if (sheet) sheet.leave()
      else if (battle.isOpen()) battle.leave()
      else turnTo('table')
    },
  )
  // Dice that were seen on a board need not be seen on the map.
  createEffect(on(battle.isOpen, dice.see, { defer: true }))
  useHomeward(recap.isOpen, map)
  createEffect(on(recap.lights, ([lights]) => lights && map()?.follow(lights.spaces[0])))
  createEffect(on([session.version, session.curtain, hand.slip, pane, battle.isOpen], () => queueMicrotask(keepFocus)))
  // The press that puts paper away may fall on what lay under it.
  createEffect(on([battle.isOpen, battle.isPlaying, recap.isOpen], hand.haste.renew))
}

/** Shows where the order begins that is advised: those who go are taken up, and all else is the player's to do. */
export function takeUp({ hints, hand, scene, map, keyboard }: Room): void {
  const hint = hints.hints()[hints.at()]
  const space = hint?.spaces[0] ?? scene.piece(hint?.pieces[0] ?? -1)?.space
  hints.close()
  if (hint === undefined || space === undefined) return
  map()?.follow(space)
  const isOwn = scene.piecesAt(space).some(({ side }) => side === scene.viewer())
  if (isOwn && hint.spaces.length > 1) hand.press({ space })
  else keyboard.setCursor(space)
}

/** Takes the recap out again. */
export function retell({ panes, recap }: Pick<Room, 'panes' | 'recap'>): void {
  panes.turnTo('table')
  recap.open()
}

/** Watches the match again, from a step on or from where it stands. */
export const watch = ({ id, fetchReplay }: Session, action?: number): void => {
  const at = (kept: string) => go({ at: 'replay', id: kept, ...(action === undefined ? {} : { action }) })
  if (fetchReplay === undefined) at(id)
  else void fetchReplay().then((kept) => kept !== undefined && at(kept))
}

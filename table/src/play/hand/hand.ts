import type { Dangers, Target } from '@boma/showing'
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Gestures } from '../../map/hands.ts'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import type { Refused, Session } from '../session/session.ts'
import { type Aiming, aimingAt } from './aim.ts'
import { type Choices, type Choosing, choosingAt, isSpaceMeant, pressOffer, takeOffer } from './choosing.ts'
import { dangersOf, type Prudence, prudenceAt } from './dangers.ts'
import { type Haste, hasteAt, lastPress, notedAt, useHaste } from './haste.ts'
import { type Look, looking } from './look.ts'
import { marchingAt, type OrderedMarch } from './march.ts'
import { type GoalOdds, oddsOf } from './odds.ts'
import { whyOutOfReach } from './out-of-reach.ts'
import { type Picks, picksAt } from './picks.ts'
import type { Places } from './places.ts'
import { type MarchPlan, planAt } from './plan.ts'
import {
  answerMarch,
  dropStack,
  enterMarch,
  grabStack,
  type HeldStack,
  type PressManner,
  pressStack,
  useBestFirst,
  withdraw,
} from './press.ts'
import { type Pulling, pullingAt } from './pull.ts'
import { useReadyReaches } from './ready-reaches.ts'
import { type AskedMarch, spaceOf, type TakenStack, takenAt } from './taken.ts'
import { type Thread, threadAt } from './thread.ts'
import { type Turning, turnedBy, turningAt } from './turn.ts'
import { wishesToConfirm } from './wishes.ts'

export type { Slip } from './choosing.ts'

/** What a person's hand does at the table: points, takes up, chooses. */
export interface Hand extends Pick<Choosing, 'places' | 'held' | 'weighed' | 'slip' | 'reminder' | 'weigh' | 'hold'> {
  /** The space that was looked into. */
  readonly selected: Accessor<number | undefined>
  /** The space or piece under the pointer or the keyboard's cursor. */
  readonly pointed: Accessor<Target | undefined>
  /** The figure that may be put on any spot of a tabletop. */
  readonly aiming: Aiming
  /** What is looked at closer. */
  readonly look: Look
  /** Counters picked for a question, to be put back or added to. */
  readonly picks: Picks
  /** The stack that was taken up, and how far it gets. */
  readonly taken: TakenStack
  /** Where it is to go. */
  readonly plan: MarchPlan
  /** What that would risk. */
  readonly odds: GoalOdds
  /** What becomes of it when it goes. */
  readonly march: OrderedMarch
  /** Which way that stack faces, and how it is turned. */
  readonly turning: Turning
  /** The thread of sight. */
  readonly thread: Thread
  /** Who could fire at those who go the planned way. */
  readonly dangers: Accessor<Dangers | undefined>
  /** How they might fear less. */
  readonly prudence: Prudence
  /** Whether what is asked is too new for a press to be meant for it. */
  readonly haste: Haste
  /** What it does when somebody touches the map. */
  readonly gestures: Gestures
  point(at: Target | undefined): void
  /**
   * Presses a place: does what is offered there, asks which, or says why nothing is. A finger is shown
   * odds first. False when one of several counters that lie on one another may be meant: they are to be spread out.
   */
  press(at: Target, manner?: PressManner): boolean
  /** Somebody begins to drag from there: true when a stack or a unit comes along. */
  grab(at: Target, manner: PressManner): boolean
  /** What was dragged is let go of. */
  drop(at: Target | undefined, manner: PressManner): void
  /** Does what Enter means for the stack in the hand, the keyboard being on a place; false when it means nothing there. */
  enter(from?: Target): boolean
  /** Takes one of the marches that are asked about. */
  choose(march: AskedMarch): void
  /** Takes an offer; by a key, while the keyboard was on a place that the same key would press next. */
  take(offer: Offered, from?: Target): void
  /** Puts the figure in the hand down where it is held. */
  putDown(): void
  select(space: number | undefined): void
  /** Puts away the uppermost thing: a slip, a reminder, a piece in the hand, the space looked into. */
  cancel(): void
}

/** What a hand may be given. */
interface HandManner {
  /** Puts away what lies in its way when it touches the map. */
  readonly clear?: Clear
  readonly haste?: Haste
}

/** A hand at the table of a session. Inside a component. */
export function handAt(session: Session, scene: Scene, manner: HandManner = {}): Hand {
  const { clear = () => {}, haste = hasteAt() } = manner
  const [selected, select] = createSignal<number>()
  const [pointed, setPointed] = createSignal<Target>()
  const note = (at: Target, refused: Refused) => choosing.show({ kind: 'note', at, refused })
  const picks = picksAt(session)
  const look = looking()
  const taken = takenAt(session, scene)
  const plan = planAt(scene, taken, pointed)
  const odds = oddsOf(session, scene, () => taken.reach()?.goals ?? taken.asked().map(({ goal }) => goal))
  useBestFirst(taken, odds)
  useReadyReaches(session, scene, taken)
  const march = marchingAt(session, scene, { taken, plan }, note)
  const aiming = aimingAt(session, scene, taken.space)
  const turning = turningAt(session, scene, { taken, plan, march })
  const thread = threadAt(session, scene, taken, () => spaceOf(scene, pointed() ?? {}))
  const dangers = dangersOf(session, scene, plan)
  const prudence = prudenceAt(session, scene, { taken, plan }, dangers)
  const choosing = choosingAt(session, scene, pointed, { taken, turning, aiming })
  const offersAt = (space: number) => choosing.laid().spaces.get(space) ?? []
  const pulling = pullingAt({ session, scene, aiming, haste, takeUp: taken.takeUp, offersAt, onRefused: note })
  const isOffered = (at: Target) => choosing.read(at).kind !== 'nothing'
  const sayWhy = (space: number) => {
    const refused = whyOutOfReach(session, scene, taken, space)
    if (refused) note({ space }, refused)
    return refused !== undefined
  }
  const last = lastPress(session, scene)
  const manners = { haste, last, sayWhy, confirms: wishesToConfirm }
  const stacks = { scene, taken, plan, odds, march, isOffered, offersAt, ...manners }
  const grasp = {
    session,
    scene,
    picks,
    choosing,
    haste,
    last,
    stacks,
    ...{ look, thread, aiming, pulling, setPointed, select },
  }
  useSettling(grasp)
  useHaste(haste, { session, choosing, taken, plan, aiming })
  return {
    ...{ look, picks, taken, plan, odds, march, aiming, turning, thread, dangers, prudence, haste },
    ...choosing,
    gestures: gesturesOf(grasp, turning, clear),
    pointed,
    selected,
    select,
    point: (at) => point(grasp, at),
    press: (at, manner = {}) => press(grasp, at, manner),
    grab: (at, manner) => grab(grasp, at, manner),
    drop: (at, manner) => drop(grasp, at, manner),
    enter: (from) => notedAt(last, from, enterMarch(stacks)),
    choose: (about) => answerMarch(stacks, about),
    take: (offer, from) => notedAt(last, from, take(grasp, offer)),
    putDown: () => pulling.putDown(undefined, false),
    cancel: () => cancel(grasp),
  }
}

/** Puts away what lies on the map in the way of a hand that takes hold of something, or that presses a place. */
type Clear = (by: 'grab' | 'press') => void

/** What a gesture works on. */
interface Grasp extends Choices {
  readonly stacks: HeldStack
  readonly look: Look
  readonly thread: Thread
  readonly aiming: Aiming
  readonly pulling: Pulling
  readonly setPointed: (at: Target | undefined) => void
  readonly select: Hand['select']
}

/** What was pointed out about the old position says nothing about the new one, nor what the other player was shown. */
function useSettling({ session, scene, choosing, stacks, aiming, pulling, select }: Grasp): void {
  /** The counter that the question is about, if it is about one. */
  const askedAbout = () => scene.pieces().find((piece) => piece.states.includes('moving'))?.id
  let about = askedAbout()
  const settle = () => {
    const before = about
    about = askedAbout()
    // A question about another counter than before is about where that one is, not about what was looked into.
    if (about !== undefined && about !== before) select(undefined)
    const place = placeInQuestion(choosing.places(), scene)
    if (place !== undefined) select(place)
    choosing.settle()
    stacks.march.settle()
    aiming.settle()
    pulling.settle()
  }
  const curtain = createMemo(() => session.curtain())
  createEffect(on([session.version, curtain], () => batch(settle), { defer: true }))
}

/** The one place whose counters a question is about: who of them joins an attack, advances, is lost. */
function placeInQuestion({ spaces, pieces }: Places, scene: Scene): number | undefined {
  const [only, ...others] = new Set([...pieces.keys()].map((piece) => scene.piece(piece)?.space))
  return spaces.size === 0 && others.length === 0 && scene.space(only) !== undefined ? only : undefined
}

/** A press means the uppermost thing that it can mean: a spot of a tabletop, the thread, a stack's way, an offer. */
function press(grasp: Grasp, at: Target, manner: PressManner): boolean {
  const { choosing, thread, stacks, pulling, select } = grasp
  const byFinger = manner.byFinger === true
  if (at.spot !== undefined) {
    choosing.show(undefined)
    pulling.putDown(at.spot, byFinger)
    return true
  }
  const before = choosing.slip()
  return batch(() => {
    choosing.show(undefined)
    choosing.remind(undefined)
    if (thread.press(at.space, byFinger)) return true
    if (at.space !== undefined) select(at.space)
    if (pressStack(stacks, at, manner)) return true
    if (manner.isPile && !isSpaceMeant(grasp, at.space)) return false
    pressOffer(grasp, at, byFinger, before)
    return true
  })
}

function take(grasp: Grasp, offer: Offered): void {
  const { aiming, haste, pulling } = grasp
  const aim = aiming.aim()
  // A unit that is held over a spot is named with that spot in mind, by its button, too.
  const isForSpot = offer.begins === true && aim?.isSet === true && aim.action === offer.action
  if (isForSpot && !haste.isNew()) pulling.putDown(undefined, false)
  else takeOffer(grasp, offer)
}

/** What the hand does that touches the map. */
const gesturesOf = (grasp: Grasp, turning: Turning, clear: Clear): Gestures => ({
  onChoose(at, touch) {
    clear('press')
    return press(grasp, at, touch)
  },
  onGrab(at, touch) {
    clear('grab')
    return grab(grasp, at, touch)
  },
  onDrop: (at, touch) => drop(grasp, at, touch),
  onPoint: (at) => point(grasp, at),
  onLook: (at, isAsked) => (isAsked ? grasp.look.ask(at) : grasp.look.rest(at)),
  onTurn: (by, at, isShift) => turnedBy({ turning, aiming: grasp.aiming }, by, at, isShift),
})

const grab = ({ pulling, stacks }: Grasp, at: Target, manner: PressManner): boolean =>
  pulling.grab(at) || grabStack(stacks, at, manner)

function point({ aiming, pulling, setPointed }: Grasp, at: Target | undefined): void {
  batch(() => {
    setPointed(at)
    // What keys have set stays until it is put down; a mouse takes a figure along, and of a unit only drags it.
    const isSet = aiming.aim()?.isSet === true
    if (!isSet || (at?.spot !== undefined && (!aiming.isTroop() || pulling.isPulling()))) aiming.over(at?.spot)
  })
}

function drop({ stacks, aiming, pulling }: Grasp, at: Target | undefined, manner: PressManner): void {
  // A unit that is drawn onto an enemy attacks him.
  if (stacks.taken.targets().has(at?.space ?? -1)) aiming.over(undefined)
  else if (pulling.drop(at, manner.byFinger === true)) return
  dropStack(stacks, at)
}

/** Puts away the uppermost thing. */
function cancel({ look, choosing, thread, aiming, stacks, select }: Grasp): void {
  if (look.isAsked()) look.end()
  else if (choosing.slip()) choosing.show(undefined)
  else if (thread.putAway()) return
  else if (aiming.aim()) aiming.over(undefined)
  else if (choosing.reminder()) choosing.remind(undefined)
  else if (choosing.held() !== undefined) choosing.letGo()
  else if (withdraw(stacks)) return
  else select(undefined)
}

import type { Dangers, Point, Target } from '@boma/showing'
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import { isFinal, isSeen } from '../session/foresee.ts'
import type { Offered } from '../session/offers.ts'
import type { Refused, Session } from '../session/session.ts'
import { type Aim, type Aiming, aimingAt } from './aim.ts'
import { besides } from './besides.ts'
import { dangersOf, type Prudence, prudenceAt } from './dangers.ts'
import { type Look, looking } from './look.ts'
import { type Marching, marchingAt } from './march.ts'
import { type GoalOdds, oddsOf } from './odds.ts'
import { type Picks, picksAt } from './picks.ts'
import { type Choice, layOut, type Places, readPress } from './places.ts'
import { type Plan, planAt } from './plan.ts'
import {
  chooseMarch,
  dropStack,
  enterMarch,
  grabStack,
  type Manner,
  pressStack,
  type Stacks,
  withdraw,
} from './press.ts'
import { pullingAt } from './pulling.ts'
import { puttingDown } from './putting-down.ts'
import { actedThisTurn, type Reminder } from './reminder.ts'
import { type March, spaceOf, type Taken, takenAt } from './taken.ts'
import { type Thread, threadAt } from './thread.ts'
import { type Turning, turningAt } from './turning.ts'
import { wishesToConfirm } from './wishes.ts'

/** A small sheet of paper at a place of the map: why not, or which of several. */
export type Slip =
  | { readonly kind: 'note'; readonly at: Target; readonly refused: Refused }
  | { readonly kind: 'menu'; readonly at: Target; readonly choices: readonly Choice[] }
  /** The odds of an attack, before it is committed by a second tap. */
  | { readonly kind: 'odds'; readonly at: Target; readonly offer: Offered }

/** What a person's hand does at the table: points, takes up, chooses. */
export interface Hand {
  /** Where the offers lie just now. */
  readonly places: Accessor<Places>
  /** The piece that was taken up and is to be put somewhere. */
  readonly held: Accessor<number | undefined>
  /** The space that was looked into. */
  readonly selected: Accessor<number | undefined>
  /** The space or piece under the pointer or the keyboard's cursor. */
  readonly pointed: Accessor<Target | undefined>
  /** The offer that the pointer, the cursor or the focus is on: its path, cost and odds are shown. */
  readonly weighed: Accessor<Offered | undefined>
  readonly slip: Accessor<Slip | undefined>
  readonly reminder: Accessor<Reminder | undefined>
  /** The figure that may be put on any spot of a tabletop. */
  readonly aiming: Aiming
  /** What is looked at closer. */
  readonly look: Look
  /** Counters picked for a question, to be put back or added to. */
  readonly picks: Picks
  /** The stack that was taken up, and how far it gets. */
  readonly taken: Taken
  /** Where it is to go. */
  readonly plan: Plan
  /** What that would risk. */
  readonly odds: GoalOdds
  /** What becomes of it when it goes. */
  readonly march: Marching
  /** Which way that stack faces, and how it is turned. */
  readonly turning: Turning
  /** The thread of sight. */
  readonly thread: Thread
  /** Who could fire at those who go the planned way. */
  readonly dangers: Accessor<Dangers | undefined>
  /** How they might fear less. */
  readonly prudence: Prudence
  point(at: Target | undefined): void
  /** Weighs an offer that lies nowhere: a button under the pointer or in focus. */
  weigh(offer: Offered | undefined): void
  /**
   * Presses a place: does what is offered there, asks which, or says why nothing is. A finger is shown
   * odds first. False when one of several counters that lie on one another may be meant: they are to be spread out.
   */
  press(at: Target, manner?: Manner): boolean
  /** Somebody begins to drag from there: true when a stack or a unit comes along. */
  grab(at: Target, manner: Manner): boolean
  /** What was dragged is let go of. */
  drop(at: Target | undefined, manner: Manner): void
  /** Does what Enter means for the stack in the hand; false when it means nothing there. */
  enter(): boolean
  /** Takes one of the marches that are asked about. */
  choose(march: March): void
  /** Takes an offer. */
  take(offer: Offered): void
  /** Takes a piece up, or puts it down again. */
  hold(piece: number): void
  /** Puts the figure in the hand down where it is held. */
  putDown(): void
  select(space: number | undefined): void
  /** Puts away the uppermost thing: a slip, a reminder, a piece in the hand, the space looked into. */
  cancel(): void
}

/** A hand at the table of a session. */
export function handAt(session: Session, scene: Scene): Hand {
  const [held, setHeld] = createSignal<number>()
  const [selected, select] = createSignal<number>()
  const [pointed, setPointed] = createSignal<Target>()
  const [button, weigh] = createSignal<Offered>()
  const [settled, settle] = createSignal(session.version())
  const [slip, setSlip] = createSignal<Slip>()
  const [reminder, setReminder] = createSignal<Reminder>()
  const picks = picksAt(session)
  const look = looking()
  const laid = createMemo(() => layOut(session.offers(), held(), scene))
  const taken = takenAt(session, scene)
  const plan = planAt(scene, taken, pointed)
  const note = (at: Target, refused: Refused) => setSlip({ kind: 'note', at, refused })
  const march = marchingAt(session, scene, { taken, plan }, note)
  const odds = oddsOf(session, () => taken.reach()?.goals ?? [])
  const stacks: Stacks = {
    odds,
    scene,
    taken,
    plan,
    march,
    confirms: wishesToConfirm,
    isOffered: (at) => read(at).kind !== 'nothing',
  }
  const aiming = aimingAt(session, scene, taken.space)
  const turning = turningAt(session, scene, { taken, plan, march })
  const thread = threadAt(session, scene, taken, () => spaceOf(scene, pointed() ?? {}))
  const dangers = dangersOf(session, scene, plan)
  const prudence = prudenceAt(session, scene, { taken, plan }, dangers)
  /** A figure that keys or a finger hold over a spot is put down by a button too, and that is the main one. */
  const places = createMemo((): Places => {
    const inHand = taken.space()
    if (inHand !== undefined && !taken.isUnderWay()) return besides(inHand, laid(), taken, scene, turning)
    const aim = aiming.aim()
    if (!aim?.isSet || (aim.action ?? aim.nearest?.action) === undefined) return laid()
    const others = laid().buttons.map((offer) => ({ ...offer, main: false }))
    return { ...laid(), buttons: [...others, ...puttingDown(session, aim)] }
  })

  const piecesIn = (space: number) => scene.piecesAt(space).map((piece) => piece.id)
  /** Can it not be taken back, and is that to be asked about? */
  const isKept = ({ action }: Offered): boolean => {
    const order = [session.game, session.view(), session.deciding(), [action]] as const
    return wishesToConfirm() && (isFinal(...order) || isSeen(...order))
  }
  const read = (at: Target) => readPress(places(), at, piecesIn, isKept)

  /** The counter that the question is about, if it is about one. */
  const askedAbout = () => scene.pieces().find((piece) => piece.states.includes('moving'))?.id
  let about = askedAbout()

  const curtain = createMemo(() => session.curtain())
  // What was pointed out about the old position says nothing about the new one, nor what the other player was shown.
  createEffect(
    on(
      [session.version, curtain],
      () => {
        const before = about
        about = askedAbout()
        batch(() => {
          // A question about another counter than before is about where that one is, not about what was looked into.
          if (about !== undefined && about !== before) select(undefined)
          select((looked) => placeInQuestion(places(), scene) ?? looked)
          setHeld(undefined)
          setSlip(undefined)
          setReminder(undefined)
          weigh(undefined)
          march.settle()
          aiming.settle()
          pulling.settle()
          settle(session.version())
        })
      },
      { defer: true },
    ),
  )

  const weighed = createMemo((): Offered | undefined => {
    // What was offered before the last order has no odds on the table after it.
    if (settled() !== session.version()) return undefined
    const over = slip()
    if (over?.kind === 'odds') return over.offer
    const at = pointed()
    if (button() !== undefined || at === undefined) return button()
    const press = read(at)
    return press.kind === 'take' ? press.offer : undefined
  })

  const commit = (offer: Offered, at: Target) => {
    const refused = batch(() => {
      picks.before(offer)
      return session.play(offer.action)
    })
    if (refused) setSlip({ kind: 'note', at, refused })
  }

  /** What ending a phase by this may cost, or leaves unused. */
  const atStake = (offer: Offered) =>
    scene.page.advice.stakes?.(
      session.view(),
      offer.action,
      actedThisTurn(scene.game, session.log(), (e) => scene.lights(e).pieces),
    )

  const take = (offer: Offered) => {
    const isAnswered = reminder()?.offer.action === offer.action
    const stakes = isAnswered ? undefined : atStake(offer)
    if (stakes) setReminder({ offer, stakes })
    else commit(offer, targetOf(offer))
  }

  /** Puts the figure in the hand down, or says why it cannot stand there. A finger only holds it there first. */
  const putDown = (spot: Point | undefined, careful: boolean) => {
    const before = aiming.aim()
    const isSecond = before?.isSet && spot !== undefined && isOnBase(before, spot)
    if (spot !== undefined && !isSecond) aiming.over(spot, careful)
    const aim = aiming.aim()
    if (aim === undefined || (careful && !isSecond && aim.action !== undefined)) return
    if (pulling.press()) return
    if (aim.action !== undefined) session.play(aim.action)
    else if (spot === undefined && aim.nearest) session.play(aim.nearest.action)
    else if (aim.refused) setSlip({ kind: 'note', at: { piece: aim.piece.id }, refused: aim.refused })
  }

  const press = (at: Target, manner: Manner = {}): boolean => {
    const careful = manner.byFinger === true
    if (at.spot !== undefined) {
      setSlip(undefined)
      putDown(at.spot, careful)
      return true
    }
    return batch(() => {
      setSlip(undefined)
      setReminder(undefined)
      if (thread.press(at.space, careful)) return true
      if (at.space !== undefined) select(at.space)
      if (pressStack(stacks, at, manner)) return true
      if (manner.isPile && !isSpaceMeant(at.space)) return false
      const meant = read(at)
      if (meant.kind === 'take') careful ? consider(meant.offer, at) : commit(meant.offer, at)
      else if (meant.kind === 'several') setSlip({ kind: 'menu', at, choices: meant.choices })
      else if (meant.kind === 'hold') hold(meant.piece)
      else explain(at)
      return true
    })
  }
  /** Is something offered in the space, and nothing on one of the counters there? */
  const isSpaceMeant = (space = -1): boolean => {
    const { spaces, pieces } = places()
    return spaces.has(space) && !scene.piecesAt(space).some(({ id }) => pieces.has(id))
  }

  const point = (at: Target | undefined) => {
    batch(() => {
      setPointed(at)
      // What keys have set stays until it is put down; a mouse takes a figure along, and of a unit only drags it.
      const isSet = aiming.aim()?.isSet === true
      if (!isSet || (at?.spot !== undefined && (!aiming.isTroop() || pulling.isPulling()))) aiming.over(at?.spot)
    })
  }

  const pulling = pullingAt(session, scene, {
    aiming,
    takeUp: taken.takeUp,
    offersAt: (space) => laid().spaces.get(space) ?? [],
    onRefused: note,
  })
  const grab = (at: Target, manner: Manner): boolean => pulling.grab(at) || grabStack(stacks, at, manner)
  const drop = (at: Target | undefined, manner: Manner) => {
    // A unit that is drawn onto an enemy attacks him.
    if (taken.targets().has(at?.space ?? -1)) aiming.over(undefined)
    else if (pulling.drop(at, manner.byFinger === true)) return
    dropStack(stacks, at)
  }

  const hold = (piece: number) => {
    setSlip(undefined)
    setHeld((before) => (before === piece ? undefined : piece))
  }

  /** A finger cannot point before it presses: what is dangerous is shown first. */
  const consider = (offer: Offered, at: Target) => {
    if (scene.forecast(offer.action) === undefined) commit(offer, at)
    else setSlip({ kind: 'odds', at, offer })
  }

  const explain = (at: Target) => {
    const refused = session.whyNothing(at)
    if (refused) setSlip({ kind: 'note', at, refused })
  }

  const cancel = () => {
    if (look.isAsked()) look.end()
    else if (slip()) setSlip(undefined)
    else if (thread.putAway()) return
    else if (aiming.aim()) aiming.over(undefined)
    else if (reminder()) setReminder(undefined)
    else if (held() !== undefined) setHeld(undefined)
    else if (withdraw(stacks)) return
    else select(undefined)
  }

  return {
    places,
    held,
    selected,
    pointed,
    weighed,
    slip,
    reminder,
    aiming,
    look,
    picks,
    taken,
    plan,
    odds,
    march,
    turning,
    thread,
    dangers,
    prudence,
    putDown: () => putDown(undefined, false),
    point,
    weigh,
    press,
    grab,
    drop,
    enter: () => enterMarch(stacks),
    choose: (about) => chooseMarch(stacks, about),
    take,
    hold,
    select,
    cancel,
  }
}

/** Does a finger come down where the figure is held already? Fingers are broad. */
const isOnBase = ({ piece, x, y }: Aim, [px, py]: Point): boolean =>
  Math.hypot(px - x, py - y) <= 1.5 * (piece.stands?.base ?? 0)

/** The one place whose counters a question is about: who of them joins an attack, advances, is lost. */
function placeInQuestion({ spaces, pieces }: Places, scene: Scene): number | undefined {
  const [only, ...others] = new Set([...pieces.keys()].map((piece) => scene.piece(piece)?.space))
  return spaces.size === 0 && others.length === 0 && scene.space(only) !== undefined ? only : undefined
}

/** Where an offer lies. */
const targetOf = (offer: Target): Target => ({
  ...(offer.space === undefined ? {} : { space: offer.space }),
  ...(offer.piece === undefined ? {} : { piece: offer.piece }),
})

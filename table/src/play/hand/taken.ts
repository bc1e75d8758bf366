import type { Goal, Leaving, Piece, Reach, Target } from '@boma/showing'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import { isFinal, isSeen } from '../session/foresee.ts'
import { reachOn } from '../session/reaches.ts'
import type { Refused, Session } from '../session/session.ts'
import type { Manner, March, Taken } from './in-hand.ts'
import { oddsOf } from './odds.ts'
import { onwardOf } from './onward.ts'

export type { Manner, March, Taken } from './in-hand.ts'

interface InHand extends Leaving {
  readonly via: readonly number[]
}

/** What else the hand knows. */
interface Around {
  readonly pointed: Accessor<Target | undefined>
  /** Does the person want to be asked about what cannot be taken back? */
  readonly confirms: Accessor<boolean>
  /** Is something else offered there, as the question has it? */
  readonly isOffered: (at: Target) => boolean
  /** Says why an order was refused. */
  readonly onRefused: (at: Target, refused: Refused) => void
}

/** The stack in the hand of a person at a session. Inside a component. */
export function takenAt(session: Session, scene: Scene, around: Around): Taken {
  const [inHand, setInHand] = createSignal<InHand>()
  const [asked, setAsked] = createSignal<readonly March[]>([])
  const [brokeOff, setBrokeOff] = createSignal(false)
  let hasGone = false
  let keeps = false
  const onward = onwardOf(session)
  const reachOf = (leaving: Leaving): Reach | undefined =>
    session.offers().length === 0 ? undefined : reachOn(scene.page, session.view(), leaving)
  const reach = createMemo(() => {
    const leaving = inHand()
    return leaving && reachOf(leaving)
  })
  const goals = createMemo(() => Map.groupBy(reach()?.goals ?? [], (goal) => goal.space))
  const odds = oddsOf(session, () => reach()?.goals ?? [])
  const spaceOf = (at: Target): number | undefined => at.space ?? scene.piece(at.piece ?? -1)?.space
  const space = () => inHand()?.space
  const plan = () => (inHand()?.via.length ? reach()?.planned : undefined)
  const eyed = createMemo((): Goal | undefined => {
    const at = around.pointed()
    const there = at && goals().get(spaceOf(at) ?? -1)
    const about = asked()
    return (
      there?.find((goal) => about.some((march) => march.goal === goal)) ?? there?.[0] ?? onlyOf(about)?.goal ?? plan()
    )
  })
  /** Thinks the way out that leads by all these; false when nobody could go it, or it is not to be thought out. */
  const think = (via: readonly number[], facing?: number): boolean => {
    const leaving = inHand()
    if (leaving === undefined || scene.page.field === undefined) return false
    const { facing: _, ...before } = leaving
    const isPossible = via.length === 0 || reachOf({ ...before, via })?.planned !== undefined
    if (isPossible) setInHand({ ...before, via, ...(facing === undefined ? {} : { facing }) })
    return isPossible
  }
  const cut = (steps: number): boolean => plan() !== undefined && think(plan()?.path.slice(1, 1 + steps) ?? [])

  /**
   * Does the question have counters of the space picked one by one? Then a press on them means that. Those who could go
   * instead of the others, as vessels do from a port, are taken in hand with them.
   */
  const isPicking = (from: number, { goals: all, mobile, pieces }: Reach): boolean => {
    const instead = new Set(mobile.filter((piece) => !pieces.includes(piece)))
    const here = new Set(scene.piecesAt(from).flatMap(({ id }) => (instead.has(id) ? [] : [id])))
    const begins = new Set(all.map((goal) => goal.order[0]))
    const picks = session.pickable().filter(({ piece, action }) => here.has(piece ?? -1) && !begins.has(action))
    return session.picked().length > 0 || picks.length > 0
  }
  const isTurned = (from: number) => scene.page.field?.facings(session.view(), { space: from }) !== undefined
  const takeUp = (from: number, isForced = false): boolean => {
    const found = reachOf({ space: from })
    // Who can go nowhere may still be turned.
    // A unit of a tabletop is put on spots, which are no goals.
    const isHeld = found !== undefined && (found.goals.length > 0 || scene.page.tabletop !== undefined)
    if (!isHeld && (session.offers().length === 0 || !isTurned(from))) return false
    if (found !== undefined && !isForced && isPicking(from, found)) return false
    batch(() => {
      setAsked([])
      setInHand({ space: from, via: [] })
    })
    return true
  }
  const turn = (piece: number) => {
    const leaving = inHand()
    const now = reach()
    if (leaving === undefined || now === undefined || !now.mobile.includes(piece)) return
    const pieces = now.pieces.includes(piece) ? now.pieces.filter((p) => p !== piece) : [...now.pieces, piece]
    batch(() => {
      setAsked([])
      // Whoever leaves the last one has put all of them down; a way that is now too long leads by nowhere.
      if (pieces.length === 0) setInHand(undefined)
      else if (reachOf({ ...leaving, pieces }) !== undefined) setInHand({ ...leaving, pieces })
      else if (reachOf({ space: leaving.space, pieces }) !== undefined)
        setInHand({ space: leaving.space, pieces, via: [] })
    })
  }
  const leadBy = (by: number) => {
    const leaving = inHand()
    const next = leaving && { ...leaving, via: [...leaving.via, by] }
    if (next && reachOf(next) !== undefined) setInHand(next)
  }

  const go = (goal: Goal) =>
    batch(() => {
      const before = inHand()
      putDown()
      hasGone = true
      onward.begin(goal)
      const refused = session.order(goal.order)
      if (refused === undefined) return
      setInHand(before)
      around.onRefused({ space: goal.space }, refused)
    })
  const final = (goal: Goal) => isFinal(session.game, session.view(), session.deciding(), goal.order)
  const isAsked = (goal: Goal) => goal.price !== undefined || (around.confirms() && final(goal))
  const pressGoal = (there: readonly Goal[], { byFinger = false }: Manner) => {
    const from = space() ?? -1
    const [usual] = there
    if (usual === undefined) return
    const set = asked().find((march) => there.includes(march.goal))
    if (set !== undefined) return go(set.goal)
    if (!usual.hostile && think(usual.path.slice(1))) return
    if (byFinger || there.length > 1 || isAsked(usual)) setAsked(there.map((goal) => ({ from, goal })))
    else go(usual)
  }
  const choose = ({ from, goal }: March) => {
    if (space() === from) return go(goal)
    batch(() => {
      setInHand({ space: from, via: [] })
      const same = (goals().get(goal.space) ?? []).find((g) => g.by === goal.by)
      setAsked(same ? [{ from, goal: same }] : [])
    })
  }
  /** Every stack that could attack an enemy, each by its usual way. */
  const attackers = (at: number): readonly March[] => {
    const own = scene.pieces().filter((piece) => piece.side === scene.viewer())
    const stations = [...new Set(own.map((piece) => piece.space))]
    return stations.flatMap((from) => {
      const goal = reachOf({ space: from })?.goals.find((g) => g.hostile && g.space === at)
      return goal ? [{ from, goal }] : []
    })
  }
  const attack = (at: number): boolean => {
    const found = attackers(at)
    const [first] = found
    if (first === undefined) return false
    if (found.length === 1) choose(first)
    else setAsked(found)
    return true
  }
  const isOwn = (at: number) => scene.piecesAt(at).some((piece) => piece.side === scene.viewer())
  const isEnemys = (at: number) => scene.piecesAt(at).length > 0 && !isOwn(at)

  const press = (at: Target, manner: Manner): boolean => {
    if (scene.page.advice.reach === undefined) return false
    const there = spaceOf(at)
    const held = space()
    if (there === undefined) return putDown()
    const goalsThere = goals().get(there) ?? []
    if (held !== undefined && there === held && manner.isSpread && at.piece !== undefined) {
      turn(at.piece)
      return true
    }
    const planned = plan()
    if (planned !== undefined && there === planned.space) {
      go(planned)
      return true
    }
    // A press on a bead takes back those after it.
    if (planned?.path.includes(there) && there !== held) return cut(planned.path.indexOf(there))
    if (goalsThere.length > 0) {
      if (manner.isVia && goalsThere.some((goal) => !goal.hostile)) leadBy(there)
      else pressGoal(goalsThere, manner)
      return true
    }
    if (there === held) return withdraw()
    if (isOwn(there) && takeUp(there)) return true
    if (held === undefined && isEnemys(there) && !around.isOffered(at)) return attack(there)
    const wasHeld = putDown()
    return wasHeld && !around.isOffered(at)
  }
  const grab = (at: Target, { byFinger = false, isSpread = false }: Manner): boolean => {
    const from = spaceOf(at)
    if (from === undefined || scene.page.advice.reach === undefined) return false
    if (from === space()) return true
    // A finger draws the map from anywhere but the stack that it has taken up.
    if (byFinger || !isOwn(from) || !takeUp(from)) return false
    const { piece } = at
    if (isSpread && piece !== undefined && reach()?.mobile.includes(piece))
      setInHand({ space: from, pieces: [piece], via: [] })
    return true
  }
  const drop = (at: Target | undefined) => {
    const to = at && spaceOf(at)
    const there = goals().get(to ?? -1)
    if (there) pressGoal(there, {})
    else if (to !== space()) putDown()
  }
  const enter = (): boolean => {
    const planned = plan()
    if (planned !== undefined) {
      go(planned)
      return true
    }
    const goal = eyed()
    const [first] = asked()
    if (goal !== undefined && space() !== undefined) pressGoal(goals().get(goal.space) ?? [], {})
    else if (first) choose(first)
    // A unit of a tabletop has an answer of its own, that it moves; a stack goes nowhere by itself.
    const isStack = space() !== undefined && !isUnderWay() && scene.page.tabletop === undefined
    return goal !== undefined || first !== undefined || isStack
  }
  const putDown = (): boolean => {
    const had = inHand() !== undefined || asked().length > 0
    batch(() => {
      setAsked([])
      setInHand(undefined)
    })
    return had
  }
  const isMover = (piece: Piece) => piece.side === scene.viewer() && piece.states.includes('moving')
  const isUnderWay = () => scene.piecesAt(space() ?? -1).some(isMover)
  const settle = () => {
    const mover = scene.page.advice.reach && scene.pieces().find(isMover)
    const before = keeps ? inHand()?.space : undefined
    keeps = false
    const goesOn = onward.next(mover?.space)
    batch(() => {
      putDown()
      if (mover && session.picked().length === 0) takeUp(mover.space, true)
      else if (before !== undefined) takeUp(before)
      if (goesOn.beads.length > 0) think(goesOn.beads)
      setBrokeOff(hasGone && session.left.length > 0 && !goesOn.isWaiting)
    })
    hasGone = false
    if (goesOn.order.length > 0) queueMicrotask(() => onward.order())
  }
  const withdraw = (): boolean => {
    if (asked().length === 0 && plan() !== undefined) return think([])
    if (asked().length === 0) return putDown()
    setAsked([])
    return true
  }

  return {
    space,
    reach,
    goals,
    targets: () => new Set((reach()?.goals ?? []).filter((goal) => goal.hostile).map((goal) => goal.space)),
    via: () => (plan() === undefined ? (inHand()?.via ?? []) : []),
    asked,
    eyed,
    odds,
    forecastOf: ({ goal }) => odds.of(goal),
    isFinal: final,
    isSeen: (goal) => isSeen(session.game, session.view(), session.deciding(), goal.order),
    leaving: inHand,
    plan,
    think,
    stepTo: (to) => think([...(plan()?.path.slice(1) ?? []), to]),
    cut,
    face: (facing) => setInHand((leaving) => leaving && { ...leaving, facing }),
    keep: () => {
      keeps = true
    },
    takeUp,
    turn,
    press,
    grab,
    drop,
    choose,
    go,
    enter,
    isUnderWay,
    brokeOff,
    settle,
    putDown: withdraw,
  }
}

const onlyOf = <T>(list: readonly T[]): T | undefined => list[0]

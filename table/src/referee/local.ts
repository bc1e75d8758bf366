import {
  type Action,
  EVERYONE,
  Keeper,
  NOBODY,
  type Order,
  type Seat,
  type Side,
  secretOf,
  type Undone,
} from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import type { Pages } from './pages.ts'
import { stepOf } from './reel.ts'
import type { Referee, Ticket, Wanted } from './referee.ts'

/** A match in this very page as its own referee. */
export function localReferee(match: GameMatch): Referee {
  const heard = new Set<() => void>()
  let wanted: Wanted | undefined
  let awaiting: readonly Action[] = []

  const changed = () => {
    for (const listener of [...heard]) listener()
  }

  /** Plays for whoever decides; a die that is missing is asked for, and the order waits for it. */
  const order = (actions: readonly Action[]): Ticket => {
    const { decision } = match
    if (decision === undefined || actions.length === 0) return { settled: { kind: 'played', left: [] } }
    const played = match.order(decision.seat, actions)
    if (played.kind === 'refused') return { settled: played }
    const isPlayed = played.kind === 'played'
    wanted = isPlayed ? undefined : { sides: played.wanted.sides }
    awaiting = isPlayed ? [] : actions
    changed()
    return { settled: isPlayed ? played : { kind: 'dice' } }
  }

  const mayAgree = match.setup.dice.kind === 'manual'
  const undo = (seat: Seat, isAgreed = false): Undone => {
    const result = match.undo(seat)
    // Where nothing was rolled or shown nobody learns anything of what comes: to agree is enough.
    const mayBeAgreed = isAgreed && match.last?.seat === seat && (mayAgree || result === 'asked')
    const isLet = result !== 'done' && mayBeAgreed && match.undoByConsent(EVERYONE) === 'done'
    if (result !== 'done' && !isLet) return result
    wanted = undefined
    changed()
    return 'done'
  }

  return {
    game: match.game,
    state: (viewer, read) => ({ ...match.seen(viewer, read), wanted: wanted?.sides }),
    get over() {
      return match.over
    },
    get decision() {
      return match.decision
    },
    heard: (sides) => heardBy(match, sides),
    last: (sides) => lastOf(match, sides),
    get wanted() {
      return wanted
    },
    view: (viewer) => match.view(viewer),
    log: (viewer, from) => match.log(viewer, from).map(({ events }) => events),
    step: (entry, viewer, watcher) => stepOf(match, watcher, match.moment(viewer, entry)),
    order,
    mayAgree,
    undo,
    offer(face) {
      if (wanted === undefined) return
      match.offer(face)
      order(awaiting)
    },
    pages: pagesOf(match),
    tell: () => void match.tell(),
    onChange(listener) {
      heard.add(listener)
      return () => void heard.delete(listener)
    },
  }
}

/** Both sides together know of every order; one knows of what left a trace in its log. */
function heardBy(match: GameMatch, sides: readonly Side[]): number {
  const [viewer = NOBODY, other] = sides
  return other === undefined ? match.heard(viewer, match.length) - match.heard(viewer, 0) : match.length
}

/** The last order, if it is of these sides; otherwise one after which the side that gave it knows of no other. */
function lastOf(match: GameMatch, sides: readonly Side[]): Order | undefined {
  const { last } = match
  if (last !== undefined && sides.includes(last.side)) return last
  return sides.map((side) => match.log(side, -1)[0]?.order).find((order) => order !== undefined)
}

/** The record of a match, as it is now whenever it is asked. */
function pagesOf(match: GameMatch): Pages {
  const keeper = new Keeper(match)
  return {
    get head() {
      return keeper.head
    },
    get foot() {
      return keeper.foot
    },
    lines: (since) => match.journal(since),
    get loose() {
      return match.loose
    },
    secret: secretOf(match),
    get told() {
      return match.told
    },
    get seal() {
      return keeper.seal()
    },
  }
}

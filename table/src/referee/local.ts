import {
  type Action,
  ALLOWED,
  type DiceWanted,
  EVERYONE,
  Keeper,
  type Refusal,
  secretOf,
  type Undone,
} from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import type { Pages } from './pages.ts'
import type { Referee } from './referee.ts'

/** A match in this very page as its own referee. */
export function localReferee(match: GameMatch): Referee {
  const heard = new Set<() => void>()
  let wanted: DiceWanted | undefined
  let awaiting: readonly Action[] = []

  const changed = () => {
    for (const listener of [...heard]) listener()
  }

  /** Plays for whoever decides; a die that is missing is asked for, and the order waits for it. */
  const order = (actions: readonly Action[]): Refusal => {
    const { decision } = match
    if (decision === undefined || actions.length === 0) return ALLOWED
    const result = match.order(decision.seat, actions)
    if (result.kind === 'refused') return result.refusal
    const isPlayed = result.kind === 'played'
    wanted = isPlayed ? undefined : result.wanted
    awaiting = isPlayed ? [] : actions
    changed()
    return ALLOWED
  }

  const mayAgree = match.setup.dice.kind === 'manual'
  const undo = (isAgreed = false): Undone => {
    const result = match.undo(match.last?.seat)
    // Where nothing was rolled or shown nobody learns anything of what comes: to agree is enough.
    const mayBeAgreed = isAgreed && (mayAgree || result === 'asked')
    const isLet = result !== 'done' && mayBeAgreed && match.undoByConsent(EVERYONE) === 'done'
    if (result !== 'done' && !isLet) return result
    wanted = undefined
    changed()
    return 'done'
  }

  return {
    game: match.game,
    get length() {
      return match.length
    },
    get over() {
      return match.over
    },
    get decision() {
      return match.decision
    },
    get last() {
      return match.last
    },
    get wanted() {
      return wanted
    },
    view: (viewer) => match.view(viewer),
    log: (viewer, from) => match.log(viewer, from).map(({ events }) => events),
    moment: (viewer, entry) => match.moment(viewer, entry),
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

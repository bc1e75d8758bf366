import { type Action, ALLOWED, type DiceWanted, type Match, type Refusal, type Undone, writeRecord } from '@boma/kernel'
import type { Referee } from './referee.ts'

/** A match in this very page as its own referee. */
export function localReferee(match: Match): Referee {
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
    const result = match.order(decision.side, actions)
    if (result.kind === 'refused') return result.refusal
    const isPlayed = result.kind === 'played'
    wanted = isPlayed ? undefined : result.wanted
    awaiting = isPlayed ? [] : actions
    changed()
    return ALLOWED
  }

  const undo = (): Undone => {
    const { last } = match
    const result = last === undefined ? 'nothing' : match.undo(last.side)
    if (result !== 'done') return result
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
    log: (viewer) => match.log(viewer).map(({ events }) => events),
    since: (viewer, length) => match.log(viewer, match.heard(viewer, length)).flatMap(({ events }) => events),
    moment: (viewer, entry) => match.moment(viewer, entry),
    order,
    undo,
    offer(face) {
      if (wanted === undefined) return
      match.offer(face)
      order(awaiting)
    },
    record: () => writeRecord(match.record(true)),
    onChange(listener) {
      heard.add(listener)
      return () => void heard.delete(listener)
    },
  }
}

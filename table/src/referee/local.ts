import {
  type Action,
  ALLOWED,
  type DiceWanted,
  type Match,
  parseAction,
  type Refusal,
  SIDES,
  sideWord,
  type Undone,
  writeRecord,
} from '@boma/kernel'
import type { Order, Referee } from './referee.ts'

/** A match in this very page as its own referee. */
export function localReferee(match: Match): Referee {
  const heard = new Set<() => void>()
  const orders = ordersOf(match)
  let wanted: DiceWanted | undefined
  let awaiting: readonly Action[] = []

  const changed = () => {
    for (const listener of [...heard]) listener()
  }

  /** Plays for whoever decides; a die that is missing is asked for, and the order waits for it. */
  const order = (actions: readonly Action[]): Refusal => {
    const { decision } = match
    const [action] = actions
    if (decision === undefined || action === undefined) return ALLOWED
    const result = match.play(decision.side, action)
    if (result.kind === 'refused') return result.refusal
    const isPlayed = result.kind === 'played'
    wanted = isPlayed ? undefined : result.wanted
    awaiting = isPlayed ? [] : actions
    if (isPlayed) orders.push({ side: decision.side, actions })
    changed()
    return ALLOWED
  }

  const undo = (): Undone => {
    const last = orders.at(-1)
    const result = last === undefined ? 'nothing' : match.undo(last.side)
    if (result !== 'done') return result
    orders.pop()
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
      return orders.at(-1)
    },
    get wanted() {
      return wanted
    },
    view: (viewer) => match.view(viewer),
    log: (viewer) => match.log(viewer),
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

/** What was ordered before, so that it can be taken back as well. */
function ordersOf(match: Match): Order[] {
  return match.record(true).entries.flatMap((entry) => {
    const side = SIDES.find((s) => sideWord(match.game, s) === entry.side)
    const action = parseAction(match.game.actions, entry.action)
    return side === undefined || action === undefined ? [] : [{ side, actions: [action] }]
  })
}

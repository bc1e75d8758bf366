import type { Action } from '../actions/action-set.ts'
import { noDice } from '../dice/dice.ts'
import type { TrueEvent } from '../events/event-set.ts'
import { Chronicle, logFor } from '../events/log.ts'
import { view } from '../fog.ts'
import type { Rules } from '../game.ts'
import { tryOut } from '../play.ts'
import type { Side } from '../side.ts'
import { equal, type TableBase } from '../table/table.ts'

/**
 * What a side can tell of its own order, action by action: each is tried out on what it saw before the first. Where
 * something hidden is shown, that is news to it only if the table is then another than it could tell. In a game that
 * hides nothing from anybody it is news to all.
 */
export function foresight<T extends TableBase>(game: Rules<T>, t: T, side: Side): Foresight<T> {
  let seen = game.fog === undefined ? undefined : view(game, t, side)
  const heard = new Chronicle()
  return {
    try(action) {
      if (seen !== undefined && !tryOut(game, seen, side, action, noDice, heard)) seen = undefined
    },
    isNews: (now) => seen === undefined || !equal(view(game, seen, side), view(game, now, side)),
    isTold: (events) => JSON.stringify(logFor(heard.events, side)) !== JSON.stringify(logFor(events, side)),
  }
}

/** See `foresight`. */
export interface Foresight<T extends TableBase> {
  /** The next action is taken. */
  try(action: Action): void
  /** Has it told the side anything that it could not tell beforehand? */
  isNews(now: T): boolean
  /** Was it told anything that it could not tell beforehand? */
  isTold(events: readonly TrueEvent[]): boolean
}

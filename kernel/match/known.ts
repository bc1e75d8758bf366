import { noDice } from '../dice/dice.ts'
import { searchDice } from '../dice/search.ts'
import type { GameEvent } from '../events/event-set.ts'
import { Chronicle, logFor } from '../events/log.ts'
import { copyOf, imagine, view } from '../fog.ts'
import { tryOut } from '../play.ts'
import { equal, restore } from '../table/table.ts'
import type { Course } from './course.ts'
import type { Order } from './journal.ts'

/** What ends free undo: a die, something that was shown, a question to the other side. */
export type Bar = 'dice' | 'reveal' | 'asked'

/**
 * What bars the side that gave the last order from taking it back alone; undefined when nothing does. Where something is
 * hidden, that follows from what the side itself knows: dice that it did not hear of, or what only the enemy saw of it, must
 * not bar it, or the answer would tell.
 */
export function barOf(match: Course): Bar | undefined {
  const { game, table, decision, last } = match
  if (last === undefined) return undefined
  const isAsked = decision?.side !== last.side
  const isShown = last.revealsBefore !== table.core.reveals
  if (last.dice.length === 0 && !isShown) return isAsked ? 'asked' : undefined
  if (game.fog === undefined) return last.dice.length > 0 ? 'dice' : 'reveal'
  const told = logFor(last.events, last.side)
  if (told.some(({ dice }) => dice.length > 0)) return 'dice'
  const isKnown = showsMore(match, last, told)
  if (isKnown) return 'reveal'
  return isAsked ? 'asked' : isKnown === undefined ? 'reveal' : undefined
}

/** Of all worlds that a side may imagine, it is always the same one, so that it says the same however often it is asked. */
const SAME_WORLD = searchDice(0)

/**
 * Does the order show something to somebody, as far as its side can tell, or did the side see or hear more of it than it
 * could tell beforehand? It is tried out in a world that the side imagines behind what it saw before, for on a bare view
 * rules may go astray; undefined when it cannot be.
 */
function showsMore(match: Course, { side, actions }: Order, told: readonly GameEvent[]): boolean | undefined {
  const { game, table } = match
  const before = copyOf(game, table)
  restore(before, match.at(match.length - 1))
  const t = imagine(game, view(game, before, side), side, SAME_WORLD)
  const heard = new Chronicle()
  if (!actions.every((action) => tryOut(game, t, side, action, noDice, heard))) return undefined
  if (t.core.reveals > 0 || !equal(view(game, t, side), view(game, table, side))) return true
  return JSON.stringify(logFor(heard.events, side)) !== JSON.stringify(told)
}

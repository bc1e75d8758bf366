import { blank } from '../fog.ts'
import type { Rules } from '../game.ts'
import { equal, restore, type TableBase } from '../table/table.ts'
import { Match } from './match.ts'
import type { Entry, MatchRecord } from './record.ts'

/** What led to the position that a match starts from: a match with the dice as they fell, and its record. */
export interface Story {
  readonly match: Match
  readonly record: MatchRecord
}

/**
 * The same match up to so many orders, with its dice as they fell: what was taken back is left out, and nobody learns of
 * dice to come. A match that has a story begins where the story does.
 */
export function retell<T extends TableBase, R extends Rules<T>>(
  match: Match<T, R>,
  length: number = match.length,
): Match<T, R> {
  const { game, options, setup } = match
  const before = setup.story?.match
  const first = before ?? match
  const { start } = first.setup
  const opening = first.openingDice.map((die) => die.shows)
  const dice = { kind: 'manual', opening } as const
  const told = new Match<T, R>(game, {
    scenario: setup.scenario,
    options,
    dice,
    ...(start === undefined ? {} : { start }),
  })
  for (const { side, actions, dice, ending } of [...(before?.deeds ?? []), ...match.deeds.slice(0, length)]) {
    for (const die of dice) told.offer(die.shows)
    const isTold = ending === undefined ? told.give(side, actions).kind === 'played' : told.end(ending) === 'done'
    if (!isTold) throw new Error('the match cannot be told again')
  }
  return told
}

/** What led to a moment of a match; undefined for one of which only its end is known. */
export function storyOf(match: Match, length: number): Story | undefined {
  const told = attempt(() => retell(match, length))
  if (told === undefined || !leadsTo(told, match.at(length))) return undefined
  const { table: _, ...record } = told.record()
  return { match: told, record: { ...record, entries: record.entries.map(withoutTable) } }
}

/** The positions on the way are not needed: a story is told from its beginning. */
function withoutTable(entry: Entry): Entry {
  if (!('order' in entry)) return entry
  const { table: _, ...rest } = entry
  return rest
}

/** Dice that became void were rolled all the same, and a story leaves them out; all else must be as it is told. */
export function leadsTo({ game, table }: Match, position: Uint8Array): boolean {
  const there = blank(game)
  restore(there, position)
  there.core.rolls = table.core.rolls
  return equal(table, there)
}

/** What comes of something that may fail. */
function attempt<R>(what: () => R): R | undefined {
  try {
    return what()
  } catch {
    return undefined
  }
}

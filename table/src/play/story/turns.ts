import { type GameEvent, NOBODY, SIDES, type Side } from '@boma/kernel'
import type { SpokenGame } from '@boma/showing'
import { turnBegunBy } from '@boma/showing'
import type { Line } from '../log/chapters.ts'

/** A turn in a viewer's log: whose it is, NOBODY's before the sides' own begin, and with which event it begins. */
export interface Turn {
  readonly side: Side
  readonly entry: number
  readonly event: number
}

type Told = readonly (readonly GameEvent[])[]

/** The turns of a log, kept up with what is told without ever reading it again. */
export class TurnBook {
  readonly #game: SpokenGame
  readonly #read: (readonly GameEvent[])[] = []
  readonly #turns: Turn[] = []

  constructor(game: SpokenGame) {
    this.#game = game
  }

  /** Reads what is new in a log, and forgets what was taken back. */
  follow(log: Told): readonly Turn[] {
    // A log only grows or is cut: where one entry is the same, all before it are.
    let same = Math.min(this.#read.length, log.length)
    while (same > 0 && this.#read[same - 1] !== log[same - 1]) same--
    this.#read.length = same
    while ((this.#turns.at(-1)?.entry ?? -1) >= same) this.#turns.pop()
    for (let entry = same; entry < log.length; entry++) this.#write(entry, log[entry] ?? [])
    return this.#turns
  }

  #write(entry: number, events: readonly GameEvent[]): void {
    this.#read.push(events)
    for (const [event, told] of events.entries()) {
      const side = turnBegunBy(this.#game, told)
      if (side !== undefined) this.#turns.push({ side, entry, event })
    }
  }
}

/** What happened between two turns of a viewer's. */
export interface Between {
  /** The entry of the log with which the viewer's turn began; none yet while the others are still at it. */
  readonly until: number | undefined
  /** The entry with which the last turn of another side began, or with which one ended that all shared. */
  readonly theirs: number
  /** Has nobody's turn begun after theirs, in which the viewer may be asked before his own? */
  readonly isPause: boolean
  /** Was it a turn that all shared, as all turns are in some games? */
  readonly isShared: boolean
  /** How many entries the log had before any of it. */
  readonly since: number
  /** Whose turns these were. */
  readonly sides: readonly Side[]
  readonly lines: readonly Line[]
}

/**
 * What the others did since the viewer's last turn, up to where his own begins, with what that brings by itself; undefined
 * where nobody else has had a turn. What ended the viewer's turn and began theirs at one stroke is told whole. Where sides
 * have no turns of their own, it is the whole turn before.
 */
export function sinceLastTurn(turns: readonly Turn[], log: Told, viewer: Side): Between | undefined {
  if (turns.every(({ side }) => side === NOBODY)) return sharedTurn(turns, log, viewer)
  const own = turns.at(-1)?.side === viewer ? turns.at(-1) : undefined
  const before = turns.findLastIndex((turn) => turn.side === viewer && turn !== own)
  const theirs = turns.slice(before + 1, own === undefined ? undefined : -1)
  const [first] = theirs
  const sides = [...new Set(theirs.map((turn) => turn.side))].filter((side) => side !== NOBODY)
  if (first === undefined || sides.length === 0) return undefined
  const last = own?.entry ?? log.length - 1
  return {
    until: own?.entry,
    theirs: theirs.findLast((turn) => turn.side !== NOBODY)?.entry ?? -1,
    isPause: turns.at(-1)?.side === NOBODY,
    isShared: false,
    since: first.entry,
    sides,
    lines: linesOf(log, first.entry, last),
  }
}

function linesOf(log: Told, first: number, last: number): readonly Line[] {
  const lines: Line[] = []
  for (let action = first; action <= last; action++)
    for (const event of log[action] ?? []) lines.push({ event, action })
  return lines
}

/** The last turn that is over, with what began the next at one stroke: no entry is in two of them. */
function sharedTurn(turns: readonly Turn[], log: Told, viewer: Side): Between | undefined {
  const [before, now] = turns.slice(-2)
  if (before === undefined || now === undefined || before.entry === now.entry) return undefined
  const since = before.entry + 1
  const sides = SIDES.filter((side) => side !== viewer)
  const lines = linesOf(log, since, now.entry)
  return { until: now.entry, theirs: now.entry, isPause: true, isShared: true, since, sides, lines }
}

/** Is it the same that happened? Then it need not be told anew with every order of the viewer's own turn. */
export const isSameStory = (a: Between | undefined, b: Between | undefined): boolean =>
  a?.until === b?.until &&
  a?.sides.join() === b?.sides.join() &&
  a?.lines.length === b?.lines.length &&
  (a?.lines.every(({ event }, i) => event === b?.lines[i]?.event) ?? true)

import { FIRST, type GameEvent, NOBODY, other, type Side } from '@boma/kernel'
import { type Beat, FALLEN, type Page, type Throw } from '@boma/showing'

/** A die of a round, as it fell. */
export interface Thrown extends Omit<Throw, 'by'> {
  readonly by: Side
  readonly shows: number
  readonly sides: number
}

/** A hit on a counter, and what that made of it. */
export interface Landing {
  readonly piece: number
  readonly state: string
  readonly beside: boolean
}

/** A round of a fight: the dice that lie together, the hits they made, and what was said. */
export interface Round {
  readonly name: string
  readonly rule: string
  /** 2 when a round of that name was fought before. */
  readonly nth: number
  readonly thrown: readonly Thrown[]
  readonly landings: readonly Landing[]
  readonly told: readonly GameEvent[]
}

/** A fight as a side's log tells it, as far as it has come. */
export interface Fight {
  readonly title: string
  /** The event with which it began. */
  readonly began: GameEvent
  readonly space: number
  readonly attacker: Side
  /** Can nobody tell who attacks? Then `attacker` is the other side than that of the first who was hurt. */
  readonly isFaceless: boolean
  /** Where the attackers stand, in fights of whole stacks. */
  readonly from: number | undefined
  /** Who takes part, in the order of the log. */
  readonly cast: readonly number[]
  /** What was said before the first die. */
  readonly before: readonly GameEvent[]
  readonly rounds: readonly Round[]
  /** What came of it. */
  readonly end: { readonly event: GameEvent; readonly winner: Side | undefined } | undefined
  /** What followed from that, losses on the way back included. */
  readonly aftermath: readonly GameEvent[]
  readonly landings: readonly Landing[]
  /** Whose a counter was in it: some change hands by it. */
  whose(piece: number): Side | undefined
}

type Log = readonly (readonly GameEvent[])[]
type Told = readonly [event: GameEvent, beats: readonly Beat[]]

/** The events of one fight, from its beginning on. */
export type Slice = readonly Told[]

/** What each entry of a log is in fights: an entry stays the same list while it stands, so it is asked about once. */
const known = new WeakMap<Page, WeakMap<readonly GameEvent[], readonly Told[]>>()

function toldIn(page: Page, entry: readonly GameEvent[]): readonly Told[] {
  const entries = known.get(page) ?? new WeakMap<readonly GameEvent[], readonly Told[]>()
  known.set(page, entries)
  const before = entries.get(entry)
  if (before) return before
  const told = entry.map((e): Told => [e, page.fights?.beats(e) ?? []])
  // What is of no fight at all need not be gone through again.
  const kept = told.some(([, beats]) => beats.length > 0) ? told : told.slice(0, 1)
  entries.set(entry, kept)
  return kept
}

/**
 * The fights that a log tells of, in their order. Until somebody has lined up there is nothing to see, and perhaps no
 * fight, unless one is known to be under way.
 */
export function fightsIn(page: Page, log: Log, isOneUnderWay = false): readonly Slice[] {
  const [first] = log
  const marks = bookmarks.get(page) ?? new WeakMap<readonly GameEvent[], Read>()
  bookmarks.set(page, marks)
  const mark = first && marks.get(first)
  // A log only grows or is cut: where one entry is the same, all before it are.
  let read = mark && log[mark.entries - 1] === mark.last ? mark : NOTHING_READ
  while (read.entries < log.length) {
    const upTo = Math.min(log.length, read.entries + LEAP)
    read = readOn(page, log, read, upTo)
    if (first && upTo <= log.length - LEAP) marks.set(first, read)
  }
  const { fights, isEnded } = read
  const isUnderWay = (slice: Slice) => isOneUnderWay && !isEnded && slice === fights.at(-1)
  return fights.filter(
    (slice) => isUnderWay(slice) || slice.some(([, beats]) => beats.some((beat) => beat.part === 'joins')),
  )
}

/** What was found in the first so many entries of a log, the last of which is kept to know them by. */
interface Read {
  readonly entries: number
  readonly last: readonly GameEvent[] | undefined
  readonly fights: readonly Slice[]
  /** Does the last fight go on, and has it come to its end? */
  readonly isOpen: boolean
  readonly isEnded: boolean
}

const NOTHING_READ: Read = { entries: 0, last: undefined, fights: [], isOpen: false, isEnded: false }

/** How far a log was read, by its first entry: the last campaign's thousands of entries are not gone through at every move. */
const bookmarks = new WeakMap<Page, WeakMap<readonly GameEvent[], Read>>()
/** A bookmark lies so many entries before the end at least, which may be taken back, and is moved on as many at a time. */
const LEAP = 64

function readOn(page: Page, log: Log, { entries, fights: before, isOpen, isEnded }: Read, upTo: number): Read {
  const fights = before.map((slice, i): Told[] => (i === before.length - 1 ? [...slice] : (slice as Told[])))
  for (const entry of log.slice(entries, upTo))
    for (const told of toldIn(page, entry)) {
      const [, beats] = told
      if (beats.some((beat) => beat.part === 'begins')) {
        fights.push([])
        isOpen = true
        isEnded = false
      }
      // What is of no fight closes one that has come to its end.
      if (beats.length === 0 && isEnded) isOpen = false
      if (!isOpen || beats.length === 0) continue
      fights.at(-1)?.push(told)
      isEnded ||= beats.some((beat) => beat.part === 'ends')
    }
  return { entries: upTo, last: log[upTo - 1], fights, isOpen, isEnded }
}

/** A fight put together from its events; `owner` says whose a counter is. */
export function fightOf(slice: Slice, owner: (piece: number) => Side | undefined): Fight | undefined {
  const [first] = slice
  const begins = first?.[1].find((beat) => beat.part === 'begins')
  if (first === undefined || begins?.part !== 'begins') return undefined
  const { title, space, from } = begins
  const isFaceless = begins.attacker === NOBODY
  const attacker = isFaceless ? other(victimIn(slice, owner)) : begins.attacker
  const found = new Unfolding(attacker, owner)
  for (const [event, beats] of slice) for (const beat of beats) found.take(beat, event)
  return { title, space, attacker, isFaceless, from, began: first[0], ...found.sum() }
}

/** Whose the first is that took part. */
function victimIn(slice: Slice, owner: (piece: number) => Side | undefined): Side {
  for (const [, beats] of slice)
    for (const beat of beats) if (beat.part === 'joins') return beat.side ?? owner(beat.piece) ?? FIRST
  return FIRST
}

type Making = { -readonly [K in keyof Round]: Round[K] extends readonly (infer V)[] ? V[] : Round[K] }

/** A fight while its events are gone through. */
class Unfolding {
  readonly #attacker: Side
  readonly #owner: (piece: number) => Side | undefined
  readonly #cast = new Map<number, number | undefined>()
  readonly #sides = new Map<number, Side>()
  readonly #before: GameEvent[] = []
  readonly #rounds: Making[] = []
  readonly #aftermath: GameEvent[] = []
  readonly #landings: Landing[] = []
  #end: Fight['end']
  /** Were dice thrown after the end was told? */
  #isChecked = false

  constructor(attacker: Side, owner: (piece: number) => Side | undefined) {
    this.#attacker = attacker
    this.#owner = owner
  }

  take(beat: Beat, event: GameEvent): void {
    if (beat.part === 'joins') this.#join(beat)
    else if (beat.part === 'throws') this.#throw(beat.round, beat.throws, event)
    else if (beat.part === 'volley') this.#throw(beat.round, this.#volleyOf(beat.by, event), event)
    else if (beat.part === 'lands') this.#land(beat, event)
    else if (beat.part === 'tells') (this.#rounds.at(-1)?.told ?? this.#before).push(event)
    // Only the first end counts: who has left has not drawn as well.
    else if (beat.part === 'ends') this.#end ??= { event, winner: beat.winner }
    else if (beat.part === 'follows') this.#aftermath.push(event)
  }

  sum(): Omit<Fight, 'title' | 'space' | 'attacker' | 'isFaceless' | 'from' | 'began'> {
    return {
      cast: [...this.#cast.keys()],
      before: this.#before,
      rounds: this.#rounds,
      end: this.#end,
      aftermath: this.#aftermath,
      landings: this.#landings,
      whose: (piece) => this.#whose(piece),
    }
  }

  #join({ piece, side, hitsOn }: Extract<Beat, { part: 'joins' }>): void {
    this.#cast.set(piece, hitsOn)
    if (side !== undefined) this.#sides.set(piece, side)
  }

  #whose(piece: number): Side | undefined {
    return this.#sides.get(piece) ?? this.#owner(piece)
  }

  #roundOf(name: string, rule: string): Making {
    const last = this.#rounds.at(-1)
    if (last?.name === name) return last
    const nth = 1 + this.#rounds.filter((round) => round.name === name).length
    const round = { name, rule, nth, thrown: [], landings: [], told: [] }
    this.#rounds.push(round)
    return round
  }

  #throw(name: string, throws: readonly Throw[], { dice, rule }: GameEvent): void {
    const round = this.#roundOf(name, rule)
    this.#isChecked = this.#end !== undefined
    throws.forEach(({ by, ...rest }, i) => {
      const die = dice[i]
      if (die) round.thrown.push({ ...rest, by: this.#sideOf(by, rest.piece), shows: die.shows, sides: die.sides })
    })
  }

  #sideOf(by: Throw['by'], piece: number | undefined): Side {
    if (by === 'attacker') return this.#attacker
    if (by === 'defender') return other(this.#attacker)
    return by ?? (piece === undefined ? undefined : this.#whose(piece)) ?? NOBODY
  }

  /** A die for each that is left, in the order of the counters. */
  #volleyOf(by: Side, { dice }: GameEvent): readonly Throw[] {
    const isLeft = (piece: number) => this.#landings.every((it) => it.piece !== piece || it.state !== FALLEN)
    return [...this.#cast.keys()]
      .filter((piece) => this.#whose(piece) === by && isLeft(piece))
      .sort((a, b) => a - b)
      .map((piece, i) => {
        const hitsOn = this.#cast.get(piece)
        return { by, piece, ...(hitsOn === undefined ? {} : { hitsOn, hits: (dice[i]?.shows ?? Infinity) <= hitsOn }) }
      })
  }

  #land({ piece, state, beside = false }: Extract<Beat, { part: 'lands' }>, event: GameEvent): void {
    const landing = { piece, state, beside }
    this.#landings.push(landing)
    // After the end nobody fires any more; whoever has still to throw for himself may be lost by that.
    if ((this.#end === undefined || this.#isChecked) && !beside) this.#rounds.at(-1)?.landings.push(landing)
    else this.#aftermath.push(event)
  }
}

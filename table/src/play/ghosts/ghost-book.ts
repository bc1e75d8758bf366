import { type GameEvent, NOBODY, type Side } from '@boma/kernel'
import type { Sighting, SpokenGame } from '@boma/showing'
import { turnBegunBy } from '@boma/showing'
import { Gatherer, type Reader } from '../story/deeds.ts'
import { readerFor } from '../story/telling.ts'

/** An enemy counter that was seen and may have gone since. */
export interface Ghost extends Sighting {
  /** How many turns of the match had begun when it was seen. */
  readonly turn: number
  /** The case under which it was seen. */
  readonly rule: string
}

/** How things stood before an entry of the log was told. */
interface Mark {
  readonly entry: number
  readonly turn: number
  readonly ghosts: readonly Ghost[]
}

type Told = readonly (readonly GameEvent[])[]

/** What a side has seen of the enemy, made from that side's own log alone and kept up with it. */
export class GhostBook {
  readonly #game: SpokenGame
  readonly #viewer: Side
  readonly #reader: Reader
  readonly #read: (readonly GameEvent[])[] = []
  /** Where turns begin: from there it is read again when something is taken back. */
  readonly #marks: Mark[] = []
  #gatherer: Gatherer<{ readonly event: GameEvent }>
  #turn = 0
  #ghosts: readonly Ghost[] = []

  constructor(game: SpokenGame, viewer: Side) {
    this.#game = game
    this.#viewer = viewer
    this.#reader = readerFor(game)
    this.#gatherer = new Gatherer(this.#reader)
  }

  /** How many turns of the match have begun. */
  get turn(): number {
    return this.#turn
  }

  /** Reads what is new in the log, forgets what was taken back, and gives the ghosts as they are then. */
  follow(log: Told): readonly Ghost[] {
    // A log only grows or is cut: where one entry is the same, all before it are.
    let same = Math.min(this.#read.length, log.length)
    while (same > 0 && this.#read[same - 1] !== log[same - 1]) same--
    if (same < this.#read.length) this.#goBack(same)
    for (let entry = this.#read.length; entry < log.length; entry++) this.#write(entry, log[entry] ?? [])
    return this.#with(this.#ghosts, this.#gatherer.open.lines)
  }

  #goBack(entry: number): void {
    while ((this.#marks.at(-1)?.entry ?? -1) > entry) this.#marks.pop()
    const mark = this.#marks.at(-1) ?? { entry: 0, turn: 0, ghosts: [] }
    this.#read.length = mark.entry
    this.#turn = mark.turn
    this.#ghosts = mark.ghosts
    this.#gatherer = new Gatherer(this.#reader)
  }

  #write(entry: number, events: readonly GameEvent[]): void {
    // No deed goes on from one turn to the next, so that one can begin to read with any.
    if (events.some((event) => turnBegunBy(this.#game, event) !== undefined)) {
      this.#end(this.#gatherer.close()?.lines)
      if (this.#marks.at(-1)?.entry !== entry) this.#marks.push({ entry, turn: this.#turn, ghosts: this.#ghosts })
    }
    this.#read.push(events)
    for (const event of events) {
      const begun = turnBegunBy(this.#game, event)
      if (begun === NOBODY) this.#turn++
      this.#end((begun === undefined ? this.#gatherer.take({ event }) : this.#gatherer.close())?.lines)
    }
  }

  #end(deed: readonly { readonly event: GameEvent }[] | undefined): void {
    if (deed !== undefined) this.#ghosts = this.#with(this.#ghosts, deed)
  }

  /** The ghosts after a deed. */
  #with(before: readonly Ghost[], deed: readonly { readonly event: GameEvent }[]): readonly Ghost[] {
    const [first] = deed
    const told = this.#game.page.memory?.learned(
      deed.map(({ event }) => event),
      this.#viewer,
    )
    if (first === undefined || told === undefined) return before
    const [known, looked] = [new Set([...told.seen.map(({ piece }) => piece), ...told.gone]), new Set(told.looked)]
    const { rule } = first.event
    const left = before.filter(({ piece, space }) => !known.has(piece) && !looked.has(space))
    const isSame = told.seen.length === 0 && left.length === before.length
    return isSame ? before : [...left, ...told.seen.map((sighting) => ({ ...sighting, turn: this.#turn, rule }))]
  }
}

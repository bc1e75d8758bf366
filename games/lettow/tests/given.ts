import type { Side } from '@boma/kernel'
import { Example, given as givenMatch } from '@boma/testing'
import { ASIDE, PLACE_NAMES, PLACES, type Space, space } from '../board.ts'
import { lettow } from '../index.ts'
import type { Table } from '../layout.ts'
import type { OptionId } from '../options.ts'
import { ALLIED, type Card, card, GERMAN, PER_DECK, UNITS, type Unit, unit } from '../roster.ts'
import { layDown } from '../rules/03-map.ts'

/** The step of the turn at which each side moves (sequence.ts, 'turn'). */
const MOVEMENT = { allied: 8, german: 21 } as const
type SideName = keyof typeof MOVEMENT
const sideOf = (name: SideName): Side => (name === 'allied' ? ALLIED : GERMAN)
const otherName = (name: SideName): SideName => (name === 'allied' ? 'german' : 'allied')

/** A position to try a rule on: an empty map in turn 2, every counter aside, until told otherwise. */
export class Position extends Example<Table> {
  #where: Space[] = Array.from({ length: UNITS }, () => ASIDE)

  constructor(options: readonly OptionId[]) {
    super(givenMatch(lettow, { options }))
    this.given.arrange((t) => {
      this.#lay(t)
      t.tracks.turn = 2
      t.tracks.setUp = 8
      for (let c = 0 as Card; c < 2 * PER_DECK; c++) t.cards.turned[c] = 0
    })
  }

  #lay(t: Table): void {
    for (let p = 0 as Space; p < PLACES; p++) {
      for (const counts of [
        t.places.allied,
        t.places.german,
        t.places.alliedCrowd,
        t.places.germanCrowd,
        t.places.contingent,
      ])
        counts[p] = 0
    }
    for (let u = 0 as Unit; u < UNITS; u++) layDown(t, u, this.#where[u] ?? ASIDE)
  }

  /** Puts counters into spaces and boxes: `{ '1/KAR': 'Voi', EAD: 'allied-pool' }`. */
  units(where: Readonly<Record<string, string>>): this {
    for (const [name, place] of Object.entries(where)) this.#where[unit(name)] = space(place)
    this.given.arrange((t) => this.#lay(t))
    return this
  }

  /** Sets the turn, whether Belgium and Portugal are at war, and the like. */
  set(edit: (t: Table) => void): this {
    this.given.arrange(edit)
    return this
  }

  /** Plays on from the end of the other side's movement to this side's turn of one card. Dice are those that it rolls. */
  turn(side: SideName, name: string, ...dice: readonly number[]): this {
    this.before(side, name)
      .given.dice(...dice)
      .play('end')
    return this
  }

  /** The other side is about to end its movement; then this side turns that card. */
  before(side: SideName, name: string): this {
    const before = otherName(side)
    this.given.arrange((t) => {
      t.tracks.phasing = sideOf(before)
      t.tracks.card = card(before === 'allied' ? 'A9' : 'G3') as Card
      t.deck.clear()
      t.deck.add(card(name))
      // So that the turn after it needs no die for its card either.
      t.deck.add(card(before === 'allied' ? 'A9' : 'G3'))
    })
    this.given.ask(
      { procedure: 'match' },
      { procedure: 'turn', at: MOVEMENT[before] + 1 },
      { procedure: 'movement', at: 'move' },
    )
    return this
  }

  /** Where a counter is. */
  at(name: string): string {
    return PLACE_NAMES[this.t.units.where[unit(name)] ?? ASIDE] ?? ''
  }

  /** The events by kind, in order. */
  get told(): readonly string[] {
    return this.given.events.map((e) => e.kind)
  }
}

/** A position to try a rule on; the advanced rules are off unless named. */
export const given = (...options: readonly OptionId[]): Position => new Position(options)

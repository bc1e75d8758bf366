import { BulletinWriter, type Company, type FromClub, Orderly, readDispatch, type WireDispatch } from '@boma/club'
import { NOBODY, type Seat, SIDES, type Side, seatsOf } from '@boma/kernel'
import type { Judge } from './judge.ts'

/** Who sits on a seat: a person, a computer by its level, or nobody yet. */
export interface ClubSeat {
  readonly person?: { readonly id: string; readonly name: string }
  readonly computer?: string
  /** Has a program given orders for it? */
  isProgram?: boolean
  /** Does he let onlookers see with the eyes of a side? */
  isShown?: boolean
}

/** Carries letters to a page. */
export type LetterLine = (letter: FromClub) => void

/** Who comes, by which page, for which seats, and how far his errands were done before. */
interface Coming extends Visiting {
  readonly seats: readonly Seat[]
  readonly done: number
}

/** Somebody who comes by a page of his, and the side with whose eyes he would look on. */
export interface Visiting {
  readonly person: string
  readonly name: string
  readonly page: string
  readonly as?: Side
  /** Does he ask for one thing and go? Then nobody reads that he is here. */
  readonly isPassing?: boolean
}

/** A page at a match: it sees with the eyes of its seats' side, or as an onlooker, and orders for its seats alone. */
export class Guest {
  readonly person: string
  readonly name: string
  readonly page: string
  readonly seats: readonly Seat[]
  /** The side with whose eyes he looks on, where he plays none. */
  readonly as: Side | undefined
  readonly isPassing: boolean
  readonly #orderly: Orderly
  readonly #line: LetterLine
  readonly #match: string
  /** Who sat here as he was last told. */
  #company = ''
  /** Has his page come by another line, or has he gone? Then whatever comes by this one was sent before. */
  #isGone = false

  constructor(judge: Judge, { person, name, page, seats, done, as, isPassing = false }: Coming, line: LetterLine) {
    this.person = person
    this.name = name
    this.as = as
    this.isPassing = isPassing
    this.page = page
    this.seats = seats
    this.#line = line
    this.#match = judge.match.setup.id ?? ''
    const writer = new BulletinWriter()
    const viewers = as === undefined ? viewersAt(judge, seats) : [as]
    this.#orderly = new Orderly(
      judge,
      { viewers, seats },
      (bulletin) => line({ kind: 'bulletin', match: this.#match, bulletin: writer.write(bulletin) }),
      done,
    )
  }

  /** The last errand that was done for it. */
  get done(): number {
    return this.#orderly.done
  }

  /** Shows it the match. */
  greet(): void {
    this.receive({ errands: [], open: 1, read: [] })
  }

  receive(letter: WireDispatch): void {
    if (this.#isGone) return
    this.#orderly.receive(readDispatch(letter))
  }

  write(letter: FromClub): void {
    this.#line(letter)
  }

  /** Says who sits here, if that has changed: whatever else was done here may be hidden from him, even that it was done. */
  tellCompany(match: string, company: Company): void {
    const { now: _now, ...lasting } = company
    const told = JSON.stringify(lasting)
    if (told === this.#company) return
    this.#company = told
    this.write({ kind: 'company', match, company })
  }

  leave(): void {
    this.#isGone = true
    this.#orderly.leave()
  }
}

/** With whose eyes a page sees: those of its seats' side; an onlooker's where it has none; all where one plays against himself. */
function viewersAt({ match }: Judge, seats: readonly Seat[]): readonly Side[] {
  const sides = SIDES.filter((side) => seats.some((seat) => seatsOf(match.game)[seat]?.side === side))
  return sides.length === 1 ? sides : [...sides, NOBODY]
}

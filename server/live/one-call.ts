import { type Bulletin, BulletinReader, type Company, type FromClub, type ToClub, type WhyNot } from '@boma/club'
import type { Member } from '../people/people.ts'
import { Caller, type Rooms } from './caller.ts'

/** What a call of one question heard last. */
export interface CallHeard {
  readonly bulletin: Bulletin
  readonly company: Company
}

/** Milliseconds that a match may take to be found and shown. */
const PATIENCE = 10_000

/**
 * A call for one question: sits down at a match, says what is to be said and hangs up when it has heard enough, or when the
 * time that it may wait is over. Whatever holds for lines holds for it, also where another house keeps the match.
 */
export class OneCall {
  readonly #caller: Caller
  readonly #reader = new BulletinReader()
  readonly #match: string
  #bulletin: Bulletin | undefined
  #company: Company | undefined
  #why: WhyNot | undefined
  #look: () => void = () => {}

  constructor(member: Member, rooms: Rooms, match: string, page: string) {
    this.#match = match
    this.#caller = new Caller({ ...member, isPassing: true }, rooms, (letter) => this.#hear(letter))
    this.say({ kind: 'sit', match, page })
  }

  say(letter: ToClub): void {
    this.#caller.hear(JSON.stringify(letter))
  }

  #hear(letter: FromClub): void {
    // Where the match has a name that none can have it is named no more.
    if (letter.match !== this.#match && letter.match !== '') return
    if (letter.kind === 'bulletin') this.#bulletin = this.#reader.read(letter.bulletin)
    else if (letter.kind === 'company') this.#company = letter.company
    else if (letter.kind === 'refused') this.#why = letter.why
    this.#look()
  }

  /** What it has heard when that is enough, or when it may wait no longer; why not, when it was refused. */
  until(isEnough: (heard: CallHeard) => boolean, patience: number = PATIENCE): Promise<CallHeard | WhyNot> {
    return new Promise((done) => {
      const timer = setTimeout(() => done(this.#heard() ?? 'not-kept'), patience)
      this.#look = () => {
        const heard = this.#heard()
        const word = this.#why ?? (heard !== undefined && isEnough(heard) ? heard : undefined)
        if (word === undefined) return
        clearTimeout(timer)
        done(word)
      }
      this.#look()
    })
  }

  #heard(): CallHeard | undefined {
    if (this.#bulletin === undefined || this.#company === undefined) return undefined
    return { bulletin: this.#bulletin, company: this.#company }
  }

  hangUp(): void {
    this.#caller.hangUp()
  }
}

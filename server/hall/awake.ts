import {
  adjourned,
  type Company,
  type LeftBehind,
  type LeftSentence,
  type MatchClock,
  outOfTime,
  type Petition,
  press,
  resumed,
  type SeatAbsence,
  type TalkLine,
  type WhyNot,
} from '@boma/club'
import { EVERYONE, type Keeper, type Match, NOBODY, other, type Seat, seatsOf, type Token } from '@boma/kernel'
import type { MatchKeeping } from '../store/keeping.ts'
import type { Store } from '../store/store.ts'
import type { Deputies } from '../thinking/deputies.ts'
import type { WhoThinks } from '../thinking/staff.ts'
import { Automaton, type AutomatonParts } from './automaton.ts'
import { Deputy, type DeputyParts } from './deputy.ts'
import { type ClubSeat, Guest, type LetterLine, type Visiting } from './guest.ts'
import { Judge } from './judge.ts'
import { agreedBy, askedFor } from './petitions.ts'
import type { Ruled } from './rules-shelf.ts'

/** What a match was like when it was last put to sleep, beside what the kernel knows. */
export interface AsKept {
  readonly id: string
  readonly chairs: readonly ClubSeat[]
  readonly clock: MatchClock
  readonly petition: Petition | undefined
  /** Does it count for ratings? */
  readonly isRated: boolean
  /** The rules that it is played under, and the case in which those of today would change it. */
  readonly ruled: Ruled
  readonly changedCase?: string
  /** What its record begins with, as it is kept. */
  readonly head: string
  /** Whoever began it elsewhere and moved it here. */
  readonly movedBy?: string
  /** The lines of its journal that are kept. */
  readonly lines: number
  /** The last errand that was done for each page. */
  readonly errands: ReadonlyMap<string, number>
  /** What people left behind for the enemy's turns. */
  readonly left: ReadonlyMap<string, LeftBehind>
}

/** What a match that is awake needs of the house. */
export interface HallParts {
  readonly store: Store
  now(): number
  /** Who thinks for computers. */
  readonly staff: WhoThinks
  /** Who answers by what people left behind. */
  readonly deputies: Pick<Deputies, 'answer' | 'fits'>
  /** It could not be kept: whoever opens it again finds it as it was kept last. */
  lose(awake: Awake): void
  /** It is kept as it stands now. */
  kept(awake: Awake): void
  /** It may go to sleep, if nobody looks at it. */
  rest(awake: Awake): void
}

/**
 * A match that somebody looks at. All that happens to it happens here, at once and in turn; then it is kept, and only when
 * it is kept for good does anybody hear of it.
 */
export class Awake {
  readonly id: string
  readonly match: Match
  readonly #judge: Judge
  readonly #keeper: Keeper
  readonly #house: HallParts
  /** The house that keeps it: whatever it writes after another has taken over is not kept. */
  readonly #number: number | undefined
  /** Who looks at it, each with the line that letters go by. */
  readonly #guests = new Map<Guest, LetterLine>()
  readonly #errands: Map<string, number>
  readonly chairs: readonly ClubSeat[]
  readonly #automaton: Automaton
  readonly #deputy: Deputy
  #clock: MatchClock
  #petition: Petition | undefined
  /** How far whoever asked had read when he did. */
  #askedUpon: Token | undefined
  readonly #isRated: boolean
  readonly #ruled: Ruled
  readonly #changedCase: string | undefined
  readonly #movedBy: string | undefined
  /** What its record begins with, as far as that is kept for certain. */
  #headKept: string
  #lines: number
  /** For whom something is being done just now. */
  #busy: Guest | undefined
  #kept: Promise<void> = Promise.resolve()
  /** The seat that was asked when it was last written. */
  #asked: number | null | undefined

  constructor(match: Match, standing: AsKept, house: HallParts) {
    this.id = standing.id
    this.match = match
    this.chairs = standing.chairs
    this.#judge = new Judge(match)
    this.#keeper = new standing.ruled.kernel.Keeper(match)
    this.#changedCase = standing.changedCase
    this.#movedBy = standing.movedBy
    this.#headKept = standing.head
    this.#ruled = standing.ruled
    this.#house = house
    this.#number = house.store.house
    this.#errands = new Map(standing.errands)
    this.#clock = standing.clock
    this.#petition = standing.petition
    this.#askedUpon = this.#readByAsker()
    this.#isRated = standing.isRated
    this.#lines = standing.lines
    // Before all others: what they write waits until this has been kept.
    this.#judge.onChange(() => this.#changed())
    this.#automaton = new Automaton(this.#atComputers())
    this.#deputy = new Deputy(this.#forDeputy(), standing.left)
  }

  /** What its computers have to do with. */
  #atComputers(): AutomatonParts {
    const { match, chairs, id } = this
    const { staff, rest } = this.#house
    return {
      ...{ match, chairs, ruled: this.#ruled },
      ask: (inquiry, under) => staff.ask(inquiry, under),
      drop: () => staff.drop(id),
      kept: () => this.#kept,
      order: (actions) => this.#judge.order(actions).settled.kind === 'played',
      rest: () => rest(this),
    }
  }

  /** Does somebody look at it just now? */
  isHere(person: string): boolean {
    return [...this.#guests.keys()].some((guest) => guest.person === person && !guest.isPassing)
  }

  /** What one side asks of the others just now. */
  get petition(): Petition | undefined {
    return this.#petition
  }

  get clock(): MatchClock {
    return this.#clock
  }

  get isRated(): boolean {
    return this.#isRated
  }

  /** A program orders for these seats: all others are told. */
  noteProgram(seats: readonly Seat[]): void {
    for (const seat of seats) {
      const chair = this.chairs[seat]
      if (chair !== undefined) chair.isProgram = true
    }
    this.#tellCompany()
  }

  /** What whoever answers for the absent has to do with. */
  #forDeputy(): DeputyParts {
    const { chairs, id } = this
    const { store, deputies, now, rest } = this.#house
    return {
      ...{ judge: this.#judge, chairs, deputies, now, ruled: this.#ruled },
      kept: () => this.#kept,
      keep: (person, left) => {
        const left_behind = JSON.stringify(left)
        const write = store.write(async (books) => {
          await books
            .updateTable('seats')
            .set({ left_behind })
            .where('match', '=', id)
            .where('person', '=', person)
            .execute()
        })
        // Nobody hears that it stands before it is kept.
        const tell = () => this.#tellLeft(person)
        write.then(tell, () => this.#house.lose(this))
      },
      rest: () => rest(this),
    }
  }

  /** Somebody leaves sentences behind for the enemy's turns. */
  instruct(person: string, sentences: readonly LeftSentence[]): Promise<WhyNot | undefined> {
    // Who plays by the minute is there.
    return this.#clock.pace.kind === 'live' ? Promise.resolve('live') : this.#deputy.instruct(person, sentences)
  }

  /** Only he hears of it. */
  #tellLeft(person: string): void {
    for (const guest of this.#guests.keys())
      if (guest.person === person) guest.write({ kind: 'left', match: this.id, left: this.#deputy.of(person) })
  }

  /** Does nobody look at it, and nobody think about it? */
  get isAlone(): boolean {
    return this.#guests.size === 0 && !this.#automaton.isThinking && !this.#deputy.isBusy
  }

  /** Has its computers, and whoever answers for the absent, look whether they are asked. */
  look(): void {
    this.#automaton.look()
    this.#deputy.look()
  }

  /** Somebody comes in by a page of his, to play or to look on; undefined when he may not look so. */
  enter(visit: Visiting, line: LetterLine): Guest | undefined {
    const { person, page } = visit
    // Nobody takes the place of another by calling his page the same.
    const own = `${person} ${page}`
    for (const before of this.#guests.keys()) if (before.page === own) this.leave(before)
    const seats = this.chairs.flatMap(({ person: sitter }, seat) => (sitter?.id === person ? [seat as Seat] : []))
    // Whoever plays sees with his own eyes and no others.
    if (visit.as !== undefined && (seats.length > 0 || !this.#isShown)) return undefined
    const coming = { ...visit, page: own, seats, done: this.#errands.get(own) ?? 0 }
    const guest = new Guest(this.#judge, coming, (letter) => this.#whenKept(() => line(letter)))
    this.#guests.set(guest, line)
    guest.greet()
    if (seats.length > 0) guest.write({ kind: 'left', match: this.id, left: this.#deputy.of(person) })
    this.#tellCompany()
    return guest
  }

  leave(guest: Guest): void {
    guest.leave()
    if (this.#guests.delete(guest)) this.#tellCompany()
  }

  /** Does what a guest asks for, and notes for whom it was done. */
  doFor(guest: Guest, what: () => void): void {
    this.#busy = guest
    try {
      what()
    } finally {
      this.#busy = undefined
    }
  }

  /** Do all who play let onlookers see with the eyes of a side? */
  get #isShown(): boolean {
    return this.chairs.every(({ person, isShown }) => person === undefined || isShown === true)
  }

  /** Somebody lets onlookers see so, or no more: then those who did are told, and look on as others do. */
  show(person: string, isShown: boolean): undefined {
    for (const chair of this.chairs) if (chair.person?.id === person) chair.isShown = isShown
    const { store } = this.#house
    const write = store.write(async (books) => {
      const is_shown = isShown ? 1 : 0
      await books
        .updateTable('seats')
        .set({ is_shown })
        .where('match', '=', this.id)
        .where('person', '=', person)
        .execute()
    })
    write.catch(() => this.#house.lose(this))
    for (const [guest, line] of this.#isShown ? [] : this.#guests) {
      if (guest.as === undefined) continue
      this.leave(guest)
      line({ kind: 'refused', match: this.id, why: 'not-shown' })
    }
    this.#tellCompany()
    return undefined
  }

  /** One side asks all others for something. */
  ask(seat: Seat, { what, until }: Pick<Petition, 'what' | 'until'>): WhyNot | undefined {
    if (this.match.over) return 'nothing-asked'
    if (this.#petition !== undefined) return 'already-asked'
    const why = this.#whyNotAsk(what, until)
    if (why !== undefined) return why
    const petition = { what, seat, ...(until !== undefined && { until }) }
    if (askedFor(this.match.game, this.chairs, petition).length === 0) return this.#askNobody(petition)
    this.#petition = petition
    this.#askedUpon = this.#readByAsker()
    this.#keep()
    this.#tellCompany()
    return undefined
  }

  #whyNotAsk(what: Petition['what'], until: number | undefined): WhyNot | undefined {
    // What counts stands as it was played: only what rolled and showed nothing is taken back, that alone, and it ends here.
    if (this.#isRated && (what === 'take-back' || what === 'home')) return 'rated'
    // A device has the rules of today and no others.
    if (what === 'home' && this.#ruled.file !== undefined) return 'kept-rules'
    const mayRest = what !== 'adjourn' || adjourned(this.#clock, until, this.#house.now()) !== undefined
    return mayRest ? undefined : 'nothing-asked'
  }

  /** A computer lets everything be taken back, rests as long as one likes, and agrees to no draw; so does whoever plays against himself. */
  #askNobody(petition: Petition): WhyNot | undefined {
    const { last } = this.match
    const isOwn = last !== undefined && this.chairs[last.seat]?.person?.id === this.chairs[petition.seat]?.person?.id
    const asked = isOwn ? { ...petition, seat: last.seat } : petition
    return petition.what !== 'draw' && this.#grant(asked) ? undefined : 'nothing-asked'
  }

  /** Another side agrees or does not. */
  answer(seat: Seat, what: Petition['what'], isGranted: boolean): WhyNot | undefined {
    const petition = this.#petition
    if (petition?.what !== what) return 'nothing-asked'
    const { game } = this.match
    if (!askedFor(game, this.chairs, petition).includes(this.chairs[seat]?.person?.id ?? '')) return 'not-yours'
    this.#petition = isGranted ? agreedBy(game, this.chairs, petition, seat) : undefined
    const isDone = isGranted && this.#petition === undefined && this.#grant(petition)
    if (!isDone) this.#keep()
    this.#tellCompany()
    return undefined
  }

  #grant({ what, seat, until }: Petition): boolean {
    if (what === 'adjourn') return this.#setClock(adjourned(this.#clock, until, this.#house.now()))
    if (what === 'take-back')
      return this.#judge.undoAgreed(seat as Seat, (other) => this.chairs[other]?.computer !== undefined)
    // It goes on at home: here it ends, and nobody has won.
    if (what === 'home') return this.#judge.end({ end: 'adjudge', winner: NOBODY }) === 'done'
    return this.#judge.end({ end: 'agree', by: EVERYONE }) === 'done'
  }

  /** Somebody is back from a rest; when all are, it is over. */
  back(seat: Seat): WhyNot | undefined {
    const { rest } = this.#clock
    if (rest === undefined) return 'nothing-asked'
    const back = [...new Set([...rest.back, seat])]
    const persons = new Set(this.chairs.flatMap(({ person }) => person?.id ?? []))
    const areAll = new Set(back.map((each) => this.chairs[each]?.person?.id)).size >= persons.size
    this.#setClock(areAll ? resumed(this.#clock, this.#house.now()) : { ...this.#clock, rest: { ...rest, back } })
    return undefined
  }

  /** Those who sit here are away then: their time does not run. */
  setAbsent(absent: readonly SeatAbsence[]): void {
    this.#setClock({ ...this.#clock, absent })
  }

  #setClock(clock: MatchClock | undefined): boolean {
    if (clock === undefined) return false
    this.#clock = clock
    this.#keep()
    this.#tellCompany()
    return true
  }

  /** A seat claims the match because the time of whoever is asked is over. */
  claim(seat: Seat): WhyNot | undefined {
    const late = outOfTime(this.#clock, this.#house.now())
    const seats = seatsOf(this.match.game)
    const loser = seats[late ?? -1]?.side
    if (loser === undefined) return 'in-time'
    if (seats[seat]?.side === loser) return 'not-yours'
    this.#judge.end({ end: 'adjudge', winner: other(loser) })
    return undefined
  }

  /** When all that has happened so far is kept; rejects when it could not be. */
  settled(): Promise<void> {
    return this.#kept
  }

  /** Everybody hears a line of the talk who has not shut his ears to whoever says it. */
  say(lines: readonly TalkLine[], deaf: ReadonlySet<string>): void {
    for (const guest of this.#guests.keys())
      if (!deaf.has(guest.person)) guest.write({ kind: 'talk', match: this.id, lines })
  }

  /** The match goes on by itself: the computer has ordered something, or it has just begun. */
  wake(): void {
    this.#judge.changed()
  }

  get judge(): Judge {
    return this.#judge
  }

  #changed(): void {
    // An order answers whatever was asked before it; one of which whoever asked may know nothing tells him nothing so, either.
    if (this.#readByAsker() !== this.#askedUpon) this.#petition = undefined
    this.#clock = press(this.#clock, this.#timed(), this.#house.now())
    this.#keep()
    this.#tellCompany()
    this.look()
  }

  /** How far whoever asks for something has read by now. */
  #readByAsker(): Token | undefined {
    const side = seatsOf(this.match.game)[this.#petition?.seat ?? -1]?.side
    return side === undefined ? undefined : this.match.seen(side).read
  }

  /** Whose time runs: nobody's while a computer thinks. */
  #timed(): number | undefined {
    const seat = this.match.decision?.seat
    return seat === undefined || this.chairs[seat]?.computer !== undefined ? undefined : seat
  }

  #keep(): void {
    const { head } = this.#keeper
    const kept = this.#house.store.keep(this.#asItStands())
    this.#kept = kept
    kept.then(
      () => {
        this.#headKept = head
        this.#house.kept(this)
      },
      () => this.#house.lose(this),
    )
  }

  /** What has to be written so that the match is kept as it stands. */
  #asItStands(): MatchKeeping {
    const { match, id } = this
    const first = this.#lines
    const lines = match.journal(first)
    this.#lines += lines.length
    const busy = this.#busy
    if (busy !== undefined) this.#errands.set(busy.page, busy.done)
    const foot = this.#keeper.foot
    const asked = match.decision?.seat ?? null
    const row = {
      head: this.#keeper.head === this.#headKept ? undefined : this.#keeper.head,
      loose: match.loose.map((line) => `${line}\n`).join(''),
      ...{ foot, seal: this.#keeper.seal(foot), told: match.told ? 1 : 0 },
      ...{ state: match.over ? 'over' : 'running', asked },
      clock: JSON.stringify(this.#clock),
      petition: this.#petition === undefined ? null : JSON.stringify(this.#petition),
      // An order of which the others may know nothing must not show in a list either.
      changed: asked === this.#asked ? undefined : this.#house.now(),
    }
    this.#asked = asked
    const page = busy && { page: busy.page, errand: busy.done }
    return { match: id, house: this.#number, row, first, lines, ...(page && { page }) }
  }

  /** Does something when all that has happened so far is kept; never, when it could not be kept. */
  #whenKept(then: () => void): void {
    this.#kept.then(then, () => {})
  }

  #tellCompany(): void {
    for (const guest of this.#guests.keys()) guest.tellCompany(this.id, this.company(guest))
  }

  /** Who sits here and how it stands between them, as a guest reads it. */
  company(reader: Guest): Company {
    const guests = [...this.#guests.keys()].filter(({ isPassing }) => !isPassing)
    const present = new Set(guests.map(({ person }) => person))
    return {
      ...{ game: this.match.game.id, version: this.match.game.version, scenario: this.match.setup.scenario },
      ...(this.#changedCase !== undefined && { changedCase: this.#changedCase }),
      ...(this.#movedBy !== undefined && { movedBy: this.#movedBy }),
      ...(this.#isRated && { isRated: true }),
      seats: this.chairs.map(({ person, computer, isProgram, isShown }, seat) => ({
        name: person?.name ?? computer ?? '',
        kind: person !== undefined ? 'person' : computer !== undefined ? 'computer' : 'empty',
        isHere: person !== undefined && present.has(person.id),
        isMine: reader.seats.some((own) => own === seat),
        ...(isProgram === true && { isProgram }),
        ...(isShown === true && { isShown }),
      })),
      clock: this.#clock,
      petition: this.#petition,
      onlookers: guests.filter(({ seats }) => seats.length === 0).length,
      watchers: guests.flatMap(({ name, as }) => (as === undefined ? [] : [{ name, side: as }])),
      now: this.#house.now(),
    }
  }

  /** All guests go: the match cannot be kept, or the club closes. */
  dismiss(why: WhyNot): void {
    this.#automaton.leave()
    this.#deputy.leave()
    for (const [guest, line] of this.#guests) {
      guest.leave()
      line({ kind: 'refused', match: this.id, why })
    }
    this.#guests.clear()
  }
}

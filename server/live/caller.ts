import type { FromClub, Scope, ToClub, WhyNot } from '@boma/club'
import type { Seat, Side } from '@boma/kernel'
import type { Awake } from '../hall/awake.ts'
import type { Guest } from '../hall/guest.ts'
import type { Hall } from '../hall/hall.ts'
import type { Member } from '../people/people.ts'
import type { Talk } from '../people/talk.ts'
import type { FarLine, Relay } from '../post/relay.ts'
import { letterIn } from './letters.ts'

/** What a caller has to do with. */
export interface Rooms {
  readonly hall: Hall
  readonly talk: Talk
  /** Who is told when somebody looks at a match, or says something there. */
  readonly outbox?: {
    looked(person: string, match: string): Promise<void>
    said(awake: Awake, speaker: string, deaf: ReadonlySet<string>): Promise<void>
  }
  /** Who carries letters to other houses; nobody where there is one, and for those whose letters came from another. */
  readonly relay?: Relay
  now(): number
}

/** Letters of a caller that are done in one go, and how many more each second: a person never comes near it. */
const BURST = 100
const EACH_SECOND = 100
/** Whoever writes faster waits, and when so many wait, he is told that it is too much. */
const MOST_WAITING = 200
/** Matches that one line looks at. */
const MOST_MATCHES = 16

/** Somebody at the other end of a line: the matches that he looks at there, and what he asks of them. */
export class Caller {
  readonly #member: Member
  readonly #rooms: Rooms
  readonly #send: (letter: FromClub) => void
  /** The matches that he looks at and another house keeps. */
  readonly #far = new Map<string, number>()
  readonly #farLine: FarLine | undefined
  readonly #at = new Map<string, { readonly awake: Awake; readonly guest: Guest }>()
  /** Letters are done one after the other: what is asked for twice was asked for in that order. */
  #turn: Promise<void> = Promise.resolve()
  #waiting = 0
  #credit = BURST
  #counted: number

  constructor(member: Member, rooms: Rooms, send: (letter: FromClub) => void) {
    this.#member = member
    this.#rooms = rooms
    this.#send = send
    this.#counted = rooms.now()
    this.#farLine = rooms.relay?.lineFor(member, (letter) => this.#passFar(letter))
  }

  /** Takes whatever comes over the line; what means nothing waits its turn as well, or it would take the time of others. */
  hear(text: string): void {
    // It is not even looked at.
    if (this.isFull) this.#refuse('', 'too-much')
    else {
      this.#waiting++
      this.#turn = this.#turn.then(() => this.#inTurn(text))
    }
  }

  /** Does so much wait that nothing more is taken? */
  get isFull(): boolean {
    return this.#waiting >= MOST_WAITING
  }

  async #inTurn(text: string): Promise<void> {
    await this.#patience()
    const letter = letterIn(text)
    try {
      if (letter === undefined) this.#refuse('', 'malformed')
      else await this.#take(letter)
    } catch {
      this.#refuse(letter?.match ?? '', 'not-kept')
    } finally {
      this.#waiting--
    }
  }

  /** Waits until it may go on. */
  async #patience(): Promise<void> {
    const now = this.#rooms.now()
    this.#credit = Math.min(BURST, this.#credit + (Math.max(0, now - this.#counted) / 1000) * EACH_SECOND) - 1
    this.#counted = now
    if (this.#credit < 0) await new Promise((later) => void setTimeout(later, (-this.#credit / EACH_SECOND) * 1000))
  }

  async #take(letter: ToClub): Promise<void> {
    if (letter.kind === 'sit') return this.#sit(letter.match, letter)
    const house = this.#far.get(letter.match)
    if (house !== undefined && letter.kind === 'leave') this.#far.delete(letter.match)
    if (house !== undefined) return this.#farLine?.pass(house, letter)
    const place = this.#at.get(letter.match)
    if (place === undefined) return this.#refuse(letter.match, 'not-yours')
    const why = await this.#ask(letter, place)
    if (why !== undefined) this.#refuse(letter.match, why)
  }

  async #sit(id: string, how: ToClub & { readonly kind: 'sit' }): Promise<void> {
    if (this.#at.size + this.#far.size >= MOST_MATCHES) return this.#refuse(id, 'too-much')
    const awake = await this.#rooms.hall.awake(id)
    if (awake === undefined) return this.#sitFar(id, how)
    this.#leave(id)
    this.#far.delete(id)
    const { page, as } = how
    const visit = {
      person: this.#member.id,
      name: this.#member.name,
      page,
      ...((this.#member.isPassing === true || !this.#may('play')) && { isPassing: true }),
      ...(as !== undefined && { as: as as Side }),
    }
    const guest = awake.enter(visit, (letter) => this.#pass(letter))
    if (guest === undefined) return this.#refuse(id, 'not-shown')
    this.#at.set(id, { awake, guest })
    // A program that only reads has not looked for him.
    if (guest.seats.length > 0 && this.#may('play')) await this.#rooms.outbox?.looked(this.#member.id, id)
    guest.write({ kind: 'talk', match: id, lines: await this.#rooms.talk.of(id, this.#member.id) })
  }

  /** Another house may keep it. */
  async #sitFar(id: string, how: ToClub & { readonly kind: 'sit' }): Promise<void> {
    const house = await this.#rooms.hall.keeperOf(id)
    if (house === undefined) return this.#refuse(id, 'unknown-match')
    // Somebody whose letters came from another house must not be sent on: there he looks again where it is kept.
    if (this.#farLine === undefined) return this.#refuse(id, 'not-kept')
    this.#leave(id)
    this.#far.set(id, house)
    this.#farLine.pass(house, how)
  }

  #passFar(letter: FromClub): void {
    if (letter.kind === 'refused' && letter.why === 'not-kept') this.#far.delete(letter.match)
    this.#send(letter)
  }

  async #ask(letter: ToClub, { awake, guest }: { awake: Awake; guest: Guest }): Promise<WhyNot | undefined> {
    if (letter.kind === 'leave') return void this.#leave(letter.match)
    const why = this.#member.scopes === undefined ? undefined : await this.#asProgram(letter, awake, guest)
    if (why !== undefined) return why
    if (letter.kind === 'dispatch') return void awake.doFor(guest, () => guest.receive(letter.letter))
    const [seat] = guest.seats
    // Whoever looks on has no say here.
    if (seat === undefined) return 'not-yours'
    if (letter.kind === 'say') return this.#say(awake, seat, letter)
    if (letter.kind === 'instruct') return awake.instruct(this.#member.id, letter.sentences)
    if (letter.kind === 'ask') return awake.ask(seat, letter)
    if (letter.kind === 'back') return awake.back(seat)
    if (letter.kind === 'show') return awake.show(this.#member.id, letter.isShown)
    if (letter.kind === 'answer') return awake.answer(seat, letter.what, letter.isGranted)
    return letter.kind === 'claim' ? awake.claim(seat) : undefined
  }

  #may(scope: Scope): boolean {
    return this.#member.scopes?.includes(scope) ?? true
  }

  /** Where a program orders, or answers for its maker, the others are told so from then on, and it plays in no match that counts. */
  async #asProgram(letter: ToClub, awake: Awake, { seats }: Guest): Promise<WhyNot | undefined> {
    if (letter.kind === 'say') return this.#may('talk') ? undefined : 'not-yours'
    // Whoever only reads says how far he has read.
    if (letter.kind === 'dispatch' && letter.letter.errands.length === 0) return undefined
    if (!this.#may('play')) return 'not-yours'
    if (awake.isRated) return 'rated'
    await this.#rooms.hall.noteProgram(awake, seats)
    return undefined
  }

  async #say(awake: Awake, seat: Seat, { text, key }: ToClub & { readonly kind: 'say' }): Promise<WhyNot | undefined> {
    const line = await this.#rooms.talk.say({ match: awake.id, member: this.#member, seat, text, key })
    if (line === undefined || line === 'often') return line
    const deaf = await this.#rooms.talk.deafTo(this.#member.id)
    awake.say([line], deaf)
    await this.#rooms.outbox?.said(awake, this.#member.id, deaf)
    return undefined
  }

  #leave(id: string): void {
    const place = this.#at.get(id)
    if (place === undefined) return
    this.#at.delete(id)
    place.awake.leave(place.guest)
    this.#rooms.hall.leave(place.awake)
  }

  /** Whoever was dismissed, because his match could not be kept, sits there no more. */
  #pass(letter: FromClub): void {
    if (letter.kind === 'refused') this.#at.delete(letter.match)
    this.#send(letter)
  }

  #refuse(match: string, why: WhyNot): void {
    this.#send({ kind: 'refused', match, why })
  }

  /** When all that was heard so far is done. */
  idle(): Promise<void> {
    return this.#turn
  }

  /** The line is gone. */
  hangUp(): void {
    // Behind what is still being done, or it would sit down again after it has left.
    this.#turn = this.#turn.then(() => {
      for (const id of [...this.#at.keys()]) this.#leave(id)
      this.#farLine?.hangUp()
    })
  }
}

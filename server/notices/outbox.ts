import { left, type MatchClock } from '@boma/club'
import { sql } from 'kysely'
import type { Awake } from '../hall/awake.ts'
import type { Store } from '../store/store.ts'
import { byMail, byPush, byWebhook, Unreachable } from './carriers.ts'
import { dueAt } from './quiet.ts'
import { messageOf, type NoticeMessage, type PublicFacts } from './sentences.ts'
import type { Ways } from './ways.ts'

/** Milliseconds for somebody to come back before he is told. */
const GRACE = 60_000
/** So long nobody else sends what one house is sending. */
const LEASE = 5 * 60_000
const FIRST_PAUSE = 60_000
const MOST_TRIES = 8
const AT_ONCE = 50

/** What waits to be sent: one notice for a match and a way, until that match is looked at. */
export class Outbox {
  readonly #store: Store
  readonly #now: () => number
  readonly #ways: Ways
  /** Those who want to be told anything, and whom of a match it was noted for: no order costs a line for that. */
  #reachable: ReadonlySet<string> = new Set()
  readonly #noted = new Map<string, string>()

  constructor(store: Store, now: () => number, ways: Ways) {
    this.#store = store
    this.#now = now
    this.#ways = ways
  }

  /** Looks who wants to be told anything. */
  async refresh(): Promise<void> {
    const rows = await this.#store.books
      .selectFrom('ways')
      .select('person')
      .where('code', 'is', null)
      .distinct()
      .execute()
    this.#reachable = new Set(rows.map(({ person }) => person))
  }

  /** A match was kept: whoever is asked and not there is to be told. */
  async note(awake: Awake): Promise<void> {
    const { id, match, chairs } = awake
    const person = chairs[match.decision?.seat ?? -1]?.person?.id
    if (person === undefined || this.#noted.get(id) === person || !this.#reachable.has(person)) return
    if (awake.isHere(person)) return
    this.#noted.set(id, person)
    const due = dueAt(this.#now() + GRACE, await this.#ways.habitsOf(person))
    await this.#store.write(async (books) => {
      const ways = await books
        .selectFrom('ways')
        .select('id')
        .where('person', '=', person)
        .where('code', 'is', null)
        .execute()
      const rows = ways.map((way) => ({ way: way.id, match: id, due, tries: 0, sent: null }))
      if (rows.length === 0) return
      const insert = books.insertInto('outbox').values(rows)
      await insert.onConflict((conflict) => conflict.doNothing()).execute()
    })
  }

  /** Somebody looks at a match: what was to be told of it he sees, and is told again when he has gone. */
  async looked(person: string, match: string): Promise<void> {
    this.#noted.delete(match)
    if (!this.#reachable.has(person)) return
    await this.#store.write(async (books) => {
      const own = books.selectFrom('ways').select('id').where('person', '=', person)
      await books.deleteFrom('outbox').where('match', '=', match).where('way', 'in', own).execute()
    })
  }

  /** Sends what is due; gives how many messages went out. */
  async deliver(): Promise<number> {
    await this.refresh()
    const now = this.#now()
    // Whoever takes them has them for a while: several houses may look at the same time.
    const { rows } = await sql<Waiting>`update outbox set due = ${now + LEASE} where number in
      (select number from outbox where due <= ${now} and sent is null order by due limit ${AT_ONCE})
      and due <= ${now} returning number, way, match, tries`.execute(this.#store.books)
    let sent = 0
    for (const way of new Set(rows.map((row) => row.way)))
      if (
        await this.#send(
          way,
          rows.filter((row) => row.way === way),
        )
      )
        sent++
    return sent
  }

  async #send(id: string, rows: readonly Waiting[]): Promise<boolean> {
    const { books } = this.#store
    const way = await books.selectFrom('ways').selectAll().where('id', '=', id).executeTakeFirst()
    if (way === undefined) return false
    const facts = await this.#factsOf(rows, way.person)
    const numbers = rows.map(({ number }) => number)
    // He has moved meanwhile: nothing waits for him.
    if (facts.length === 0) {
      await this.#drop(numbers)
      return false
    }
    const { language } = await this.#ways.habitsOf(way.person)
    try {
      await this.#carry(way.kind, way.address, messageOf(facts, language, this.#ways.settings.address ?? ''))
      await this.#store.write(async (at) => {
        await at.updateTable('outbox').set({ sent: this.#now() }).where('number', 'in', numbers).execute()
      })
      return true
    } catch (problem) {
      await this.#failed(way.person, id, rows, problem)
      return false
    }
  }

  async #carry(kind: string, address: string, message: NoticeMessage): Promise<void> {
    const { settings } = this.#ways
    if (kind === 'mail') return byMail(settings, address, message)
    if (kind === 'webhook') return byWebhook(settings, address, message)
    return byPush(settings, await this.#ways.pushKeys(), address, message)
  }

  /** Tried again after pauses that grow; a browser that is gone is forgotten. */
  async #failed(person: string, way: string, rows: readonly Waiting[], problem: unknown): Promise<void> {
    if (problem instanceof Unreachable) return this.#ways.remove(person, way)
    const tries = Math.max(...rows.map((row) => row.tries)) + 1
    const numbers = rows.map(({ number }) => number)
    if (tries >= MOST_TRIES) return this.#drop(numbers)
    const due = this.#now() + FIRST_PAUSE * 2 ** (tries - 1)
    await this.#store.write(async (books) => {
      await books.updateTable('outbox').set({ tries, due }).where('number', 'in', numbers).execute()
    })
  }

  async #drop(numbers: readonly number[]): Promise<void> {
    await this.#store.write(async (books) => {
      await books
        .deleteFrom('outbox')
        .where('number', 'in', [...numbers])
        .execute()
    })
  }

  /** What anybody may know of those matches in which he is still asked. */
  async #factsOf(rows: readonly Waiting[], person: string): Promise<readonly PublicFacts[]> {
    const ids = rows.map(({ match }) => match)
    const { books } = this.#store
    const matches = await books
      .selectFrom('matches')
      .select(['id', 'game', 'asked', 'clock'])
      .where('id', 'in', ids)
      .where('state', '=', 'running')
      .execute()
    const seats = await books
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.person')
      .select(['match', 'seat', 'person', 'computer', 'people.name'])
      .where('match', 'in', ids)
      .orderBy('seat')
      .execute()
    return matches.flatMap(({ id, game, asked, clock }) => {
      const own = seats.filter(({ match }) => match === id)
      if (asked === null || own.find(({ seat }) => seat === asked)?.person !== person) return []
      const others = own.filter((seat) => seat.person !== person).map(({ name, computer }) => name ?? computer ?? '')
      const time = left(JSON.parse(clock) as MatchClock, asked, this.#now())
      return [{ match: id, game, against: others.join(', '), left: time && time.turn + time.reserve }]
    })
  }
}

interface Waiting {
  readonly number: number
  readonly way: string
  readonly match: string
  readonly tries: number
}

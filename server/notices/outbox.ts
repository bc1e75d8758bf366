import type { NoticeTopic } from '@boma/club'
import { sql } from 'kysely'
import type { Awake } from '../hall/awake.ts'
import { askedFor } from '../hall/petitions.ts'
import type { Store } from '../store/store.ts'
import { byMail, byPush, byWebhook, Unreachable } from './carriers.ts'
import { factsOf, runsLowAt } from './facts.ts'
import { dueAt } from './quiet.ts'
import { messageOf, type NoticeMessage, type PublicFacts } from './sentences.ts'
import type { WaysToTell } from './ways.ts'

/** Milliseconds for somebody to come back before he is told. */
const GRACE = 60_000
/** So long nobody else sends what one house is sending. */
const LEASE = 5 * 60_000
const FIRST_PAUSE = 60_000
const MOST_TRIES = 8
const AT_ONCE = 50

/** What waits to be sent: one notice for a match, a topic and a way, until that match is looked at. */
export class Outbox {
  readonly #store: Store
  readonly #now: () => number
  readonly #ways: WaysToTell
  /** Those who want to be told anything, and what of a match was noted for whom: no order costs a line for that. */
  #reachable: ReadonlySet<string> = new Set()
  readonly #noted = new Map<string, Set<string>>()

  constructor(store: Store, now: () => number, ways: WaysToTell) {
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

  /** A match was kept: whoever is asked, or asked for something, or has played it to its end, and is not there, is to be told. */
  async note(awake: Awake): Promise<void> {
    if (this.#reachable.size === 0) return
    const asked = awake.chairs[awake.match.decision?.seat ?? -1]?.person?.id
    this.#forgetMoves(awake.id, asked)
    const low = runsLowAt(awake.clock)
    if (asked !== undefined && !awake.isHere(asked)) await this.#put(awake.id, asked, 'move')
    // Whoever is there now may be gone when his time runs out.
    if (asked !== undefined && low !== undefined) await this.#put(awake.id, asked, 'time', low)
    for (const person of awake.match.over ? personsAt(awake) : [])
      if (!awake.isHere(person)) await this.#put(awake.id, person, 'over')
    for (const person of askedAt(awake)) if (!awake.isHere(person)) await this.#put(awake.id, person, 'offer')
  }

  /** Somebody has sat down where another had invited him. */
  async joined(match: string, guest: string): Promise<void> {
    const { books } = this.#store
    const row = await books.selectFrom('matches').select('maker').where('id', '=', match).executeTakeFirst()
    if (row !== undefined && row.maker !== guest) await this.#put(match, row.maker, 'joined')
  }

  /** Somebody has said something: all others who play there and would hear it, and are not there, are to be told. */
  async said(awake: Awake, speaker: string, deaf: ReadonlySet<string>): Promise<void> {
    for (const person of personsAt(awake))
      if (person !== speaker && !deaf.has(person) && !awake.isHere(person)) await this.#put(awake.id, person, 'talk')
  }

  /** Another is asked now: who was asked before is told again when he is. */
  #forgetMoves(match: string, asked: string | undefined): void {
    for (const key of this.#noted.get(match) ?? [])
      if (/^(?:move|time) /.test(key) && !key.endsWith(` ${asked}`)) this.#noted.get(match)?.delete(key)
  }

  /** Notes it for all ways of somebody's who wants to be told about that. */
  async #put(match: string, person: string, topic: NoticeTopic, at = this.#now() + GRACE): Promise<void> {
    const [noted, key] = [this.#noted.get(match) ?? new Set<string>(), `${topic} ${person}`]
    if (noted.has(key) || !this.#reachable.has(person)) return
    this.#noted.set(match, noted.add(key))
    const habits = await this.#ways.habitsOf(person)
    if (!habits.topics.includes(topic)) return
    // Time that runs out waits for no digest.
    const due = dueAt(at, topic === 'time' ? { ...habits, isDigest: false } : habits)
    await this.#store.write(async (books) => {
      const ways = await books
        .selectFrom('ways')
        .select('id')
        .where('person', '=', person)
        .where('code', 'is', null)
        .execute()
      const rows = ways.map((way) => ({ way: way.id, match, topic, due, tries: 0, sent: null }))
      if (rows.length === 0) return
      const insert = books.insertInto('outbox').values(rows)
      await insert.onConflict((conflict) => conflict.doNothing()).execute()
    })
  }

  /** Somebody looks at a match: what was to be told of it he sees, and is told again when he has gone. His time runs on. */
  async looked(person: string, match: string): Promise<void> {
    this.#noted.delete(match)
    if (!this.#reachable.has(person)) return
    await this.#store.write(async (books) => {
      const own = books.selectFrom('ways').select('id').where('person', '=', person)
      await books
        .deleteFrom('outbox')
        .where('match', '=', match)
        .where('way', 'in', own)
        .where((where) => where.or([where('topic', '!=', 'time'), where('sent', 'is not', null)]))
        .execute()
    })
  }

  /** Sends what is due; gives how many messages went out. */
  async deliver(): Promise<number> {
    await this.refresh()
    const now = this.#now()
    // Whoever takes them has them for a while: several houses may look at the same time.
    const { rows } = await sql<Waiting>`update outbox set due = ${now + LEASE} where number in
      (select number from outbox where due <= ${now} and sent is null order by due limit ${AT_ONCE})
      and due <= ${now} returning number, way, match, topic, tries`.execute(this.#store.books)
    // At once: whoever takes long to take his holds up nobody else's.
    const ways = [...Map.groupBy(rows, (row) => row.way)]
    const sent = await Promise.all(ways.map(([way, own]) => this.#send(way, own)))
    return sent.filter(Boolean).length
  }

  async #send(id: string, rows: readonly Waiting[]): Promise<boolean> {
    const { books } = this.#store
    const way = await books.selectFrom('ways').selectAll().where('id', '=', id).executeTakeFirst()
    if (way === undefined) return false
    const { going, facts } = await this.#stillTrue(way.person, rows)
    if (facts.length === 0) return false
    const { language } = await this.#ways.habitsOf(way.person)
    const numbers = going.map(({ number }) => number)
    try {
      await this.#carry(way.kind, way.address, messageOf(facts, language, this.#ways.settings.address ?? ''))
      await this.#store.write(async (at) => {
        await at.updateTable('outbox').set({ sent: this.#now() }).where('number', 'in', numbers).execute()
      })
      return true
    } catch (problem) {
      await this.#failed(way.person, id, going, problem)
      return false
    }
  }

  /** What is still to be told; what is not so any more is dropped, and what is not so yet waits. */
  async #stillTrue(person: string, rows: readonly Waiting[]) {
    const found = await factsOf(this.#store, person, rows, this.#now())
    const going: Waiting[] = []
    const facts: PublicFacts[] = []
    for (const [i, row] of rows.entries()) {
      const telling = found[i]
      if (telling === undefined) await this.#drop([row.number])
      else if ('later' in telling) await this.#wait([row.number], { due: telling.later, tries: row.tries })
      else {
        going.push(row)
        facts.push(telling)
      }
    }
    return { going, facts }
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
    await this.#wait(numbers, { tries, due: this.#now() + FIRST_PAUSE * 2 ** (tries - 1) })
  }

  async #wait(numbers: readonly number[], until: { readonly due: number; readonly tries: number }): Promise<void> {
    await this.#store.write(async (books) => {
      await books
        .updateTable('outbox')
        .set(until)
        .where('number', 'in', [...numbers])
        .execute()
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
}

interface Waiting {
  readonly number: number
  readonly way: string
  readonly match: string
  readonly topic: NoticeTopic
  readonly tries: number
}

/** Everybody who plays it, once. */
const personsAt = ({ chairs }: Awake): readonly string[] => [
  ...new Set(chairs.flatMap(({ person }) => person?.id ?? [])),
]

/** Those on other sides of whom something is asked just now. */
const askedAt = ({ petition, chairs, match }: Awake): readonly string[] =>
  petition === undefined ? [] : askedFor(match.game, chairs, petition)

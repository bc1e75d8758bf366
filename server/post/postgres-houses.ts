import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { connection } from '../store/postgres.ts'
import type { Store } from '../store/store.ts'
import type { HouseEars, Houses } from './houses.ts'
import { Packer, Unpacker } from './parcels.ts'

/** By this number, among all locks that programs may take on a database, houses are known. */
const LOCKS = 0x626f6d61
/** How often it is looked whether the others are still there, and how long after a failure the books are looked for again. */
const ROUND = 1000
const channelOf = (house: number): string => `boma_house_${house}`

/**
 * Several processes on one PostgreSQL. Each has a number and holds a lock on it over a connection of its own: when the
 * process or the connection ends, however that comes, the lock is free, and others may keep its matches. Over the same
 * connection it hears what others send it (LISTEN/NOTIFY).
 */
export class PostgresHouses implements Houses {
  readonly #address: string
  readonly #store: Store
  readonly #ears: HouseEars
  readonly #packer = new Packer()
  readonly #unpacker = new Unpacker()
  readonly #known = new Set<number>()
  #line: pg.Client | undefined
  #round: NodeJS.Timeout | undefined
  #outbox: { readonly channel: string; readonly parcel: string }[] = []
  #isSending = false
  #isClosed = false

  constructor(address: string, store: Store, ears: HouseEars) {
    this.#address = address
    this.#store = store
    this.#ears = ears
  }

  /** Moves in: takes a number and its lock, and listens. */
  async open(): Promise<void> {
    const line = new pg.Client(connection(this.#address))
    line.on('error', () => {})
    line.once('end', () => this.#lost(line))
    line.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    await line.connect()
    const { rows } = await line.query('insert into houses (opened) values ($1) returning number', [Date.now()])
    const number = Number(rows[0]?.number)
    await line.query('select pg_advisory_lock($1, $2)', [LOCKS, number])
    await line.query(`listen ${channelOf(number)}`)
    this.#line = line
    this.#store.house = number
    this.#round = setTimeout(() => void this.#lookRound(), ROUND)
  }

  async keeperOf(match: string): Promise<number | undefined> {
    const { books, house } = this.#store
    const kept = () => books.selectFrom('matches').select('house').where('id', '=', match).executeTakeFirst()
    if (house === undefined || house < 0) throw new Error('the books are not at hand')
    const before = await kept()
    if (before === undefined || before.house === house) return undefined
    await sql`update matches set house = ${house} where id = ${match}
      and (house is null or house not in ${LIVING_HOUSES})`.execute(books)
    const keeper = (await kept())?.house ?? undefined
    return keeper === house ? undefined : keeper
  }

  send(house: number, text: string): void {
    const { house: from = 0 } = this.#store
    this.#known.add(house)
    for (const parcel of this.#packer.pack(from, text)) this.#outbox.push({ channel: channelOf(house), parcel })
    if (!this.#isSending) void this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    for (let batch = this.#outbox.splice(0); batch.length > 0; batch = this.#outbox.splice(0)) {
      const [channels, parcels] = [batch.map(({ channel }) => channel), batch.map(({ parcel }) => parcel)]
      const text = 'select pg_notify(c, p) from unnest($1::text[], $2::text[]) as t(c, p)'
      // What is not sent is lost with the line, and whoever waits for it hears that.
      await this.#line?.query(text, [channels, parcels]).catch(() => this.#line?.end())
    }
    this.#isSending = false
  }

  #hear(parcel: string): void {
    const word = this.#unpacker.unpack(parcel)
    if (word === undefined) return
    this.#known.add(word.from)
    this.#ears.hear(word.from, word.text)
  }

  async #lookRound(): Promise<void> {
    try {
      const { rows } = await sql<{ objid: number }>`select objid::bigint as objid from ${LIVING}`.execute(
        this.#store.books,
      )
      const living = new Set(rows.map(({ objid }) => objid))
      for (const house of [...this.#known].filter((each) => !living.has(each))) {
        this.#known.delete(house)
        this.#unpacker.forget(house)
        this.#ears.gone(house)
      }
    } catch {
      // The line says it when the books are gone.
    }
    if (this.#line !== undefined && !this.#isClosed) this.#round = setTimeout(() => void this.#lookRound(), ROUND)
  }

  #lost(line: pg.Client): void {
    if (this.#line !== line || this.#isClosed) return
    this.#line = undefined
    this.#store.house = -1
    this.#outbox = []
    clearTimeout(this.#round)
    this.#ears.lost()
    this.#moveInAgain()
  }

  #moveInAgain(): void {
    if (this.#isClosed) return
    setTimeout(() => void this.open().catch(() => this.#moveInAgain()), ROUND)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#round)
    await this.#line?.end()
  }
}

/** The locks of houses that are there. */
const LIVING = sql`pg_locks where locktype = 'advisory' and classid = ${LOCKS} and objsubid = 2 and granted
  and database = (select oid from pg_database where datname = current_database())`

/** The numbers of those houses. */
export const LIVING_HOUSES: RawBuilder<unknown> = sql`(select objid::bigint from ${LIVING})`

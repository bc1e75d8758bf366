import type { Kysely, Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { keepAll, type MatchKeeping } from './keeping.ts'
import { migrations } from './migrations.ts'
import type { ClubTables } from './schema.ts'

/** Where questions about the club's data are put: the database, or a transaction in it. */
export type Books = Kysely<ClubTables>

/** Something to be written, all or none of it. */
export type Writing = (books: Transaction<ClubTables>) => Promise<void>

interface Waiting {
  readonly what: Writing | MatchKeeping
  readonly done: () => void
  readonly failed: (problem: unknown) => void
}

/**
 * What the club keeps. To write one thing durably costs a trip to the disk, whatever else goes along: so what is handed in
 * while one trip is under way shares the next. Whoever hands something in hears when it is there for good, and not before.
 */
export class Store {
  readonly books: Books
  /** The number of this house where several keep the same books; undefined where it is alone. */
  house: number | undefined
  /** What was done since it was opened. */
  readonly counts = { kept: 0, trips: 0, failed: 0 }
  #waiting: Waiting[] = []
  #isWriting = false

  constructor(books: Books) {
    this.books = books
  }

  /** How much waits for the next trip. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Brings the tables up to date. */
  async prepare(): Promise<void> {
    // A step that was thought of earlier may well arrive later.
    const how = { db: this.books, provider: migrations, allowUnorderedMigrations: true }
    const { error } = await new Migrator(how).migrateToLatest()
    if (error !== undefined) throw error
  }

  /** Writes durably; rejects when it was not written, be it for the sake of something that shared the trip. */
  write(write: Writing): Promise<void> {
    return this.#handIn(write)
  }

  /** Keeps a match as it stands, durably, or rejects. */
  keep(keeping: MatchKeeping): Promise<void> {
    return this.#handIn(keeping)
  }

  #handIn(what: Waiting['what']): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ what, done, failed })
      if (!this.#isWriting) void this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    // What comes in during the same turn of the event loop goes along.
    await new Promise<void>((later) => void setImmediate(later))
    for (let batch = this.#take(); batch.length > 0; batch = this.#take()) await this.#writeBatch(batch)
    this.#isWriting = false
  }

  #take(): readonly Waiting[] {
    return this.#waiting.splice(0, MOST_AT_ONCE)
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.books.transaction().execute(async (books) => {
        const keepings = batch.flatMap(({ what }) => (typeof what === 'function' ? [] : [what]))
        for (const { what } of batch) if (typeof what === 'function') await what(books)
        if (keepings.length > 0) await keepAll(books, keepings)
      })
      this.counts.trips++
      this.counts.kept += batch.length
      for (const { done } of batch) done()
    } catch (problem) {
      // One that cannot be written must not take the others along: each by itself, then.
      if (batch.length > 1) for (const each of batch) await this.#writeBatch([each])
      else this.#fail(batch, problem)
    }
  }

  #fail(batch: readonly Waiting[], problem: unknown): void {
    this.counts.failed += batch.length
    for (const { failed } of batch) failed(problem)
  }

  async close(): Promise<void> {
    await this.books.destroy()
  }
}

/** Writings that share a trip at most: none waits long for the others. */
const MOST_AT_ONCE = 64

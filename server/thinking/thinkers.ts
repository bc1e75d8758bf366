import pg from 'pg'
import { RulesShelf } from '../hall/rules-shelf.ts'
import { connection } from '../store/postgres.ts'
import type { Store } from '../store/store.ts'
import type { Staff } from './staff.ts'
import {
  answerThought,
  joinThinkers,
  LEASE,
  leaveThinkers,
  stayThinker,
  type TakenThought,
  TO_THINK,
  takeThought,
  unpackThought,
} from './thoughts.ts'

/** How often in the time of a lease it is renewed, and looked for what nobody told of. */
const ROUNDS = 4
/** Milliseconds after which it is looked once more for what waited for somebody else. */
const A_MOMENT = 400

/** How it is set up; a test says how otherwise. */
export interface ThinkersHow {
  readonly lease?: number
}

/**
 * A process that only thinks: it takes what houses ask, a question for each of its threads, and says all the time that it
 * is still there. When it ends, however that comes, what it had is taken by others.
 */
export class Thinkers {
  readonly #address: string
  readonly #store: Store
  readonly #staff: Pick<Staff, 'ask' | 'drop' | 'size'>
  readonly #shelf: RulesShelf
  readonly #lease: number
  /** What is thought about here, by number. */
  readonly #busy = new Map<number, TakenThought>()
  #line: pg.Client | undefined
  #round: NodeJS.Timeout | undefined
  #taking: Promise<void> = Promise.resolve()
  #isClosed = false
  /** By which it is known; 0 as long as it is not there. */
  number = 0

  constructor(
    address: string,
    store: Store,
    staff: Pick<Staff, 'ask' | 'drop' | 'size'>,
    { lease = LEASE }: ThinkersHow = {},
  ) {
    this.#address = address
    this.#store = store
    this.#staff = staff
    this.#shelf = new RulesShelf(store)
    this.#lease = lease
  }

  /** Joins; rejects when the books cannot be reached. */
  async open(): Promise<void> {
    this.#line = await this.#listen()
    this.number = await joinThinkers(this.#store.books, this.#lease)
    await this.#goRound()
  }

  /** Ends orderly: what is not answered yet is given back at once. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#round)
    await this.#taking
    await leaveThinkers(this.#store.books, this.number).catch(() => {})
    await this.#line?.end()
    this.#shelf.close()
  }

  async #listen(): Promise<pg.Client> {
    const line = new pg.Client(connection(this.#address))
    line.on('error', () => {})
    line.once('end', () => {
      this.#line = undefined
    })
    line.on('notification', ({ payload = '' }) =>
      payload.startsWith('-') ? this.#drop(-Number(payload)) : this.#hear(),
    )
    await line.connect()
    await line.query(`listen ${TO_THINK}`)
    return line
  }

  #hear(): void {
    this.#take()
    setTimeout(() => this.#take(), A_MOMENT).unref()
  }

  #drop(number: number): void {
    const taken = this.#busy.get(number)
    if (taken !== undefined) this.#staff.drop(taken.match)
  }

  /** Says that it is there; whatever nobody waits for any more is dropped. A database that went away is looked for again. */
  async #goRound(): Promise<void> {
    try {
      this.#line ??= await this.#listen()
      const mine = await stayThinker(this.#store.books, this.number, this.#lease)
      for (const number of this.#busy.keys()) if (!mine.has(number)) this.#drop(number)
      this.#take()
    } catch {
      // Whoever asked finds another, or thinks himself.
    }
    if (!this.#isClosed) this.#round = setTimeout(() => void this.#goRound(), this.#lease / ROUNDS)
  }

  /** Takes what there is, one after the other. */
  #take(): void {
    this.#taking = this.#taking.then(async () => {
      while (!this.#isClosed && this.#busy.size < this.#staff.size) {
        const taken = await takeThought(this.#store.books, this.number).catch(() => undefined)
        if (taken === undefined) return
        this.#busy.set(taken.number, taken)
        void this.#think(taken).finally(() => {
          this.#busy.delete(taken.number)
          this.#take()
        })
      }
    })
  }

  async #think({ number, question }: TakenThought): Promise<void> {
    const word = await this.#wordOn(question).catch((caught: unknown) => ({
      ...{ mishap: 'failed' as const, problem: caught instanceof Error ? caught.message : String(caught) },
    }))
    if (!this.#isClosed) await answerThought(this.#store.books, this.number, number, word).catch(() => {})
  }

  async #wordOn(question: string) {
    const { game, version, inquiry } = await unpackThought(question)
    // Rules of another day lie in the books: a process that is newer than the house, or older, thinks by those of the match.
    const ruled = await this.#shelf.of(game, version)
    if (ruled === undefined) return { mishap: 'absent' as const, problem: `nobody here knows ${game} ${version}` }
    return this.#staff.ask({ ...inquiry, game: ruled.file ?? game })
  }
}

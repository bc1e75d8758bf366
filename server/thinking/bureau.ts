import type { Inquiry, Word } from '@boma/opponents'
import pg from 'pg'
import { newId } from '../hall/opening.ts'
import { connection } from '../store/postgres.ts'
import type { Store } from '../store/store.ts'
import type { WhoThinks } from './staff.ts'
import {
  askThought,
  channelTo,
  fetchAnswer,
  lookAt,
  MOST_TRIES,
  type OpenThought,
  packThought,
  type RulesNamed,
  withdraw,
} from './thoughts.ts'

/** How often it is looked who is there to think, and whether a word was missed. */
const ROUND = 1000
/** Milliseconds after which a question that nobody takes, and one that nobody answers, is thought about here. */
const UNTAKEN = 10_000
const UNANSWERED = 180_000
/** Matches of which it is remembered who thought about them last. */
const MOST_KNOWN = 1000

/** What a question comes to: an answer, or nothing, and then it is thought about here. */
type Outcome = Word | undefined

interface OpenQuestion {
  number: number | undefined
  done(outcome: Outcome): void
}

/**
 * Has other processes think for a house, where there are any: each question is a row that whoever is free takes. As long as
 * nobody has joined, and whatever goes wrong with those who have, the house thinks itself.
 */
export class Bureau implements WhoThinks {
  /** By which it is told that there is an answer: a house that lost its books and came back has another number. */
  readonly #asker = newId()
  readonly #address: string
  readonly #store: Store
  readonly #own: WhoThinks
  readonly #open = new Map<string, OpenQuestion>()
  /** Who thought about a match last. */
  readonly #knows = new Map<string, number>()
  #line: pg.Client | undefined
  #round: NodeJS.Timeout | undefined
  #isClosed = false
  /** How many are there to think, how many questions wait for them, what was answered, and what was taken once more. */
  readonly counts = { thinkers: 0, waiting: 0, answered: 0, again: 0 }

  constructor(address: string, store: Store, own: WhoThinks) {
    this.#address = address
    this.#store = store
    this.#own = own
  }

  async open(): Promise<void> {
    await this.#look()
  }

  async ask(inquiry: Inquiry, under: RulesNamed): Promise<Word> {
    const there = this.counts.thinkers === 0 ? undefined : await this.#askThere(inquiry, under)
    return there ?? this.#own.ask(inquiry, under)
  }

  drop(match: string): void {
    const open = this.#open.get(match)
    this.#open.delete(match)
    if (open?.number !== undefined) void withdraw(this.#store.books, open.number).catch(() => {})
    this.#own.drop(match)
  }

  close(): Promise<void> | undefined {
    this.#isClosed = true
    clearTimeout(this.#round)
    this.#open.clear()
    return this.#line?.end()
  }

  #askThere(inquiry: Inquiry, under: RulesNamed): Promise<Outcome> {
    const { match } = inquiry
    return new Promise((done) => {
      const open: OpenQuestion = { number: undefined, done }
      this.#open.set(match, open)
      this.#put(inquiry, under, open).catch(() => this.#settle(match, open, undefined))
    })
  }

  async #put(inquiry: Inquiry, under: RulesNamed, open: OpenQuestion): Promise<void> {
    const { match } = inquiry
    const { books, house } = this.#store
    // What the thread at home calls the game is a file of this machine.
    const question = await packThought({ ...under, inquiry: { ...inquiry, game: under.game } })
    const number = await askThought(books, {
      ...{ match, house, asker: this.#asker, prefers: this.#knows.get(match), question },
    })
    // Meanwhile nobody may wait for it any more.
    if (this.#open.get(match) === open) open.number = number
    else await withdraw(books, number)
  }

  #settle(match: string, open: OpenQuestion, outcome: Outcome): void {
    if (this.#open.get(match) !== open) return
    this.#open.delete(match)
    open.done(outcome)
  }

  #questionOf(number: number): readonly [string, OpenQuestion] | undefined {
    return [...this.#open].find(([, open]) => open.number === number)
  }

  /** Somebody has answered: it is fetched, once. Whoever broke down over it is no answer. */
  async #fetch(number: number): Promise<void> {
    const found = this.#questionOf(number)
    const answer = found && (await fetchAnswer(this.#store.books, number))
    if (found === undefined || answer === undefined) return
    const [match, open] = found
    const { word, thinker, tries } = answer
    this.counts.answered++
    this.counts.again += tries - 1
    this.#remember(match, thinker)
    this.#settle(match, open, 'order' in word ? word : undefined)
  }

  #remember(match: string, thinker: number): void {
    this.#knows.delete(match)
    this.#knows.set(match, thinker)
    const [oldest] = this.#knows.keys()
    if (this.#knows.size > MOST_KNOWN && oldest !== undefined) this.#knows.delete(oldest)
  }

  /** Looks round: what was missed while the line was down is found so, and whoever died is found missing. */
  async #look(): Promise<void> {
    try {
      this.#line ??= await this.#listen()
      const { thinkers, waiting, open } = await lookAt(this.#store.books, this.#asker)
      Object.assign(this.counts, { thinkers, waiting })
      for (const each of open) await this.#heed(each, thinkers)
      const there = new Set(open.map(({ number }) => number))
      for (const [match, question] of this.#open)
        if (question.number !== undefined && !there.has(question.number)) this.#settle(match, question, undefined)
    } catch {
      // The books are gone: the house thinks itself, as far as it can keep anything.
      this.counts.thinkers = 0
      for (const [match, question] of this.#open) this.#settle(match, question, undefined)
    }
    if (!this.#isClosed) this.#round = setTimeout(() => void this.#look(), ROUND).unref()
  }

  async #heed({ number, age, tries, isFree, isAnswered }: OpenThought, thinkers: number): Promise<void> {
    if (isAnswered) return this.#fetch(number)
    const isPoison = isFree && tries >= MOST_TRIES
    const isLeft = thinkers === 0 || (isFree && age > UNTAKEN) || age > UNANSWERED
    if (!isPoison && !isLeft) return
    const found = this.#questionOf(number)
    await withdraw(this.#store.books, number)
    // What has ended several processes is not thought about here as well.
    const problem = `${tries} processes ended over it`
    if (found !== undefined) this.#settle(...found, isPoison ? { mishap: 'failed', problem } : undefined)
  }

  async #listen(): Promise<pg.Client> {
    const line = new pg.Client(connection(this.#address))
    line.on('error', () => {})
    line.once('end', () => {
      if (this.#line === line) this.#line = undefined
    })
    line.on('notification', ({ payload }) => void this.#fetch(Number(payload)).catch(() => {}))
    await line.connect()
    await line.query(`listen ${channelTo(this.#asker)}`)
    return line
  }
}

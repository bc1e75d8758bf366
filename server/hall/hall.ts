import type { MatchTerms, Petition } from '@boma/club'
import { type Match, type Rules, reopen } from '@boma/kernel'
import type { Store } from '../store/store.ts'
import { Awake, type HallParts } from './awake.ts'
import type { ClubSeat } from './guest.ts'
import {
  commitmentOf,
  type KeptTerms,
  newId,
  newRow,
  newSecret,
  openMatch,
  type TermsFault,
  whyNotTerms,
} from './opening.ts'
import { rulesNamed } from './rules-shelf.ts'
import { newInvitation } from './words.ts'

/** Somebody at the club. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** What came of opening a match. */
export type Opened = { readonly id: string; readonly invitation: string } | { readonly fault: TermsFault | 'no-game' }

/** What came of taking a seat. */
export type SeatTaken = { readonly id: string } | { readonly fault: 'gone' | 'own' | 'taken' }

/**
 * All matches of the club. One that somebody looks at is awake, and there is only one of it; all others lie in the store,
 * where nothing of them is lost whatever happens to the house.
 */
export class Hall {
  readonly #store: Store
  readonly #now: () => number
  readonly #awake = new Map<string, Promise<Awake | undefined>>()

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store
    this.#now = now
  }

  get #house(): HallParts {
    return { store: this.#store, now: this.#now, lose: (awake) => this.#lose(awake) }
  }

  /** Opens a match on these terms: its secret is drawn and committed to before anybody else sits down. */
  async open(maker: Person, terms: MatchTerms, added: string): Promise<Opened> {
    const rules = await rulesNamed(terms.game)
    if (rules === undefined) return { fault: 'no-game' }
    const fault = whyNotTerms(rules, terms)
    if (fault !== undefined) return { fault }
    const [id, secret, invitation] = [newId(), newSecret(), newInvitation()]
    const agreement: KeptTerms = { options: terms.options, pace: terms.pace }
    const mine = terms.seats.map((sitter) => (sitter === 'me' ? added : undefined))
    const match = openMatch(rules, { id, scenario: terms.scenario, terms: agreement, secret, added: mine })
    const now = this.#now()
    await this.#store.write(async (books) => {
      await books
        .insertInto('matches')
        .values({
          ...{ id, game: rules.id, version: rules.version, scenario: terms.scenario, terms: JSON.stringify(agreement) },
          ...{ invitation, is_public: terms.isPublic ? 1 : 0, maker: maker.id, state: 'waiting', asked: null },
          ...{ secret, commitment: commitmentOf(match), petition: null, created: now, changed: now },
          ...newRow(match, terms.pace),
        })
        .execute()
      await books
        .insertInto('seats')
        .values(mine.map((bytes, seat) => seatRow(id, seat, bytes === undefined ? undefined : maker.id, bytes)))
        .execute()
    })
    // Whoever plays both sides alone waits for nobody.
    if (match.lacking.length === 0) await this.#begin(id)
    return { id, invitation }
  }

  /** Somebody takes the first seat that is free; the match begins with the last of them. */
  async sit(person: Person, invitation: string, added: string): Promise<SeatTaken> {
    const row = await this.#store.books
      .selectFrom('matches')
      .select(['id', 'maker'])
      .where('invitation', '=', invitation)
      .executeTakeFirst()
    if (row === undefined) return { fault: 'gone' }
    if (row.maker === person.id) return { fault: 'own' }
    let seat: number | undefined
    let isFull = false
    await this.#store.write(async (books) => {
      const seats = await books.selectFrom('seats').selectAll().where('match', '=', row.id).orderBy('seat').execute()
      const free = seats.filter((each) => each.person === null && each.computer === null)
      seat = free[0]?.seat
      if (seat === undefined) return
      await books
        .updateTable('seats')
        .set({ person: person.id, added })
        .where('match', '=', row.id)
        .where('seat', '=', seat)
        .execute()
      isFull = free.length === 1
      if (isFull) await books.updateTable('matches').set({ invitation: null }).where('id', '=', row.id).execute()
    })
    if (seat === undefined) return { fault: 'taken' }
    if (isFull) await this.#begin(row.id)
    return { id: row.id }
  }

  /** All have sat down: it is kept as it begins. */
  async #begin(id: string): Promise<void> {
    // Somebody may have looked for it just before the last one sat down: then it is looked for once more.
    const awake = (await this.awake(id)) ?? (await this.awake(id))
    awake?.wake()
  }

  /** A match that is awake, or wakes now; undefined when there is none. Until all have sat down there is none. */
  awake(id: string): Promise<Awake | undefined> {
    const known = this.#awake.get(id)
    if (known !== undefined) return known
    const loading = this.#load(id)
    this.#awake.set(id, loading)
    // Meanwhile another may have taken its place, of which there must be only one: whoever forgets minds which.
    const forget = () => this.#awake.get(id) === loading && this.#awake.delete(id)
    loading.then((found) => found ?? forget(), forget)
    return loading
  }

  /** Nobody looks at it any more: it goes to sleep, for all of it is kept. */
  rest(awake: Awake): void {
    const known = this.#awake.get(awake.id)
    void known?.then((found) => {
      if (found === awake && awake.isAlone && this.#awake.get(awake.id) === known) this.#awake.delete(awake.id)
    })
  }

  async #load(id: string): Promise<Awake | undefined> {
    const { books } = this.#store
    const row = await books.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
    const rules = row && (await rulesNamed(row.game))
    if (row === undefined || rules === undefined) return undefined
    const [seats, journal, pages] = await Promise.all([
      books
        .selectFrom('seats')
        .leftJoin('people', 'people.id', 'seats.person')
        .select(['seat', 'person', 'computer', 'added', 'people.name'])
        .where('match', '=', id)
        .orderBy('seat')
        .execute(),
      books.selectFrom('journal').select('text').where('match', '=', id).orderBy('line').execute(),
      books.selectFrom('pages').select(['page', 'errand']).where('match', '=', id).execute(),
    ])
    const added = seats.map((seat) => seat.added ?? undefined)
    const match = matchIn(rules, row, added, journal.map(({ text }) => `${text}\n`).join(''))
    if (match.lacking.length > 0) return undefined
    return new Awake(
      match,
      {
        id,
        chairs: seats.map(({ person, name, computer }) => chairOf(person, name, computer)),
        clock: JSON.parse(row.clock),
        petition: row.petition === null ? undefined : (JSON.parse(row.petition) as Petition),
        lines: journal.length,
        errands: new Map(pages.map(({ page, errand }) => [page, errand])),
      },
      this.#house,
    )
  }

  #lose(awake: Awake): void {
    const known = this.#awake.get(awake.id)
    awake.dismiss('not-kept')
    void known?.then((found) => found === awake && this.#awake.get(awake.id) === known && this.#awake.delete(awake.id))
  }
}

const seatRow = (match: string, seat: number, person: string | undefined, added: string | undefined) => ({
  ...{ match, seat, computer: null },
  ...{ person: person ?? null, added: added ?? null },
})

const chairOf = (id: string | null, name: string | null, computer: string | null): ClubSeat => ({
  ...(id !== null && { person: { id, name: name ?? '' } }),
  ...(computer !== null && { computer }),
})

interface Row {
  readonly id: string
  readonly scenario: string
  readonly terms: string
  readonly secret: string
  readonly head: string
  readonly foot: string
  readonly loose: string
  readonly seal: string
  readonly told: number
}

/** The match as it was kept; before its first line it is opened anew, by the same secret. */
function matchIn(rules: Rules, row: Row, added: readonly (string | undefined)[], journal: string): Match {
  const { id, scenario, terms, secret, head, foot, loose, seal } = row
  if (seal === '') return openMatch(rules, { id, scenario, terms: JSON.parse(terms) as KeptTerms, secret, added })
  return reopen(rules, { head, journal, loose, foot, secret, told: row.told === 1, seal })
}

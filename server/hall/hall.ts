import {
  INVITATION_LASTS,
  type LeftBehind,
  leadingSeat,
  type MatchClock,
  type MatchTerms,
  type Petition,
} from '@boma/club'
import { type Match, NO_CHAIN, type Rules, type Seat } from '@boma/kernel'
import { absencesAt, withAbsences } from '../people/absences.ts'
import { ALONE, type Houses } from '../post/houses.ts'
import type { Books, Store } from '../store/store.ts'
import { Deputies } from '../thinking/deputies.ts'
import { Staff, type WhoThinks } from '../thinking/staff.ts'
import { playerOf } from './automaton.ts'
import { Awake, type HallParts } from './awake.ts'
import { ClubKey } from './club-key.ts'
import type { ClubSeat } from './guest.ts'
import {
  chainIn,
  commitmentOf,
  type KeptTerms,
  type MatchOpening,
  newId,
  newRow,
  newSecret,
  openMatch,
  type TermsFault,
  whyNotTerms,
} from './opening.ts'
import { type Ruled, RulesShelf } from './rules-shelf.ts'
import { satBefore, takeSeat } from './sitting.ts'
import { inTurns } from './turns.ts'
import { upgrade } from './upgrade.ts'
import { newInvitation } from './words.ts'

/** Somebody at the club. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** What a new match comes after: one that the same people have played, or one that was begun elsewhere. */
export interface OpenedAfter {
  readonly rematchOf?: string
  /** What its record begins with, and by what it is known when the same one is brought again. */
  readonly moved?: { readonly head: string; readonly key: string }
}

/** What came of opening a match. */
export type Opened =
  | { readonly id: string; readonly invitation: string; readonly commitment: string; readonly signed: string }
  | { readonly fault: TermsFault | 'no-game' }

/** What a seat adds to the dice, and the end of the chain whose links its orders carry. */
export interface SeatDice {
  readonly added: string
  readonly chain: string
}

/** What came of taking a seat. */
export type SeatTaken = { readonly id: string } | { readonly fault: 'gone' | 'own' | 'taken' }

/** Milliseconds for which a match that somebody has left stays awake. */
const LINGERS = 30_000

/**
 * All matches of the club. One that somebody looks at is awake, and there is only one of it; all others lie in the store,
 * where nothing of them is lost whatever happens to the house.
 */
export class Hall {
  readonly #store: Store
  readonly #now: () => number
  /** The other processes that keep the same books. */
  houses: Houses = ALONE
  /** Who carries word to them. */
  relay: { wake(house: number, match: string): void; absent(house: number, match: string): void } | undefined
  readonly #staff: WhoThinks
  /** Who answers by what people left behind. */
  readonly deputies = new Deputies()
  /** Who hears what has become of a match, each time that it is kept. */
  readonly #heeding = new Set<(awake: Awake) => void>()
  /** Who hears that a match could not be kept, or, without one, that the books are lost. */
  onLost: (match?: string) => void = () => {}
  readonly #key: ClubKey
  readonly #awake = new Map<string, Promise<Awake | undefined>>()
  /** The rules that matches are played under. */
  readonly shelf: RulesShelf

  constructor(
    store: Store,
    now: () => number = Date.now,
    staff: WhoThinks = new Staff(),
    shelf: RulesShelf = new RulesShelf(store),
  ) {
    this.#store = store
    this.shelf = shelf
    this.#key = new ClubKey(store)
    this.#staff = staff
    this.#now = now
  }

  get #house(): HallParts {
    return {
      ...{ store: this.#store, now: this.#now, staff: this.#staff, deputies: this.deputies },
      lose: (awake) => this.#lose(awake),
      rest: (awake) => this.rest(awake),
      kept: (awake) => {
        for (const heed of this.#heeding) heed(awake)
      },
    }
  }

  /** Has somebody hear of every match each time that it is kept. */
  onKept(heed: (awake: Awake) => void): void {
    this.#heeding.add(heed)
  }

  /** Brings matches under way under the rules of today, each in turn, where these change nothing of it. */
  async bringUp(): Promise<void> {
    const rows = await this.#store.books
      .selectFrom('matches')
      .select(['id', 'game', 'version', 'under', 'judged'])
      .where('state', '!=', 'over')
      .execute()
    for (const { id, game, version, under, judged } of rows) {
      const today = (await this.shelf.current(game))?.rules.version
      if ((under ?? version) === today || judged === today) continue
      const awake = await this.awakeIfWhole(id)
      if (awake !== undefined) this.rest(awake)
    }
  }

  /** Wakes the matches in which a computer, or what somebody left behind, was to answer when the club was closed, however that came. */
  async resume(): Promise<void> {
    const rows = await this.#store.books
      .selectFrom('matches')
      .innerJoin('seats', (join) =>
        join.onRef('seats.match', '=', 'matches.id').onRef('seats.seat', '=', 'matches.asked'),
      )
      .select('matches.id')
      .where('matches.state', '=', 'running')
      .where((where) => where.or([where('seats.computer', 'is not', null), where('seats.left_behind', 'is not', null)]))
      .execute()
    // One after the other: each waits for its turn to be thought about anyway.
    for (const { id } of rows) await this.awakeIfWhole(id)
  }

  /** The same where many are looked at: one that is damaged is told of, and stands in nobody's way. */
  async awakeIfWhole(id: string): Promise<Awake | undefined> {
    try {
      return await this.awake(id)
    } catch {
      this.onLost(id)
      return undefined
    }
  }

  /**
   * Opens a match on these terms: its secret is drawn and committed to before anybody adds anything. Its maker does so when
   * he has read the commitment (`contribute`), like all others.
   */
  async open(maker: Person, terms: MatchTerms, { rematchOf, moved }: OpenedAfter = {}): Promise<Opened> {
    const ruled = await this.shelf.current(terms.game)
    if (ruled === undefined) return { fault: 'no-game' }
    const { rules } = ruled
    const fault = whyNotTerms(rules, terms)
    if (fault !== undefined) return { fault }
    const [id, secret, invitation] = [newId(), newSecret(), newInvitation()]
    const { options, pace } = terms
    const agreement: KeptTerms = { options, pace, hasChains: true, ...(moved && { isMoved: true }) }
    const sitters = sittersOf(rules, terms, maker)
    const given = sitters.map((sitter) => sitter.added ?? undefined)
    const chains = sitters.map(({ chain, computer }) => chainIn(chain, computer))
    const { version } = rules
    const opening = { id, version, scenario: terms.scenario, terms: agreement, secret, added: given, chains }
    const match = openMatch(ruled, moved === undefined ? opening : { ...opening, head: moved.head })
    await this.shelf.keep(rules.id)
    const commitment = commitmentOf(match)
    const now = this.#now()
    const signed = await this.#key.sign(id, commitment, now)
    await this.#store.write(async (books) => {
      await books
        .insertInto('matches')
        .values({
          ...{ id, game: rules.id, version: rules.version, scenario: terms.scenario, terms: JSON.stringify(agreement) },
          ...{ is_public: terms.isPublic ? 1 : 0, is_rated: terms.isRated ? 1 : 0 },
          ...{ invitation, maker: maker.id, state: 'waiting', asked: null },
          ...{ rematch_of: rematchOf ?? null, moved_key: moved?.key ?? null },
          ...{ secret, commitment, signed, petition: null, created: now, changed: now },
          ...newRow(match, terms.pace),
        })
        .execute()
      await books
        .insertInto('seats')
        .values(sitters.map((sitter, seat) => ({ match: id, seat, ...sitter })))
        .execute()
    })
    return { id, invitation, commitment, signed }
  }

  /** Somebody who sits at a match adds his bytes to its dice, once; with the last of them it begins. The club adds where nobody is asked. */
  async contribute(person: Person, id: string, seat: number, { added, chain }: SeatDice): Promise<boolean> {
    let isDone = false
    await this.#store.write(async (books) => {
      const done = await books
        .updateTable('seats')
        .set({ added, chain })
        .where('match', '=', id)
        .where('seat', '=', seat)
        .where('person', '=', person.id)
        .where('added', 'is', null)
        .executeTakeFirst()
      isDone = done.numUpdatedRows > 0n
    })
    if (isDone) await this.begin(id)
    return isDone || this.#hasAdded(person, id, seat, added)
  }

  /** Has somebody added these very bytes by that seat, or is he asked nothing there? */
  async #hasAdded(person: Person, id: string, seat: number, bytes: string): Promise<boolean> {
    const seats = this.#store.books.selectFrom('seats').select(['chain', 'added']).where('match', '=', id)
    const own = await seats.where('seat', '=', seat).where('person', '=', person.id).executeTakeFirst()
    return own !== undefined && (own.chain === NO_CHAIN || own.added === bytes)
  }

  /** Somebody takes the first seat that is free, once however often he asks; the match begins with the last of them. */
  async sit(person: Person, invitation: string, dice: SeatDice): Promise<SeatTaken> {
    const before = await satBefore(this.#store, person, dice)
    if (before !== undefined) return { id: before }
    const row = await this.#store.books
      .selectFrom('matches')
      .select(['id', 'maker', 'game', 'version', 'terms'])
      .where('invitation', '=', invitation)
      .where('created', '>', this.#now() - INVITATION_LASTS)
      .executeTakeFirst()
    const rules = row && (await this.shelf.of(row.game, row.version))?.rules
    if (row === undefined || rules === undefined) return { fault: 'gone' }
    const { options } = JSON.parse(row.terms) as KeptTerms
    if (row.maker === person.id) return { fault: 'own' }
    const found = await takeSeat(this.#store, { id: row.id, rules, options }, person, dice)
    if (found === 'taken') return { fault: 'taken' }
    if (found === 'full') await this.begin(row.id)
    return { id: row.id }
  }

  /** A program has given orders for these seats, which is kept once. */
  async noteProgram(awake: Awake, seats: readonly number[]): Promise<void> {
    const unnoted = seats.filter((seat) => awake.chairs[seat]?.isProgram !== true)
    if (unnoted.length === 0) return
    await this.#store.write(async (books) => {
      const own = books.updateTable('seats').set({ is_program: 1 }).where('match', '=', awake.id)
      await own.where('seat', 'in', unnoted).execute()
    })
    awake.noteProgram(unnoted as Seat[])
  }

  /** All have sat down: it is kept as it begins. */
  async begin(id: string): Promise<void> {
    // Somebody may have looked for it just before the last one sat down: then it is looked for once more.
    const awake = (await this.awake(id)) ?? (await this.awake(id))
    if (awake !== undefined) return awake.wake()
    const keeper = await this.keeperOf(id)
    if (keeper !== undefined) this.relay?.wake(keeper, id)
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

  /** Somebody has left it, who may ask for it again at once: it costs more to wake it than to let it be for a while. */
  leave(awake: Awake): void {
    setTimeout(() => this.rest(awake), LINGERS).unref()
  }

  /** Nobody looks at it any more: it goes to sleep, for all of it is kept. */
  rest(awake: Awake): void {
    const known = this.#awake.get(awake.id)
    void known?.then((found) => {
      if (found === awake && awake.isAlone && this.#awake.get(awake.id) === known) this.#awake.delete(awake.id)
    })
  }

  /** Somebody who sits at a match goes away or comes back: whoever keeps it looks up when. */
  async heedAbsences(id: string): Promise<void> {
    const keeper = await this.keeperOf(id)
    if (keeper !== undefined) return this.relay?.absent(keeper, id)
    const awake = await this.awakeIfWhole(id)
    if (awake === undefined) return
    const seats = awake.chairs.map(({ person }, seat) => ({ seat, person: person?.id ?? null }))
    awake.setAbsent(await absencesAt(this.#store, seats))
    await awake.settled()
    this.rest(awake)
  }

  /** The other house that keeps a match; undefined when that is this one. */
  keeperOf(id: string): Promise<number | undefined> {
    return this.houses.keeperOf(id)
  }

  /** How many matches are awake. */
  get size(): number {
    return this.#awake.size
  }

  /** All that is awake goes to sleep as it was kept last: the books are lost, and others may keep it. */
  dismissAll(): void {
    this.onLost()
    for (const [id, known] of this.#awake) {
      this.#awake.delete(id)
      known.then(
        (awake) => awake?.dismiss('not-kept'),
        () => {},
      )
    }
  }

  async #load(id: string): Promise<Awake | undefined> {
    if ((await this.keeperOf(id)) !== undefined) return undefined
    await upgrade(this.#store, this.shelf, id)
    const awake = await this.read(id)
    // Whoever looks at it asks how it came about, which is played again: others have their turn meanwhile.
    if (awake !== undefined) await inTurns(awake.match.recall())
    // A computer may be asked; once whoever waits for the match has it.
    queueMicrotask(() => awake?.look())
    return awake
  }

  /** A match as it is kept, to be looked at: nothing may happen to it unless this house keeps it. */
  async read(id: string): Promise<Awake | undefined> {
    const { books } = this.#store
    const row = await books.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
    const ruled = row && (await this.shelf.of(row.game, row.under ?? row.version))
    if (row === undefined || ruled === undefined) return undefined
    const { isMoved } = JSON.parse(row.terms) as KeptTerms
    const [seats, journal, pages, mover] = await Promise.all([
      seatsAt(books, id),
      books.selectFrom('journal').select('text').where('match', '=', id).orderBy('line').execute(),
      books.selectFrom('pages').select(['page', 'errand']).where('match', '=', id).execute(),
      isMoved ? books.selectFrom('people').select('name').where('id', '=', row.maker).executeTakeFirst() : undefined,
    ])
    // What waits for somebody need not be opened to know that.
    if (row.seal === '' && seats.some(({ added, chain }) => added === null && chain !== NO_CHAIN)) return undefined
    const added = seats.map((seat) => seat.added ?? undefined)
    const chains = seats.map(({ chain, computer }) => chainIn(chain, computer))
    const match = matchIn(ruled, row, { added, chains }, journal.map(({ text }) => `${text}\n`).join(''))
    if (match.lacking.length > 0) return undefined
    return new Awake(
      match,
      {
        id,
        chairs: seats.map(chairOf),
        clock: withAbsences(JSON.parse(row.clock) as MatchClock, await absencesAt(this.#store, seats)),
        petition: row.petition === null ? undefined : (JSON.parse(row.petition) as Petition),
        isRated: row.is_rated > 0,
        ruled,
        head: row.head,
        ...(isMoved === true && { movedBy: mover?.name ?? '' }),
        ...(row.changed_case !== null && { changedCase: row.changed_case }),
        lines: journal.length,
        errands: new Map(pages.map(({ page, errand }) => [page, errand])),
        left: new Map(seats.flatMap(({ person, left_behind }) => leftBy(person, left_behind))),
      },
      this.#house,
    )
  }

  #lose(awake: Awake): void {
    const known = this.#awake.get(awake.id)
    awake.dismiss('not-kept')
    this.onLost(awake.id)
    void known?.then((found) => found === awake && this.#awake.get(awake.id) === known && this.#awake.delete(awake.id))
  }
}

/** Who sits on a seat from the start, and what he adds to the secret of the dice; a computer's bytes are the club's. */
function sitterOf(sitter: string, maker: Person) {
  if (sitter === 'me') return { person: maker.id, computer: null, added: null }
  const computer = playerOf(sitter)
  return { person: null, computer: computer ?? null, added: computer === undefined ? null : newId(32) }
}

/** Who sits where from the start: where nobody is asked, whoever leads that side, and the club adds for it. */
function sittersOf(rules: Rules, { seats, options }: MatchTerms, maker: Person) {
  const sitters = seats.map((sitter) => ({ ...sitterOf(sitter, maker), chain: null as string | null }))
  return sitters.map((sitter, seat) => {
    const leader = leadingSeat(rules, options, seat)
    return leader === seat ? sitter : { ...(sitters[leader] ?? sitter), added: newId(32), chain: NO_CHAIN }
  })
}

/** Who sits at a match, with all that its seats keep. */
const seatsAt = (books: Books, match: string) =>
  books
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select(['seat', 'person', 'computer', 'added', 'chain', 'people.name'])
    .select(['is_program', 'is_shown', 'left_behind'])
    .where('match', '=', match)
    .orderBy('seat')
    .execute()

const leftBy = (person: string | null, left: string | null): readonly [string, LeftBehind][] =>
  person === null || left === null ? [] : [[person, JSON.parse(left) as LeftBehind]]

const chairOf = ({ person: id, name, computer, is_program, is_shown }: SeatRow): ClubSeat => ({
  ...(id !== null && { person: { id, name: name ?? '' } }),
  ...(computer !== null && { computer }),
  ...(is_program === 1 && { isProgram: true }),
  ...(is_shown === 1 && { isShown: true }),
})

interface SeatRow {
  readonly person: string | null
  readonly name: string | null
  readonly computer: string | null
  readonly is_program: number
  readonly is_shown: number
}

interface Row {
  readonly id: string
  readonly version: string
  readonly under: string | null
  readonly scenario: string
  readonly terms: string
  readonly secret: string
  readonly commitment: string
  readonly signed: string | null
  readonly head: string
  readonly foot: string
  readonly loose: string
  readonly seal: string
  readonly told: number
}

/** The match as it was kept; before its first line it is opened anew, by the same secret. */
function matchIn(ruled: Ruled, row: Row, given: Pick<MatchOpening, 'added' | 'chains'>, journal: string): Match {
  const { id, scenario, terms, secret, head, foot, loose, seal } = row
  const { commitment, signed } = row
  const published = { commitment, signed: signed ?? undefined }
  const kept = { ...given, ...published, head, version: row.version }
  if (seal === '') return openMatch(ruled, { id, scenario, terms: JSON.parse(terms) as KeptTerms, secret, ...kept })
  const under = row.under ?? row.version
  return ruled.kernel.reopen(ruled.rules, { under, head, journal, loose, foot, secret, told: row.told === 1, seal })
}

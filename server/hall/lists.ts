import { INVITATION_LASTS, type Invitation, type ListedMatch, type MatchClock } from '@boma/club'
import { isForReader } from '../people/conduct.ts'
import type { Store } from '../store/store.ts'
import type { KeptTerms } from './opening.ts'

/** Matches that a list shows at most. */
const SHOWN = 200
const COLUMNS = [
  'id',
  'game',
  'scenario',
  'terms',
  'state',
  'asked',
  'clock',
  'invitation',
  'is_rated',
  'maker',
  'commitment',
  'created',
  'changed',
] as const

interface ListedRow {
  readonly id: string
  readonly game: string
  readonly scenario: string
  readonly terms: string
  readonly state: string
  readonly asked: number | null
  readonly clock: string
  readonly invitation: string | null
  readonly is_rated: number
  readonly maker: string
  readonly commitment: string
  readonly created: number
  readonly changed: number
}

/** Somebody's matches, those that changed last first. */
export async function matchesOf(store: Store, person: string, most = SHOWN): Promise<readonly ListedMatch[]> {
  const { books } = store
  const mine = books.selectFrom('seats').select('match').where('person', '=', person)
  const rows = await books
    .selectFrom('matches')
    .select(COLUMNS)
    .where('id', 'in', mine)
    .orderBy('changed', 'desc')
    .limit(most)
    .execute()
  return withTalk(store, person, await withRematches(store, person, await withSeats(store, rows, person)))
}

/** The same with the words of rematches that others have opened. */
async function withRematches({ books }: Store, person: string, matches: readonly ListedMatch[]) {
  const over = matches.filter(({ state }) => state === 'over').map(({ id }) => id)
  if (over.length === 0) return matches
  const again = await books
    .selectFrom('matches')
    .select(['rematch_of', 'invitation'])
    .where('rematch_of', 'in', over)
    .where('state', '=', 'waiting')
    .where('maker', '!=', person)
    .execute()
  const words = new Map(again.map(({ rematch_of, invitation }) => [rematch_of, invitation]))
  return matches.map((match) => {
    const rematch = words.get(match.id)
    return typeof rematch === 'string' ? { ...match, rematch } : match
  })
}

/** The same with what others said there last, but for those whom one keeps away. */
async function withTalk({ books }: Store, person: string, matches: readonly ListedMatch[]) {
  const ids = matches.map(({ id }) => id)
  if (ids.length === 0) return matches
  const kept = books.selectFrom('blocks').select('blocked').where('blocks.person', '=', person)
  const last = books
    .selectFrom('talk')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('match', 'in', ids)
    .where('person', '!=', person)
    .where('person', 'not in', kept)
    .groupBy('match')
  const lines = await books
    .selectFrom('talk')
    .leftJoin('people', 'people.id', 'talk.person')
    .select(['match', 'number', 'people.name', 'text'])
    .where('number', 'in', last)
    .execute()
  const said = new Map(
    lines.map(({ match, number, name, text }) => [match, { number: Number(number), name: name ?? '', text }]),
  )
  return matches.map((match) => {
    const talk = said.get(match.id)
    return talk === undefined ? match : { ...match, talk }
  })
}

/** Open challenges, the newest first. */
export async function challenges(store: Store, now: number, reader = ''): Promise<readonly ListedMatch[]> {
  const rows = await store.books
    .selectFrom('matches')
    .select(COLUMNS)
    .where('state', '=', 'waiting')
    .where('is_public', '=', 1)
    .where(isForReader(reader))
    .where('created', '>', now - INVITATION_LASTS)
    .orderBy('created', 'desc')
    .limit(SHOWN)
    .execute()
  return withSeats(store, rows, undefined)
}

async function withSeats(
  store: Store,
  rows: readonly ListedRow[],
  person: string | undefined,
): Promise<readonly ListedMatch[]> {
  if (rows.length === 0) return []
  const seats = await store.books
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select(['match', 'seat', 'person', 'computer', 'added', 'people.name'])
    .where(
      'match',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('seat')
    .execute()
  return rows.map((row) =>
    listed(
      row,
      seats.filter(({ match }) => match === row.id),
      person,
    ),
  )
}

interface SatRow {
  readonly seat: number
  readonly person: string | null
  readonly computer: string | null
  readonly added: string | null
  readonly name: string | null
}

/** A match as somebody reads it in a list. */
function listed(row: ListedRow, seats: readonly SatRow[], person: string | undefined): ListedMatch {
  const { options, pace, isMoved } = JSON.parse(row.terms) as KeptTerms
  const isMine = ({ person: sitter }: SatRow) => sitter !== null && sitter === person
  const lacking = seats.filter((each) => isMine(each) && each.added === null).map(({ seat }) => seat)
  return {
    ...{ id: row.id, game: row.game, scenario: row.scenario, options, pace },
    state: row.state as ListedMatch['state'],
    asked: row.asked ?? undefined,
    clock: JSON.parse(row.clock) as MatchClock,
    invitation: row.invitation ?? undefined,
    isRated: row.is_rated > 0,
    ...(row.maker === person && { isMaker: true }),
    ...(lacking.length > 0 && { lacking: { seats: lacking, commitment: row.commitment } }),
    ...(isMoved === true && { isMoved }),
    seats: seats.map((each) => ({
      name: each.name ?? each.computer ?? '',
      kind: each.person !== null ? 'person' : each.computer !== null ? 'computer' : 'empty',
      isMine: isMine(each),
    })),
    created: Number(row.created),
    changed: Number(row.changed),
  }
}

/** Challenges of one person that wait for anybody who likes, so that nobody fills the list alone; and all that wait for somebody. */
const [MOST_OPEN, MOST_WAITING] = [20, 100]

/** Why somebody may open no other match until one of his own is taken up or withdrawn; undefined when he may. */
export async function whyNotOneMore(
  { books }: Store,
  { maker, isPublic, now }: { readonly maker: string; readonly isPublic: boolean; readonly now: number },
): Promise<'too-many-open' | 'too-many-waiting' | undefined> {
  const rows = await books
    .selectFrom('matches')
    .select('is_public')
    .where('state', '=', 'waiting')
    .where('created', '>', now - INVITATION_LASTS)
    .where('maker', '=', maker)
    .execute()
  if (isPublic && rows.filter(({ is_public }) => is_public === 1).length >= MOST_OPEN) return 'too-many-open'
  return rows.length >= MOST_WAITING ? 'too-many-waiting' : undefined
}

/** What somebody is invited to; undefined when the words lead nowhere, or not any more. */
export async function invitationOf(
  store: Store,
  words: string,
  now: number,
  reader?: string,
): Promise<Invitation | undefined> {
  const row = await store.books
    .selectFrom('matches')
    .innerJoin('people', 'people.id', 'matches.maker')
    .select([...COLUMNS.map((column) => `matches.${column}` as const), 'people.name'])
    .where('invitation', '=', words)
    .where('matches.created', '>', now - INVITATION_LASTS)
    .executeTakeFirst()
  const [match] = row === undefined ? [] : await withSeats(store, [row], reader)
  return row === undefined || match === undefined ? undefined : { match, from: row.name, commitment: row.commitment }
}

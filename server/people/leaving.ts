import { Readable } from 'node:stream'
import type { Errand } from '@boma/club'
import { writeRecord } from '@boma/kernel'
import type { Hall } from '../hall/hall.ts'
import { matchesOf } from '../hall/lists.ts'
import { newId } from '../hall/opening.ts'
import type { Rooms } from '../live/caller.ts'
import { OneCall } from '../live/one-call.ts'
import type { Store } from '../store/store.ts'
import type { Member } from './people.ts'

/** All that the club keeps of somebody, for himself: nothing of matches that are not over but that he plays them. */
export async function keptOf(store: Store, hall: Hall, id: string): Promise<object> {
  const { books } = store
  const of = (
    table:
      | 'sessions'
      | 'ratings'
      | 'rated'
      | 'blocks'
      | 'reports'
      | 'talk'
      | 'tokens'
      | 'notes'
      | 'absences'
      | 'ways'
      | 'habits'
      | 'passkeys',
  ) => books.selectFrom(table).selectAll().where('person', '=', id).execute()
  const [person] = await books.selectFrom('people').selectAll().where('id', '=', id).execute()
  const matches = await matchesOf(store, id, Number.MAX_SAFE_INTEGER)
  const { password, ...about } = person ?? { password: null }
  const withRecords: object[] = []
  for (const match of matches) withRecords.push({ ...match, record: await recordOf(hall, match.id) })
  const sessions = (await of('sessions')) as readonly { readonly created: number; readonly seen: number }[]
  return {
    person: { ...about, hasPassword: password !== null },
    // By their tokens, even hashed, nobody else needs to know them.
    devices: sessions.map(({ created, seen }) => ({ created, seen })),
    matches: withRecords,
    ...{ talk: await of('talk'), ratings: await of('ratings'), rated: await of('rated') },
    ...{ blocks: await of('blocks'), reports: await of('reports') },
    ...{ notes: await of('notes'), absences: await of('absences') },
    leftBehind: await leftBehindBy(store, id),
    ...{ notices: (await of('ways')).map(({ code: _code, ...way }) => way), habits: await of('habits') },
    passkeys: await of('passkeys'),
    programs: (await of('tokens')).map(({ hash: _hash, ...program }) => program),
  }
}

/** What he left behind for the others' turns, and what was answered by it. */
async function leftBehindBy({ books }: Store, id: string): Promise<readonly object[]> {
  const seats = books.selectFrom('seats').select(['match', 'seat', 'left_behind']).where('person', '=', id)
  const rows = await seats.where('left_behind', 'is not', null).execute()
  return rows.map(({ match, seat, left_behind }) => ({ match, seat, ...JSON.parse(left_behind ?? '{}') }))
}

/** Somebody's matches as lines of JSON, one after the other: all of them may be more than fits into memory. */
export function recordsOf(store: Store, hall: Hall, id: string): Readable {
  const lines = async function* () {
    for (const match of await matchesOf(store, id, Number.MAX_SAFE_INTEGER))
      yield `${JSON.stringify({ ...match, record: await recordOf(hall, match.id) })}\n`
  }
  return Readable.from(lines(), { objectMode: false })
}

/** The record of a match that is over; undefined before that, for it would tell what is hidden. Of many, others take turns with each. */
async function recordOf(hall: Hall, match: string): Promise<string | undefined> {
  await new Promise<void>((later) => void setImmediate(later))
  // One that is damaged has none, and the others are told all the same.
  const awake = await hall.read(match).catch(() => undefined)
  return awake?.match.over ? writeRecord(awake.match.record()) : undefined
}

/**
 * Somebody leaves for good: he gives up what he plays, and all that the club keeps of him is gone but the orders that he
 * gave, without his name, for they are also the others' matches.
 */
export async function forget(rooms: Rooms & { readonly store: Store }, member: Member): Promise<void> {
  const { store } = rooms
  const { id } = member
  await giveUpAll(rooms, member)
  await store.write(async (books) => {
    await books.deleteFrom('matches').where('maker', '=', id).where('state', '=', 'waiting').execute()
    await books.deleteFrom('talk').where('person', '=', id).execute()
    await books.updateTable('seats').set({ left_behind: null }).where('person', '=', id).execute()
    // Where others still wait, his seat is free again.
    const waiting = books.selectFrom('matches').select('id').where('state', '=', 'waiting')
    const freed = books.updateTable('seats').set({ person: null, added: null, chain: null })
    await freed.where('person', '=', id).where('match', 'in', waiting).execute()
    await books.deleteFrom('people').where('id', '=', id).execute()
  })
}

async function giveUpAll(rooms: Rooms & { readonly store: Store }, member: Member): Promise<void> {
  const { store, hall } = rooms
  const seats = await store.books
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(['seats.match', 'seats.seat'])
    .where('person', '=', member.id)
    .where('state', '=', 'running')
    .execute()
  for (const { match, seat } of seats) {
    const awake = await hall.awakeIfWhole(match)
    if (awake === undefined) await giveUpFar(rooms, member, match, seat)
    else if (!awake.match.over) {
      awake.judge.giveUp(seat as never)
      await awake.settled()
      hall.rest(awake)
    }
  }
}

/** What another house keeps is given up there. */
async function giveUpFar(rooms: Rooms, member: Member, match: string, seat: number): Promise<void> {
  const call = new OneCall(member, rooms, match, newId())
  const first = await call.until(() => true)
  const news = typeof first === 'string' ? undefined : first.bulletin.news[0]
  if (news !== undefined) {
    const errand = { kind: 'giveUp', number: 1, side: news.viewer, after: news.read, seat } as Errand
    call.say({ kind: 'dispatch', match, letter: { errands: [errand], open: 1, read: [] } })
    await call.until(({ bulletin }) => bulletin.answers.some(({ number }) => number === 1))
  }
  call.hangUp()
}

import { Readable } from 'node:stream'
import { writeRecord } from '@boma/kernel'
import type { Hall } from '../hall/hall.ts'
import { matchesOf } from '../hall/lists.ts'
import type { Store } from '../store/store.ts'

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
    ...{ notices: (await of('ways')).map(({ code: _code, ...way }) => way), habits: await of('habits') },
    passkeys: await of('passkeys'),
    programs: (await of('tokens')).map(({ hash: _hash, ...program }) => program),
  }
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
  const awake = await hall.read(match)
  return awake?.match.over ? writeRecord(awake.match.record()) : undefined
}

/**
 * Somebody leaves for good: he gives up what he plays, and all that the club keeps of him is gone but the orders that he
 * gave, without his name, for they are also the others' matches.
 */
export async function forget(store: Store, hall: Hall, id: string): Promise<void> {
  await giveUpAll(store, hall, id)
  await store.write(async (books) => {
    await books.deleteFrom('matches').where('maker', '=', id).where('state', '=', 'waiting').execute()
    await books.deleteFrom('talk').where('person', '=', id).execute()
    await books.updateTable('seats').set({ left_behind: null }).where('person', '=', id).execute()
    await books.deleteFrom('people').where('id', '=', id).execute()
  })
}

async function giveUpAll({ books }: Store, hall: Hall, id: string): Promise<void> {
  const seats = await books
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(['seats.match', 'seats.seat'])
    .where('person', '=', id)
    .where('state', '=', 'running')
    .execute()
  for (const { match, seat } of seats) {
    // What another house keeps is claimed when its time is over.
    const awake = await hall.awake(match)
    if (awake === undefined || awake.match.over) continue
    awake.judge.giveUp(seat as never)
    await awake.settled()
    hall.rest(awake)
  }
}

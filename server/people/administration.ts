import { randomBytes } from 'node:crypto'
import type { AdminView } from '@boma/club'
import type { Store } from '../store/store.ts'
import { hashed } from './passwords.ts'
import { isCalled } from './people.ts'

/** People that are listed at once. */
const LISTED = 50

/** What whoever administers a club may read: how much there is, what was reported, and who is called so. */
export async function lookAround(store: Store, asked: string): Promise<AdminView> {
  const { books } = store
  const count = async (table: 'people' | 'matches', state?: string) => {
    const all = books.selectFrom(table).select((select) => select.fn.countAll<number>().as('count'))
    const row = await (state === undefined ? all : all.where('state' as never, '=', state as never)).executeTakeFirst()
    return Number(row?.count ?? 0)
  }
  const people = await books
    .selectFrom('people')
    .select(['id', 'name', 'password', 'created', 'is_admin', 'is_barred'])
    .where('name', 'like', `%${asked.replaceAll(/[%_]/g, '')}%`)
    .orderBy('created', 'desc')
    .limit(LISTED)
    .execute()
  return {
    ...{ people: await count('people'), running: await count('matches', 'running') },
    ...{ waiting: await count('matches', 'waiting'), over: await count('matches', 'over') },
    reports: await reportsOf(store),
    found: people.map(({ password, created, is_admin, is_barred, ...person }) => ({
      ...person,
      ...{ isGuest: password === null, created: Number(created), isAdmin: is_admin === 1, isBarred: is_barred === 1 },
    })),
  }
}

async function reportsOf({ books }: Store): Promise<AdminView['reports']> {
  const rows = await books
    .selectFrom('reports')
    .innerJoin('people as about', 'about.id', 'reports.about')
    .leftJoin('people as by', 'by.id', 'reports.person')
    .select(['number', 'match', 'reports.about as id', 'about.name as about', 'by.name as by', 'text', 'at'])
    .where('is_done', '=', 0)
    .orderBy('at')
    .limit(LISTED)
    .execute()
  return rows.map((row) => ({ ...row, number: Number(row.number), at: Number(row.at), by: row.by ?? '' }))
}

/** Somebody may come in no more, and no device knows him; or he may again. False when there is nobody. */
export async function setBarred(store: Store, id: string, isBarred: boolean): Promise<boolean> {
  return change(store, id, { is_barred: isBarred ? 1 : 0 }, isBarred)
}

/** Somebody administers the club from now on, or no more. */
export const setAdmin = (store: Store, id: string, isAdmin: boolean): Promise<boolean> =>
  change(store, id, { is_admin: isAdmin ? 1 : 0 }, false)

/** A new password for whoever has lost his; all devices forget him. Undefined when there is nobody. */
export async function newPassword(store: Store, id: string): Promise<string | undefined> {
  const password = randomBytes(12).toString('base64url')
  return (await change(store, id, { password: await hashed(password) }, true)) ? password : undefined
}

async function change(store: Store, id: string, set: object, isForgotten: boolean): Promise<boolean> {
  let found = false
  await store.write(async (books) => {
    const { numUpdatedRows } = await books.updateTable('people').set(set).where('id', '=', id).executeTakeFirstOrThrow()
    found = numUpdatedRows > 0n
    if (isForgotten) await books.deleteFrom('sessions').where('person', '=', id).execute()
  })
  return found
}

/** A report was dealt with. */
export async function closeReport(store: Store, number: number): Promise<void> {
  await store.write(async (books) => {
    await books.updateTable('reports').set({ is_done: 1 }).where('number', '=', number).execute()
  })
}

/** The member with a name; undefined when there is none. */
export async function memberCalled({ books }: Store, name: string): Promise<string | undefined> {
  return (await books.selectFrom('people').select('id').where(isCalled(name)).executeTakeFirst())?.id
}

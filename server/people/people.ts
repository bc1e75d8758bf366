import { createHash, randomBytes } from 'node:crypto'
import type { Scope } from '@boma/club'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { newId } from '../hall/opening.ts'
import type { Store } from '../store/store.ts'
import { hashed, isPassword } from './passwords.ts'

/** Somebody whom the club knows by his session. */
export interface Member {
  readonly id: string
  readonly name: string
  readonly isGuest: boolean
  /** Does he look after the club? */
  readonly isAdmin?: boolean
  /** What a program may do that acts for him; undefined where he does so himself. */
  readonly scopes?: readonly Scope[]
  /** Does he ask for one thing and go? Then nobody reads that he was here: how often would tell of hidden orders. */
  readonly isPassing?: boolean
}

/** A device that was just made known, with the token that it keeps. */
export interface Admitted {
  readonly member: Member
  readonly token: string
}

/** After so long without a visit a device is forgotten. */
const LASTS = 180 * 24 * 60 * 60_000
/** How often it is noted that a device was seen: no order costs a line for that. */
const SEEN_EVERY = 60 * 60_000

/** Who plays at the club. Of a token only the hash is kept: whoever reads the database can pass for nobody. */
export class People {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Somebody new, by a name alone. */
  async welcome(name: string): Promise<Admitted> {
    const id = newId()
    const created = this.#now()
    const token = randomBytes(32).toString('base64url')
    await this.#store.write(async (books) => {
      await books.insertInto('people').values({ id, name, password: null, created }).execute()
      await books
        .insertInto('sessions')
        .values({ token: hashOf(token), person: id, created, seen: created })
        .execute()
    })
    return { member: { id, name, isGuest: true }, token }
  }

  /** A guest becomes a member, under his name and with all his matches; false when somebody else is called so. */
  async register({ id }: Member, name: string, password: string): Promise<boolean> {
    const kept = await hashed(password)
    try {
      await this.#store.write(async (books) => {
        await books.updateTable('people').set({ name, password: kept }).where('id', '=', id).execute()
      })
      return true
    } catch {
      return false
    }
  }

  /** A member takes another password in place of his; false when that was another. */
  async changePassword(id: string, before: string, password: string): Promise<boolean> {
    if (!(await this.isPasswordOf(id, before))) return false
    const kept = await hashed(password)
    await this.#store.write(async (books) => {
      await books.updateTable('people').set({ password: kept }).where('id', '=', id).execute()
    })
    return true
  }

  /** All his devices forget him, and one of them is made known anew. */
  async admitAnew(id: string): Promise<Admitted | undefined> {
    await this.#store.write(async (books) => {
      await books.deleteFrom('sessions').where('person', '=', id).execute()
    })
    return this.admitKnown(id)
  }

  /** A member on a device that does not know him yet; undefined when name or password is wrong, whichever it is. */
  async admit(name: string, password: string): Promise<Admitted | undefined> {
    const row = await this.#store.books.selectFrom('people').selectAll().where(isCalled(name)).executeTakeFirst()
    if (!(await isPassword(password, row?.password ?? null)) || row === undefined || row.is_barred === 1)
      return undefined
    return this.#admit(row)
  }

  /** Somebody who has shown by other means who he is; undefined when he may not come in. */
  async admitKnown(id: string): Promise<Admitted | undefined> {
    const row = await this.#store.books.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined || row.is_barred === 1 ? undefined : this.#admit(row)
  }

  async #admit({ id, name, password }: { id: string; name: string; password: string | null }): Promise<Admitted> {
    const token = randomBytes(32).toString('base64url')
    const now = this.#now()
    await this.#store.write(async (books) => {
      await books
        .insertInto('sessions')
        .values({ token: hashOf(token), person: id, created: now, seen: now })
        .execute()
    })
    return { member: { id, name, isGuest: password === null }, token }
  }

  /** Whose device has this token. */
  async known(token: string | undefined): Promise<Member | undefined> {
    if (token === undefined) return undefined
    const now = this.#now()
    const row = await this.#store.books
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.password', 'people.is_admin', 'sessions.seen', 'sessions.token'])
      .where('token', '=', hashOf(token))
      .where('seen', '>', now - LASTS)
      .where('is_barred', '=', 0)
      .executeTakeFirst()
    if (row === undefined) return undefined
    if (Number(row.seen) < now - SEEN_EVERY)
      await this.#store.write(async (books) => {
        await books.updateTable('sessions').set({ seen: now }).where('token', '=', row.token).execute()
      })
    const isAdmin = row.is_admin === 1
    return { id: row.id, name: row.name, isGuest: row.password === null, ...(isAdmin && { isAdmin }) }
  }

  /** Is it the password of a member? */
  async isPasswordOf(id: string, password: string): Promise<boolean> {
    const row = await this.#store.books.selectFrom('people').select('password').where('id', '=', id).executeTakeFirst()
    return isPassword(password, row?.password ?? null)
  }

  /** He shows others his name alone, or his matches and ratings as well. */
  async setShy(id: string, isShy: boolean): Promise<void> {
    await this.#store.write(async (books) => {
      await books
        .updateTable('people')
        .set({ is_shy: isShy ? 1 : 0 })
        .where('id', '=', id)
        .execute()
    })
  }

  /** This device is to know nobody any more. */
  async dismiss(token: string): Promise<void> {
    await this.#store.write(async (books) => {
      await books.deleteFrom('sessions').where('token', '=', hashOf(token)).execute()
    })
  }
}

/** Members of a name, however it is written. The database compares: it and we may differ over what a small letter is. */
export const isCalled = (name: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(people.name) = lower(${name}) and people.password is not null`

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

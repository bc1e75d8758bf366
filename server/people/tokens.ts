import { createHash, randomBytes } from 'node:crypto'
import { type ListedProgram, SCOPES, type Scope } from '@boma/club'
import { newId } from '../hall/opening.ts'
import type { Store } from '../store/store.ts'
import type { Member } from './people.ts'

/** What a token begins with, so that one that was published by mistake is recognised. */
const MARK = 'boma_'
/** Programs of one person. */
const MOST = 20
/** How often it is noted that one was used. */
const USED_EVERY = 60_000

/** A program as it asks for something: whom it acts for, and what it may do. */
export interface Program {
  readonly member: Member
  readonly token: string
  readonly scopes: readonly Scope[]
}

/** Programs that act for somebody. Of a token only the hash is kept: whoever reads the database can pass for none. */
export class Tokens {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Lets a program act for somebody; its token is told here and never again. Undefined when he has too many. */
  async make(person: string, name: string, scopes: readonly Scope[]): Promise<(ListedProgram & Made) | undefined> {
    if ((await this.of(person)).length >= MOST) return undefined
    const token = `${MARK}${randomBytes(32).toString('base64url')}`
    const [id, created] = [newId(), this.#now()]
    const row = { id, person, name, hash: hashOf(token), scopes: scopes.join(' '), created, used: null }
    await this.#store.write(async (books) => {
      await books.insertInto('tokens').values(row).execute()
    })
    return { id, name, scopes, created, used: undefined, token }
  }

  /** Somebody's programs, the oldest first. */
  async of(person: string): Promise<readonly ListedProgram[]> {
    const rows = await this.#store.books
      .selectFrom('tokens')
      .select(['id', 'name', 'scopes', 'created', 'used'])
      .where('person', '=', person)
      .orderBy('created')
      .execute()
    return rows.map(({ scopes, created, used, ...row }) => ({
      ...{ ...row, scopes: scopesIn(scopes), created: Number(created) },
      used: used === null ? undefined : Number(used),
    }))
  }

  /** A program of somebody's is to do nothing any more; false when he has no such. */
  async revoke(person: string, id: string): Promise<boolean> {
    let isDone = false
    await this.#store.write(async (books) => {
      const gone = await books.deleteFrom('tokens').where('id', '=', id).where('person', '=', person).executeTakeFirst()
      isDone = gone.numDeletedRows > 0n
    })
    return isDone
  }

  /** Whom a token acts for; undefined for one that is none, or none any more. */
  async known(token: string): Promise<Program | undefined> {
    if (!token.startsWith(MARK)) return undefined
    const row = await this.#store.books
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['tokens.id as token', 'scopes', 'used', 'people.id', 'people.name', 'people.password'])
      .where('hash', '=', hashOf(token))
      .where('is_barred', '=', 0)
      .executeTakeFirst()
    if (row === undefined) return undefined
    await this.#note(row.token, Number(row.used ?? 0))
    const scopes = scopesIn(row.scopes)
    // Whatever its maker may do beyond playing, a program of his does not look after the club.
    return { member: { id: row.id, name: row.name, isGuest: row.password === null, scopes }, token: row.token, scopes }
  }

  async #note(id: string, before: number): Promise<void> {
    const used = this.#now()
    if (used - before < USED_EVERY) return
    await this.#store.write(async (books) => {
      await books.updateTable('tokens').set({ used }).where('id', '=', id).execute()
    })
  }
}

interface Made {
  readonly token: string
}

const scopesIn = (text: string): readonly Scope[] => SCOPES.filter((scope) => text.split(' ').includes(scope))
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

import type { Store } from '../store/store.ts'

/** What people note about matches, each for himself. */
export class MatchNotes {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** What somebody noted; '' where he noted nothing. */
  async of(match: string, person: string): Promise<string> {
    const asked = this.#store.books.selectFrom('notes').select('text')
    const row = await asked.where('match', '=', match).where('person', '=', person).executeTakeFirst()
    return row?.text ?? ''
  }

  /** Notes something in place of all before; false when there is no such match. */
  async write(match: string, person: string, text: string): Promise<boolean> {
    const at = this.#now()
    let isThere = false
    await this.#store.write(async (books) => {
      const row = await books.selectFrom('matches').select('id').where('id', '=', match).executeTakeFirst()
      isThere = row !== undefined
      if (!isThere) return
      await books
        .insertInto('notes')
        .values({ match, person, text, at })
        .onConflict((conflict) => conflict.columns(['match', 'person']).doUpdateSet({ text, at }))
        .execute()
    })
    return isThere
  }
}

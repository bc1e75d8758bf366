import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Cupboard, isChanged, readKept } from './cupboard.ts'

interface Shelves extends DBSchema {
  /** Matches, if nobody else has put anything there. */
  matches: { key: string; value: unknown; indexes: { touched: number } }
}

/** Milliseconds: a cupboard that neither opens nor says why takes nobody's evening, and the second time not a moment. */
const PATIENCE = 3000
let patience = PATIENCE

/** Opens the browser's own cupboard; fails where the browser keeps nothing. `gone` is called when it is taken away. */
export async function browserCupboard(gone: () => void): Promise<Cupboard> {
  const opening = openDB<Shelves>('boma', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched')
    },
    // A newer Boma in another window wants to rebuild the shelves: make way.
    blocking: () => {
      db.close()
      gone()
    },
    terminated: gone,
  })
  const db: IDBPDatabase<Shelves> = await Promise.race([opening, locked(patience)]).catch((caught) => {
    patience = PATIENCE / 20
    // What opens after all has nobody left to make way for a newer Boma.
    opening.then(
      (late) => late.close(),
      () => {},
    )
    throw caught
  })
  patience = PATIENCE
  return {
    async put(match, seen) {
      // One transaction, so that no other window comes in between.
      const change = db.transaction('matches', 'readwrite')
      const isFree = !isChanged(readKept(await change.store.get(match.id)), seen)
      if (isFree) await change.store.put(match)
      await change.done
      return isFree
    },
    all: async () => (await db.getAll('matches')).flatMap((found) => readKept(found) ?? []),
    one: async (id) => readKept(await db.get('matches', id)),
    remove: (id) => db.delete('matches', id),
  }
}

const locked = (after: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('the cupboard does not open')), after))

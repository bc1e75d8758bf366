import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Cupboard, Kept } from './cupboard.ts'

interface Shelves extends DBSchema {
  matches: { key: string; value: Kept; indexes: { touched: number } }
}

/** Opens the browser's own cupboard; fails where the browser keeps nothing. `gone` is called when it is taken away. */
export async function browserCupboard(gone: () => void): Promise<Cupboard> {
  const db: IDBPDatabase<Shelves> = await openDB<Shelves>('boma', 1, {
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
  return {
    async put(match) {
      await db.put('matches', match)
    },
    all: () => db.getAll('matches'),
    one: (id) => db.get('matches', id),
    remove: (id) => db.delete('matches', id),
  }
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  type Cupboard,
  foundAs,
  type Keeping,
  keptIn,
  linesIn,
  markOf,
  readShelved,
  toWrite,
  type WrittenMark,
} from './cupboard.ts'
import { inPatience } from './patience.ts'

interface Shelves extends DBSchema {
  /** Matches, if nobody else has put anything there. */
  matches: { key: string; value: unknown; indexes: { touched: number } }
  /** Lines of their journals, by the match and the number of the first. */
  journal: { key: [string, number]; value: unknown }
}

/** All that the journal has of a match. */
const pagesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

/** Opens the browser's own cupboard; fails where the browser keeps nothing. `gone` is called when it is taken away. */
export async function browserCupboard(gone: () => void): Promise<Cupboard> {
  const db = await openShelves(gone)
  return {
    put: (match, seen) => put(db, match, seen),
    all: async () => (await db.getAll('matches')).flatMap((found) => readShelved(found) ?? []).map(keptIn),
    async one(id) {
      const look = db.transaction(['matches', 'journal'])
      const shelved = readShelved(await look.objectStore('matches').get(id))
      if (shelved === undefined) return undefined
      return foundAs(shelved, journalIn(await look.objectStore('journal').getAll(pagesOf(id)), shelved.count))
    },
    async remove(id) {
      const change = db.transaction(['matches', 'journal'], 'readwrite')
      await Promise.all([change.objectStore('matches').delete(id), change.objectStore('journal').delete(pagesOf(id))])
      await change.done
    },
  }
}

/** The shelves, made where there are none; whoever waits too long for them does without. */
async function openShelves(gone: () => void): Promise<IDBPDatabase<Shelves>> {
  const opening = openDB<Shelves>('boma', 2, {
    upgrade(fresh, before) {
      if (before < 1) fresh.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched')
      fresh.createObjectStore('journal')
    },
    // A newer Boma in another window wants to rebuild the shelves: make way.
    blocking: () => {
      db.close()
      gone()
    },
    terminated: gone,
  })
  const db = await inPatience(opening)
  return db
}

/** Puts a match in, in one transaction, so that no other window comes in between. */
async function put(db: IDBPDatabase<Shelves>, match: Keeping, seen?: WrittenMark): Promise<WrittenMark | undefined> {
  const change = db.transaction(['matches', 'journal'], 'readwrite')
  const [matches, journal] = [change.objectStore('matches'), change.objectStore('journal')]
  const { id } = match.kept
  const done = change.done.then(() => true)
  try {
    const write = toWrite(match, readShelved(await matches.get(id)), seen)
    if (write === undefined) return undefined
    if (write.from === 0) await journal.delete(pagesOf(id))
    if (write.lines.length > 0) await journal.put(write.lines, [id, write.from])
    await matches.put(write.shelved)
    await done
    return markOf(write.shelved)
  } catch (caught) {
    // All of it or nothing: what was deleted to be written anew comes back.
    done.catch(() => {})
    abort(change)
    throw caught
  }
}

/** The lines of a journal out of what was found of it, no more than were written. */
const journalIn = (found: readonly unknown[], count: number): readonly string[] =>
  found.flatMap(linesIn).slice(0, count)

/** Lets a change that failed be no change, unless the browser has done so already. */
function abort(change: { abort(): void }): void {
  try {
    change.abort()
  } catch {
    // It has ended.
  }
}

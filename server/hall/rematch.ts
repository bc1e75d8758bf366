import { INVITATION_LASTS, type MatchTerms, type Rematch } from '@boma/club'
import type { Store } from '../store/store.ts'
import type { Hall, Person } from './hall.ts'
import type { KeptTerms } from './opening.ts'

/** Why there can be no rematch. */
export type NoRematch = 'unknown-match' | 'not-yours' | 'not-over' | 'no-rematch'

interface RematchParts {
  readonly hall: Hall
  readonly store: Store
  now(): number
}

/** The same people play once more with their sides swapped: the match that one of them has opened already, or a new one. */
export async function rematch(
  { hall, store, now }: RematchParts,
  person: Person,
  id: string,
): Promise<Rematch | { readonly fault: NoRematch }> {
  const { books } = store
  const row = await books.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
  const seats = await books.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute()
  if (row === undefined) return { fault: 'unknown-match' }
  if (!seats.some((seat) => seat.person === person.id)) return { fault: 'not-yours' }
  if (row.state !== 'over') return { fault: 'not-over' }
  await release(store, id, now() - INVITATION_LASTS)
  const again = await firstOf(store, id)
  if (again !== undefined) return again
  const swapped = swap(seats, person.id)
  if (swapped === undefined) return { fault: 'no-rematch' }
  const { options, pace } = JSON.parse(row.terms) as KeptTerms
  const terms: MatchTerms = {
    ...{ game: row.game, scenario: row.scenario, options, pace, seats: swapped, isPublic: false },
    isRated: row.is_rated > 0,
  }
  // The other may have asked meanwhile, here or at another house: then there is one already.
  const opened = await hall.open(person, terms, { rematchOf: id }).catch(() => undefined)
  if (opened === undefined) return (await firstOf(store, id)) ?? { fault: 'no-rematch' }
  return 'fault' in opened ? { fault: 'no-rematch' } : { ...opened, seats: swapped }
}

/** One whose invitation has ended, and which nobody took up, stands in nobody's way. */
async function release(store: Store, id: string, ended: number): Promise<void> {
  await store.write(async (books) => {
    const waited = books.updateTable('matches').set({ rematch_of: null }).where('rematch_of', '=', id)
    await waited.where('state', '=', 'waiting').where('created', '<=', ended).execute()
  })
}

/** The rematch that there is already. */
async function firstOf({ books }: Store, id: string): Promise<Rematch | undefined> {
  const opened = books.selectFrom('matches').select(['id', 'invitation']).where('rematch_of', '=', id)
  const row = await opened.executeTakeFirst()
  return row && { id: row.id, ...(row.invitation !== null && { invitation: row.invitation }) }
}

interface Sat {
  readonly person: string | null
  readonly computer: string | null
}

/** Who sits where next: whoever had one's seats, and the other way round; undefined where more than two have played. */
function swap(seats: readonly Sat[], me: string): readonly string[] | undefined {
  const others = new Set(seats.filter(({ person }) => person !== me).map(({ person, computer }) => person ?? computer))
  const [other] = seats.filter(({ person }) => person !== me)
  if (other === undefined || others.size !== 1) return undefined
  return seats.map(({ person }) => (person === me ? (other.computer ?? 'open') : 'me'))
}

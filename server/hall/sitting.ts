import { leadingSeat } from '@boma/club'
import type { Rules } from '@boma/kernel'
import type { Store, Writing } from '../store/store.ts'
import type { Person, SeatDice } from './hall.ts'

/** What came of looking for a seat: sitting there, be it since before, perhaps with everybody there now; or none is free. */
export type SeatFound = 'full' | 'waiting' | 'taken'

type Writable = Parameters<Writing>[0]

/** Where somebody wants to sit: a match that waits, and what it is played by. */
export interface WaitingMatch {
  readonly id: string
  readonly rules: Rules
  readonly options: readonly string[]
}

/**
 * Somebody takes the first seat that is free, with the seats that follow it; whoever sits there already keeps the one that
 * he has. With the last of them the invitation ends.
 */
export async function takeSeat(store: Store, match: WaitingMatch, person: Person, dice: SeatDice): Promise<SeatFound> {
  let found: SeatFound = 'taken'
  await store.write(async (books) => {
    found = await takeIn(books, match, person, dice)
  })
  return found
}

async function takeIn(
  books: Writable,
  { id, rules, options }: WaitingMatch,
  person: Person,
  { added, chain }: SeatDice,
): Promise<SeatFound> {
  // One after the other, also where several processes keep the books: so that everybody knows whether he was the last.
  await books
    .updateTable('matches')
    .set(({ ref }) => ({ changed: ref('changed') }))
    .where('id', '=', id)
    .execute()
  const seats = await books.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute()
  if (seats.some((each) => each.person === person.id)) return 'waiting'
  const free = seats.filter((each) => each.person === null && each.computer === null && each.added === null)
  const [first] = free
  if (first === undefined) return 'taken'
  const seat = books.updateTable('seats').set({ person: person.id, added, chain }).where('match', '=', id)
  await seat.where('seat', '=', first.seat).execute()
  const follow = seats.flatMap((each) => (leadingSeat(rules, options, each.seat) === first.seat ? [each.seat] : []))
  const his = books.updateTable('seats').set({ person: person.id }).where('match', '=', id)
  await his.where('seat', 'in', follow).execute()
  if (free.length > 1) return 'waiting'
  await books.updateTable('matches').set({ invitation: null }).where('id', '=', id).execute()
  return 'full'
}

/** The match at which somebody sits who added these bytes to its dice: he asks again because he did not hear that he does. */
export async function satBefore({ books }: Store, person: Person, { added }: SeatDice): Promise<string | undefined> {
  const seat = books.selectFrom('seats').select('match').where('person', '=', person.id).where('added', '=', added)
  return (await seat.executeTakeFirst())?.match
}

/** Whoever opened a match takes it off the table again, as long as somebody is still awaited; false when it is too late. */
export async function withdraw(store: Store, person: Person, id: string): Promise<boolean> {
  let isDone = false
  await store.write(async (books) => {
    const unadded = books
      .selectFrom('seats')
      .select('seat')
      .where('match', '=', id)
      .where('person', '=', person.id)
      .where('added', 'is', null)
    const own = books.deleteFrom('matches').where('id', '=', id).where('maker', '=', person.id)
    const gone = await own
      .where('state', '=', 'waiting')
      .where((where) => where.or([where('invitation', 'is not', null), where.exists(unadded)]))
      .executeTakeFirst()
    isDone = gone.numDeletedRows > 0n
  })
  return isDone
}

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { openMatchOf, playOn } from './crashes.ts'
import { burn, openHouse, Visitor } from './house.ts'

/** Changes what is kept of matches, as a disk that fails might. */
async function spoil(folder: string, matches: Readonly<Record<string, object>>): Promise<void> {
  const store = new Store(openSqlite(join(folder, 'club.sqlite')))
  for (const [id, row] of Object.entries(matches))
    await store.books
      .updateTable('matches')
      .set({ foot: 'this was not written here\n', ...row })
      .where('id', '=', id)
      .execute()
  await store.close()
}

test('matches that are damaged stand in nobody’s way: the club opens, others are played, lists and files tell of them', async () => {
  let house = await openHouse()
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const whole = await openMatchOf(anna, ben)
  const spoilt = await openMatchOf(anna, ben)
  const counted = await openMatchOf(anna, ben)
  const { id: computer } = await anna.open({ game: 'skirmish', scenario: 'ford', seats: ['me', 'greedy'] })
  const ids = [whole.id, spoilt.id, counted.id, computer]
  // Each is opened once, so that it is kept as it stands.
  const before = await anna.call()
  for (const id of ids) await before.sit(id, 'aa'.repeat(16))
  await before.hangUp()
  await house.close()
  const isCounted = { state: 'over', asked: null, is_rated: 1 }
  await spoil(house.folder, { [spoilt.id]: {}, [counted.id]: isCounted, [computer]: { asked: 1 } })

  house = await openHouse(house.folder)
  anna.house = ben.house = house
  const calls = [await anna.call(), await ben.call()] as const
  for (const [i, call] of calls.entries()) await call.sit(whole.id, `${i}b`.repeat(16))
  expect(await playOn(whole.id, calls, 3)).toBe(3)
  calls[0].send({ kind: 'sit', match: spoilt.id, page: 'cc'.repeat(16) })
  await calls[0].until(() => calls[0].heard.some(({ kind, match }) => kind === 'refused' && match === spoilt.id))
  expect((await anna.matches()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect((await anna.ask('me/away', { days: 1 })).status).toBe(200)
  expect(Object.keys((await anna.ask('me/export')).answer)).toContain('matches')
  expect((await anna.ask('me/forget', { password: '' })).status).toBe(200)
  expect((await ben.matches()).find(({ id }) => id === whole.id)?.state).toBe('over')
  await house.close()
  burn(house)
})

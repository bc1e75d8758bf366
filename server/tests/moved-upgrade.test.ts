import { Match, type Rules } from '@boma/kernel'
import { rules as skirmish } from '@boma/skirmish/rules'
import { afterEach, expect, test } from 'vitest'
import type { Awake } from '../hall/awake.ts'
import { Hall, type Person } from '../hall/hall.ts'
import { type RuleSources, RulesShelf } from '../hall/rules-shelf.ts'
import { Movers } from '../moving/movers.ts'
import { People } from '../people/people.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { openAndSit, ownDice } from './chains.ts'
import { fileOf, playedAtHome } from './local.ts'
import { changed, kindOf } from './other-rules.ts'

const NOBODY = { ask: () => new Promise<never>(() => {}), drop: () => {} }

const stores: Store[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
})

/** A club to which Anna has brought a match; Ben sits down at it or not. */
async function brought(orders: number, sits: boolean) {
  const store = new Store(openSqlite(':memory:'))
  stores.push(store)
  await store.prepare()
  const people = new People(store, Date.now)
  const [anna, ben] = [(await people.welcome('Anna')).member, (await people.welcome('Ben')).member] as const
  const hall = new Hall(store, Date.now, NOBODY)
  const movers = new Movers(store, hall, Date.now)
  const record = fileOf(playedAtHome(skirmish, orders))
  const moved = await movers.move(anna, { record, seats: ['me', 'open'], pace: { kind: 'none' }, isPublic: false })
  if ('why' in moved) throw new Error(moved.why)
  await hall.contribute(anna, moved.id, 0, ownDice(moved.commitment))
  if (sits) await sitDown(hall, ben, moved)
  if (sits) await (await hall.awake(moved.id))?.settled()
  return { store, ben, moved }
}

const sitDown = (
  hall: Hall,
  who: Person,
  { invitation = '', commitment }: { invitation?: string; commitment: string },
) => hall.sit(who, invitation, ownDice(commitment))

/** The same club under other rules. */
function under(store: Store, rules: Rules): Hall {
  const sources: RuleSources = { rules: async () => rules, press: async () => '' } as never
  return new Hall(store, Date.now, NOBODY, new RulesShelf(store, sources))
}

const told = ({ match }: Awake) => [0, 1, -1].map((eye) => JSON.stringify(match.log(eye as never)))
const row = (store: Store, id: string) =>
  store.books.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a match begun at home goes over to new rules with its story where these tell it alike', async () => {
  const { store, moved } = await brought(30, true)
  const before = (await new Hall(store, Date.now, NOBODY).awake(moved.id)) as Awake
  const hall = under(store, { ...skirmish, version: 'c0ffee000000' })
  await hall.bringUp()
  const after = (await hall.awake(moved.id)) as Awake
  expect(after.match.game.version).toBe('c0ffee000000')
  expect(told(after)).toEqual(told(before))
  expect(after.match.setup.story).toBeDefined()
})

test('it stays with those that it was begun under where an order given at home is forbidden now', async () => {
  const { store, moved } = await brought(30, true)
  const home = playedAtHome(skirmish, 30)
  const kind = kindOf(skirmish, home.deeds[12]?.actions[0] as never)
  const hall = under(store, changed(skirmish, kind).rules)
  await hall.bringUp()
  expect(await row(store, moved.id)).toMatchObject({ under: null, judged: 'c0ffee000000', changed_case: '' })
  const after = (await hall.awake(moved.id)) as Awake
  expect(after.match.game.version).toBe(skirmish.version)
  // And there it goes on: but not home, where nobody has those rules.
  expect(after.ask(0 as never, { what: 'home' })).toBe('kept-rules')
  hall.shelf.close()
})

test('while somebody is awaited it stays with the rules by which it was played again, and begins under them', async () => {
  const { store, ben, moved } = await brought(20, false)
  const hall = under(store, { ...skirmish, version: 'c0ffee000000' })
  await hall.bringUp()
  expect(await row(store, moved.id)).toMatchObject({ under: null, judged: 'c0ffee000000' })
  expect(await sitDown(hall, ben, moved)).toEqual({ id: moved.id })
  const awake = (await hall.awake(moved.id)) as Awake
  await awake.settled()
  expect(awake.match.game.version).toBe(skirmish.version)
  expect(awake.match.setup.story?.record.entries).toHaveLength(20)
  expect([...awake.match.table.bytes]).toEqual([...new Match(skirmish, { ...home(20) }).table.bytes])
  hall.shelf.close()
})

/** The setup of a match from where one at home stands. */
const home = (orders: number) => {
  const match = playedAtHome(skirmish, orders)
  return { scenario: match.setup.scenario, options: [], start: match.at(orders), dice: { kind: 'manual' } as const }
}

test('a match that counts is played to its end at the club', async () => {
  const store = new Store(openSqlite(':memory:'))
  stores.push(store)
  await store.prepare()
  const hall = new Hall(store, Date.now, NOBODY)
  const { member } = await new People(store, Date.now).welcome('Anna')
  const terms = { game: 'skirmish', scenario: 'ford', options: [], seats: ['me', 'greedy'], isPublic: false }
  for (const isRated of [true, false]) {
    const { id } = await openAndSit(hall, [member], { ...terms, pace: { kind: 'none' }, isRated })
    const awake = (await hall.awake(id)) as Awake
    expect(awake.ask(0 as never, { what: 'home' })).toBe(isRated ? 'rated' : undefined)
    expect(awake.match.over).toBe(!isRated)
    await awake.settled()
  }
})

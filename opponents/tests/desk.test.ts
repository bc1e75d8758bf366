import { Match, SIDES, searchDice } from '@boma/kernel'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { Desk, onTheSpot, PLAYERS, type Query, type Reply, randomPlayer, type Thinker } from '../index.ts'

/** A desk that is worked at only while the test looks; each look at the clock takes so many milliseconds. */
function study(tick = 1, more: Readonly<Record<string, Thinker>> = {}) {
  const replies: Reply[] = []
  const later: (() => void)[] = []
  let now = 0
  const desk = new Desk({
    players: { ...PLAYERS, ...more },
    load: async (id) => {
      if (id !== 'skirmish') throw new Error(`there is no game '${id}'`)
      return skirmish
    },
    post: (reply) => replies.push(reply),
    later: (then) => later.push(then),
    now: () => (now += tick),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const work = async (): Promise<readonly Reply[]> => {
    await settle()
    for (let then = later.shift(); then !== undefined; then = later.shift()) then()
    return replies
  }
  const ask = (question: Query) => {
    desk.read({ ask: question })
    return work()
  }
  return { desk, replies, later, settle, work, ask }
}

/** What is asked after so many orders of a random match of the sample. */
function question(orders: number, player: string, change: Partial<Query> = {}): Query {
  const match = new Match(skirmish, { scenario: 'ford', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  for (let d = match.decision; d !== undefined && match.length < orders; d = match.decision)
    match.order(d.seat, onTheSpot(skirmish, randomPlayer, match.view(d.side), d.side, searchDice(match.length)).order)
  const side = match.decision?.side ?? SIDES[0]
  const log = { from: 0, entries: match.log(side).map(({ events }) => events) }
  const view = match.view(side).bytes.slice()
  return { id: 7, match: 'a', game: 'skirmish', player, view, side, seats: [side], log, key: [1, 2], ...change }
}

describe.each(['random', 'greedy', 'idle'] as const)('at a desk the %s player', (player) => {
  test.each([0, 5, 20, 40])('orders something allowed after %i orders, and says why', async (orders) => {
    const asked = question(orders, player)
    const before = asked.view.slice()
    const [reply, ...more] = await study().ask(asked)
    expect(reply).toMatchObject({ id: 7, order: [expect.any(Number)], why: { key: expect.stringMatching(/\w/) } })
    expect(more).toEqual([])
    expect(asked.view).toEqual(before)
  })

  test('orders the same with the same key', async () => {
    expect(await study().ask(question(20, player))).toEqual(await study().ask(question(20, player)))
  })
})

describe('a desk', () => {
  test('advises nothing where the game has no doctrine, and says what is wrong with a view of another game', async () => {
    const { desk, work } = study()
    desk.read({ advise: question(5, 'planner'), most: 3 })
    expect(await work()).toEqual([{ id: 7, proposals: [] }])
    desk.read({ advise: question(5, 'planner', { id: 8, view: new Uint8Array(3) }), most: 3 })
    expect((await work()).at(-1)).toMatchObject({ id: 8, mishap: 'failed' })
  })

  test('has somebody hurry soon where a first sign is awaited, and calls nobody hung for that', async () => {
    const spent = async (change: Partial<Query>) => {
      const replies = await study(100).ask(question(20, 'greedy', { patience: 60_000, ...change }))
      return replies.flatMap((reply) => ('spent' in reply ? [reply.spent] : 'mishap' in reply ? [-1] : []))
    }
    const [[soon], [whole]] = [await spent({ soon: 200 }), await spent({})]
    expect(soon).toBeLessThan(whole ?? 0)
  })

  test('lets letters in while somebody thinks, and drops what is not asked any more', async () => {
    const { desk, later, settle, work } = study()
    desk.read({ ask: question(20, 'greedy') })
    await settle()
    expect(later).toHaveLength(1)
    desk.read({ ask: question(20, 'greedy', { id: 8 }) })
    expect((await work()).map(({ id }) => id)).toEqual([8])
  })

  test('has whoever is to hurry answer sooner, whenever the letter comes', async () => {
    const spent = (replies: readonly Reply[]) => replies.map((reply) => ('spent' in reply ? reply.spent : -1))
    const [whole = 0] = spent(await study().ask(question(20, 'greedy')))
    const during = study()
    during.desk.read({ ask: question(20, 'greedy') })
    await during.settle()
    during.desk.read({ hurry: 7 })
    const before = study()
    before.desk.read({ ask: question(20, 'greedy') })
    before.desk.read({ hurry: 7 })
    const [soonest = 0] = spent(await before.work())
    const [sooner = 0] = spent(await during.work())
    expect(sooner).toBeLessThan(whole)
    expect(soonest).toBeLessThan(sooner)
    const other = study()
    other.desk.read({ ask: question(20, 'greedy') })
    await other.settle()
    other.desk.read({ hurry: 6 })
    expect(spent(await other.work())).toEqual([whole])
  })

  test('tells now and then how far a thought has come', async () => {
    const progress = (replies: readonly Reply[]) => replies.flatMap((reply) => ('done' in reply ? reply.done : []))
    const quick = progress(await study(1).ask(question(20, 'greedy')))
    const slow = progress(await study(100).ask(question(20, 'greedy')))
    expect(quick).toEqual([])
    expect(slow.length).toBeGreaterThan(3)
    expect(slow).toEqual(slow.toSorted((a, b) => a - b))
  })

  test('hurries whoever takes too long, and gives up whoever does not mind', async () => {
    const [reply] = await study(10).ask(question(20, 'greedy', { patience: 100 }))
    expect(reply).toMatchObject({ order: [expect.any(Number)] })
    expect(reply).not.toEqual((await study(10).ask(question(20, 'greedy')))[0])
    expect(await study(100).ask(question(20, 'greedy', { patience: 100 }))).toContainEqual(
      expect.objectContaining({ mishap: 'silent' }),
    )
  })

  test('keeps what each side was told, as far as it stands, and nothing of another match', async () => {
    const told: unknown[] = []
    let sittings = 0
    const listening: Thinker = {
      name: 'listening',
      budget: 0,
      sit: (chair) => {
        sittings++
        const { think } = randomPlayer.sit(chair)
        return {
          think(at) {
            told.push(at.log())
            return think(at)
          },
        }
      },
    }
    const { ask } = study(1, { listening })
    const [a, b, c] = ['a', 'b', 'c'].map((rule) => [{ kind: 'x', rule, facts: {}, dice: [] }]) as never[][]
    const tell = (from: number, entries: unknown, change: Partial<Query> = {}) =>
      ask(question(0, 'listening', { log: { from, entries: entries as never }, ...change }))
    await tell(0, [a, b])
    await tell(2, [c])
    await tell(1, [c])
    await tell(0, [b], { match: 'b' })
    expect(told).toEqual([[a, b], [a, b, c], [a, c], [b]])
    expect(sittings).toBe(2)
  })

  test.each<[string, Partial<Query>, string]>([
    ['an unknown game', { game: 'chess' }, `there is no game 'chess'`],
    ['a view of another game', { view: new Uint8Array(3) }, 'the view is not a table of this game'],
    ['an unknown player', { player: 'nobody' }, `nobody is called 'nobody'`],
    ['a question to somebody else', { side: 5 }, 'it ordered what is not allowed'],
  ])('answers %s with what is wrong', async (_what, change, problem) => {
    const replies = await study().ask({ ...question(20, 'random'), ...change })
    expect(replies).toEqual([{ id: 7, mishap: expect.any(String), problem: expect.stringContaining(problem) }])
  })
})

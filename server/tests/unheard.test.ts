import type { FromClub } from '@boma/club'
import { FIRST, type Match, SECOND, type Side } from '@boma/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Awake } from '../hall/awake.ts'
import { Hall } from '../hall/hall.ts'
import { matchesOf } from '../hall/lists.ts'
import { Caller } from '../live/caller.ts'
import { People } from '../people/people.ts'
import { Talk } from '../people/talk.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { linkIn, openAndSit } from './chains.ts'

const store = new Store(openSqlite(':memory:'))
let time = 0
const now = () => (time += 1000)
const rooms = { hall: new Hall(store, now), talk: new Talk(store, now), now }
beforeAll(() => store.prepare())
afterAll(() => store.close())

/** When all that was written is done, kept and told. */
async function done(callers: readonly Caller[], awake: Awake): Promise<void> {
  await Promise.all(callers.map((caller) => caller.idle()))
  await awake.settled()
  await new Promise((later) => void setTimeout(later))
}

/** Orders that are given at least, and at most until something was hidden. */
const [FEW, MANY] = [150, 1500]

/** What a viewer knows, in a few letters. */
const knownTo = (match: Match, side: Side): string => {
  const { view, decision, read } = match.seen(side)
  return JSON.stringify([[...view], decision, read])
}

for (const [game, scenario] of [
  ['windhoek', 'standard'],
  ['tanga', 'two-to-tanga'],
] as const)
  test(`${game}: of an order of which a side may know nothing its page is sent nothing, not even that there was one, and no list shows it`, async () => {
    const people = new People(store, now)
    const [anna, ben] = [(await people.welcome('Anna')).member, (await people.welcome('Ben')).member]
    const terms = {
      game,
      scenario,
      options: ['fog'],
      seats: ['me', 'open'],
      // By a clock, and while something is asked of whoever orders.
      pace: { kind: 'days' as const, turn: 10 ** 9, reserve: 0 },
      isPublic: false,
    }
    const opened = await openAndSit(rooms.hall, [anna, ben], terms)
    const awake = await rooms.hall.awake(opened.id)
    if (awake === undefined) throw new Error('it has not begun')
    const sent: FromClub[][] = [[], []]
    const callers = [anna, ben].map((who, i) => new Caller(who, rooms, (letter) => sent[i]?.push(letter)))
    for (const [i, caller] of callers.entries())
      caller.hear(JSON.stringify({ kind: 'sit', match: opened.id, page: `${i}f`.repeat(16) }))
    await done(callers, awake)
    const { match } = awake
    let given = 0
    let unheard = 0
    for (let n = 0; n < (unheard > 0 ? FEW : MANY) && match.decision !== undefined; n++) {
      const { side, seat } = match.decision
      const other = side === FIRST ? SECOND : FIRST
      if (n % 3 === 0) {
        callers[other]?.hear(JSON.stringify({ kind: 'ask', match: opened.id, what: 'draw' }))
        await done(callers, awake)
      }
      const reader = [anna, ben][other]?.id ?? ''
      const before = knownTo(match, other)
      const listed = await matchesOf(store, reader)
      for (const letters of sent) letters.length = 0
      const legal = match.legal()
      const errand = {
        ...{ kind: 'order', number: ++given, side, seat },
        ...{ after: match.seen(side).read, actions: [legal[(n * 7919) % legal.length]], ...linkIn(match) },
      }
      callers[side]?.hear(
        JSON.stringify({ kind: 'dispatch', match: opened.id, letter: { errands: [errand], open: 1, read: [] } }),
      )
      await done(callers, awake)
      if (knownTo(match, other) !== before) continue
      unheard++
      expect(sent[other]).toEqual([])
      expect(await matchesOf(store, reader)).toEqual(listed)
    }
    expect(unheard).toBeGreaterThan(0)
  })

for (const [game, scenario, options] of [
  ['tanga', 'invasion', ['fog']],
  ['heart', 'sphinxhaven', []],
] as const)
  test(`${game}: what all agree to take back goes back although another has ordered something since of which nothing was told to whoever asked`, async () => {
    const people = new People(store, now)
    const pair = [(await people.welcome('Anna')).member, (await people.welcome('Ben')).member] as const
    const seats = ['me', 'open']
    const terms = { game, scenario, options, seats, pace: { kind: 'none' as const }, isPublic: false }
    const awake = await rooms.hall.awake((await openAndSit(rooms.hall, pair, terms)).id)
    if (awake === undefined) throw new Error('it has not begun')
    const { match, judge } = awake
    for (let n = 0; n < 400 && match.decision !== undefined; n++) {
      const { side, seat } = match.decision
      const other = side === FIRST ? SECOND : FIRST
      const [before, asker] = [match.heard(other, match.length), match.last?.seat]
      const legal = match.legal()
      expect(
        judge.order([legal[(n * 7919) % legal.length] as number as never], linkIn(match).link).settled,
      ).toMatchObject({
        kind: 'played',
      })
      if (asker === undefined || asker === seat || match.heard(other, match.length) > before) continue
      const orders = match.length
      expect(awake.ask(asker, { what: 'take-back' })).toBeUndefined()
      expect(awake.answer(seat, 'take-back', true)).toBeUndefined()
      expect(match.length).toBe(orders - 2)
      expect(match.decision?.seat).toBe(asker)
      return
    }
    throw new Error('everything was told')
  })

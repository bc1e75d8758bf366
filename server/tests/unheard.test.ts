import type { FromClub } from '@boma/club'
import { FIRST, type Match, SECOND, type Side } from '@boma/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Hall } from '../hall/hall.ts'
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

const soon = () => new Promise((later) => void setTimeout(later, 15))

/** What a viewer knows, in a few letters. */
const knownTo = (match: Match, side: Side): string => {
  const { view, decision, read, back } = match.seen(side)
  return JSON.stringify([[...view], decision, read, back])
}

for (const [game, scenario] of [
  ['windhoek', 'standard'],
  ['tanga', 'two-to-tanga'],
] as const)
  test(`${game}: of an order of which a side may know nothing its page is sent nothing, not even that there was one`, async () => {
    const people = new People(store, now)
    const [anna, ben] = [(await people.welcome('Anna')).member, (await people.welcome('Ben')).member]
    const terms = {
      game,
      scenario,
      options: ['fog'],
      seats: ['me', 'open'],
      pace: { kind: 'none' as const },
      isPublic: false,
    }
    const opened = await openAndSit(rooms.hall, [anna, ben], terms)
    const awake = await rooms.hall.awake(opened.id)
    if (awake === undefined) throw new Error('it has not begun')
    const sent: FromClub[][] = [[], []]
    const callers = [anna, ben].map((who, i) => new Caller(who, rooms, (letter) => sent[i]?.push(letter)))
    for (const [i, caller] of callers.entries())
      caller.hear(JSON.stringify({ kind: 'sit', match: opened.id, page: `${i}f`.repeat(16) }))
    await soon()
    const { match } = awake
    let given = 0
    let unheard = 0
    for (let n = 0; n < 150 && match.decision !== undefined; n++) {
      const { side, seat } = match.decision
      const other = side === FIRST ? SECOND : FIRST
      const before = knownTo(match, other)
      for (const letters of sent) letters.length = 0
      const legal = match.legal()
      const errand = {
        ...{ kind: 'order', number: ++given, side, seat },
        ...{ after: match.seen(side).read, actions: [legal[(n * 7919) % legal.length]], ...linkIn(match) },
      }
      callers[side]?.hear(
        JSON.stringify({ kind: 'dispatch', match: opened.id, letter: { errands: [errand], open: 1, read: [] } }),
      )
      await soon()
      if (knownTo(match, other) !== before) continue
      unheard++
      expect(sent[other]).toEqual([])
    }
    expect(unheard).toBeGreaterThan(0)
  })

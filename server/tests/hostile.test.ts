import { readdirSync } from 'node:fs'
import type { FromClub } from '@boma/club'
import { check, type Match, type Rules, type Side } from '@boma/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Awake } from '../hall/awake.ts'
import { Hall } from '../hall/hall.ts'
import { rulesNamed } from '../hall/rules-shelf.ts'
import { Caller } from '../live/caller.ts'
import { People } from '../people/people.ts'
import { Talk } from '../people/talk.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { linkIn, openAndSit } from './chains.ts'

/** Letters that a hostile page sends in each game; `HOSTILE=10000` for many. */
const LETTERS = Number(process.env['HOSTILE'] ?? 400)

const store = new Store(openSqlite(':memory:'))
// A clock that runs fast enough for nobody to have to wait his turn.
let time = 0
const now = () => (time += 1000)
const rooms = { hall: new Hall(store, now), talk: new Talk(store, now), now }
beforeAll(() => store.prepare())
afterAll(() => store.close())

/** Chance that comes out the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return (state >>> 0) % below
  }
}

const ODD: readonly unknown[] = [
  -1,
  -0,
  1.5,
  2 ** 31,
  2 ** 53,
  null,
  '',
  '0',
  [],
  {},
  { toString: 1, valueOf: 1 },
  true,
  'x'.repeat(2000),
]

/** A letter that a page might send, with something in it that is wrong. */
function hostileLetter(roll: (below: number) => number, { match, id }: Awake): string {
  const odd = () => ODD[roll(ODD.length)]
  const kinds = ['order', 'undo', 'giveUp', 'die', 'x']
  // The hostile page is the second seat's; whoever is asked is the first.
  const errand: Record<string, unknown> = {
    ...{
      kind: kinds[roll(kinds.length)],
      number: 1 + roll(1000),
      side: roll(2),
      after: match.seen(roll(2) as Side).read,
    },
    ...{ seat: 0, actions: [roll(2 ** 20)], isAgreed: true, face: 3 },
  }
  const keys = Object.keys(errand)
  for (let n = roll(3); n > 0; n--) errand[keys[roll(keys.length)] ?? ''] = odd()
  const letter: Record<string, unknown> = {
    kind: 'dispatch',
    match: id,
    letter: { errands: [errand], open: 1, read: [] },
  }
  if (roll(4) === 0) letter[['kind', 'match', 'letter', 'more'][roll(4)] ?? ''] = odd()
  const text = JSON.stringify(letter)
  return roll(10) === 0 ? text.slice(0, roll(text.length)) : text
}

async function begunMatch(game: string, rules: Rules) {
  const people = new People(store, now)
  const [anna, ben] = [(await people.welcome('Anna')).member, (await people.welcome('Ben')).member]
  const seats = (rules.seats ?? rules.sides).map((_, seat) => (seat === 0 ? 'me' : 'open'))
  const scenario = rules.scenarios[0]?.id ?? ''
  const terms = { game, scenario, options: [], seats, pace: { kind: 'none' as const }, isPublic: false }
  const opened = await openAndSit(rooms.hall, [anna, ben], terms)
  const awake = await rooms.hall.awake(opened.id)
  if (awake === undefined) throw new Error('it has not begun')
  return { awake, anna, ben }
}

/** Plays for whoever is asked until the first seat is. */
function untilFirstSeatIsAsked(match: Match, roll: (below: number) => number): boolean {
  for (let n = 0; n < 400 && match.decision !== undefined; n++) {
    if (match.decision.seat === 0) return true
    const legal = match.legal()
    match.order(match.decision.seat, [legal[roll(legal.length)] ?? 0], linkIn(match).link)
  }
  return false
}

for (const game of readdirSync(new URL('../../games/', import.meta.url)))
  test(`${game}: of ${LETTERS} hostile letters none is accepted, and no byte changes`, async () => {
    const rules = await rulesNamed(game)
    if (rules === undefined) return
    const roll = chance(1914)
    const { awake, ben } = await begunMatch(game, rules)
    const { match } = awake
    expect(untilFirstSeatIsAsked(match, roll)).toBe(true)
    const heard: FromClub[] = []
    const caller = new Caller(ben, rooms, (letter) => heard.push(letter))
    caller.hear(JSON.stringify({ kind: 'sit', match: awake.id, page: 'ab'.repeat(16) }))
    await caller.idle()
    const [before, orders] = [match.table.bytes.slice(), match.length]
    for (let n = 0; n < LETTERS; n++) {
      caller.hear(hostileLetter(roll, awake))
      if (n % 50 === 0) await caller.idle()
    }
    await caller.idle()
    expect(match.length).toBe(orders)
    expect(match.table.bytes).toEqual(before)
    const accepted = heard.flatMap((letter) => (letter.kind === 'bulletin' ? letter.bulletin.answers : []))
    const isDone = ({ outcome }: { outcome: unknown }) =>
      outcome === 'done' ||
      (typeof outcome === 'object' && outcome !== null && 'kind' in outcome && outcome.kind === 'played')
    expect(accepted.filter(isDone)).toEqual([])
    // And still whoever is asked may answer.
    const [first = 0] = match.legal()
    expect(check(match.game, match.table, match.decision?.side as Side, first)).toBe(0)
  })

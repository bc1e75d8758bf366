import { readdirSync } from 'node:fs'
import { type Action, Match, type Rules, refusalKind, seatsOf } from '@boma/kernel'
import { afterEach, expect, test } from 'vitest'
import type { Awake } from '../hall/awake.ts'
import { Hall } from '../hall/hall.ts'
import { type RuleSources, RulesShelf, rulesNamed } from '../hall/rules-shelf.ts'
import { People } from '../people/people.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { linkIn, openAndSit } from './chains.ts'
import { changed, kindOf } from './other-rules.ts'

/** Matches of each game, and how many of them the change touches: `UPGRADED=100` for the whole of it. */
const COUNT = Number(process.env['UPGRADED'] ?? 4)
const TOUCHED = Math.max(1, Math.round(COUNT / 10))
const GAMES = process.env['UPGRADED'] === undefined ? ['skirmish', 'picket', 'lettow'] : gamesHere()
/** Orders after which nobody waits any longer for an order of some kind. */
const LONG = 600

function gamesHere(): readonly string[] {
  return readdirSync(new URL('../../games/', import.meta.url))
}

const stores: Store[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
})

const NOBODY = { ask: () => new Promise<never>(() => {}), drop: () => {} }

/** A small source of chance. */
function chances(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * n)
  }
}

/** A kind of action that comes in a match, and that one may also do without: the one that the new rules forbid. */
function laterKind(rules: Rules): string {
  const match = new Match(rules, {
    ...{ id: 'ab'.repeat(8), scenario: rules.scenarios[0]?.id ?? '', options: [] },
    dice: { kind: 'cipher', secret: new Uint8Array(32).fill(7) },
  })
  const pick = chances(5)
  for (let n = 0; n < LONG && !match.over; n++) {
    const legal = match.legal()
    const action = legal[pick(legal.length)] as Action
    const kind = kindOf(rules, action)
    if (n >= EARLY && legal.some((a) => kindOf(rules, a) !== kind)) return kind
    match.play(match.decision?.seat, action)
  }
  throw new Error(`nothing can be done without in ${rules.id}`)
}

/** Orders that any match has played. */
const EARLY = 3

/** Plays a match on: for some orders without the kind, or until one of it was given. */
function playOn({ match, judge }: Awake, rules: Rules, kind: string, isTouched: boolean, pick: (n: number) => number) {
  const isOfKind = (a: number) => kindOf(rules, a as Action) === kind
  for (let n = 0; n < (isTouched ? LONG : EARLY) && !match.over; n++) {
    const legal = match.legal()
    const wanted = legal.filter((a) => isOfKind(a) === isTouched)
    const among = wanted.length > 0 ? wanted : legal
    if (wanted.length === 0 && !isTouched) return
    const action = among[pick(among.length)] as Action
    expect(judge.order([action], linkIn(match).link).settled).toMatchObject({ kind: 'played' })
    if (isTouched && wanted.length > 0) return
  }
}

for (const game of GAMES)
  test(`${COUNT} matches of ${game} under way go through a change of rules that touches ${TOUCHED} of them`, async () => {
    const rules = (await rulesNamed(game)) as Rules
    const kind = laterKind(rules)
    const store = new Store(openSqlite(':memory:'))
    stores.push(store)
    await store.prepare()
    const people = new People(store, Date.now)
    const pair = [(await people.welcome('Anna')).member, (await people.welcome('Ben')).member] as const
    const before = new Hall(store, Date.now, NOBODY)
    const terms = {
      ...{ game, scenario: rules.scenarios[0]?.id ?? '', options: [], pace: { kind: 'none' } as const },
      ...{ seats: seatsOf(rules).map((_, i) => (i === 0 ? 'me' : 'open')), isPublic: false },
    }
    const told = new Map<string, unknown>()
    for (let [n, seed] = [0, 1]; n < COUNT && seed < 10 * COUNT; seed++) {
      const { id } = await openAndSit(before, pair, terms)
      const awake = (await before.awake(id)) as Awake
      playOn(awake, rules, kind, n < TOUCHED, chances(seed))
      await awake.settled()
      // What is over by then needs no other rules.
      if (awake.match.over) continue
      n++
      told.set(id, seenIn(awake))
    }
    const after = changed(rules, kind)
    const sources: RuleSources = {
      rules: async (id: string) => (id === game ? after.rules : undefined),
      press: async () => '',
    } as never
    const hall = new Hall(store, Date.now, NOBODY, new RulesShelf(store, sources))
    await hall.bringUp()
    const rows = await store.books
      .selectFrom('matches')
      .select(['id', 'under', 'judged', 'changed_case'])
      .where('state', '=', 'running')
      .execute()
    expect(rows).toHaveLength(COUNT)
    const stay = rows.filter(({ under }) => under === null)
    expect(stay).toHaveLength(TOUCHED)
    const rule = refusalKind(rules.refusals, after.refusal)?.rule
    for (const row of stay) expect(row).toMatchObject({ judged: 'c0ffee000000', changed_case: rule })
    for (const { id } of rows) {
      const awake = (await hall.awake(id)) as Awake
      // Whoever plays sees what he saw, and goes on: those that stay, under the rules they were begun under.
      expect(seenIn(awake)).toEqual(told.get(id))
      const isStaying = stay.some((row) => row.id === id)
      expect(awake.match.game.version).toBe(isStaying ? rules.version : 'c0ffee000000')
      if (awake.match.over) continue
      const [next] = awake.match.legal()
      expect(awake.judge.order([next as Action], linkIn(awake.match).link).settled).toMatchObject({ kind: 'played' })
      await awake.settled()
      hall.rest(awake)
    }
    // And once more from the books: each is kept under the rules that it is played under.
    const again = new Hall(store, Date.now, NOBODY, new RulesShelf(store, sources))
    for (const { id } of rows) expect(await again.awake(id)).toBeDefined()
    hall.shelf.close()
    again.shelf.close()
  })

/** What everybody may know of a match. */
const seenIn = ({ match }: Awake) =>
  [0, 1].map((side) => {
    const { view, decision, log, read } = match.seen(side as never)
    return { view: [...view], decision, log, read }
  })

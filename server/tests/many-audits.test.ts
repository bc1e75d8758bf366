import { verify } from '@boma/club'
import { type MatchRecord, type OrderEntry, parseRecord, type Rules, writeRecord } from '@boma/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Awake } from '../hall/awake.ts'
import { Hall } from '../hall/hall.ts'
import { rulesNamed } from '../hall/rules-shelf.ts'
import { People } from '../people/people.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { linkIn, openAndSit } from './chains.ts'

/** Matches that are played and audited: `VERIFIED=1000` for all that a club should show. */
const COUNT = Number(process.env['VERIFIED'] ?? 4)
const GAMES = ['skirmish', 'picket']

const store = new Store(openSqlite(':memory:'))
beforeAll(() => store.prepare())
afterAll(() => store.close())

/** Plays a match out by any answers. */
function playOut({ match, judge }: Awake, seed: number): void {
  for (let n = 0; !match.over; n++) {
    const legal = match.legal()
    judge.order([legal[(n * 7919 + seed) % legal.length] as never], linkIn(match).link)
  }
}

/** What is wrong with a record in which one order is another; undefined when no order is like that. */
function forged(rules: Rules, record: MatchRecord, how: (entry: OrderEntry) => OrderEntry | undefined) {
  const at = record.entries.findIndex((entry) => 'order' in entry && how(entry) !== undefined)
  if (at < 0) return undefined
  const entries = record.entries.map((entry, i) => (i === at ? ((how(entry as OrderEntry) ?? entry) as never) : entry))
  const { verdict, found } = verify(rules, { ...record, entries })
  const last = found.at(-1)
  return [verdict, last !== undefined && 'fault' in last ? last.fault.name : undefined]
}

const otherDie = (entry: OrderEntry): OrderEntry | undefined =>
  (entry.fell?.length ?? 0) > 1
    ? { ...entry, fell: (entry.fell ?? []).map((face, i) => (i === 1 ? (face % 6) + 1 : face)) }
    : undefined
const skippedDie = (entry: OrderEntry): OrderEntry | undefined =>
  (entry.fell?.length ?? 0) > 1
    ? { ...entry, fell: (entry.fell ?? []).map((face, i) => (i === 0 ? face + 1 : face)) }
    : undefined
const otherLink = (entry: OrderEntry): OrderEntry | undefined =>
  entry.link === undefined ? undefined : { ...entry, link: entry.link.replace(/.{64}$/, 'ab'.repeat(32)) }

test(`${COUNT} matches of the club are proven by their records, and what is forged in any of them is named`, async () => {
  const people = new People(store, Date.now)
  const pair = [(await people.welcome('Anna')).member, (await people.welcome('Ben')).member] as const
  const hall = new Hall(store, Date.now, { ask: () => new Promise<never>(() => {}), drop: () => {} })
  for (let n = 0; n < COUNT; n++) {
    const rules = (await rulesNamed(GAMES[n % GAMES.length] ?? '')) as Rules
    const { id } = await openAndSit(hall, pair, {
      ...{ game: rules.id, scenario: rules.scenarios[0]?.id ?? '', options: [], pace: { kind: 'none' } as const },
      ...{ seats: ['me', 'open'], isPublic: false },
    })
    const awake = (await hall.awake(id)) as Awake
    playOut(awake, n)
    await awake.settled()
    const record = parseRecord(writeRecord(awake.match.record()))
    expect(verify(rules, record).verdict).toBe('sound')
    expect([['broken', 'otherDie'], undefined]).toContainEqual(forged(rules, record, otherDie))
    expect([['broken', 'skippedDie'], undefined]).toContainEqual(forged(rules, record, skippedDie))
    expect(forged(rules, record, otherLink)).toEqual(['broken', 'otherLink'])
    hall.rest(awake)
  }
})

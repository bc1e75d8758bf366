import { verify } from '@boma/club'
import { fork, type MatchRecord, parseRecord, type Rules, replay, seatsOf, writeRecord } from '@boma/kernel'
import { rules as skirmish } from '@boma/skirmish/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulesNamed } from '../hall/rules-shelf.ts'
import { RecordReader } from '../moving/reader.ts'
import { ownDice } from './chains.ts'
import { answersOn, burn, type Call, type House, openHouse, Visitor } from './house.ts'
import { fileOf, playedAtHome } from './local.ts'

let house: House
/** Nobody waits here for more records to be let in. */
let now = 1_800_000_000_000
beforeAll(async () => {
  house = await openHouse(undefined, () => now)
})
afterAll(async () => {
  await house.close()
  burn(house)
})

const PACE = { kind: 'none' } as const
const WEEK = 7 * 24 * 3_600_000

/** Brings a record, and adds to the dice as the club asks. */
async function bring(visitor: Visitor, record: string, seats: readonly string[] = ['me', 'open']) {
  now += 60_000
  const { status, answer } = await visitor.ask('matches/moved', { record, seats, pace: PACE, isPublic: false })
  const moved = answer as { id: string; invitation: string; commitment: string; lacking: number[]; why?: string }
  for (const seat of moved.lacking ?? [])
    await visitor.ask(`matches/${moved.id}/dice`, { seat, ...ownDice(moved.commitment) })
  return { status, ...moved }
}

/** Why a record is not taken, and at which of its entries that shows. */
async function whyNot(record: string, seats?: readonly string[]) {
  const { why, ...rest } = await bring(await new Visitor(house).arrive('Anna'), record, seats)
  return { why, entry: (rest as { entry?: number }).entry }
}

/** Two people at a match that was begun at Anna's. */
async function begun(orders = 12) {
  const home = playedAtHome(skirmish, orders)
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id, invitation } = await bring(anna, fileOf(home))
  await ben.accept(invitation)
  const calls = [await anna.call(), await ben.call()] as const
  for (const [i, call] of calls.entries()) await call.sit(id, `${i}a`.repeat(16))
  return { home, id, anna, ben, calls }
}

async function playOn(id: string, calls: readonly [Call, Call], most: number): Promise<void> {
  for (let n = 0; n < most; n++) {
    const seat = calls[0].news.decision?.seat
    if (seat === undefined) return
    const call = calls[seat] as Call
    const answers = answersOn(skirmish, call.news.view)
    await call.order(id, seat, [answers[(n * 31 + 7) % answers.length] ?? 0])
    const other = calls[1 - seat] as Call
    await other.until(() => other.news.decision?.prompt === call.news.decision?.prompt)
  }
}

const recordOf = async (visitor: Visitor, id: string): Promise<MatchRecord> =>
  parseRecord((await visitor.ask(`matches/${id}/record`)).answer['record'] as string)

describe('a match that was begun at home', () => {
  test('goes on at the club from where it stood, and each side reads of it what it may know', async () => {
    const { home, calls } = await begun()
    for (const [side, call] of calls.entries()) {
      expect(call.news.view).toEqual(home.view(side as never).bytes)
      const told = home.log(side as never).flatMap(({ events }) => events.map(({ kind }) => kind))
      expect(call.log.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(told)
      expect(call.company?.movedBy).toBe('Anna')
      // How many orders were given there would count hidden ones.
      expect(JSON.stringify(call.heard)).not.toContain('"orders"')
    }
  })

  test('rolls with dice that nobody has seen, and the audit says which part was rolled at home', async () => {
    const { home, id, anna, calls } = await begun(40)
    await playOn(id, calls, Number.POSITIVE_INFINITY)
    const record = await recordOf(anna, id)
    expect(record.id).toBe(id)
    expect(writeRecord(record)).not.toContain('09'.repeat(32))
    const { verdict, found } = verify(skirmish, record)
    expect(verdict).toBe('unproven')
    const story = found.find((each) => each.kind !== 'broken' && each.name === 'storyStart')
    // What was rolled at home stands in the record, and nobody can roll it again.
    const rolls = home.deeds.reduce((sum, { dice }) => sum + dice.length, home.openingDice.length)
    expect(rolls).toBeGreaterThan(0)
    expect(story).toMatchObject({ kind: 'claimed', facts: { orders: String(home.length), rolls: String(rolls) } })
    const names = found.map((each) => (each.kind === 'broken' ? '' : each.name))
    expect(names).toEqual(expect.arrayContaining(['signed', 'committed', 'bound', 'linked', 'replayed']))
    // The commitment binds the position: the same secret under another one is another commitment.
    const { start: _start, story: _story, ...unbound } = record
    expect(verify(skirmish, unbound as MatchRecord).verdict).toBe('broken')
  })

  test('is kept with its story: after a new start of the club it goes on', async () => {
    const first = await openHouse(undefined, () => now)
    const anna = await new Visitor(first).arrive('Anna')
    const { id } = await bring(anna, fileOf(playedAtHome(skirmish, 20)), ['me', 'me'])
    const call = await anna.call()
    await call.sit(id, '1a'.repeat(16))
    const before = call.log.slice()
    expect(before.length).toBeGreaterThan(3)
    await first.close()
    anna.house = await openHouse(first.folder, () => now)
    const again = await anna.call()
    await again.sit(id, '2a'.repeat(16))
    expect(again.log).toEqual(before)
    const { seat = 0 } = again.news.decision ?? {}
    expect(await again.order(id, seat, answersOn(skirmish, again.news.view).slice(0, 1))).toMatchObject({
      kind: 'played',
    })
    await anna.house.close()
    burn(first)
  })

  test('never counts, and a rematch begins at the beginning', async () => {
    const { id, anna, ben, calls } = await begun()
    expect((await anna.matches()).find((match) => match.id === id)).toMatchObject({ isRated: false, isMoved: true })
    await playOn(id, calls, Number.POSITIVE_INFINITY)
    const rematch = (await ben.ask(`matches/${id}/rematch`, {})).answer
    expect((await ben.matches()).find((match) => match.id === rematch['id'])).toMatchObject({ isRated: false })
    expect((await ben.matches()).find((match) => match.id === rematch['id'])).not.toHaveProperty('isMoved')
  })

  test('that is brought twice, or by two pages at once, is one match, until that is over', async () => {
    const anna = await new Visitor(house).arrive('Anna')
    const record = fileOf(playedAtHome(skirmish, 9))
    const both = await Promise.all([bring(anna, record), bring(anna, record)])
    const { id, invitation } = await bring(anna, record)
    expect(both.map((each) => each.id)).toEqual([id, id])
    expect((await anna.matches()).filter((match) => match.id === id)).toHaveLength(1)
    // Somebody else's is his own.
    const cai = await new Visitor(house).arrive('Cai')
    expect((await bring(cai, record)).id).not.toBe(id)
    now += WEEK
    const later = await bring(anna, record)
    expect(later.invitation).not.toBe(invitation)
    const ben = await new Visitor(house).arrive('Ben')
    await ben.accept(later.invitation)
    const call = await anna.call()
    await call.sit(later.id, '3a'.repeat(16))
    const errand = { kind: 'giveUp', number: 1, side: 0, after: call.news.read, seat: 0 } as never
    call.send({ kind: 'dispatch', match: later.id, letter: { errands: [errand], open: 1, read: [] } })
    await call.until(() => call.news.decision === undefined)
    expect((await bring(anna, record)).id).not.toBe(later.id)
  })

  for (const game of ['askari', 'windhoek', 'tanga', 'lettow', 'heart'])
    test(`of ${game} is taken, and its computer stays one`, async () => {
      const rules = (await rulesNamed(game)) as Rules
      const anna = await new Visitor(house).arrive('Anna')
      const seats = seatsOf(rules).map(({ side }) => (side === 0 ? 'me' : 'greedy'))
      const home = playedAtHome(rules, 60)
      const { id } = await bring(anna, fileOf(home), seats)
      const call = await anna.call()
      await call.sit(id, '4a'.repeat(16))
      expect(call.company).toMatchObject({ game, movedBy: 'Anna' })
      expect(call.company?.seats.some(({ kind, name }) => kind === 'computer' && name === 'greedy')).toBe(true)
    })
})

describe('a record is not taken', () => {
  const home = () => playedAtHome(skirmish, 40)
  const at = (entries: MatchRecord['entries'], n: number) => entries[n] as { readonly order: string }

  test('when somebody has changed it: an order, a die, the position at its end', async () => {
    const { deeds } = home()
    const rolled = deeds.findIndex(({ dice }) => dice.length > 0)
    expect(rolled).toBeGreaterThanOrEqual(0)
    const other = fileOf(home(), (record) => ({
      ...record,
      entries: record.entries.map((entry, n) => (n === 5 ? { ...entry, order: at(record.entries, 0).order } : entry)),
    }))
    expect(await whyNot(other)).toMatchObject({ why: 'does-not-hold' })
    const secret = fileOf(home(), (record) => ({
      ...record,
      dice: { ...record.dice, secret: 'ee'.repeat(32) } as MatchRecord['dice'],
    }))
    expect(await whyNot(secret)).toEqual({ why: 'does-not-hold', entry: 0 })
    const table = fileOf(home(), ({ table = '', ...record }) => ({
      ...record,
      table: `${table.slice(0, -4)}${table.endsWith('0001') ? '0002' : '0001'}`,
    }))
    expect(await whyNot(table)).toEqual({ why: 'does-not-hold', entry: 0 })
  })

  test('when nobody knows how its first position came about', async () => {
    const forked = fork(home(), { id: 'b2'.repeat(8), dice: { kind: 'cipher', secret: new Uint8Array(32).fill(1) } })
    // With its story it is.
    const anna = await new Visitor(house).arrive('Anna')
    expect((await bring(anna, fileOf(forked))).why).toBeUndefined()
    const bare = ({ story: _story, ...record }: MatchRecord) => record
    expect(await whyNot(fileOf(forked, bare))).toEqual({ why: 'no-story', entry: undefined })
    // A story that leads elsewhere is none, and one that begins with a position of its own does not help.
    const shorter = ({ story, ...record }: MatchRecord) => ({
      ...record,
      ...(story && { story: { ...story, entries: story.entries.slice(0, -1) } }),
    })
    expect(await whyNot(fileOf(forked, shorter))).toEqual({ why: 'no-story', entry: undefined })
    const within = ({ story, start = '', ...record }: MatchRecord) => ({
      ...record,
      ...{ start, entries: [] },
      ...(story && { story: { ...story, start, entries: [] } }),
    })
    const played = fork(home(), { id: 'b3'.repeat(8), dice: { kind: 'manual' } })
    expect(await whyNot(fileOf(played, within))).toEqual({ why: 'no-story', entry: undefined })
  })

  test('when it is over, keeps its secret, is of other data, of no game or no record', async () => {
    const over = home()
    over.end({ end: 'resign', seat: 0 as never })
    expect(await whyNot(fileOf(over))).toMatchObject({ why: 'over' })
    // One that hides its end says otherwise than its orders.
    expect(await whyNot(fileOf(over, ({ result: _, ...record }) => record))).toMatchObject({ why: 'over' })
    expect(await whyNot(writeRecord(home().record()))).toMatchObject({ why: 'no-secret' })
    expect(await whyNot(fileOf(home(), (record) => ({ ...record, overlay: 'abcd' })))).toMatchObject({ why: 'overlay' })
    expect(await whyNot(fileOf(home()).replace('game skirmish', 'game chess'))).toMatchObject({ why: 'no-game' })
    expect(await whyNot(fileOf(home()).replace('game skirmish', 'game ../kernel'))).toMatchObject({ why: 'no-game' })
    expect(await whyNot('boma record 3\n')).toMatchObject({ why: 'newer' })
    expect(await whyNot('Dear club, let me in')).toMatchObject({ why: 'no-record' })
  })

  test('of other rules it is when it holds by those of today; when it does not, that is said', async () => {
    const old = (record: MatchRecord) => ({ ...record, version: '0123456789ab' })
    const manual = playedAtHome(skirmish, 0, { dice: { kind: 'manual' } })
    const anna = await new Visitor(house).arrive('Anna')
    expect((await bring(anna, fileOf(manual, old))).why).toBeUndefined()
    const changed = (record: MatchRecord) => ({
      ...old(record),
      entries: [{ side: record.entries[0] && 'side' in record.entries[0] ? record.entries[0].side : '', order: 'fly' }],
    })
    expect(await whyNot(fileOf(home(), changed))).toMatchObject({ why: 'other-version' })
  })

  test('on terms that the game has not: a computer whom nobody knows here, seats that it has not, nobody’s own', async () => {
    expect(await whyNot(fileOf(home()), ['me', 'random'])).toMatchObject({ why: 'no-sitter' })
    expect(await whyNot(fileOf(home()), ['me', 'open', 'open'])).toMatchObject({ why: 'no-seats' })
    expect(await whyNot(fileOf(home()), ['open', 'greedy'])).toMatchObject({ why: 'not-you' })
    const anna = await new Visitor(house).arrive('Anna')
    const rated = { record: fileOf(home()), seats: ['me', 'open'], pace: PACE, isPublic: false, isRated: true }
    expect(await anna.ask('matches/moved', rated)).toMatchObject({ status: 400, answer: { why: 'no-terms' } })
  })

  test('when it is too long: what is sent is not even read, what is played is ended', async () => {
    const anna = await new Visitor(house).arrive('Anna')
    const sent = anna.ask('matches/moved', `{"record":"${'x'.repeat(4_000_000)}"}`).catch(() => 'cut')
    expect([{ status: 413, answer: { why: 'too-long' } }, 'cut']).toContainEqual(await sent)
    expect((await anna.ask('me')).answer['name']).toBe('Anna')
    const reader = new RecordReader(1)
    expect(await reader.read(fileOf(home()))).toEqual({ why: 'too-long' })
    reader.close()
    expect(await reader.read(fileOf(home()))).toEqual({ why: 'busy' })
  })

  test('when somebody brings one after the other', async () => {
    const anna = await new Visitor(house).arrive('Anna')
    const asked = { record: 'boma record 2\n', seats: ['me', 'open'], pace: PACE, isPublic: false }
    const answers = []
    for (let n = 0; n < 12; n++) answers.push((await anna.ask('matches/moved', asked)).status)
    expect(answers).toContain(429)
    expect((await new Visitor(house).ask('matches/moved', asked)).status).toBe(401)
  })
})

describe('a match goes on at home', () => {
  const leaves = (call: Call) => call.until(() => call.news.decision === undefined)

  test('at once where nobody else plays it; it ends at the club without a winner, and its record is told', async () => {
    const anna = await new Visitor(house).arrive('Anna')
    const { id } = await bring(anna, fileOf(playedAtHome(skirmish, 10)), ['me', 'me'])
    const call = await anna.call()
    await call.sit(id, '5a'.repeat(16))
    // Whoever plays both sides sees with the eyes of both.
    expect(call.last.news.map(({ viewer }) => viewer)).toEqual([0, 1, -1])
    expect((await anna.ask(`matches/${id}/record`)).answer).toEqual({ why: 'not-over' })
    call.send({ kind: 'ask', match: id, what: 'home' })
    await leaves(call)
    const record = await recordOf(anna, id)
    expect(record.result).toBe('draw')
    expect(record.dice).toHaveProperty('secret')
    expect(record.entries.at(-1)).toEqual({ end: 'adjudge', who: 'draw' })
  })

  test('against a computer too, though not where it counts', async () => {
    const anna = await new Visitor(house).arrive('Anna')
    const { id } = await bring(anna, fileOf(playedAtHome(skirmish, 10)), ['me', 'greedy'])
    const call = await anna.call()
    await call.sit(id, '6a'.repeat(16))
    call.send({ kind: 'ask', match: id, what: 'home' })
    await leaves(call)
    expect((await recordOf(anna, id)).result).toBe('draw')
  })

  test('with another only when he agrees', async () => {
    const { id, anna, calls } = await begun()
    const [mine, other] = calls
    mine.send({ kind: 'ask', match: id, what: 'home' })
    await other.until(() => other.company?.petition?.what === 'home')
    mine.send({ kind: 'answer', match: id, what: 'home', isGranted: true })
    await mine.until(() => mine.heard.some((letter) => letter.kind === 'refused' && letter.why === 'not-yours'))
    expect((await anna.ask(`matches/${id}/record`)).answer).toEqual({ why: 'not-over' })
    other.send({ kind: 'answer', match: id, what: 'home', isGranted: false })
    await mine.until(() => mine.company?.petition === undefined)
    expect(mine.news.decision).toBeDefined()
    other.send({ kind: 'ask', match: id, what: 'home' })
    await mine.until(() => mine.company?.petition?.what === 'home')
    mine.send({ kind: 'answer', match: id, what: 'home', isGranted: true })
    await leaves(mine)
    // Everybody has the record, and whatever is forked from before its end goes on there.
    const record = await recordOf(anna, id)
    const match = replay(skirmish, record)
    const on = fork(
      match,
      { id: 'c3'.repeat(8), dice: { kind: 'cipher', secret: new Uint8Array(32) } },
      match.length - 1,
    )
    expect(on.over).toBe(false)
    expect(on.setup.story).toBeDefined()
    // And may come back to the club from there.
    expect((await bring(anna, fileOf(on))).why).toBeUndefined()
  })

  test('with two others only when both agree, also the one on the same side', async () => {
    const rules = (await rulesNamed('askari')) as Rules
    const names = ['Anna', 'Ben', 'Cai'] as const
    const [anna, ben, cai] = (await Promise.all(names.map((name) => new Visitor(house).arrive(name)))) as [
      Visitor,
      Visitor,
      Visitor,
    ]
    const option = seatsOf(rules).find((seat) => seat.option !== undefined)?.option
    const home = playedAtHome(rules, 10, { options: option === undefined ? [] : [option] })
    const { id, invitation } = await bring(anna, fileOf(home), ['me', 'open', 'open'])
    for (const guest of [ben, cai]) await guest.accept(invitation)
    const calls = []
    for (const [i, guest] of [anna, ben, cai].entries()) {
      const call = await guest.call()
      await call.sit(id, `${i}7`.repeat(16))
      calls.push(call)
    }
    const [first, second, third] = calls as [Call, Call, Call]
    first.send({ kind: 'ask', match: id, what: 'home' })
    await second.until(() => second.company?.petition?.what === 'home')
    second.send({ kind: 'answer', match: id, what: 'home', isGranted: true })
    await third.until(() => third.company?.petition?.agreed?.length === 1)
    expect(third.news.decision).toBeDefined()
    third.send({ kind: 'answer', match: id, what: 'home', isGranted: true })
    await leaves(first)
  })
})

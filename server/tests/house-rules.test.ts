import { verify } from '@boma/club'
import { parseRecord } from '@boma/kernel'
import { rules as skirmish } from '@boma/skirmish/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersOn, burn, type House, openHouse, Visitor } from './house.ts'

let house: House
let now = 1_800_000_000_000
beforeAll(async () => {
  house = await openHouse(undefined, () => now)
})
afterAll(async () => {
  await house.close()
  burn(house)
})

const PAGES = ['aa'.repeat(16), 'bb'.repeat(16), 'cc'.repeat(16)] as const
const TERMS = { game: 'skirmish', scenario: skirmish.scenarios[0]?.id ?? '' }
const HOUR = 3_600_000

async function begun(terms: Partial<Parameters<Visitor['open']>[0]> = {}) {
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id, invitation } = await anna.open({ ...TERMS, ...terms })
  await ben.accept(invitation)
  const calls = [await anna.call(), await ben.call()] as const
  await calls[0].sit(id, PAGES[0])
  await calls[1].sit(id, PAGES[1])
  return { id, invitation, anna, ben, calls }
}

/** The two at a match: whoever is asked, and the other. */
function turnOf(calls: Awaited<ReturnType<typeof begun>>['calls']) {
  const seat = calls[0].news.decision?.seat ?? 0
  return { seat, asked: calls[seat] ?? calls[0], other: calls[1 - seat] ?? calls[1] }
}

describe('an order', () => {
  test('that is sent twice is played once, and its answer comes again', async () => {
    const { id, calls } = await begun()
    const { seat, asked } = turnOf(calls)
    const [action = 0] = answersOn(skirmish, asked.news.view)
    const { viewer, read } = asked.news
    const errand = asked.orderOf(seat, [action]) as never
    const letter = { errands: [errand], open: 1, read: [[viewer, read]] } as never
    asked.send({ kind: 'dispatch', match: id, letter })
    asked.send({ kind: 'dispatch', match: id, letter })
    await asked.until(() => asked.bulletins.filter(({ answers }) => answers.length > 0).length >= 2)
    expect(asked.last.answers).toMatchObject([{ number: 1, outcome: { kind: 'played' } }])
    expect(asked.news.heard).toBe(1)
  })

  test('is done once also when the page calls again after the line broke', async () => {
    const { id, calls, anna, ben } = await begun()
    const { seat, asked } = turnOf(calls)
    const [action = 0] = answersOn(skirmish, asked.news.view)
    const errand = asked.orderOf(seat, [action]) as never
    expect(await asked.order(id, seat, [action])).toMatchObject({ kind: 'played' })
    await asked.hangUp()
    const again = await (seat === 0 ? anna : ben).call()
    await again.sit(id, PAGES[seat] ?? '')
    again.send({ kind: 'dispatch', match: id, letter: { errands: [errand], open: 1, read: [] } })
    const before = again.bulletins.length
    await again.until(() => again.bulletins.length > before)
    expect(again.news.heard).toBe(1)
  })

  test('that comes late, over a line that its page has left for another, is not done again', async () => {
    const { id, calls, anna, ben } = await begun()
    const { seat, asked } = turnOf(calls)
    const page = 'dd'.repeat(16)
    const [old, fresh] = await Promise.all([1, 2].map(() => (seat === 0 ? anna : ben).call()))
    if (old === undefined || fresh === undefined) throw new Error('nobody called')
    await old.sit(id, page)
    await fresh.sit(id, page)
    const [action = 0] = answersOn(skirmish, fresh.news.view)
    const send = (over: typeof old, errand: object) =>
      over.send({ kind: 'dispatch', match: id, letter: { errands: [errand as never], open: 1, read: [] } })
    const done = (number: number) => fresh.until(() => fresh.last.answers.some((answer) => answer.number === number))
    send(fresh, fresh.orderOf(seat, [action]))
    await done(1)
    const { viewer: side, read: after } = fresh.news
    const undo = { kind: 'undo', number: 2, side, after, seat, isAgreed: false }
    send(fresh, undo)
    await done(2)
    expect(fresh.news.heard).toBe(0)
    // The same once more: its story is as it was when he took it back.
    send(fresh, { ...fresh.orderOf(seat, [action]), number: 3 })
    await done(3)
    expect(fresh.news.read).toBe(after)
    send(old, undo)
    // When that is looked at, what follows it is answered.
    old.send({ kind: 'sit', match: 'ff'.repeat(10), page })
    await old.until(() => old.heard.some((letter) => letter.kind === 'refused' && letter.why === 'unknown-match'))
    await fresh.sit(id, 'ee'.repeat(16))
    expect([asked.news.heard, fresh.news.heard]).toEqual([1, 1])
  })

  test('for a seat that is not the sender’s, or upon an older table, changes nothing', async () => {
    const { id, calls } = await begun()
    const { seat, asked, other } = turnOf(calls)
    const [action = 0] = answersOn(skirmish, asked.news.view)
    expect(await other.order(id, seat, [action])).toEqual({ kind: 'late' })
    expect(await asked.order(id, seat, [action])).toMatchObject({ kind: 'played' })
    asked.send({
      kind: 'dispatch',
      match: id,
      letter: {
        errands: [{ kind: 'order', number: 9, side: seat, after: '', seat, actions: [action] } as never],
        open: 9,
        read: [],
      },
    })
    await asked.until(() => asked.last.answers.some(({ number }) => number === 9))
    expect(asked.last.answers.at(-1)?.outcome).toEqual({ kind: 'late' })
    expect(asked.news.heard).toBe(1)
  })

  test('of an onlooker is none', async () => {
    const { id } = await begun()
    const call = await (await new Visitor(house).arrive('Cora')).call()
    await call.sit(id, PAGES[2])
    expect(call.news.viewer).toBe(-1)
    expect(await call.order(id, 0, [0])).toEqual({ kind: 'late' })
    call.send({ kind: 'ask', match: id, what: 'draw' })
    await call.until(() => call.heard.some((letter) => letter.kind === 'refused' && letter.why === 'not-yours'))
  })
})

describe('what two agree on', () => {
  test('an order is taken back when the other side agrees, and not before', async () => {
    const { id, calls } = await begun()
    const { seat, asked, other } = turnOf(calls)
    // Whatever hands the decision over cannot be taken back alone.
    for (let n = 0; calls[0].news.decision?.seat === seat && n < 50; n++)
      await asked.order(id, seat, [answersOn(skirmish, asked.news.view)[0] ?? 0])
    const before = asked.news.heard
    asked.send({ kind: 'ask', match: id, what: 'take-back' })
    await other.until(() => other.company?.petition?.what === 'take-back')
    expect(other.company?.petition).toEqual({ what: 'take-back', seat })
    asked.send({ kind: 'answer', match: id, what: 'take-back', isGranted: true })
    await asked.until(() => asked.heard.some((letter) => letter.kind === 'refused' && letter.why === 'not-yours'))
    other.send({ kind: 'answer', match: id, what: 'take-back', isGranted: true })
    await asked.until(() => asked.news.heard === before - 1)
    expect(asked.news.decision?.seat).toBe(seat)
    await asked.until(() => asked.company?.petition === undefined)
  })

  test('a draw ends the match, and tells its record with the secret of the dice', async () => {
    const { id, calls, anna } = await begun()
    expect((await anna.ask(`matches/${id}/record`)).status).toBe(409)
    calls[0].send({ kind: 'ask', match: id, what: 'draw' })
    await calls[1].until(() => calls[1].company?.petition?.what === 'draw')
    calls[1].send({ kind: 'answer', match: id, what: 'draw', isGranted: true })
    await calls[0].until(() => calls[0].news.decision === undefined)
    const { answer } = await anna.ask(`matches/${id}/record`)
    expect(answer['record']).toMatch(/^secret [0-9a-f]{64}$/m)
    expect(answer['record']).toMatch(/^\* agree$/m)
  })

  test('a match is claimed when the time of the other side is over, and not before; then its secret is told', async () => {
    const { id, calls, anna } = await begun({ pace: { kind: 'days', turn: HOUR, reserve: HOUR } })
    const { seat, other } = turnOf(calls)
    now += HOUR + 1
    other.send({ kind: 'claim', match: id })
    await other.until(() => other.heard.some((letter) => letter.kind === 'refused' && letter.why === 'in-time'))
    now += HOUR
    other.send({ kind: 'claim', match: id })
    await other.until(() => other.news.decision === undefined)
    const told = other.log.at(-1)?.events[0]
    expect(told).toMatchObject({ kind: 'matchAdjudged', facts: { side: 1 - seat } })
    const { record } = (await anna.ask(`matches/${id}/record`)).answer as { record: string }
    const { found } = verify(skirmish, parseRecord(record))
    const names = found.map((each) => (each.kind === 'broken' ? each.fault.name : each.name))
    expect(names).toEqual(expect.arrayContaining(['committed', 'ended', 'replayed']))
  })
})

describe('talk', () => {
  const key = (n: number) => n.toString(16).padStart(16, '0')

  test('that is sent again because the line broke is said once, and nobody talks the others down', async () => {
    const { id, calls } = await begun()
    const say = (n: number) => calls[0].send({ kind: 'say', match: id, text: `Line ${n}`, key: key(n) })
    for (let n = 0; n < 12; n++) say(n)
    say(3)
    const often = () => calls[0].heard.filter((letter) => letter.kind === 'refused' && letter.why === 'often').length
    await calls[0].until(() => often() === 2)
    await calls[1].until(() => calls[1].talk.length === 10)
    now += 11_000
    say(12)
    await calls[1].until(() => calls[1].talk.length > 10)
    expect(calls[1].talk.map(({ text }) => text)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12].map((n) => `Line ${n}`))
  })
})

describe('the door', () => {
  test('says nothing of a match to whoever comes from another site', async () => {
    const { anna } = await begun()
    const elsewhere = { origin: 'https://elsewhere.example' }
    expect((await anna.ask('matches', { terms: TERMS }, elsewhere)).status).toBe(403)
  })

  test('takes nothing that a database cannot keep, in an address, a form or a letter, and whatever else is written', async () => {
    const { anna, id, calls } = await begun()
    const asked = [
      await anna.ask('matches/%00/notes'),
      await anna.ask(`matches/${id}/notes`, { text: 'a\0b' }),
      await anna.ask('me/tokens', { name: '\0', scopes: ['read'] }),
    ]
    expect(asked.map(({ status, answer }) => [status, answer['why']])).toEqual([1, 2, 3].map(() => [400, 'malformed']))
    // Whoever writes how it is written has written six letters.
    expect((await anna.ask(`matches/${id}/notes`, { text: '\\u0000' })).status).toBe(200)
    expect((await anna.ask(`matches/${id}/notes`)).answer).toEqual({ text: '\\u0000' })
    const [call] = calls
    call.send({ kind: 'say', match: id, text: 'a\0b', key: 'ab'.repeat(16) })
    await call.until(() => call.heard.some((letter) => letter.kind === 'refused' && letter.why === 'malformed'))
  })

  test('gives each malformed letter one word, and changes nothing', async () => {
    const { id, calls } = await begun()
    const { view } = calls[0].news
    const odd = [
      '',
      'null',
      '[]',
      '{',
      '{"kind":"sit"}',
      `{"kind":"dispatch","match":"${id}","letter":{}}`,
      '"x"'.repeat(50),
    ]
    for (const text of odd) calls[0].socket.send(text)
    await calls[0].until(() => calls[0].heard.filter((letter) => letter.kind === 'refused').length === odd.length)
    expect(calls[0].news.view).toEqual(view)
  })

  test('knows invitations that were taken up, or made by oneself, by a word', async () => {
    const { invitation, anna } = await begun()
    expect(await anna.ask(`invitations/${invitation}`)).toMatchObject({ status: 404, answer: { why: 'gone' } })
    const mine = await anna.open(TERMS)
    expect(await anna.accept(mine.invitation)).toMatchObject({ answer: { why: 'own' } })
    expect((await anna.ask('matches', { terms: { ...TERMS, game: 'chess' } })).status).toBe(400)
  })

  test('a guest becomes a member, and is known on another device by name and password', async () => {
    const anna = await new Visitor(house).arrive('Anna')
    const password = 'a long enough one'
    expect((await anna.ask('register', { name: 'Anna K', password: 'short' })).status).toBe(400)
    expect((await anna.ask('register', { name: 'Anna K', password })).answer).toMatchObject({ isGuest: false })
    const device = new Visitor(house)
    expect((await device.ask('login', { name: 'Anna K', password: 'not the right one' })).status).toBe(401)
    expect((await device.ask('login', { name: 'anna k', password })).answer).toMatchObject({ name: 'Anna K' })
    const other = await new Visitor(house).arrive('Other')
    expect((await other.ask('register', { name: 'ANNA K', password })).answer).toEqual({ why: 'name-taken' })
    await device.ask('logout', {})
    expect((await device.ask('me')).answer).toEqual({})
  })
})

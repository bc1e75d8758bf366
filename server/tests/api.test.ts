import { verify } from '@boma/club'
import { parseRecord, type Rules } from '@boma/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Bot } from '../examples/bot.ts'
import { rulesNamed } from '../hall/rules-shelf.ts'
import * as answers from '../http/answers.ts'
import { burn, type House, openHouse, Visitor } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
  burn(house)
})

type Scopes = readonly ('read' | 'play' | 'talk')[]

/** Somebody with a program that may do so much. */
async function withProgram(name: string, scopes: Scopes) {
  const visitor = await new Visitor(house).arrive(name)
  const { answer } = await visitor.ask('me/tokens', { name: 'A bot', scopes })
  return { visitor, token: String(answer['token']), id: String(answer['id']) }
}

/** Asks as a program does. */
async function asks(token: string, path: string, body?: unknown) {
  const response = await fetch(`${house.address}/club/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, answer: text.startsWith('{') ? JSON.parse(text) : undefined }
}

for (const game of ['skirmish', 'picket', 'outpost'])
  test(`two programs play a whole match of ${game} by their tokens, and its record proves every die`, async () => {
    const rules = (await rulesNamed(game)) as Rules
    const owners = [await withProgram('Ada', ['read', 'play']), await withProgram('Bob', ['read', 'play'])] as const
    const bots = owners.map(({ token }) => new Bot(house.address, token)) as [Bot, Bot]
    const scenario = rules.scenarios[0]?.id ?? ''
    const match = await bots[0].findMatch(rules.id, scenario)
    expect(await bots[1].findMatch(rules.id, scenario)).toBe(match)
    const [record, same] = await Promise.all(bots.map((bot) => bot.play(match)))
    expect(record).toBe(same)
    expect(verify(rules, parseRecord(record ?? '')).verdict).toBe('sound')
    // Whoever sits opposite is told that a program orders.
    const seen = answers.seatAnswer.parse((await asks(owners[0].token, `matches/${match}/seat`)).answer)
    expect(seen.seats.map(({ isProgram }) => isProgram)).toEqual([true, true])
    // All matches of one's own, with their records, as one file.
    const lines = (await asks(owners[0].token, 'me/records')).text.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ id: match, state: 'over', record }])
  })

test('that a program asks or orders one thing tells nobody that it was there: how often would tell of hidden orders', async () => {
  const { visitor: ada, token } = await withProgram('Ada', ['read', 'play'])
  const ben = await new Visitor(house).arrive('Ben')
  const { id, invitation } = await ada.open({ game: 'skirmish', scenario: 'ford' })
  await ben.accept(invitation)
  const call = await ben.call()
  await call.sit(id, 'be'.repeat(16))
  const told = () => call.heard.flatMap((letter) => (letter.kind === 'company' ? [letter.company] : []))
  const before = told().length
  for (let n = 0; n < 3; n++) expect((await asks(token, `matches/${id}/seat`)).status).toBe(200)
  // Whatever came of it comes before what is said now.
  call.send({ kind: 'say', match: id, text: 'Are you there?', key: 'be'.repeat(16) })
  await call.until(() => call.talk.length > 0)
  expect(told()).toHaveLength(before)
  expect(call.company?.seats.map(({ isHere }) => isHere)).toEqual([false, true])
  await call.hangUp()
})

test('what the club answers is what its document says', async () => {
  const { token } = await withProgram('Cleo', ['read', 'play'])
  const terms = { game: 'skirmish', scenario: 'ford', options: [], seats: ['me', 'open'], isPublic: false }
  const opened = await asks(token, 'matches', { terms: { ...terms, pace: { kind: 'none' } } })
  for (const [schema, answer] of [
    [answers.openedAnswer, opened.answer],
    [answers.meAnswer, (await asks(token, 'me')).answer],
    [answers.matchesAnswer, (await asks(token, 'matches')).answer],
    [answers.challengesAnswer, (await asks(token, 'challenges')).answer],
    [answers.invitationAnswer, (await asks(token, `invitations/${opened.answer.invitation}`)).answer],
  ] as const)
    expect(schema.safeParse(answer)).toMatchObject({ success: true })
})

const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string(), operationId: z.string() }))),
})

test('every address of the club is in its document, with a sentence, and nothing else is', async () => {
  const visitor = new Visitor(house)
  const { paths } = documentSchema.parse((await visitor.ask('openapi.json')).answer)
  const told = Object.entries(paths).flatMap(([path, all]) =>
    Object.keys(all).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const there = (house.routes ?? []).map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(told.toSorted()).toEqual(there.toSorted())
  expect(there.length).toBeGreaterThan(30)
  const operations = Object.values(paths).flatMap((all) => Object.values(all))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  // The schema that reads an order is the one that the document shows.
  expect(JSON.stringify(paths['/club/matches/{id}/dice'])).toContain('^(?:[0-9a-f]{2}){16,64}$')
})

test('a program may do what its token says, and nothing once that is revoked', async () => {
  const { visitor, token, id } = await withProgram('Dora', ['read'])
  expect((await asks(token, 'matches')).status).toBe(200)
  for (const [path, body] of [
    ['matches', { terms: {} }],
    ['me/tokens', { name: 'Another', scopes: ['play'] }],
    ['me/forget', { password: '' }],
    ['me/export', undefined],
    ['admin', undefined],
    ['nothing', undefined],
  ] as const)
    expect(await asks(token, path, body)).toMatchObject({ status: 403, answer: { why: 'not-allowed' } })
  expect((await visitor.ask('me/tokens')).answer).toMatchObject({ programs: [{ id, name: 'A bot', scopes: ['read'] }] })
  expect(JSON.stringify((await visitor.ask('me/tokens')).answer)).not.toContain(token)
  const other = await new Visitor(house).arrive('Eve')
  expect((await other.ask('me/tokens/revoke', { id })).status).toBe(404)
  expect((await visitor.ask('me/tokens/revoke', { id })).status).toBe(200)
  expect(await asks(token, 'matches')).toMatchObject({ status: 401, answer: { why: 'unknown' } })
})

test('a token is made with a name and for something, twenty at most, and is kept as a hash alone', async () => {
  const visitor = await new Visitor(house).arrive('Fay')
  for (const body of [
    { name: '', scopes: ['read'] },
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['admin'] },
  ])
    expect(await visitor.ask('me/tokens', body)).toMatchObject({ status: 400, answer: { why: 'no-program' } })
  for (let n = 0; n < 20; n++)
    expect((await visitor.ask('me/tokens', { name: `${n}`, scopes: ['talk'] })).status).toBe(200)
  expect((await visitor.ask('me/tokens', { name: 'one more', scopes: ['talk'] })).answer).toEqual({ why: 'too-many' })
  const kept = JSON.stringify((await visitor.ask('me/export')).answer)
  expect(kept).toContain('"scopes":"talk"')
  expect(kept).not.toMatch(/"hash"|boma_/)
})

test('a program plays in no match that counts, and speaks only where it may', async () => {
  const { token } = await withProgram('Gil', ['read', 'play'])
  const pace = { kind: 'days', turn: 86_400_000, reserve: 0 }
  const terms = { game: 'skirmish', scenario: 'ford', options: [], seats: ['me', 'open'], pace, isPublic: false }
  const rated = await asks(token, 'matches', { terms: { ...terms, isRated: true } })
  expect(rated).toMatchObject({ status: 409, answer: { why: 'rated-program' } })
  const opened = (await asks(token, 'matches', { terms })).answer as {
    id: string
    invitation: string
    commitment: string
  }
  const { id } = opened
  const hal = await new Visitor(house).arrive('Hal')
  await asks(token, `matches/${id}/dice`, { seat: 0, added: 'ab'.repeat(16), chain: 'cd'.repeat(32) })
  await hal.accept(opened.invitation)
  const call = await hal.callAs(token)
  await call.sit(id, 'aa'.repeat(16))
  call.send({ kind: 'say', match: id, text: 'Buy my things', key: 'ee'.repeat(16) })
  await call.until(() => call.heard.some((letter) => letter.kind === 'refused' && letter.why === 'not-yours'))
  expect(call.talk).toEqual([])
  await call.hangUp()
})

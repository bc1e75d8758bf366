import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createLine, type Server } from 'node:net'
import type { Seat } from '@boma/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Awake } from '../hall/awake.ts'
import type { Guest } from '../hall/guest.ts'
import { Hall } from '../hall/hall.ts'
import { byWebhook } from '../notices/carriers.ts'
import { Outbox } from '../notices/outbox.ts'
import { dueAt, USUAL } from '../notices/quiet.ts'
import { WaysToTell } from '../notices/ways.ts'
import { People } from '../people/people.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { linkIn, openAndSit } from './chains.ts'
import { burn, openHouse, Visitor } from './house.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Noon of a day, by UTC. */
const NOON = Date.UTC(2026, 10, 18, 12)

const servers: { close(): unknown }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const listening = async (server: Server): Promise<number> => {
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/** Somebody's endpoint on this machine, which answers as it is told: what came, in the order in which it came. */
async function endpoint(answers: number[] = []) {
  const came: { headers: Record<string, unknown>; body: Buffer }[] = []
  const port = await listening(
    createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        came.push({ headers: request.headers, body: Buffer.concat(parts) })
        response.writeHead(answers.shift() ?? 201).end()
      })
    }),
  )
  return { came, address: `http://127.0.0.1:${port}/hook` }
}

/** A server for mail on this machine, which takes everything: the letters that came. */
async function mailServer() {
  const letters: string[] = []
  const port = await listening(
    createLine((line) => {
      let [letter, isLetter] = ['', false]
      line.write('220 here\r\n')
      line.on('data', (data) => {
        for (const text of String(data).split(/(?<=\r\n)/)) {
          if (isLetter && text === '.\r\n') {
            // Long lines are broken by an equals sign.
            letters.push(letter.replaceAll('=\r\n', ''))
            ;[letter, isLetter] = ['', false]
            line.write('250 taken\r\n')
          } else if (isLetter) letter += text
          else if (/^DATA/i.test(text)) {
            isLetter = true
            line.write('354 go on\r\n')
          } else if (/^QUIT/i.test(text)) line.end('221 bye\r\n')
          else line.write('250 good\r\n')
        }
      })
      line.on('error', () => {})
    }),
  )
  return { letters, address: `smtp://127.0.0.1:${port}` }
}

let [now, store] = [NOON, new Store(openSqlite(':memory:'))]
beforeEach(async () => {
  ;[now, store] = [NOON, new Store(openSqlite(':memory:'))]
  await store.prepare()
})
afterEach(() => store.close())

/** A match of two in which Anna is asked and nobody is there, and what tells her of it. */
async function scene(settings: ConstructorParameters<typeof WaysToTell>[2] = {}) {
  const clock = () => now
  const ways = new WaysToTell(store, clock, { address: 'https://club.example', isOpen: true, ...settings })
  const outbox = new Outbox(store, clock, ways)
  const people = new People(store, clock)
  const [anna, ben] = [(await people.welcome('Anna')).member, (await people.welcome('Ben')).member]
  const hall = new Hall(store, clock, { ask: () => new Promise<never>(() => {}), drop: () => {} })
  const terms = {
    ...{ game: 'skirmish', scenario: 'ford', options: [], seats: ['me', 'open'], isPublic: false },
    pace: { kind: 'days', turn: 24 * HOUR, reserve: 0 } as const,
  }
  const begin = async () => (await hall.awake((await openAndSit(hall, [anna, ben], terms)).id)) as Awake
  return { ways, outbox, anna, ben, begin, hall }
}

test('whoever is away is told once by each way, with what anybody may know and nothing else', async () => {
  const [hook, push, mail] = [await endpoint(), await endpoint(), await mailServer()]
  const { ways, outbox, anna, begin } = await scene({ mail: mail.address, from: 'club@club.example' })
  await ways.add(anna.id, 'webhook', hook.address)
  const { publicKey, auth } = browserKeys()
  await ways.add(anna.id, 'push', JSON.stringify({ endpoint: push.address, keys: { p256dh: publicKey, auth } }))
  await ways.add(anna.id, 'mail', 'anna@example.org')
  // A mail's address is hers when she types the code that was sent there.
  const code = /: (\d{6})/.exec(mail.letters[0] ?? '')?.[1] ?? ''
  const id = (await ways.of(anna.id)).find(({ kind }) => kind === 'mail')?.id ?? ''
  expect(await ways.confirm(anna.id, id, '000000')).toBe(false)
  expect(await ways.confirm(anna.id, id, code)).toBe(true)
  await outbox.refresh()
  const awake = await begin()
  await outbox.note(awake)
  await outbox.note(awake)
  expect(await outbox.deliver()).toBe(0)
  now += 2 * MINUTE
  expect(await outbox.deliver()).toBe(3)
  expect(await outbox.deliver()).toBe(0)
  const told = JSON.parse(String(hook.came[0]?.body))
  expect(told).toEqual({
    subject: 'Your move: Skirmish at the ford',
    lines: ['Skirmish at the ford, against Ben: your move. 23 h left.'],
    address: `https://club.example/#/far/${awake.id}`,
    matches: [{ match: awake.id, game: 'skirmish', topic: 'move', against: 'Ben', left: 24 * HOUR - 2 * MINUTE }],
    text: expect.stringContaining('against Ben'),
  })
  expect(push.came[0]?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=/),
  })
  expect(String(push.came[0]?.body)).not.toContain('Ben')
  expect(mail.letters[1]).toMatch(/Subject: Your move: Skirmish at the ford[\s\S]*against Ben: your move/)
})

test('nobody is told who is there, has looked, or has moved meanwhile; who looked is told again', async () => {
  const hook = await endpoint()
  const { ways, outbox, anna, begin } = await scene()
  await ways.add(anna.id, 'webhook', hook.address)
  await outbox.refresh()
  const [there, looked, moved] = [await begin(), await begin(), await begin()]
  const guest = there.enter({ person: anna.id, name: 'Anna', page: 'aa'.repeat(16) }, () => {}) as Guest
  for (const awake of [there, looked, moved]) await outbox.note(awake)
  await outbox.looked(anna.id, looked.id)
  for (let n = 0; n < 400 && moved.match.decision?.seat === 0; n++)
    moved.judge.order([moved.match.legal()[n % moved.match.legal().length] as never], linkIn(moved.match).link)
  await moved.settled()
  expect(moved.match.decision?.seat).toBe(1)
  now += 2 * MINUTE
  expect(await outbox.deliver()).toBe(0)
  there.leave(guest)
  await outbox.note(looked)
  now += 2 * MINUTE
  expect(await outbox.deliver()).toBe(1)
  expect(JSON.parse(String(hook.came[0]?.body)).matches).toMatchObject([{ match: looked.id }])
})

test('what is not taken is sent again after pauses that grow, and then given up; an address that is gone is forgotten', async () => {
  const hook = await endpoint([500, 503, 201])
  const { ways, outbox, anna, ben, begin } = await scene()
  await ways.add(anna.id, 'webhook', hook.address)
  await outbox.refresh()
  await outbox.note(await begin())
  now += MINUTE
  expect([await outbox.deliver(), hook.came.length]).toEqual([0, 1])
  now += MINUTE / 2
  expect([await outbox.deliver(), hook.came.length]).toEqual([0, 1])
  now += MINUTE / 2
  expect([await outbox.deliver(), hook.came.length]).toEqual([0, 2])
  now += 2 * MINUTE
  expect([await outbox.deliver(), hook.came.length]).toEqual([1, 3])
  const dead = await endpoint(new Array(20).fill(500))
  const gone = await endpoint([410])
  for (const { address } of [dead, gone]) await ways.add(anna.id, 'webhook', address)
  await outbox.note(await begin())
  for (let n = 0; n < 12; n++) {
    now += 8 * HOUR
    await outbox.deliver()
  }
  expect(dead.came).toHaveLength(8)
  expect((await ways.of(anna.id)).map(({ address }) => address)).toEqual([hook.address, dead.address])
  expect(await ways.of(ben.id)).toEqual([])
})

test('quiet hours are kept in one’s own zone, and a digest comes once, when they end', async () => {
  const at = (hour: number, habits: object) => new Date(dueAt(Date.UTC(2026, 10, 18, hour), { ...USUAL, ...habits }))
  expect(at(12, {}).getUTCHours()).toBe(12)
  expect(at(23, {}).toISOString()).toBe('2026-11-19T07:00:00.000Z')
  expect(at(3, {}).toISOString()).toBe('2026-11-18T07:00:00.000Z')
  // It is 23:00 in Berlin at 22:00 by UTC, and 7:00 at 6:00.
  expect(at(21, { zone: 'Europe/Berlin' }).toISOString()).toBe('2026-11-19T06:00:00.000Z')
  expect(at(12, { quietFrom: 0, quietTo: 0 }).getUTCHours()).toBe(12)
  expect(at(12, { isDigest: true }).toISOString()).toBe('2026-11-19T07:00:00.000Z')
  const hook = await endpoint()
  const { ways, outbox, anna, begin } = await scene()
  await ways.add(anna.id, 'webhook', hook.address)
  await ways.setHabits(anna.id, { ...USUAL, isDigest: true, language: 'de' })
  await outbox.refresh()
  for (let n = 0; n < 3; n++) await outbox.note(await begin())
  now += HOUR
  expect(await outbox.deliver()).toBe(0)
  now += 18 * HOUR
  expect(await outbox.deliver()).toBe(1)
  expect(JSON.parse(String(hook.came[0]?.body))).toMatchObject({
    subject: 'Sie sind am Zug in 3 Partien',
    address: 'https://club.example/#/club',
  })
})

/** What came to somebody's hook, as its lines. */
const linesOf = (hook: { came: { body: Buffer }[] }) =>
  hook.came.splice(0).flatMap(({ body }) => JSON.parse(String(body)).lines as string[])

test('one is told who sat down, what is asked and said, that time runs out and that it is over', async () => {
  const hook = await endpoint()
  const { ways, outbox, anna, ben, begin } = await scene()
  await ways.add(anna.id, 'webhook', hook.address)
  await outbox.refresh()
  const awake = await begin()
  const tell = async (what: () => unknown) => {
    await what()
    await awake.settled()
    await outbox.note(awake)
    now += 2 * MINUTE
    await outbox.deliver()
    return linesOf(hook)
  }
  expect(await tell(() => outbox.joined(awake.id, ben.id))).toEqual([
    'Skirmish at the ford: Ben sat down.',
    'Skirmish at the ford, against Ben: your move. 23 h left.',
  ])
  expect(await tell(() => awake.ask(1 as Seat, { what: 'draw' }))).toEqual(['Skirmish at the ford: Ben offers a draw.'])
  // Whoever speaks is not told, nor who would not hear it; what he says is in no notice.
  expect(await tell(() => outbox.said(awake, anna.id, new Set()))).toEqual([])
  expect(await tell(() => outbox.said(awake, ben.id, new Set([anna.id])))).toEqual([])
  expect(await tell(() => outbox.said(awake, ben.id, new Set()))).toEqual(['Skirmish at the ford: Ben wrote to you.'])
  // Of 24 hours a quarter is left.
  now = NOON + 17 * HOUR + 50 * MINUTE
  expect(await tell(() => {})).toEqual([])
  now = NOON + 19 * HOUR + 1 * MINUTE
  expect(await tell(() => {})).toEqual(['Skirmish at the ford, against Ben: your time runs out. 4 h left.'])
  expect(await tell(() => awake.judge.giveUp(1 as Seat))).toEqual([
    'Skirmish at the ford, against Ben: the match is over.',
  ])
})

test('time that runs out is told later when one has moved, and not at all when the other is asked', async () => {
  const hook = await endpoint()
  const { ways, outbox, anna, begin } = await scene()
  await ways.setHabits(anna.id, { ...USUAL, quietFrom: 0, quietTo: 0, topics: ['time'] })
  await ways.add(anna.id, 'webhook', hook.address)
  await outbox.refresh()
  const awake = await begin()
  await outbox.note(awake)
  // She looks, and goes away again: her time runs on.
  await outbox.looked(anna.id, awake.id)
  const playUntil = async (seat: number) => {
    for (let n = 0; n < 400 && awake.match.decision?.seat !== seat; n++)
      awake.judge.order([awake.match.legal()[n % awake.match.legal().length] as never], linkIn(awake.match).link)
    await awake.settled()
    await outbox.note(awake)
  }
  now += 10 * HOUR
  await playUntil(1)
  await playUntil(0)
  now += 9 * HOUR
  expect([await outbox.deliver(), hook.came.length]).toEqual([0, 0])
  now += 10 * HOUR
  expect(await outbox.deliver()).toBe(1)
  expect(linesOf(hook)).toEqual(['Skirmish at the ford, against Ben: your time runs out. 5 h left.'])
})

test('nobody is told about what he has not ticked, and who has ticked nothing is told nothing', async () => {
  const hook = await endpoint()
  const { ways, outbox, anna, ben, begin } = await scene()
  await ways.add(anna.id, 'webhook', hook.address)
  await ways.setHabits(anna.id, { ...USUAL, topics: ['talk'] })
  await outbox.refresh()
  const awake = await begin()
  await outbox.joined(awake.id, ben.id)
  await outbox.note(awake)
  await outbox.said(awake, ben.id, new Set())
  now += 2 * MINUTE
  await outbox.deliver()
  expect(linesOf(hook)).toEqual(['Skirmish at the ford: Ben wrote to you.'])
  await ways.setHabits(anna.id, { ...USUAL, topics: [] })
  expect((await ways.habitsOf(anna.id)).topics).toEqual([])
  await outbox.looked(anna.id, awake.id)
  await outbox.said(awake, ben.id, new Set())
  now += 2 * MINUTE
  expect(await outbox.deliver()).toBe(0)
})

test('a club that was not set up for notices says what it lacks, and takes no way; nor one into its own network', async () => {
  const house = await openHouse()
  const anna = await new Visitor(house).arrive('Anna')
  const { answer } = await anna.ask('me/notices')
  expect(answer).toMatchObject({
    ways: [],
    lacking: {
      push: ['BOMA_ADDRESS'],
      mail: ['BOMA_ADDRESS', 'BOMA_MAIL', 'BOMA_MAIL_FROM'],
      webhook: ['BOMA_ADDRESS'],
    },
  })
  expect(await anna.ask('me/notices', { kind: 'mail', address: 'a@example.org' })).toMatchObject({ status: 409 })
  expect(await anna.ask('me/notices', { kind: 'mail', address: 'nobody' })).toMatchObject({ answer: { why: 'no-way' } })
  expect(await anna.ask('me/notices/habits', { ...USUAL, zone: 'Nowhere/Land' })).toMatchObject({ status: 400 })
  expect(await anna.ask('me/notices/habits', { ...USUAL, zone: 'Africa/Windhoek' })).toMatchObject({ status: 200 })
  await house.close()
  burn(house)
  const hook = await endpoint()
  const { ways, outbox, anna: other, begin } = await scene({ isOpen: false })
  for (const address of [
    hook.address,
    hook.address.replace('http:', 'https:'),
    'https://localhost:1/',
    'https://[::1]:1/',
  ])
    await ways.add(other.id, 'webhook', address)
  await outbox.refresh()
  await outbox.note(await begin())
  now += 2 * MINUTE
  expect([await outbox.deliver(), hook.came.length]).toEqual([0, 0])
  expect(await ways.of(other.id)).toEqual([])
})

test('whoever answers by drops, or never comes to an end, holds up nobody’s notices', async () => {
  const slow = createServer((_request, response) => {
    // Every moment a byte, for ever: each is in time.
    const timer = setInterval(() => response.write('.'), 50)
    response.once('close', () => clearInterval(timer))
    response.writeHead(201)
  })
  const endless = `http://127.0.0.1:${await listening(slow)}/hook`
  let left = 0
  slow.on('connection', (socket) => void socket.once('close', () => left++))
  const dumb = createLine((line) => void line.on('error', () => {}))
  const silent = `http://127.0.0.1:${await listening(dumb)}/hook`
  const hook = await endpoint()
  const { ways, outbox, anna, ben, begin } = await scene()
  await ways.add(anna.id, 'webhook', silent)
  await ways.add(anna.id, 'webhook', endless)
  await ways.add(ben.id, 'webhook', hook.address)
  await outbox.refresh()
  const awake = await begin()
  await outbox.note(awake)
  await awake.ask(0 as Seat, { what: 'draw' })
  await awake.settled()
  await outbox.note(awake)
  now += 2 * MINUTE
  const delivering = outbox.deliver()
  // He has his long before anybody gives up on the others.
  await expect.poll(() => hook.came.length).toBe(1)
  await expect.poll(() => left).toBe(1)
  // Of three two have taken what was sent; the third has said nothing in all the time that he had.
  expect(await delivering).toBe(2)
}, 30_000)

test.each([
  '[::7f00:1]',
  '[::ffff:127.0.0.1]',
  '[2002:7f00:1::]',
  '[64:ff9b:1::7f00:1]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '198.18.0.1',
  '0177.0.0.1',
  '0x7f.1',
  '2130706433',
])('no webhook leads into the club’s own network by %s', async (host) => {
  const message = { subject: '', lines: [], address: '', facts: [] }
  await expect(async () => byWebhook({}, `https://${host}:1/`, message)).rejects.toThrow('it leads into the club')
})

/** The keys that a browser hands out with a subscription. */
function browserKeys() {
  const ecdh = createECDH('prime256v1')
  return { publicKey: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

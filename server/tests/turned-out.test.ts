import type { MatchTerms } from '@boma/club'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Call, Visitor } from './house.ts'
import { member, PASSWORD } from './rated.ts'
import { useHouse } from './use-house.ts'

const club = useHouse()
// Whoever came before has been forgotten at the door.
beforeEach(() => {
  club.now += 3_600_000
})

const TERMS = { game: 'skirmish', scenario: 'ford' }
const PULSE = 25_000
const PAGE = 'aa'.repeat(16)

/** Somebody's program, and the token by which it calls. */
async function programOf(visitor: Visitor, scopes: readonly string[]) {
  const { answer } = await visitor.ask('me/tokens', { name: 'A bot', scopes })
  return { id: String(answer['id']), token: String(answer['token']) }
}

async function begun(terms: Partial<MatchTerms> = {}) {
  const [anna, ben] = [await new Visitor(club.house).arrive('Anna'), await new Visitor(club.house).arrive('Ben')]
  const { id, invitation } = await anna.open({ ...TERMS, ...terms })
  await ben.accept(invitation)
  return { anna, ben, id }
}

const refusals = (call: Call) => call.heard.flatMap((letter) => (letter.kind === 'refused' ? [letter.why] : []))

describe('a line that was open', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  /** What a line was closed with when the club has felt for it once. */
  async function closing(call: Call): Promise<number> {
    const closed = new Promise<number>((done) => void call.socket.once('close', done))
    vi.advanceTimersByTime(PULSE)
    return closed
  }

  test('ends when its device leaves, its program is revoked, or its member is barred; others stay', async () => {
    const { anna, ben } = await begun()
    const [hers, his] = [await anna.call(), await ben.call()]
    const { id, token } = await programOf(ben, ['read', 'play'])
    const bot = await ben.callAs(token)
    await anna.ask('logout', {})
    expect(await closing(hers)).toBe(4401)
    await ben.ask('me/tokens/revoke', { id })
    expect(await closing(bot)).toBe(4401)
    const [guard, carl] = [await member(club.house, 'Guard'), await member(club.house, 'Carl')]
    const { setAdmin, memberCalled, openStore } = await import('../index.ts')
    const store = await openStore(club.house.folder)
    await setAdmin(store, (await memberCalled(store, 'Guard')) ?? '', true)
    const barred = await carl.call()
    const carls = await memberCalled(store, 'Carl')
    await store.close()
    expect((await guard.ask('admin/bar', { id: carls, isBarred: true })).status).toBe(200)
    expect(await closing(barred)).toBe(4401)
    expect(his.socket.readyState).toBe(his.socket.OPEN)
    await his.hangUp()
  })

  test('ends on all other devices when somebody takes a password, or another one', async () => {
    const anna = await new Visitor(club.house).arrive('Anna')
    const before = await anna.call()
    expect((await anna.ask('register', { name: 'Anna Anew', password: PASSWORD })).answer).toMatchObject({
      isGuest: false,
    })
    expect(await closing(before)).toBe(4401)
    const other = new Visitor(club.house)
    await other.ask('login', { name: 'Anna Anew', password: PASSWORD })
    const [stranger, there] = [new Visitor(club.house), await other.call()]
    expect((await anna.ask('me/password', { before: 'not mine at all', password: 'another long one' })).answer).toEqual(
      {
        why: 'wrong',
      },
    )
    expect((await anna.ask('me/password', { before: PASSWORD, password: 'short' })).answer).toEqual({
      why: 'no-credentials',
    })
    expect((await anna.ask('me/password', { before: PASSWORD, password: 'another long one' })).status).toBe(200)
    expect(await closing(there)).toBe(4401)
    expect([(await anna.ask('me')).answer['name'], (await other.ask('me')).answer]).toEqual(['Anna Anew', {}])
    expect((await stranger.ask('login', { name: 'Anna Anew', password: PASSWORD })).status).toBe(401)
    expect((await stranger.ask('login', { name: 'Anna Anew', password: 'another long one' })).status).toBe(200)
  })
})

test('a token that somebody else may know since before is worth nothing once a guest has taken a password', async () => {
  const anna = await new Visitor(club.house).arrive('Anna')
  const cookie = anna.cookie
  await anna.ask('register', { name: 'Anna Fixed', password: PASSWORD })
  expect(anna.cookie).not.toBe(cookie)
  const thief = new Visitor(club.house)
  expect((await thief.ask('me', undefined, { cookie })).answer).toEqual({})
})

describe('a program', () => {
  test('neither orders nor leaves orders behind, agrees or claims in a match that counts', async () => {
    const [dora, emil] = [await member(club.house, 'Dora'), await member(club.house, 'Emil')]
    const pace = { kind: 'days', turn: 86_400_000, reserve: 0 } as const
    const { id, invitation } = await dora.open({ ...TERMS, pace, isRated: true })
    await emil.accept(invitation)
    const bot = await emil.callAs((await programOf(emil, ['read', 'play', 'talk'])).token)
    await bot.sit(id, PAGE)
    bot.send({ kind: 'instruct', match: id, sentences: [] })
    bot.send({ kind: 'ask', match: id, what: 'draw' })
    bot.send({ kind: 'claim', match: id })
    bot.send({ kind: 'show', match: id, isShown: true })
    await bot.until(() => refusals(bot).length === 4)
    expect(refusals(bot)).toEqual(['rated', 'rated', 'rated', 'rated'])
    expect(bot.company?.seats[1]).not.toHaveProperty('isShown')
    await bot.hangUp()
  })

  test('that may read and talk does so over the line, and orders nothing', async () => {
    const { anna, id } = await begun()
    const bot = await anna.callAs((await programOf(anna, ['read', 'talk'])).token)
    await bot.sit(id, PAGE)
    bot.send({ kind: 'say', match: id, text: 'Good evening', key: 'cc'.repeat(16) })
    await bot.until(() => bot.talk.length === 1)
    bot.send({ kind: 'ask', match: id, what: 'draw' })
    const errands = [bot.orderOf(0, [0])] as never
    bot.send({ kind: 'dispatch', match: id, letter: { errands, open: 1, read: [] } })
    await bot.until(() => refusals(bot).length === 2)
    expect(refusals(bot)).toEqual(['not-yours', 'not-yours'])
    expect([bot.company?.petition, bot.company?.seats[0]?.isProgram]).toEqual([undefined, undefined])
    // Nor does anybody read that Anna is there.
    expect(bot.company?.seats.map(({ isHere }) => isHere)).toEqual([false, false])
    await bot.hangUp()
  })
})

test('a password is tried out for one name so often and no more, from wherever; others come in', async () => {
  const [fay] = [await member(club.house, 'Fay'), await member(club.house, 'Gus')]
  const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` })
  const tries = Array.from({ length: 52 }, (_, n) => ({ name: n % 2 ? 'Fay' : 'FAY', n }))
  const answers: number[] = []
  for (const { name, n } of tries)
    answers.push((await fay.ask('login', { name, password: 'a wrong long one' }, from(n))).status)
  expect([answers[0], answers.at(-1)]).toEqual([401, 429])
  expect((await new Visitor(club.house).ask('login', { name: 'Gus', password: PASSWORD }, from(99))).status).toBe(200)
})

describe('a match that waits', () => {
  test('is taken off the table by whoever opened it, and by nobody else', async () => {
    const [hal, ida] = [await new Visitor(club.house).arrive('Hal'), await new Visitor(club.house).arrive('Ida')]
    const { id, invitation } = await hal.open({ ...TERMS, isPublic: true })
    expect(await ida.ask(`matches/${id}/withdraw`, {})).toMatchObject({ status: 409, answer: { why: 'begun' } })
    expect((await hal.ask(`matches/${id}/withdraw`, {})).status).toBe(200)
    expect((await hal.ask(`matches/${id}/withdraw`, {})).status).toBe(409)
    expect([await hal.matches(), (await ida.accept(invitation)).answer]).toEqual([[], { why: 'gone' }])
  })

  test('stays where all have sat down, and goes where only its maker has still to add to the dice', async () => {
    const { anna, ben, id } = await begun()
    for (const who of [anna, ben]) expect((await who.ask(`matches/${id}/withdraw`, {})).status).toBe(409)
    expect((await ben.matches())[0]?.state).toBe('running')
    const terms = { ...TERMS, options: [], seats: ['me', 'open'], pace: { kind: 'none' }, isPublic: false }
    const { answer } = await anna.ask('matches', { terms })
    await ben.accept(String(answer['invitation']))
    const lacking = async (who: Visitor) => (await who.matches()).find((match) => match.id === answer['id'])?.lacking
    expect(await lacking(anna)).toEqual({ seats: [0], commitment: answer['commitment'] })
    expect(await lacking(ben)).toBeUndefined()
    expect((await anna.ask(`matches/${answer['id']}/withdraw`, {})).status).toBe(200)
    expect((await ben.matches()).map((match) => match.id)).toEqual([id])
  })

  test('tells whoever opened it that the invitation is his own', async () => {
    const [hal, ida] = [await new Visitor(club.house).arrive('Hal'), await new Visitor(club.house).arrive('Ida')]
    const { invitation } = await hal.open(TERMS)
    const mine = async (who: Visitor) =>
      ((await who.ask(`invitations/${invitation}`)).answer['match'] as { seats: { isMine: boolean }[] }).seats.map(
        ({ isMine }) => isMine,
      )
    expect([await mine(hal), await mine(ida)]).toEqual([
      [true, false],
      [false, false],
    ])
  })
})

test('all of one’s records are asked for so often and no more', async () => {
  const kai = await new Visitor(club.house).arrive('Kai')
  const status = async () =>
    (await fetch(`${club.house.address}/club/me/records`, { headers: { cookie: kai.cookie } })).status
  const answers: number[] = []
  for (let n = 0; n < 12; n++) answers.push(await status())
  expect([answers[0], answers.at(-1)]).toEqual([200, 429])
})

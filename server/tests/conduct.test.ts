import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rules as skirmish } from '@boma/skirmish/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { burn, type House, openHouse, Visitor } from './house.ts'
import { member, PASSWORD, wins } from './rated.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
  burn(house)
})

const TERMS = { game: 'skirmish', scenario: skirmish.scenarios[0]?.id ?? '' }
const PAGES = ['aa'.repeat(16), 'bb'.repeat(16)] as const

async function begun(names: readonly [string, string]) {
  const [anna, ben] = [await new Visitor(house).arrive(names[0]), await new Visitor(house).arrive(names[1])]
  const { id, invitation } = await anna.open(TERMS)
  await ben.accept(invitation)
  return { anna, ben, id }
}

/** A command of `npm start -- club` on these books. The club goes on meanwhile: it ends lines that nobody uses. */
async function command(...words: string[]): Promise<string> {
  const tool = join(import.meta.dirname, '../../tools/club.ts')
  return (await promisify(execFile)(process.execPath, [tool, 'club', ...words, '--data', house.folder])).stdout
}

test('whoever keeps somebody away reads nothing of him, nor finds his challenges, nor sits at his table', async () => {
  const { anna, ben, id } = await begun(['Anna', 'Ben'])
  const [hers, his] = [await anna.call(), await ben.call()]
  await hers.sit(id, PAGES[0])
  await his.sit(id, PAGES[1])
  const say = (key: string, text: string) => his.send({ kind: 'say', match: id, text, key: key.repeat(32) })
  say('1', 'before')
  await hers.until(() => hers.talk.length === 1)
  const { invitation } = await ben.open({ ...TERMS, isPublic: true })
  const offered = async (who: Visitor) => ((await who.ask('challenges')).answer['challenges'] as unknown[]).length
  expect(await offered(anna)).toBe(1)
  expect((await anna.ask(`matches/${id}/block`, { seat: 0, isBlocked: true })).status).toBe(404)
  expect((await anna.ask(`matches/${id}/block`, { seat: 1, isBlocked: true })).status).toBe(200)
  say('2', 'after')
  await his.until(() => his.talk.some(({ text }) => text === 'after'))
  const again = await anna.call()
  await again.sit(id, PAGES[0])
  await again.until(() => again.heard.some(({ kind }) => kind === 'talk'))
  expect([...hers.talk, ...again.talk].map(({ text }) => text)).toEqual(['before'])
  expect([await offered(anna), await offered(ben)]).toEqual([0, 1])
  expect((await anna.accept(invitation)).answer).toEqual({ why: 'apart' })
  const [kept] = (await anna.ask('me/blocks')).answer['blocked'] as { id: string; name: string }[]
  expect(kept?.name).toBe('Ben')
  await anna.ask('me/unblock', { id: kept?.id })
  expect(await offered(anna)).toBe(1)
})

test('somebody gets all that is kept of him, and of a match that is not over nothing hidden', async () => {
  const [carla, dirk] = [await member(house, 'Carla'), await member(house, 'Dirk')]
  await wins(carla, dirk, 'a')
  const { id } = await carla.open({ ...TERMS, seats: ['me', 'me'] })
  const { answer } = await carla.ask('me/export')
  const matches = answer['matches'] as { id: string; record?: string }[]
  expect(matches.length).toBe(2)
  expect(matches.find((match) => match.id === id)?.record).toBeUndefined()
  expect(matches.find((match) => match.id !== id)?.record).toMatch(/^secret /m)
  expect(JSON.stringify(answer)).not.toMatch(/argon2id|scrypt/)
  expect(answer).toMatchObject({ person: { name: 'Carla', hasPassword: true } })
})

test('whoever leaves for good gives up, and nothing of him is left but his orders', async () => {
  const [emma, fred] = [await member(house, 'Emma'), await member(house, 'Fred')]
  const { id, invitation } = await emma.open(TERMS)
  await fred.accept(invitation)
  const waiting = await emma.open({ ...TERMS, isPublic: true })
  expect((await emma.ask('me/forget', { password: 'not the right one' })).status).toBe(403)
  expect((await emma.ask('me/forget', { password: PASSWORD })).status).toBe(200)
  expect((await emma.ask('me')).answer).toEqual({})
  expect((await fred.ask(`invitations/${waiting.invitation}`)).status).toBe(404)
  const found = (await fred.matches()).find((match) => match.id === id)
  expect(found).toMatchObject({ state: 'over', seats: [{ name: '' }, { name: 'Fred' }] })
  expect(await command('look', 'Emma')).not.toMatch(/Emma/)
})

test('whoever leaves while others are awaited leaves his seat to the next, and what he left behind is told him before', async () => {
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id, invitation } = await anna.open({
    ...{ game: 'askari', scenario: 'guerilla', options: ['three-players'], seats: ['me', 'open', 'open'] },
  })
  await ben.accept(invitation)
  expect((await ben.ask('me/forget', { password: '' })).status).toBe(200)
  const [cleo, dora] = [await new Visitor(house).arrive('Cleo'), await new Visitor(house).arrive('Dora')]
  for (const guest of [cleo, dora]) expect((await guest.accept(invitation)).answer).toEqual({ id })
  const call = await cleo.call()
  await call.sit(id, PAGES[0])
  call.send({ kind: 'instruct', match: id, sentences: [] })
  await call.until(() => call.heard.filter(({ kind }) => kind === 'left').length > 1)
  const [match] = await anna.matches()
  expect(match?.seats.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Cleo', 'Dora'])
  expect((await cleo.ask('me/export')).answer['leftBehind']).toMatchObject([{ match: id, sentences: [] }])
})

test('what is reported comes to whoever looks after the club, who may bar a member; commands do the same', async () => {
  const { anna, id } = await begun(['Gina', 'Hugo'])
  const guard = await member(house, 'Guard')
  expect((await guard.ask('admin')).status).toBe(404)
  expect((await guard.ask('admin/bar', { id: 'x', isBarred: true })).status).toBe(404)
  expect((await anna.ask(`matches/${id}/report`, { seat: 1, text: '  ' })).answer).toEqual({ why: 'no-report' })
  expect((await anna.ask(`matches/${id}/report`, { seat: 1, text: 'He swears.' })).status).toBe(200)
  expect(await command('admin', 'guard')).toBe('guard looks after the club.\n')
  const { answer } = await guard.ask('admin?name=hugo')
  expect(answer).toMatchObject({ reports: [{ about: 'Hugo', by: 'Gina', text: 'He swears.', match: id }] })
  const [report] = answer['reports'] as { number: number; id: string }[]
  await guard.ask('admin/done', { number: report?.number })
  expect((await guard.ask('admin')).answer['reports']).toEqual([])
  const ida = await member(house, 'Ida')
  expect(await command('bar', 'Ida')).toBe('Ida may come in no more.\n')
  expect((await ida.ask('me')).answer).toEqual({})
  expect((await ida.ask('login', { name: 'Ida', password: PASSWORD })).status).toBe(401)
  expect(await command('unbar', 'Ida')).toMatch(/again/)
  const password = (await command('password', 'Ida')).trim().split(' ').at(-1)
  expect((await ida.ask('login', { name: 'Ida', password })).status).toBe(200)
  await expect(command('bar', 'Nobody')).rejects.toThrow(/no member is called 'Nobody'/)
  await expect(command('dance')).rejects.toThrow(/no command 'dance'/)
})

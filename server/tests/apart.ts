import type { ListedMatch, Rematch } from '@boma/club'
import { expect } from 'vitest'
import { type Call, openHouse, Visitor } from './house.ts'
import { givesUp } from './rated.ts'

const DAY = 24 * 3_600_000
const PAGES = ['aa'.repeat(16), 'bb'.repeat(16), 'cc'.repeat(16), 'dd'.repeat(16)] as const
const TERMS = { game: 'skirmish', scenario: 'ford', pace: { kind: 'days', turn: DAY, reserve: DAY } } as const

/** A club whose time is told, and two friends at a match by the day. */
async function begun(place: string) {
  const time = { now: Date.UTC(2030, 0, 1) }
  const house = await openHouse(place, () => time.now)
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id, invitation } = await anna.open(TERMS)
  await ben.accept(invitation)
  const calls = [await anna.call(), await ben.call()] as const
  await calls[0].sit(id, PAGES[0])
  await calls[1].sit(id, PAGES[1])
  return { time, house, anna, ben, id, calls }
}

const refusals = (call: Call) => call.heard.flatMap((letter) => (letter.kind === 'refused' ? [letter.why] : []))

/** Notes are one's own. */
export async function keepsNotes(place: string): Promise<void> {
  const { house, anna, ben, id } = await begun(place)
  expect((await anna.ask(`matches/${id}/notes`, { text: 'He always withdraws.' })).status).toBe(200)
  expect((await anna.ask(`matches/${id}/notes`)).answer).toEqual({ text: 'He always withdraws.' })
  expect((await ben.ask(`matches/${id}/notes`)).answer).toEqual({ text: '' })
  await anna.ask(`matches/${id}/notes`, { text: 'Not always.' })
  expect((await anna.ask(`matches/${id}/notes`)).answer).toEqual({ text: 'Not always.' })
  expect((await anna.ask('matches/ffffffffffffffffffff/notes', { text: 'x' })).status).toBe(404)
  expect((await anna.ask(`matches/${id}/notes`, { text: 'x'.repeat(20_001) })).status).toBe(400)
  expect(JSON.stringify((await anna.ask('me/export')).answer)).toContain('Not always.')
  expect(JSON.stringify((await ben.ask('me/export')).answer)).not.toContain('Not always.')
  await house.close()
}

/** The same once more, the other way round. */
export async function swapsSides(place: string): Promise<void> {
  const { house, anna, ben, id } = await begun(place)
  expect((await anna.ask(`matches/${id}/rematch`, {})).answer).toEqual({ why: 'not-over' })
  await givesUp(ben, id, 1, 'e')
  const made = (await anna.ask(`matches/${id}/rematch`, {})).answer as unknown as Rematch
  expect(made.seats).toEqual(['open', 'me'])
  // Ben finds it where he finds his matches, and whoever asks twice gets the same.
  const listed = (await ben.matches()).find((match: ListedMatch) => match.id === id)
  expect(listed?.rematch).toBe(made.invitation)
  expect((await ben.ask(`matches/${id}/rematch`, {})).answer).toEqual({ id: made.id, invitation: made.invitation })
  const stranger = await new Visitor(house).arrive('Cleo')
  expect((await stranger.ask(`matches/${id}/rematch`, {})).answer).toEqual({ why: 'not-yours' })
  await house.close()
}

/** All agree to a rest. */
export async function rests(place: string): Promise<void> {
  const { time, house, id, calls } = await begun(place)
  const [anna, ben] = calls
  const rest = () => ben.company?.clock.rest
  anna.send({ kind: 'ask', match: id, what: 'adjourn' })
  await ben.until(() => ben.company?.petition?.what === 'adjourn')
  ben.send({ kind: 'answer', match: id, what: 'adjourn', isGranted: true })
  await ben.until(() => rest() !== undefined)
  time.now += 30 * DAY
  ben.send({ kind: 'claim', match: id })
  await ben.until(() => refusals(ben).includes('in-time'))
  ben.send({ kind: 'back', match: id })
  await ben.until(() => rest()?.back.length === 1)
  anna.send({ kind: 'back', match: id })
  await ben.until(() => rest() === undefined)
  expect(ben.company?.clock.running?.since).toBe(time.now)
  await house.close()
}

/** Days away stop one's clocks, so many a year, and everybody sees it. */
export async function goesAway(place: string): Promise<void> {
  const { time, house, anna, id, calls } = await begun(place)
  expect((await anna.ask('me/away')).answer).toEqual({ left: 10 })
  expect((await anna.ask('me/away', { days: 11 })).answer).toEqual({ why: 'no-days' })
  const until = time.now + 7 * DAY
  expect((await anna.ask('me/away', { days: 7 })).answer).toEqual({ left: 3, until })
  await calls[1].until(() => calls[1].company?.clock.absent?.[0]?.until === until)
  time.now += 8 * DAY
  calls[1].send({ kind: 'claim', match: id })
  await calls[1].until(() => refusals(calls[1]).length > 0)
  expect(refusals(calls[1])).toEqual(['in-time'])
  expect((await anna.ask('me/away')).answer).toEqual({ left: 3 })
  await anna.ask('me/away', { days: 3 })
  expect((await anna.ask('me/away', { days: 1 })).answer).toEqual({ why: 'no-days' })
  time.now += DAY / 2
  await anna.ask('me/away', { days: 0 })
  expect((await anna.ask('me/away')).answer).toEqual({ left: 2 })
  // What was used of the turn before stays used, and the rest runs again.
  time.now += DAY
  calls[1].send({ kind: 'claim', match: id })
  await calls[1].until(() => refusals(calls[1]).length > 1 || calls[1].news.decision === undefined)
  expect(calls[1].news.decision).toBeUndefined()
  await house.close()
}

/** Onlookers see with the eyes of a side when all who play agree, and no longer. */
export async function showsSides(place: string): Promise<void> {
  const { house, id, calls } = await begun(place)
  const cleo = await new Visitor(house).arrive('Cleo')
  const looking = await cleo.call()
  const sit = (as?: number) => looking.send({ kind: 'sit', match: id, page: PAGES[2], ...(as !== undefined && { as }) })
  sit(0)
  await looking.until(() => refusals(looking).length === 1)
  calls[0].send({ kind: 'show', match: id, isShown: true })
  await calls[1].until(() => calls[1].company?.seats[0]?.isShown === true)
  sit(0)
  await looking.until(() => refusals(looking).length === 2)
  expect(refusals(looking)).toEqual(['not-shown', 'not-shown'])
  calls[1].send({ kind: 'show', match: id, isShown: true })
  await calls[0].until(() => calls[0].company?.seats[1]?.isShown === true)
  sit(0)
  await looking.until(() => looking.bulletins.length > 0)
  expect(looking.news.viewer).toBe(0)
  await calls[0].until(() => calls[0].company?.watchers.length === 1)
  expect(calls[0].company?.watchers).toEqual([{ name: 'Cleo', side: 0 }])
  // He has no say, and nobody who plays sees with the other's eyes.
  looking.send({ kind: 'ask', match: id, what: 'draw' })
  await looking.until(() => refusals(looking).length === 3)
  calls[1].send({ kind: 'sit', match: id, page: PAGES[3], as: 0 })
  await calls[1].until(() => refusals(calls[1]).includes('not-shown'))
  calls[0].send({ kind: 'show', match: id, isShown: false })
  await looking.until(() => refusals(looking).length === 4)
  expect(refusals(looking).slice(2)).toEqual(['not-yours', 'not-shown'])
  await house.close()
}

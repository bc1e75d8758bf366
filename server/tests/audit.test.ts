import { verify } from '@boma/club'
import { parseRecord } from '@boma/kernel'
import { rules as skirmish } from '@boma/skirmish/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkAfter, ownDice } from './chains.ts'
import { answersOn, burn, type Call, type House, openHouse, Visitor } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
  burn(house)
})

const TERMS = { game: 'skirmish', scenario: skirmish.scenarios[0]?.id ?? '' }

/** Two people at a match that has begun. */
async function begun() {
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id, invitation } = await anna.open(TERMS)
  await ben.accept(invitation)
  const calls = [await anna.call(), await ben.call()] as const
  for (const [i, call] of calls.entries()) await call.sit(id, `${i}a`.repeat(16))
  return { id, anna, calls }
}

/** Plays on until something is so; the seat that was asked last. */
async function playUntil(id: string, calls: readonly [Call, Call], isSo: () => boolean): Promise<void> {
  for (let n = 0; !isSo(); n++) {
    const seat = calls[0].news.decision?.seat
    if (seat === undefined) return
    const call = calls[seat] as Call
    const answers = answersOn(skirmish, call.news.view)
    expect(await call.order(id, seat, [answers[(n * n * 31 + 5 * n) % answers.length] ?? 0])).toMatchObject({
      kind: 'played',
    })
    const { decision } = call.news
    const other = calls[1 - seat] as Call
    await other.until(
      () => other.news.decision?.seat === decision?.seat && other.news.decision?.prompt === decision?.prompt,
    )
  }
}

const toTheEnd = (id: string, calls: readonly [Call, Call]) => playUntil(id, calls, () => false)

/** What an audit finds in the record that the club hands out. */
async function audited(anna: Visitor, id: string) {
  const { answer } = await anna.ask(`matches/${id}/record`)
  const { verdict, found, findings } = verify(skirmish, parseRecord(answer['record'] as string))
  return { verdict, findings, names: found.map((each) => (each.kind === 'broken' ? each.fault.name : each.name)) }
}

describe('the dice of a match at the club', () => {
  test('are proven by its record: nobody could choose or foresee them', async () => {
    const { id, anna, calls } = await begun()
    await toTheEnd(id, calls)
    expect(await audited(anna, id)).toMatchObject({
      verdict: 'sound',
      names: ['signed', 'committed', 'bound', 'linked', 'replayed'],
    })
  })

  test('fall by no order without the next link of its seat’s chain, and the same link serves when it is sent again', async () => {
    const { id, calls } = await begun()
    const seat = calls[0].news.decision?.seat ?? 0
    const call = calls[seat] as Call
    const [action = 0] = answersOn(skirmish, call.news.view)
    const { chains } = call.last
    expect(chains).toHaveLength(1)
    const order = call.orderOf(seat, [action])
    const { link: _, ...bare } = order
    const skipped = linkAfter({ end: chains?.[0]?.end ?? '', used: 1 })
    for (const [i, errand] of [bare, { ...bare, ...skipped }, { ...bare, link: { link: 'ab'.repeat(32) } }].entries()) {
      const letter = { errands: [{ ...errand, number: i + 1 }], open: i + 1, read: [] }
      call.send({ kind: 'dispatch', match: id, letter } as never)
      await call.until(() => call.last.answers.some(({ number }) => number === i + 1))
      expect(call.last.answers.at(-1)?.outcome).toEqual({ kind: 'late' })
      expect(call.last.chains).toEqual(chains)
    }
    call.send({
      kind: 'dispatch',
      match: id,
      letter: { errands: [{ ...order, number: 4 }], open: 4, read: [] },
    } as never)
    await call.until(() => call.last.answers.some(({ number }) => number === 4))
    expect(call.last.answers.at(-1)?.outcome).toMatchObject({ kind: 'played' })
    expect(call.last.chains).toMatchObject([{ used: 1 }])
    // What the other has shown is the other's own affair.
    expect((calls[1 - seat] as Call).last.chains).toMatchObject([{ seat: 1 - seat, used: 0 }])
  })

  test('go on by another chain when one is lost, and the audit says so', async () => {
    const { id, anna, calls } = await begun()
    const seat = calls[0].news.decision?.seat ?? 0
    const call = calls[seat] as Call
    const [action = 0] = answersOn(skirmish, call.news.view)
    const { chain: end } = ownDice('')
    const link = { ...linkAfter({ end, used: 0 }).link, end }
    const errand = { ...call.orderOf(seat, [action]), link, number: 99 }
    call.send({ kind: 'dispatch', match: id, letter: { errands: [errand], open: 99, read: [] } } as never)
    await call.until(() => call.last.answers.some(({ number }) => number === 99))
    expect(call.last.chains).toMatchObject([{ end, used: 1 }])
    await call.sit(id, 'ee'.repeat(16))
    await playUntil(id, calls, () => call.last.chains?.[0]?.used !== 1)
    calls[0].send({ kind: 'ask', match: id, what: 'draw' })
    await calls[1].until(() => calls[1].company?.petition?.what === 'draw')
    calls[1].send({ kind: 'answer', match: id, what: 'draw', isGranted: true })
    await calls[0].until(() => calls[0].news.decision === undefined)
    const { verdict, names } = await audited(anna, id)
    expect(verdict).toBe('unproven')
    expect(names).toContain('chainLost')
    expect(names).toContain('ended')
  })

  test('are told also when somebody resigns', async () => {
    const { id, anna, calls } = await begun()
    const { viewer, read } = calls[1].news
    const errand = { kind: 'giveUp', number: 1, side: viewer, after: read, seat: 1 }
    calls[1].send({ kind: 'dispatch', match: id, letter: { errands: [errand], open: 1, read: [] } } as never)
    await calls[0].until(() => calls[0].news.decision === undefined)
    expect((await audited(anna, id)).names).toEqual(expect.arrayContaining(['committed', 'ended', 'replayed']))
  })

  test('that an order rolled are void when all agree to take it back, and the audit names order and consents', async () => {
    const { id, anna, calls } = await begun()
    const hasRolled = () => calls[0].log.at(-1)?.events.some(({ dice }) => dice.length > 0) ?? false
    await playUntil(id, calls, () => hasRolled() && calls[0].news.decision !== undefined)
    expect(hasRolled()).toBe(true)
    const seat = calls[0].log.at(-1)?.side ?? 0
    const [asking, asked] = [calls[seat] as Call, calls[1 - seat] as Call]
    asking.send({ kind: 'ask', match: id, what: 'take-back' })
    await asked.until(() => asked.company?.petition?.what === 'take-back')
    await asking.until(() => asking.company?.petition !== undefined)
    asked.send({ kind: 'answer', match: id, what: 'take-back', isGranted: true })
    await asking.until(() => asking.company?.petition === undefined)
    await toTheEnd(id, calls)
    const { findings } = await audited(anna, id)
    expect(findings.join(' ')).toMatch(/was taken back, and its dice \(\d+\) are void; \w+ and \w+ agreed/)
  })
})

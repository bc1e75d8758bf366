import { type FromClub, type LeftBehind, verify } from '@boma/club'
import { parseRecord, type Rules } from '@boma/kernel'
import { rules as lettow } from '@boma/lettow/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersOn, burn, type Call, type House, openHouse, Visitor } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
  burn(house)
})

const PAGES = ['aa'.repeat(16), 'bb'.repeat(16)] as const
const SENTENCES = [
  { key: 'stay', terms: { chance: 10 } },
  { key: 'losses', terms: { first: 0 } },
]

async function begun(pace: { kind: 'none' } | { kind: 'live'; main: number; more: number } = { kind: 'none' }) {
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id, invitation } = await anna.open({ game: 'lettow', scenario: lettow.scenarios[0]?.id ?? '', pace })
  await ben.accept(invitation)
  const calls = [await anna.call(), await ben.call()] as const
  await calls[0].sit(id, PAGES[0])
  await calls[1].sit(id, PAGES[1])
  return { id, anna, ben, calls }
}

const lefts = (call: Call): readonly LeftBehind[] =>
  call.heard.flatMap((letter: FromClub) => (letter.kind === 'left' ? [letter.left] : []))
const refusals = (call: Call) => call.heard.flatMap((letter) => (letter.kind === 'refused' ? [letter.why] : []))

/** Both play on as if by chance, until one says that it is enough; gives what was asked of Ben himself. */
async function playOn(rules: Rules, id: string, calls: readonly [Call, Call], isEnough: () => boolean) {
  const asked: string[] = []
  for (let n = 0; n < 1500 && !isEnough(); n++) {
    const decision = calls[0].news.decision
    if (decision === undefined) break
    const call = calls[decision.seat] as Call
    await call.until(() => call.news.decision?.seat === decision.seat)
    const answers = answersOn(rules, call.news.view)
    const outcome = await call.order(id, decision.seat, [answers[(n * 7919) % answers.length] ?? 0])
    // The deputy may have been quicker: then it comes too late, and nothing is lost.
    if (decision.seat === 1) asked.push(`${decision.prompt} ${(outcome as { kind: string }).kind}`)
    await new Promise((later) => void setImmediate(later))
  }
  return asked
}

describe('what somebody leaves behind', () => {
  test('answers for him as soon as he is asked, he alone is told, and the record says it', async () => {
    const { id, anna, calls } = await begun()
    const [opponent, owner] = calls
    owner.send({ kind: 'instruct', match: id, sentences: SENTENCES })
    await owner.until(() => lefts(owner).at(-1)?.sentences.length === 2)
    expect(lefts(opponent).every(({ sentences }) => sentences.length === 0)).toBe(true)
    const answered = () => lefts(owner).at(-1)?.answered ?? []
    await playOn(lettow, id, calls, () => answered().length > 2)
    expect(answered().length).toBeGreaterThan(2)
    expect(answered().every(({ prompt }) => ['stay', 'lose'].includes(prompt))).toBe(true)
    // Nobody else hears by what an answer came: the same letters as of any order, and nothing of sentences.
    const told = JSON.stringify(opponent.heard.filter(({ kind }) => kind !== 'left'))
    expect(told).not.toMatch(/standing|sentences|answered/)
    const loser = owner.news.decision?.seat ?? 0
    calls[loser as 0 | 1].send({
      kind: 'dispatch',
      match: id,
      letter: {
        errands: [
          {
            kind: 'giveUp',
            number: 5000,
            side: calls[loser as 0 | 1].news.viewer,
            after: calls[loser as 0 | 1].news.read,
            seat: loser,
          } as never,
        ],
        open: 5000,
        read: [],
      },
    })
    await owner.until(() => owner.news.decision === undefined)
    const { record } = (await anna.ask(`matches/${id}/record`)).answer as { record: string }
    const audit = verify(lettow, parseRecord(record))
    expect(audit.found.filter(({ kind }) => kind === 'broken')).toEqual([])
    expect(audit.findings.join(' ')).toMatch(/answers of '\w+' were given by what it had left behind/)
  })

  test('stands when the club has been closed and opened again, and is taken back by leaving nothing', async () => {
    const { id, ben, calls } = await begun()
    calls[1].send({ kind: 'instruct', match: id, sentences: SENTENCES })
    await calls[1].until(() => lefts(calls[1]).at(-1)?.sentences.length === 2)
    await house.close()
    house = await openHouse(house.folder)
    ben.house = house
    const again = await ben.call()
    await again.sit(id, 'cc'.repeat(16))
    await again.until(() => lefts(again).length > 0)
    expect(lefts(again)[0]?.sentences).toEqual(SENTENCES)
    again.send({ kind: 'instruct', match: id, sentences: [] })
    await again.until(() => lefts(again).at(-1)?.sentences.length === 0)
  })

  test('is refused where there is no such sentence, something else is in a blank, or people play by the minute', async () => {
    const { id, calls } = await begun()
    const [, ben] = calls
    const wrong = [
      [{ key: 'nothing', terms: {} }],
      [{ key: 'stay', terms: { chance: 11 } }],
      [{ key: 'stay', terms: {} }],
      [{ key: 'stay', terms: { chance: 10, more: 1 } }],
      [...SENTENCES, ...SENTENCES],
      [{ key: 'losses', terms: { first: [0] } }],
    ]
    for (const [i, sentences] of wrong.entries()) {
      ben.send({ kind: 'instruct', match: id, sentences })
      await ben.until(() => refusals(ben).length === i + 1)
    }
    expect(refusals(ben)).toEqual(wrong.map(() => 'malformed'))
    const live = await begun({ kind: 'live', main: 600_000, more: 0 })
    live.calls[1].send({ kind: 'instruct', match: live.id, sentences: SENTENCES })
    await live.calls[1].until(() => refusals(live.calls[1]).length > 0)
    expect(refusals(live.calls[1])).toEqual(['live'])
  })
})

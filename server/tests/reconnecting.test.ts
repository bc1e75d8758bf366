import { readdirSync } from 'node:fs'
import { parseRecord, type Rules } from '@boma/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rulesNamed } from '../hall/rules-shelf.ts'
import { answersOn, burn, type Call, type House, openHouse, Visitor } from './house.ts'

/** Orders that are given in each game at most; `BOMA_BROKEN=3000` for many. */
const MOST = Number(process.env['BOMA_BROKEN'] ?? 150)
/** Where nothing new is asked a line breaks all the same now and then. */
const EVERY = 23

let house: House
// A clock that runs fast: nobody has to wait his turn.
let time = 1_800_000_000_000
beforeAll(async () => {
  house = await openHouse(undefined, () => (time += 20))
})
afterAll(async () => {
  await house.close()
  burn(house)
})

/** Somebody whose line breaks: he calls again by the same page, which numbers what it wants, or by another device. */
class Unlucky {
  readonly #visitor: Visitor
  readonly #match: string
  #page: string
  #number = 0
  call!: Call

  constructor(visitor: Visitor, match: string, page: string) {
    this.#visitor = visitor
    this.#match = match
    this.#page = page
  }

  /** Calls, and finds all that he was told before. */
  async comeBack(): Promise<void> {
    const before = this.call?.log.slice() ?? []
    this.call?.socket.terminate()
    this.call = await this.#visitor.call()
    await this.call.sit(this.#match, this.#page)
    expect(this.call.log.slice(0, before.length)).toEqual(before)
  }

  async comeBackElsewhere(): Promise<void> {
    this.#page = [...this.#page].map((letter) => ((Number.parseInt(letter, 16) + 1) % 16).toString(16)).join('')
    this.#number = 0
    await this.comeBack()
  }

  /** Gives an order; the line may break as soon as it is sent, and then it is sent again. */
  async order(seat: number, action: number, isBroken: boolean): Promise<void> {
    const { read } = this.call.news
    const number = ++this.#number
    const errand = { ...this.call.orderOf(seat, [action]), number }
    const letter = { errands: [errand], open: number, read: [] } as never
    this.call.send({ kind: 'dispatch', match: this.#match, letter })
    if (isBroken) {
      await this.comeBack()
      this.call.send({ kind: 'dispatch', match: this.#match, letter })
    }
    await this.call.until(() => this.call.news.read !== read)
  }
}

/** In which way a line breaks when something is asked for the first time. */
const WAYS = ['before an order', 'when it was sent', 'of whoever waits', 'and another device goes on'] as const

/** Plays on, and has a line break at each question that was not asked before. */
async function played(rules: Rules, both: readonly [Unlucky, Unlucky], seatsOfAnna: ReadonlySet<number>) {
  const asked = new Map<string, number>()
  let given = 0
  for (; given < MOST; given++) {
    const { decision } = both[0].call.news
    if (decision === undefined) break
    const [who, other] = seatsOfAnna.has(decision.seat) ? both : [both[1], both[0]]
    await who.call.until(() => who.call.news.decision?.seat === decision.seat)
    const times = asked.get(decision.prompt) ?? 0
    asked.set(decision.prompt, times + 1)
    // Each question meets each way, one after the other.
    const way = times < WAYS.length ? WAYS[times] : given % EVERY === 0 ? WAYS[given % WAYS.length] : undefined
    if (way === 'before an order') await who.comeBack()
    if (way === 'and another device goes on') await who.comeBackElsewhere()
    expect(who.call.news.decision).toEqual(decision)
    const answers = answersOn(rules, who.call.news.view)
    await who.order(decision.seat, answers[(given * 7919) % answers.length] ?? 0, way === 'when it was sent')
    if (way === 'of whoever waits') await other.comeBack()
    const now = who.call.news.decision
    const isTold = ({ call }: Unlucky) =>
      call.news.decision?.seat === now?.seat && call.news.decision?.prompt === now?.prompt
    for (const each of both) await each.call.until(() => isTold(each))
  }
  return { asked, given }
}

for (const game of readdirSync(new URL('../../games/', import.meta.url)))
  test(`${game}: lines break at every question that comes, before and after orders, and none is doubled or lost`, async () => {
    const rules = await rulesNamed(game)
    if (rules === undefined) return
    const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
    const seats = (rules.seats ?? rules.sides).map((_, seat) => (seat === 0 ? 'me' : 'open'))
    const { id, invitation } = await anna.open({ game, scenario: rules.scenarios[0]?.id ?? '', seats })
    await ben.accept(invitation)
    const both = [new Unlucky(anna, id, 'a1'.repeat(16)), new Unlucky(ben, id, 'b2'.repeat(16))] as const
    for (const each of both) await each.comeBack()
    const { asked, given } = await played(rules, both, new Set([0]))
    expect(given).toBeGreaterThan(20)
    const { call } = both[0]
    if (call.news.decision !== undefined) {
      const errand = { kind: 'giveUp', number: 1e6, side: call.news.viewer, after: call.news.read, seat: 0 } as never
      call.send({ kind: 'dispatch', match: id, letter: { errands: [errand], open: 1e6, read: [] } })
      await call.until(() => call.news.decision === undefined)
    }
    const { record } = (await anna.ask(`matches/${id}/record`)).answer as { record: string }
    expect(parseRecord(record).entries.filter((entry) => 'order' in entry)).toHaveLength(given)
    if (process.env['BOMA_BROKEN'] !== undefined) console.info(game, { given, questions: [...asked] })
    for (const { call: last } of both) last.socket.terminate()
  })

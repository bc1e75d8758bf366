import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rules } from '@boma/kernel'
import { expect, test } from 'vitest'
import { rulesNamed } from '../hall/rules-shelf.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { answersOn, type Call, openHouse, Visitor } from './house.ts'

/** Letters that a hostile page sends over its line in each game; `HOSTILE=10000` for many. */
const LETTERS = Number(process.env['HOSTILE'] ?? 150)
/** So many are sent in one go, before it waits until all are looked at: faster, and the club would not even do that. */
const AT_ONCE = 50
/** More than a line carries in one letter. */
const TOO_LONG = 65 * 1024

/** Chance that comes out the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return (state >>> 0) % below
  }
}

/** Where it stands: the match, the line of whoever is asked, and all that either sent before. */
interface Stand {
  readonly id: string
  readonly rules: Rules
  readonly anna: Call
  readonly sent: readonly string[]
}

const KINDS = ['illegal', 'outOfTurn', 'malformed', 'replayed', 'petty'] as const

/** A letter of some kind that must come to nothing. */
function hostile(kind: (typeof KINDS)[number], { id, rules, anna, sent }: Stand, roll: (n: number) => number): string {
  const { news } = anna
  const answers = answersOn(rules, news.view)
  const order = {
    ...{ kind: 'order', number: 1 + roll(5000), side: news.viewer, after: news.read, seat: 0 },
    actions: [kind === 'outOfTurn' ? (answers[roll(answers.length)] ?? 0) : roll(2 ** 22)],
    ...(roll(2) === 0 && { link: { link: 'ab'.repeat(32) } }),
  }
  const dispatch = JSON.stringify({ kind: 'dispatch', match: id, letter: { errands: [order], open: 1, read: [] } })
  if (kind === 'malformed') return dispatch.slice(0, roll(dispatch.length)) + '}'.repeat(roll(3))
  if (kind === 'replayed' && sent.length > 0) return sent[roll(sent.length)] ?? ''
  if (kind === 'petty') {
    const others = [{ kind: 'claim' }, { kind: 'back' }, { kind: 'answer', what: 'draw', isGranted: true }]
    return JSON.stringify({ match: id, ...others[roll(others.length)] })
  }
  return kind === 'outOfTurn' && roll(2) === 0 ? dispatch.replace('"seat":0', '"seat":1') : dispatch
}

/** All of a match that is kept, byte for byte. */
async function booksOf(folder: string, match: string): Promise<string> {
  const store = new Store(openSqlite(join(folder, 'club.sqlite')))
  const row = await store.books.selectFrom('matches').selectAll().where('id', '=', match).execute()
  const journal = await store.books
    .selectFrom('journal')
    .selectAll()
    .where('match', '=', match)
    .orderBy('line')
    .execute()
  await store.close()
  return JSON.stringify([row, journal])
}

/** When all that was sent before has been looked at: what follows it was answered. */
async function looked(call: Call, n: number): Promise<void> {
  const match = n.toString(16).padStart(20, 'f')
  call.send({ kind: 'sit', match, page: 'ab'.repeat(16) })
  await call.until(() => call.heard.some((letter) => letter.kind === 'refused' && letter.match === match))
  call.heard.length = 0
}

/** Plays on until the first seat is asked and the other has ordered something, if it comes to that. */
async function playedOn(id: string, rules: Rules, calls: readonly [Call, Call], roll: (n: number) => number) {
  const seatAsked = () => calls[0].news.decision?.seat ?? calls[1].news.decision?.seat
  let isBensDone = false
  for (let n = 0; n < 150 && seatAsked() !== undefined; n++) {
    const seat = seatAsked() as number
    if (seat === 0 && (isBensDone || n > 100)) return
    isBensDone ||= seat > 0
    const call = calls[seat === 0 ? 0 : 1]
    const answers = answersOn(rules, call.news.view)
    await call.order(id, seat, [answers[roll(answers.length)] ?? 0])
    const other = calls[seat === 0 ? 1 : 0]
    await other.until(() => other.news.decision?.seat === call.news.decision?.seat)
  }
}

/** Notes what a line sends, besides sending it. */
function overheard(call: Call): readonly string[] {
  const sent: string[] = []
  const send = call.socket.send.bind(call.socket)
  call.socket.send = ((text: string) => {
    if (!text.includes('"sit"')) sent.push(text)
    send(text)
  }) as typeof send
  return sent
}

for (const game of readdirSync(new URL('../../games/', import.meta.url)))
  test(`${game}: of ${LETTERS} illegal, malformed, untimely, replayed and oversized letters over a line none changes a byte of what is kept`, async () => {
    const rules = await rulesNamed(game)
    if (rules === undefined) return
    // A clock that runs fast: nobody has to wait his turn.
    let time = Date.now()
    const house = await openHouse(mkdtempSync(join(tmpdir(), 'boma-hostile-')), () => (time += 20))
    const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
    const seats = (rules.seats ?? rules.sides).map((_, seat) => (seat === 0 ? 'me' : 'open'))
    const { id, invitation } = await anna.open({ game, scenario: rules.scenarios[0]?.id ?? '', seats })
    await ben.accept(invitation)
    const calls = [await anna.call(), await ben.call()] as const
    const sent = calls.map(overheard)
    for (const [i, call] of calls.entries()) await call.sit(id, `${i}a`.repeat(16))
    const roll = chance(1914)
    await playedOn(id, rules, calls, roll)
    expect(calls[0].news.decision?.seat).toBe(0)
    const stand = { id, rules, anna: calls[0], sent: sent.flat() }
    const [before, heard] = [await booksOf(house.folder, id), calls[0].bulletins.length]
    let line = calls[1]
    for (let n = 1; n <= LETTERS; n++) {
      if (n % 100 === 0) {
        // It is cut off at once, and calls again.
        const cut = new Promise((done) => line.socket.once('close', done))
        line.socket.send(`{"kind":"say","text":"${'x'.repeat(TOO_LONG)}"}`)
        await cut
        line = await ben.call()
        await line.sit(id, '1a'.repeat(16))
      } else line.socket.send(hostile(KINDS[n % KINDS.length] ?? 'illegal', stand, roll))
      if (n % AT_ONCE === 0) await looked(line, n)
    }
    await looked(line, LETTERS + 1)
    expect(await booksOf(house.folder, id)).toBe(before)
    expect(calls[0].bulletins.length).toBe(heard)
    // And whoever is asked goes on.
    const [first = 0] = answersOn(rules, calls[0].news.view)
    expect(await calls[0].order(id, 0, [first])).toMatchObject({ kind: 'played' })
    await house.close()
    rmSync(house.folder, { recursive: true })
  })

import type { Rules, Seat } from '@boma/kernel'
import { Hall } from '../hall/hall.ts'
import { newId } from '../hall/opening.ts'
import { openStore } from '../store/open.ts'
import { type Pair, prepare, start } from './clubs.ts'
import { BusyPlayer } from './players.ts'

interface Size {
  readonly matches: number
  readonly atOnce: number
  readonly seconds: number
}

/** Milliseconds after which somebody whose club is gone tries again. */
const AGAIN = 300
/** Somebody is at the wrong house for longer than that: then something is lost. */
const LONGEST = 30_000

/** A match whose players call at different houses, and call at the other when theirs is gone. */
class SplitTable {
  readonly #pair: Pair
  readonly #from: string
  readonly #rules: Rules
  readonly #addresses: string[]
  #players: BusyPlayer[] = []
  #isBroken = false
  acknowledged = 0
  /** When an order was answered last, and the longest pause between two. */
  #last = 0
  pause = 0

  constructor(pair: Pair, from: string, rules: Rules, addresses: readonly [string, string]) {
    this.#pair = pair
    this.#from = from
    this.#rules = rules
    this.#addresses = [...addresses]
  }

  get match(): string {
    return this.#pair.match
  }

  /** From now on all call there. */
  moveTo(address: string): void {
    this.#addresses.fill(address)
  }

  /** Both sit down; tried again until they do. */
  async sit(): Promise<void> {
    for (const began = performance.now(); ; await new Promise((later) => void setTimeout(later, AGAIN))) {
      if (performance.now() - began > LONGEST) throw new Error(`nobody keeps ${this.match}`)
      for (const { socket } of this.#players) socket.terminate()
      this.#isBroken = false
      this.#players = this.#pair.tokens.map((token, i) => this.#callAs(token, this.#addresses[i] ?? ''))
      const isOpen = await Promise.all(this.#players.map(({ socket }) => opens(socket)))
      if (isOpen.includes(false)) continue
      const isThere = await Promise.all(this.#players.map((player) => player.sit(newId())))
      if (!isThere.includes(false) && !this.#isBroken) return
    }
  }

  #callAs(token: string, address: string): BusyPlayer {
    const player = new BusyPlayer(address, this.#from, token, this.match, this.#rules, () => {
      this.#isBroken = true
    })
    player.socket.once('close', () => {
      if (this.#players.includes(player)) this.#isBroken = true
    })
    return player
  }

  /** One order; whoever has lost his house sits down at the other first. */
  async playOne(): Promise<void> {
    if (this.#isBroken) await this.sit()
    const seat = this.#players[0]?.asked ?? this.#players[1]?.asked
    if (seat === undefined) return
    const isPlayed = (await this.#players[seat]?.order(seat as Seat)) === true
    if (!isPlayed) return
    this.acknowledged++
    const now = performance.now()
    if (this.#last > 0) this.pause = Math.max(this.pause, now - this.#last)
    this.#last = now
  }

  hangUp(): void {
    for (const { socket } of this.#players.splice(0)) socket.terminate()
  }
}

const opens = (socket: BusyPlayer['socket']): Promise<boolean> =>
  new Promise((done) => {
    socket.once('open', () => done(true))
    socket.once('close', () => done(false))
  })

/** Two processes keep the books together, with players spread over both; one is killed in the middle, and all go on at the other. */
export async function killOneOfTwo(place: string, rules: Rules, { matches, atOnce, seconds }: Size): Promise<void> {
  const pairs = await prepare(place, rules, matches)
  const houses = [await start(place), await start(place)] as const
  const [gone, left] = [houses[0].address, houses[1].address]
  const tables = pairs.map((pair, i) => {
    // Some have both at one house, some one at each.
    const at = [i % 2 === 0 ? gone : left, i % 4 < 2 ? left : gone] as const
    return new SplitTable(pair, `127.0.0.${2 + (i % 100)}`, rules, at)
  })
  for (let i = 0; i < tables.length; i += 20) await Promise.all(tables.slice(i, i + 20).map((table) => table.sit()))
  const count = () => tables.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  const before = await play(tables, atOnce, seconds / 2)
  const half = count()
  houses[0].stop()
  for (const table of tables) table.moveTo(left)
  const after = await play(tables, atOnce, seconds)
  // And every one of them is played on with.
  for (const table of tables) await table.playOne()
  const pauses = tables.map(({ pause }) => pause).sort((a, b) => a - b)
  const kept = await keptOf(place, tables)
  console.log(
    `Two processes on one PostgreSQL, ${2 * matches} sockets spread over both: ${Math.round(half / before)} durable orders/s; one is killed,` +
      ` and at the other ${Math.round((count() - half) / after)} orders/s with all of them; longest pause of a match, of half of them ${pause(pauses, 0.5)}, of all ${pause(pauses, 1)};` +
      ` ${count()} orders were acknowledged, ${kept.lost} of them are lost in ${kept.matches} matches`,
  )
  for (const table of tables) table.hangUp()
  houses[1].stop()
}

const pause = (all: readonly number[], part: number): string =>
  `${((all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0) / 1000).toFixed(1)} s`

/** So many at once give an order each, and the next ones as soon as one is answered; gives the seconds it took. */
async function play(tables: readonly SplitTable[], atOnce: number, seconds: number): Promise<number> {
  const began = performance.now()
  const waiting = [...tables]
  const hand = async () => {
    while (performance.now() - began < seconds * 1000) {
      const table = waiting.shift()
      if (table === undefined) return
      await table.playOne()
      waiting.push(table)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
  return (performance.now() - began) / 1000
}

/** How many of the orders that were acknowledged are not in the books. */
async function keptOf(place: string, tables: readonly SplitTable[]) {
  const store = await openStore(place)
  const hall = new Hall(store)
  let lost = 0
  for (const { match, acknowledged } of tables) {
    const kept = (await hall.read(match))?.match.length ?? 0
    lost += Math.max(0, acknowledged - kept)
  }
  await store.close()
  return { lost, matches: tables.length }
}

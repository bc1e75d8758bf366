import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Bulletin,
  BulletinReader,
  type Company,
  type Errand,
  type FromClub,
  type Invitation,
  type ListedMatch,
  type MatchTerms,
  type TalkLine,
  type ToClub,
} from '@boma/club'
import { blank, type LogEntry, legal, Moves, type Rules, type TableBase } from '@boma/kernel'
import { type ClientOptions, WebSocket } from 'ws'
import { openClub } from '../index.ts'
import { linkAfter, ownDice } from './chains.ts'

/** A club that listens on this machine, with books of its own. */
export interface House {
  readonly address: string
  readonly folder: string
  readonly routes?: readonly { readonly method: string; readonly url: string }[]
  /** Closes it; its books stay. */
  close(): Promise<void>
}

/** Opens a club; with the books of an earlier one when those are given. */
export async function openHouse(
  folder: string = mkdtempSync(join(tmpdir(), 'boma-club-')),
  now = Date.now,
): Promise<House> {
  let server: Server | undefined
  const app = await openClub(
    folder,
    (handler) => {
      server = createServer(handler)
      // On a busy machine a test may pause longer than usual, and would ask again over a line that is just being closed.
      server.keepAliveTimeout = 60_000
      return server
    },
    now,
  )
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const port = (server?.address() as AddressInfo | undefined)?.port
  const close = async () => {
    await app.close()
    server?.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${port}`, folder, routes: app.routes, close }
}

/** Throws its books away. */
export const burn = ({ folder }: House): void => rmSync(folder, { recursive: true })

/** Somebody with a browser: a cookie, and what can be asked of the club with it. */
export class Visitor {
  /** The club that he calls: the same one may be opened again at another door. */
  house: House
  cookie = ''

  constructor(house: House) {
    this.house = house
  }

  /** Asks for something; gives status and answer. */
  async ask(path: string, body?: unknown, more: Readonly<Record<string, string>> = {}) {
    const response = await fetch(`${this.house.address}/club/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json', origin: this.house.address }),
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...more,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = response.headers.getSetCookie()[0]?.split(';')[0]
    if (set !== undefined) this.cookie = set
    const text = await response.text()
    return { status: response.status, answer: JSON.parse(text) as Record<string, unknown> }
  }

  async arrive(name: string): Promise<this> {
    await this.ask('guest', { name })
    return this
  }

  async open(
    terms: Partial<MatchTerms> & Pick<MatchTerms, 'game' | 'scenario'>,
  ): Promise<{ id: string; invitation: string }> {
    const whole = { options: [], seats: ['me', 'open'], pace: { kind: 'none' }, isPublic: false, ...terms }
    const { answer } = await this.ask('matches', { terms: whole })
    const { id, invitation, commitment } = answer as { id: string; invitation: string; commitment: string }
    for (const [seat, sitter] of whole.seats.entries())
      if (sitter === 'me') await this.ask(`matches/${id}/dice`, { seat, ...ownDice(commitment) })
    return { id, invitation }
  }

  /** Takes an invitation up, and adds to the dice what was made for the commitment that it tells. */
  async accept(invitation: string) {
    const { commitment } = (await this.ask(`invitations/${invitation}`)).answer as Partial<Invitation>
    return this.ask(`invitations/${invitation}`, ownDice(commitment ?? ''))
  }

  async matches(): Promise<readonly ListedMatch[]> {
    return (await this.ask('matches')).answer['matches'] as readonly ListedMatch[]
  }

  /** Opens a line as a program does. */
  callAs(token: string): Promise<Call> {
    return this.#dial({ headers: { authorization: `Bearer ${token}` } })
  }

  /** Opens a line; from another address of this machine, if that is named. */
  call(localAddress?: string): Promise<Call> {
    const headers = { cookie: this.cookie, origin: this.house.address }
    return this.#dial({ headers, ...(localAddress !== undefined && { localAddress }) })
  }

  #dial(how: ClientOptions): Promise<Call> {
    const socket = new WebSocket(`${this.house.address.replace('http', 'ws')}/club/live`, how)
    return new Promise((done, failed) => {
      socket.once('open', () => done(new Call(socket)))
      socket.once('error', failed)
    })
  }
}

/** A line to the club: what came over it, and what is sent. */
export class Call {
  readonly socket: WebSocket
  readonly heard: FromClub[] = []
  readonly bulletins: Bulletin[] = []
  readonly talk: TalkLine[] = []
  /** All that its eyes were told. */
  readonly log: LogEntry[] = []
  company: Company | undefined
  readonly #waiting = new Set<() => void>()
  readonly #readers = new Map<string, BulletinReader>()
  #given = 0

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as FromClub))
  }

  #hear(letter: FromClub): void {
    this.heard.push(letter)
    if (letter.kind === 'bulletin') {
      const reader = this.#readers.get(letter.match) ?? new BulletinReader()
      this.#readers.set(letter.match, reader)
      this.bulletins.push(reader.read(letter.bulletin))
      this.log.splice(this.news.from, Number.POSITIVE_INFINITY, ...this.news.log)
    } else if (letter.kind === 'company') this.company = letter.company
    else if (letter.kind === 'talk') this.talk.push(...letter.lines)
    for (const look of [...this.#waiting]) look()
  }

  send(letter: ToClub): void {
    this.socket.send(JSON.stringify(letter))
  }

  /** Waits until something is so. */
  until(what: () => boolean): Promise<void> {
    return new Promise((done) => {
      const look = () => {
        if (!what()) return
        this.#waiting.delete(look)
        done()
      }
      this.#waiting.add(look)
      look()
    })
  }

  async sit(match: string, page: string): Promise<void> {
    this.#readers.delete(match)
    const before = this.bulletins.length
    this.send({ kind: 'sit', match, page })
    await this.until(() => this.bulletins.length > before)
  }

  get last(): Bulletin {
    return this.bulletins.at(-1) as Bulletin
  }

  /** What its eyes see now. */
  get news() {
    return this.last.news[0] as Bulletin['news'][number]
  }

  /** An order upon what was read, with the link that it has to carry. */
  orderOf(seat: number, actions: readonly number[]) {
    const { viewer, read } = this.news
    const link = linkAfter(this.last.chains?.find((chain) => chain.seat === seat))
    return { kind: 'order', number: 1, side: viewer, after: read, seat, actions, ...link } as const
  }

  /** Gives an order upon what was read, and waits for what came of it. */
  async order(match: string, seat: number, actions: readonly number[]) {
    const number = ++this.#given
    const { viewer, read } = this.news
    const errand = { ...this.orderOf(seat, actions), number } as unknown as Errand
    this.send({ kind: 'dispatch', match, letter: { errands: [errand], open: number, read: [[viewer, read]] } })
    await this.until(() => this.last.answers.some((answer) => answer.number === number))
    return this.last.answers.find((answer) => answer.number === number)?.outcome
  }

  hangUp(): Promise<void> {
    return new Promise((done) => {
      this.socket.once('close', () => done())
      this.socket.close()
    })
  }
}

/** What may be done on a table as it is seen. */
export function answersOn(rules: Rules, view: Uint8Array): readonly number[] {
  const t: TableBase = blank(rules)
  t.bytes.set(view)
  const moves = new Moves()
  legal(rules, t, moves)
  return moves.toArray()
}

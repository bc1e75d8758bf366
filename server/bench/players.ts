import { BulletinReader, type FromClub, type SeatChain, type ToClub } from '@boma/club'
import { type Action, blank, legal, Moves, type Rules, type Seat, type TableBase, type Token } from '@boma/kernel'
import { WebSocket } from 'ws'
import { linkAfter } from '../tests/chains.ts'

/** Somebody who plays at random as fast as he is answered; he keeps nothing but what he sees. */
export class BusyPlayer {
  readonly socket: WebSocket
  readonly #match: string
  readonly #rules: Rules
  readonly #table: TableBase
  readonly #moves = new Moves()
  readonly #reader = new BulletinReader()
  #read: Token = ''
  #viewer = 0
  #number = 0
  #seat: Seat | undefined
  #chain: SeatChain | undefined
  #answered: (() => void) | undefined
  #seated: (() => void) | undefined

  constructor(address: string, from: string, cookie: string, match: string, rules: Rules) {
    this.#match = match
    this.#rules = rules
    this.#table = blank(rules)
    const headers = { cookie: `boma=${cookie}`, origin: address }
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/club/live`, { headers, localAddress: from })
    this.socket.on('error', () => {})
    this.socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as FromClub))
  }

  /** The seat that is asked, as he was told. */
  get asked(): Seat | undefined {
    return this.#seat
  }

  opened(): Promise<void> {
    return new Promise((done) => this.socket.once('open', () => done()))
  }

  sit(page: string): Promise<void> {
    return new Promise((done) => {
      this.#seated = done
      this.#send({ kind: 'sit', match: this.#match, page })
    })
  }

  /** Gives an order that is allowed; resolves when it is answered. */
  order(seat: Seat): Promise<void> {
    legal(this.#rules, this.#table, this.#moves)
    const answers = this.#moves.toArray()
    const action = answers[Math.floor(Math.random() * answers.length)] ?? (0 as Action)
    const number = ++this.#number
    const [side, after] = [this.#viewer, this.#read]
    const errand = { kind: 'order', number, side, after, seat, actions: [action], ...linkAfter(this.#chain) }
    return new Promise((done) => {
      this.#answered = done
      const letter = { errands: [errand], open: number, read: [[side, after]] }
      this.#send({ kind: 'dispatch', match: this.#match, letter } as unknown as ToClub)
    })
  }

  #send(letter: ToClub): void {
    this.socket.send(JSON.stringify(letter))
  }

  #hear(letter: FromClub): void {
    if (letter.kind === 'refused') throw new Error(`refused: ${letter.why}`)
    if (letter.kind !== 'bulletin') return
    const { news, answers, chains } = this.#reader.read(letter.bulletin)
    for (const { view, read, viewer, decision } of news) {
      this.#table.bytes.set(view)
      this.#read = read
      this.#viewer = viewer
      this.#seat = decision?.seat
    }
    this.#chain = chains?.[0]
    this.#seated?.()
    this.#seated = undefined
    if (!answers.some(({ number }) => number === this.#number)) return
    this.#answered?.()
    this.#answered = undefined
  }
}

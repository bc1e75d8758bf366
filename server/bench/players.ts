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
  #answered: ((isPlayed: boolean) => void) | undefined
  #seated: ((isThere: boolean) => void) | undefined
  /** What he does when the club cannot go on with his match just now. */
  readonly #refused: (why: string) => void

  constructor(
    address: string,
    from: string,
    cookie: string,
    match: string,
    rules: Rules,
    refused: (why: string) => void = (why) => {
      throw new Error(`refused: ${why}`)
    },
  ) {
    this.#refused = refused
    this.#match = match
    this.#rules = rules
    this.#table = blank(rules)
    const headers = { cookie: `boma=${cookie}`, origin: address }
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/club/live`, { headers, localAddress: from })
    this.socket.on('error', () => {})
    this.socket.on('close', () => this.#tell(false))
    this.socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as FromClub))
  }

  /** The seat that is asked, as he was told. */
  get asked(): Seat | undefined {
    return this.#seat
  }

  opened(): Promise<void> {
    return new Promise((done) => this.socket.once('open', () => done()))
  }

  /** Sits down; false when that could not be. */
  sit(page: string): Promise<boolean> {
    return new Promise((done) => {
      this.#seated = done
      this.#send({ kind: 'sit', match: this.#match, page })
    })
  }

  /** Gives an order that is allowed; resolves when it is answered, or with false when the club is gone. */
  order(seat: Seat): Promise<boolean> {
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
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(letter))
    else this.#tell(false)
  }

  /** Whatever he waits for has come, or will not. */
  #tell(isDone: boolean): void {
    const [seated, answered] = [this.#seated, this.#answered]
    this.#seated = undefined
    this.#answered = undefined
    seated?.(isDone)
    answered?.(isDone)
  }

  #hear(letter: FromClub): void {
    if (letter.kind === 'refused') {
      this.#refused(letter.why)
      this.#tell(false)
    }
    if (letter.kind !== 'bulletin') return
    const { news, answers, chains } = this.#reader.read(letter.bulletin)
    for (const { view, read, viewer, decision } of news) {
      this.#table.bytes.set(view)
      this.#read = read
      this.#viewer = viewer
      this.#seat = decision?.seat
    }
    this.#chain = chains?.[0]
    this.#seated?.(true)
    this.#seated = undefined
    const answer = answers.find(({ number }) => number === this.#number)
    if (answer === undefined) return
    this.#answered?.((answer.outcome as { readonly kind?: string }).kind === 'played')
    this.#answered = undefined
  }
}

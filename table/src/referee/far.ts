import type {
  Bulletin,
  Dispatch,
  Errand,
  ErrandAnswer,
  News,
  OnStory,
  SeatChain,
  Settled,
  SettledBack,
  SettledEnd,
} from '@boma/club'
import {
  type Action,
  ALLOWED,
  blank,
  check,
  type GameEvent,
  isOver,
  type LogEntry,
  NOBODY,
  type Order,
  type Seat,
  type Seen,
  type ShownLink,
  type Side,
  seatsOf,
  type TableBase,
  type Token,
} from '@boma/kernel'
import type { Game } from '@boma/showing'
import type { Pages } from './pages.ts'
import type { Referee, Ticket, ToDecide, Wanted } from './referee.ts'

/** What a page knows of a referee far away besides what that writes. */
export interface FarParts extends Pick<Referee, 'game' | 'mayAgree' | 'step' | 'orderOf' | 'tell'> {
  readonly pages: Pages
  /** The link that the next order of a seat carries, by how far its chain was shown. */
  link?(chain: SeatChain): ShownLink | undefined
  /** Sends a letter, which may come late, twice or never. */
  send(letter: Dispatch): void
}

/** What a viewer was told, and how far he has read: what his log was called at each length at which he was told. */
interface Known {
  seen: News
  table: TableBase
  readonly log: LogEntry[]
  readonly tokens: Token[]
  /** The tables that he was shown lately, by how many entries his log had. */
  readonly tables: Map<number, TableBase>
}

/** So many of them are kept: more than a turn has orders. */
const TABLES_KEPT = 512

/** An errand under way, and what it came to. */
interface Open {
  readonly errand: Errand
  outcome: ErrandAnswer['outcome'] | undefined
}

/**
 * A referee far away, as it wrote last. What is asked of it is settled when its answer and the table with it have come;
 * `remind` asks again as long as that has not, and may be called at any time.
 */
export class FarReferee implements Referee {
  readonly game: Game
  readonly mayAgree: boolean
  readonly pages: Pages
  readonly step: Referee['step']
  readonly orderOf: Referee['orderOf']
  readonly tell: Referee['tell']
  moment = -1
  readonly #parts: FarParts
  readonly #heard = new Set<() => void>()
  readonly #known = new Map<Side, Known>()
  #together: Bulletin['together']
  #chains: readonly SeatChain[] = []
  #open: readonly Open[] = []
  #given = 0

  /** Nobody can sit down before it has written once. */
  constructor(parts: FarParts, first: Bulletin) {
    this.#parts = parts
    this.game = parts.game
    this.mayAgree = parts.mayAgree
    this.pages = parts.pages
    this.step = (entry, viewer, watcher) => parts.step(entry, viewer, watcher)
    this.orderOf = (entry, viewer) => parts.orderOf(entry, viewer)
    this.tell = () => parts.tell()
    this.hear(first)
  }

  /** Is there something of which it is not known what came of it? */
  get isAwaited(): boolean {
    return this.#open.length > 0
  }

  /** Writes all that is still open, and how far this page has read: what was lost is sent again. */
  remind(): void {
    const read = new Map([...this.#known].map(([viewer, { seen }]) => [viewer, seen.read]))
    const errands = this.#open.map(({ errand }) => errand)
    this.#parts.send({ errands, open: errands[0]?.number ?? this.#given + 1, read })
  }

  /** Takes a letter in. One of an earlier moment, or one that follows upon what was not read here, tells nothing. */
  hear({ moment, news, together, answers, chains = [] }: Bulletin): void {
    const isNews = moment > this.moment && news.every((each) => this.#follows(each))
    if (isNews) {
      this.moment = moment
      this.#together = together
      this.#chains = chains
      for (const each of news) this.#read(each)
    }
    const before = this.#open.length
    for (const open of this.#open)
      open.outcome = answers.find((each) => each.number === open.errand.number && each.moment <= this.moment)?.outcome
    this.#open = this.#open.filter(({ outcome }) => outcome === undefined)
    if (isNews || this.#open.length < before) for (const listener of [...this.#heard]) listener()
  }

  #follows({ viewer, from, since }: News): boolean {
    return from === 0 || this.#known.get(viewer)?.tokens[from] === since
  }

  #read(news: News): void {
    const known = this.#known.get(news.viewer) ?? {
      seen: news,
      table: blank(this.game),
      log: [],
      tokens: [],
      tables: new Map(),
    }
    this.#known.set(news.viewer, known)
    known.seen = news
    known.table = blank(this.game)
    known.table.bytes.set(news.view)
    known.log.splice(news.from, Number.POSITIVE_INFINITY, ...news.log)
    known.tokens.length = Math.min(known.tokens.length, news.from + 1)
    known.tokens[known.log.length] = news.read
    keep(known)
  }

  #knownTo(viewer: Side): Known {
    const known = this.#known.get(viewer)
    if (known === undefined) throw new Error('that is not for these eyes')
    return known
  }

  /** What all are told alike. */
  get #any(): Known | undefined {
    return [...this.#known.values()][0]
  }

  get over(): boolean {
    return this.#any !== undefined && isOver(this.#any.table)
  }

  get decision(): ToDecide | undefined {
    return this.#any?.seen.decision
  }

  get wanted(): Wanted | undefined {
    const sides = this.#any?.seen.wanted
    return sides === undefined ? undefined : { sides }
  }

  state(viewer: Side): Seen {
    const { seen, log } = this.#knownTo(viewer)
    return { ...seen, from: 0, log }
  }

  heard(sides: readonly Side[]): number {
    const [viewer = NOBODY, other] = sides
    return other === undefined ? this.#knownTo(viewer).seen.heard : (this.#together?.heard ?? 0)
  }

  last(sides: readonly Side[]): Order | undefined {
    const last = this.#together?.last
    if (last !== undefined && sides.includes(last.side)) return last
    return sides.map((side) => this.#knownTo(side).log.at(-1)?.order).find((order) => order !== undefined)
  }

  view(viewer: Side): TableBase {
    return this.#knownTo(viewer).table
  }

  earlier(viewer: Side, entries: number): TableBase | undefined {
    return this.#knownTo(viewer).tables.get(entries)
  }

  log(viewer: Side, from = 0): readonly (readonly GameEvent[])[] {
    return this.#knownTo(viewer)
      .log.slice(from)
      .map(({ events }) => events)
  }

  /** What the rules forbid is refused at once: that follows from the view. */
  order(actions: readonly Action[]): Ticket {
    const { decision } = this
    if (decision === undefined || actions.length === 0) return { settled: { kind: 'played', left: [] } }
    const { side, seat } = decision
    const refusal = check(this.game, this.view(side), side, actions[0] ?? -1)
    if (refusal !== ALLOWED) return { settled: { kind: 'refused', refusal, at: 0 } }
    const chain = this.#chains.find((each) => each.seat === seat)
    const link = chain && this.#parts.link?.(chain)
    return this.#give<Settled>({ ...this.#upon(side), kind: 'order', seat, actions, ...(link && { link }) })
  }

  undo(seat: Seat, isAgreed = false): Ticket<SettledBack> {
    const side = seatsOf(this.game)[seat]?.side ?? NOBODY
    return this.#give<SettledBack>({ ...this.#upon(side), kind: 'undo', seat, isAgreed })
  }

  giveUp(seat: Seat): Ticket<SettledEnd> {
    const side = seatsOf(this.game)[seat]?.side ?? NOBODY
    return this.#give<SettledEnd>({ ...this.#upon(side), kind: 'giveUp', seat })
  }

  offer(face: number): Ticket {
    return this.#give<Settled>({ ...this.#upon(this.decision?.side ?? NOBODY), kind: 'die', face })
  }

  /** The next errand, given upon what its side has read by now. */
  #upon(side: Side): OnStory {
    this.#given++
    return { number: this.#given, side, after: this.#knownTo(side).seen.read }
  }

  #give<O extends ErrandAnswer['outcome']>(errand: Errand): Ticket<O> {
    const open: Open = { errand, outcome: undefined }
    this.#open = [...this.#open, open]
    this.remind()
    return {
      get settled() {
        // What is asked for and what comes of it belong together.
        return open.outcome as O | undefined
      },
    }
  }

  onChange(listener: () => void): () => void {
    this.#heard.add(listener)
    return () => void this.#heard.delete(listener)
  }
}

/** Keeps the table that was just shown, and forgets what was taken back and what is long past. */
function keep({ table, tables, log }: Known): void {
  for (const entries of [...tables.keys()])
    if (entries >= log.length || entries < log.length - TABLES_KEPT) tables.delete(entries)
  tables.set(log.length, table)
}

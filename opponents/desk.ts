import type { Advised } from '@boma/counsel'
import { blank, type GameEvent, type Seat, type Side, searchDice, type TableBase } from '@boma/kernel'
import { Aide, type Heard } from './aide.ts'
import type { Letter, Query, Reply } from './letters.ts'
import { messageOf, type Watch } from './mishap.ts'
import { PLAYERS } from './players.ts'
import type { Thinker } from './thinker.ts'

/** What a desk stands in: a worker of a browser, a thread of a program. */
export interface Study {
  /** Who may be asked there, by name; PLAYERS when left out. */
  readonly players?: Readonly<Record<string, Thinker>>
  /** Fetches a game. */
  load(game: string): PromiseLike<Advised>
  post(reply: Reply): void
  /** Goes on in a moment, when letters have been taken in. */
  later(then: () => void): void
  /** Milliseconds that have passed since some moment. */
  now(): number
}

/** Milliseconds of thought after which letters are taken in; and those after which it is told how far a thought has come. */
const SLICE = 8
const NEWS = 250

/** Somebody who sits at the match, and the rules as he was told them. */
interface Sitter {
  readonly game: Advised
  readonly aide: Aide
}

/** Where somebody thinks who is asked by letter. What was thought about one match is kept until another is asked about. */
export class Desk {
  readonly #study: Study
  #match = ''
  readonly #sitters = new Map<string, Sitter>()
  /** What each side was told. */
  readonly #logs = new Map<number, (readonly GameEvent[])[]>()
  #asked = 0
  #hurried = 0
  #aide: Aide | undefined

  constructor(study: Study) {
    this.#study = study
  }

  /** Reads a letter. One question at a time: another that is still thought about is dropped. */
  read(letter: Letter): void {
    if ('hurry' in letter) {
      this.#hurried = letter.hurry
      if (letter.hurry === this.#asked) this.#aide?.hurry()
      return
    }
    const question = 'ask' in letter ? letter.ask : letter.advise
    const take = (game: Advised) =>
      'ask' in letter ? this.#take(game, question) : this.#advise(game, question, letter.most)
    this.#asked = question.id
    this.#aide = undefined
    this.#study.load(question.game).then(take, (caught) => this.#fail(question.id, caught))
  }

  /** Drops what is being thought. */
  drop(): void {
    this.#asked = 0
  }

  #take(game: Advised, question: Query): void {
    const { id } = question
    if (id !== this.#asked) return
    try {
      const { aide } = this.#sitterFor(game, question)
      this.#show(game, question, aide)
      if (this.#hurried === id) aide.hurry()
      this.#aide = aide
      this.#work(id, aide, this.#study.now())
    } catch (caught) {
      this.#fail(id, caught)
    }
  }

  /** What the doctrine of the game would order there, on what the side sees and nothing else. */
  #advise(game: Advised, { id, side, view }: Query, most: number): void {
    if (id !== this.#asked) return
    const { doctrine } = game.counsel
    try {
      const seen = tableOf(game, view)
      const survey = doctrine?.survey(seen, side as Side)
      const proposals = doctrine?.propose(seen, side as Side, survey, most) ?? []
      this.#study.post({ id, proposals: proposals.slice(0, most) })
    } catch (caught) {
      this.#fail(id, caught)
    }
  }

  #fail(id: number, caught: unknown): void {
    this.#study.post({ id, mishap: 'failed', problem: messageOf(caught) })
  }

  #sitterFor(game: Advised, { match, player, side, seats }: Query): Sitter {
    if (match !== this.#match) {
      this.#sitters.clear()
      this.#logs.clear()
    }
    this.#match = match
    const place = [player, side, ...seats].join()
    const before = this.#sitters.get(place)
    if (before?.game === game) return before
    const players: Readonly<Record<string, Thinker>> = this.#study.players ?? PLAYERS
    const thinker = Object.hasOwn(players, player) ? players[player] : undefined
    if (thinker === undefined) throw new RangeError(`nobody is called '${player}'`)
    const aide = new Aide(thinker, { game, side: side as Side, seats: seats as readonly Seat[] })
    const sitter = { game, aide }
    this.#sitters.set(place, sitter)
    return sitter
  }

  #show(game: Advised, { side, view, log, key, budget, patience, soon }: Query, aide: Aide): void {
    const { bytes } = tableOf(game, view)
    const told = this.#logs.get(side) ?? []
    told.splice(log.from, told.length, ...log.entries)
    this.#logs.set(side, told)
    const seen = {
      view: (_: Side, into: { readonly bytes: Uint8Array }) => into.bytes.set(bytes),
      log: (_: Side, from?: number) => told.slice(from),
    }
    aide.ask(seen, {
      dice: searchDice(key),
      ...(budget !== undefined && { budget }),
      ...(patience !== undefined && { watch: this.#watch(patience, soon) }),
    })
  }

  #watch = (patience: number, soon = patience): Watch => ({
    ...{ now: this.#study.now, hurry: Math.min(soon, patience), end: 2 * patience },
  })

  /** Thinks for a while, then lets letters in. */
  #work(id: number, aide: Aide, told: number): void {
    if (id !== this.#asked) return
    const began = this.#study.now()
    for (;;) {
      const heard = aide.step()
      const now = this.#study.now()
      const isNews = heard.kind !== 'thinking' || now - told >= NEWS
      if (isNews) this.#study.post(replyOf(id, heard))
      if (heard.kind !== 'thinking') return
      if (now - began < SLICE) continue
      this.#study.later(() => this.#work(id, aide, isNews ? now : told))
      return
    }
  }
}

/** The table that was sent. */
function tableOf(game: Advised, view: Uint8Array): TableBase {
  if (view.length !== game.layout.byteLength) throw new RangeError('the view is not a table of this game')
  const seen = blank(game)
  seen.bytes.set(view)
  return seen
}

function replyOf(id: number, heard: Heard): Reply {
  if (heard.kind === 'thinking') return { id, done: heard.done, of: heard.of }
  if (heard.kind === 'fails') return { id, mishap: heard.mishap, problem: heard.problem }
  return { id, order: heard.order, why: heard.why, spent: heard.spent }
}

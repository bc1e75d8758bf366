import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { clockFor, type FromClub, type TimeControl } from '@boma/club'
import { compareThrough, coverage, type Follow } from '@boma/conformance'
import * as kernel from '@boma/kernel'
import { fork, type Match, type Rules, type Seat, type Side, seatsOf } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { Awake, type HallParts } from '../hall/awake.ts'
import type { Guest } from '../hall/guest.ts'
import { newsIn } from '../hall/news.ts'
import type { MatchKeeping } from '../store/keeping.ts'

/** Matches of each game of which worlds are made, from their beginning to their end: a few, or as many as `BOMA_WORLDS` says. */
const MATCHES = Number(process.env['BOMA_WORLDS'] ?? 4)
/** Pairs of worlds of each, and orders by which each is played on at most. */
const [PAIRS, AHEAD] = [8, 60]
/** In so many matches for each that is wanted something has to be hidden: in many of Heart nobody lies in ambush. */
const TRIES = 40
/** After so many orders he comes back by another page, and the match is moved as it stands. */
const [BACK_EVERY, MOVED_EVERY] = [9, 7]

const SECOND = 1000
const HOUR = 3600 * SECOND
const PACES = [
  { kind: 'none' },
  { kind: 'live', main: HOUR, more: 30 * SECOND },
  { kind: 'days', turn: 24 * HOUR, reserve: 24 * HOUR },
] as const

/** Kept at once: two worlds are compared between two orders, and nobody can wait there. */
const KEPT = {
  // biome-ignore lint/suspicious/noThenProperty: it stands for a promise that is settled already
  then(done?: () => void) {
    done?.()
    return KEPT
  },
  catch: () => KEPT,
} as unknown as Promise<void>

/** A match at the club as one of those who play it reads it: every letter with the time at which it left, and every list. */
class ClubWorld {
  readonly #awake: Awake
  readonly #viewer: Side
  readonly #guests: readonly Guest[]
  readonly #sent: string[] = []
  #row: MatchKeeping['row'] | undefined
  #changed = 0
  /** How often something was written: each letter waits for what was written before it, and so tells of it by coming later. */
  #writings = 0
  #now = 0

  constructor(match: Match, viewer: Side, pace: TimeControl, movedBy?: string) {
    const { game } = match
    this.#viewer = viewer
    const chairs = seatsOf(game).map(({ side }) => ({ person: PEOPLE[side === viewer ? 0 : 1] }))
    const kept = {
      id: ID,
      chairs,
      clock: clockFor(pace, chairs.length),
      petition: undefined,
      isRated: false,
      head: '',
      lines: 0,
      ...(movedBy !== undefined && { movedBy }),
    }
    const ruled = { rules: game, kernel }
    this.#awake = new Awake(match, { ...kept, ruled, errands: new Map(), left: new Map() }, this.#house())
    this.#guests = PEOPLE.map(({ id, name }, i) =>
      this.#awake.enter({ person: id, name, page: `${i}a`.repeat(16) }, (letter) => i === 0 && this.#note(letter)),
    ) as Guest[]
    this.#awake.wake()
  }

  /** What time it is must not tell, but when something comes may. */
  #note(letter: FromClub): void {
    this.#sent.push(`${this.#now} ${JSON.stringify(letter)}`)
  }

  #house(): HallParts {
    const store = {
      keep: ({ row }: MatchKeeping) => {
        this.#row = row
        this.#writings++
        this.#changed = row.changed ?? this.#changed
        return KEPT
      },
      write: () => KEPT,
    }
    const idle = { ask: () => new Promise<never>(() => {}), drop: () => {}, answer: () => KEPT, fits: () => true }
    return {
      ...{ store, staff: idle, deputies: idle, now: () => this.#now },
      ...{ lose: () => {}, kept: () => {}, rest: () => {} },
    } as unknown as HallParts
  }

  /** Time goes by, and something may be asked or said; then comes what has happened at the table since. */
  read(n: number): string {
    this.#now += SECOND * (1 + (n % 7))
    const own = seatsOf(this.#awake.match.game).findIndex(({ side }) => side === this.#viewer) as Seat
    if (n % 5 === 1) this.#awake.ask(own, { what: n % 2 === 0 ? 'draw' : 'take-back' })
    if (n % 4 === 2) {
      const line = { number: n, name: 'Ben', seat: undefined, at: this.#now, text: 'Well played' }
      this.#awake.say([line], new Set())
    }
    this.#awake.wake()
    return [...this.#sent.splice(0), this.#listed(), JSON.stringify(newsIn(this.#awake, 'anna'))].join('\n')
  }

  /** What lists, and notices while one is away, are made of. */
  #listed(): string {
    const { state, asked, clock, petition } = this.#row as MatchKeeping['row']
    return JSON.stringify({ state, asked, clock, petition, changed: this.#changed, writings: this.#writings })
  }

  /** The line breaks, and he comes back by another page. */
  comeBack(): void {
    const [guest] = this.#guests
    if (guest !== undefined) this.#awake.leave(guest)
    this.#awake.enter({ person: 'anna', name: 'Anna', page: 'fa'.repeat(16) }, (letter) => this.#note(letter))
  }
}

const ID = 'ab'.repeat(10)
const PEOPLE = [
  { id: 'anna', name: 'Anna' },
  { id: 'ben', name: 'Ben' },
] as const

const follow: Follow = (one, two, viewer) => {
  const pace = PACES[one.table.core.rolls % PACES.length] ?? PACES[0]
  const worlds = [new ClubWorld(one, viewer, pace), new ClubWorld(two, viewer, pace)] as const
  let n = 0
  return () => {
    n++
    if (n % BACK_EVERY === 0) for (const world of worlds) world.comeBack()
    const [first, second] = [worlds[0].read(n), worlds[1].read(n)]
    compared.bytes += first.length
    if (first !== second) return `is sent other letters (${whereOther(first, second)})`
    return n % MOVED_EVERY === 0 ? whatDiffersMoved(one, two, viewer, pace) : ''
  }
}

/** Whoever plays at home moves the match to the club as it stands: what is its guest sent then, with all that led there? */
function whatDiffersMoved(one: Match, two: Match, viewer: Side, pace: TimeControl): string {
  const dice = { kind: 'manual' } as const
  const [first = '', second = ''] = [one, two].map((match) =>
    new ClubWorld(fork(match, { id: ID, dice }), viewer, pace, 'Ben').read(2),
  )
  compared.moved++
  return first === second ? '' : `is sent other letters of the match once it is moved (${whereOther(first, second)})`
}

/** All that was compared. */
const compared = { bytes: 0, moved: 0 }

/** Where two readings part. */
function whereOther(first: string, second: string): string {
  const at = [...first].findIndex((letter, i) => letter !== second[i])
  const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return `${first.length} and ${second.length} bytes: …${near(first)}… and …${near(second)}…`
}

const games = await Promise.all(
  readdirSync(join(import.meta.dirname, '..', '..', 'games')).map(
    async (id) => ((await import(`../../games/${id}/rules.ts`)) as { readonly rules: Rules }).rules,
  ),
)
const hiding = games.filter(({ fog }) => fog !== undefined)

/** The options by which something is hidden, and others now and then. */
const optionsIn = ({ options }: Rules, match: number): readonly string[] =>
  options
    .filter(({ id, usually }, i) => id === 'fog' || (match % 2 === 0 ? usually : (match >> (1 + (i % 4))) % 2 === 1))
    .map(({ id }) => id)

describe.each(hiding)('$id', (rules) => {
  test('a side is sent the same bytes at the same times, and reads the same lists, in worlds that it cannot tell apart', () => {
    Object.assign(compared, { bytes: 0, moved: 0 })
    const seen = coverage()
    let hid = 0
    for (let match = 0; hid < MATCHES && match < MATCHES * TRIES; match++) {
      const { pairs } = seen.worlds
      const scenario = rules.scenarios[match % rules.scenarios.length]?.id ?? ''
      const how = { seed: 5, match, scenario, options: optionsIn(rules, match), eager: match % 3 === 2 }
      const run = { ...how, pairs: PAIRS, ahead: AHEAD, coverage: seen, follow }
      expect(compareThrough(rules as never, run).map(({ problem }) => problem)).toEqual([])
      if (seen.worlds.pairs > pairs) hid++
    }
    expect(hid).toBe(MATCHES)
    expect(seen.worlds.pairs).toBeGreaterThanOrEqual(MATCHES * (PAIRS / 2))
    expect(compared.moved).toBeGreaterThan(MATCHES)
    expect(compared.bytes).toBeGreaterThan(10_000 * MATCHES)
    if (process.env['BOMA_WORLDS'] !== undefined) console.info(rules.id, { hid, ...seen.worlds, ...compared })
  })
})

import { barePresence } from '@boma/testing'
// How long the page's model takes for a choice in a short match and in a long one: the order, what is seen, offered and
// told, the log in chapters and folded by deeds, ghosts, the recap, the hand's places, and what is kept. Prints
// milliseconds as JSON. It runs without a browser, on Solid as browsers get it; `browser/bench/long-match.ts` builds and runs it.

import { type Action, FIRST, Match, SECOND } from '@boma/kernel'
import { type Board, type Game, inEnglish, isHeading, type Piece, type Presence } from '@boma/showing'
import { createRoot } from 'solid-js'
import { usePassing } from '../src/play/hand/passing.ts'
import { layOut } from '../src/play/hand/places.ts'
import { booksFor } from '../src/play/log/chapters.ts'
import { foldsOf } from '../src/play/log/runs.ts'
import { recapAt } from '../src/play/recap/recap.ts'
import { setScene } from '../src/play/scene/scene.ts'
import { openSession } from '../src/play/session/open-session.ts'
import type { Session } from '../src/play/session/session.ts'
import { act, plain } from '../src/play/session/tests/muster.ts'
import { readerFor } from '../src/play/story/telling.ts'
import { localReferee } from '../src/referee/local.ts'
import { memoryCupboard } from '../src/store/cupboard.ts'
import { keepingOf } from '../src/store/kept-of.ts'
import { lastWordsIn } from '../src/store/last-words.ts'
import { matchesIn } from '../src/store/matches.ts'

/** Turns in a timing, choices in a turn, and timings of each length. */
const TURNS = 6
const CHOICES = 7
const ROUNDS = 120

const spaces = Array.from({ length: 48 }, (_, id) => ({
  id,
  name: `${id}`,
  x: id,
  y: 0,
  terrain: '' as const,
  territory: '',
}))
const BOARD: Board = {
  kind: 'hexes',
  width: 48,
  height: 1,
  spaces,
  rivers: [],
  rails: [],
  towns: [],
  names: [],
  boxes: [],
  turned: 0,
}

const counter = (id: number, space: number): Piece => ({
  id,
  space,
  body: '',
  side: id < 3 ? FIRST : SECOND,
  symbol: '',
  name: `${id}`,
  fullName: `${id}`,
  values: '',
  back: '',
  states: [],
  source: 'printed',
})

/** What is shown of the game: whoever was scouted is seen, on one of forty places, and a force that marches is one deed. */
const presence: Presence = {
  ...barePresence(),
  board: () => BOARD,
  status: () => ({ heading: '', timeline: [], now: -1, meters: [] }),
  memory: {
    learned: (deed) => ({
      seen: deed.flatMap(({ facts: { unit, face } }) =>
        face === undefined ? [] : [{ piece: unit ?? 0, space: (unit ?? 0) * 7 + face, states: [] }],
      ),
      gone: [],
      looked: [],
    }),
    sighted: (_, { piece, space }) => counter(piece, space),
    suppose() {},
    beneath: false,
  },
}
const game: Game = { ...plain, presence }

/** A match at a table, played choice by choice as a person would. */
function table() {
  const match = new Match(game, { scenario: 'plain', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  const referee = localReferee(match)
  const matches = matchesIn(async () => memoryCupboard(), lastWordsIn(undefined))
  const bookOf = booksFor({ isHeading: (e) => isHeading(game, e) })
  const sit = () => {
    const session: Session = openSession('bench', referee, ['person', 'person'])
    usePassing(session, () => true)
    const scene = setScene(session, () => session.game.page)
    const recap = recapAt(session, scene, { comes: () => true, waits: () => false, plays: () => false, stay: () => 0 })
    return { session, scene, recap }
  }
  const { session, scene, recap } = createRoot(sit)
  const reader = readerFor(inEnglish(game))

  /** So that nobody measures what was not there. */
  const told = { ghosts: 0, steps: 0 }
  const look = async () => {
    const chapters = bookOf(session.viewer()).follow(session.log())
    foldsOf(chapters.at(-1)?.lines ?? [], (e) => e.kind, reader)
    told.ghosts += scene.ghosts().length
    told.steps += recap.steps().length
    recap.trails()
    layOut(session.offers(), undefined, { hasSpace: () => true, hasPiece: () => true })
    session.lastEvents()
    session.question()
    await matches.keep(keepingOf('bench', referee, ['person', 'person'], match.length))
  }
  const choose = async (action: Action) => {
    if (session.play(action) !== undefined) throw new Error('the bench chose something forbidden')
    await look()
  }
  /** A turn: a die is rolled, one thing taken back, a force picked, and it marches. */
  const turn = async () => {
    const first = session.deciding() === 0 ? 0 : 3
    await choose(act.scout(first))
    await choose(act.join(first))
    await choose(act.join(first + 2))
    await choose(act.go())
    session.undo()
    await look()
    await choose(act.all())
    await choose(act.march(1 + (match.length % 6)))
  }
  const playTo = async (length: number) => {
    while (match.length < length) await turn()
  }
  return { match, turn, playTo, told }
}

/** Milliseconds for a choice, over a few turns. */
async function timed({ turn }: ReturnType<typeof table>): Promise<number> {
  const began = performance.now()
  for (let i = 0; i < TURNS; i++) await turn()
  return (performance.now() - began) / (TURNS * CHOICES)
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

const atLength = async (length: number) => {
  const at = table()
  await at.playTo(length)
  return at
}

// Short and long in turn, so that a busy machine is busy for both. The first rounds are for the compiler.
const long = await atLength(5000)
const [short, lengthy]: [number[], number[]] = [[], []]
for (let i = 0; i < ROUNDS; i++) {
  short.push(await timed(await atLength(50)))
  lengthy.push(await timed(long))
}
if (long.told.ghosts === 0 || long.told.steps === 0) throw new Error('there were neither ghosts nor recaps')
console.log(JSON.stringify({ short: median(short.slice(20)), long: median(lengthy.slice(20)) }))

// How long the page's model takes for a choice in a short match and in a long one: the order, what is seen, offered and
// told, the log in chapters and runs, the hand's places, and what is kept. Prints milliseconds as JSON. It runs without a
// browser, on Solid as browsers get it. Usage: node --conditions=browser table/bench/long-match.ts

import { type Action, Match } from '@boma/kernel'
import { createRoot } from 'solid-js'
import { usePassing } from '../src/play/hand/passing.ts'
import { layOut } from '../src/play/hand/places.ts'
import { booksFor } from '../src/play/log/chapters.ts'
import { runsOf } from '../src/play/log/runs.ts'
import { openSession, type Session } from '../src/play/session/session.ts'
import { act, plain } from '../src/play/session/tests/muster.ts'
import { localReferee } from '../src/referee/local.ts'
import { memoryCupboard } from '../src/store/cupboard.ts'
import { keepingOf } from '../src/store/kept-of.ts'
import { lastWordsIn } from '../src/store/last-words.ts'
import { matchesIn } from '../src/store/matches.ts'

/** Turns in a timing, choices in a turn, and timings of each length. */
const TURNS = 6
const CHOICES = 7
const ROUNDS = 120

/** A match at a table, played choice by choice as a person would. */
function table() {
  const match = new Match(plain, { scenario: 'plain', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  const referee = localReferee(match)
  const matches = matchesIn(async () => memoryCupboard(), lastWordsIn(undefined))
  const bookOf = booksFor({})
  const sit = (): Session => {
    const opened = openSession('bench', referee, ['person', 'person'])
    usePassing(opened, () => true)
    return opened
  }
  const session = createRoot(sit)

  const look = async () => {
    const chapters = bookOf(session.viewer()).follow(session.log())
    runsOf(chapters.at(-1)?.lines ?? [], (e) => e.kind)
    layOut(session.offers(), undefined, { hasSpace: () => true, hasPiece: () => true })
    session.lastEvents()
    session.question()
    await matches.keep(keepingOf('bench', referee, session.seats, match.length))
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
  return { match, turn, playTo }
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
console.log(JSON.stringify({ short: median(short.slice(20)), long: median(lengthy.slice(20)) }))

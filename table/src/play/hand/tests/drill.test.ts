import { askari } from '@boma/askari'
import { heart } from '@boma/heart'
import { lettow } from '@boma/lettow'
import type { Game, Target } from '@boma/showing'
import { tanga } from '@boma/tanga'
import { windhoek } from '@boma/windhoek'
import { describe, expect, test, vi } from 'vitest'
import { standingKeys } from '../../prompt/standing-keys.ts'
import { MOMENT } from '../haste.ts'
import { useKeyboard } from '../keyboard.ts'
import { mainOf } from '../places.ts'
import { playedAtRandom, type RandomTable } from './at-random.ts'
import { type KeyWindow, keyWindow } from './keys-of-a-window.ts'

const GAMES = [askari, windhoek, tanga, lettow, heart] as unknown as readonly Game[]
/** Matches a game, of so many orders: `DRILL=50 npx vitest run --project programs table/src/play/hand/tests/drill.test.ts -t lettow`. */
const MATCHES = Number(import.meta.env['DRILL'] ?? 1)
/** The first of them: many can be drilled in several runs. */
const FROM = Number(import.meta.env['FROM'] ?? 1)
const ORDERS = 60
/** Of a few matches only some of the main answers. */
const ONE_IN = MATCHES > 1 ? 1 : 3
/** Matches in which a key once answered twice: who is picked last, and then goes, is seen to go (Tanga 19.7). */
const FOUND_BY_KEYS: Readonly<Record<string, readonly number[]>> = { tanga: [44] }

/** What a second press could have changed. */
const tableOf = ({ match, session }: RandomTable): string =>
  `${match.length} ${session.picked().length} ${match.table.core.rolls} ${match.table.core.reveals}`

/** What nobody can take back: a die, something seen, somebody else's turn. */
const forGood = ({ match, session }: RandomTable): string =>
  `${match.table.core.rolls} ${match.table.core.reveals} ${match.over ? 'over' : session.deciding()}`

/** Can all be taken back alone that was ordered since the match was so long? */
function goesBack({ match, session }: RandomTable, length: number): boolean {
  while (match.length > length) if (session.undo() !== 'done') return false
  return true
}

/** Presses the main answer as a finger, a mouse or Enter does. */
function press({ hand }: RandomTable): void {
  const main = mainOf(hand.places().buttons)
  if (!hand.enter() && main !== undefined) hand.take(main)
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('a main answer that is pressed twice in haste is given once', { timeout: 3_600_000 }, () => {
    let pressed = 0
    for (let seed = FROM; seed < FROM + MATCHES; seed++)
      playedAtRandom(game, seed, ORDERS, (at) => {
        if (mainOf(at.hand.places().buttons) === undefined || at.roll(ONE_IN) > 0) return
        const before = tableOf(at)
        press(at)
        if (at.hand.reminder() === undefined && tableOf(at) === before) return
        const [once, reminder] = [tableOf(at), at.hand.reminder()]
        for (const apart of [30, 120, MOMENT - 151]) {
          at.clock.pass(apart)
          press(at)
          expect([tableOf(at), at.hand.reminder()]).toEqual([once, reminder])
        }
        at.hand.cancel()
        pressed++
      })
    // Without any, this would show nothing.
    expect(pressed).toBeGreaterThan(0)
  })

  test.each(['mouse', 'finger'])(
    'a place that is pressed twice in haste, by %s, does nothing for good that one press would not',
    {
      timeout: 3_600_000,
    },
    (by) => {
      const manner = { byFinger: by === 'finger' }
      let pressed = 0
      for (let seed = FROM; seed < FROM + MATCHES; seed++)
        playedAtRandom(game, seed, ORDERS, (at) => {
          const { hand, clock } = at
          if (at.roll(ONE_IN) > 0) return
          const offered = placesOffered(at)
          const place = offered[at.roll(Math.max(1, offered.length))]
          if (place === undefined) return
          hand.press(place, manner)
          // What a stack in the hand can do lies elsewhere: the second place that is pressed may be a goal.
          const goals = [...hand.taken.goals().keys()]
          const next = goals.length > 0 ? { space: goals[at.roll(goals.length)] as number } : place
          if (next !== place) {
            clock.pass(1000)
            hand.press(next, manner)
          }
          // Two recruits may be laid down by two quick presses: that is taken back as easily.
          const [once, length] = [forGood(at), at.match.length]
          for (const apart of [30, 120, MOMENT - 151]) {
            clock.pass(apart)
            hand.press(next, manner)
            expect(forGood(at)).toBe(once)
          }
          expect(goesBack(at, length)).toBe(true)
          for (let i = 0; i < PUT_AWAY; i++) hand.cancel()
          pressed++
        })
      expect(pressed).toBeGreaterThan(0)
    },
  )
})

test('what is asked once on a slip is given to somebody who goes on pressing, as soon as it can have been read', {
  timeout: 3_600_000,
}, () => {
  const found: string[] = []
  let asked = 0
  const look = (at: RandomTable) => {
    const offered = placesOffered(at)
    const place = offered[at.roll(Math.max(1, offered.length))]
    const press = () => place && at.hand.press(place, { byFinger: true })
    press()
    const isAsked = at.hand.slip()?.kind === 'odds'
    const before = tableOf(at)
    // The third comes when the slip is no longer new.
    for (const apart of isAsked ? [150, 150, MOMENT - 299] : []) {
      at.clock.pass(apart)
      press()
    }
    if (isAsked) asked++
    if (isAsked && tableOf(at) === before) found.push(`${at.session.game.id}: ${at.session.question()}`)
    for (let i = 0; i < PUT_AWAY; i++) at.hand.cancel()
  }
  for (const game of GAMES)
    for (let seed = FROM; seed < FROM + MATCHES; seed++) playedAtRandom(game, seed, ORDERS, look)
  expect(found).toEqual([])
  expect(asked).toBeGreaterThan(0)
})

describe.each(GAMES.map((game) => [game.id, game] as const))('%s by keys', (_, game) => {
  /** Chance goes to what is offered on the map, or takes up a stack. */
  const somewhere = ({ hand, roll }: RandomTable, keys: KeyWindow) => {
    for (let i = roll(4); i > 0; i--) keys.press('n')
    if (roll(2) === 0) keys.press(' ')
    hand.haste.renew()
  }

  const found = FOUND_BY_KEYS[game.id] ?? []
  const seeds = [...found, ...Array.from({ length: MATCHES }, (_, i) => FROM + i)]

  test.each([
    ['is held down', [500, 33, 33, 33, 33, 500], true],
    ['is pressed twice in haste', [30, 120, MOMENT - 151], false],
  ] as const)('a key that answers and %s answers once', { timeout: 3_600_000 }, (__, pauses, isHeld) => {
    let pressed = 0
    for (const seed of seeds) {
      const keys = keyWindow()
      const sit: Parameters<typeof playedAtRandom>[4] = (at) =>
        useKeyboard({
          ...at,
          map: () => undefined,
          isAway: () => false,
          quick: () => undefined,
          deeds: standingKeys(at.session, at.hand.haste),
        })
      const look = (at: RandomTable) => {
        if (at.roll(found.includes(seed) ? 1 : ONE_IN) > 0) return
        somewhere(at, keys)
        at.clock.pass(1000)
        const key = ANSWERS[at.roll(ANSWERS.length)] ?? 'Enter'
        const before = tableOf(at)
        keys.press(key)
        const [once, reminder, length] = [tableOf(at), at.hand.reminder(), at.match.length]
        for (const apart of pauses) {
          at.clock.pass(apart)
          keys.press(key, isHeld)
          // Two recruits may be laid down by two quick presses, as by a mouse; a key that is held down lays down one.
          if (isHeld) expect([key, tableOf(at), at.hand.reminder()]).toEqual([key, once, reminder])
        }
        expect([key, before, goesBack(at, length)]).toEqual([key, before, true])
        for (let i = 0; i < PUT_AWAY; i++) at.hand.cancel()
        at.session.standing.retract()
        if (once !== before || reminder !== undefined) pressed++
      }
      playedAtRandom(game, seed, ORDERS, look, sit)
      vi.unstubAllGlobals()
    }
    expect(pressed).toBeGreaterThan(0)
  })
})

/** The keys that answer: what the cursor is on, the main answer, that the chance goes by, an answer from now on. */
const ANSWERS = ['Enter', 'Enter', ' ', 's', '2']

/** More than lies over one another: a slip, a question, a stack in the hand. */
const PUT_AWAY = 4

/** Where something can be chosen on the table, or a stack of one's own can be taken up. */
function placesOffered({ hand, scene }: RandomTable): readonly Target[] {
  const { spaces, pieces } = hand.places()
  const own = new Set(scene.pieces().flatMap(({ side, space }) => (side === scene.viewer() ? [space] : [])))
  const able = [...own].filter((space) => hand.taken.reachOf({ space }) !== undefined)
  return [
    ...[...spaces.keys(), ...able].map((space) => ({ space })),
    ...[...pieces.keys()].map((piece) => ({ piece, ...spaceOfPiece(scene.piece(piece)?.space) })),
  ]
}
const spaceOfPiece = (space: number | undefined) => (space === undefined ? {} : { space })

import { askari } from '@boma/askari'
import { heart } from '@boma/heart'
import { lettow } from '@boma/lettow'
import type { Game } from '@boma/showing'
import { tanga } from '@boma/tanga'
import { windhoek } from '@boma/windhoek'
import { describe, expect, test } from 'vitest'
import { MOMENT } from '../haste.ts'
import { mainOf } from '../places.ts'
import { playedAtRandom, type RandomTable } from './at-random.ts'

const GAMES = [askari, windhoek, tanga, lettow, heart] as unknown as readonly Game[]
/** Matches a game, of so many orders: `DRILL=50 npx vitest run --project programs table/src/play/hand/tests/drill.test.ts`. */
const MATCHES = Number(import.meta.env['DRILL'] ?? 1)
const ORDERS = 60
/** Of a few matches only some of the main answers. */
const ONE_IN = MATCHES > 1 ? 1 : 3

/** What a second press could have changed. */
const tableOf = ({ match, session }: RandomTable): string =>
  `${match.length} ${session.picked().length} ${match.table.core.rolls} ${match.table.core.reveals}`

/** Presses the main answer as a finger, a mouse or Enter does. */
function press({ hand }: RandomTable): void {
  const main = mainOf(hand.places().buttons)
  if (!hand.enter() && main !== undefined) hand.take(main)
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('a main answer that is pressed twice in haste is given once', { timeout: 3_600_000 }, () => {
    let pressed = 0
    for (let seed = 1; seed <= MATCHES; seed++)
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
})

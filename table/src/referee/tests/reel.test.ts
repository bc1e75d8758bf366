import {
  FIRST,
  fingerprint,
  legal,
  Match,
  type MatchSetup,
  Moves,
  NOBODY,
  other,
  parseRecord,
  replay,
  SECOND,
  type Side,
  searchDice,
  type TableBase,
  view,
} from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { windhoek } from '@boma/windhoek'
import { describe, expect, test } from 'vitest'
import { PLACES, seated } from '../../play/session/tests/table.ts'
import { localReferee } from '../local.ts'
import { reelOf } from '../reel.ts'

const played = [...PLACES, 'activate B1', 'march to 0502', 'fire at 0602', 'stand', 'activate B2', 'halt']
const record = parseRecord(seated({ played, fog: true }).record())
const fresh = (count?: number) =>
  replay(skirmish, record, count === undefined ? {} : { to: count }) as unknown as GameMatch

describe('a reel', () => {
  const reel = reelOf(fresh())

  test('shows every moment as it was, in whatever order they are asked for', () => {
    expect(reel.count(FIRST)).toBe(played.length)
    for (const moment of [0, 18, 3, 12, 11, 16, 15, 18, 0])
      for (const side of [FIRST, SECOND]) {
        const { game, table } = fresh(moment)
        expect(fingerprint(reel.at(moment, side)), `moment ${moment}`).toBe(fingerprint(view(game, table, side)))
      }
  })

  test('hides from each side what it may not know', () => {
    expect(fingerprint(reel.at(12, FIRST))).not.toBe(fingerprint(reel.at(12, SECOND)))
  })

  test('tells what happened up to a moment and nothing after it', () => {
    expect(reel.log(0, FIRST).flat()).toEqual([])
    expect(
      reel
        .log(14, FIRST)
        .at(-1)
        ?.map((e) => e.kind),
    ).toEqual(['marched'])
    expect(reel.log(14, FIRST)).toHaveLength(15)
  })

  test('does not run past its ends', () => {
    expect(fingerprint(reel.at(99, FIRST))).toBe(fingerprint(reel.at(played.length, FIRST)))
    expect(fingerprint(reel.at(-1, FIRST))).toBe(fingerprint(reel.at(0, FIRST)))
  })
})

/** Plays something for whoever decides, and says who that was. */
function playOne<T extends TableBase>(match: GameMatch<T>): Side {
  const side = match.decision?.side ?? NOBODY
  const moves = new Moves()
  const count = legal(match.game, match.view(side), moves)
  match.play(match.decision?.seat, moves.at(searchDice(7).draw(match.length, count, 0, match.length)))
  return side
}

const setup = (scenario: string): MatchSetup => ({
  scenario,
  options: ['fog'],
  dice: { kind: 'cipher', secret: new Uint8Array(32) },
})

describe('a reel of a match under way', () => {
  const match = new Match(windhoek, setup('standard'))
  const reel = () => reelOf(match as unknown as GameMatch)

  test('has no step for an order of which its viewer may know nothing', () => {
    let hidden = 0
    while (hidden < 5) {
      const before = match.length
      const counts = [reel().count(FIRST), reel().count(SECOND)]
      const side = playOne(match)
      expect(match.length).toBe(before + 1)
      const after = reel()
      expect(after.count(side)).toBe((counts[side] ?? 0) + 1)
      const enemy = other(side)
      const isHeard = match.heard(enemy, match.length) > match.heard(enemy, before)
      expect(after.count(enemy)).toBe((counts[enemy] ?? 0) + (isHeard ? 1 : 0))
      if (!isHeard) hidden++
    }
    expect(reel().count(FIRST) + reel().count(SECOND)).toBeLessThan(2 * match.length)
  })

  test('has something to tell at every step that is not its viewer’s own, and finds the same moment for another', () => {
    const now = reel()
    const referee = localReferee(match as unknown as GameMatch)
    for (const viewer of [FIRST, SECOND, NOBODY]) {
      const count = now.count(viewer)
      expect(now.orders(count, viewer)).toBe(match.length)
      for (let step = 0; step <= count; step++) {
        const entry = match.log(viewer)[step]
        expect(now.log(step, viewer)).toHaveLength(step + 1)
        expect(now.last(step, viewer)).toEqual(entry?.events)
        if (step > 0 && entry?.order === undefined) expect(now.last(step, viewer)).not.toEqual([])
        expect(now.step(now.orders(step, viewer), viewer)).toBe(step)
        expect(now.told(step, viewer)).toBe(step)
        expect(referee.step(step, viewer, viewer)).toBe(step)
      }
    }
  })
})

test('a referee counts for a side only the orders that it knows of, and says as long which was its own last', () => {
  const match = new Match(windhoek, setup('standard'))
  const referee = localReferee(match as unknown as GameMatch)
  for (let hidden = 0; hidden < 5; ) {
    const enemy = other(match.decision?.side ?? NOBODY)
    const counted = () => [referee.heard([enemy]), referee.state(enemy).read, referee.last([enemy])]
    const [before, logged] = [counted(), match.log(enemy).length]
    playOne(match)
    if (match.log(enemy).length > logged) continue
    expect(counted()).toEqual(before)
    hidden++
  }
  expect(referee.heard([FIRST, SECOND])).toBe(match.length)
  expect(referee.heard([FIRST]) + referee.heard([SECOND])).toBeLessThan(2 * match.length)
})

test('a reel of a match that is over has a step for every order, whoever watches', () => {
  const match = new Match(skirmish, setup('ford'))
  while (!match.over) playOne(match)
  const reel = reelOf(match as unknown as GameMatch)
  for (const viewer of [FIRST, SECOND, NOBODY]) {
    expect(reel.count(viewer)).toBe(match.length)
    expect([reel.orders(3, viewer), reel.step(3, viewer)]).toEqual([3, 3])
  }
  expect(localReferee(match as unknown as GameMatch).step(match.heard(FIRST, 3) - 1, FIRST, NOBODY)).toBe(3)
})

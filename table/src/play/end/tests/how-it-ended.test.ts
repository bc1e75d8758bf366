import { SIDES } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { type Game, inEnglish, isHeading, partOf, sayNews, turnBegunBy } from '@boma/showing'
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { anyOffer, chance, matchAtRandom } from '../../hand/tests/at-random.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { endedBy, lostBy, turningPoints } from '../how-it-ended.ts'

const game = lettow as unknown as Game

/** A match of Lettow-Vorbeck that chance has played to its end. */
function played() {
  const match = matchAtRandom(game, 1)
  const roll = chance(1)
  return createRoot(() => {
    const session = openSession('test', localReferee(match), ['person', 'person'])
    const scene = setScene(session, () => inEnglish(game).page)
    for (let i = 0; i < 3000 && !match.over; i++) {
      session.raise()
      session.play(anyOffer(session, roll)?.action ?? (-1 as never))
    }
    return { match, session, scene }
  })
}

test('what cost the most units is told in the order of time, with where it was and who was lost', () => {
  const { match, session, scene } = played()
  expect(match.over).toBe(true)
  const points = turningPoints(scene, session.log())
  expect(points).toHaveLength(3)
  expect(points.map(({ entry }) => entry)).toEqual(points.map(({ entry }) => entry).toSorted((a, b) => a - b))
  for (const { entry, when, what, lost } of points) {
    const turns = session
      .log()
      .slice(0, entry + 1)
      .flat()
      .filter((e) => turnBegunBy(game, e) !== undefined)
    expect(turns.map((e) => sayNews(scene.game, e).replace(/\.$/, ''))).toContain(when)
    expect(what).toMatch(/^The combat at [A-Z][^,]+$/)
    expect(lost).not.toBe('')
    // It begins where the log says so, and somebody falls before the next order but a few.
    const told = session
      .log()
      .slice(entry, entry + 12)
      .flat()
    expect(told.some((e) => partOf(game, e)?.lost)).toBe(true)
  }
  // No single order cost more than the dearest of them.
  const most = Math.max(...points.map(({ lost }) => lost.split(', ').length))
  for (const events of session.log())
    expect(SIDES.flatMap((side) => lostBy(scene, events, side)).length).toBeLessThanOrEqual(most)
})

test('by what it ended is neither the name of a phase nor what somebody did just before', () => {
  const { session } = played()
  const events = session.log().flat()
  const heading = events.find((e) => isHeading(game, e))
  const deed = events.find((e) => partOf(game, e) !== undefined)
  const plain = events.find((e) => e.kind !== 'won' && !isHeading(game, e) && partOf(game, e) === undefined)
  const last = [heading, deed, plain, heading, deed].flatMap((e) => e ?? [])
  expect(last).toHaveLength(5)
  const spoken = inEnglish(game)
  expect(endedBy({ ...session, game: spoken, log: () => [last] })).toEqual(plain && [sayNews(spoken, plain)])
})

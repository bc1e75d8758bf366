import { FIRST, writeAction } from '@boma/kernel'
import { attackOdds, type Game, type GameMatch, type Goal, inEnglish, type Piece } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import { beforeAll, expect, test } from 'vitest'
import { legalOn } from '../../../referee/referee.ts'
import { language } from '../../../words/words.ts'
import { begun } from '../../story/tests/stage.ts'
import { oddsAsSeen } from '../as-seen.ts'

beforeAll(() => language.set('en'))

const game = inEnglish(windhoek as unknown as Game)
const { page } = game

/** The first March Phase of the Allies, whose force at Walvis Bay has Swakopmund before it. */
function marching(...options: readonly string[]): GameMatch {
  const match = begun(windhoek as unknown as Game, { scenario: 'standard', options })
  for (let n = 0; n < 200 && match.decision !== undefined && attackOn(match) === undefined; n++) {
    const legal = legalOn(match.game, match.view(match.decision.side))
    const usual = legal.find((a) => /^(ready|end)/.test(writeAction(game.actions, a)))
    match.play(match.decision.seat, usual ?? legal[0])
  }
  return match
}

/** An attack that the Allies can make, and on whom. */
function attackOn(match: GameMatch): Goal | undefined {
  if (match.decision?.side !== FIRST) return undefined
  const view = match.view(FIRST)
  const own = new Set(page.pieces(view, FIRST).flatMap(({ side, space }) => (side === FIRST ? [space] : [])))
  const goals = [...own].flatMap((space) => page.advice.reach?.(view, { space })?.goals ?? [])
  return goals.find((goal) => goal.hostile)
}

/** Those who lie there, as if they had been seen. */
const ghostsAt = (seen: GameMatch, at: number) =>
  page
    .pieces(seen.view(FIRST), FIRST)
    .filter(({ space }) => space === at)
    .map((piece): { piece: Piece; when: string; isOld: boolean; rule: string } => ({
      piece,
      ...{ when: 'Apr', isOld: false, rule: '26.0' },
    }))

const [dark, light] = [marching('fog'), marching()]
const [unseen, seen] = [dark.view(FIRST), light.view(FIRST)]
const [goal, open] = [attackOn(dark), attackOn(light)] as [Goal, Goal]

test('26.0 odds against whom one saw are those of the same battle seen, and say what they suppose', () => {
  expect(attackOdds(game, unseen, FIRST, goal)).toBeUndefined()
  const ghosts = ghostsAt(light, goal.space)
  const told = oddsAsSeen(game, unseen, FIRST, goal, ghosts)
  expect(ghosts.length).toBeGreaterThan(0)
  expect(told?.outcomes).toEqual(attackOdds(game, seen, FIRST, open)?.outcomes)
  expect(told?.asSeen).toBe(true)
  expect(told?.assumes).toMatch(/^Nobody sees who is there now: reckoned against .+, seen there in Apr\. /)
  // Looking changes nothing.
  expect(attackOdds(game, unseen, FIRST, goal)).toBeUndefined()
})

test('26.0 nothing is told where nobody was seen', () => {
  expect(oddsAsSeen(game, unseen, FIRST, goal, [])).toBeUndefined()
  expect(oddsAsSeen(game, unseen, FIRST, { ...goal, space: -1 }, ghostsAt(light, goal.space))).toBeUndefined()
})

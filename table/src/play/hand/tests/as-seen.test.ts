import { type Action, FIRST, parseAction, view } from '@boma/kernel'
import { type Game, type Goal, inEnglish, type Piece } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import { beforeAll, expect, test } from 'vitest'
import { hex } from '../../../../../games/windhoek/board.ts'
import { unit } from '../../../../../games/windhoek/roster.ts'
import { marching } from '../../../../../games/windhoek/tests/marching.ts'
import { language } from '../../../words/words.ts'
import { oddsAsSeen } from '../as-seen.ts'

beforeAll(() => language.set('en'))

const game = inEnglish(windhoek as unknown as Game)
const attack = parseAction(windhoek.actions, 'attack 2515') as Action
const goal = { space: hex('2515'), order: [attack], hostile: true } as unknown as Goal
const ghost = (name: string, ...states: readonly string[]) => ({
  piece: { id: unit(name), space: hex('2515'), name, states } as unknown as Piece,
  ...{ when: 'Apr', isOld: false, rule: '26.0' },
})

/** Riders before a town that the Germans hold, with a stack in it that is seen or not. */
const before = (...options: readonly 'fog'[]) =>
  marching('allied', { 'SAMR-1': '2516', 'FK-1': '2515' }, ...options).play('march from 2516', 'all', 'stop').t

test('26.0 odds against whom one saw are those of the same battle seen, and say what they suppose', () => {
  const unseen = view(windhoek, before('fog'), FIRST)
  expect(game.page.advice.forecast?.(unseen, attack)).toBeUndefined()
  const told = oddsAsSeen(game, unseen, FIRST, goal, [ghost('FK-1')])
  expect(told?.outcomes).toEqual(game.page.advice.forecast?.(before(), attack)?.outcomes)
  expect(told?.asSeen).toBe(true)
  expect(told?.assumes).toMatch(/^Nobody sees who is there now: reckoned against FK-1, seen there in Apr\. /)
  // Looking changes nothing.
  expect(game.page.advice.forecast?.(unseen, attack)).toBeUndefined()
})

test('26.0 whoever was seen disrupted is reckoned so, and nothing is told where nobody was seen', () => {
  const unseen = view(windhoek, before('fog'), FIRST)
  const [whole, weak] = [[ghost('FK-1')], [ghost('FK-1', 'disrupted')]].map(
    (ghosts) => oddsAsSeen(game, unseen, FIRST, goal, ghosts)?.outcomes[0]?.probability,
  )
  expect(weak).toBeGreaterThan(whole ?? 1)
  expect(oddsAsSeen(game, unseen, FIRST, goal, [])).toBeUndefined()
})

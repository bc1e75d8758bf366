import { askari } from '@boma/askari'
import { Match } from '@boma/kernel'
import type { Game, GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { expect, test } from 'vitest'
import { anew, exchanged } from '../once-more.ts'

test('the seats are exchanged, also where a side has more of them', () => {
  expect(exchanged(skirmish, ['person', 'greedy'])).toEqual(['greedy', 'person'])
  expect(exchanged(skirmish, ['person', 'person'])).toEqual(['person', 'person'])
  const game = askari as unknown as Game
  expect(exchanged(game, ['person', 'greedy', 'random'])).toEqual(['greedy', 'person', 'person'])
  expect(exchanged(game, ['greedy', 'person', 'person'])).toEqual(['person', 'greedy', 'greedy'])
})

test('the same scenario and options begin anew, with other dice', () => {
  const played = new Match(skirmish, {
    scenario: 'ford',
    options: ['fog'],
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
  }) as unknown as GameMatch
  played.play(played.decision?.seat, played.legal()[0])
  const again = anew(played, { id: '0123456789abcdef', dice: { kind: 'cipher', secret: new Uint8Array(32).fill(1) } })
  expect([again.length, again.setup.scenario, again.setup.options]).toEqual([0, 'ford', ['fog']])
  expect([again.setup.id, again.setup.dice.kind]).toEqual(['0123456789abcdef', 'cipher'])
})

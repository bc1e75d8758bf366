import { action, actionSet, named, writeAction } from '@boma/kernel'
import { expect, test } from 'vitest'
import type { SpokenGame } from '../game.ts'
import { strayWord } from '../stray-word.ts'
import { actionNamed } from '../typed-action.ts'

const unit = named<number>()('unit', ['C1', 'C2'])
const place = named<number>()('place', ['Fort', 'Ferry', 'Sisal']).in('space')
// The notation names its operands in another order than they are declared in.
const actions = actionSet({ march: action('march {place} with {unit}', unit, place), end: action('end') })
const tongue = { names: { unit: ['First column', 'Second column'], place: ['The Fort', 'The Ferry', 'Sisal'] } }
const game = { actions, tongue } as unknown as SpokenGame

test('names go where ids do, in whatever order the notation has them', () => {
  const meant = actionNamed(game, 'march the ferry with second column', () => undefined)
  expect(meant === undefined ? '' : writeAction(actions, meant)).toBe('march Ferry with C2')
})

test('of a would-be action the word is found that is no value of its operand', () => {
  expect(strayWord(game, 'march Fory with C1')).toEqual({
    word: 'Fory',
    kind: 'place',
    values: ['Fort', 'Ferry', 'Sisal'],
  })
  expect(strayWord(game, 'March fort with C9')).toMatchObject({ word: 'C9', kind: 'unit' })
})

test.each(['march Fort', 'march Fory to C1', 'dash Fory', 'end', 'march Fort with C1', ''])(
  'no single word is amiss in %j',
  (text) => {
    expect(strayWord(game, text)).toBeUndefined()
  },
)

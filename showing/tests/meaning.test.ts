import {
  type Action,
  ALLOWED,
  action,
  actionSet,
  bearing,
  count,
  event,
  eventSet,
  FIRST,
  flowFor,
  inches,
  NEXT,
  named,
  parseAction,
  refusalSet,
  SECOND,
  type Side,
  writeAction,
} from '@boma/kernel'
import { given, told } from '@boma/testing'
import { type Toy, toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { inEnglish, type SpokenGame } from '../game.ts'
import { aboutOf, aimsAt, intentsFor, lightsFor, stanceOf, targetOf } from '../meaning.ts'
import type { Page } from '../presence/presence.ts'

const unit = named<number>()('unit', ['Fox', 'Lion', 'Eland']).in('piece')
const well = count('well', 9).in('space')
const side = named<Side>()('side', ['North', 'South']).in('side')
const spot = [inches('x', 'x', 24, 16), inches('y', 'y', 12, 16), bearing('facing', 8)] as const
const act = actionSet({
  go: action('go {unit} to {well}', unit, well),
  drink: action('drink at {well}', well),
  stand: action('stand {unit} {x} {y} {facing}', unit, ...spot),
  rest: action('rest'),
})
const tell = eventSet({
  went: event('2.1', unit, well.as('from'), well.as('to')).in('march'),
  drank: event('2.2', side, well).apart(),
  stood: event('2.3', unit, ...spot).apart(),
})
const { question, procedure, sequence } = flowFor<Toy>()
const ask = question({
  name: 'move',
  rule: '2.0',
  who: () => FIRST,
  about: () => ({ unit: 1, well: 4 }),
  choices: [
    { action: act.go, among: (_, out) => out.add(act.go(0, 3)), whyNot: () => ALLOWED, take: () => NEXT },
    { action: act.drink, among: (_, out) => out.add(act.drink(5)), take: () => NEXT },
    {
      action: act.stand,
      open: true,
      among: (_, out) => out.add(act.stand(0, 16, 16, 0)),
      whyNot: () => ALLOWED,
      take: () => NEXT,
    },
    { action: act.rest, among: () => {}, take: () => NEXT },
  ],
})
const page: Page<Toy> = {
  ...inEnglish(toy).page,
  pieces: () =>
    [3, 5, 7].map((space, id) => ({ id, space, side: id === 2 ? SECOND : FIRST })) as unknown as ReturnType<
      Page<Toy>['pieces']
    >,
  owner: (piece) => (piece === 2 ? SECOND : FIRST),
}
const game = {
  ...toy,
  actions: act,
  refusals: refusalSet({}),
  events: tell,
  flow: sequence([procedure('match', '1.0', [ask])]),
  tongue: toy.english,
  page,
} as unknown as SpokenGame<Toy>
const { table } = given(game)
const intents = (at: Parameters<typeof intentsFor>[2]) => intentsFor(game, table, at).map((a) => writeAction(act, a))

describe('an action is chosen', () => {
  test.each([
    ['go Lion to 4', { piece: 1, space: 4 }],
    ['drink at 5', { space: 5 }],
    ['stand Fox 1.5 2 90', { piece: 0, spot: [1.5, 2] }],
    ['rest', {}],
  ])('%s where its operands say', (text, at) => {
    expect(targetOf(game, parseAction(act, text) as Action)).toEqual(at)
  })
})

describe('an event lights up', () => {
  test('what it names, the way between its ends, and for whom its dice were', () => {
    expect(lightsFor(game, told('went', { unit: 1, from: 2, to: 3 }))).toEqual({
      spaces: [3],
      pieces: [1],
      path: [2, 3],
    })
    expect(lightsFor(game, told('stood', { unit: 1, x: 24, y: 8, facing: 2 })).spots).toEqual([[1.5, 0.5]])
    const dice = [{ n: 0, sides: 6, shows: 1 }]
    expect(lightsFor(game, { ...told('drank', { side: SECOND, well: 1 }), dice }).roller).toBe(SECOND)
    expect(lightsFor(game, { ...told('went', { unit: 2 }), dice }).roller).toBe(SECOND)
    expect(lightsFor(game, told('drank', { side: SECOND, well: 1 }))).not.toHaveProperty('roller')
  })

  test('otherwise where the game says so', () => {
    const told2 = { ...game, page: { ...game.page, lights: () => ({ spaces: [8] }) } }
    expect(lightsFor(told2, told('drank', { side: 0, well: 1 }))).toMatchObject({
      spaces: [8],
      pieces: [],
    })
  })
})

describe('a place where nothing is offered', () => {
  test('means the answers that name it, with what is listed for the rest, and then those that name nothing', () => {
    // Fox is the one who may go; nobody stands at 4.
    expect(intents({ space: 4 })).toEqual(['go Fox to 4', 'drink at 4', 'rest'])
    expect(intents({ piece: 1 })).toEqual(['go Lion to 3', 'go Lion to 5', 'stand Lion 1 1 0', 'rest'])
  })

  test('means where an enemy stands rather than the enemy', () => {
    expect(intents({ piece: 2 })).toEqual(['go Fox to 7', 'go Eland to 7', 'drink at 7', 'stand Eland 1 1 0', 'rest'])
  })

  test('means nothing where something is offered after all', () => {
    expect(intents({ space: 5 })).toEqual([])
    expect(intents({ piece: 0 })).toEqual([])
  })
})

test('a question says what it is about', () => {
  expect(aboutOf(game, table)).toEqual({ piece: 1, space: 4 })
})

describe('a spot on a tabletop', () => {
  test('is taken to the nearest part of an inch, and a facing to the nearest way', () => {
    const aimed = aimsAt(game, table, 1, { x: 3.03, y: 2.5, facing: -44 }).map((a) => writeAction(act, a))
    expect(aimed).toEqual(['stand Lion 3 2.5 315'])
    expect(stanceOf(game, parseAction(act, 'stand Lion 3 2.5 315') as Action)).toEqual({ x: 3, y: 2.5, facing: 315 })
    expect(stanceOf(game, act.rest())).toBeUndefined()
  })

  test('that is off the table is no spot', () => {
    expect(aimsAt(game, table, 1, { x: 24.1, y: 2, facing: 0 })).toEqual([])
    expect(aimsAt(game, table, 1, { x: -1, y: 2, facing: 0 })).toEqual([])
    expect(parseAction(act, 'stand Lion 25 2 0')).toBeUndefined()
    expect(parseAction(act, 'stand Lion 1e1 2 0')).toBeUndefined()
  })
})

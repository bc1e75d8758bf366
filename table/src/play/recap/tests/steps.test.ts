import { FIRST, type GameEvent, SECOND, SIDES, type Side } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { type Game, type GameMatch, inEnglish } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { windhoek } from '@boma/windhoek'
import { beforeAll, describe, expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import { actionOf, PLACES } from '../../session/tests/table.ts'
import { begun, playAtRandom, sceneOf, told } from '../../story/tests/stage.ts'
import { sinceLastTurn, TurnBook } from '../../story/turns.ts'
import { stepsOf } from '../steps.ts'

beforeAll(() => language.set('en'))

const [W, L, S] = [windhoek, lettow, skirmish] as unknown as readonly [Game, Game, Game]

const logOf = (match: GameMatch, viewer: Side): readonly (readonly GameEvent[])[] =>
  match.log(viewer).map(({ events }) => events)

/** What a viewer is told of the others' turns as a match stands. */
function recapOf(match: GameMatch, viewer: Side) {
  const log = logOf(match, viewer)
  const between = sinceLastTurn(new TurnBook(inEnglish(match.game)).follow(log), log, viewer)
  return between && { ...between, steps: stepsOf(sceneOf(match, viewer), between.lines) }
}

function skirmishPlayed(...more: readonly string[]): GameMatch {
  const match = begun(S, { scenario: 'ford' })
  for (const text of [...PLACES, ...more]) {
    const side = match.decision?.side
    if (side === undefined || match.play(match.decision?.seat, actionOf(text)).kind !== 'played')
      throw new Error(`not legal: ${text}`)
  }
  return match
}

describe('the recap of a skirmish', () => {
  const blue = ['activate B4', 'march to 0301', 'halt', 'activate B1', 'march to 0502', 'halt', 'end']

  test('tells Red, when his turn comes, each march of Blue by itself, with its way', () => {
    const match = skirmishPlayed(...blue)
    const recap = recapOf(match, SECOND)
    expect(recap?.sides).toEqual([FIRST])
    expect(recap?.until).toBe(logOf(match, SECOND).length - 1)
    expect(recap?.steps.map(({ kind, trails }) => [kind, trails.map((way) => way.length)])).toEqual([
      ['march', [2]],
      ['march', [2]],
    ])
  })

  test('tells Blue nothing of his own turn, and nothing before anybody else had one', () => {
    expect(recapOf(skirmishPlayed(), FIRST)).toBeUndefined()
    expect(recapOf(skirmishPlayed(...blue), FIRST)?.until).toBeUndefined()
  })

  test('tells of the other side’s last turn alone', () => {
    const red = ['activate R4', 'march to 0701', 'halt', 'end']
    const match = skirmishPlayed(...blue, ...red, 'activate B5', 'halt', 'end')
    expect(recapOf(match, SECOND)?.steps).toEqual([])
    const before = skirmishPlayed(...blue, ...red)
    expect(recapOf(before, FIRST)?.steps.map(({ kind }) => kind)).toEqual(['march'])
  })
})

test.each([
  ['Windhoek', W, ['fog'], 900],
  ['Lettow-Vorbeck', L, [], 500],
  ['the skirmish', S, ['fog'], 300],
] as const)(
  'the steps of %s come from the viewer’s own log alone, each with a name, words, and a place of the map if any',
  (_, game, options, actions) => {
    let steps = 0
    for (const seed of [1, 2]) {
      const match = begun(game, { options: [...options] })
      const books = SIDES.map(() => new TurnBook(inEnglish(game)))
      playAtRandom(match, actions, seed, () => {
        const by = match.decision?.side
        if (by === undefined) return
        const log = logOf(match, by)
        const between = sinceLastTurn(books[by]?.follow(log) ?? [], log, by)
        // When the viewer's turn has just come, as on the page.
        if (between?.until !== log.length - 1) return
        const known = new Set(log.flat())
        const scene = sceneOf(match, by)
        for (const step of stepsOf(scene, between.lines)) {
          steps++
          expect(step.head).toMatch(/\S/)
          expect(step.words).toMatch(/\S/)
          // A battle is one step from its first event to its last, and that first one names it.
          if (step.kind === 'battle' && game !== S) expect(step.head).toMatch(/^The (battle|combat) /)
          if (step.space !== undefined) expect(scene.space(step.space)).toBeDefined()
          for (const { event } of step.deed.lines) expect(known).toContain(event)
        }
      })
      // Whoever has just come reads the same turns.
      for (const side of SIDES) {
        const log = logOf(match, side)
        expect(new TurnBook(inEnglish(game)).follow(log)).toEqual(books[side]?.follow(log))
      }
    }
    expect(steps).toBeGreaterThan(20)
  },
)

test('a card of Lettow-Vorbeck is a step with its picture, and no deed goes on into another turn', () => {
  const scene = sceneOf(begun(L), FIRST)
  const lines = [
    told('playerTurnBegan', { side: SECOND }),
    told('turned', { card: 2 }),
    told('moved', { unit: 1, from: 3, to: 4 }),
    told('playerTurnBegan', { side: FIRST }),
    told('moved', { unit: 1, from: 4, to: 5 }),
  ].map((event) => ({ event, action: 0 }))
  const steps = stepsOf(scene, lines)
  expect(steps.map(({ kind, card }) => [kind, card])).toEqual([
    ['event', 2],
    ['march', undefined],
    ['march', undefined],
  ])
})

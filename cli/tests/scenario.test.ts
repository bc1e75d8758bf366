import { isMain, Match, NOBODY } from '@boma/kernel'
import { lengthOf } from '@boma/opponents'
import { type Game, guideTo, inEnglish, scenarioParts, scenarioTable } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { gamesOnOffer, isSample } from '../games.ts'
import { inLanguage } from '../language.ts'
import { counted, OrderCount } from '../lengths/orders.ts'
import { bomaHere } from './run.ts'

const GAMES: readonly Game[] = await gamesOnOffer(true)
/** §17.6 of Heart: what is at stake in a free game is diced for when there are two forces. */
const isDicedFor = (scenario: string) => scenario.startsWith('free-')

describe.each(GAMES.map((game) => [game.id, game] as const))('scenarios of %s', (_, game) => {
  test.each(['en', 'de'])('have a page in which nothing is missing (%s)', async (language) => {
    const spoken = await inLanguage(game, language)
    const guide = await guideTo(spoken)
    if (guide === undefined) throw new Error('no guide')
    for (const { id } of game.scenarios) {
      const parts = scenarioParts(spoken, id, guide, lengthOf(game.id, id))
      expect(parts.filter(({ lines }) => lines.length === 0 || lines.some((line) => !/[.!?“]$/.test(line)))).toEqual([])
      expect(parts.map((part) => part.id)).toEqual(['history', 'needs', 'length', 'even', 'hard'])
    }
  })

  test('say from set-up on what it takes to win', () => {
    const spoken = inEnglish(game)
    const { standing } = spoken.page.advice
    expect(standing !== undefined || isSample(game)).toBe(true)
    const silent = game.scenarios.filter(
      ({ id }) => !isDicedFor(id) && standing?.(scenarioTable(spoken, id)) === undefined,
    )
    expect(standing === undefined ? [] : silent).toEqual([])
  })

  test.skipIf(isSample(game))(
    'have a first question that a newcomer can answer, with a sensible answer at once',
    () => {
      const without = game.scenarios.filter(({ id }) => {
        const match = new Match(game, { scenario: id, dice: { kind: 'cipher', secret: new Uint8Array(32) } })
        return !match.legal().some((action) => isMain(game, match.view(NOBODY), action))
      })
      expect(without.map(({ id }) => id)).toEqual([])
    },
  )
})

test('the terminal tells what a scenario is, the one to play first when none is named', async () => {
  const { out } = await bomaHere(['scenario', 'tanga'])
  expect(out).toContain('Two to Tanga')
  expect(out).toContain('(21.1d)')
  expect(out).toContain('Play this one first.')
  const german = await bomaHere(['scenario', 'heart', 'salaita', '--language', 'de'])
  expect(german.out).toContain('Der Salaitaberg')
  expect(german.out).toContain('4 Punkte (17.4).')
  // 'III', 'Dec' and '1700' are labels of a track, and no dates
  const lasts = { lettow: '1918 III', windhoek: 'August 1915', askari: 'December 1914', tanga: '3 November 1914, 1400' }
  for (const [game, last] of Object.entries(lasts))
    expect((await bomaHere(['scenario', game])).out.replaceAll(/\s+/g, ' ')).toContain(`the last is ${last}.`)
  expect((await bomaHere(['scenario', 'tanga', 'small-push'])).err).toContain('big-push')
})

describe('orders as people give them', () => {
  test('take along what is asked of the same side further down', () => {
    const orders = new OrderCount()
    for (const [side, depth] of [
      [0, 3],
      [0, 4],
      [0, 4],
      [0, 3],
      [1, 5],
      [0, 4],
    ] as const)
      orders.decided(side as never, depth)
    expect(orders.count).toBe(4)
  })

  test('are counted in matches that are played', async () => {
    expect(counted).toBeDefined()
    expect((await bomaHere(['lengths', 'outpost', '--games', '2'])).out).toMatch(
      /^outpost well: \d+ orders, [\d.]+ : [\d.]+ of 2\./,
    )
  })
})

import { inEnglish, phaseName } from '@boma/showing'
import { expect, test } from 'vitest'
import { lettow } from '../../index.ts'
import { given, type Position } from '../../tests/given.ts'

const game = inEnglish(lettow)
const headings = (g: Position) => g.events.map((e) => [e.kind, phaseName(game, e)])

test('7.0 the log has a heading for each phase of a player turn', () => {
  const g = given('supply').units({ '1/KAR': 'Taveta', '1-FKA': 'Moshi', DESG: 'Dar-es-Salaam' }).turn('allied', 'A6')
  g.play('move 1/KAR to Moshi')
  expect(headings(g)).toContainEqual(['moved', 'Movement'])
  g.play('end', 'fight at Moshi')
  expect(headings(g)).toContainEqual(['fought', 'Combat'])
})

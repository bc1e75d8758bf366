import { expect, test } from 'vitest'
import { SHELF } from '../../games.ts'

test('the boxes whose data may be corrected are those of games that take an overlay', () => {
  const takers = Object.keys(import.meta.glob('../../../../games/*/overlay.ts')).map((path) => path.split('/').at(-2))
  const offered = SHELF.filter(({ correctable }) => correctable).map(({ id }) => id)
  expect(offered.sort()).toEqual(takers.sort())
  expect(offered).toContain('windhoek')
})

import { expect, test } from 'vitest'
import { pastInForce } from '../in-force.ts'

const board = (text: string) => [{ path: 'board.ts', text }]

test('names who reads data that an overlay may correct as we wrote them', () => {
  expect(pastInForce(board("import { GRID, TOWNS } from './data/map.ts'\n"), ['TOWNS'])).toEqual(['board.ts'])
  expect(pastInForce(board("import {\n  GRID,\n  TOWNS as OURS,\n} from '../data/map.ts'\n"), ['TOWNS'])).toEqual([
    'board.ts',
  ])
})

test('says nothing of data in force, of other data, or of who checks them', () => {
  expect(pastInForce(board("import { TOWNS } from './data/in-force.ts'\n"), ['TOWNS'])).toEqual([])
  expect(pastInForce(board("import { TOWNS_OF } from './data/map.ts'\n"), ['TOWNS'])).toEqual([])
  const check = { path: 'data/checks/map.ts', text: "import { TOWNS } from '../data/map.ts'\n" }
  expect(pastInForce([check], ['TOWNS'])).toEqual([])
})

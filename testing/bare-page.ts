import type { TableBase } from '@boma/kernel'
import type { Board, Page } from '@boma/showing'

const EMPTY: Board = {
  kind: 'points',
  width: 1,
  height: 1,
  spaces: [],
  rivers: [],
  rails: [],
  towns: [],
  names: [],
  boxes: [],
  turned: 0,
}

/** The page of a game on which only rules are tried: nothing is shown, and the position is told in these lines. */
export const barePage = <T extends TableBase>(describe: Page<T>['describe'] = () => []): Page<T> => ({
  describe,
  board: () => EMPTY,
  pieces: () => [],
  marks: () => [],
  status: () => ({ heading: '', timeline: [], now: 0, meters: [] }),
  layers: [],
})

import type { TableBase } from '@boma/kernel'
import type { Board, Presence } from '@boma/showing'

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

/** The presence of a game on which only rules are tried: nothing is shown, and the position is told in these lines. */
export const barePresence = <T extends TableBase>(describe: Presence<T>['describe'] = () => []): Presence<T> => ({
  describe,
  board: () => EMPTY,
  pieces: () => [],
  owner: () => undefined,
  marks: () => [],
  status: () => ({ heading: '', timeline: [], now: 0, meters: [] }),
  offer: () => ({}),
  intents: () => [],
  lights: () => ({}),
  facts: () => [],
  layers: [],
  advice: {},
  fights: undefined,
  telling: undefined,
  tabletop: undefined,
  field: undefined,
  cards: undefined,
  supply: undefined,
  memory: undefined,
  muster: undefined,
  recruiting: undefined,
  parting: undefined,
  charts: undefined,
  box: undefined,
})

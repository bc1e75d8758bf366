export { type Advised, answerLeft, isLeavable } from '@boma/counsel'
export { Aide, type Heard, type Means, type Window } from './aide.ts'
export {
  type Alarm,
  type Correspondent,
  Courier,
  type Guidance,
  type Inquiry,
  type Listener,
  PATIENCE,
  type Word,
} from './courier.ts'
export { Desk, type Study } from './desk.ts'
export { duel, seatedAt, windowOn } from './duel.ts'
export { greedyPlayer } from './greedy.ts'
export { idlePlayer } from './idle.ts'
export { lengthOf, type ScenarioLength } from './length.ts'
export { LENGTHS } from './lengths.ts'
export type { DiceKey, Letter, Query, Reply } from './letters.ts'
export { Breakdown, MISHAPS, type Mishap, type Watch } from './mishap.ts'
export { onTheSpot } from './on-the-spot.ts'
export { type Horizon, playAtRandom, playOn, type Reflex } from './play-on.ts'
export { type Opening, playOut } from './play-out.ts'
export { LEVELS, PLAYER_NAMES, PLAYERS, type PlayerName, playerNamed } from './players.ts'
export { randomPlayer } from './random.ts'
export { type Meeting, type Rated, type Strength, strengthOf } from './strength.ts'
export * from './thinker.ts'

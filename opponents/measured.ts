import type { Meeting, Rated } from './strength.ts'

// Written by `boma measured ROWS --write`, from matches that were played; docs/opponents.md says which.

/** What players scored against each other. */
export const MEETINGS: readonly Meeting[] = [
  { game: 'askari', scenario: 'colonial-office', players: ['planner', 'greedy'], matches: [5, 5], points: [5, 5] },
  { game: 'askari', scenario: 'colonial-office', players: ['greedy', 'planner'], matches: [5, 5], points: [0, 0] },
  { game: 'lettow', scenario: 'campaign', players: ['planner', 'greedy'], matches: [20, 20], points: [19, 15] },
  { game: 'lettow', scenario: 'campaign', players: ['greedy', 'planner'], matches: [20, 20], points: [5, 1] },
  { game: 'lettow', scenario: 'campaign', players: ['greedy', 'random'], matches: [20, 20], points: [20, 20] },
  { game: 'lettow', scenario: 'campaign', players: ['random', 'greedy'], matches: [20, 20], points: [0, 0] },
  { game: 'windhoek', scenario: 'standard', players: ['planner', 'greedy'], matches: [5, 5], points: [5, 5] },
  { game: 'windhoek', scenario: 'standard', players: ['greedy', 'planner'], matches: [5, 5], points: [0, 0] },
  { game: 'windhoek', scenario: 'standard', players: ['greedy', 'random'], matches: [8, 8], points: [3, 8] },
  { game: 'windhoek', scenario: 'standard', players: ['random', 'greedy'], matches: [8, 8], points: [0, 5] },
]

/** What that comes to, on a scale on which the greedy one has 1000 in every scenario. */
export const RATED: readonly Rated[] = [
  { game: 'askari', scenario: 'colonial-office', player: 'planner', rating: 1529, error: 493 },
  { game: 'askari', scenario: 'colonial-office', player: 'greedy', rating: 1000, error: 0 },
  { game: 'lettow', scenario: 'campaign', player: 'planner', rating: 1290, error: 146 },
  { game: 'lettow', scenario: 'campaign', player: 'greedy', rating: 1000, error: 0 },
  { game: 'lettow', scenario: 'campaign', player: 'random', rating: 237, error: 484 },
  { game: 'windhoek', scenario: 'standard', player: 'planner', rating: 1529, error: 493 },
  { game: 'windhoek', scenario: 'standard', player: 'greedy', rating: 1000, error: 0 },
  { game: 'windhoek', scenario: 'standard', player: 'random', rating: 872, error: 177 },
]

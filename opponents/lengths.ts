import type { ScenarioLength } from './length.ts'

// Written by `boma lengths GAME --write`, from matches that were played.

/** How long matches of each scenario were, and how they ended. */
export const LENGTHS: readonly ScenarioLength[] = [
  { game: 'askari', scenario: 'colonial-office', matches: 16, orders: 530, points: [15, 1] },
  { game: 'askari', scenario: 'guerilla', matches: 2, orders: 718, points: [2, 0] },
  { game: 'askari', scenario: 'smuts', matches: 1, orders: 1302, points: [1, 0] },
  { game: 'heart', scenario: 'cutting', matches: 20, orders: 122, points: [2, 18] },
  { game: 'heart', scenario: 'uganda-railway', matches: 13, orders: 91, points: [4, 9] },
  { game: 'heart', scenario: 'salaita', matches: 3, orders: 115, points: [0, 3] },
  { game: 'heart', scenario: 'convoy', matches: 20, orders: 102, points: [16, 4] },
  { game: 'heart', scenario: 'jassin', matches: 6, orders: 131, points: [4, 2] },
  { game: 'heart', scenario: 'sphinxhaven', matches: 4, orders: 100, points: [0, 4] },
  { game: 'heart', scenario: 'lukuledi', matches: 20, orders: 139, points: [16.5, 3.5] },
  { game: 'heart', scenario: 'ngomano', matches: 12, orders: 112, points: [8.5, 3.5] },
  { game: 'heart', scenario: 'free-300', matches: 2, orders: 92, points: [0.5, 1.5] },
  { game: 'heart', scenario: 'free-400', matches: 5, orders: 80, points: [4, 1] },
  { game: 'heart', scenario: 'free-500', matches: 10, orders: 84, points: [1.5, 8.5] },
  { game: 'heart', scenario: 'free-600', matches: 3, orders: 98, points: [1, 2] },
  { game: 'heart', scenario: 'free-800', matches: 4, orders: 195, points: [2, 2] },
  { game: 'heart', scenario: 'free-350', matches: 10, orders: 71, points: [4, 6] },
  { game: 'lettow', scenario: 'campaign', matches: 40, orders: 194, points: [19, 21] },
  { game: 'outpost', scenario: 'well', matches: 40, orders: 40, points: [16, 24] },
  { game: 'outpost', scenario: 'relief', matches: 40, orders: 50, points: [8, 32] },
  { game: 'picket', scenario: 'dawn', matches: 40, orders: 33, points: [20, 20] },
  { game: 'skirmish', scenario: 'ford', matches: 40, orders: 119, points: [20, 20] },
  { game: 'skirmish', scenario: 'raid', matches: 40, orders: 82, points: [28, 12] },
  { game: 'tanga', scenario: 'two-to-tanga', matches: 20, orders: 223, points: [18, 2] },
  { game: 'tanga', scenario: 'big-push', matches: 2, orders: 1374, points: [1, 1] },
  { game: 'tanga', scenario: 'invasion', matches: 2, orders: 1003, points: [2, 0] },
  { game: 'tanga', scenario: 'campaign', matches: 1, orders: 3076, points: [0, 1] },
  { game: 'windhoek', scenario: 'standard', matches: 12, orders: 453, points: [0, 12] },
]

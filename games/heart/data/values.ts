/** §9.1: a table is measured in sixteenths of an inch, ways in 256ths. */
export const PARTS = 16
export const WAY = 256
/** §9.1: the largest table, in inches. */
export const WIDEST = 72
export const DEEPEST = 48

/** §9.4: the most figures of a unit; §13.1: of one in ambush. */
export const MOST_FIGURES = 20
export const MOST_IN_AMBUSH = 12
/** §12.4: the most legs of a move. */
export const LEGS = 4
/** §9.13: how many steps away a figure finds room. */
export const SETTLE = 3

/** Distances in inches, by their cases. */
export const DISTANCES = {
  /** §8.1. */
  friendLost: 12,
  /** §8.2. */
  ambushSprung: 8,
  /** §8.3. */
  leaderKilled: 18,
  /** §8.8. */
  rally: 18,
  /** §5.2. */
  disciplinarian: 4,
  /** §13.4. */
  detect: 4,
  /** §7.2, §5.5. */
  detectScout: 8,
  /** §7.2. */
  arrivalBlock: 12,
  /** §7.5. */
  mgSpread: 6,
  /** §17.2. */
  arrivalEnemy: 4,
  /** §9.4, §9.6. */
  coherency: 2,
  coherencyDispersed: 3,
  /** §9.8. */
  attach: 2,
  /** §9.9. */
  baggageGuard: 4,
  /** §10.1, §10.6. */
  behindWork: 1,
  /** §10.5. */
  gunOverFriends: 6,
  /** §17.8. */
  task: 1,
  /** §15.8. */
  closeUp: 2,
} as const

/** §5: what a leader may be, in this order of bits. */
export const CHARACTERISTICS = ['charismatic', 'disciplinarian', 'eloquent', 'warrior', 'cunning', 'organiser'] as const

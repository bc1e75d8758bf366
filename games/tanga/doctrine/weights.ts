// What a good player goes by, in one place. Worth is counted in steps: half a company.

/** What winning the match is worth. */
export const VICTORY = 40
/** What a step of one's own is worth beside one of the enemy's. */
export const OWN_STEP = 1.2
/** How dear a way under fire is, in movement points for each step that it may cost. */
export const BLOOD_ON_THE_WAY = 6
/** What winning is worth for a unit that stands where it decides, so many turns before it is looked at. */
export const EARLY = [1, 0.8, 0.6, 0.4, 0.15]
/** Turns before the end from which on the British go for it. */
export const RUSH = 5
/** What somebody is worth in a hex that the enemy could reach in one turn, in two, and so on. */
export const POST = [12, 2, 1, 0.5, 0.3]
/** What a hex nearer to where it decides is worth, for each movement point. */
export const NEARER = 0.12
/** The least chance with which a melee is begun that does not decide. */
export const LEAST_CHANCE = 0.6
/** The least that a volley must be worth, for Germans, for British, and at those who move. */
export const LOAD = { german: 0.12, british: 0.1, chance: 0.15 } as const
/** Where it decides, and from this weight of it on, a melee is begun at a worse chance too. */
export const DESPERATE = { weight: 0.35, chance: 0.08 } as const
/** In which order battalions land, and on which beach by choice. */
export const GROUPS_IN_ORDER = ['lnl2', 'raj13', 'kgo61', 'kash2', 'gren101', 'kash3', 'inf98', 'gwal3', 'pli63', 'fsm']
export const STEVEDORES = ['stev-1', 'stev-2', 'stev-3']
export const BEACHES = ['C', 'A', 'B']
/** The least that a naval shot must be worth, and in the last turns; a round of a gun, and the factors of option 3. */
export const SHELL = { least: 0.8, late: 0.2, gun: 0.1, salvo: 0.15 } as const

// What a good player goes by, in one place. Worth is counted in steps: half a company.

/** What winning the match is worth. */
export const VICTORY = 40
/** What a step of one's own is worth beside one of the enemy's. */
export const OWN_STEP = 1.2
/** The same for the British where nothing but the ground counts any more. */
export const OWN_STEP_LATE = 0.2
/** How dear a way under fire is, in movement points for each step that it may cost. */
export const BLOOD_ON_THE_WAY = 6
/** What winning is worth for a unit that stands where it decides, so many turns before it is looked at. */
export const EARLY = [1, 0.8, 0.5, 0.2, 0.05]
/** Turns before the end from which on the British go for it. */
export const RUSH = 2
/** Losses that a formation can still bear; one that can bear no more stays behind while there is time (6.3). */
export const BRITTLE = { usual: 5, strong: 2 } as const
/** From so many times the enemy's strength on one presses. */
export const STRONG = 2
/** What somebody is worth in a hex that the enemy could reach in one turn, in two, and so on. */
export const POST = [12, 2, 1, 0.5, 0.3]
/** What a hex nearer to where it decides is worth, for each movement point. */
export const NEARER = 0.12
/** How many times that where one gap decides, and from how many points on one is near enough to wait for it. */
export const PRESSING = 3
export const STRIKING = 12
/** How many points a hex in sight of the enemy counts for on that way. */
export const SHY = 2
/** How many points farther a way round may be, for the British, than one that Germans stand in. */
export const DETOUR = 30
/** The least chance with which a melee is begun that does not decide. */
export const LEAST_CHANCE = 0.6
/** The least that a volley must be worth, for Germans, for British, and at those who move. */
export const LOAD = { german: 0.12, british: 0.1, chance: 0.15 } as const
/** Where it decides, and from this weight of it on, a melee is begun at a worse chance too. */
export const DESPERATE = { weight: 0.35, chance: 0.03 } as const
/** In which order battalions land, and on which beach by choice. */
export const GROUPS_IN_ORDER = ['lnl2', 'raj13', 'kgo61', 'kash2', 'gren101', 'kash3', 'inf98', 'gwal3', 'pli63', 'fsm']
export const STEVEDORES = ['stev-1', 'stev-2', 'stev-3']
export const BEACHES = ['C', 'A', 'B']
/** The least that a naval shot must be worth, and in the last turns; a round of a gun, and the factors of option 3. */
export const SHELL = { least: 0.8, late: 0.2, gun: 0.1, salvo: 0.15 } as const
/** What it costs to stand beside another formation, for each hex of it. */
export const CROWDED = 0.15
/** What a hex is worth that looks to all sides, for whoever waits behind the line. */
export const ALL_ROUND = 1
/** What it is worth to look into a hex where an enemy who leaves a melee would find refuge. */
export const WATCHED = 0.4
/** How much of winning it is to hold one building more, where all of them are wanted, or a house among them. */
export const STEP_BY_STEP = { building: 0.25, house: 0.15 } as const
/** How much of it to be rid of a German stack where none may be left. */
export const HUNTED = 0.1
/** What it costs to stand in the way of those who land next. */
export const ON_BEACH = 0.8
/** The last column in which a British unit at the end keeps the Germans from winning the Campaign (22.1.1.2B). */
export const FARTHEST_WEST = 12
/** A volley that needs no more than this is not fired. */
export const BLANK = 2

/** §4.1: how far a figure moves, in inches. */
export const MOVE = 6
/** §5.1, §5.4: how far a rifle carries, and what is near, in inches. */
export const RANGE = 10
export const NEAR = 5
/** §5.4: the least that hits, near and far. */
export const HITS_NEAR = 3
export const HITS_FAR = 5
/** §1.3: the radius of a base, in inches. */
export const BASE = 0.5
/** §3.1: turns of a match. */
export const TURNS = 6
/** §1.4: ways to face. */
export const WAYS = 16
/** §5.2: how far to either side a figure's front goes, in ways to face: an eighth of a turn. */
export const FRONT = WAYS / 8

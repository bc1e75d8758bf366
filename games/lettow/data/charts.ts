/** §1.0: the fourteen turns, from 1914 II to 1918 III (26.0): three a year but for the first. */
export const TURNS: readonly string[] = [
  '1914 II',
  '1914 III',
  '1915 I',
  '1915 II',
  '1915 III',
  '1916 I',
  '1916 II',
  '1916 III',
  '1917 I',
  '1917 II',
  '1917 III',
  '1918 I',
  '1918 II',
  '1918 III',
]
/** Units a side may have in a space, garrison and fort not counted (11.0); reconstructed. */
export const STACK_LIMIT = 5
/** Rounds of a combat (12.2); reconstructed. */
export const ROUNDS = 3
/** Air support's die (24.4): it helps up to `helps` and is lost on `lost`; printed. */
export const AIR = { helps: 2, lost: 6 } as const
/** The rolls that an unsupplied unit does not survive (21.3), and how many may live off the land (21.4); reconstructed. */
export const WANT = { diesOn: 2, forages: 2 } as const
/** Spaces between a unit and its source (30.2); printed. */
export const SUPPLY_RANGE = 2

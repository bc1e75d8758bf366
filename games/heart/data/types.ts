import type { TroopType } from './kind.ts'
import { FOOT } from './types-foot.ts'
import { OTHERS } from './types-others.ts'
import { PIECES } from './types-pieces.ts'

/** The types of troops: those on foot, then the men by themselves and the mounted, then guns, cars and boats. */
export const TYPES: readonly TroopType[] = [...FOOT, ...OTHERS, ...PIECES]

import { isStill } from '../../counters/motion.ts'
import { tempo } from '../../shell/pace.ts'

/** A step of a recap takes so many milliseconds, and more for each space of a way, up to a limit; then it holds. */
const STEP = 700
const SPACE = 160
const MOST_SPACES = 900
const HOLD = 600

/** How a recap goes on: by itself, unless all is to be shown at once or nothing may move on the screen. */
export const RECAP_PACE = {
  plays: () => tempo() > 0 && !isStill(),
  stay: (spaces: number) => tempo() * (STEP + Math.min(MOST_SPACES, SPACE * spaces) + HOLD),
} as const

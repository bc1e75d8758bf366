import type { Haste } from '../hand/haste.ts'
import type { Session } from '../session/session.ts'

/** Keys that answer once for all: 1 asks each time, the others are the answers in their order. */
export const standingKeys = ({ standing }: Session, haste: Haste): Readonly<Record<string, () => void>> => ({
  1: () => standing.retract(),
  ...Object.fromEntries(
    [2, 3, 4, 5, 6, 7, 8, 9].map((key) => [
      key,
      () => haste.isNew() || standing.keep(standing.offered()[key - 2]?.id ?? ''),
    ]),
  ),
})

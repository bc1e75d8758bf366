import { other, type Side } from '@boma/kernel'
import type { Table } from '../../layout.ts'
import { ARMIES } from '../../rules/17-forces.ts'
import { lastTurn, objectivesIn, pointsFor } from '../../rules/17-victory.ts'
import { FIELD, POINT, shareLost } from './prizes.ts'

/** An objective point that is had now may be lost again: its share at the start; at the end it is twice a point. */
const EARLY = 0.7
const LATE = 1.3

/** How the match stands for a side: objective points ahead, and all that hangs on them, in points of a list. */
export const standing = { ahead: 0, worth: 0 }

/** Counts the points as they are now, and what they would be if a side withdrew (17.5): whoever is near it has more to lose. */
export function takeStock(t: Table, side: Side): void {
  const late = (t.tracks.turn / lastTurn(t)) ** 2
  let ahead = 0
  let won = 0
  let lost = 0
  for (const objective of objectivesIn(t)) {
    // Whoever has landed is safe as long as he stays where he is: that is no gain before the end
    const points = pointsFor(t, objective, 0) * (objective.test.kind === 'landing-safe' ? late : 1)
    const isOwn = objective.side === ARMIES[side]
    ahead += isOwn ? points : -points
    if (!objective.ground) continue
    won += isOwn ? objective.points - points : points
    lost += isOwn ? points : objective.points - points
  }
  const ground = field(ahead + won, won) * shareLost(t, other(side)) + field(ahead - lost, lost) * shareLost(t, side)
  standing.ahead = ahead
  standing.worth = POINT * (EARLY + LATE * late) * ahead + ground
}

/** What it is worth that a side withdraws, with which the match ends so many points ahead, for so many that change hands. */
const field = (ahead: number, points: number): number => Math.sign(ahead) * (FIELD + POINT * points)

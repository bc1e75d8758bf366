import { check, readRefusal, type Side, toDecide, view } from '@boma/kernel'
import { inEnglish, intentsFor, type Target } from '@boma/showing'
import { CAPE, hex } from '../../board.ts'
import { windhoek } from '../../index.ts'
import { unit } from '../../roster.ts'
import type { Position } from '../../tests/given.ts'

/** A space by what players call it. */
export const space = (name: string): Target => ({ space: name === 'cape' ? CAPE : hex(name) })
/** A counter by its name. */
export const piece = (name: string): Target => ({ piece: unit(name) })

/** The table as whoever decides sees it. */
export const seen = (g: Position) => view(g.given.game, g.t, toDecide(g.given.game, g.t))

/** The case that answers a press on something where nothing is offered, as the page finds it; '' for none. */
export function whyNothing(g: Position, at: Target): string {
  const { game } = g.given
  const side: Side = toDecide(game, g.t)
  const reasons = intentsFor({ ...inEnglish(windhoek), ...game }, seen(g), at).flatMap(
    (action) => readRefusal(game.refusals, check(game, g.t, side, action)) ?? [],
  )
  return reasons.find((reason) => reason.rule !== '')?.rule ?? ''
}

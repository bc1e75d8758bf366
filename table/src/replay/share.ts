import { blank, FIRST, NOBODY, restore, retell, SECOND, view, writeRecord } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { reelOf } from '../referee/reel.ts'
import { hrefOf } from '../shell/route.ts'
import { overlayNameIn, overlayRemark, seatsIn, seatsRemark } from '../store/remarks.ts'
import { LONGEST_LINK, packed, slim } from './link.ts'

/** How a match is sent to somebody. */
export interface Sharing {
  /** Would a link tell whoever takes it apart, or plays on from it, what somebody at the table may not know yet? */
  hidesSomething(): boolean
  /** The address of the moment after so many orders, anywhere; undefined where it would be too long. */
  linkTo(orders: number): Promise<string | undefined>
}

/**
 * A match that is over travels as a whole, with the secret of its dice, so that anyone can check it. One under way travels
 * only as far as the moment, and with its dice as they fell: nobody can work out dice to come. What is hidden travels
 * along, for without it nothing could be played again.
 */
export const sharingOf = (match: GameMatch, text: string): Sharing => ({
  hidesSomething: () => !match.over && isAnythingHidden(match),
  async linkTo(orders) {
    const told = match.over ? match : retell(match, orders)
    const record = match.over ? text.replaceAll(/^# .*\n/gm, '') : writeRecord(told.record())
    const action = match.over ? orders : reelOf(told).count(NOBODY)
    const letters = await packed(`${slim(record)}${overlayRemark(overlayNameIn(text))}${seatsRemark(seatsIn(text))}`)
    const address = new URL(hrefOf({ at: 'moment', packed: letters, action }), location.href).href
    return address.length > LONGEST_LINK ? undefined : address
  },
})

/** Did the two sides see different tables at any moment? What was hidden then may still be: the last is looked at first. */
function isAnythingHidden(match: GameMatch): boolean {
  const { game, length } = match
  if (game.fog === undefined) return false
  const table = blank(game)
  for (let orders = length; orders >= 0; orders--) {
    restore(table, match.at(orders))
    const [mine, yours] = [view(game, table, FIRST).bytes, view(game, table, SECOND).bytes]
    if (mine.some((byte, i) => byte !== yours[i])) return true
  }
  return false
}

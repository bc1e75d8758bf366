import { FIRST, NOBODY, retell, SECOND, writeRecord } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { reelOf } from '../referee/reel.ts'
import { hrefOf } from '../shell/route.ts'
import { overlayNameIn, overlayRemark } from '../store/overlay-remark.ts'
import { seatsIn, seatsRemark } from '../store/seats-remark.ts'
import { LONGEST_LINK, packed, slim } from './link.ts'

/** How a match is sent to somebody. */
export interface Sharing {
  /** Would a link tell whoever takes it apart what somebody at the table may not know yet? */
  readonly hidesSomething: boolean
  /** The address of the moment after so many orders, anywhere; undefined where it would be too long. */
  linkTo(orders: number): Promise<string | undefined>
}

/**
 * A match that is over travels as a whole, with the secret of its dice, so that anyone can check it. One under way travels
 * only as far as the moment, and with its dice as they fell: nobody can work out dice to come. What is hidden travels
 * along, for without it nothing could be played again.
 */
export const sharingOf = (match: GameMatch, text: string): Sharing => ({
  hidesSomething: !match.over && areViewsDifferent(match),
  async linkTo(orders) {
    const told = match.over ? match : retell(match, orders)
    const record = match.over ? text.replaceAll(/^# .*\n/gm, '') : writeRecord(told.record())
    const action = match.over ? orders : reelOf(told).count(NOBODY)
    const letters = await packed(`${slim(record)}${overlayRemark(overlayNameIn(text))}${seatsRemark(seatsIn(text))}`)
    const address = new URL(hrefOf({ at: 'moment', packed: letters, action }), location.href).href
    return address.length > LONGEST_LINK ? undefined : address
  },
})

function areViewsDifferent(match: GameMatch): boolean {
  const [mine, yours] = [match.view(FIRST).bytes, match.view(SECOND).bytes]
  return mine.some((byte, i) => byte !== yours[i])
}

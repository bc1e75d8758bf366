import { textIn } from '@boma/kernel'
import { withSecret } from '../referee/pages.ts'
import type { Kept, Whole } from './cupboard.ts'
import { overlayRemark, seatsRemark } from './remarks.ts'

/** The file name of a match: 'windhoek-1915-01-09.boma'. */
export const fileNameOf = (match: Kept): string =>
  `${match.game}-${new Date(match.touched).toISOString().slice(0, 10)}.boma`

/** The text of the file: the record with the secret of its dice, without which nobody could go on, and who played. */
export function fileTextOf({ seats, overlay, ...match }: Whole): string {
  const text = withSecret(textIn(match), match.secret)
  const lacks = (remark: string) => !text.includes(`\n# ${remark} `)
  return text + (lacks('overlay') ? overlayRemark(overlay) : '') + (lacks('seats') ? seatsRemark(seats) : '')
}

/** Hands a match to the person as a file. */
export function saveAsFile(match: Whole): void {
  const address = URL.createObjectURL(new Blob([fileTextOf(match)], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameOf(match)
  link.click()
  // The browser needs the address until it has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

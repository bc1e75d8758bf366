import type { Kept } from './cupboard.ts'

/** The file name of a match: 'windhoek-1915-01-09.boma'. */
export const fileNameOf = (match: Kept): string =>
  `${match.game}-${new Date(match.touched).toISOString().slice(0, 10)}.boma`

/** Hands a match to the person as a file. */
export function saveAsFile(match: Kept): void {
  const address = URL.createObjectURL(new Blob([match.record], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameOf(match)
  link.click()
  // The browser needs the address until it has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

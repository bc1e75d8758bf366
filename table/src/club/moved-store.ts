// Which matches of this device went to the club, and what they are called there: noted beside the matches themselves, which
// stay as they were, so that nothing is lost whatever becomes of them there.

const nameOf = (match: string): string => `boma-moved ${match}`

/** Where nothing can be kept it is known as long as the page lives. */
const inMemory = new Map<string, string>()

/** A match of this device is at the club now. */
export function noteMoved(match: string, there: string): void {
  inMemory.set(match, there)
  try {
    localStorage.setItem(nameOf(match), there)
  } catch {
    // Then it is asked for once more some day, and the club says that it has it.
  }
}

/** What it is called there; undefined for a match that did not go. */
export function movedTo(match: string): string | undefined {
  const known = inMemory.get(match)
  if (known !== undefined) return known
  try {
    const found = localStorage.getItem(nameOf(match)) ?? ''
    return /^[0-9a-f]{16,64}$/.test(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** It was thrown away here, or is played on here. */
export function forgetMoved(match: string): void {
  inMemory.delete(match)
  try {
    localStorage.removeItem(nameOf(match))
  } catch {
    // Nothing is kept here anyway.
  }
}

// How far the talk of each match was read on this device.

const nameOf = (match: string): string => `boma-talk ${match}`

/** Is a line newer than what was read here? */
export function isTalkNew(match: string, number: number): boolean {
  try {
    return number > Number(localStorage.getItem(nameOf(match)) ?? 0)
  } catch {
    return true
  }
}

/** It was read up to this line. */
export function noteTalkRead(match: string, number: number): void {
  try {
    if (isTalkNew(match, number)) localStorage.setItem(nameOf(match), String(number))
  } catch {
    // Where nothing can be kept it is new again next time.
  }
}

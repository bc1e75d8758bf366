/** A stranger's text as anybody may be shown it: one short line of it, without anything that steers a terminal. */
export function shortened(text: string, most = 60): string {
  const line = text.slice(0, most + 1).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '·')
  return text.length > most ? `${line.slice(0, most)}…` : line
}

/** The same in quotes, as sentences repeat it. */
export const quoted = (text: string): string => `'${shortened(text)}'`

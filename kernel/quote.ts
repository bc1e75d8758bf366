const MOST = 60

/** A stranger's text as a sentence may repeat it: in quotes, one short line of it, without anything that steers a terminal. */
export function quoted(text: string): string {
  const line = text.slice(0, MOST + 1).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '·')
  return text.length > MOST ? `'${line.slice(0, MOST)}…'` : `'${line}'`
}

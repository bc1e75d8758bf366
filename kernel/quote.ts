/** A stranger's text as a sentence may repeat it: in quotes, one short line of it, without anything that steers a terminal. */
export function quoted(text: string, most = 60): string {
  const line = text.slice(0, most + 1).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '·')
  return text.length > most ? `'${line.slice(0, most)}…'` : `'${line}'`
}

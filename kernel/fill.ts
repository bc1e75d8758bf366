/** Facts by their names, ready to be filled in. */
export type Filling = Readonly<Record<string, string>>

/**
 * Fills the facts in: 'march to {hex}' with { hex: '0503' }. A part in square brackets is left out when fog hides a fact
 * in it: 'a unit rallies[: {unit}]'. What is said of one and of several has two forms: '{count} {count|unit|units}'.
 */
export function fill(message: string, words: Filling): string {
  const isKnown = (part: string) => [...part.matchAll(FACT)].every(([, name = '']) => name in words)
  return message
    .replaceAll(/\[([^\]]*)\]/g, (_, part: string) => (isKnown(part) ? part : ''))
    .replaceAll(FACT, (_, name: string, one?: string, many?: string) => {
      const word = words[name] ?? '?'
      return one === undefined || many === undefined ? word : word === '1' ? one : many
    })
}
const FACT = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g

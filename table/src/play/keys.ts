/** What a key does at the table. */
export type KeyDeed =
  | 'undo'
  | 'redo'
  | 'main'
  | 'next-offer'
  | 'previous-offer'
  | 'choose'
  | 'cancel'
  | 'fit'
  | 'centre'
  | 'zoom-in'
  | 'zoom-out'
  | 'north'
  | 'north-east'
  | 'south-east'
  | 'south'
  | 'south-west'
  | 'north-west'
  | 'inspect'
  | 'numbers'
  | 'help'
  | 'text'

/** The keys of the table; a letter means the same with and without shift. The six around S are the six hex directions. */
const KEYS: Readonly<Record<string, KeyDeed>> = {
  z: 'undo',
  y: 'redo',
  Enter: 'main',
  n: 'next-offer',
  p: 'previous-offer',
  ' ': 'choose',
  Escape: 'cancel',
  f: 'fit',
  c: 'centre',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  w: 'north',
  e: 'north-east',
  d: 'south-east',
  x: 'south',
  a: 'south-west',
  q: 'north-west',
  i: 'inspect',
  h: 'numbers',
  '?': 'help',
  t: 'text',
}

/** What a key press means; undefined when it is none of the table's keys or is typed into a field. */
export function deedOf(
  e: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  typing: boolean,
): KeyDeed | undefined {
  if (typing || e.ctrlKey || e.metaKey || e.altKey) return undefined
  return KEYS[e.key] ?? KEYS[e.key.toLowerCase()]
}

/** All keys with their deeds, for the help sheet. */
export const keyList: readonly (readonly [key: string, deed: KeyDeed])[] = Object.entries(KEYS)

import type { Key } from '../../words/en.ts'

/** What a key does at the table. */
export type KeyDeed =
  | 'undo'
  | 'redo'
  | 'enter'
  | 'choose'
  | 'next-offer'
  | 'previous-offer'
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
  | 'hint'
  | 'numbers'
  | 'measure'
  | 'turn-left'
  | 'turn-right'
  | 'cheap'
  | 'narrower'
  | 'wider'
  | 'order'
  | 'around'
  | 'log'
  | 'battle'
  | 'help'
  | 'keys'
  | 'text'
  | 'recap'
  | 'pass'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'

/** The keys of the table; a letter means the same with and without shift. The six around S are the six hex directions. */
const KEYS: Readonly<Record<string, KeyDeed>> = {
  z: 'undo',
  y: 'redo',
  Enter: 'enter',
  ' ': 'choose',
  n: 'next-offer',
  p: 'previous-offer',
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
  h: 'hint',
  '#': 'numbers',
  m: 'measure',
  '[': 'turn-left',
  ']': 'turn-right',
  ',': 'turn-left',
  '.': 'turn-right',
  k: 'cheap',
  g: 'narrower',
  j: 'wider',
  u: 'order',
  o: 'around',
  l: 'log',
  v: 'battle',
  '?': 'help',
  F1: 'keys',
  t: 'text',
  r: 'recap',
  s: 'pass',
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
}

/** What a key press means; undefined when it is none of the table's keys or is typed into a field. */
export function deedOf(
  e: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  typing: boolean,
): KeyDeed | undefined {
  if (typing || e.ctrlKey || e.metaKey || e.altKey) return undefined
  return KEYS[e.key] ?? KEYS[e.key.toLowerCase()]
}

/** What may go on while its key is held down: all that only looks and goes, and what can be done again as easily. */
const GOES_ON: ReadonlySet<KeyDeed> = new Set([
  'undo',
  'redo',
  'next-offer',
  'previous-offer',
  'zoom-in',
  'zoom-out',
  'north',
  'north-east',
  'south-east',
  'south',
  'south-west',
  'north-west',
  'turn-left',
  'turn-right',
  'narrower',
  'wider',
])

/** Does this key answer once, however long it is held down? Half a second later it would meet another question. */
export function answersOnce(e: Parameters<typeof deedOf>[0], typing: boolean): boolean {
  const deed = deedOf(e, typing)
  // Whatever else is held with it, Enter or Space presses the button that has the focus.
  const isPress = !typing && (e.key === 'Enter' || e.key === ' ')
  return isPress || (deed !== undefined && !GOES_ON.has(deed))
}

/** The keys with what they do, as the help sheet lists them. */
export const KEY_LIST: readonly (readonly [keys: readonly string[], what: Key])[] = [
  [['N', 'P'], 'keys.offers'],
  [['Q', 'W', 'E', 'A', 'X', 'D'], 'keys.ways'],
  [['Space'], 'keys.choose'],
  [['↵'], 'keys.enter'],
  [['Esc'], 'keys.cancel'],
  [['1', '…', '9'], 'keys.counters'],
  [['1', '2', '…'], 'keys.standing'],
  [['Z', 'Y'], 'keys.undo'],
  [['I'], 'keys.inspect'],
  [['L'], 'keys.log'],
  [['V'], 'keys.battle'],
  [['Space', 'Esc'], 'keys.round'],
  [['S'], 'keys.pass'],
  [['S', 'Esc'], 'keys.parting'],
  [['R'], 'keys.recap'],
  [['F', 'C'], 'keys.fit'],
  [['+', '−'], 'keys.zoom'],
  [['H'], 'keys.hint'],
  [['#'], 'keys.numbers'],
  [['M'], 'keys.sight'],
  [['[', ']'], 'keys.facing'],
  [['K'], 'keys.cheap'],
  [['G', 'J', 'U'], 'keys.troop'],
  [['O'], 'keys.around'],
  [['←', '→', 'Space', ',', '.'], 'keys.replay'],
  [['T'], 'keys.text'],
  [['?'], 'keys.question'],
  [['F1'], 'keys.help'],
]

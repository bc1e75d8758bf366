import { type Action, NOBODY, type Rules, type Side, type TableBase, winner, writeAction } from '@boma/kernel'

/** What many matches came to. */
export interface Tally {
  games: number
  readonly wins: [number, number]
  /** How often each side did what, by the first word of it. */
  readonly deeds: readonly [Map<string, number>, Map<string, number>]
}

/** Nothing counted yet. */
export const emptyTally = (): Tally => ({ games: 0, wins: [0, 0], deeds: [new Map(), new Map()] })

/** Counts a match by the table at its end. */
export function count(tally: Tally, table: TableBase): void {
  tally.games++
  const won = winner(table)
  if (won !== NOBODY) tally.wins[won as 0 | 1]++
}

/** Counts what a side did. */
export function countDeeds({ deeds }: Tally, game: Rules, side: Side, actions: readonly Action[]): void {
  const own = deeds[side as 0 | 1]
  for (const action of actions) {
    const [word = ''] = writeAction(game.actions, action).split(' ')
    own.set(word, (own.get(word) ?? 0) + 1)
  }
}

/** Characters of the longest bar. */
const BAR = 40
/** Deeds named at most: the rest is seldom. */
const NAMED = 12

/** The tally as a picture: a bar for each side and for nobody, with the range of its share; then what each side did. */
export function picture({ games, wins, deeds }: Tally, names: readonly string[]): readonly string[] {
  const nobody = games - wins[0] - wins[1]
  const rows = [
    [names[0] ?? '', wins[0]],
    [names[1] ?? '', wins[1]],
    ['nobody', nobody],
  ] as const
  const wide = Math.max(...rows.map(([name]) => name.length))
  const bars = rows.map(([name, n]) => {
    const [low, high] = range(n, games)
    const bar = '#'.repeat(Math.round((BAR * n) / games)).padEnd(BAR, '.')
    return `  ${name.padEnd(wide)}  ${bar}  ${String(n).padStart(4)}  ${percent(n / games)} (${percent(low)} to ${percent(high)})`
  })
  const did = deeds.map((some, i) => {
    const most = [...some].toSorted((a, b) => b[1] - a[1]).slice(0, NAMED)
    return `  ${names[i]}: ${most.map(([word, n]) => `${word} ${(n / games).toFixed(1)}`).join(', ')}`
  })
  return ['Wins:', ...bars, 'Orders a match, the most frequent first:', ...did]
}

/** A share as people read it: '75 %'. */
export const percent = (share: number): string => `${Math.round(100 * share)} %`

/** Where a share lies nineteen times out of twenty (Wilson's interval). */
export function range(n: number, of: number): readonly [number, number] {
  const z = 1.96
  const middle = (n + (z * z) / 2) / (of + z * z)
  const width = (z / (of + z * z)) * Math.sqrt((n * (of - n)) / of + (z * z) / 4)
  return [Math.max(0, middle - width), Math.min(1, middle + width)]
}

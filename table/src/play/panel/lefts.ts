import type { Goal } from '@boma/showing'

/** What stands in the places that can be reached, from the least to the most: '0–4½'; '' where nothing is counted. */
export function leftsOf(goals: readonly Pick<Goal, 'left'>[]): string {
  const lefts = goals.flatMap(({ left }) => (left === '' ? [] : [left])).toSorted((a, b) => figureOf(a) - figureOf(b))
  const [least = '', most = least] = [lefts[0], lefts.at(-1)]
  return least === most ? least : `${least}–${most}`
}

const figureOf = (left: string): number => Number(left.replace('½', '')) + (left.includes('½') ? 0.5 : 0)

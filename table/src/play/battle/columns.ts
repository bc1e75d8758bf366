/** A column of a histogram: what it stands for, and how likely that is. */
interface Column {
  readonly label: string
  readonly chance: number
}

/** So many columns fit; what is rarer than this is not worth one. */
const MOST = 8
const RARE = 0.005

/** The columns worth drawing: from none to the last that is not rare, the rest of them taken together ('6+'). */
export function columnsOf(chances: readonly number[]): readonly Column[] {
  const last = Math.min(
    MOST - 1,
    Math.max(
      1,
      chances.findLastIndex((chance) => chance >= RARE),
    ),
  )
  const rest = chances.slice(last).reduce((sum, chance) => sum + chance, 0)
  const isOpen = rest - (chances[last] ?? 0) >= RARE
  return chances.slice(0, last + 1).map((chance, n) => {
    if (n < last) return { label: String(n), chance }
    return { label: isOpen ? `${n}+` : String(n), chance: rest }
  })
}

import type { Block, Section } from '@boma/rulebook'
import type { Page } from '@boma/showing'

/** A table of the rulebook. */
export type ChartBlock = Extract<Block, { kind: 'table' }>

/** What players look up in play: the tables of a case, under its heading. */
export interface Chart {
  /** The sections that it stands in, the innermost first. */
  readonly within: readonly Section[]
  readonly tables: readonly ChartBlock[]
}

/** All the charts of a rulebook, in its order. */
export function chartsOf(sections: readonly Section[]): readonly Chart[] {
  const open: Section[] = []
  return sections.flatMap((section): Chart[] => {
    while (open.length > 0 && (open[0]?.level ?? 0) >= section.level) open.shift()
    open.unshift(section)
    const tables = section.blocks.filter((block): block is ChartBlock => block.kind === 'table')
    return tables.length === 0 ? [] : [{ within: [...open], tables }]
  })
}

/** The charts for a question of this case first, as the game ranks them, then all the others as they are printed. */
export function rankedCharts(
  charts: readonly Chart[],
  wanted: readonly string[],
): { readonly now: readonly Chart[]; readonly others: readonly Chart[] } {
  const now = wanted.flatMap((id) => charts.filter(({ within }) => within.some((section) => section.id === id)))
  const first = [...new Set(now)]
  return { now: first, others: charts.filter((chart) => !first.includes(chart)) }
}

/** What a game wants looked up for a question of this case: what it says of the narrowest case that it names. */
export function wantedFor(charts: Page['charts'], rule: string): readonly string[] {
  if (charts === undefined) return []
  const fits = Object.keys(charts).filter((at) => rule === at || rule.startsWith(`${at}.`) || rule.startsWith(`${at}-`))
  const narrowest = fits.sort((a, b) => b.length - a.length)[0]
  return narrowest === undefined ? [] : (charts[narrowest] ?? [])
}

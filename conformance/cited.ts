import { SIDES, type TableBase, view } from '@boma/kernel'
import type { Probe } from './probe.ts'

const RULE = /"rule":"([^"]+)"/g
/** Of so many examined positions one is asked about: what pages read takes long to work out. */
const SAID_EVERY = 16

/** Whatever is said with a case beside it must cite one that the rulebook has. */
export function checkCited<T extends TableBase>({ game, fault }: Probe<T>, what: string, said: unknown): void {
  for (const [, rule = ''] of (JSON.stringify(said) ?? '').matchAll(RULE))
    if (!game.cases.includes(rule)) fault('cases exist', `${what} cites ${rule}, which the rulebook does not have`)
}

/** What is said of a position as a side sees it: how victory stands, the board of a fight, a counter and its place. */
export function checkSaid<T extends TableBase>(p: Probe<T>): void {
  const { counsel, page } = p.game
  const turn = p.coverage.examined / SAID_EVERY
  if (!Number.isInteger(turn)) return
  for (const side of SIDES) {
    const seen = view(p.game, p.t, side, p.a)
    checkCited(p, 'how victory stands', counsel?.standing?.(seen))
    if (page === undefined) continue
    checkCited(p, 'the board of a fight', page.fights?.panel(seen, side))
    const pieces = page.pieces(seen, side)
    const one = pieces[turn % Math.max(1, pieces.length)]
    if (one === undefined) continue
    const about = (at: Parameters<typeof page.facts>[2]) => page.facts(seen, side, at, [])
    checkCited(p, `what is known of ${one.name}`, [about({ piece: one.id }), about({ space: one.space })])
  }
}

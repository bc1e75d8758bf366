import type { Piece } from './world.ts'

/** §9.0 and §17.2.1 read a second time: may these counters of one side be in one hex? */
export function mayStack(counters: readonly Piece[]): boolean {
  const leaders = counters.filter((p) => p.kind === 'leader')
  const units = counters.filter((p) => p.kind !== 'leader' && p.kind !== 'stevedore')
  const german = counters.some((p) => p.party === 'german')
  const bound = german ? [] : leaders.filter((l) => !l.staff)
  // §9.4: officers of one formation, and only with its units
  const formations = new Set([
    ...bound.map((l) => l.formation),
    ...(bound.length > 0 ? units.map((p) => p.formation) : []),
  ])
  if (formations.size > 1) return false
  // §9.2: each gun of Hering's alone or with him
  if (units.some((p) => p.formation === 'hering-bty') && (units.length > 1 || leaders.some((l) => l.name !== 'hering')))
    return false
  if (units.length <= 1) return true
  // §9.1: one formation; §9.2, §9.3: so many; §17.2.1: and somebody to hold them together
  if (new Set(units.map((p) => p.formation)).size > 1) return false
  const guns = units.filter((p) => p.kind === 'machine-gun').length
  if (guns > (german ? 2 : 1) || units.length - guns > (german ? 3 : 2)) return false
  return leaders.some((l) => german || l.staff || l.formation === units[0]?.formation)
}

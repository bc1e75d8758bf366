import { hex } from '../actions/operands.ts'
import { NAMES, unit } from '../roster.ts'
import { given, type Position, sideNamed, space } from './given.ts'

type Name = 'german' | 'entente'
type Laid = Parameters<Position['units']>[0]

const IMPULSE = [
  { procedure: 'operations', at: 3 },
  { procedure: 'impulse', at: 2 },
  { procedure: 'acting', at: 'impulse' },
] as const

/** An Impulse of a side, with nothing on the map but what is laid out. */
export const impulse = (side: Name, where: Laid, turn = 1): Position =>
  given('campaign')
    .set({ turn, segment: 1, phasing: side })
    .units(where)
    .ask(...IMPULSE)

/** What has just come into a space, as whoever moves it lays it there. */
export interface Entry {
  readonly carriers?: number
  readonly forced?: boolean
}

/** Pieces have just come into a space, and the interception begins. */
export function enter(g: Position, side: Name, at: string, names: string, how: Entry = {}): Position {
  const { carriers = 0, forced = false } = how
  g.arrange((t) => {
    for (const name of names.split(' ').filter((n) => n !== '')) {
      t.stacks.take(unit(name))
      t.stacks.put(unit(name), space(at))
      t.entering.add(unit(name))
    }
    t.entry.at = space(at)
    t.entry.side = sideNamed(side)
    t.entry.carriers = carriers
    t.entry.forced = forced ? 1 : 0
  })
  if (carriers > 0) g.carriers(side, ...Array.from({ length: carriers }, () => at))
  return g.run(...IMPULSE, { procedure: 'entry', at: 0 })
}

/** Some have come to others, and both seek battle: what follows rolls these dice. */
export function battle(g: Position, side: Name, at: string, names: string, ...faces: readonly number[]): Position {
  enter(g, side, at, names).play('seek')
  return g.dice(...faces).play('seek')
}

/** Who is left of those that entered. */
export function entered(g: Position): readonly string[] {
  const left: string[] = []
  for (let u = g.t.entering.next(0); u >= 0; u = g.t.entering.next(u + 1)) left.push(NAMES[u] ?? '')
  return left
}

/** Where a space is, as players write it. */
export const wordOf = (at: number): string => hex.write(at as never)

/** What may be answered, in alphabetical order. */
export const answers = (g: Position): readonly string[] => [...g.legal].sort()

/** A fact of the last event of a kind; -1 when there is none. */
export const lastTold = (g: Position, kind: string, fact: string): number =>
  g.events.findLast((e) => e.kind === kind)?.facts[fact] ?? -1

/** The highest face that would have found what eluded the seekers. */
export const eluded = (g: Position): number => lastTold(g, 'eluded', 'needed')

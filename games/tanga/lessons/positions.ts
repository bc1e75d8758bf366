import { hex } from '../board.ts'
import type { Table } from '../layout.ts'
import { unit } from '../roster.ts'
import { put } from '../stacks.ts'

/** Who is where in a lesson, each stack from the top, and the side that all in it face; all others stay where they are. */
export type Stacks = Readonly<Record<string, readonly [facing: string, ...names: string[]]>>

const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']

/** Lays these stacks. */
export function lay(t: Table, stacks: Stacks): void {
  for (const [name, [facing, ...names]] of Object.entries(stacks)) {
    for (const each of names) put(t, unit(each), hex(name))
    t.places.facing[hex(name)] = FACINGS.indexOf(facing)
  }
}

import type { Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { gather } from './assembly.ts'
import { attack } from './attacks.ts'
import { Picture } from './picture.ts'
import { sendPorters } from './porters.ts'
import { approach, run } from './runs.ts'
import { SLIGHT, WORTHWHILE } from './weights.ts'

/** A plan for an Impulse: battles that open ways, then runs to towns, then fists that gather, then who is left. */
export function planFor(t: Table, side: Side): Picture {
  const picture = new Picture(t, side)
  attack(picture)
  run(picture, WORTHWHILE)
  gather(picture)
  run(picture, SLIGHT)
  approach(picture)
  sendPorters(picture)
  return picture
}

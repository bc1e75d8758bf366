import type { Said, Standing } from '@boma/counsel'
import { SIDES } from '@boma/kernel'
import { hexNamed } from '../board.ts'
import type { Table } from '../layout.ts'
import { scenarioOf } from '../rules/02-set-up.ts'
import { aheadIn, left } from '../rules/06-victory.ts'
import { note } from './note.ts'

/** §6.1, §6.3: who would win as things are, by what the scenario says. */
export function standing(t: Table): Standing<Said> {
  const { turns, well } = scenarioOf(t)
  const ahead = aheadIn(t)
  return {
    short: `${left(t, SIDES[0])}:${left(t, SIDES[1])}`,
    rule: '6.3',
    claims: SIDES.map((side) => ({
      side,
      text: note(side === ahead ? 'page.wouldWin' : 'page.mustTake', { side: { kind: 'side', value: side } }),
      missing: note('page.turnsLeft', { count: turns - t.tracks.turn + 1 }),
      isMet: side === ahead,
    })),
    places: [{ space: hexNamed(well), name: note('page.well'), side: ahead }],
  }
}

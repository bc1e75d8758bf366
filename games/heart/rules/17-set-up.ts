import { DONE, other, type Side } from '@boma/kernel'
import { act, tell } from '../actions.ts'
import { sixteenths } from '../board.ts'
import { FACINGS } from '../data/facings.ts'
import type { Suggested } from '../data/kind.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { figureOf, firstOf, PER_SIDE, type Unit } from '../roster.ts'
import { placeX, placeY } from './09-formation.ts'
import { ON_TABLE, WAITING } from './09-units.ts'
import { freePlace } from './17.6-free-place.ts'
import { isFree } from './17.10-lists.ts'
import { ARMIES, scenarioIn, slotOf, unitNamed } from './17-forces.ts'

const facingNamed = (name: string | undefined): number =>
  Math.max(
    0,
    FACINGS.findIndex((facing) => facing.name === name),
  )

/** §17.7: places a unit of the ready set-up. */
function placeSuggested(t: Table, u: Unit, ready: Suggested): void {
  const { units, figures } = t
  const [ax, ay] = ready.each?.[slotOf(t, u)?.man ?? 0] ?? ready.anchor ?? [0, 0]
  units.where[u] = ON_TABLE
  units.facing[u] = facingNamed(ready.facing)
  units.width[u] = ready.width ?? 1
  units.open[u] = 0
  for (let k = 0; k < units.count[u]; k++) {
    figures.x[figureOf(u, k)] = sixteenths(ax) + placeX(k, units.width[u], units.facing[u], 0)
    figures.y[figureOf(u, k)] = sixteenths(ay) + placeY(k, units.width[u], units.facing[u], 0)
  }
  if (ready.attachedTo !== undefined) units.attached[u] = unitNamed(t, ready.attachedTo) + 1
  tell.setUp(t, u, sixteenths(ax), sixteenths(ay), units.facing[u])
}

function takeSuggested(t: Table, side: Side): void {
  const first = firstOf(side)
  for (let u = first; u < first + PER_SIDE; u++) {
    if (t.units.where[u] !== WAITING) continue
    const ready = isFree(t)
      ? freePlace(t, u)
      : scenarioIn(t)?.suggested[ARMIES[side]].find(({ unit }) => unit === slotOf(t, u)?.id)
    if (ready !== undefined) placeSuggested(t, u, ready)
  }
}

const placing = question({
  name: 'setUp',
  rule: '17.7',
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.suggested,
      take(t) {
        takeSuggested(t, t.tracks.phasing)
        tell.sideReady(t, t.tracks.phasing)
        return DONE
      },
    }),
  ],
})

const sideSetUp = (isAttacker: boolean) =>
  automatic('17.7', (t) => {
    t.tracks.phasing = isAttacker ? t.tracks.attacker : other(t.tracks.attacker)
  })

/** §17.7: the defender, then the attacker. */
export const setUpDefender = procedure('set-up-defender', '17.7', [sideSetUp(false), placing])
export const setUpAttacker = procedure('set-up-attacker', '17.7', [sideSetUp(true), placing])

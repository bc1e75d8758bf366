import type { Note, Risk, Said, Stakes } from '@boma/counsel'
import { type Action, ALLOWED } from '@boma/kernel'
import { act } from '../actions.ts'
import { OCEAN_BOX, SPACES, type Space } from '../board.ts'
import { CARD_NUMBERS } from '../data/cards.ts'
import { TURNS, WANT } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { afterLast, firstOf, type Unit } from '../roster.ts'
import { isDriven } from '../rules/05-fever.ts'
import { whyNotMove, whyNotSail } from '../rules/10-movement.ts'
import { MOVED } from '../rules/10-stirring.ts'
import { needsRoll } from '../rules/21-supply.ts'
import { asked } from './asked.ts'
import { note, place, unitCalled } from './note.ts'
import { fedBy, supply } from './supply.ts'

const MAP: readonly Space[] = Array.from({ length: SPACES }, (_, s) => s as Space)

/** What ending one's movement now may cost, or leaves unused. Whoever has moved somebody means the others to stay. */
export function stakes(t: Table, action: Action): Stakes<Said> | undefined {
  if (!act.end.is(action) || asked(t) !== 'move') return undefined
  const dangers = [...driven(t), ...hunger(t)]
  const risks = [...dangers, ...idle(t)]
  if (dangers.length === 0 && (risks.length === 0 || hasMoved(t))) return undefined
  return { question: note('risk.ask', { what: summary(dangers) }), risks }
}

function summary(dangers: readonly Risk<Said>[]): Note {
  const hungry = dangers.filter(({ rule }) => rule === '21.3').flatMap(({ pieces }) => pieces).length
  const drives = dangers.filter(({ rule }) => rule === '5.3').length
  if (drives > 0) return note(drives === 1 ? 'risk.oneDriven' : 'risk.driven', { count: drives })
  return hungry > 0 ? note('risk.mayStarve', { count: hungry }) : note('risk.nobodyMoved')
}

function unitsOf(t: Table): readonly Unit[] {
  const units: Unit[] = []
  for (let u = firstOf(t.tracks.phasing); u < afterLast(t.tracks.phasing); u++) units.push(u)
  return units
}

const hasMoved = (t: Table): boolean => unitsOf(t).some((u) => (t.units.did[u] & MOVED) !== 0)

/** Card A7: a die for each great stack that moved, as soon as movement is over. */
function driven(t: Table): readonly Risk<Said>[] {
  const { stack, losesOn } = CARD_NUMBERS.drive
  const rolls = losesOn === 6 ? '6' : `${losesOn}–6`
  return MAP.filter((at) => isDriven(t, at)).map((at) => ({
    kind: 'risk',
    spaces: [at],
    pieces: unitsOf(t).filter((u) => t.units.where[u] === at && (t.units.did[u] & MOVED) !== 0),
    text: note('risk.drive', { space: place(at) }),
    why: note('risk.driveWhy', { stack, rolls }),
    tag: note('risk.tagLost', { rolls }),
    rule: '5.3',
  }))
}

/** §21.1: who would be rolled for if the check came now; it comes when this side's next turn begins. */
function hunger(t: Table): readonly Risk<Said>[] {
  if (!has(t, 'supply') || t.tracks.turn >= TURNS.length) return []
  const rolls = `1–${WANT.diesOn}`
  const hungry = unitsOf(t).filter((u) => needsRoll(t, u))
  return [...Map.groupBy(hungry, (u) => t.units.where[u])].map(([at, units]) => {
    const [first] = units as [Unit]
    const line = supply(t, t.tracks.phasing, first)
    const fed = fedBy(t, first)
    return {
      kind: 'risk',
      spaces: [at],
      pieces: units,
      text: note('risk.starve', { units: units.map(unitCalled), space: place(at) }),
      why: note('risk.starveWhy', { rolls, ...(fed && { line: fed }) }),
      tag: note('risk.tagStarve', { rolls }),
      rule: '21.3',
      ...(line && { line }),
    }
  })
}

/** §10.1: who could move and has not: what is not used of a card's points is gone. */
function idle(t: Table): readonly Risk<Said>[] {
  const canMove = (u: Unit): boolean =>
    MAP.some((to) => whyNotMove(t, u, to) === ALLOWED || whyNotSail(t, u, to) === ALLOWED)
  const units = unitsOf(t).filter((u) => t.units.where[u] <= OCEAN_BOX && (t.units.did[u] & MOVED) === 0 && canMove(u))
  if (units.length === 0) return []
  return [
    {
      kind: 'unused',
      spaces: [...new Set(units.map((u) => t.units.where[u]))],
      pieces: units,
      text: note('risk.unused', { units: units.map(unitCalled) }),
      why: note('risk.unusedWhy'),
      tag: note('risk.tagUnused'),
      rule: '10.1',
    },
  ]
}

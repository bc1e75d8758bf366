import { type Action, ALLOWED } from '@boma/kernel'
import type { Risk, Stakes } from '@boma/showing'
import { act } from '../actions.ts'
import { OCEAN_BOX, SPACES, type Space } from '../board.ts'
import { CARD_NUMBERS } from '../data/cards.ts'
import { TURNS, WANT } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { afterLast, firstOf, type Unit } from '../roster.ts'
import { isDriven } from '../rules/05-fever.ts'
import { MOVED, whyNotMove, whyNotSail } from '../rules/10-movement.ts'
import { needsRoll } from '../rules/21-supply.ts'
import { say, type Words } from '../words/words.ts'
import { asked } from './asked.ts'
import { lineWords, supply } from './supply.ts'

const MAP: readonly Space[] = Array.from({ length: SPACES }, (_, s) => s as Space)

/** What ending one's movement now may cost, or leaves unused. Whoever has moved somebody means the others to stay. */
export function stakes(t: Table, action: Action, words: Words): Stakes | undefined {
  if (!act.end.is(action) || asked(t) !== 'move') return undefined
  const dangers = [...driven(t, words), ...hunger(t, words)]
  const risks = [...dangers, ...idle(t, words)]
  if (dangers.length === 0 && (risks.length === 0 || hasMoved(t))) return undefined
  return { question: say(words, 'risk.ask', { what: summary(dangers, words) }), risks }
}

function summary(dangers: readonly Risk[], words: Words): string {
  const hungry = dangers.filter(({ rule }) => rule === '21.3').flatMap(({ pieces }) => pieces).length
  const drives = dangers.filter(({ rule }) => rule === '5.3').length
  if (drives > 0) return say(words, drives === 1 ? 'risk.oneDriven' : 'risk.driven', { count: String(drives) })
  return hungry > 0 ? say(words, 'risk.mayStarve', { count: String(hungry) }) : say(words, 'risk.nobodyMoved')
}

function unitsOf(t: Table): readonly Unit[] {
  const units: Unit[] = []
  for (let u = firstOf(t.tracks.phasing); u < afterLast(t.tracks.phasing); u++) units.push(u)
  return units
}

const hasMoved = (t: Table): boolean => unitsOf(t).some((u) => (t.units.did[u] & MOVED) !== 0)
const listed = (units: readonly Unit[], words: Words): string => units.map((u) => words.units[u]).join(', ')

/** Card A7: a die for each great stack that moved, as soon as movement is over. */
function driven(t: Table, words: Words): readonly Risk[] {
  const { stack, losesOn } = CARD_NUMBERS.drive
  const rolls = losesOn === 6 ? '6' : `${losesOn}–6`
  return MAP.filter((place) => isDriven(t, place)).map((place) => ({
    kind: 'risk',
    spaces: [place],
    pieces: unitsOf(t).filter((u) => t.units.where[u] === place && (t.units.did[u] & MOVED) !== 0),
    text: say(words, 'risk.drive', { space: words.places[place] }),
    why: say(words, 'risk.driveWhy', { stack: String(stack), rolls }),
    tag: say(words, 'risk.tagLost', { rolls }),
    rule: '5.3',
  }))
}

/** §21.1: who would be rolled for if the check came now; it comes when this side's next turn begins. */
function hunger(t: Table, words: Words): readonly Risk[] {
  if (!has(t, 'supply') || t.tracks.turn >= TURNS.length) return []
  const rolls = `1–${WANT.diesOn}`
  const hungry = unitsOf(t).filter((u) => needsRoll(t, u))
  return [...Map.groupBy(hungry, (u) => t.units.where[u])].map(([place, units]) => {
    const [first] = units as [Unit]
    const line = supply(t, t.tracks.phasing, first)
    const where = lineWords(t, first, words)
    return {
      kind: 'risk',
      spaces: [place],
      pieces: units,
      text: say(words, 'risk.starve', { units: listed(units, words), space: words.places[place] }),
      why: say(words, 'risk.starveWhy', { rolls, ...(where !== '' && { line: where }) }),
      tag: say(words, 'risk.tagStarve', { rolls }),
      rule: '21.3',
      ...(line && { line }),
    }
  })
}

/** §10.1: who could move and has not: what is not used of a card's points is gone. */
function idle(t: Table, words: Words): readonly Risk[] {
  const canMove = (u: Unit): boolean =>
    MAP.some((to) => whyNotMove(t, u, to) === ALLOWED || whyNotSail(t, u, to) === ALLOWED)
  const units = unitsOf(t).filter((u) => t.units.where[u] <= OCEAN_BOX && (t.units.did[u] & MOVED) === 0 && canMove(u))
  if (units.length === 0) return []
  return [
    {
      kind: 'unused',
      spaces: [...new Set(units.map((u) => t.units.where[u]))],
      pieces: units,
      text: say(words, 'risk.unused', { units: listed(units, words) }),
      why: say(words, 'risk.unusedWhy'),
      tag: say(words, 'risk.tagUnused'),
      rule: '10.1',
    },
  ]
}

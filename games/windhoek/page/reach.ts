import { ALLOWED, type Hex } from '@boma/kernel'
import type { Goal, Leaving, Reach } from '@boma/showing'
import { paceOf } from '@boma/showing'
import { CAPE } from '../board.ts'
import type { Table } from '../layout.ts'
import { IS_TRAIN, type Unit } from '../roster.ts'
import { RAIL, whyNotGo } from '../rules/12-march/force.ts'
import { pointsLeft } from '../rules/12-march/points.ts'
import { stackLimit } from '../rules/14-stacking.ts'
import { firstIn, nextIn } from '../stacks.ts'
import { pointsWord } from '../words/words.ts'
import { asked } from './asked.ts'
import { listOf } from './modifiers.ts'
import { goalsAt, isAsGood } from './reach/goals.ts'
import { form, goOn, joinable, mayBegin, type Outset, setOut, WAYS, type Way } from './reach/outset.ts'

/** §12.0: how far units of a place get in one march, and whom they can attack then. */
export function reach(t: Table, { space, pieces, via = [] }: Leaving): Reach | undefined {
  const from = space as Hex
  const mobile = mobileIn(t, from)
  if (mobile.length === 0) return undefined
  const goers = pieces === undefined ? usual(t, from, mobile) : mobile.filter((u) => pieces.includes(u))
  const goals = goers.length === 0 ? [] : goalsOf(t, from, goers, via as readonly Hex[])
  return { pieces: goers, mobile, goals, ...paceOf(goers, (u) => pointsLeft(t, u), pointsWord) }
}

/**
 * All go; but §21.6: trains only by themselves, for with them the others could not leave the rails; and §14.0: out of Cape
 * Colony, where any number may be, no more than a hex holds.
 */
function usual(t: Table, from: Hex, mobile: readonly Unit[]): readonly Unit[] {
  const afoot = mobile.filter((u) => IS_TRAIN[u] === 0)
  const going = afoot.length > 0 ? afoot : mobile
  return asked(t) === 'act' && from === CAPE ? going.slice(0, stackLimit(t.tracks.phasing)) : going
}

/** The units in a place that the question lets march. */
function mobileIn(t: Table, place: Hex): readonly Unit[] {
  switch (asked(t)) {
    case 'act':
      return WAYS.some((way) => place <= CAPE && mayBegin(t, way, place)) ? marchers(t, place) : []
    case 'form':
      return place === t.march.from ? [...listOf(t.force), ...joinable(t)] : []
    case 'step':
    case 'ride':
    case 'sail':
    case 'attack':
      return place === t.march.at ? listOf(t.force) : []
    default:
      return []
  }
}

/** §13.2: the mobile units of a stack; trains are among them, for they can ride. */
function marchers(t: Table, place: Hex): readonly Unit[] {
  const found: Unit[] = []
  for (let u = firstIn(t, place); u >= 0; u = nextIn(t, u)) if (whyNotGo(t, RAIL, u) === ALLOWED) found.push(u)
  return found
}

function goalsOf(t: Table, from: Hex, units: readonly Unit[], via: readonly Hex[]): readonly Goal[] {
  const question = asked(t)
  if (question === 'act') return settingOut(t, from, units, via)
  const way = WAYS.find(({ mode }) => mode === t.march.mode)
  if (question === 'attack') return attacking(t, units, way?.by ?? 'concentrate', via)
  const outset = question === 'form' ? form(t, units) : goOn(t, units)
  return way === undefined || outset === undefined ? [] : goalsBy(way, outset, via)
}

const goalsBy = (way: Way, { t, order }: Outset, via: readonly Hex[]): readonly Goal[] =>
  goalsAt(t, way.stands(t, via), { by: way.by, begun: order })

/**
 * §12.3: by each way that is open, but a place only by the first that leads there: the others cost as many action points or
 * more and bring nothing else. So nobody is asked how, where on foot would do.
 */
function settingOut(t: Table, from: Hex, units: readonly Unit[], via: readonly Hex[]): readonly Goal[] {
  let goals: readonly Goal[] = []
  for (const way of WAYS) {
    const outset = mayBegin(t, way, from) ? setOut(t, way, from, units) : undefined
    const known = goals
    const more = outset === undefined ? [] : goalsBy(way, outset, via)
    goals = [...known, ...more.filter((goal) => !known.some((other) => isAsGood(t, other, goal)))]
  }
  return goals
}

/** §12.2: the march has ended, and the whole force may attack. */
function attacking(t: Table, units: readonly Unit[], by: string, via: readonly Hex[]): readonly Goal[] {
  const { at } = t.march
  if (via.length > 0 || units.length < t.force.size) return []
  return goalsAt(t, [{ space: at, order: [], path: [at], left: -1, halts: false }], { by, begun: [] })
}

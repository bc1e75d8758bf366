import { type Action, type Forecast, nameHex, type Panel } from '@boma/kernel'
import { act } from '../actions.ts'
import { FIRE, KINDS, STRENGTH, UNIT_NAMES, UNKNOWN, type Unit } from '../data/counters.ts'
import { grid, TERRAIN } from '../data/map.ts'
import type { Table } from '../layout.ts'
import { owner, unitAt } from '../rules/04-march.ts'
import { needed } from '../rules/05-fire.ts'
import { fight, marcher } from '../sequence.ts'

/** Each side's look. */
export const BODIES = ['german', 'british'] as const
const SIDES = ['Blue', 'Red'] as const

const isHidden = (t: Table, unit: Unit): boolean => t.units.kind[unit] === UNKNOWN
const inBush = (t: Table, unit: Unit): boolean => TERRAIN[t.units.where[unit]] === 'b'

/** §5.5: the chance that one counter hits another; a counter that is not known counts as the average of what it may be. */
function chance(t: Table, firer: Unit, target: Unit): number {
  if (!isHidden(t, firer)) return Math.max(0, needed(t, firer, target)) / 6
  const counters = KINDS.reduce((sum, _, kind) => sum + STRENGTH[kind as never], 0)
  const points = KINDS.reduce((sum, _, kind) => sum + STRENGTH[kind as never] * FIRE[kind as never], 0)
  return Math.max(0, points / counters - (inBush(t, target) ? 1 : 0)) / 6
}

/** What may come of opening fire, should the target stand. */
export function forecast(t: Table, action: Action): Forecast | undefined {
  const fighting = fight(t)
  if (fighting !== undefined) return act.stand.is(action) ? oddsOf(t, fighting.firer, fighting.target) : undefined
  const firer = marcher(t)
  if (firer === undefined || !act.fire.is(action)) return undefined
  const target = unitAt(t, act.fire.hex(action))
  return target < 0 ? undefined : oddsOf(t, firer, target)
}

function oddsOf(t: Table, firer: Unit, target: Unit): Forecast {
  const hit = chance(t, firer, target)
  // §5.7 + §7.1: what is hit, or was disrupted, does not fire back
  const back = t.units.disrupted[target] === 1 ? 0 : chance(t, target, firer)
  const mine = BODIES[owner(firer)]
  const yours = BODIES[owner(target)]
  const lost = t.units.disrupted[target] === 1 ? 'eliminated' : 'disrupted'
  return {
    title: `If ${UNIT_NAMES[firer]} fires at ${UNIT_NAMES[target]}`,
    rule: '5.5',
    outcomes: [
      { name: `${UNIT_NAMES[target]} ${lost}`, probability: hit, body: mine },
      { name: 'nobody hit', probability: (1 - hit) * (1 - back), body: '' },
      { name: `${UNIT_NAMES[firer]} hit`, probability: (1 - hit) * back, body: yours },
    ],
    exact: !isHidden(t, firer) && !isHidden(t, target),
    histograms: [],
    lines: whatCounts(t, firer, target),
  }
}

function whatCounts(t: Table, firer: Unit, target: Unit): Forecast['lines'] {
  return [
    { text: 'fire value', value: isHidden(t, firer) ? '?' : `${FIRE[t.units.kind[firer]]}`, rule: '1.1' },
    ...(inBush(t, target) ? [{ text: 'target in bush', value: '−1', rule: '5.5' }] : []),
    ...(t.units.disrupted[firer] === 1 ? [{ text: 'firer disrupted', value: '−1', rule: '7.1' }] : []),
  ]
}

const name = (t: Table, unit: Unit): string =>
  isHidden(t, unit) ? UNIT_NAMES[unit] : `${UNIT_NAMES[unit]}, ${KINDS[t.units.kind[unit]]}`

/** §5.0: a counter under fire, on its board. */
export function panel(t: Table): Panel | undefined {
  const fighting = fight(t)
  if (fighting === undefined) return undefined
  const { firer, target } = fighting
  const shot = (from: Unit, at: Unit): readonly (readonly [string, string])[] => [
    ...whatCounts(t, from, at).map((line) => [line.text, line.value] as const),
    ['hits on', isHidden(t, from) ? '?' : `${Math.max(0, needed(t, from, at))} or less`],
  ]
  return {
    title: `Fire at ${nameHex(grid, t.units.where[target])}`,
    subtitle: `${name(t, firer)}, fires at ${name(t, target)}, in ${inBush(t, target) ? 'bush' : 'the open'}.`,
    left: { name: SIDES[owner(firer)], side: owner(firer) },
    right: { name: SIDES[owner(target)], side: owner(target) },
    rows: [
      { name: 'Fire', rule: '5.5', left: [firer], right: [target], active: true, lines: shot(firer, target) },
      { name: 'Return fire', rule: '5.7', left: [firer], right: [target], active: false, lines: shot(target, firer) },
    ],
  }
}

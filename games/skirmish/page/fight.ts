import { type Action, nameHex } from '@boma/kernel'
import type { Forecast, Panel } from '@boma/showing'
import { act } from '../actions.ts'
import { grid } from '../board.ts'
import { KINDS } from '../data/counters.ts'
import type { Table } from '../layout.ts'
import { FIRE, type Kind, PER_SIDE, STRENGTH, UNIT_NAMES, UNKNOWN, type Unit } from '../roster.ts'
import { owner, unitAt } from '../rules/04-march.ts'
import { fireLines, firesBack, isInBush, needed } from '../rules/05-fire.ts'
import { fight, marcher } from '../sequence.ts'
import { say, type Words } from '../words/words.ts'

/** Each side's look. */
export const BODIES = ['german', 'british'] as const

const isHidden = (t: Table, unit: Unit): boolean => t.units.kind[unit] === UNKNOWN

/** §5.5: the chance that one counter hits another; a counter that is not known counts as the average of what it may be. */
function chance(t: Table, firer: Unit, target: Unit): number {
  if (!isHidden(t, firer)) return needed(t, firer, target) / 6
  const most = KINDS.map((_, kind) => STRENGTH[kind as Kind] * needed(t, firer, target, kind as Kind))
  return most.reduce((sum, n) => sum + n, 0) / PER_SIDE / 6
}

/** What may come of opening fire, should the target stand. */
export function forecast(t: Table, action: Action, words: Words): Forecast | undefined {
  const fighting = fight(t)
  if (fighting !== undefined) {
    if (act.stand.is(action)) return oddsOf(t, fighting.firer, fighting.target, words)
    return act.fallBack.is(action) ? ofFallingBack(fighting.target, words) : undefined
  }
  const firer = marcher(t)
  if (firer === undefined || !act.fire.is(action)) return undefined
  const target = unitAt(t, act.fire.hex(action))
  return target < 0 ? undefined : oddsOf(t, firer, target, words)
}

/** §5.4: the fire then hits nobody. */
const ofFallingBack = (target: Unit, words: Words): Forecast => ({
  title: say(words, 'page.ifFallsBack', { unit: UNIT_NAMES[target] }),
  rule: '5.4',
  outcomes: [{ name: say(words, 'page.nobodyHit'), probability: 1, body: '' }],
  exact: true,
  histograms: [],
  lines: [],
})

function oddsOf(t: Table, firer: Unit, target: Unit, words: Words): Forecast {
  const hit = chance(t, firer, target)
  // §5.7: what is hit does not fire back
  const back = firesBack(t, target) ? chance(t, target, firer) : 0
  const mine = BODIES[owner(firer)]
  const yours = BODIES[owner(target)]
  const lost = t.units.disrupted[target] === 1 ? 'page.isEliminated' : 'page.isDisrupted'
  return {
    title: say(words, 'page.ifFires', { unit: UNIT_NAMES[firer], target: UNIT_NAMES[target] }),
    rule: '5.5',
    outcomes: [
      { name: say(words, lost, { unit: UNIT_NAMES[target] }), probability: hit, body: mine },
      { name: say(words, 'page.nobodyHit'), probability: (1 - hit) * (1 - back), body: '' },
      { name: say(words, 'page.isHit', { unit: UNIT_NAMES[firer] }), probability: (1 - hit) * back, body: yours },
    ],
    exact: !isHidden(t, firer) && !isHidden(t, target),
    histograms: [],
    lines: whatCounts(t, firer, target, words),
  }
}

function whatCounts(t: Table, firer: Unit, target: Unit, words: Words): Forecast['lines'] {
  return [
    {
      text: say(words, 'page.fireValue'),
      value: isHidden(t, firer) ? '?' : `${FIRE[t.units.kind[firer]]}`,
      rule: '1.1',
    },
    ...fireLines(t, firer, target).map(({ text, value, rule }) => ({
      text: say(words, text),
      value: `${value}`.replace('-', '−'),
      rule,
    })),
  ]
}

const name = (t: Table, unit: Unit, words: Words): string =>
  isHidden(t, unit) ? UNIT_NAMES[unit] : `${UNIT_NAMES[unit]} (${words.kinds[t.units.kind[unit]]})`

/** §5.0: a counter under fire, on its board. */
export function panel(t: Table, words: Words): Panel | undefined {
  const fighting = fight(t)
  if (fighting === undefined) return undefined
  const { firer, target } = fighting
  const shot = (from: Unit, at: Unit): readonly (readonly [string, string])[] => [
    ...whatCounts(t, from, at, words).map((line) => [line.text, line.value] as const),
    [say(words, 'page.hitsOn'), isHidden(t, from) ? '?' : upTo(needed(t, from, at), words)],
  ]
  const back = {
    name: say(words, 'page.fireOf', { side: words.sides[owner(target)] }),
    rule: '5.7',
    left: [firer],
    right: [target],
    active: false,
    lines: shot(target, firer),
  }
  return {
    title: say(words, 'page.fireAt', { hex: nameHex(grid, t.units.where[target]) }),
    subtitle: say(words, isInBush(t, target) ? 'page.inBush' : 'page.inOpen', {
      unit: name(t, firer, words),
      target: name(t, target, words),
    }),
    left: { name: words.sides[owner(firer)], side: owner(firer) },
    right: { name: words.sides[owner(target)], side: owner(target) },
    rows: [
      {
        name: say(words, 'page.fireOf', { side: words.sides[owner(firer)] }),
        rule: '5.5',
        left: [firer],
        right: [target],
        active: true,
        lines: shot(firer, target),
      },
      ...(firesBack(t, target) ? [back] : []),
    ],
  }
}

const upTo = (needed: number, words: Words): string => say(words, 'page.orLess', { needed: String(needed) })

import { conformance, PROPERTIES, type Property } from '@boma/conformance'
import type { Odds } from '@boma/counsel'
import {
  type Action,
  AGAIN,
  ALLOWED,
  action,
  actionSet,
  type Bounds,
  type Choice,
  DONE,
  d6,
  flowFor,
  type Hex,
  local,
  only,
  operand,
  RESTART,
  type Seat,
  type Step,
} from '@boma/kernel'
import type { Game } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act, refuse, tell } from '../actions.ts'
import { NOWHERE } from '../board.ts'
import { skirmish } from '../index.ts'
import type { layout, Table } from '../layout.ts'
import { DUMMY, type Kind, type Unit } from '../roster.ts'

test('skirmish keeps every promise that the kernel makes about games', () => {
  expect(conformance(skirmish, { matches: 150, seed: 14 })).toEqual([])
})

const { question } = flowFor<Table>()

/** Skirmish with one of its steps replaced. */
const withStep = (change: (step: Step<Table>) => Step<Table>): Game<Table> => ({
  ...skirmish,
  flow: { ...skirmish.flow, steps: skirmish.flow.steps.map((step) => step && change(step)) },
})

/** Skirmish with one kind of answer to one question replaced. */
const withChoice = (name: string, code: number, change: (c: Choice<Table>) => Choice<Table> | undefined): Game<Table> =>
  withStep((step) =>
    step.kind === 'question' && step.name === name
      ? question({ ...step, choices: step.choices.flatMap((c) => (c.action.code === code ? (change(c) ?? []) : c)) })
      : step,
  )

/** Skirmish in which a track may be what it cannot. */
function withBounds(section: 'tracks', track: keyof Table['tracks'], bounds: Bounds): Game<Table> {
  const { sections } = skirmish.layout
  const { [section]: spec } = sections as typeof layout.sections
  const columns = { ...spec.columns, [track]: { ...spec.columns[track], bounds } }
  return { ...skirmish, layout: { ...skirmish.layout, sections: { ...sections, [section]: { ...spec, columns } } } }
}

let calls = 0
const everyOther = () => calls++ % 2 === 0

/** Rolls for a unit, and tells nobody else of it. */
function rolledUnheard(t: Table, unit: Unit): number {
  const { sink } = t
  const die = d6(t)
  if (sink !== undefined)
    t.sink = { rolled() {}, told: (kind, rule, facts, by) => sink.told(kind, rule, facts, by, 'all', t) }
  tell.placed.to(only(t.tracks.phasing), t, unit, 1 as Kind, t.units.where[unit] as Hex)
  t.sink = sink
  return die
}

/** The same turn again, and again: what was shown is counted, so that no position comes twice. */
function sameTurn(t: Table): typeof RESTART {
  t.tracks.turn--
  t.core.reveals++
  return RESTART
}

/** One game for each promise, broken in just that. */
const BROKEN: Readonly<Record<Property, () => Game<Table>>> = {
  'replays to the same hash': () => ({
    ...skirmish,
    setUp(t) {
      skirmish.setUp(t)
      if (everyOther()) t.tracks.ford = 1 as never
    },
  }),
  'what is listed is allowed': () => withChoice('activate', act.activate.code, (c) => ({ ...c, exact: true })),
  'what is allowed is listed': () =>
    withChoice('place', act.place.code, (c) => ({
      ...c,
      among(t, out) {
        c.among?.(t, out)
        out.count -= 3
      },
    })),
  'the rules never fail': () =>
    withChoice('react', act.stand.code, (c) => ({
      ...c,
      take() {
        throw new Error('somebody tripped over the map')
      },
    })),
  'no dead end': () => withChoice('react', act.stand.code, () => undefined),
  'every match ends': () => ({
    ...withStep((step) => (step.kind === 'automatic' && step.rule === '8.3' ? { ...step, run: sameTurn } : step)),
  }),
  'strangers are refused': () =>
    withChoice('activate', act.activate.code, (c) => ({
      ...c,
      whyNot(t, a) {
        if (t.units.where[act.activate.unit(a)] === NOWHERE) throw new Error('nobody asked for that')
        return c.whyNot?.(t, a) ?? (0 as never)
      },
      among(t, out) {
        for (const u of [0, 1, 2, 3, 4, 5].map((i) => i + 6 * t.tracks.phasing))
          if (t.units.where[u as never] !== NOWHERE) out.add(act.activate(u as never))
      },
    })),
  'undo restores the bytes': () =>
    withChoice('march', act.march.code, (c) => ({
      ...c,
      take(t, a) {
        t.tracks.placed = 12 + (calls++ % 100)
        return c.take(t, a)
      },
    })),
  'records round-trip': () => ({ ...skirmish, version: '1.0.0 beta' }),
  'notation round-trips': () => {
    const word = operand('hex', 63, (h) => String(h).padStart(4, '0').slice(0, 3), Number)
    const wrong = actionSet({
      place: action('place {kind} at {hex}', operand('kind', 5, String, Number), word),
      activate: action('activate {unit}', operand('unit', 12, String, Number)),
      march: action('march to {hex}', word),
      fire: action('fire at {hex}', word),
      rally: action('rally'),
      halt: action('halt'),
      stand: action('stand'),
      fallBack: action('fall-back to {hex}', word),
      end: action('end'),
    })
    return { ...skirmish, actions: wrong }
  },
  'what is drawn is listed': () =>
    withChoice('march', act.march.code, (c) => ({ ...c, glance: (_, out) => out.add(act.march(0 as never)) })),
  'lists are in one order': () =>
    withChoice('march', act.march.code, (c) => ({
      ...c,
      among(t, out) {
        const from = out.count
        c.among?.(t, out)
        if (everyOther()) out.list.subarray(from, out.count).reverse()
      },
    })),
  'every action moves the game on': () => withChoice('march', act.halt.code, (c) => ({ ...c, take: () => AGAIN })),
  'looking changes nothing': () => ({
    ...skirmish,
    counsel: {
      appraise(t) {
        t.tracks.placed++
        return 0
      },
    },
  }),
  'fog leaks nothing': () => withFog({ hide: () => {} }),
  'refusals leak nothing': () =>
    withChoice('march', act.fire.code, (c) => ({
      ...c,
      whyNot(t, a) {
        const why = c.whyNot?.(t, a) ?? ALLOWED
        const there = t.hexes.unit[act.fire.hex(a)] ?? 0
        return why !== ALLOWED && there > 0 && t.units.kind[(there - 1) as Unit] === 3
          ? refuse.river(act.fire.hex(a))
          : why
      },
    })),
  'events leak nothing': () =>
    withChoice('march', act.halt.code, (c) => ({
      ...c,
      take(t, a) {
        const unit = local(t, 0) as Unit
        tell.fired(t, unit, t.units.kind[unit] as Kind, t.units.where[unit] as Hex)
        return c.take(t, a)
      },
    })),
  'questions leak nothing': () =>
    withStep((step) =>
      step.kind === 'question' && step.name === 'march'
        ? { ...step, when: (t) => t.units.kind[local(t, 0) as Unit] !== DUMMY }
        : step,
    ),
  'positions are possible': () => ({
    ...skirmish,
    possible: (t) => (t.tracks.turn > 2 ? 'it is late' : undefined),
  }),
  'what cannot be is refused': () => withBounds('tracks', 'phasing', { below: 2 ** 31 }),
  'names are unique': () => ({
    ...skirmish,
    english: { ...skirmish.english, names: { unit: ['First', 'Second', 'first'] } },
  }),
  'views are idempotent': () =>
    withFog({
      hide(t, side) {
        fog.hide(t, side)
        t.tracks.placed++
      },
    }),
  'imagine agrees with the view': () =>
    withFog({
      imagine(t, side, dice) {
        fog.imagine(t, side, dice)
        t.tracks.ford = (1 - t.tracks.ford) as never
      },
    }),
  'what is shown is marked': () =>
    withChoice('march', act.fire.code, (c) => ({
      ...c,
      take(t, a) {
        const { reveals } = t.core
        const next = c.take(t, a)
        t.core.reveals = reveals
        return next
      },
    })),
  'what is given leaks nothing': () =>
    withChoice('march', act.halt.code, (c) => ({
      ...c,
      take(t, a) {
        const unit = local(t, 0) as Unit
        if (t.units.kind[unit] === DUMMY) t.units.spent[unit] = rolledUnheard(t, unit) > 3 ? 1 : 2
        return c.take(t, a)
      },
    })),
  'no state beside the table': () =>
    withChoice('march', act.halt.code, (c) => ({
      ...c,
      take(t, a) {
        if (calls++ % 3 === 0) t.tracks.placed++
        return c.take(t, a)
      },
    })),
  'every die is told': () =>
    withChoice('march', act.rally.code, (c) => ({
      ...c,
      take(t) {
        d6(t)
        return DONE
      },
    })),
  'cases exist': () => ({ ...skirmish, cases: skirmish.cases.filter((id) => id !== '4.5') }),
  'messages exist': () => {
    const { 'ask.react': _, ...messages } = skirmish.english.messages
    return { ...skirmish, english: { ...skirmish.english, messages } }
  },
  'answers are weighed': () =>
    withStep((step) =>
      step.kind === 'question' && step.name === 'react'
        ? { ...step, choices: step.choices.map((c) => ({ ...c, weighed: false })) }
        : step,
    ),
  'questions are of a phase': () => ({ ...skirmish, flow: { ...skirmish.flow, phases: ['set-up'] } }),
  'seats belong to sides': () =>
    withStep((step) => (step.kind === 'question' && step.name === 'react' ? { ...step, seat: () => 0 as Seat } : step)),
  'appraisal is sound': () => ({ ...skirmish, counsel: { appraise: () => Number.NaN } }),
}

const fog = skirmish.fog as NonNullable<typeof skirmish.fog>
const withFog = (change: Partial<typeof fog>): Game<Table> => ({ ...skirmish, fog: { ...fog, ...change } })

describe('the conformance suite catches a game that breaks', () => {
  test.each(PROPERTIES.map((p) => [p]))('%s', (property) => {
    // Most break at once; the others within three hundred matches.
    const found = (matches: number) =>
      conformance(BROKEN[property](), { matches, seed: 8, mostFaults: 16 }).map((fault) => fault.property)
    const soon = found(6)
    expect(soon.includes(property) ? soon : found(300)).toContain(property)
  })
})

describe('the conformance suite catches a case that the rulebook does not have', () => {
  const { counsel, presence } = skirmish
  const rule = '9.9'
  const standing = () => ({ short: '', claims: [], places: [], rule })
  const said: readonly (readonly [where: string, game: Game<Table>])[] = [
    ['a forecast', { ...skirmish, counsel: { ...counsel, odds: (t, order) => odds(counsel.odds?.(t, order)) } }],
    ['how victory stands', { ...skirmish, counsel: { ...counsel, standing } }],
    ['what is known', { ...skirmish, presence: { ...presence, facts: () => [{ name: '', text: '', rule }] } }],
  ]
  const odds = (of: Odds | undefined) => of && { ...of, rule }
  test.each(said)('beside %s', (where, game) => {
    const [fault] = conformance(game, { matches: 20, seed: 8, mostFaults: 1 })
    expect([fault?.property, fault?.problem]).toEqual(['cases exist', expect.stringMatching(`^${where}.* cites 9.9,`)])
  })
})

test('the conformance suite catches odds that are remembered while the same action is asked about', () => {
  const { counsel } = skirmish
  let asked: Action | undefined
  let last: Odds | undefined
  const odds = (t: Table, order: readonly Action[]) => {
    if (order[0] !== asked) last = counsel.odds?.(t, order)
    asked = order[0]
    return last
  }
  const game = { ...skirmish, counsel: { ...counsel, odds } }
  const [fault] = conformance(game, { matches: 60, seed: 8, mostFaults: 1 })
  expect(fault?.property).toBe('no state beside the table')
})

test('the conformance suite catches an action that carries out what was checked last', () => {
  let checked = act.halt()
  const game = withChoice('march', act.march.code, (c) => ({
    ...c,
    whyNot(t, a) {
      const why = c.whyNot?.(t, a) ?? ALLOWED
      if (why === ALLOWED) checked = a
      return why
    },
    take: (t) => c.take(t, checked),
  }))
  const [fault] = conformance(game, { matches: 6, seed: 8, mostFaults: 1 })
  expect(fault?.property).toBe('no state beside the table')
})

describe('a fault', () => {
  test('comes with a record of the match up to it', () => {
    const [fault] = conformance(BROKEN['no dead end'](), { matches: 300, seed: 1, mostFaults: 1 })
    expect(fault?.record).toMatch(/^boma record 2\nmatch -\ngame skirmish/)
  })

  test('ends the run when there are enough of them', () => {
    expect(conformance(BROKEN['appraisal is sound'](), { matches: 50, mostFaults: 3 }).length).toBeLessThan(10)
  })
})

import {
  AGAIN,
  action,
  actionSet,
  columns,
  count,
  defineLayout,
  event,
  eventSet,
  FIRST,
  flowFor,
  type Game,
  Match,
  NOBODY,
  refusalSet,
  SIDES,
  type TableBase,
  type TableOf,
  u16,
} from '../index.ts'

/** A game that never ends, on a table as large as a large game's: each action moves one counter. */
const UNITS = 3800
const layout = defineLayout({ units: columns<number>()(UNITS, { where: u16() }) })
const act = actionSet({ go: action('go {unit}', count('unit', UNITS - 1)) })
const tell = eventSet({ went: event('1', count('unit', UNITS - 1)) })
const { choice, procedure, question, sequence } = flowFor<TableOf<typeof layout>>()
const march = question({
  name: 'march',
  rule: '1',
  who: () => FIRST,
  choices: [
    choice({
      action: act.go,
      whyNot: () => 0 as never,
      take(t, a) {
        const unit = act.go.unit(a)
        t.units.where[unit] = (t.units.where[unit] ?? 0) + 1
        tell.went(t, unit)
        return AGAIN
      },
    }),
  ],
})
const marathon: Game = {
  id: 'marathon',
  name: 'Marathon',
  version: '1',
  overlay: '',
  sides: ['Here', 'There'],
  scenarios: [{ id: 'long', name: 'Long', mostActions: 1e9 }],
  options: [],
  layout,
  actions: act,
  refusals: refusalSet({}),
  events: tell,
  flow: sequence([procedure('all', '1', [march])]) as unknown as Game['flow'],
  cases: ['1'],
  setUp: () => {},
  appraise: () => 0,
  present: { messages: {}, describe: () => [] },
}

/** Plays an order in a match of some length, reads what is new of all logs and of the journal, and takes it back. */
function orderAt(length: number): () => void {
  const match: Match<TableBase> = new Match(marathon, {
    scenario: 'long',
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
  })
  for (let i = 0; i < length; i++) match.play(FIRST, act.go((i * 7919) % UNITS))
  const viewers = [...SIDES, NOBODY]
  const read = viewers.map((viewer) => match.log(viewer).length)
  let written = match.journal().length
  let n = 0
  return () => {
    match.order(FIRST, [act.go((n++ * 7919) % UNITS)])
    for (const [i, viewer] of viewers.entries()) match.log(viewer, read[i])
    match.undo(FIRST)
    written += match.journal(written).length
  }
}

const counted = 'played, logged for all, journalled and taken back'

/** A long match must cost no more than a short one. */
export const matchBenches: readonly { name: string; target: string; run: () => void }[] = [
  { name: `an order at length 50: ${counted}`, target: '<= 100 µs', run: orderAt(50) },
  { name: `an order at length 5,000: ${counted}`, target: '<= 100 µs', run: orderAt(5000) },
]

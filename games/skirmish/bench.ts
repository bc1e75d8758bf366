import { branch } from '@boma/counsel'
import {
  apply,
  begin,
  blank,
  EVERYONE,
  isOver,
  legal,
  Match,
  Moves,
  NOBODY,
  RESTART,
  SIDES,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { type Bench, listedActions, quickPick, randomActions } from '@boma/testing'
import { skirmish } from './index.ts'
import type { Table } from './layout.ts'

const pick = quickPick()

/** A whole match as people play it: events, undo and record included. */
function wholeMatch(): void {
  const match = new Match(skirmish, { scenario: 'ford', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  for (let d = match.decision; d !== undefined; d = match.decision) {
    const listed = match.legal()
    match.play(d.seat, listed[pick(listed.length)] ?? 0)
  }
  match.record()
}

/** A position where a counter is about to stand under fire. */
function underFire(): { table: Table; action: number } {
  const table = blank(skirmish)
  const moves = new Moves()
  const dice = searchDice(1914)
  begin(skirmish, table, { scenario: 0, options: 0 }, dice)
  for (;;) {
    if (isOver(table)) begin(skirmish, table, { scenario: 0, options: 0 }, dice)
    const count = legal(skirmish, table, moves)
    const first = moves.at(0)
    if (skirmish.flow.steps.some((s) => s?.kind === 'question' && s.name === 'react' && s.choices[0]?.action.is(first)))
      return { table, action: first }
    apply(skirmish, table, toDecide(skirmish, table), moves.at(pick(count)), dice)
  }
}
const stand = underFire()

/** The sample without an end: turn follows on turn. */
const ends = skirmish.flow.procedures.find(({ name }) => name === 'turn')?.steps.at(-1)
const steps = skirmish.flow.steps.map((step) =>
  step === ends && step?.kind === 'automatic' ? { ...step, run: () => RESTART } : step,
)
const scenarios = skirmish.scenarios.map((scenario) => ({ ...scenario, mostActions: Number.POSITIVE_INFINITY }))
const endless = { ...skirmish, scenarios, flow: { ...skirmish.flow, steps } }

/** Plays an order in a match of some length, reads what is new of all logs and of the journal, and takes it back. */
function orderAt(length: number): () => void {
  const match = new Match(endless, { scenario: 'ford', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  const order = () => match.order(match.decision?.seat, match.legal().slice(-1))
  while (match.length < length) order()
  const viewers = [...SIDES, NOBODY]
  const read = viewers.map((viewer) => match.log(viewer).length)
  let written = match.journal().length
  return () => {
    order()
    for (const [i, viewer] of viewers.entries()) match.log(viewer, read[i])
    match.undoByConsent(EVERYONE)
    written += match.journal(written).length
  }
}
const counted = 'played, logged for all, journalled and taken back'

/** The sample game's speed. */
export const skirmishBenches: readonly Bench[] = [
  randomActions(skirmish, 1914, '>= 800,000 ops/s'),
  listedActions(skirmish, 1914, '>= 2,000,000 ops/s'),
  { name: 'skirmish: a whole match with its record', target: '<= 50 ms', run: wholeMatch },
  { name: `skirmish: an order at length 50: ${counted}`, target: '<= 50 µs', run: orderAt(50) },
  { name: `skirmish: an order at length 5,000: ${counted}`, target: '<= 50 µs', run: orderAt(5000) },
  {
    name: 'skirmish: every outcome of an exchange of fire',
    target: '<= 1 ms',
    run: () => void branch(skirmish, stand.table, stand.action),
  },
]

import { sweeping } from '@boma/conformance'
import { Match } from '@boma/kernel'
import { quickPick, randomPlay } from '@boma/kernel/testing'
import { windhoek } from './index.ts'

const pick = quickPick()

/** A whole random match, and its actions to play again. */
function record(): readonly { side: number; action: number }[] {
  const match = new Match(windhoek, { scenario: 'standard', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  const turns: { side: number; action: number }[] = []
  for (let d = match.decision; d !== undefined; d = match.decision) {
    const listed = match.legal()
    const action = listed[pick(listed.length)] ?? 0
    turns.push({ side: d.side, action })
    match.play(d.side, action)
  }
  return turns
}
const played = record()

function replayMatch(): void {
  const match = new Match(windhoek, { scenario: 'standard', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  for (const { side, action } of played) match.play(side as 0 as never, action)
}

interface Bench {
  readonly name: string
  readonly target: string
  readonly run: () => void
  readonly ops?: number
  readonly unit?: 'ops/s'
}

/** The game's speed and size. */
export const windhoekBenches: readonly Bench[] = [
  {
    name: 'windhoek: random actions, listed and checked',
    target: '>= 300,000 ops/s',
    run: randomPlay(windhoek, 1915),
    unit: 'ops/s',
  },
  {
    name: 'windhoek: conformance sweep, checks',
    target: '>= 500,000 ops/s',
    run: sweeping(windhoek, 1915, 20_000),
    ops: 20_000,
    unit: 'ops/s',
  },
  { name: `windhoek: replay of a match of ${played.length} actions`, target: '<= 50 ms', run: replayMatch },
]

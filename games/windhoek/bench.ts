import { sweeping } from '@boma/conformance'
import { Match } from '@boma/kernel'
import { type Bench, drawnActions, listedActions, quickPick, randomActions } from '@boma/testing'
import { windhoek } from './index.ts'
import { firstHead, headAfter } from './stacks.ts'

const pick = quickPick()

/** A whole random match, and its actions to play again. */
function record(): readonly { side: number; action: number }[] {
  const match = new Match(windhoek, { scenario: 'standard', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  const turns: { side: number; action: number }[] = []
  for (let d = match.decision; d !== undefined; d = match.decision) {
    const listed = match.legal()
    const action = listed[pick(listed.length)] ?? 0
    turns.push({ side: d.side, action })
    match.play(d.seat, action)
  }
  return turns
}
const played = record()

function replayMatch(): void {
  const match = new Match(windhoek, { scenario: 'standard', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  for (const { side, action } of played) match.play(side as 0 as never, action)
}

/** The stacks of a March Phase in the middle of the match, as its side sees them, and how far each of them gets. */
function stacksInReach(): () => void {
  const match = new Match(windhoek, { scenario: 'standard', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  // Whoever has no points left gets nowhere, and that is found out at once.
  const isMarching = () => {
    const { tracks, ap } = match.table
    return tracks.turn >= 4 && match.decision?.prompt === 'act' && ap.points[tracks.phasing] >= 6
  }
  for (const { side, action } of played) if (!isMarching()) match.play(side as 0 as never, action)
  const side = match.table.tracks.phasing
  const seen = match.view(side)
  const { plans } = windhoek.counsel
  const spaces: number[] = []
  for (let u = firstHead(seen, side); u >= 0; u = headAfter(seen, side, u)) spaces.push(seen.units.where[u])
  let i = 0
  return () => plans?.(seen, { space: spaces[i++ % spaces.length] })
}

/** The game's speed and size. */
export const windhoekBenches: readonly Bench[] = [
  randomActions(windhoek, 1915, '>= 300,000 ops/s'),
  listedActions(windhoek, 1915, '>= 420,000 ops/s'),
  drawnActions(windhoek, 1915, '>= 480,000 ops/s'),
  {
    name: 'windhoek: conformance sweep, checks',
    target: '>= 500,000 ops/s',
    run: sweeping(windhoek, 1915, 20_000),
    ops: 20_000,
    unit: 'ops/s',
  },
  { name: 'windhoek: how far a stack gets', target: '<= 1 ms', run: stacksInReach() },
  { name: `windhoek: replay of a match of ${played.length} actions`, target: '<= 50 ms', run: replayMatch },
]

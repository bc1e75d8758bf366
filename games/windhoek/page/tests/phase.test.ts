import { FIRST, Match } from '@boma/kernel'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { windhoek } from '../../index.ts'
import { page } from './english.ts'

const ORDER = ['Recruit Phase', 'March Phase', 'Supply Phase', 'Rally Phase']

/** A match in which everybody decides by a small counter, which comes by most of what there is to do. */
function played(seed: number): Match<never> {
  const secret = new Uint8Array(32).fill(seed)
  const match = new Match(windhoek, { scenario: 'standard', options: [], dice: { kind: 'cipher', secret } })
  let state = seed
  while (!match.over && match.length < 1200) {
    const legal = match.legal()
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    // Whoever may rally does: chance alone would rarely come by it.
    const action = legal.find((a) => act.rally.is(a)) ?? legal[(state >>> 8) % legal.length]
    match.play(match.decision?.seat, action ?? 0)
  }
  return match as unknown as Match<never>
}

/** The phases that the events of each turn are said to be of, without repeats. */
function turns(seed: number): readonly (readonly string[])[] {
  const found: string[][] = []
  for (const e of played(seed)
    .log(FIRST)
    .flatMap(({ events }) => events)) {
    if (e.kind === 'turnBegan' || e.kind === 'playerTurnBegan') found.push([])
    const phase = page.telling?.phases[e.phase ?? ''] ?? ''
    const turn = found.at(-1)
    if (turn !== undefined && phase !== '' && turn.at(-1) !== phase) turn.push(phase)
  }
  return found
}

test('every phase comes at most once in a turn, in the printed order (7.0)', () => {
  // Enough of them that none of the phases is missing, whatever the dice: they fall otherwise with every change of a rule.
  const all = Array.from({ length: 40 }, (_, n) => turns(n + 1)).flat()
  const isOrdered = (turn: readonly string[]) => ORDER.filter((phase) => turn.includes(phase)).join() === turn.join()
  expect(all.filter((turn) => !isOrdered(turn))).toEqual([])
  expect(new Set(all.flat())).toEqual(new Set(ORDER))
})

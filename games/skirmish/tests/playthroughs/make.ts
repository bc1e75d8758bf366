// Plays matches almost at random until every ending has come about, and writes each to its file:
// node games/skirmish/tests/playthroughs/make.ts

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Action, Match, searchDice, writeRecord } from '@boma/kernel'
import { act } from '../../actions.ts'
import { skirmish } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ENDINGS, endingOf } from './endings.ts'

const TIMID = [act.halt, act.end, act.fallBack]

/** Players that never hold back: otherwise no side would ever be beaten before the last turn. */
function bold(legal: readonly Action[]): readonly Action[] {
  const shots = legal.filter((a) => act.fire.is(a))
  if (shots.length > 0) return shots
  const forward = legal.filter((a) => !TIMID.some((kind) => kind.is(a)))
  return forward.length > 0 ? forward : legal
}

/** A whole match; the same seed makes the same one. */
function playOut(scenario: string, seed: number): Match<Table> {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => seed >> (8 * (i % 4)))
  const match = new Match(skirmish, { scenario, dice: { kind: 'cipher', secret } })
  const picks = searchDice(seed)
  while (!match.over) {
    const choices = seed % 2 === 0 ? match.legal() : bold(match.legal())
    const action = choices[picks.draw(0, choices.length, 0, match.length)]
    match.play(match.decision?.seat, action ?? -1)
  }
  return match
}

const wanted = new Set(ENDINGS)
for (let seed = 1; wanted.size > 0; seed++)
  for (const { id } of skirmish.scenarios) {
    const match = playOut(id, seed)
    const ending = endingOf(match)
    if (!wanted.delete(ending)) continue
    writeFileSync(join(import.meta.dirname, `${ending}.boma`), writeRecord(match.record()))
    console.log(`${ending}: seed ${seed}, ${match.length} actions`)
  }

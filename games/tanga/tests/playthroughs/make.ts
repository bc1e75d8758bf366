// Plays a match for each way to win and writes it to its file: node games/tanga/tests/playthroughs/make.ts [NAME]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, type Side, searchDice, writeRecord } from '@boma/kernel'
import { greedyPlayer, idlePlayer, type Player, randomPlayer } from '@boma/opponents'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ENDINGS, type Ending, endingOf } from './endings.ts'

/** Little thought: records are kept small. */
const eager = greedyPlayer({ worlds: 1, candidates: 12 })

/** Nobody resists: the other side sets up anywhere, and stays there. */
const playerOf = (t: Table, side: Side, { conqueror }: Ending): Player => {
  if (side === conqueror) return eager
  return t.tracks.turn === 0 ? randomPlayer : idlePlayer
}

/** Somebody conquers, and the dice fall as they will. */
function playOut(ending: Ending, seed: number): Match<Table> {
  const luck = searchDice([seed, 1])
  let thrown = 0
  const match = new Match(tanga, { scenario: ending.scenario, options: ['fog'], dice: { kind: 'manual' } })
  for (let d = match.decision; d !== undefined; d = match.decision) {
    const own = searchDice([seed, match.length])
    const action = playerOf(match.table, d.side, ending).choose(tanga, match.view(d.side), d.side, match.legal(), own)
    for (let result = match.play(d.side, action); result.kind !== 'played'; result = match.play(d.side, action)) {
      if (result.kind === 'refused') throw new Error('the maker may only do what is legal')
      match.offer(luck.draw(thrown, result.wanted.sides, 0, thrown++) + 1)
    }
  }
  return match
}

/** Other dice are tried until the conqueror conquers. */
const TRIES = 5
const wanted = process.argv[2]
for (const ending of ENDINGS) {
  if (wanted !== undefined && ending.name !== wanted) continue
  for (let seed = 1; seed <= TRIES; seed++) {
    const match = playOut(ending, seed)
    const name = endingOf(match.table)
    console.log(`${ending.name}: ended as ${name} in turn ${match.table.tracks.turn}, ${match.length} actions`)
    if (name !== ending.name) continue
    writeFileSync(join(import.meta.dirname, `${name}.boma`), writeRecord(match.record(true)))
    break
  }
}

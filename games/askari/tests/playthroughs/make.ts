// Plays a match for each way to win and writes it to its file: node games/askari/tests/playthroughs/make.ts [NAME]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Side, searchDice, writeRecord } from '@boma/kernel'
import { greedyPlayer, idlePlayer, onTheSpot, randomPlayer, type Thinker } from '@boma/opponents'
import { playByHand } from '@boma/testing'
import { SCENARIOS } from '../../data/scenarios.ts'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ENTENTE } from '../../roster.ts'
import { scoreOf } from '../../rules/13-victory.ts'
import { ENDINGS, type Ending, endingOf } from './endings.ts'

/** Little thought, and as little action as wins: records are kept small. */
const eager = greedyPlayer({ worlds: 1, candidates: 16 })

/** Has the conqueror what he needs, after a turn of fighting at least? */
function isContent(t: Table, { conqueror, scenario }: Ending): boolean {
  const { total, threshold } = scoreOf(t)
  return t.tracks.turn > SCENARIOS[scenario].first && total > threshold === (conqueror === ENTENTE)
}

/** Nobody resists: the other side sets up anywhere, and stays there. */
const playerOf = (t: Table, side: Side, ending: Ending): Thinker => {
  if (side === ending.conqueror) return isContent(t, ending) ? idlePlayer : eager
  return t.tracks.turn === 0 ? randomPlayer : idlePlayer
}

/** Other dice are tried until the conqueror conquers. */
const TRIES = 5
const wanted = process.argv[2]
for (const ending of ENDINGS) {
  if (wanted !== undefined && ending.name !== wanted) continue
  for (let seed = 1; seed <= TRIES; seed++) {
    const match = playByHand(askari, { scenario: ending.scenario, options: [], seed }, (so, side) => {
      const own = searchDice([seed, so.length])
      return onTheSpot(askari, playerOf(so.table, side, ending), so.view(side), side, own).order
    })
    const name = endingOf(match.table)
    console.log(`${ending.name}: ended as ${name} with ${scoreOf(match.table).total}, ${match.length} actions`)
    if (name !== ending.name) continue
    writeFileSync(join(import.meta.dirname, `${name}.boma`), writeRecord(match.tell().record()))
    break
  }
}

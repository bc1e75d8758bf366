// Plays a match for each way to win and writes it to its file: node games/heart/tests/playthroughs/make.ts [NAME]
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BySide, type Match, searchDice, writeRecord } from '@boma/kernel'
import { greedyPlayer, idlePlayer, onTheSpot, randomPlayer, type Thinker } from '@boma/opponents'
import { playByHand } from '@boma/testing'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { GERMAN } from '../../roster.ts'
import { ENDINGS, type Ending, endingOf, wayOf } from './endings.ts'

/** Little thought: records are kept small. */
const eager = greedyPlayer({ worlds: 1, candidates: 12 })

/** Who is to win thinks; the other plays as it comes, or lets every chance go by. */
function playersFor({ conqueror }: Ending, seed: number): BySide<Thinker> {
  const foil = seed % 2 === 1 ? randomPlayer : idlePlayer
  return conqueror === GERMAN ? [eager, foil] : [foil, eager]
}

/** The dice fall as they will. */
function playOut(ending: Ending, seed: number): Match<Table> {
  const players = playersFor(ending, seed)
  const options = heart.options.filter(({ usually }) => usually).map(({ id }) => id)
  return playByHand(heart, { scenario: ending.scenario, options, seed }, (so, side) => {
    const own = searchDice([seed, so.length])
    return onTheSpot(heart, players[side] as Thinker, so.view(side), side, own).order
  })
}

/** Other dice are tried until the match ends as it should. */
const TRIES = 8
const wanted = process.argv[2]
if (wanted === undefined)
  for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.boma')))
    rmSync(join(import.meta.dirname, file))
for (const ending of ENDINGS) {
  if (wanted !== undefined && ending.name !== wanted) continue
  for (let seed = 1; seed <= TRIES; seed++) {
    const match = playOut(ending, seed)
    const name = endingOf(match)
    console.log(
      `${ending.name}: ended as ${name} by ${wayOf(match)} in turn ${match.table.tracks.turn}, ${match.length} actions`,
    )
    if (name !== ending.name) continue
    writeFileSync(join(import.meta.dirname, `${name}.boma`), writeRecord(match.tell().record()))
    break
  }
}

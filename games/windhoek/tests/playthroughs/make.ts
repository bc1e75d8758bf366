// Plays a match for each way to win and writes it to its file: node games/windhoek/tests/playthroughs/make.ts [NAME]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Action, Match, writeRecord } from '@boma/kernel'
import { act } from '../../actions.ts'
import { windhoek } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, COUNTER, GERMAN } from '../../roster.ts'
import { Commander, idler } from './commander.ts'
import { ENDINGS, type Ending, endingOf } from './endings.ts'
import { luckyFace } from './luck.ts'

/** Buys marines or raises brigades where the ending needs it. */
function wish(ending: Ending, legal: readonly Action[]): Action | undefined {
  const isMek = (a: Action) => act.buy.is(a) && (COUNTER[act.buy.unit(a)]?.id.startsWith('MEK') ?? false)
  const isBrigade = (a: Action) => act.recruit.is(a) && (COUNTER[act.recruit.unit(a)]?.id.startsWith('CW') ?? false)
  if (ending.marines) {
    const buy = legal.find(isMek)
    if (buy !== undefined) return buy
    // The ready set-up would end the purchases before they begin: place counter by counter.
    const place = legal.find((a) => act.place.is(a))
    if (place !== undefined) return place
  }
  return ending.brigades ? legal.find(isBrigade) : undefined
}

function playOut(ending: Ending): Match<Table> {
  const match = new Match(windhoek, { scenario: 'standard', options: ending.options, dice: { kind: 'manual' } })
  const conqueror = ending.conqueror === 'allied' ? ALLIED : GERMAN
  const commander = new Commander(conqueror)
  while (match.waiting !== undefined) match.offer(6)
  while (!match.over) {
    const legal = match.legal()
    const { side, seat } = match.decision ?? {}
    const leads = ending.conqueror !== undefined && side === conqueror
    const action = wish(ending, legal) ?? (leads ? commander.choose(match, legal) : idler(legal))
    const faces: number[] = []
    for (let result = match.play(seat, action); result.kind !== 'played'; result = match.play(seat, action)) {
      if (result.kind === 'refused') throw new Error('the maker may only do what is legal')
      const face = ending.conqueror
        ? luckyFace(match, action, faces, result.wanted, conqueror)
        : (match.length % result.wanted.sides) + 1
      faces.push(face)
      match.offer(face)
    }
  }
  return match
}

const wanted = process.argv[2]
for (const ending of ENDINGS) {
  if (wanted !== undefined && ending.name !== wanted) continue
  const match = playOut(ending)
  const name = endingOf(match)
  console.log(`${ending.name}: ended as ${name} in turn ${match.table.tracks.turn}, ${match.length} actions`)
  if (name === ending.name) writeFileSync(join(import.meta.dirname, `${name}.boma`), writeRecord(match.tell().record()))
}

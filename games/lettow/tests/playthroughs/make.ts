// Plays a match for each way to win and writes it to its file: node games/lettow/tests/playthroughs/make.ts [NAME]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Action, apply, blank, copy, type Dice, Match, searchDice, toDecide, writeRecord } from '@boma/kernel'
import { lettow } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ENDINGS, type Ending, endingOf } from './endings.ts'

const SAMPLES = 3
const scratch = blank(lettow)

/** Dice that show these faces and then anything. */
function dealt(faces: readonly number[], key: readonly [number, number]): Dice {
  const rest = searchDice(key)
  let i = 0
  return { draw: (n, sides) => (i < faces.length ? (faces[i++] as number) - 1 : rest.draw(n, sides, 0, n)) }
}

/** What an action is worth to an ending when the dice begin so. */
function worthOf(ending: Ending, t: Table, action: Action, faces: readonly number[]): number {
  let sum = 0
  for (let k = 0; k < SAMPLES; k++) {
    copy(t, scratch)
    apply(lettow, scratch, toDecide(lettow, scratch), action, dealt(faces, [k, t.core.rolls]))
    sum += ending.worth(scratch)
  }
  return sum
}

/** The best of some, by worth; the first of equals. */
function best<A>(among: readonly A[], worth: (a: A) => number): A {
  const worths = among.map(worth)
  return among[worths.indexOf(Math.max(...worths))] as A
}

function playOut(ending: Ending): Match<Table> {
  const match = new Match(lettow, { scenario: 'campaign', options: [], dice: { kind: 'manual' } })
  while (match.waiting !== undefined) match.offer(1)
  while (!match.over) {
    const seat = match.decision?.seat
    // Backwards, because to end comes last: nobody moves about for nothing.
    const action = best(match.legal().toReversed(), (a) => worthOf(ending, match.table, a, []))
    const faces: number[] = []
    for (let result = match.play(seat, action); result.kind !== 'played'; result = match.play(seat, action)) {
      if (result.kind === 'refused') throw new Error('the maker may only do what is legal')
      const all = Array.from({ length: result.wanted.sides }, (_, i) => i + 1)
      const face = best(all, (f) => worthOf(ending, match.table, action, [...faces, f]))
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
  const name = endingOf(match.table)
  console.log(`${ending.name}: ended as ${name} in turn ${match.table.tracks.turn}, ${match.length} actions`)
  if (name === ending.name) writeFileSync(join(import.meta.dirname, `${name}.boma`), writeRecord(match.tell().record()))
}

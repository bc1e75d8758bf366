import {
  ALLOWED,
  apply,
  begin,
  blank,
  check,
  isOver,
  legal,
  Moves,
  question,
  searchDice,
  toDecide,
  writeAction,
} from '@boma/kernel'
import { quickPick } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { lettow } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { UNITS, type Unit } from '../../roster.ts'
import { given } from '../given.ts'

const bystanders = { 'Nairobi-Gar': 'Nairobi', DESG: 'Dar-es-Salaam' }
const EVERYONE: readonly Unit[] = Array.from({ length: UNITS }, (_, u) => u as Unit)

test('14.2, 22.0 a fort is no unit, and takes no hit for those in it', () => {
  const g = given('forts').units({
    ...bystanders,
    '1/KAR': 'Taveta',
    '1-FKA': 'Moshi',
    SK: 'Moshi',
    'German-Fort': 'Moshi',
  })
  g.turn('allied', 'A9').play('move 1/KAR to Moshi', 'end', 'fight at Moshi').dice(6, 1, 3).play('decline')
  expect([g.asked, g.why('lose German-Fort')]).toEqual(['german lose', '14.2'])
})

test('5.2, 22.0 fever costs a unit and not their fort', () => {
  const sick = { '1/KAR': 'Voi', WA: 'Voi', RFF: 'Voi', EAD: 'Voi', 'Allied-Fort': 'Voi' }
  const g = given('forts')
    .units({ ...bystanders, ...sick })
    .turn('german', 'G9', 1)
  expect([g.asked, g.why('lose Allied-Fort')]).toEqual(['allied lose', '5.2'])
})

test('17.2, 22.0 those who find no room are not paid for with their fort', () => {
  const four = { '3-FKA': 'Korogwe', '4-FKA': 'Korogwe', '5-FKA': 'Korogwe', '6-FKA': 'Korogwe' }
  const besieged = { '1-FKA': 'Moshi', '2-FKA': 'Moshi', 'German-Fort': 'Moshi', RM: 'Arusha', WA: 'Taveta' }
  const g = given('forts')
    .units({ ...bystanders, ...four, ...besieged, '1/KAR': 'Taveta' })
    .turn('allied', 'A9')
  g.play('move 1/KAR to Moshi', 'end', 'fight at Moshi').dice(6, 1, 6, 6, 6).play('decline', 'stay', 'retreat')
  expect([g.asked, g.why('lose German-Fort')]).toEqual(['german lose', '17.2'])
})

/** Who may be lost by the list, and who by the check. */
function unlike(t: Table, moves: Moves): readonly string[] {
  const side = toDecide(lettow, t)
  return EVERYONE.map((u) => act.lose(u))
    .filter((a) => (check(lettow, t, side, a) === ALLOWED) !== moves.has(a))
    .map((a) => writeAction(lettow.actions, a))
}

test('14.2, 5.2, 17.2 whoever may be lost is listed, and nobody else, in every loss of random matches', () => {
  const t = blank(lettow)
  const moves = new Moves()
  const pick = quickPick(14)
  const faults: string[] = []
  let losses = 0
  for (let match = 0; match < 60; match++) {
    const dice = searchDice([match, 142])
    begin(lettow, t, { scenario: 0, options: 4 | (match % 4) }, dice)
    while (!isOver(t)) {
      const count = legal(lettow, t, moves)
      if (question(lettow, t)?.name === 'lose') {
        losses++
        faults.push(...unlike(t, moves))
      }
      apply(lettow, t, toDecide(lettow, t), moves.at(pick(count)), dice)
    }
  }
  expect(losses).toBeGreaterThan(200)
  expect(faults).toEqual([])
})

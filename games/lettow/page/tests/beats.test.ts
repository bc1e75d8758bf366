import { NOBODY } from '@boma/kernel'
import { FALLEN, inEnglish } from '@boma/showing'
import { beatFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { lettow } from '../../index.ts'
import { ALLIED, CF, GERMAN, unit } from '../../roster.ts'
import { given } from '../../tests/given.ts'

const { page } = inEnglish(lettow)

const story = page.fights?.beats ?? (() => [])
const bystanders = { 'Nairobi-Gar': 'Nairobi', DESG: 'Dar-es-Salaam' }

/** 1/KAR meets 1 FKA at Moshi. */
const moshi = () => {
  const g = given().units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi' })
  return g.turn('allied', 'A9').play('move 1/KAR to Moshi', 'end', 'fight at Moshi')
}
const beatsOf = (g: ReturnType<typeof moshi>) => g.given.events.flatMap(story)

describe('the story of a combat', () => {
  test('begins with the attacker and with all who are there (12.1), but no forts (22.0)', () => {
    expect(beatsOf(moshi())).toEqual([
      { part: 'begins', title: 'The combat at Moshi', space: expect.any(Number), attacker: ALLIED },
      { part: 'joins', piece: unit('1-FKA'), hitsOn: CF[unit('1-FKA')] },
      { part: 'joins', piece: unit('1/KAR'), hitsOn: CF[unit('1/KAR')] },
    ])
    const g = given('forts').units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi', 'German-Fort': 'Moshi' })
    g.turn('allied', 'A9').play('move 1/KAR to Moshi', 'end', 'fight at Moshi')
    expect(beatsOf(g).filter((beat) => beat.part === 'joins')).toHaveLength(2)
  })

  test('has both dice for superiority, the attacker’s first (13.0), then each side’s volley (14.1, 14.3)', () => {
    const beats = beatsOf(moshi().dice(6, 1, 6, 6).play('decline'))
    expect(beats.find((beat) => beat.part === 'throws')).toMatchObject({
      throws: [{ by: 'attacker' }, { by: 'defender' }],
    })
    expect(beats.flatMap((beat) => (beat.part === 'volley' ? [beat.by] : []))).toEqual([ALLIED, GERMAN])
  })

  test('ends when one side alone is left (12.3), or when three rounds are over (16.0)', () => {
    const beats = beatsOf(moshi().dice(6, 1, 3).play('decline').play('lose 1-FKA'))
    expect(beats).toContainEqual({ part: 'lands', piece: unit('1-FKA'), state: FALLEN })
    expect(beats.at(-1)).toEqual({ part: 'ends', winner: ALLIED })
    const g = moshi()
    for (let round = 1; round <= 3; round++) g.dice(6, 1, 6, 6).play('decline').play('stay', 'stay')
    expect(beatsOf(g).at(-1)).toEqual({ part: 'ends', winner: NOBODY })
  })

  test('has no outcome of the odds when somebody leaves (15.0)', () => {
    const g = moshi().dice(6, 1, 6, 6).play('decline').play('retreat')
    expect(beatsOf(g).filter((beat) => beat.part === 'ends')).toEqual([{ part: 'ends' }])
  })

  test('is not broken off before all that followed from it is told', () => {
    expect(beatFaults(lettow, 12)).toEqual([])
  })
})

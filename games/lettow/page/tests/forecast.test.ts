import { type Action, parseAction } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { space } from '../../board.ts'
import { lettow } from '../../index.ts'
import { played } from '../../tests/forecasts/played.ts'
import { given, type Position } from '../../tests/given.ts'

const { page } = inEnglish(lettow)

const read = (text: string): Action => parseAction(act, text) as Action
const COUNT = 6_000

/** Compares what is told of an action with thousands of combats in which it was taken. */
function compare(g: Position, place: string, text: string): void {
  const told = page.advice.forecast?.(g.t, read(text))
  const { ends, lost } = played(g.t, read(text), space(place), COUNT, 1)
  // Three and a half standard deviations of so many tries are 2.3 per cent at most.
  const far = (share: number | undefined, p: number): number => Math.abs((share ?? 0) - p)
  expect(told?.outcomes).toHaveLength(3)
  for (const [i, { name, probability }] of (told?.outcomes ?? []).entries())
    expect(far(ends[i as 0], probability), name).toBeLessThan(0.023)
  for (const [i, { name, chances }] of (told?.histograms ?? []).entries())
    for (const [k, p] of chances.entries()) expect(far(lost[i as 0]?.[k], p), `${name}: ${k}`).toBeLessThan(0.023)
  expect(told?.assumes, 'what it takes for granted').toContain('weakest')
}

/** Light units of each side meet at Moshi, which the Germans hold with a fort. */
const moshi = (...options: readonly 'break-off'[]): Position =>
  given('forts', ...options)
    .units({
      '1/KAR': 'Taveta',
      '2/KAR': 'Taveta',
      EAD: 'Taveta',
      '1-FKA': 'Moshi',
      FW: 'Moshi',
      'German-Fort': 'Moshi',
      DESG: 'Dar-es-Salaam',
    })
    .turn('allied', 'A9')

describe('a forecast is what thousands of combats under its assumption come to', () => {
  test('13.0, 14.0 of a combat before it is begun, and while it is fought', () => {
    const g = moshi().play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'move EAD to Moshi', 'end')
    compare(g, 'Moshi', 'fight at Moshi')
    g.play('fight at Moshi')
    compare(g, 'Moshi', 'air')
    compare(g, 'Moshi', 'decline')
    g.dice(1, 6, 6, 6, 6, 6, 6).play('decline')
    compare(g, 'Moshi', 'stay')
    g.play('stay')
    compare(g, 'Moshi', 'stay')
  })

  test('14.2, 14.3 of whom a side loses, before it has fired back and after', () => {
    const first = moshi().play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'move EAD to Moshi', 'end')
    // The Germans are superior and hit twice.
    first.play('fight at Moshi').dice(1, 6, 1, 1).play('decline')
    expect(first.asked).toBe('allied lose')
    compare(first, 'Moshi', 'lose EAD')
    compare(first, 'Moshi', 'lose 1/KAR')
    // The Germans are superior and miss; the Allies answer with one hit.
    const second = moshi().play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'end')
    second.play('fight at Moshi').dice(1, 6, 6, 6, 1, 6).play('decline')
    expect(second.asked).toBe('german lose')
    compare(second, 'Moshi', 'lose 1-FKA')
    compare(second, 'Moshi', 'lose FW')
  })

  test('15.0, 17.2 of leaving: nobody fires, and who has no way is lost', () => {
    const g = moshi().play('move 1/KAR to Moshi', 'end', 'fight at Moshi').dice(1, 6, 6, 6, 6).play('decline')
    expect(g.asked).toBe('allied stay')
    const told = page.advice.forecast?.(g.t, read('retreat'))
    expect(told?.outcomes).toEqual([{ name: 'nobody fires', probability: 1, body: '' }])
    expect(told?.lines).toEqual([{ text: 'without a way back', value: '0', rule: '17.2' }])
  })

  test('10.3 of a march at the enemy, if nobody else comes', () => {
    const g = moshi().play('move 1/KAR to Moshi')
    compare(g, 'Moshi', 'move EAD to Moshi')
  })

  test('18.0 when superiority is known and nobody breaks off', () => {
    const g = moshi('break-off').play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'end', 'fight at Moshi')
    g.dice(/* aeroplanes help */ 1, 6, 1).play('air')
    expect(g.asked).toBe('allied break-off')
    compare(g, 'Moshi', 'decline')
  })

  test('5.2 with card A3 as long as one who landed fights, and no longer', () => {
    const g = given().units({
      RM: 'ocean',
      '1/KAR': 'Mombasa',
      '2/KAR': 'Mombasa',
      WA: 'Mombasa',
      '1-FKA': 'Tanga',
      '2-FKA': 'Tanga',
      '3-FKA': 'Tanga',
      DESG: 'Dar-es-Salaam',
    })
    g.turn('allied', 'A3').play('move 1/KAR to Tanga', 'move 2/KAR to Tanga', 'move WA to Tanga')
    compare(g, 'Tanga', 'sail RM to Tanga')
    g.play('sail RM to Tanga', 'end')
    compare(g, 'Tanga', 'fight at Tanga')
  })

  test('5.2 with card A5 in an ocean port, and with card G2 anywhere', () => {
    const navy = given().units({ RM: 'ocean', EAD: 'ocean', '1-FKA': 'Kilwa', SK: 'Kilwa', DESG: 'Dar-es-Salaam' })
    navy.turn('allied', 'A5').play('sail RM to Kilwa', 'sail EAD to Kilwa', 'end')
    compare(navy, 'Kilwa', 'fight at Kilwa')
    const german = given().units({
      'Nairobi-Gar': 'Nairobi',
      '1/KAR': 'Taveta',
      EAD: 'Taveta',
      '1-FKA': 'Moshi',
      FW: 'Moshi',
    })
    german.turn('german', 'G2').play('lead Moshi', 'move 1-FKA to Taveta', 'move FW to Taveta', 'end')
    compare(german, 'Taveta', 'fight at Taveta')
  })

  test('16.0, 17.2 of a landing that has no way back: whoever must retreat is lost', () => {
    const ring = { SK: 'Dar-es-Salaam', '2-FKA': 'Liwale', '3-FKA': 'Lindi', DESG: 'Dar-es-Salaam' }
    const g = given().units({
      RM: 'ocean',
      EAD: 'ocean',
      'Mombasa-Gar': 'ocean',
      FW: 'Kilwa',
      '1-FKA': 'Kilwa',
      ...ring,
    })
    g.set((t) => {
      t.tracks.airLost = 1
    })
    g.turn('allied', 'A9').play('sail RM to Kilwa', 'sail EAD to Kilwa', 'end')
    expect(page.advice.forecast?.(g.t, read('fight at Kilwa'))?.outcomes[1]?.probability).toBe(0)
    compare(g, 'Kilwa', 'fight at Kilwa')
  })

  test('16.0, 17.2 of those for whom there is no room, and of a garrison that cannot leave', () => {
    const four = { '1/KAR': 'Lindi', '2/KAR': 'Lindi', '3/KAR': 'Lindi', WA: 'Lindi' }
    const ring = { SK: 'Dar-es-Salaam', '2-FKA': 'Liwale', DESG: 'Dar-es-Salaam' }
    const g = given().units({ RM: 'ocean', 'C-IEF': 'ocean', 'Mombasa-Gar': 'ocean', FW: 'Kilwa', ...four, ...ring })
    g.turn('allied', 'A9').play('sail RM to Kilwa', 'sail C-IEF to Kilwa', 'sail Mombasa-Gar to Kilwa', 'end')
    compare(g, 'Kilwa', 'fight at Kilwa')
  })
})

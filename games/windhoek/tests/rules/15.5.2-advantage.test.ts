import { describe, expect, test } from 'vitest'
import { ALLIED, GERMAN } from '../../roster.ts'
import { type BattleGround, battleGround } from '../battle-ground.ts'

/** Attacks with everything named that stands in the first hex, and rolls for the advantage. */
const roll = (
  units: Readonly<Record<string, string | readonly [string, 'disrupted']>>,
  [from, at, force]: readonly [string, string, string],
  dice: readonly [number, number],
  arrange: (g: BattleGround) => void = () => {},
): BattleGround => {
  const g = battleGround().units(units)
  arrange(g)
  return g
    .attack(from, at, force)
    .dice(...dice)
    .play('go')
}
const modifiers = (g: BattleGround) => g.told('rolledForAdvantage').map(([side, modifier]) => [side, modifier])
const winner = (g: BattleGround) => g.asked.split(' ')[0]

describe('15.5.2 what is added to the dice', () => {
  test('15.5.2 one for a force of nothing but units with zones, of either side', () => {
    const g = roll({ 'SAMR-1': '3425', 'SAMR-2': '3425', 'FK-1': '3525' }, ['3425', '3525', 'SAMR-1 SAMR-2'], [4, 3])
    expect(modifiers(g)).toEqual([
      [ALLIED, 1],
      [GERMAN, 1],
    ])
    expect(g.told('rolledForAdvantage').map(([, , total]) => total)).toEqual([5, 4])
    expect(g.told('advantageGained')).toEqual([[ALLIED]])
  })

  test('15.5.2 a disrupted unit, a leader or a garrison spoils it', () => {
    const disrupted = roll(
      { 'SAMR-1': ['3425', 'disrupted'], 'SAMR-2': '3425', 'FK-1': '3525' },
      ['3425', '3525', 'SAMR-1 SAMR-2'],
      [4, 3],
    )
    expect(modifiers(disrupted)[0]).toEqual([ALLIED, 0])
    const garrison = roll({ 'SAMR-1': '2615', 'FK-1': '2515', 'G-Mil-1': '2515' }, ['2615', '2515', 'SAMR-1'], [4, 3])
    // One for the town, none for the company beside its militia.
    expect(modifiers(garrison)[1]).toEqual([GERMAN, 1])
  })

  test('15.5.2 a train in good order counts as a unit with a zone', () => {
    const g = roll({ 'A-Train': '3033', 'SAMR-1': '3033', 'FK-1': '3133' }, ['3033', '3133', 'A-Train SAMR-1'], [1, 6])
    expect(modifiers(g)[0]).toEqual([ALLIED, 1])
  })

  test('15.5.2 one for the defender of a town, none for a settlement', () => {
    expect(modifiers(roll({ DEOR: '2615', 'G-Art-1': '2515' }, ['2615', '2515', 'DEOR'], [1, 6]))).toEqual([
      [ALLIED, 0],
      [GERMAN, 1],
    ])
    expect(modifiers(roll({ DEOR: '3425', 'G-Art-1': '3424' }, ['3425', '3424', 'DEOR'], [1, 6]))).toEqual([
      [ALLIED, 0],
      [GERMAN, 0],
    ])
    // The attacker's own town is nothing to him.
    expect(modifiers(roll({ DEOR: '2615', 'G-Art-1': '2515' }, ['2515', '2615', 'G-Art-1'], [1, 6]))).toEqual([
      [GERMAN, 0],
      [ALLIED, 0],
    ])
  })

  test('15.5.2 one for an action point, the attacker deciding first', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'G-Art-1': '3525' })
      .set({ allied: 3, german: 2 })
      .attack('3425', '3525', 'DEOR')
      .play('go', 'spend')
    expect(g.asked).toBe('german bid')
    g.dice(1, 6).play('spend')
    expect([g.points('allied'), g.points('german')]).toEqual([2, 1])
    expect(modifiers(g)).toEqual([
      [ALLIED, 1],
      [GERMAN, 1],
    ])
    expect(g.citesOf('pointSpent')).toEqual(['15.5.2', '15.5.2'])
  })

  test('15.5.2 whoever has no action points is not asked for one', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'G-Art-1': '3525' })
      .set({ allied: 0, german: 2 })
      .attack('3425', '3525', 'DEOR')
      .play('go')
    expect(g.asked).toBe('german bid')
    expect(modifiers(g.dice(1, 6).play('end'))).toEqual([
      [ALLIED, 0],
      [GERMAN, 0],
    ])
  })
})

describe('15.5.2 level dice', () => {
  const rain = (g: BattleGround) => void g.set({ turn: 5 })
  const trench = (g: BattleGround) => void g.marks({ '3525': ['entrenched'] })
  const cases = [
    { ground: 'open ground', from: '3425', at: '3525', goesTo: 'allied' },
    { ground: 'a desert', from: '3525', at: '3624', goesTo: 'allied' },
    { ground: 'a mountain', from: '3425', at: '3426', goesTo: 'german' },
    { ground: 'bush', from: '2615', at: '2614', goesTo: 'german' },
    { ground: 'a settlement', from: '3425', at: '3424', goesTo: 'allied' },
    { ground: 'a dry river', from: '3126', at: '3225', goesTo: 'allied' },
    { ground: 'a river in rain', from: '3126', at: '3225', goesTo: 'german', arrange: rain },
    { ground: 'a dry bridge', from: '3026', at: '3127', goesTo: 'allied' },
    { ground: 'a bridge in rain', from: '3026', at: '3127', goesTo: 'german', arrange: rain },
    { ground: 'no river in rain', from: '3425', at: '3525', goesTo: 'allied', arrange: rain },
    { ground: 'a trench', from: '3425', at: '3525', goesTo: 'german', arrange: trench },
  ]
  test.each(cases)('15.5.2 go to the $goesTo side over $ground', ({ from, at, goesTo, arrange }) => {
    const g = roll({ DEOR: from, 'G-Art-1': at }, [from, at, 'DEOR'], [3, 3], arrange)
    expect(winner(g)).toBe(goesTo)
  })

  test('15.5.2 in a town a tie of totals is the defender', () => {
    expect(winner(roll({ DEOR: '2615', 'G-Art-1': '2515' }, ['2615', '2515', 'DEOR'], [4, 3]))).toBe('german')
    expect(winner(roll({ DEOR: '2615', 'G-Art-1': '2515' }, ['2615', '2515', 'DEOR'], [5, 3]))).toBe('allied')
  })
})

test('20.2 leaders add one, however many there are', () => {
  const one = roll({ DEOR: '3425', 'G-Art-1': '3525', Franke: '3525' }, ['3425', '3525', 'DEOR'], [1, 6])
  expect(modifiers(one)[1]).toEqual([GERMAN, 1])
  const both = roll(
    { DEOR: '3425', 'G-Art-1': '3525', Franke: '3525', Heydebreck: '3525' },
    ['3425', '3525', 'DEOR'],
    [1, 6],
  )
  expect(modifiers(both)[1]).toEqual([GERMAN, 1])
  const allied = roll({ 'SAMR-1': '3425', Botha: '3425', 'FK-1': '3525' }, ['3425', '3525', 'SAMR-1 Botha'], [1, 6])
  expect(modifiers(allied)).toEqual([
    [ALLIED, 1],
    [GERMAN, 1],
  ])
})

test('25.1.3 units in a trench win ties, and that is told under the trench', () => {
  const trench = (g: BattleGround) => void g.marks({ '3525': ['entrenched'] })
  const g = roll({ DEOR: '3425', 'G-Art-1': '3525' }, ['3425', '3525', 'DEOR'], [3, 3], trench)
  expect(g.citesOf('advantageGained')).toEqual(['25.1.3'])
  const higher = roll({ DEOR: '3425', 'G-Art-1': '3525' }, ['3425', '3525', 'DEOR'], [4, 3], trench)
  expect(winner(higher)).toBe('allied')
})

import { describe, expect, test } from 'vitest'
import { ALLIED, GERMAN } from '../../roster.ts'
import { type BattleGround, battleGround } from '../battle-ground.ts'

const force = ['DEOR', 'DLI', 'RMLI']
/** The marines and two battalions land at Lüderitz Bay. */
const landing = (units: Readonly<Record<string, string>>, arrange: (g: BattleGround) => void = () => {}) => {
  const g = battleGround('amphibious').units({ ...Object.fromEntries(force.map((name) => [name, 'cape'])), ...units })
  arrange(g)
  return g.assault('cape', '2426', force.join(' '))
}
const where = (g: BattleGround) => force.map((name) => g.at(name))
const lost = ['eliminated', 'eliminated', 'recruits']

describe('31.0 amphibious assault, the battle', () => {
  test('31.0 if the defender withdraws, the whole landing force advances', () => {
    const g = landing({ 'FK-1': '2426' }).dice(1, 6, 1).play('go', 'withdraw', 'fall back to 2526')
    expect(where(g)).toEqual(['2426', '2426', '2426'])
    expect(g.citesOf('advanced')).toEqual(['31.0', '31.0', '31.0'])
    expect(g.isOver).toBe(true)
  })

  test('31.0 the same when he is wiped out or retreats', () => {
    const wiped = landing({ 'Patrol-1': '2426' }).dice(6, 1, 1, 6, 6).play('go', 'fight')
    expect(where(wiped)).toEqual(['2426', '2426', '2426'])
    const beaten = landing({ 'FK-1': '2426' }).dice(6, 1, 1, 6, 6, 6, 1).play('go', 'fight', 'fall back to 2526')
    expect(where(beaten)).toEqual(['2426', '2426', '2426'])
  })

  test('31.0 even after a draw that has emptied the hex', () => {
    const g = battleGround('amphibious')
      .units({ RMLI: ['cape', 'disrupted'], 'Patrol-1': '2426' })
      .assault('cape', '2426', 'RMLI')
      .dice(6, 1, 1)
      .play('go', 'fight')
    expect(g.citesOf('battleDrawn')).toEqual(['17.3'])
    expect(g.at('RMLI')).toBe('2426 disrupted')
  })

  test('31.0 a hex that is not cleared costs the whole force', () => {
    const g = landing({ 'FK-1': '2426', 'FK-2': '2426' }).dice(6, 1, 6, 6, 6, 6, 6).play('go', 'fight')
    expect(g.citesOf('battleDrawn')).toEqual(['17.3'])
    expect(where(g)).toEqual(lost)
    expect(g.citesOf('eliminated')).toEqual(['31.0', '31.0', '31.0'])
    expect([g.points('allied'), g.points('german')]).toEqual([0, 0])
  })

  test('31.0 a beaten landing is lost instead of retreating, and three lost are a major battle', () => {
    const g = battleGround('amphibious')
      .units({ DEOR: ['cape', 'disrupted'], DLI: ['cape', 'disrupted'], RMLI: ['cape', 'disrupted'], 'FK-1': '2426' })
      .assault('cape', '2426', force.join(' '))
      .dice(1, 6, 6, 6, 6, 6)
      .play('go', 'fight')
    expect(g.told('battleWon')).toEqual([[GERMAN]])
    expect(where(g)).toEqual(lost)
    expect(g.citesOf('eliminated')).toEqual(['31.0', '31.0', '31.0'])
    expect(g.told('majorBattle')).toEqual([[GERMAN, 3]])
  })

  test('31.0 a beaten defender who stays in his trench has destroyed it', () => {
    const g = landing({ 'FK-1': '2426' }, (t) => void t.marks({ '2426': ['entrenched'] }))
      .dice(6, 1, 1, 6, 6, 6)
      .play('go', 'fight', 'stay')
    expect(g.told('battleWon')).toEqual([[ALLIED]])
    expect(where(g)).toEqual(lost)
  })

  test('31.0 the landing force cannot withdraw', () => {
    const g = landing({ 'FK-1': '2426' }).dice(6, 1).play('go')
    expect(g.legal).toEqual(['fight'])
    expect(g.why('withdraw')).toBe('31.0')
  })

  test('31.0 who withdraws from a landing may go anywhere: the enemy is at sea', () => {
    const g = battleGround('amphibious')
      .units({ RMLI: '2118', 'FK-1': '2117' })
      .assault('2118', '2117', 'RMLI')
      .dice(1, 6, 2)
      .play('go', 'withdraw', 'fall back to 2216')
    expect(g.why('fall back to 2217')).toBe('')
  })

  test('31.0 nobody else in the box joins', () => {
    const g = landing({ 'FK-1': '2426', Kimb: 'cape' }).dice(6, 1).play('go')
    expect(g.asked).toBe('allied withdraw')
    expect(g.told('linedUp')).toHaveLength(4)
  })
})

test('31.1 naval gun and aeroplane support a landing', () => {
  const g = landing({ 'FK-1': '2426', RN: 'support', 'SAAC-1': 'support' }).play('go')
  expect(g.asked).toBe('allied gun')
  g.play('gun')
  expect(g.asked).toBe('allied aeroplane')
  g.dice(6, 1, 1).play('aeroplane')
  g.dice(1, 6, 6, 6, 6, 1).play('fight', 'fall back to 2526')
  expect(where(g)).toEqual(['2426', '2426', '2426'])
})

import { expect, test } from 'vitest'
import { hex } from '../board.ts'
import { volleyOdds } from '../counsel/odds/fire.ts'
import { unit } from '../roster.ts'
import { DEFENSIVE, OFFENSIVE, OPPORTUNITY } from '../rules/10-fire.ts'
import { oddsFaults } from './fire-odds.ts'
import { given } from './given.ts'

/** Each volley so often; `npm run forecasts` fires 20,000 times in many positions. */
const PLAYED = 1_500

const RAJPUTS = {
  ...{ 'raj13-a': '1310 SW', 'raj13-b': '1310 disorganized', 'raj13-mg': '1310', 'raj13-co': '1310' },
  'raj13-c': '2506',
}
const GERMANS = { 'fk1-1': '1210 NE', 'fk1-2': '1210', merensky: '1210' }

test('10.25 the forecast of Offensive Fire is what volleys bring', () => {
  const g = given()
    .units({ ...RAJPUTS, ...GERMANS })
    .phase('germanFire')
    .play('sweep west-east', 'fire 1210')
  const forecast = volleyOdds(g.t, OFFENSIVE, hex('1210'), hex('1310'))
  expect(forecast.need).toBe(5 + 1 + 1 - 2)
  expect(oddsFaults(g.t, 'at 1310', forecast, PLAYED, 1)).toEqual([])
})
test('13.3d a British machine gun that has to run is thrown away on 1 to 4, unless it stands where it would run to', () => {
  const lost = (at: string, from: string) => {
    const g = given().units({ 'raj13-a': `${at} SW`, 'raj13-mg': at, 'raj13-c': '2506' })
    g.units({ 'fk1-1': `${from} SE`, 'fk1-2': from, 'fk1-3': from, merensky: from })
    const { fates } = volleyOdds(g.t, OFFENSIVE, hex(from), hex(at))
    const { eliminated = 0, retreats = 0 } = fates.find((fate) => fate.unit === unit('raj13-mg')) ?? {}
    return eliminated / (eliminated + retreats)
  }
  expect(lost('1310', '1210')).toBeCloseTo(4 / 6, 9)
  expect(lost('2507', '2407')).toBe(0)
})
test('10.3b the forecast of Defensive Fire is what volleys bring: those who have retreated are lost with the first step', () => {
  const g = given()
    .units({ ...RAJPUTS, 'raj13-d': '1310 retreated', ...GERMANS })
    .phase('germanDefence')
    .play('fire 1210')
  expect(oddsFaults(g.t, 'at 1310', volleyOdds(g.t, DEFENSIVE, hex('1210'), hex('1310')), PLAYED, 2)).toEqual([])
})
test('10.3c the forecast of Opportunity Fire is what volleys bring: at those who move alone', () => {
  const g = given()
    .units({
      ...{ 'kgo61-a': '1410 SW', 'kgo61-e': '1410', 'kgo61-mg': '1410', 'kgo61-co': '1410', tighe: '1410' },
      ...{ 'raj13-c': '2506', ...GERMANS },
    })
    .phase('britishMovement')
    .play('march 1410', 'all', 'step to 1310 facing SE')
  const forecast = volleyOdds(g.t, OPPORTUNITY, hex('1210'), hex('1310'))
  // On a flank: (5 + 1) * 2, Merensky, the ditch that they paid for
  expect(forecast.need).toBe(12 + 1 - 2)
  expect(oddsFaults(g.t, 'fire 1210', forecast, PLAYED, 3)).toEqual([])
})
test('10.25, 12.1, 17.2.4, 18.3, 18.5.4, 19.4 what counts for a volley is listed line by line, and the lines add up to what is needed', () => {
  const g = given()
    .units({ 'lnl2-a': '1210 NW', 'lnl2-b': '1210', 'lnl2-co': '1210', 'fk6-1': '1110 N' })
    .works({ '1110': 'trench smoke' })
  const { lines, need } = volleyOdds(g.t, OFFENSIVE, hex('1210'), hex('1110'))
  expect(lines.map(({ text, value, rule }) => [text, value, rule])).toEqual([
    ['page.top', 6, '10.25'],
    ['page.others', 1, '10.25'],
    ['page.flank', 7, '12.1'],
    ['page.leader', 2, '17.2.4'],
    ['page.embankment', -2, '18.5.4'],
    ['page.trench', -2, '18.3'],
    ['page.smoke', 1, '19.4'],
  ])
  expect(lines.reduce((sum, line) => sum + line.value, 0)).toBe(need)
})

import { copyOf, parseAction, view } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { tanga } from '../../index.ts'
import type { OptionId } from '../../options.ts'
import { BRITISH, unit } from '../../roster.ts'
import { germanFire } from '../firing.ts'
import { given, type Position } from '../given.ts'

/** Who is told to have been seen, and where. */
const sighted = (g: Position): readonly string[] => g.story.filter((line) => line.startsWith('sighted '))

describe('19.7 whoever fires or is hit is told, so that it can be remembered', () => {
  const stack = (states: Readonly<Record<string, string>>, options?: readonly OptionId[]) =>
    given('campaign', options).units({
      'fk6-1': `0311 NE ${states['fk6-1'] ?? ''}`.trim(),
      'fk6-2': `0311 ${states['fk6-2'] ?? ''}`.trim(),
      poppe: '0311',
      'raj13-a': '0410 N',
    })

  test('10.25, 19.7 all who fire, under the top too, and no leader among them', () => {
    expect(sighted(germanFire(stack({}), '0311', '0410', 6, 6))).toEqual([
      'sighted fk6-1 0311 lying 0',
      'sighted fk6-2 0311 lying 0',
    ])
  })

  test('10.25, 19.7 nobody under the top who does not fire', () => {
    expect(sighted(germanFire(stack({ 'fk6-2': 'ooa' }), '0311', '0410', 6, 5))).toEqual(['sighted fk6-1 0311 lying 0'])
  })

  test('10.25, 19.7 ruling T173: who lies on top of one that fires, and which side is up', () => {
    expect(sighted(germanFire(stack({ 'fk6-1': 'ooa disorganized' }), '0311', '0410', 6, 5))).toEqual([
      'sighted fk6-1 0311 lying 1',
      'sighted fk6-2 0311 lying 0',
    ])
  })

  test('19.7 nobody where all is seen', () => {
    expect(sighted(germanFire(stack({}, ['lee-enfield']), '0311', '0410', 6, 6))).toEqual([])
  })

  test('10.25, 19.7 whoever is hit', () => {
    expect(sighted(germanFire(stack({}), '0311', '0410', 1, 1, 1, 1))).toContain('sighted raj13-a 0410 lying 0')
  })
})

test('10.26, 19.7 a gun that fires is told, and who lies on top of it, and nobody else', () => {
  const g = given()
    .units({ 'fk6-1': '0310 N', 'hering-hermann': '0310', poppe: '0310', 'lnl2-a': '0308 S' })
    .phase('artillery')
  g.play('aim hering-hermann').dice(5, 5).play('at 0308')
  expect(sighted(g)).toEqual(['sighted fk6-1 0310 lying 0', 'sighted hering-hermann 0310 lying 0'])
})

test('11.2, 19.7 ruling T173: both stacks of a melee wholly', () => {
  const g = given().units({ 'raj13-a': '0310 N', 'raj13-b': '0310', 'fk6-1': '0309 S', poppe: '0309' })
  g.phase('britishMelee').dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
  expect(sighted(g).map((line) => line.split(' ')[1])).toEqual(['raj13-a', 'raj13-b', 'fk6-1', 'poppe'])
})

describe('19.7 a counter that was seen', () => {
  const page = inEnglish(tanga).page
  const g = () => given().units({ 'raj13-a': '0310 S', 'fk6-1': '0309 SE', 'fk6-2': '0309' }).phase('britishMelee')
  const seen = [{ piece: unit('fk6-2'), space: hex('0309'), states: ['disorganized'] }]

  test('lies with the side up that was seen, as long as a stack of its side is there', () => {
    const at = view(tanga, g().t, BRITISH)
    expect(page.memory?.sighted(at, seen[0] as never)).toMatchObject({ id: unit('fk6-2'), states: ['disorganized'] })
    expect(page.memory?.sighted(at, { ...seen[0], space: hex('0308') } as never)).toBe(undefined)
  })

  test('11.1 is what a melee is reckoned against that nobody sees, under whoever is seen', () => {
    const at = copyOf(tanga, view(tanga, g().play('charge 0310').t, BRITISH))
    const storm = parseAction(tanga.actions, 'storm 0309') as never
    expect(page.advice.forecast?.(at, storm)).toBe(undefined)
    page.memory?.suppose(at, seen)
    expect(page.advice.forecast?.(at, storm)?.rule).toBe('11.2')
  })
})

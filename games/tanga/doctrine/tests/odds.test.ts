import { expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { meleeForecast } from '../../counsel/odds/melee.ts'
import { BRITISH, GERMAN } from '../../roster.ts'
import { isFlanked } from '../../rules/08-facing.ts'
import { coverLine, trenchOf } from '../../rules/10-fire.ts'
import { given, type Position } from '../../tests/given.ts'
import { clash } from '../odds.ts'
import { type Stack, stacksOf } from '../picture.ts'

/** How far the doctrine is off from what players are told of a melee. */
function off({ t }: Position, from: string, at: string): number {
  const all: readonly Stack[] = [BRITISH, GERMAN].flatMap((side) => stacksOf(t, side))
  const [attack, defence] = [from, at].map((name) => all.find((each) => each.at === hex(name)))
  if (attack === undefined || defence === undefined) throw new Error('nobody is there')
  const ground = coverLine(attack.at, defence.at).value + trenchOf(t, attack.at, defence.at)
  const { win } = clash(
    attack.body,
    defence.body,
    ground,
    isFlanked(defence.at, t.places.facing[defence.at] ?? 0, attack.at),
  )
  return Math.abs(win - meleeForecast(t, attack.at, defence.at).win)
}

const ZUEGE = { 'fk6-1': '0310 N', 'fk6-2': '0310', 'fk6-3': '0310', poppe: '0310' }

test('11.2 the odds of a melee that the doctrine goes by are those that players are told', () => {
  const cases: readonly (readonly [Position, string, string])[] = [
    [given().units({ 'raj13-a': '0310 N', 'fk6-1': '0309 S' }).phase('britishMelee'), '0310', '0309'],
    [given().units({ 'raj13-a': '0310 N', 'fk6-1': '0309 N' }).phase('britishMelee'), '0310', '0309'],
    [
      given()
        .units({ ...ZUEGE, 'raj13-a': '0309 S', 'raj13-b': '0309', 'raj13-co': '0309' })
        .phase('germanMelee'),
      '0310',
      '0309',
    ],
    [
      given()
        .units({ ...ZUEGE, 'kgo61-a': '0309 S', 'kgo61-e': '0309', aitken: '0309' })
        .phase('germanMelee'),
      '0310',
      '0309',
    ],
    [
      given()
        .units({ ...ZUEGE, 'lnl2-a': '0309 S', 'lnl2-b': '0309 disorganized', 'lnl2-co': '0309' })
        .phase('germanMelee'),
      '0310',
      '0309',
    ],
    [
      given()
        .units({ 'fk17-1': '0310 N', 'fk17-mg1': '0310', adler: '0310', 'gren101-a': '0309 S' })
        .phase('germanMelee'),
      '0310',
      '0309',
    ],
    [
      given()
        .units({ 'kash2-a': '1211 NW', 'kash2-b': '1211', 'kash2-co': '1211', 'fk1-1': '1111 SE' })
        .works({ '1111': 'trench' })
        .phase('britishMelee'),
      '1211',
      '1111',
    ],
    [
      given()
        .units({ 'lnl2-a': '0310 N', 'lnl2-mg': '0310', 'lnl2-co': '0310', 'fk6-mg1': '0309 S' })
        .phase('britishMelee'),
      '0310',
      '0309',
    ],
  ]
  for (const [position, from, at] of cases) expect(off(position, from, at)).toBeLessThan(0.002)
})

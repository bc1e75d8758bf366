import type { Hex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { aboutFight, dayOf, hourAt, hourOf, isNight, lastTurn, turnOf } from '../../rules/04-clock.ts'
import { given } from '../given.ts'

describe('4.1 the clock', () => {
  test.each(SCENARIOS.map(({ id, start, end }) => ({ id, start, end })))(
    '4.1, 20.7, 21.1a, 21.2a $id: an hour a turn from the first to the last, each with its day and its darkness',
    ({ id, start, end }) => {
      const { t } = given(id)
      let [day, hour, turn] = [start.day, start.hour, 1]
      for (; day < end.day || (day === end.day && hour <= end.hour); turn++) {
        t.tracks.turn = turn
        // From 1700 to 0500, both of them
        const dark = [17, 18, 19, 20, 21, 22, 23, 24, 1, 2, 3, 4, 5].includes(hour)
        expect([turn, dayOf(t), hourOf(t), hourAt(t, turn), isNight(t)]).toEqual([turn, day, hour, hour, dark])
        expect(turnOf(t, day, hour)).toBe(turn)
        hour = hour === 24 ? 1 : hour + 1
        if (hour === 1) day++
      }
      expect(lastTurn(t)).toBe(turn - 1)
    },
  )

  test('4.2, 8.3, 10.26 what dice are about: another hour, phase, place or target is another fight, the same is not', () => {
    const { t } = given()
    const about = (turn: number, phase: number, from: Hex, at: Hex): number => {
      Object.assign(t.tracks, { turn, phase })
      aboutFight(t, from, at)
      return t.core.subject
    }
    const places = [hex('0108'), hex('0310'), hex('1511'), hex('2817')]
    const fights = new Set<number>()
    for (const turn of [1, 2, 61])
      for (let phase = 0; phase < 16; phase++)
        for (const from of places) for (const at of places) fights.add(about(turn, phase, from, at))
    expect(fights.size).toBe(3 * 16 * 4 * 4)
    // Whoever fires again at the same hex goes on with the dice of that fight
    about(1, 2, hex('0310'), hex('0309'))
    const from = t.core.subjectFrom
    t.core.rolls += 2
    about(1, 2, hex('0310'), hex('0309'))
    expect(t.core.subjectFrom).toBe(from)
    about(1, 3, hex('0310'), hex('0309'))
    expect(t.core.subjectFrom).toBe(from + 2)
  })

  test('4.2, 10.25, 10.26, 10.27, 11.1 a volley, a shell, a ship’s shot and a melee are each about a fight of their own', () => {
    const enemy = { 'lnl2-a': '0309 S disorganized', 'lnl2-b': '0408 S' }
    const volley = given().units({ 'fk6-1': '0310 N', ...enemy })
    const before = volley.t.core.subject
    volley.phase('germanFire').play('fire 0310').dice(6, 6).play('at 0309')
    const melee = given().units({ 'fk6-1': '0310 N', ...enemy })
    melee.phase('germanMelee').play('charge 0310').dice(6, 6, 6, 6).play('storm 0309')
    const shells = given().units({ 'hering-hermann': '0310 N', ...enemy })
    shells.phase('artillery').play('aim hering-hermann').dice(5, 5).play('at 0309')
    const ships = given().units({ 'fk6-1': '0310 N' })
    ships
      .arrange((t) => (t.naval.britishShots = 1))
      .phase('artillery')
      .dice(3, 1)
      .play('bombard 2016')
    const subjects = [volley, melee, shells, ships].map((g) => g.t.core.subject)
    expect(new Set([before, ...subjects]).size).toBe(5)
  })
})

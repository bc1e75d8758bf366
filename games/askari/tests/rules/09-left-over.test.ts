import { begin, blank, type Dice, isOver, legal, Moves, playListed, question, searchDice } from '@boma/kernel'
import { expect, test } from 'vitest'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { drawsOf } from '../scattered.ts'

// Whatever a march, a voyage, a battle on land or at sea lays out for its own use is put away when it is over: nothing of
// it is left when a side is asked what it does next in its Impulse.
const MATCHES = 12
const ACTIONS = 1_500

/** What lies about. */
function leftOvers(t: Table): string {
  const { force, joining, attackers, defenders, aimed, struck, entering, engaged, salvoed } = t
  const sets = { force, joining, attackers, defenders, aimed, struck, entering, engaged, salvoed }
  const { round, firer, target, pickFrom, led, openHits, dugHits, beaten } = t.battle
  const { carriers, otherCarriers, carriersHit, otherCarriersHit } = t.sea
  const tracks = {
    ...{ round, firer, target, pickFrom, led, openHits, dugHits, beaten, at: t.march.assault === 1 ? 0 : t.battle.at },
    ...{ roundAtSea: t.sea.round, carriers, otherCarriers, carriersHit, otherCarriersHit },
    ...{ porters: sum(t.porters.count), picked: t.march.carriers, entry: t.entry.carriers + t.entry.forced },
    ...{ groups: sum(t.groups.seeks) + sum(t.groups.target) + sum(t.groups.contact) + sum(t.groups.carriers) },
    ...{ from: t.march.from, rode: t.march.rode, last: t.march.picked, taken: t.march.at },
    ...{ fleet: sum(t.fleet.group) + sum(t.fleet.hits) },
  }
  return [
    ...Object.entries(sets).flatMap(([name, set]) => (set.next(0) >= 0 ? [name] : [])),
    ...Object.entries(tracks).flatMap(([name, value]) => (value > 0 ? [name] : [])),
  ].join(' ')
}
const sum = (column: unknown): number => Array.from(column as Iterable<number>).reduce((all, n) => all + n, 0)

test('9.1.2, 10.1.2, 10.3.7, 11.1.4, 12.4.7, 12.5.2 nothing of a march, a voyage or a battle is left when somebody chooses what he does next', () => {
  const t = blank(askari)
  const moves = new Moves()
  const wrong: string[] = []
  let [looks, battles, atSea] = [0, 0, 0]
  for (let match = 1; match <= MATCHES; match++) {
    const below = drawsOf(match + 900)
    const source = searchDice(match)
    const dice: Dice = { draw: (n, sides) => source.draw(n, sides, 0, n) }
    begin(askari, t, { scenario: match % askari.scenarios.length, options: 0 }, dice)
    for (let i = 0; i < ACTIONS && !isOver(t) && wrong.length === 0; i++) {
      playListed(askari, t, moves.at(below(legal(askari, t, moves))), dice)
      battles += t.battle.round > 0 ? 1 : 0
      atSea += t.sea.round > 0 ? 1 : 0
      if (question(askari, t)?.name !== 'impulse') continue
      looks++
      const left = leftOvers(t)
      if (left !== '') wrong.push(`${match}, after ${i}: ${left}`)
    }
  }
  expect(wrong).toEqual([])
  expect([looks > 100, battles > 10, atSea > 5]).toEqual([true, true, true])
})

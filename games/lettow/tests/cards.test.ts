import { copy, type TrueEvent } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { heldCards, type UsedValue } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { lettow } from '../index.ts'
import type { Table } from '../layout.ts'
import { IS_FORT, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { turnOf } from './forecasts/scenes.ts'

const { page } = inEnglish(lettow)
const card = (t: Table, piece: number) => page.facts(t, 0 as never, { piece }, [])
const factorOf = (t: Table, piece: number): number =>
  Number(/^\d/.exec(card(t, piece).find(({ name }) => name === 'Combat factor')?.text ?? '')?.[0])

let volleys = 0
function used(e: TrueEvent, before: Table, earlier: readonly TrueEvent[]): readonly (UsedValue | string)[] {
  const { unit: piece = -1, side = -1, hits = 0 } = e.facts
  // §10.2: whoever moves has a point left, or stands on rails
  if (e.kind === 'moved') return [{ piece, fact: 'Movement', value: /^[1-9] left$/ }]
  // §2.1: one hit, and it is gone
  if (e.kind === 'lost') return [{ piece, fact: 'Steps', value: 1 }]
  if (e.kind !== 'fired' || before.combat.at !== placeOf(earlier, before)) return []
  volleys++
  // §14.1: a die for each unit of the side, in the order of the counters, not above its factor
  const gone = new Set(earlier.filter(({ kind }) => kind === 'lost').map(({ facts }) => facts['unit']))
  const firing = Array.from({ length: UNITS }, (_, u) => u as Unit).filter(
    (u) => SIDE_OF[u] === side && IS_FORT[u] === 0 && before.units.where[u] === before.combat.at && !gone.has(u),
  )
  const byCards = firing.filter((u, i) => (e.dice[i]?.shows ?? 7) <= factorOf(before, u)).length
  return byCards === hits ? [] : [`${hits} hits, and ${byCards} by the cards of ${firing.length}`]
}
const placeOf = (earlier: readonly TrueEvent[], before: Table): number =>
  earlier.find(({ kind }) => kind === 'fought')?.facts['space'] ?? before.combat.at

test('2.1, 10.2, 14.1 every card says what the rules then use', () => {
  const layOut = (t: Table, match: number): void => void copy(turnOf(match + 1), t)
  const isWeighed = (_: Table, a: number): boolean => [act.move, act.fight, act.stay].some((kind) => kind.is(a))
  const run = { ...{ scenario: 0, options: 0, seed: 1, matches: 120, most: 0, actions: 60 }, layOut, isWeighed }
  const { held, faults } = heldCards(lettow, run, card, used)
  expect(faults.slice(0, 10)).toEqual([])
  for (const fact of ['Movement', 'Steps']) expect(held.get(fact), fact).toBeGreaterThan(20)
  expect(volleys).toBeGreaterThan(20)
})

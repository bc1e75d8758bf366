import { NOBODY, type TrueEvent } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { heldCards, type UsedValue } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { askari } from '../index.ts'
import type { Table } from '../layout.ts'
import { isVessel, type Unit } from '../roster.ts'

const { page } = inEnglish(askari)
const card = (t: Table, piece: number) => page.facts(t, NOBODY, { piece }, [])

/** §12.5.4a: the armour of a vessel as its card has it. */
const armourOf = (t: Table, piece: number): number =>
  Number(/armour (\d+)/.exec(card(t, piece).find(({ name }) => name === 'Values')?.text ?? '')?.[1])

function used({ kind, facts }: TrueEvent, before: Table): readonly UsedValue[] {
  const { unit: piece = -1, target = -1, morale = 0, needed = 0 } = facts
  // §11.3: a die not above morale
  if (kind === 'steady' || kind === 'broke') return [{ piece, fact: 'Morale', value: morale }]
  // §10.1.8: one point less
  if (kind === 'unsupplied') return [{ piece, fact: 'Movement', value: /without a line/ }]
  const isShot = kind === 'struck' || kind === 'overshot'
  // §12.5.4b: guns less armour; less than a die has faces, and more than none, so that nothing is cut off
  if (!isShot || needed < 1 || needed > 5 || !isVessel(piece as Unit) || !isVessel(target as Unit)) return []
  return [{ piece, fact: 'Values', value: needed + armourOf(before, target) }]
}

const TOWARDS = [act.step, act.march, act.steer, act.fight, act.seek, act.shell, act.line, act.go]

test('10.1.8, 11.3, 12.5.4 every card says what the rules then use', () => {
  const held = new Map<string, number>()
  for (const scenario of [0, 1, 2]) {
    const run = { ...{ scenario, options: 0, seed: 1, matches: 2, most: 0 }, actions: 4000 }
    const isWeighed = (_: Table, a: number): boolean => TOWARDS.some((kind) => kind.is(a))
    const found = heldCards(askari, { ...run, isWeighed }, card, used)
    expect(found.faults.slice(0, 10)).toEqual([])
    for (const [fact, count] of found.held) held.set(fact, (held.get(fact) ?? 0) + count)
  }
  for (const fact of ['Morale', 'Movement', 'Values']) expect(held.get(fact), fact).toBeGreaterThan(10)
})

import { copy, type Hex, type TrueEvent, toDecide, view } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { heldCards, type UsedValue } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { isHex } from '../board.ts'
import { tanga } from '../index.ts'
import type { Table } from '../layout.ts'
import { BRITISH, DEFENCE, SIDE_OF, type Unit } from '../roster.ts'
import { isMachineGun } from '../stacks.ts'
import { given } from './given.ts'
import { clearTable, scatter } from './scattered.ts'

const { page } = inEnglish(tanga)
/** What is printed on a counter and lies up, and the facts of its card. */
function card(t: Table, piece: number) {
  const side = SIDE_OF[piece as Unit] ?? toDecide(tanga, t)
  const seen = view(tanga, t, side)
  const values = page.pieces(seen, side).find(({ id }) => id === piece)?.values ?? ''
  return [{ name: 'Values', text: values }, ...page.facts(seen, side, { piece }, [])]
}

function used(e: TrueEvent, before: Table, earlier: readonly TrueEvent[]): readonly UsedValue[] {
  const { unit: piece = -1, morale = 0 } = e.facts
  const u = piece as Unit
  const isFlipped = earlier.some(({ kind, facts }) => kind === 'disorganized' && facts['unit'] === piece)
  if (e.kind === 'stoodMelee' || e.kind === 'failedMelee') {
    // §11.2, note 4, §19.5: what counts instead of the printed one stands by itself
    const isMoving = SIDE_OF[u] === BRITISH && isMachineGun(u) && SIDE_OF[u] === before.tracks.phasing
    if (isMoving || (DEFENCE[u] ?? 0) > 0) return [{ piece, fact: 'Morale', value: morale }]
    return isFlipped ? [] : [{ piece, fact: 'Values', value: new RegExp(`^\\d+-${morale}-`) }]
  }
  if (e.kind !== 'moved' || !isHex(before.units.where[u] as Hex)) return []
  // §15.2: whoever steps has factors left
  return [{ piece, fact: 'Movement', value: /^[1-9]/ }]
}

const PHASES = ['britishMelee', 'germanMelee', 'britishMovement', 'germanMovement'] as const

test('11.2b, 15.2 every card says what the rules then use', () => {
  const layOut = (t: Table, match: number): void => {
    const g = given().arrange((to) => {
      clearTable(to)
      scatter(to, match + 1)
    })
    copy(g.phase(PHASES[match % PHASES.length] ?? 'britishMelee').t, t)
  }
  const isWeighed = (_: Table, a: number): boolean => [act.charge, act.storm, act.march, act.step].some((k) => k.is(a))
  const run = { ...{ scenario: 0, options: 0, seed: 1, matches: 160, most: 0, actions: 40 }, layOut, isWeighed }
  const { held, faults } = heldCards(tanga, run, card, used)
  expect(faults.slice(0, 10)).toEqual([])
  for (const fact of ['Values', 'Movement', 'Morale']) expect(held.get(fact), fact).toBeGreaterThan(5)
})

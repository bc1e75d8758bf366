import { legal, Moves, meant, writeAction } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { windhoek } from '../../index.ts'
import { GERMAN } from '../../roster.ts'
import type { Position } from '../../tests/given.ts'
import { marching } from '../../tests/marching.ts'

/** What a line means there: the order in notation, the places to choose from, or nothing. */
function said(p: Position, text: string): string | undefined {
  const moves = new Moves()
  legal(windhoek, p.t, moves)
  const found = meant(windhoek, p.t, GERMAN, moves.toArray(), text)
  if (found === undefined) return undefined
  return found.kind === 'order'
    ? found.order.map((action) => writeAction(windhoek.actions, action)).join('; ')
    : `which: ${found.places.join(', ')}`
}

describe('what the words of the page mean', () => {
  const p = marching('german', { Franke: '2515', 'FK-1': '2515', 'SAMR-1': '2117', 'FK-2': '2216' })

  test('a march by names is one order, of one counter or of all in a place', () => {
    const alone = said(p, 'march Franke to Usakos')
    expect(alone).toContain('march from 2515')
    expect(alone).toMatch(/join Franke/)
    expect(alone).toMatch(/to 2415/)
    expect(said(p, 'MARCH  Karibib to usakos')).toMatch(/march from 2515; all; .*2415/)
    expect(said(p, 'march 2515 to 2415')).toBe(said(p, 'march Karibib to Usakos'))
    expect(said(p, 'ziehe Karibib nach Usakos')).toBe(said(p, 'march Karibib to Usakos'))
  })

  test('an attack by name is made by whoever reaches it, and asks whence when several do', () => {
    expect(said(p, 'attack Swakopmund from 2216')).toMatch(/^march from 2216; .*attack 2117$/)
    expect(said(p, 'attack Swakopmund')).toMatch(/^which: .*2216/)
  })

  test('a label of the page is that choice', () => {
    const label = windhoek.present.page?.offer?.(p.t, windhoekEnd(p)).label ?? ''
    expect(said(p, label.toUpperCase())).toBe('end')
  })

  test('what nobody can do, or no name says, means nothing', () => {
    expect(said(p, 'march Franke to Upington')).toBeUndefined()
    expect(said(p, 'march Botha to Usakos')).toBeUndefined()
    expect(said(p, 'march Franke to Nowhere')).toBeUndefined()
    expect(said(p, 'attack Karibib')).toBeUndefined()
    expect(said(p, 'dance')).toBeUndefined()
  })
})

function windhoekEnd(p: Position) {
  const moves = new Moves()
  legal(windhoek, p.t, moves)
  const end = moves.toArray().find((action) => writeAction(windhoek.actions, action) === 'end')
  if (end === undefined) throw new Error('the phase cannot be ended')
  return end
}

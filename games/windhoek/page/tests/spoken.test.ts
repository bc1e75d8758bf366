import { legal, Moves, writeAction } from '@boma/kernel'
import { inEnglish, meant } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { windhoek } from '../../index.ts'
import { GERMAN } from '../../roster.ts'
import type { Position } from '../../tests/given.ts'
import { marching } from '../../tests/marching.ts'

/** What a line means there: the order in notation, the places to choose from, what is wrong with it, or nothing. */
function said(p: Position, text: string): string | undefined {
  const moves = new Moves()
  legal(windhoek, p.t, moves)
  const found = meant(inEnglish(windhoek), p.t, GERMAN, moves.toArray(), text)
  if (found === undefined) return undefined
  if (found.kind === 'order') return found.order.map((action) => writeAction(windhoek.actions, action)).join('; ')
  if (found.kind === 'which') return `which: ${found.places.join(', ')}`
  return found.kind === 'unknown' ? `no ${found.what} ${found.name}` : found.kind
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
    // Whoever is asked whence adds it to what he wrote
    for (const line of ['greife Swakopmund von 2216 an', 'greife Swakopmund an von 2216'])
      expect(said(p, line)).toBe(said(p, 'attack Swakopmund from 2216'))
  })

  test('a label of the page is that choice', () => {
    const label = inEnglish(windhoek).page.offer(p.t, windhoekEnd(p)).label ?? ''
    expect(said(p, label.toUpperCase())).toBe('end')
  })

  test('a march leads by the places that are named, with those that are named', () => {
    expect(said(p, 'go Karibib to Usakos with Franke')).toBe(said(p, 'march Franke to Usakos'))
    expect(said(p, 'march Karibib to Usakos by 2514')).toMatch(/2514.*2415/)
    expect(said(p, 'ziehe Karibib nach Usakos über 2514')).toBe(said(p, 'march Karibib to Usakos by 2514'))
    expect(said(p, 'attack Swakopmund with 2 FK')).toMatch(/^march from 2216; .*attack 2117$/)
    expect(said(p, 'greife Swakopmund mit 2. Feldkompanie an')).toBe(said(p, 'attack Swakopmund with 2 FK'))
  })

  test('who only asks is told how far they get, and who is sent onto an enemy how to attack him', () => {
    expect(said(p, 'reach Karibib')).toBe('reach')
    expect(said(p, 'reach Usakos')).toBe('stuck')
    expect(said(p, 'go 2216 to Swakopmund')).toBe('enemy')
  })

  test('a place may be called by its town and its number, as the page calls it', () => {
    expect(said(p, 'march Karibib 2515 to Usakos 2415')).toBe(said(p, 'march Karibib to Usakos'))
  })

  test('what nobody can do, or no name says, is no order', () => {
    expect(said(p, 'march Franke to Upington')).toBe('out-of-reach')
    expect(said(p, 'march Botha to Usakos')).toBe('no place Botha')
    expect(said(p, 'march Franke to Nowhere')).toBe('no place Nowhere')
    expect(said(p, 'march Karibib to Usakos by Nowhere')).toBe('no place Nowhere')
    expect(said(p, 'march Karibib to Usakos with 2 FK')).toBe('no counter 2 FK')
    expect(said(p, 'march Franke to Windhoek by Swakopmund')).toBe('out-of-reach')
    expect(said(p, 'attack Karibib')).toBe('out-of-reach')
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

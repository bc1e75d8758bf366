import { FIRST, type Seat } from '@boma/kernel'
import { createRoot } from 'solid-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import { placeName, whereWords } from '../../scene/place-words.ts'
import { setScene } from '../../scene/scene.ts'
import { actionOf, hexOf, seated } from '../../session/tests/table.ts'
import { sentenceFor, whoIsAsked } from '../sentence.ts'

beforeAll(() => language.set('en'))

describe('the prompt', () => {
  const IDLE = { kind: 'idle' } as const

  test('says which player is asked', () => {
    const session = seated()
    expect(whoIsAsked(session, IDLE)).toBe('Blue player')
    session.play(actionOf('end'))
    expect(whoIsAsked(session, IDLE)).toBe('Red player')
  })

  test('says for whom the computer thinks, and asks nobody then', () => {
    const session = seated({ seats: ['greedy', 'person'] })
    const thinking = { kind: 'thinking', seat: FIRST as number as Seat, player: 'greedy' } as const
    expect(whoIsAsked(session, thinking)).toBe('')
    expect(sentenceFor(session, thinking)).toBe('The computer (Blue) is thinking …')
  })
})

describe('a place', () => {
  const session = seated()
  const page = session.game.page
  if (page === undefined) throw new Error('the sample game has a page')
  const open = hexOf(session, '0101')
  const box = { space: 900, name: 'Cape Colony' }
  const seenAs = (kind: 'hexes' | 'points') => {
    const board = { ...page.board(session.view()), kind, boxes: [box] }
    const shown = { ...page, board: () => board }
    return createRoot(() => setScene(session, () => shown))
  }

  test('without a town is its number on a hex map, and its name elsewhere', () => {
    expect([placeName(seenAs('hexes'), open), whereWords(seenAs('hexes'), open)]).toEqual(['Hex 0101', '0101, open'])
    expect([placeName(seenAs('points'), open), whereWords(seenAs('points'), open)]).toEqual(['0101', ''])
  })

  test('on a map of points tells its ways and its worth, not its ground', () => {
    const board = page.board(session.view())
    const town = { space: open, name: 'Tanga', rank: 'town', port: true, objective: true } as const
    const links = [{ from: hexOf(session, '0102'), to: open, kind: 'rail' }] as const
    const shown = { ...page, board: () => ({ ...board, kind: 'points' as const, towns: [town], links }) }
    const scene = createRoot(() => setScene(session, () => shown))
    expect(whereWords(scene, open)).toBe('port, railway, counts for victory')
  })

  test('beside the map is no hex, whatever the map', () => {
    expect(placeName(seenAs('hexes'), box.space)).toBe('Cape Colony')
    expect(whereWords(seenAs('hexes'), box.space)).toBe('')
  })
})

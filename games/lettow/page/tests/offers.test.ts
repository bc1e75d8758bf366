import {
  type Action,
  actionFacts,
  actionName,
  apply,
  begin,
  isMain,
  legal,
  Moves,
  notations,
  parseAction,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { space } from '../../board.ts'
import { lettow } from '../../index.ts'
import type { Unit } from '../../roster.ts'
import { flow } from '../../sequence.ts'
import { given, type Position } from '../../tests/given.ts'
import { english } from '../../words/english/index.ts'

const { page } = inEnglish(lettow)
const action = (text: string) => parseAction(act, text) as Action
const offered = (g: Position, text: string) => page.offer(g.t, action(text))

describe('labels', () => {
  test.each(notations(act))('%s is said in words, not in notation', (notation) => {
    const text = notation.replace('{unit}', '1-FKA').replace('{space}', 'Dar-es-Salaam')
    const label = offered(given(), text)?.label ?? ''
    expect(label).toMatch(/^[A-Z].+/)
    expect(label).not.toMatch(/1-FKA|Dar-es|[{}?]/)
    if (notation.includes('{space}')) expect(label).toContain('Dar es Salaam')
  })

  test('those for one question are for a question that there is', () => {
    const questions = flow.steps.flatMap((step) => (step?.kind === 'question' ? [step.name] : []))
    const keys = Object.keys(english.messages).filter((key) => key.startsWith('do.'))
    const names = notations(act).map((notation) =>
      actionName(act, action(notation.replace('{unit}', 'FW').replace('{space}', 'Voi'))),
    )
    for (const key of keys) {
      const [, name = '', where] = key.split('.')
      expect(names).toContain(name)
      if (where !== undefined && where !== 'rail') expect(questions).toContain(where)
    }
  })
})

describe('a move', () => {
  const g = () =>
    given()
      .units({ '1/KAR': 'Mombasa', 'B-IEF': 'ocean', '1-FKA': 'Tanga', DESG: 'Dar-es-Salaam' })
      .turn('allied', 'A6')

  test('by rail shows the line that it takes (28.3), and what it leaves of the points', () => {
    expect(offered(g(), 'move 1/KAR to Kisumu')).toMatchObject({
      label: 'Send 1/KAR by rail to Kisumu',
      path: ['Mombasa', 'Voi', 'Nairobi', 'Kisumu'].map(space),
      cost: '1',
      hostile: false,
    })
  })

  test('by rail and trail through a full space shows both (11.0)', () => {
    const five = { '2/KAR': 'Voi', '3/KAR': 'Voi', WA: 'Voi', RFF: 'Voi', MGC: 'Voi' }
    const full = given()
      .units({ ...five, '1/KAR': 'Kisumu', DESG: 'Dar-es-Salaam' })
      .turn('allied', 'A6')
    expect(offered(full, 'move 1/KAR to Taveta')).toMatchObject({
      label: 'March 1/KAR to Taveta',
      path: ['Kisumu', 'Nairobi', 'Voi', 'Taveta'].map(space),
      cost: '',
    })
  })

  test('by water shows the ports that it passes (28.2), and to the enemy that it is an attack (10.3)', () => {
    expect(offered(g(), 'sail 1/KAR to Kilwa')).toMatchObject({
      label: 'Ship 1/KAR to Kilwa',
      path: ['Mombasa', 'Tanga', 'Dar-es-Salaam', 'Kilwa'].map(space),
      cost: '',
    })
    expect(offered(g(), 'sail B-IEF to Tanga')?.hostile).toBe(true)
    expect(offered(g(), 'move 1/KAR to Tanga')).toMatchObject({
      label: 'March 1/KAR to Tanga',
      hostile: true,
      path: [space('Mombasa'), space('Tanga')],
    })
  })
})

/** What Enter takes of all that is allowed. */
const mainOf = (g: Pick<Position, 't' | 'legal'>) =>
  g.legal.filter((text) => isMain(lettow, g.t, action(text)) && !page.offer(g.t, action(text)).lesser)

test('Enter ends movement, keeps the aeroplanes at home, fights the last combat and stays', () => {
  const g = given()
    .units({ '1/KAR': 'Taveta', '2/KAR': 'Taveta', '1-FKA': 'Moshi', DESG: 'Dar-es-Salaam' })
    .turn('allied', 'A6')
  const main = () => mainOf(g)
  expect(main()).toEqual(['end'])
  g.play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'end')
  expect(main()).toEqual(['fight at Moshi'])
  expect(offered(g, 'fight at Moshi')).toMatchObject({ hostile: true })
  g.play('fight at Moshi')
  expect(main()).toEqual(['decline'])
  expect(offered(g, 'decline')?.label).toBe('Keep them on the ground')
  g.dice(1, 6, 6, 6, 6).play('decline')
  expect(main()).toEqual(['stay'])
})

test('15.0 Enter has nobody stay who is more likely beaten than he wins', () => {
  const g = given().units({ '1/KAR': 'Taveta', '1-FKA': 'Moshi', '2-FKA': 'Moshi', '3-FKA': 'Moshi', FW: 'Moshi' })
  g.turn('allied', 'A6').play('move 1/KAR to Moshi', 'end', 'fight at Moshi').dice(1, 6, 6, 6, 6, 6, 6).play('decline')
  expect([g.asked, g.legal]).toEqual(['allied stay', expect.arrayContaining(['stay', 'retreat'])])
  expect(mainOf(g)).toEqual([])
})

test.each([
  [1, []],
  [2, ['break-off', 'supply', 'forts']],
] as const)('whatever is legal in a match can be chosen on the page (seed %i)', (seed, options) => {
  const { table: t } = given(...options).given
  const dice = searchDice(seed)
  begin(lettow, t, { scenario: 0, options: t.core.options }, dice)
  const board = page.board(t)
  const places = new Set([...board.spaces.map((s) => s.id), ...board.boxes.map((b) => b.space)])
  const moves = new Moves()
  for (let n = 0; n < 400 && t.core.result === 0; n++) {
    const all = Array.from({ length: legal(lettow, t, moves) }, (_, i) => moves.at(i))
    const side = toDecide(lettow, t)
    const shown = new Map(page.pieces(t, side).map((piece) => [piece.id, piece]))
    for (const piece of shown.values()) expect(places.has(piece.space), piece.name).toBe(true)
    for (const each of all) {
      const facts: { readonly unit?: Unit; readonly space?: number } = actionFacts(act, each)
      if (facts.unit !== undefined) expect(shown.has(facts.unit)).toBe(true)
      if (facts.space !== undefined) expect(places.has(facts.space)).toBe(true)
      const way = page.offer(t, each).path
      if (way !== undefined)
        expect([way[0], way.at(-1)]).toEqual([facts.unit === undefined ? -1 : t.units.where[facts.unit], facts.space])
    }
    expect(all.filter((each) => isMain(lettow, t, each)).length).toBeLessThanOrEqual(1)
    page.fights?.panel(t, side)
    page.status(t)
    page.cards?.decks(t, side)
    const chosen = all[(n * 7919) % all.length] as Action
    const odds = page.advice.forecast?.(t, chosen)
    if (odds) expect(odds.outcomes.reduce((sum, o) => sum + o.probability, 0)).toBeCloseTo(1)
    expect(apply(lettow, t, side, chosen, dice)).toBe(0)
  }
  expect(t.tracks.turn).toBeGreaterThan(3)
})

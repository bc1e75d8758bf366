import { parseAction, type Side, view } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { tanga } from '../../index.ts'
import { BRITISH, GERMAN, UNITS, unit } from '../../roster.ts'
import { given, type Position } from '../../tests/given.ts'

const page = inEnglish(tanga).page
const pieces = (g: Position, viewer: Side) => page?.pieces(view(tanga, g.t, viewer), viewer) ?? []
const forecast = (g: Position, notation: string, viewer: Side) =>
  page.advice.forecast?.(view(tanga, g.t, viewer), parseAction(tanga.actions, notation) as never)

describe('19.7 stacks that a view does not show', () => {
  const g = () => given().units({ 'raj13-a': '0310 S', 'fk6-1': '0309 SE', 'fk6-2': '0309', poppe: '0309' })

  test('19.7 lie face down: one piece of the side’s look, without a name, facing as they do', () => {
    const there = pieces(g(), BRITISH).filter(({ space }) => space === hex('0309'))
    expect(there).toMatchObject([{ id: UNITS + hex('0309'), side: GERMAN, states: ['hidden'], name: '', fullName: '' }])
    expect(pieces(g(), GERMAN).filter(({ space }) => space === hex('0309'))).toHaveLength(3)
    const marks = page
      ?.marks(view(tanga, g().t, BRITISH))
      .filter(({ space, kind }) => space === hex('0309') && kind === 'facing')
    expect(marks).toMatchObject([{ turned: 120 }])
  })

  test('19.7 nothing lies where the view does not tell', () => {
    const all = pieces(g(), BRITISH)
    expect(all.map(({ space }) => space).toSorted()).toEqual([hex('0309'), hex('0310')].toSorted())
  })

  test('11.1, 19.7 a melee against what nobody sees is not reckoned; against what is seen it is', () => {
    const unseen = g().phase('britishMelee').play('charge 0310')
    expect(forecast(unseen, 'storm 0309', BRITISH)).toBe(undefined)
    const seen = given().units({ 'raj13-a': '0310 N', 'fk6-1': '0309 SE' }).phase('britishMelee').play('charge 0310')
    expect(forecast(seen, 'storm 0309', BRITISH)?.rule).toBe('11.2')
  })

  test('6.3.3, 19.7 what an enemy formation has lost is what is seen of it: at least so much, at most so much is left', () => {
    const shot = given()
      .units({ 'raj13-a': '0310 N disorganized', 'raj13-b': '1511 NW disorganized', 'fk6-1': '0309 S' })
      .arrange((t) => {
        t.tracks.turn = 3
      })
    const tells = (viewer: Side, piece: string) => {
      const seen = view(tanga, shot.t, viewer)
      const [losses] = page.facts(seen, viewer, { piece: unit(piece) }, []) ?? []
      return [losses?.text, page.advice.standing?.(seen)?.brinks?.rows[0]?.left]
    }
    const own = tells(BRITISH, 'raj13-a')
    expect(own[0]).toMatch(/^2 lost of \d+$/)
    expect(own[1]).toMatch(/^\d+ left$/)
    const theirs = tells(GERMAN, 'raj13-a')
    expect(theirs[0]).toMatch(/^at least 1 lost of \d+$/)
    expect(theirs[1]).toMatch(/^at most \d+ left$/)
  })

  test('21.2.1.1b, 19.7 who holds the town is told of stacks that lie face down, too: they show that they can fight', () => {
    const g = given('campaign').units({ 'raj13-a': '2010 NW', 'fk6-1': '0711 SE' })
    g.arrange((t) => {
      t.tracks.turn = 1
    })
    const lacks = (viewer: Side) =>
      page.advice.standing?.(view(tanga, g.t, viewer))?.claims.map(({ side, missing }) => [side, missing])
    expect(lacks(GERMAN)).toEqual(lacks(BRITISH))
    expect(lacks(BRITISH)).toEqual([
      [BRITISH, 'nobody in European Tanga'],
      [GERMAN, ''],
    ])
  })
})

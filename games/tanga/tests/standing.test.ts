import { NOBODY } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { tanga } from '../index.ts'
import type { OptionId } from '../options.ts'
import { BRITISH, GERMAN } from '../roster.ts'
import { given, type Position } from './given.ts'

const standing = ({ t }: Position) => inEnglish(tanga).page.advice.standing?.(t)
/** What is said in short, and whose each government building is. */
const stands = (g: Position) => [standing(g)?.short, standing(g)?.places.map(({ side }) => side)]

/** The British took the Boma and the Customs House, and a company stands in the latter; a Zug stands in the school. */
const inTown = (scenario: string, options: readonly OptionId[] = []) =>
  given(scenario, options)
    .units({ 'lnl2-a': '1008 N', 'fk6-1': '0712 N' })
    .arrange((t) => {
      t.tracks.british = 0b11
    })

test('21.1d, 22.1.1 government buildings are not spoken of where they decide nothing', () => {
  for (const scenario of ['two-to-tanga', 'invasion']) expect(stands(inTown(scenario))).toEqual(['', []])
})

test('21.2.1.1b a building is whose troops were the last in it; with the option, whose troops are', () => {
  expect(stands(inTown('campaign'))).toEqual(['2/6', [BRITISH, BRITISH, GERMAN, GERMAN, GERMAN, GERMAN]])
  const garrisoned = [NOBODY, BRITISH, NOBODY, NOBODY, GERMAN, NOBODY]
  expect(stands(inTown('campaign', ['garrisons']))).toEqual(['1/6', garrisoned])
  // §21.3: so it is in the Big Push, which asks for three
  expect(stands(inTown('big-push'))).toEqual(['1/3', garrisoned])
})

test('21.2.1.1b Germans who are too far east for a major victory are told of by the column', () => {
  const g = given().units({ 'lnl2-a': '1008 N', 'fk6-1': '0916 N' })
  g.arrange((t) => {
    t.tracks.british = 0b111111
  })
  expect(standing(g)?.claims[0]?.missing).toBe('Germans still in column 7 or east of it')
})

test('21.3 nothing is missing for a victory where a better one is met', () => {
  const g = given('big-push').units({ 'lnl2-a': '1008 N', 'lnl2-b': '0909 N', 'lnl2-c': '0810 N' })
  for (const broken of ['raj13', 'kgo61', 'pli63']) g.breaks(broken)
  expect(standing(g)?.claims[0]).toMatchObject({ isMet: true, missing: '' })
})

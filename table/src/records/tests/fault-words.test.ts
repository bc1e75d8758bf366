import { FAULTS, faultOf } from '@boma/kernel'
import { afterAll, expect, test } from 'vitest'
import { language } from '../../words/words.ts'
import { faultWords } from '../fault-words.ts'
import { FAULTS_DE } from '../faults.de.ts'
import { uselessWords } from '../useless.ts'

afterAll(() => language.set('en'))

test('what is wrong with a record is said in German too, with its line', () => {
  const fault = faultOf('noLine', { line: "'scenery ford'" })
  language.set('en')
  expect(faultWords(fault, 4)).toBe("line 4: 'scenery ford' is not a line that a record has there")
  language.set('de')
  expect(uselessWords({ kind: 'damaged', fault, line: 4 })).toContain(
    "Zeile 4: 'scenery ford' ist keine Zeile, die dort stehen kann.",
  )
})

test('the same facts stand in both languages', () => {
  const factsIn = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([fact]) => fact).sort()
  for (const name of Object.keys(FAULTS) as (keyof typeof FAULTS)[])
    expect(factsIn(FAULTS_DE[name]), name).toEqual(factsIn(FAULTS[name]))
})

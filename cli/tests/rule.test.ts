import { describe, expect, test } from 'vitest'
import { nearest, orList } from '../near.ts'
import { codeOf, testsOf } from '../rules/citations.ts'
import { casesOf, rulingsOn } from '../rules/rulebook.ts'
import { type Sources, sourcesOf } from '../rules/sources.ts'
import { wrap } from '../screen/wrap.ts'
import { boma, bomaHere, folder } from './run.ts'

const rule = async (...words: string[]) => (await bomaHere(['rule', ...words])).out
const complaint = async (...words: string[]) => (await bomaHere(['rule', ...words])).err

describe('a case', () => {
  test('is shown from any folder: text, rulings, code and tests, each with its place', async () => {
    const { code, out } = await boma('rule windhoek 25.3.1', [], folder())
    expect(code).toBe(0)
    expect(out).toMatch(/^25\.3\.1 What devices do\nThe place supplies nobody/)
    expect(out).toMatch(/\nRulings\n {2}W40 \(25\.3\.1\)\n {4}A device stops deployment: of whom\?\n/)
    expect(out).toMatch(
      /\nCode\n(?:.*\n)* {2}\/.*games\/windhoek\/rules\/18-supply\.ts:\d+\n {4}\/\/ §18\.1 \+ §25\.3\.1: .*\n {4}if /,
    )
    expect(out).toMatch(/games\/windhoek\/actions\/march\.ts:\d+\n {4}deviceOnRoute: refusal\('25\.3\.1', hex\),\n/)
    expect(out).toMatch(
      /\nTests\n(?:.*\n)* {2}\/.*tests\/rules\/25\.2-works\.test\.ts:\d+ {2}25\.3\.1 a ride halts too\n/,
    )
  })

  test('may be written as a player would: with its sign, with capitals, a chapter by its number alone', async () => {
    expect(await rule('Skirmish', '§4.4')).toBe(await rule('skirmish', '4.4'))
    expect(await rule('windhoek', 'Event-7')).toContain('event-7 Portuguese West Africa\n')
    expect(await rule('lettow', '10')).toMatch(/^10\.0 Movement\n\nCases under it\n {2}10\.1 Movement points\n/)
  })

  test('with lettered parts names them, and each is shown by itself', async () => {
    const whole = await rule('askari', '8.1.8')
    expect(whole).toMatch(/\nCases under it\n {2}8\.1\.8a Towns of German East Africa\n/)
    expect(whole).not.toContain('8.1.7a')
    expect(await rule('askari', '8.1.8B')).toMatch(/^8\.1\.8b A town without LOC\nA town that cannot trace an LOC/)
  })

  test('that is only a part of another number is not taken for it', async () => {
    const shown = await rule('windhoek', '1.1')
    expect(shown).toContain('1.1 Pieces')
    expect(shown).not.toMatch(/\b[23]?1\.1\d? rule|31\.1|21\.1/)
    expect(rulingsOn('| W1 | 16.4.3, 11.5 | a | b | see 1.50 |', '1.5')).toEqual([])
    expect(rulingsOn('| W1 | 16.4.3, 11.5 | a | b | c |', '16.4')).toEqual([])
    expect(rulingsOn('| W1 | event-10 | a | b | c |', 'event-1')).toEqual([])
  })

  test('may be a phase before the first, with a number of its own', () => {
    const rulebook = '## 4.2 Phases\n\n**4.2a-1** *Rain.* A die.\n\n**4.2a** Rally.'
    const ledger = '4.2a-1 rule Rain\n4.2a rule Rally'
    expect(casesOf({ rulebook, ledger }).map(({ id, text }) => [id, ...text])).toEqual([
      ['4.2'],
      ['4.2a-1', 'A die.'],
      ['4.2a', 'Rally.'],
    ])
  })

  test('names the procedures in which it plays a part', () => {
    const text = '**P3 Battle.** Retreat (17.4), then AP (17.6).\n| W1 | 17.6 | q | r | w |'
    expect(rulingsOn(text, '17.6')).toEqual([
      ['W1', '17.6', 'q', 'r', 'w'],
      ['P3', 'Battle', 'Retreat (17.4), then AP (17.6).'],
    ])
  })
})

test('all cases are listed, each with a title', async () => {
  const lines = (await rule('lettow')).split('\n')
  expect(lines).toContain('  10.4 Starting with the enemy')
  expect(lines.filter((line) => !/^ *(?:event-\d+|[\d.]+) \S/.test(line))).toEqual([])
  expect((await rule('windhoek')).split('\n')).toContain('    25.3.1 What devices do')
})

describe('what is not there is said in one sentence', () => {
  test.each([
    [['windhok'], "There is no game 'windhok'; did you mean windhoek? 'boma games --all' lists what there is."],
    [['chess'], "There is no game 'chess'; 'boma games --all' lists what there is."],
    [['windhoek', '16.4.7'], "Windhoek has no case '16.4.7'; did you mean 16.4, 16.4.1 or 16.4.2?"],
    [['windhoek', 'zeppelins'], "Windhoek has no case 'zeppelins'; 'boma rule windhoek' lists them all."],
    [[], "'boma rule' needs a GAME; see 'boma help rule'."],
  ])('%j', async (words, sentence) => {
    expect(await complaint(...words)).toBe(sentence)
  })
})

/** The cases of a game that are not found in its code, or in its tests. */
function lost(sources: Sources, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => codeOf(sources.code, id).length === 0 || testsOf(sources.tests, id).length === 0)
}

const ledgerOf = (sources: Sources, kinds: string) =>
  [...sources.ledger.matchAll(new RegExp(`^(\\S+) (?:${kinds}) `, 'gm'))].map(([, id = '']) => id)
const chapter = (id: string) => Number(id.split('.')[0])

describe('code and test are found', () => {
  test('for all 157 cases of Windhoek that rule', () => {
    const sources = sourcesOf('windhoek')
    const ids = ledgerOf(sources, 'rule')
    expect([ids.length, lost(sources, ids)]).toEqual([157, []])
  })

  test('for all 16 of the printed scenario of Lettow-Vorbeck', () => {
    const sources = sourcesOf('lettow')
    const ids = ledgerOf(sources, 'rule').filter((id) => chapter(id) > 22)
    expect([ids.length, lost(sources, ids)]).toEqual([16, []])
  })

  test('for each clause of its reconstructed rules 1 to 22', () => {
    const sources = sourcesOf('lettow')
    const ids = ledgerOf(sources, 'rule|info').filter((id) => chapter(id) <= 22)
    const written = casesOf(sources).map((c) => c.id)
    expect(ids.length).toBeGreaterThan(70)
    expect(ids.filter((id) => !written.includes(id))).toEqual([])
    // A heading that is no clause of its own holds clauses that are.
    const clauses = written.filter((id) => chapter(id) <= 22 && !(id.endsWith('.0') && !ids.includes(id)))
    expect(clauses.filter((id) => !ids.includes(id))).toEqual([])
    // A worked example rules nothing, so that no code applies it.
    const examples = casesOf(sources).flatMap(({ id, title }) => (title.endsWith('worked through') ? [id] : []))
    expect(examples.filter((id) => testsOf(sources.tests, id).length === 0)).toEqual([])
    expect(
      lost(
        sources,
        ids.filter((id) => !examples.includes(id)),
      ),
    ).toEqual([])
  })

  test('for all cases of Tanga that rule, though its rulebook prints their letters large and our ledger small', () => {
    const sources = sourcesOf('tanga')
    expect(lost(sources, ledgerOf(sources, 'rule'))).toEqual([])
    expect(codeOf(sources.code, '6.3.3b').map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/06\.3-standing\.ts$/),
    )
  })

  test('for all of the sample', () => {
    const sources = sourcesOf('skirmish')
    expect(lost(sources, ledgerOf(sources, 'rule'))).toEqual([])
  })
})

test('code shows a comment with what stands under it, once a line', () => {
  const text =
    "/**\n * §4.1: hex by hex,\n * and §4.1 again.\n */\nconst a = 1\nconst b = ['4.1', '4.1']\nconst c = '14.1'"
  expect(codeOf([{ path: 'a.ts', text }], '4.1').map(({ line, says }) => [line, ...says])).toEqual([
    [2, '* §4.1: hex by hex,', '* and §4.1 again.', '*/', 'const a = 1'],
    [6, "const b = ['4.1', '4.1']"],
  ])
})

test('paragraphs flow into the width, tables and lists keep their lines', () => {
  const lines = ['one two', 'three', '', '| a | wide table |', '|---|---|', '', '- first', '- second']
  expect(wrap(lines, 10, ' ')).toEqual([
    ' one two',
    ' three',
    '',
    ' | a | wide table |',
    ' |---|---|',
    '',
    ' - first',
    ' - second',
  ])
  expect(wrap(['unbreakable'], 5)).toEqual(['unbreakable'])
})

test('the nearest words come first, and far ones not at all', () => {
  expect(nearest('letow', ['windhoek', 'lettow', 'skirmish'])).toEqual(['lettow'])
  expect(nearest('25.3.9', ['25.3', '25.3.1', '4.1'])).toEqual(['25.3', '25.3.1'])
  expect([orList(['a']), orList(['a', 'b']), orList(['a', 'b', 'c'])]).toEqual(['a', 'a or b', 'a, b or c'])
})

import { join } from 'node:path'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { findMatch, hasRolled, playedUntil, writeMatch } from './matches.ts'
import { boma, bomaHere, folder, lastTable } from './run.ts'

const finished = playedUntil('whole', () => false)
const agreed = playedUntil('agreed', () => false, skirmish, [new Uint8Array(16).fill(1), new Uint8Array(16).fill(2)])
const half = playedUntil('half', (match) => match.length === 30)
const result = finished.record().result === 'blue' ? 'Blue' : 'Red'

describe.concurrent('replay', () => {
  test('tells the whole match and shows the last position', async () => {
    const cwd = folder()
    const { code, out, err } = await boma(`replay ${writeMatch(cwd, finished)}`, [], cwd)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^ {2}1 blue 2\.1 B1 is placed at \d{4}\.$/m)
    expect(out).toMatch(/^ 12 red 2\.1 R6 is placed at/m)
    expect(out).toContain('Turn 8.')
    expect(out).toMatch(new RegExp(`The match is over after ${finished.length} orders: ${result} wins\\.\n$`))
  })

  test('tells a side what it may know', async () => {
    const cwd = folder()
    const file = writeMatch(cwd, finished)
    const [blue, red] = await Promise.all([
      boma(`replay ${file} --as blue --to 12`, [], cwd),
      boma(`replay ${file} --as Red --to 12`, [], cwd),
    ])
    expect(blue.out).toMatch(/B1 \(\w+\) is placed/)
    expect(blue.out).toMatch(/R1 is placed/)
    expect(red.out).toMatch(/B1 is placed/)
    expect(red.out).toMatch(/R1 \(\w+\) is placed/)
  })

  test('stops where it is told to', async () => {
    const cwd = folder()
    const { out } = await boma(`replay ${writeMatch(cwd, finished)} --to 3`, [], cwd)
    expect(out.match(/is placed/g)).toHaveLength(3)
    expect(lastTable(out)).toMatch(/\nB3 unknown/)
    expect(out).toMatch(/Blue decides next \(2\.1\)\.\n$/)
  })

  test('says where a record ceases to hold', async () => {
    const cwd = folder()
    const broken = (text: string) => text.replace(/^red: place .*$/m, 'red: rally')
    const { code, out, err } = await boma(`replay ${writeMatch(cwd, finished, broken)}`, [], cwd)
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(`The record does not replay: entry 7: 'rally' is not legal there; '--to 6' shows what does.\n`)
  })
})

describe.concurrent('verify', () => {
  test('finds a match sound whose players all added to the secret of its dice', async () => {
    const cwd = folder()
    const { code, out } = await boma(`verify ${writeMatch(cwd, agreed)}`, [], cwd)
    expect(code).toBe(0)
    expect(out).toContain('The secret of the dice is the one that was committed to.')
    expect(out).toMatch(/The record is sound\. It cannot say who wrote it: .*before the first die\.\n$/s)
  })

  test('finds others unproven, and says what they rest on', async () => {
    const cwd = folder()
    const { code, out } = await boma(`verify ${writeMatch(cwd, finished)}`, [], cwd)
    expect(code).toBe(3)
    expect(out).toContain("'blue' added nothing to the secret of the dice: it may have been chosen.")
    expect(out).toMatch(/The record is unproven: .*\n$/)
    expect((await bomaHere(['verify', join(cwd, writeMatch(cwd, half))])).code).toBe(3)
  })

  const { match: rolled } = findMatch(hasRolled)
  test.each<[string, (text: string) => string]>([
    ['a changed secret', (text) => text.replace(/^secret ..../m, 'secret 0000')],
    ['a changed fingerprint', (text) => text.replace(/\* hash ..../, '* hash 0000')],
    ['an action that is not legal', (text) => text.replace(/^blue: place .*$/m, 'blue: end')],
    ['an action that does not exist', (text) => text.replace(/^blue: place .*$/m, 'blue: fly')],
    ['a side that does not exist', (text) => text.replace(/^blue:/m, 'green:')],
    ['a result out of nowhere', (text) => `${text}result red\n`],
    ['a scenario that does not exist', (text) => text.replace(/^scenario .*$/m, 'scenario moon')],
  ])('finds %s', async (_, tamper) => {
    const cwd = folder()
    const file = writeMatch(cwd, rolled, tamper)
    const { code, out, err } = await bomaHere(['verify', join(cwd, file)])
    expect([code, err]).toEqual([1, ''])
    expect(out).toMatch(/The record is BROKEN\.$/)
  })
})

describe.concurrent('opening a record that is not quite right', () => {
  const old = playedUntil('half', (match) => match.length === 30, { ...skirmish, version: '0.9.0' })
  const stuck = (text: string) => text.replace(/^red: place .*$/m, 'red: rally')
  const REMARK = `It was played under other rules than those here (version 0.9.0, here ${skirmish.version}).`

  test('of other rules: says so and replays it', async () => {
    const cwd = folder()
    const { code, out } = await boma(`play --load ${writeMatch(cwd, old)}`, ['quit'], cwd)
    expect(code).toBe(0)
    expect(out).toContain(`${REMARK} All its actions still hold.`)
    // Of its 30 orders, four told nobody anything that both sides may know.
    expect(out).toContain('So far: 26 orders')
  })

  test('of other rules: tells it, and that it is of other rules', async () => {
    const cwd = folder()
    const told = await bomaHere(['replay', join(cwd, writeMatch(cwd, old))])
    expect([told.code, told.out.split('\n')[0]]).toEqual([0, REMARK])
    const stopped = await bomaHere(['replay', join(cwd, writeMatch(cwd, old, stuck))])
    expect(stopped.code).toBe(1)
    expect(stopped.err).toContain(`${REMARK} The record does not replay: entry 7`)
  })

  test('of other rules that does not replay: goes on from its last position if the person wants', async () => {
    const cwd = folder()
    const file = writeMatch(cwd, old, stuck)
    const { code, out } = await boma(`play --load ${file}`, ['yes', 'table', 'save new.boma'], cwd)
    expect(code).toBe(0)
    expect(out).toContain(`'${file}': ${REMARK} The record does not replay: entry 7: 'rally' is not legal there.`)
    expect(out).toContain('Go on from its last position, with new dice? (yes or no) yes')
    expect(out).toMatch(/^R6 /m)
    expect(await boma('verify new.boma', [], cwd)).toMatchObject({
      code: 3,
      out: expect.stringContaining('The match starts from a position that the record brings along'),
    })
  })

  test('of other rules that does not replay: leaves it alone if the person does not want', async () => {
    const cwd = folder()
    const file = writeMatch(cwd, old, stuck)
    expect(await boma(`play --load ${file}`, ['no'], cwd)).toMatchObject({ code: 1, err: '' })
    expect(await boma(`play --load ${file}`, [], cwd)).toMatchObject({ code: 1, err: '' })
  })

  test.each<[string, (text: string) => string]>([
    ['is of another layout', (text) => text.replace(/^layout .*$/m, 'layout 00000000')],
    ['is missing', (text) => text.replace(/^table .*\n/m, '')],
    ['is empty', (text) => text.replace(/^table .*$/m, 'table 000100')],
    ['is cut short', (text) => text.replace(/^(table .*)..$/m, '$1')],
    [
      'makes no sense',
      (text) =>
        text.replace(/^table .*$/m, 'table 0020ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff'),
    ],
  ])('whose last position %s: says that it cannot go on', async (_, damage) => {
    const cwd = folder()
    const file = writeMatch(cwd, old, (text) => damage(stuck(text)))
    const { code, err } = await bomaHere(['play', '--load', join(cwd, file)], ['yes'])
    expect(code).toBe(2)
    expect(err).toMatch(/^Its last position cannot be used either: .+\.$/)
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findMatch, hasRolled, writeMatch } from './matches.ts'
import { boma, folder, lastTable } from './run.ts'

const AGAINST_RANDOM = 'play skirmish --side red=random --seed journey'

describe.concurrent('a match at the terminal', () => {
  test('two random players play it to the end', async () => {
    const { code, out, err } = await boma('play skirmish --side blue=random --side red=random --seed 1')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/The match is over after \d+ orders: (Blue|Red) wins\./)
    expect(out.match(/^2\.1 [BR]\d is placed/gm)).toHaveLength(12)
  })

  test('the greedy player is no pushover for the random one', async () => {
    const { code, out } = await boma('play skirmish --side blue=greedy --side red=random --seed 1')
    expect([code, out.match(/: (Blue|Red) wins\./)?.[1]]).toEqual([0, 'Blue'])
  })

  test('once it is over, nobody takes anything back', async () => {
    const cwd = folder()
    const { match } = findMatch((m) => m.over)
    const { out } = await boma(`play --load ${writeMatch(cwd, match)}`, ['undo', 'undo!'], cwd)
    expect(out.match(/The match is over, and the secret of its dice is told: nothing can be taken back/g)).toHaveLength(
      2,
    )
  })

  test('the same seed gives the same match, another gives another', async () => {
    const words = 'play skirmish --side blue=random --side red=random --seed'
    const [one, again, other] = await Promise.all([boma(`${words} x`), boma(`${words} x`), boma(`${words} y`)])
    expect(again.out).toBe(one.out)
    expect(other.out).not.toBe(one.out)
  })

  test('a person plays by number, then leaves', async () => {
    const { code, out, err } = await boma('play skirmish', ['1', '1', 'quit'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Skirmish at the ford: The Ford, with Hidden counters\./)
    expect(out).toMatch(/Blue: place your next counter in your home columns \(2\.1\)\.\n +1 place rifles at \d{4}/)
    expect(out).toMatch(/2\.1 B1 \(rifles\) is placed at \d{4}\./)
    expect(out).toMatch(/2\.1 B2 \(rifles\) is placed at \d{4}\./)
    expect(out).toMatch(/The match was not saved\.\n$/)
  })

  test('a person plays by notation, and hears which rule forbids what', async () => {
    const { out: list } = await boma('play skirmish', ['list place gun'])
    const hex = /place gun at (\d{4})/.exec(list.slice(list.indexOf('list place gun')))?.[1]
    const lines = [
      `place gun at ${hex}`,
      `place scouts at ${hex}`,
      `why place scouts at ${hex}`,
      'why 1',
      'why march to 0503',
    ]
    const { out } = await boma('play skirmish', [...lines, 'table'])
    expect(out).toContain(`2.1 B1 (gun) is placed at ${hex}.`)
    expect(out.match(new RegExp(`2\\.2: ${hex} holds a counter already: choose an empty hex\\.`, 'g'))).toHaveLength(2)
    expect(out).toMatch(/Nothing forbids it: 'place rifles at \d{4}' is legal\./)
    expect(out).toContain('4.1: that is not an answer to the present question: this case says when it is one.')
    expect(out.match(/^B1 gun /gm)).toHaveLength(2)
  })

  test('a long list is cut, and shown whole on demand', async () => {
    const { out } = await boma('play skirmish', ['list', 'list place dummy', 'list jump'])
    const [cut = '', whole = '', dummies = '', none = ''] = out.split('Blue> ')
    const entries = (text: string) => text.match(/\d+ place \w+ at \d{4}/g)?.length
    const all = entries(whole) ?? 0
    expect(entries(cut)).toBe(40)
    expect(cut).toContain(`... and ${all - 40} more: 'list' shows all, 'list WORDS' those that begin so.`)
    expect(entries(dummies)).toBe(all / 4)
    expect(dummies).not.toContain('rifles')
    expect(none).toContain("No legal action begins with 'jump'.")
  })

  test('of what is too much to list a sample is shown, and anything else may be typed', async () => {
    const lines = ['take P1', 'move to 12 4 facing 90', 'move to 4.8125 4 facing 90', 'quit']
    const { out } = await boma('play picket', lines)
    expect(out).toContain("any other may be typed: 'move to {x} {y} facing {facing}'")
    expect(out).toContain('4.1: that is more than six inches from P1')
    expect(out).toContain('P1 moves to 4.8125, 4 and faces 90°.')
  })

  test('bad input gets one sentence and the question again', async () => {
    const { code, out } = await boma('play skirmish', ['0', '99', 'jump', '', 'undo', 'log', '1', 'log'])
    const answers = out.split('Blue> ').map((part) => part.split('\n').slice(1, -1))
    expect(code).toBe(0)
    expect(answers.slice(1, 7)).toEqual([
      ['There is no action 0; the list goes from 1 to 56.'],
      ['There is no action 99; the list goes from 1 to 56.'],
      ["'jump' is neither an action nor a command; 'help' lists both."],
      [],
      ['There is nothing to take back.'],
      ['Nothing has happened yet.'],
    ])
    expect(answers[8]).toEqual([expect.stringMatching(/^2\.1 B1 \(rifles\) is placed at \d{4}\.$/)])
  })

  test('an order on one line is played all or not at all, and taken back at once', async () => {
    const lines = ['place gun at 0301; place rifles at 0301', 'place gun at 0301; place rifles at 0302', 'undo', 'log']
    const { out } = await boma('play skirmish', lines)
    const answers = out.split('Blue> ').map((part) => part.split('\n').slice(1, 3))
    expect(answers[1]?.[0]).toBe(
      "Nothing was done, for 'place rifles at 0301' is not allowed there. 2.2: 0301 holds a counter already: choose an empty hex.",
    )
    expect(answers.slice(2, 5)).toEqual([
      ['2.1 B1 (gun) is placed at 0301.', '2.1 B2 (rifles) is placed at 0302.'],
      ['Taken back: one order.', ''],
      ['Nothing has happened yet.', ''],
    ])
  })

  test('what an order held beyond a decision of the other side is not carried out, and that is said', async () => {
    const { out } = await boma(AGAINST_RANDOM, ['1', '1', '1', '1', '1', '1; 1'])
    expect(out).toMatch(
      /Not carried out, as something has changed that you may want to think about: place \w+ at \d{4}\./,
    )
  })

  test('a question has its case before its full stop', async () => {
    const { out } = await boma('play windhoek --side allied=random --seed 1')
    expect(out).toContain('German: Set up German militia 1, or take the ready-made set-up (6.0).\n')
  })

  test('help names every command and every action', async () => {
    const { out } = await boma('play skirmish', ['help'])
    const help = out.slice(out.indexOf('Blue> help'))
    const words = ['why', 'hint', 'list', 'table', 'log', 'undo', 'undo!', 'resign!', 'draw!', 'save', 'load', 'quit']
    for (const word of [...words, 'place {kind} at {hex}', 'fall-back to {hex}', 'end'])
      expect(help).toContain(`\n  ${word}`)
  })

  test('a hint says what to order and why, or that nobody has thought about it', async () => {
    expect((await boma('play lettow --seed 1', ['hint'])).out).toContain('place 1/KAR at Mombasa  Hold Mombasa.')
    const { out } = await boma('play skirmish', ['hint'])
    expect(out).toContain('Nobody has thought about good play of Skirmish at the ford yet.')
  })

  test('input that ends, ends the program tidily', async () => {
    expect(await boma('play skirmish')).toMatchObject({ code: 0, err: '' })
  })
})

describe.concurrent('taking back', () => {
  test('is free until somebody else has acted, and by consent goes back to where a person decides', async () => {
    const lines = ['1', 'undo', 'undo', ...Array(6).fill('1'), 'undo', 'undo!', 'table']
    const { out } = await boma(AGAINST_RANDOM, lines)
    const answers = out.split('Blue> ').map((part) => part.split('\n')[1])
    expect(answers.slice(2, 4)).toEqual(['Taken back: one order.', 'There is nothing to take back.'])
    expect(answers[10]).toBe("The last order was not yours; 'undo!' takes it back if both players agree.")
    expect(answers[11]).toBe('Taken back: 7 orders.')
    expect(lastTable(out)).toMatch(/\nB5 /)
    expect(lastTable(out)).not.toMatch(/\n(B6|R\d) /)
  })
})

describe.concurrent('ending a match by a word', () => {
  test('resigning takes two words, loses, and can be told from the record', async () => {
    const cwd = folder()
    const { out } = await boma(AGAINST_RANDOM, ['1', 'draw!', 'resign', 'resign!', 'undo', 'save a.boma'], cwd)
    expect(out).toContain('A computer agrees to no draw.')
    expect(out).toContain("'resign!' ends the match: your side has lost.")
    expect(out).toMatch(/^Blue: the match is given up\.$/m)
    expect(out).toMatch(/^The match is over after one order: Red wins\.$/m)
    expect(out).toContain('nothing can be taken back any more')
    const { code, out: audit } = await boma('verify a.boma', [], cwd)
    expect([code, audit]).toEqual([3, expect.stringContaining("'* resign blue'")])
  })

  test('two people agree on a draw', async () => {
    const { out } = await boma('play skirmish --seed d', ['1', 'draw', 'draw!'])
    expect(out).toContain("'draw!' ends the match undecided, if both players agree.")
    expect(out).toMatch(/^The match is over after one order: nobody wins\.$/m)
  })
})

describe.concurrent('saving and loading', () => {
  test('a saved match goes on where it was, and verifies', async () => {
    const cwd = folder()
    const saved = await boma(AGAINST_RANDOM, [...Array(8).fill('1'), 'save a.boma', 'table'], cwd)
    expect(saved.out).toMatch(/Saved in 'a\.boma'\.$/m)
    expect(saved.out).toMatch(/Go on with: boma play --load a\.boma --side red=random\n$/)
    const loaded = await boma('play --load a.boma --side red=random', ['table'], cwd)
    expect(loaded.code).toBe(0)
    expect(loaded.out).toMatch(/So far: \d+ orders \('log' tells the last\)\./)
    expect(lastTable(loaded.out)).toBe(lastTable(saved.out))
    expect(await boma('verify a.boma', [], cwd)).toMatchObject({ code: 3 })
  })

  test('what came after the last save is said to be lost', async () => {
    const { out } = await boma('play skirmish', ['1', 'save a.boma', '1', 'quit'], folder())
    expect(out).toMatch(/What came after that was not saved; go on from where it was with: boma play --load a\.boma\n$/)
  })

  test('dice of a saved match stay rolled: its file tells their secret', async () => {
    const cwd = folder()
    const { match } = findMatch(hasRolled)
    const file = writeMatch(cwd, match)
    const { out } = await boma(`play --load ${file}`, ['undo!', 'save again.boma'], cwd)
    expect(out).toContain(
      'The match was saved with the secret of its dice: only what needs no consent can be taken back.',
    )
    expect(readFileSync(join(cwd, 'again.boma'), 'utf8')).toBe(readFileSync(join(cwd, file), 'utf8'))
  })

  test('loading at the table drops no unsaved match unasked, and loses nothing when it fails', async () => {
    const cwd = folder()
    await boma('play skirmish', ['1', '1', 'save two.boma'], cwd)
    writeFileSync(join(cwd, 'letter.txt'), 'Dear Sir')
    const lines = [
      '1',
      'load two.boma',
      'load! none.boma',
      'load! letter.txt',
      'table',
      'load! two.boma',
      'undo',
      'quit',
    ]
    const { code, out } = await boma('play skirmish', lines, cwd)
    const answers = out.split('Blue> ').map((part) => part.split('\n')[1])
    expect(code).toBe(0)
    expect(answers.slice(2, 5)).toEqual([
      "This match is not saved; 'save' it first, or type 'load! two.boma' to drop it.",
      "'none.boma' cannot be read: there is no such file or folder.",
      "'letter.txt' is no sound record: line 1: a record starts with 'boma record 2', or 1 if it is an old one.",
    ])
    expect(answers[5]).toMatch(/^Turn/)
    expect(answers[6]).toContain('So far: 2 orders')
    expect(answers[7]).toBe('Taken back: one order.')
  })

  test('a file that is no record is not written over', async () => {
    const cwd = folder()
    writeFileSync(join(cwd, 'letter.txt'), 'Dear Sir')
    const { out } = await boma('play skirmish', ['save letter.txt', 'save .', 'save no/such/place'], cwd)
    expect(out).toContain("'letter.txt' exists and is no record; choose another name.")
    expect(out).toContain("'.' cannot be written: ")
    expect(out).toContain("'no/such/place' cannot be written: there is no such file or folder.")
    expect(readFileSync(join(cwd, 'letter.txt'), 'utf8')).toBe('Dear Sir')
  })
})

describe.concurrent('dice that people roll', () => {
  // With a seed, the random players do the same until the first die, whoever rolls it.
  const words = `play skirmish --side blue=random --side red=random --dice manual --seed ${findMatch(hasRolled).seed}`

  test('are asked for one by one, and checked', async () => {
    const { code, out } = await boma(words, ['9', 'six', '', ...Array(100).fill('3')])
    expect(code).toBe(0)
    expect(out).toMatch(/^(Blue|Red): roll a d6 and type what it shows: 9$/m)
    expect(out.match(/A d6 shows a number from 1 to 6; type that, or 'quit' to leave/g)).toHaveLength(3)
    expect(out).toContain('[3]')
    expect(out).not.toMatch(/\[[12456]\]/)
    expect(out).toContain('The match is over')
  })

  test('may be left unrolled', async () => {
    const left = await boma(words, ['quit'])
    expect(left).toMatchObject({ code: 0, err: '' })
    expect(left.out).toMatch(/type what it shows: quit\nThe match was not saved\.\n$/)
    expect(await boma(words)).toMatchObject({ code: 0, err: '' })
  })
})

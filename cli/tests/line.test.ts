import { type Action, action, actionSet, count, parseAction } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { parseLine } from '../play/line.ts'

const line = (text: string) => parseLine(text, inEnglish(skirmish))
const meant = (text: string) => parseAction(skirmish.actions, text) as Action

describe('what a line means', () => {
  test.each(['', '   ', '\t'])('nothing, when it is empty (%j)', (text) => {
    expect(line(text)).toEqual({ kind: 'nothing' })
  })

  test('a number picks from the list', () => {
    expect(line(' 12 ')).toEqual({ kind: 'play', picks: [{ number: 12 }] })
  })

  test('an action in notation is played, in any case of letters and with any spaces', () => {
    expect(line('  MARCH  to   0304')).toEqual({ kind: 'play', picks: [{ action: meant('march to 0304') }] })
    expect(line('end')).toEqual({ kind: 'play', picks: [{ action: meant('end') }] })
  })

  test('semicolons make an order of several', () => {
    expect(line('3; march to 0304 ;end')).toEqual({
      kind: 'play',
      picks: [{ number: 3 }, { action: meant('march to 0304') }, { action: meant('end') }],
    })
  })

  test('why asks about a number or an action', () => {
    expect(line('why 3')).toEqual({ kind: 'why', pick: { number: 3 } })
    expect(line('Why fire at 0304')).toEqual({ kind: 'why', pick: { action: meant('fire at 0304') } })
  })

  test.each([
    ['table', { kind: 'table' }],
    ['HELP', { kind: 'help' }],
    ['?', { kind: 'about' }],
    ['quit', { kind: 'quit' }],
    ['exit', { kind: 'quit' }],
    ['undo', { kind: 'undo', byConsent: false }],
    ['undo!', { kind: 'undo', byConsent: true }],
    ['resign', { kind: 'end', word: 'resign', isSure: false }],
    ['Resign!', { kind: 'end', word: 'resign', isSure: true }],
    ['draw!', { kind: 'end', word: 'draw', isSure: true }],
    ['log', { kind: 'log', count: 20 }],
    ['log 7', { kind: 'log', count: 7 }],
    ['list', { kind: 'list', start: '' }],
    ['list place gun', { kind: 'list', start: 'place gun' }],
    ['save my match.boma', { kind: 'save', file: 'my match.boma' }],
    ['load A.boma', { kind: 'load', file: 'A.boma', dropping: false }],
    ['load! A.boma', { kind: 'load', file: 'A.boma', dropping: true }],
  ])('%s', (text, meaning) => {
    expect(line(text)).toEqual(meaning)
  })

  test.each([
    ['jump', `'jump' is neither an action nor a command; 'help' lists both.`],
    // What 'help' lists is a command, also where a part of it is missing
    ['attack', `'attack' is not the whole of it: write 'attack PLACE'.`],
    ['reach', `'reach' is not the whole of it: write 'reach PLACE'.`],
    ['measure', `'measure' is neither an action nor a command; 'help' lists both.`],
    ['quit now', `'quit now' is neither an action nor a command; 'help' lists both.`],
    ['-1', `'-1' is neither an action nor a command; 'help' lists both.`],
    ['99999999999', `'99999999999' is neither an action nor a command; 'help' lists both.`],
    ['march 0304', `'march 0304' is not an action; it is written 'march to {hex}'.`],
    [
      'march to nowhere',
      `'march to nowhere' is not an action; it is written 'march to {hex}', and there is no hex 'nowhere'.`,
    ],
    [
      'place scout at 0101',
      `'place scout at 0101' is not an action; it is written 'place {kind} at {hex}', and there is no kind 'scout'. Did you mean scouts?`,
    ],
    ['end; jump; march', `'jump' is not an action of Skirmish at the ford; 'help' lists them all.`],
    ['end;', `'' is not an action of Skirmish at the ford; 'help' lists them all.`],
    ['why', `Why what? Write 'why 3', or 'why' and an action in words.`],
    ['why jump', `'jump' is not an action of Skirmish at the ford; 'help' lists them all.`],
    ['why fire', `'fire' is not an action; it is written 'fire at {hex}'.`],
    ['log all', `'log' takes a number of lines, not 'all'.`],
    ['log 0', `'log' takes a number of lines, not '0'.`],
    ['save', `'save' needs the name of a file, as in 'save match.boma'.`],
    ['load', `'load' needs the name of a file, as in 'load match.boma'.`],
  ])('%s: one clear sentence', (text, sentence) => {
    expect(line(text)).toMatchObject({ kind: 'unclear', sentence })
  })

  test('what is an action of the game is never taken for a command', () => {
    const porters = { ...inEnglish(skirmish), actions: actionSet({ load: action('load {cargo}', count('cargo', 9)) }) }
    expect(parseLine('load 3', porters).kind).toBe('play')
    expect(parseLine('load 3.boma', porters).kind).toBe('load')
  })
})

import { Match } from '@boma/kernel'
import { picket } from '@boma/picket'
import type { GameMatch } from '@boma/showing'
import { createRoot } from 'solid-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../play/session/open-session.ts'
import { actionOf, PLACES, seated } from '../../play/session/tests/table.ts'
import { localReferee } from '../../referee/local.ts'
import { language } from '../../words/words.ts'
import { announce, obey } from '../commands.ts'

beforeAll(() => language.set('en'))

/** Two people at a match of the picket. */
function atThePicket() {
  const match = new Match(picket, { scenario: 'dawn', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  return createRoot(() => openSession('test', localReferee(match as unknown as GameMatch), ['person', 'person']))
}

describe('the text mode', () => {
  test('plays what is typed as players write it, and tells what came of it', () => {
    const session = seated()
    expect(obey(session, 'activate B1')).toEqual(['3.2 B1 acts.'])
    expect(obey(session, ' MARCH to 0502 ')).toEqual(['4.1 B1 marches from 0402 to 0502.'])
  })

  test('says what of an order was not carried out, because the other side decides meanwhile', () => {
    const session = seated()
    const told = obey(session, 'activate B1; march to 0502; fire at 0602; end')
    expect(told.at(-1)).toBe('Not carried out, as something has changed that you may want to think about: end.')
    expect(session.decision()?.prompt).toBe('react')
  })

  test('takes several actions with semicolons between them as one order, all of it or nothing', () => {
    const session = seated()
    const { length } = PLACES
    expect(obey(session, 'activate B1; march to 0502')).toEqual(['3.2 B1 acts.', '4.1 B1 marches from 0402 to 0502.'])
    expect(session.length()).toBe(length + 1)
    expect(obey(session, 'undo')).toEqual(['Taken back.'])
    expect([session.length(), session.decision()?.prompt]).toEqual([length, 'activate'])
    expect(obey(session, 'activate B1; march to 0404')[0]).toContain('Refused.')
    expect(obey(session, 'activate B1; dance')).toEqual(["'dance' is neither a command nor an action of this game."])
    expect(session.length()).toBe(length)
  })

  test('understands the page: labels, and marches and attacks by name', () => {
    expect(obey(seated(), 'activate b2')).toEqual(['3.2 B2 acts.'])
    const session = seated()
    const { length } = PLACES
    expect(obey(session, 'march B1 to 0502').at(-1)).toBe('4.1 B1 marches from 0402 to 0502.')
    expect(session.length()).toBe(length + 1)
    expect(obey(session, 'march B1 to 9999')).toEqual(["There is no '9999' on this map."])
    expect(obey(session, 'fire at 9999')).toEqual(["There is no '9999' on this map."])
    expect(obey(session, 'march on')).toEqual(["'march on' is neither a command nor an action of this game."])
    expect(obey(session, 'help actions')).toContain('march to {hex}')
  })

  test('lists what can be done, and takes a number of the list', () => {
    const session = seated()
    expect(obey(session, 'list')).toContain('2. Activate B2')
    expect(obey(session, '2')).toEqual(['3.2 B2 acts.'])
  })

  test('knows the words that people try', () => {
    const session = seated()
    expect(obey(session, 'describe 0402')).toEqual(obey(session, 'at 0402'))
    expect(obey(session, 'describe')).toEqual(obey(session, 'table'))
    expect(obey(session, 'describe').length).toBeGreaterThan(3)
    expect(obey(session, 'why 2')).toEqual(['Nothing forbids it.'])
    expect(obey(session, 'choose 2')).toEqual(['3.2 B2 acts.'])
    expect(obey(session, 'choose 99')).toEqual(["'99' is neither a command nor an action of this game."])
    expect(obey(session, 'HELP')[0]).toContain('choose 3')
  })

  test('says nothing of questions that the computer answers', () => {
    expect(announce(seated())).toContain('Blue to decide')
    expect(announce(seated({ seats: ['greedy', 'person'] }))).toBe('')
  })

  test('lists a few at once, all on demand, or those with a word in them', () => {
    const session = seated({ played: [] })
    const few = obey(session, 'list')
    expect(few).toHaveLength(13)
    const all = obey(session, 'list all')
    expect(all).toHaveLength(session.offers().length)
    expect(few.at(-1)).toContain(String(all.length - 12))
    expect(obey(session, 'list gun').every((line) => line.includes('gun'))).toBe(true)
    expect(obey(session, 'list elephants')).toEqual(["Nothing with 'elephants' in it can be done now."])
  })

  test('knows no ways in a game that plans none', () => {
    expect(obey(atThePicket(), 'reach P1')).toEqual(["'reach P1' is neither a command nor an action of this game."])
  })

  test('says of an open choice that the list is only a sample, and how to write the rest', () => {
    const session = atThePicket()
    expect(obey(session, 'list').join()).not.toContain('only some')
    obey(session, 'take P1')
    const ways = 'move to {x} {y} facing {facing}'
    for (const words of ['list', 'list all', 'list elephants'])
      expect(obey(session, words).at(-1)).toBe(`Of these only some are listed; any other may be typed: ${ways}.`)
    language.set('de')
    expect(obey(session, 'list').at(-1)).toBe(
      `Das ist nur eine Auswahl; auch jede andere Handlung lässt sich eingeben: ${ways}.`,
    )
    language.set('en')
  })

  test('refuses with the sentence and the case', () => {
    const session = seated()
    expect(obey(session, 'activate R1')).toEqual([
      'Refused. R1 is not yours to activate: choose a counter of your own. (3.2)',
    ])
    expect(obey(session, 'why activate R1')).toEqual([
      'R1 is not yours to activate: choose a counter of your own. (3.2)',
    ])
    expect(obey(session, 'why activate B1')).toEqual(['Nothing forbids it.'])
    expect(obey(session, 'dance')).toEqual(["'dance' is neither a command nor an action of this game."])
  })

  test('says who is where, by number or by name', () => {
    const session = seated()
    expect(obey(session, 'at 0402').slice(0, 2)).toEqual(['0402, open', 'B1, rifles, 3-3'])
    expect(obey(session, 'at main ford').slice(0, 2)).toEqual(['0503, Main ford, open', 'Nobody is there.'])
    expect(obey(session, 'at 9999')).toEqual(["There is no '9999' on this map."])
  })

  test('takes back and plays again', () => {
    const session = seated()
    obey(session, 'activate B1')
    expect(obey(session, 'undo')).toEqual(['Taken back.'])
    expect(obey(session, 'redo')).toEqual(['Done again.'])
    expect(obey(session, 'redo')).toEqual(['There is nothing to do again.'])
  })

  test('asks for dice that people roll themselves', () => {
    const played = [...PLACES, 'activate B1', 'march to 0502', 'fire at 0602']
    const session = seated({ played, dice: { kind: 'manual' } })
    expect(obey(session, 'stand')).toEqual(['Roll a die with 6 sides and type what it shows.'])
    expect(obey(session, '7')).toEqual(['Roll a die with 6 sides and type what it shows.'])
    expect(obey(session, '6')).toEqual(['Roll a die with 6 sides and type what it shows.'])
    expect(obey(session, '6').at(-1)).toMatch(/missed/)
  })

  test('answers a question that comes again once for all, and asks for dice that this takes', () => {
    const played = [...PLACES, 'activate B1', 'march to 0502', 'fire at 0602']
    const session = seated({ played, dice: { kind: 'manual' } })
    expect(obey(session, 'always')).toEqual([
      '1. Ask me each time',
      '2. Stand until the phase ends',
      '3. Stand in bush, ask me in the open',
      "Type 'always 2' to answer so from now on, 'always 1' to be asked each time.",
    ])
    expect(obey(session, 'always 3')).toEqual(['From now on: Stand in bush, ask me in the open.'])
    expect(obey(session, 'always')[2]).toBe('3. Stand in bush, ask me in the open (Stands)')
    expect(obey(session, 'always 1')).toEqual(['You will be asked each time.'])
    expect(session.standing.kept()).toEqual([])
    expect(obey(session, 'always 9')).toEqual(["There is no such answer: 'always' reads them out."])
    expect(obey(session, 'always 2')).toEqual([
      'From now on: Stand until the phase ends.',
      'Roll a die with 6 sides and type what it shows.',
    ])
    expect(obey(seated(), 'always')).toEqual(['What is asked now cannot be answered once for all.'])
  })

  test('announces who decides what', () => {
    const session = seated()
    expect(announce(session)).toBe('Blue to decide: Activate a counter, or end your phase')
    session.play(actionOf('end'))
    expect(announce(session)).toMatch(/^Red to decide/)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { PLACES, seated } from '../../play/session/tests/table.ts'
import { language } from '../../words/words.ts'
import { obey } from '../commands.ts'

beforeAll(() => language.set('en'))

describe('marches by typed commands', () => {
  test('reach reads out whom a stack can attack, and where it can go with what is left', () => {
    const said = obey(seated(), 'reach 0402')
    expect(said[0]).toBe('1 of 1 can go.')
    expect(said.find((line) => line.startsWith('Attack 0602'))).toMatch(/Attack 0602: R1 disrupted \d+ %, /)
    expect(said.at(-1)).toMatch(/0501 \(\d left.*\)|0502 \(\d left.*\)/)
  })

  test('go marches the whole way as one order, and one undo takes it back', () => {
    const session = seated()
    expect(obey(session, 'go 0402 to 0401').some((line) => line.includes('marches from 0402 to 0401'))).toBe(true)
    expect(session.length()).toBe(PLACES.length + 1)
    expect(obey(session, 'undo')).toEqual(['Taken back.'])
    expect(session.length()).toBe(PLACES.length)
  })

  test('go tells the odds of an attack and how to make it; attack does', () => {
    const session = seated()
    const [told] = obey(session, 'go 0402 to 0602')
    expect(told).toMatch(/\d+ %.*attack 0602 from 0402/)
    expect(session.length()).toBe(PLACES.length)
    obey(session, 'attack 0602 from 0402')
    expect(session.decision()?.prompt).toBe('react')
  })

  test('in German it tells how to attack in words that it takes', () => {
    language.set('de')
    const session = seated()
    const [told = ''] = obey(session, 'ziehe 0402 nach 0602')
    const [, line = ''] = /‚(.*)‘/.exec(told) ?? []
    expect(line).toBe('greife 0602 von 0402 an')
    obey(session, line)
    expect(session.decision()?.prompt).toBe('react')
    language.set('en')
  })

  test('go leads by the places named, with those named', () => {
    const session = seated()
    const said = obey(session, 'go 0403 to 0303 by 0303')
    expect(said[0]).toMatch(/out of reach/)
    expect(obey(session, 'go 0402 to 0401 with B1').some((line) => line.includes('0401'))).toBe(true)
  })

  test('a counter that has acted is said to go nowhere, and not the place where it lies', () => {
    const session = seated()
    obey(session, 'activate B1; halt')
    expect(obey(session, 'reach B1')).toEqual(['B1 cannot go anywhere now.'])
  })

  test('what is not known is said, and nothing is done', () => {
    const session = seated()
    expect(obey(session, 'reach Nowhere')).toEqual(["There is no 'Nowhere' on this map."])
    expect(obey(session, 'reach 0101')).toEqual(['Nobody in 0101 can go anywhere now.'])
    // As the log says 'the Indian Ocean'
    expect(obey(session, 'reach the 0101')).toEqual(['Nobody in the 0101 can go anywhere now.'])
    expect(obey(session, 'go 0402 to 0401 with R1')).toEqual(["There is no 'R1' there."])
    expect(obey(session, 'attack 0101 from 0402')).toEqual(['0101 cannot be attacked from there now.'])
    expect(session.length()).toBe(PLACES.length)
  })
})

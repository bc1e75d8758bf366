import { given as givenMatch } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { IS_CENTER, PLACE_NAMES, SPACES, type Space } from '../../board.ts'
import { lettow } from '../../index.ts'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { given } from '../given.ts'

const bystanders = { 'Nairobi-Gar': 'Nairobi', DESG: 'Dar-es-Salaam' }
const where = (
  g: ReturnType<typeof givenMatch<never>> | { table: { units: { where: Record<number, number> } } },
  name: string,
) => PLACE_NAMES[g.table.units.where[unit(name)] ?? 0]

describe('25 Set-up', () => {
  test('25.1, 6.0 the Allies: garrisons, the Indians at sea, neutrals at home, two units by choice', () => {
    const g = givenMatch(lettow)
    const fixed = ['Mombasa-Gar', 'Nairobi-Gar', 'Rhodesia-Gar', 'B-IEF', 'PEA-Inf', '1-FP', '1-SA', 'EAD']
    expect(fixed.map((name) => where(g, name))).toEqual([
      'Mombasa',
      'Nairobi',
      'Abercorn',
      'ocean',
      'Mozambique',
      'Belgian-Congo',
      'south-africa',
      'allied-pool',
    ])
    expect(g.decision?.side).toBe(ALLIED)
    expect(g.why('place 1/KAR at Tanga')).toBe('25.1')
    expect(g.why('place Vol/LF at Voi')).toBe('6.0')
    g.play('place 1/KAR at Voi', 'place Vol/LF at Kisumu')
    expect(g.decision?.side).toBe(GERMAN)
  })

  test('25.2 the Germans: DESG, the rest anywhere in German East Africa, KonA in its box', () => {
    const g = givenMatch(lettow).play('ready')
    expect([where(g, 'DESG'), where(g, 'KonA'), where(g, '5-FKA')]).toEqual([
      'Dar-es-Salaam',
      'konigsberg',
      'german-pool',
    ])
    expect(g.why('place 1-FKA at Voi')).toBe('25.2')
    expect(g.why('place 1-FKA at Songea')).toBe('')
  })

  test('22.0, 25.1, 25.2, 30.3 the forts lie in the pools only with the advanced rule', () => {
    expect(where(givenMatch(lettow, { options: ['forts'] }), 'Allied-Fort')).toBe('allied-pool')
    expect(where(givenMatch(lettow, { options: [] }), 'Allied-Fort')).toBe('aside')
  })

  test('6.0 one click sets the rest of a side up', () => {
    const g = givenMatch(lettow).play('place 1/KAR at Kisumu', 'ready').dice(9, 1).play('ready')
    expect([where(g, '1/KAR'), where(g, 'Vol/LF'), where(g, '1-FKA')]).toEqual(['Kisumu', 'Taveta', 'Moshi'])
    expect(g.table.tracks.turn).toBe(1)
  })
})

describe('26 Victory', () => {
  test('26.0, 4.6 a side without a unit on the map has lost at once', () => {
    const g = given().units({ 'Nairobi-Gar': 'Nairobi', '1/KAR': 'Taveta', '1-FKA': 'Moshi', KonA: 'konigsberg' })
    g.turn('allied', 'A9')
      .play('move 1/KAR to Moshi', 'end', 'fight at Moshi')
      .dice(6, 1, 1)
      .play('decline')
      .play('lose 1-FKA')
    expect(g.asked).toBe('nobody')
    expect(g.t.core.result).toBe(ALLIED + 1)
    expect(g.cites.at(-1)).toBe('26.0')
  })

  test('26.0, 3.6 after the last turn a German on any supply center wins', () => {
    const g = given()
      .units(bystanders)
      .set((t) => {
        t.tracks.turn = 14
      })
    g.turn('german', 'G3').play('end')
    expect(g.t.core.result).toBe(GERMAN + 1)
  })

  test('26.0, 3.4 after the last turn Allies on all eight supply centers win', () => {
    const british = ['1/KAR', '2/KAR', '3/KAR', 'WA', 'EAD', 'RM', 'RFF', 'MGC']
    const centers = Array.from({ length: SPACES }, (_, s) => s as Space).filter((s) => IS_CENTER[s] === 1)
    expect(centers).toHaveLength(8)
    const held = Object.fromEntries(centers.map((s, i) => [british[i] ?? '', PLACE_NAMES[s] ?? '']))
    const all = given()
      .units({ ...held, '1-FKA': 'Songea' })
      .set((t) => {
        t.tracks.turn = 14
      })
    all.turn('german', 'G3').play('end')
    expect(all.t.core.result).toBe(ALLIED + 1)
    const { MGC: _, ...seven } = held
    const most = given()
      .units({ ...seven, '1-FKA': 'Songea' })
      .set((t) => {
        t.tracks.turn = 14
      })
    most.turn('german', 'G3').play('end')
    expect(most.told.at(-1)).toBe('drawn')
  })

  test('7.0 before the last turn nothing is decided by supply centers', () => {
    const g = given().units(bystanders).turn('german', 'G3').play('end')
    expect(g.t.core.result).toBe(0)
  })
})

describe('21 and 30.2 Supply', () => {
  const stack = (at: string) => ({ '1-FKA': at, '2-FKA': at, '3-FKA': at })

  test('30.2, 21.1 Germans are always in supply in German East Africa', () => {
    const g = given('supply')
      .units({ ...bystanders, ...stack('Songea') })
      .turn('german', 'G3')
    expect(g.cites).not.toContain('21.3')
  })

  test('21.3, 21.1 without supply a die each: 1 or 2 and it is gone', () => {
    const g = given('supply').units({ ...bystanders, ...stack('Nairobi'), 'Nairobi-Gar': 'Mombasa', SK: 'Tabora' })
    // Nairobi is a supply center that they occupy; Entebbe is not, and three spaces from anything German.
    g.units(stack('Entebbe'))
    g.turn('german', 'G3', 2, 3, 1, /* the card draws one of the two */ 1)
    expect(['1-FKA', '2-FKA', '3-FKA'].map((name) => g.at(name))).toEqual(['german-pool', 'Entebbe', 'german-pool'])
    expect(g.cites.filter((c) => c === '21.3')).toHaveLength(3)
  })

  test('30.2 captured supply centers serve whoever occupies them', () => {
    const g = given('supply')
      .units({ DESG: 'Dar-es-Salaam', WA: 'Songea', ...stack('Nairobi') })
      .turn('german', 'G3')
    expect(g.cites).not.toContain('21.3')
  })

  test('30.2, 21.2 within two spaces', () => {
    const allies = { '1/KAR': 'Arusha', '2/KAR': 'Arusha', '3/KAR': 'Arusha' }
    const near = given('supply')
      .units({ ...bystanders, ...allies })
      .turn('allied', 'A9')
    expect(near.cites).not.toContain('21.3')
    const far = given('supply')
      .units({ DESG: 'Dar-es-Salaam', 'Nairobi-Gar': 'Mombasa', ...allies })
      .turn('allied', 'A9', 6, 6, 6)
    expect(far.cites.filter((c) => c === '21.3')).toHaveLength(3)
  })

  test('30.2 on a railway that leads to a supply center', () => {
    const allies = { '1/KAR': 'Kisumu', '2/KAR': 'Kisumu', '3/KAR': 'Kisumu' }
    const open = given('supply')
      .units({ DESG: 'Dar-es-Salaam', 'Mombasa-Gar': 'Mombasa', ...allies })
      .turn('allied', 'A9')
    expect(open.cites).not.toContain('21.3')
    const cut = given('supply')
      .units({ DESG: 'Voi', 'Mombasa-Gar': 'Mombasa', ...allies })
      .turn('allied', 'A9', 6, 6, 6)
    expect(cut.cites.filter((c) => c === '21.3')).toHaveLength(3)
  })

  test('21.4 one or two units alone live off the land', () => {
    const g = given('supply')
      .units({ ...bystanders, '1-FKA': 'Entebbe', '2-FKA': 'Entebbe' })
      .turn('german', 'G3')
    expect(g.cites).not.toContain('21.3')
  })

  test('21.5, 28.1 neutral Portuguese do not check, be they cut off and three; at war they do', () => {
    const three = { 'PEA-Gar': 'Quelimane', 'PEA-Inf': 'Quelimane', 'PEA-Ex': 'Quelimane' }
    const neutral = given('supply').units({ ...bystanders, ...three })
    expect(neutral.turn('allied', 'A9').cites).not.toContain('21.3')
    const atWar = given('supply')
      .units({ ...bystanders, ...three })
      .set((t) => {
        t.tracks.intervened = 1
      })
    expect(atWar.turn('allied', 'A9', 6, 6, 6).cites.filter((c) => c === '21.3')).toHaveLength(3)
  })

  test('21.1, 19.2 units in the Indian Ocean box are not on the map and do not check', () => {
    const afloat = given('supply').units({ ...bystanders, EAD: 'ocean', RM: 'ocean', RFF: 'ocean' })
    expect(afloat.turn('allied', 'A9').cites).not.toContain('21.3')
  })

  test('21.5 neutral Belgians do not check, and hunger changes nothing else', () => {
    const g = given('supply')
      .units({ ...bystanders, '1-FP': 'Rutshuru', '2-FP': 'Rutshuru' })
      .turn('allied', 'A9')
    expect(g.cites).not.toContain('21.3')
    const hungry = given('supply')
      .units({ ...bystanders, ...stack('Entebbe') })
      .turn('german', 'G3', 6, 6, 6)
    expect(hungry.why('move 1-FKA to Masaka')).toBe('')
  })

  test('22.2, 30.2 a fort is a source of supply', () => {
    const g = given('supply', 'forts')
      .units({ ...bystanders, ...stack('Entebbe'), 'German-Fort': 'Entebbe' })
      .turn('german', 'G3')
    expect(g.cites).not.toContain('21.3')
  })

  test('5.2 Living off the Land spares the Germans the check', () => {
    const g = given('supply')
      .units({ ...bystanders, ...stack('Entebbe') })
      .turn('german', 'G7')
    expect(g.cites).not.toContain('21.3')
  })

  test('21.0, 30.2 without the advanced rule nobody checks', () => {
    const g = given()
      .units({ ...bystanders, ...stack('Entebbe') })
      .turn('german', 'G3')
    expect(g.cites).not.toContain('21.3')
  })
})

describe('4.0 The pieces', () => {
  test('4.1, 24.1 there are five types of unit, and forts', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Voi', EAD: 'Voi', 'Vol/LF': 'Voi', MGC: 'Voi' })
      .turn('allied', 'A7')
    const points = ['1/KAR', 'EAD', 'Vol/LF', 'MGC', 'Nairobi-Gar'].map((name) => g.t.units.left[unit(name)])
    expect(points).toEqual([3, 2, 4, 4, 0])
  })

  test('3.2 lake ports belong to one lake', () => {
    const g = given()
      .units({ ...bystanders, '1/KAR': 'Kisumu' })
      .turn('allied', 'A9')
    expect(g.legal.filter((n) => n.startsWith('sail'))).toEqual(
      ['Entebbe', 'Muansa', 'Bukoba'].map((s) => `sail 1/KAR to ${s}`),
    )
  })
})

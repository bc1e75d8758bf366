import { describe, expect, test } from 'vitest'
import { TOWNS, type Town } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { ENTENTE, unit } from '../../roster.ts'
import { nobodyToCome } from '../fresh.ts'
import { given, type Position, space } from '../given.ts'

const logistics = { procedure: 'logistics', at: 0 }
/** A turn in whose Reinforcements Segment only these may come. */
function due(turn: number, ...names: readonly string[]): Position {
  return given('campaign')
    .set({ turn })
    .arrange((t) => {
      nobodyToCome(t)
      for (const name of names) {
        t.stacks.take(unit(name))
        t.stacks.put(unit(name), space('to-come'))
      }
    })
}

describe('8.1 reinforcements', () => {
  test('8.1.1 they come on their turn, or wait: no sooner', () => {
    expect(due(4, 'NyFF').run(logistics).at('NyFF')).toBe('to-come')
    expect(due(5, 'NyFF').run(logistics).at('NyFF')).toBe('1627')
    expect(due(7, 'NyFF').run(logistics).at('NyFF')).toBe('1627')
  })

  test('8.1.2 they come at full strength', () => {
    expect(due(6, '130-Blc').run(logistics).at('130-Blc')).toBe('east')
  })

  test('8.1.7a, 8.1.7b each by the edge or the town of the table', () => {
    const g = due(34, '29-Pjb', '1-RNR', '4/4-KAR', '2-CC', 'EAMR', 'Fox').run(logistics)
    expect(['29-Pjb', '1-RNR', '4/4-KAR', '2-CC', 'EAMR', 'Fox'].map((name) => g.at(name))).toEqual([
      'east',
      'west',
      'north',
      'south',
      '2506',
      'east',
    ])
  })

  test('8.1.7c a unit whose town the Germans hold comes when it is free again', () => {
    const g = due(5, 'NyFF').towns('german', 'Karonga').run(logistics)
    expect(g.at('NyFF')).toBe('to-come')
    expect(g.towns('entente', 'Karonga').set({ turn: 6, segment: 0 }).run(logistics).at('NyFF')).toBe('1627')
  })

  test('8.1.7d a Belgian may then come over the west edge, a turn later', () => {
    const g = due(5, '4-F-Pub').towns('german', 'Rutchuru').run(logistics)
    expect([g.at('4-F-Pub'), g.t.tracks.segment]).toEqual(['to-come', 1])
    g.set({ turn: 6, segment: 0 }).run(logistics)
    expect(g.asked).toBe('entente arrive')
    expect(g.legal).toEqual(['arrive west', 'wait'])
    expect(g.why('arrive 0205')).toBe('8.1.7b')
    expect(g.play('arrive west').at('4-F-Pub')).toBe('west')
  })

  test('8.1.7d whoever waits is not asked again this turn', () => {
    const g = due(6, '4-F-Pub').towns('german', 'Rutchuru').run(logistics).play('wait')
    expect([g.at('4-F-Pub'), g.asked]).toEqual(['to-come', 'german impulse'])
  })

  test('8.1.1, 2.5.6 whoever comes to a town captures the enemy’s Carriers that lie there alone', () => {
    const g = due(5, 'NyFF').carriers('german', '1627').run(logistics)
    expect([g.at('NyFF'), g.carriersIn('german', '1627'), g.carriersIn('entente', '1627')]).toEqual(['1627', 0, 1])
  })

  test('8.1.1, 12.3.9 enemy vessels leave a port to which somebody comes', () => {
    const g = due(9, '20-FK').units({ Pegasus: '3219' }).run(logistics).play('arrive 3219')
    expect([g.at('20-FK'), g.at('Pegasus')]).toEqual(['3219', 'ocean'])
  })

  test('8.1.7e Fifi comes the turn after the Kingani was lost, anywhere on that lake, without a town', () => {
    const lost = (turn: number, lostOn = 12) =>
      due(turn, 'Fifi')
        .towns('german', 'Lukuga', 'Uvira', 'Baudouinville')
        .arrange((t) => {
          t.tracks.kinganiLost = lostOn
          t.tracks.kinganiLake = 2 as never
        })
        .run(logistics)
    expect(lost(12).at('Fifi')).toBe('to-come')
    expect([lost(1, 1).at('Fifi'), lost(2, 1).asked]).toEqual(['to-come', 'entente arrive'])
    const g = lost(13)
    expect(g.asked).toBe('entente arrive')
    expect(g.why('arrive 1903')).toBe('8.1.7e')
    expect(g.why('wait')).toBe('8.1.1')
    expect(g.play('arrive 0419').at('Fifi')).toBe('0419')
    for (const early of [lost(12), due(13, 'Fifi').run(logistics)])
      expect([early.at('Fifi'), early.asked]).toEqual(['to-come', 'german impulse'])
  })

  test('8.1.7f Portuguese allies come by sea', () => {
    expect(due(20, 'Cmba').set({ portugal: 'entente' }).run(logistics).at('Cmba')).toBe('east')
  })

  test('8.1.6 boats are placed on a coast of their lake that has a friendly town, without enemies', () => {
    const g = due(9, 'Usoga', 'Gv-Gotzen').units({ Muansa: '1202', '1-FK': '1401' }).run(logistics)
    expect(g.asked).toBe('entente arrive')
    expect(g.why('arrive 1202')).toBe('8.1.6')
    expect(g.why('arrive 1401')).toBe('8.1.6')
    expect(g.why('arrive 0414')).toBe('8.1.6')
    expect(g.why('arrive victoria')).toBe('8.1.6')
    g.play('arrive 1903')
    expect(g.asked).toBe('german arrive')
    expect(g.why('arrive 1903')).toBe('8.1.6')
    expect(g.why('arrive 1627')).toBe('8.1.6')
    expect(g.play('arrive 1308').at('Gv-Gotzen')).toBe('1308')
    const none = due(15, 'Mimi').towns('german', 'Lukuga', 'Uvira', 'Baudouinville').run(logistics)
    expect(none.at('Mimi')).toBe('to-come')
  })
})

/** Every town is the Entente’s. */
function loseTowns(t: Table): void {
  for (let each = 0 as Town; each < TOWNS; each++) t.towns.holder[each] = ENTENTE
}

describe('8.1.8 German reinforcements', () => {
  test('8.1.8, 8.1.8a units come to any German town of German East Africa', () => {
    const g = due(6, '20-FK').towns('german', 'Taveta').towns('entente', 'Bukoba').run(logistics)
    expect(g.asked).toBe('german arrive')
    for (const at of ['2810', '1005', '2812', 'ocean', 'east']) expect(g.why(`arrive ${at}`), at).toBe('8.1.8a')
    expect(g.legal).toContain('arrive 1308-shore')
    expect(g.play('arrive 1308-shore').at('20-FK')).toBe('1308 shore')
  })

  test('8.1.8b, 8.1.8c a town without a line takes one a turn, with a line any number', () => {
    const g = due(9, '20-FK', '21-FK', '22-FK', '23-FK').run(logistics)
    g.play('arrive 3219', 'arrive 3219', 'arrive 0507')
    expect(g.why('arrive 0507')).toBe('8.1.8b')
    expect(g.why('arrive 0507')).toBe('8.1.8b')
    expect(g.why('wait')).toBe('8.1.1')
  })

  test('8.1.8b, 7.2.3 a Carrier cited as the source feeds a town for the Segment', () => {
    const g = due(9, '20-FK', '21-FK', '22-FK').carriers('german', '0507').run(logistics)
    expect(g.why('feed 0507 from 0507')).toBe('8.1.8c')
    g.play('arrive 0507')
    expect(g.why('feed 3219 from 0507')).toBe('8.1.8c')
    expect(g.why('feed 0507 from 3219')).toBe('7.2.3')
    g.play('feed 0507 from 0507', 'arrive 0507', 'arrive 0507')
    expect(['20-FK', '21-FK', '22-FK'].map((name) => g.at(name))).toEqual(['0507', '0507', '0507'])
    expect([g.carriersIn('german', '0507'), g.t.tracks.consumed]).toEqual([0, 0])
    expect(Array.from(g.t.towns.arrivals as unknown as Uint8Array).some((bits) => bits !== 0)).toBe(false)
  })

  test('8.1.8b where every town is full the rest wait for another turn', () => {
    const g = due(9, '20-FK', '21-FK').arrange(loseTowns)
    g.towns('german', 'Kigali').run(logistics).play('arrive 0507')
    expect([g.at('21-FK'), g.t.tracks.segment]).toEqual(['to-come', 1])
    expect(g.set({ turn: 10, segment: 0 }).run(logistics).play('arrive 0507').at('21-FK')).toBe('0507')
  })

  test('8.1.8b, 7.2.3 where every town is full a Carrier that could be cited lets the next be asked about all the same', () => {
    const g = due(9, '20-FK', '21-FK').arrange(loseTowns)
    g.towns('german', 'Kigali').carriers('german', '0507').run(logistics).play('arrive 0507')
    expect(g.asked).toBe('german arrive')
    expect([g.why('arrive 0507'), g.why('feed 0507 from 0507')]).toEqual(['8.1.8b', ''])
    g.play('feed 0507 from 0507')
    expect([g.at('21-FK'), g.carriersIn('german', '0507')]).toEqual(['to-come', 0])
    expect(g.play('arrive 0507').at('21-FK')).toBe('0507')
  })

  test('8.1.8b, 12.2.4 who comes to a coast town takes the one place that a town without a line has', () => {
    const g = due(9, '20-FK', 'MarDf').arrange(loseTowns).towns('german', 'Bukoba').run(logistics)
    g.play(g.legal.find((each) => each.startsWith('arrive')) as string)
    expect(g.asked).toBe('german impulse')
  })

  test('8.1.8b, 8.1.8c only a full town of German East Africa in German hands is fed', () => {
    const full = () => due(9, '20-FK', '21-FK', '22-FK').carriers('german', '0507').run(logistics).play('arrive 0507')
    expect(full().legal.filter((each) => each.startsWith('feed'))).toEqual(['feed 0507 from 0507'])
    const g = full().towns('entente', 'Bukoba').towns('german', 'Taveta')
    for (const at of ['1005', '2810', 'ocean']) expect(g.why(`feed ${at} from 0507`), at).toBe('8.1.8a')
    expect(g.why('feed 2711 from 0507')).toBe('8.1.8c')
  })

  test('8.1.8b, 12.2.4 no Carrier feeds an inland town for a unit that needs a coast', () => {
    const g = due(9, '20-FK', 'MarDf').arrange(loseTowns).towns('german', 'Kigali').carriers('german', '0507')
    g.run(logistics).play('arrive 0507')
    expect([g.at('20-FK'), g.at('MarDf'), g.asked]).toEqual(['0507', 'to-come', 'german impulse'])
    const both = due(9, '20-FK', 'MarDf').carriers('german', '0507').run(logistics).play('arrive 0507')
    expect(both.legal.filter((each) => each.startsWith('feed'))).toEqual([])
    expect(both.why('feed 0507 from 0507')).toBe('12.2.4')
  })

  test('8.1.8a, 12.2.4 MarDf needs a town on a coast', () => {
    const g = due(2, 'MarDf').run(logistics)
    expect(g.why('arrive 2711')).toBe('12.2.4')
    expect(g.play('arrive 0414').at('MarDf')).toBe('0414')
  })

  test('8.1.8d ships come over the east edge; 8.1.8e the 105s aboard the Marie', () => {
    const g = due(18, 'Marie', '105-1', '105-2').dice(3, 5).run({ procedure: 'random-events', at: 0 })
    expect(['Marie', '105-1', '105-2'].map((name) => g.at(name))).toEqual(['east', 'marie', 'marie'])
    expect(due(8, 'Kronborg').run(logistics).at('Kronborg')).toBe('east')
    const late = due(19, '105-1').units({ Marie: 'gone' }).run(logistics)
    expect([late.at('105-1'), late.asked]).toEqual(['to-come', 'german impulse'])
  })

  test('8.1.8f the Naval guns come ashore the turn after the Königsberg is lost', () => {
    const lost = (turn: number) =>
      due(turn, 'Naval-1')
        .units({ '1/1-KAR': '3325' })
        .arrange((t) => {
          t.tracks.konigsbergLost = 9
        })
        .run(logistics)
    expect(lost(9).at('Naval-1')).toBe('to-come')
    const g = lost(10)
    expect(g.why('arrive 2711')).toBe('8.1.8f')
    expect(g.why('arrive 3412')).toBe('8.1.8f')
    expect(g.why('arrive 3325')).toBe('8.1.6')
    expect(g.why('arrive 0414')).toBe('')
    expect(g.play('arrive 3323').at('Naval-1')).toBe('3323')
    for (const early of [lost(9), due(10, 'Naval-1').run(logistics)])
      expect([early.at('Naval-1'), early.asked]).toEqual(['to-come', 'german impulse'])
  })
})

describe('8.1.9 Carriers', () => {
  test('8.1.9, 8.1.9a, 8.1.9b, 8.1.9c one by the east edge, one at Dar, one at Chinde from turn 18 on, each for its holder', () => {
    const g = due(17).run(logistics)
    expect([g.carriersIn('entente', 'east'), g.carriersIn('german', '3219'), g.carriersIn('german', '2048')]).toEqual([
      1, 1, 0,
    ])
    const later = due(19).set({ portugal: 'entente' }).towns('entente', 'Dar-es-Salaam', 'Chinde').run(logistics)
    expect([later.carriersIn('entente', '3219'), later.carriersIn('entente', '2048')]).toEqual([1, 1])
    const turncoat = due(19).towns('german', 'Chinde').run(logistics)
    expect(turncoat.carriersIn('german', '2048')).toBe(1)
    expect(due(19).run(logistics).carriersIn('german', '2048')).toBe(0)
  })

  test('8.1.9d a blockade runner that ends the turn in port yields two Carriers', () => {
    const g = due(8).units({ Kronborg: '3325' }).run({ procedure: 'turn', at: 6 })
    expect(g.carriersIn('german', '3325')).toBe(2)
  })
})

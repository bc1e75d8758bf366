import { NOBODY, type Side } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { BY_RAIL, isOnMap, NEXT_TO, type Space, space } from '../../board.ts'
import { lettow } from '../../index.ts'
import type { OptionId } from '../../options.ts'
import { ALLIED, GERMAN, SIDE_OF, UNITS, type Unit, unit } from '../../roster.ts'
import { lineTo } from '../../rules/21.2-lines.ts'
import { feedsItself, inSupply, isChecked, isSource, needsRoll } from '../../rules/21-supply.ts'
import { given } from '../../tests/given.ts'
import { strewn } from './strewn.ts'

const { page } = inEnglish(lettow)
const SEEDS = Array.from({ length: 120 }, (_, i) => i + 1)
const sideOf = (u: Unit): Side => SIDE_OF[u] as Side
const ALL = Array.from({ length: UNITS }, (_, u) => u as Unit)

/** Scattered counters, Belgium and Portugal at war in every second position. */
const scattered = (seed: number, ...options: readonly OptionId[]) =>
  given(...options)
    .units(strewn(seed))
    .set((t) => {
      t.tracks.intervened = seed % 2
    }).t

const isOneOf = (list: readonly (readonly Space[])[], way: readonly Space[]): boolean =>
  way.every((place, i) => i === 0 || list[way[i - 1] as Space]?.includes(place))

describe('21.2 the line of supply', () => {
  test('it leads from a source to the unit, and is whole exactly where the unit is in supply by it', () => {
    const seen = { whole: 0, cut: 0, tooFar: 0, none: 0 }
    for (const seed of SEEDS) {
      const t = scattered(seed, 'supply')
      for (const u of ALL.filter(
        (each) => isChecked(t, each) && isOnMap(t.units.where[each] as Space) && !feedsItself(t, each),
      )) {
        const line = lineTo(t, u)
        const isWhole = line !== undefined && line.open === line.way.length
        expect(isWhole).toBe(inSupply(t, u))
        if (line === undefined) {
          seen.none++
          continue
        }
        const { way, open, isTooFar } = line
        expect([isSource(t, sideOf(u), way[0] as Space), way.at(-1)]).toEqual([true, t.units.where[u]])
        expect(isOneOf(NEXT_TO, way)).toBe(true)
        if (isWhole) expect(way.length <= 3 || isOneOf(BY_RAIL, way)).toBe(true)
        seen[isWhole ? 'whole' : isTooFar ? 'tooFar' : 'cut']++
        if (isWhole) continue
        // What stands in its way, read off the counters: supply comes to the break, and no farther.
        const enemies = new Set(ALL.filter((e) => SIDE_OF[e] !== SIDE_OF[u]).map((e) => t.units.where[e]))
        expect(way.slice(0, open).some((place) => enemies.has(place))).toBe(false)
        if (isTooFar) expect([open, way.length > 3]).toEqual([2, true])
        else if (seed % 2 === 1) expect(enemies.has(way[open] as Space)).toBe(true)
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10)
  })

  test('it is drawn for whoever is fed by it and for whoever may starve, and for nobody who lives off the land (21.4)', () => {
    let drawn = 0
    for (const seed of SEEDS) {
      const t = scattered(seed, 'supply')
      for (const u of ALL) {
        const line = page.supply?.line(t, sideOf(u), u)
        if (line === undefined) continue
        drawn++
        expect(line.cut.length > 0).toBe(needsRoll(t, u))
        expect(line.cut.length === 0).toBe(inSupply(t, u))
        expect(line.cut.length === 0 || line.cut[0] === line.open.at(-1)).toBe(true)
      }
      // §30.2: an advanced rule
      const plain = scattered(seed)
      expect(ALL.flatMap((u) => page.supply?.line(plain, sideOf(u), u) ?? [])).toEqual([])
    }
    expect(drawn).toBeGreaterThan(100)
  })

  const three = { '1/KAR': 'Moshi', '2/KAR': 'Moshi', '3/KAR': 'Moshi', 'Mombasa-Gar': 'Mombasa' }
  const fedAt = (where: Readonly<Record<string, string>>) => {
    const { t } = given('supply').units(where)
    const facts = page.facts(t, ALLIED, { piece: unit('1/KAR') }, []) ?? []
    return {
      line: page.supply?.line(t, ALLIED, unit('1/KAR')),
      text: facts.find(({ rule }) => rule === '30.2')?.text,
      t,
    }
  }

  test('30.2 three spaces from a source is too far: supply comes two of them', () => {
    expect(fedAt(three)).toMatchObject({
      line: { open: ['Mombasa', 'Voi', 'Taveta'].map(space), cut: ['Taveta', 'Moshi'].map(space) },
      text: 'none: may starve at its next check; Mombasa is 3 spaces away, and supply comes 2',
    })
  })

  test('21.2 an enemy on the way cuts it, on the railway too (30.2)', () => {
    const near = { ...three, '1/KAR': 'Taveta', '2/KAR': 'Taveta', '3/KAR': 'Taveta' }
    expect(fedAt({ ...near, FW: 'Voi' })).toMatchObject({
      line: { open: ['Mombasa', 'Voi'].map(space), cut: ['Voi', 'Taveta'].map(space) },
      text: 'none: may starve at its next check; the way from Mombasa is cut at Voi',
    })
    const line = { ...three, '1/KAR': 'Kisumu', '2/KAR': 'Kisumu', '3/KAR': 'Kisumu' }
    expect(fedAt(line)).toMatchObject({
      line: { open: ['Mombasa', 'Voi', 'Nairobi', 'Kisumu'].map(space), cut: [] },
      text: 'in supply; from Mombasa',
    })
    expect(fedAt({ ...line, FW: 'Nairobi' }).line).toEqual({
      open: ['Mombasa', 'Voi', 'Nairobi'].map(space),
      cut: ['Nairobi', 'Kisumu'].map(space),
    })
    // Along a railway no source is too far, so that the way ends at the enemy and not two spaces from it.
    const far = {
      '1/KAR': 'Kigoma',
      '2/KAR': 'Kigoma',
      '3/KAR': 'Kigoma',
      'Mombasa-Gar': 'Dar-es-Salaam',
      FW: 'Tabora',
    }
    expect(fedAt(far).line?.cut).toEqual(['Tabora', 'Kigoma'].map(space))
  })

  test('nothing is drawn for whoever stands on a source, lives off the land or feeds itself, nor for the enemy', () => {
    expect(fedAt({ '1/KAR': 'Nairobi' })).toMatchObject({ line: undefined, text: 'in supply; from Nairobi' })
    expect(fedAt({ ...three, '3/KAR': 'Voi' })).toMatchObject({ line: undefined, text: 'none: lives off the land' })
    expect(page.supply?.line(fedAt(three).t, GERMAN, unit('1/KAR'))).toBeUndefined()
    const { t } = given('supply').units({ DESG: 'Dar-es-Salaam', '1-FKA': 'Moshi' })
    expect(page.supply?.line(t, NOBODY, unit('1-FKA'))).toBeUndefined()
  })
})

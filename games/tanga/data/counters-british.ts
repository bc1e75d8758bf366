import type { Counter, Sect } from './counter.ts'

const HALF_FIRE = { halfFire: true } as const
const RECONSTRUCTED = { source: 'reconstructed' } as const

/** One company of an Indian battalion or half battalion after the other, each with its sect (9.7). */
const indian = (formation: string, short: string, front: string, back: string, sects: string, prefix = ''): Counter[] =>
  [...sects].map((sect, i) => {
    const letter = String.fromCharCode(65 + i)
    const id = `${formation}-${prefix}${letter.toLowerCase()}`
    const name = `${letter}/${short}`
    return { id, name, kind: 'infantry', formation, front, back, sect: SECT_OF[sect], ...HALF_FIRE, ...RECONSTRUCTED }
  })
const SECT_OF: Readonly<Record<string, Sect>> = { h: 'hindu', m: 'muslim', c: 'christian', s: 'sikh' }

const maxims = (formation: string, short: string, front: string, back: string): Counter => ({
  ...{ id: `${formation}-mg`, name: `MG/${short}`, kind: 'machine-gun', formation, front, back },
  ...RECONSTRUCTED,
})

/** The 2nd Loyal North Lancashire knows its rifles: it does not fire at half (19.1). */
const lancashire = [...'ABCDEFGH'].map(
  (letter): Counter => ({
    ...{ id: `lnl2-${letter.toLowerCase()}`, name: `${letter}/2 LNL`, kind: 'infantry', formation: 'lnl2' },
    ...{ front: '6-5-6-12', back: '4-4-6-12', source: 'reconstructed' },
  }),
)

const section = (n: number): Counter => ({
  ...{ id: `mb28-${n}`, name: `${n} Sect/28 MB`, kind: 'artillery', formation: 'mb28' },
  ...{ front: '5-3-0-8', back: '3-2-0-8', source: 'reconstructed' },
})

const stevedores = (n: number): Counter => ({
  ...{ id: `stev-${n}`, name: `Stevedores ${n}`, kind: 'stevedore', front: '0-0-0-0', source: 'printed 5.2C' },
})

/** The British units: combat factor, morale, range, movement. Only the factor of the 101st is printed (10.25). */
export const BRITISH: readonly Counter[] = [
  ...lancashire,
  maxims('lnl2', '2 LNL', '6-5-8-8', '4-5-8-8'),
  ...indian('gren101', '101 Gren', '5-4-5-12', '3-3-5-12', 'mmhhhhmm'),
  maxims('gren101', '101 Gren', '5-4-8-8', '3-4-8-8'),
  ...indian('kash2', '2 Kashmir', '5-4-5-12', '3-3-5-12', 'hhhhhhhh'),
  maxims('kash2', '2 Kashmir', '5-4-8-8', '3-4-8-8'),
  ...indian('raj13', '13 Rajput', '5-3-5-12', '3-2-5-12', 'hhhhhhhh'),
  maxims('raj13', '13 Rajput', '5-3-8-8', '3-3-8-8'),
  ...indian('kgo61', '61 KGO', '4-3-5-12', '2-2-5-12', 'hhhhmmcc'),
  maxims('kgo61', '61 KGO', '5-3-8-8', '3-3-8-8'),
  ...indian('inf98', '98 Inf', '4-3-5-12', '2-2-5-12', 'hhhhhhmm'),
  maxims('inf98', '98 Inf', '5-3-8-8', '3-3-8-8'),
  ...indian('pli63', '63 PLI', '4-2-5-12', '2-1-5-12', 'hhhhmmcc'),
  maxims('pli63', '63 PLI', '5-2-8-8', '3-2-8-8'),
  ...indian('half3', '3 Kashmir', '5-4-5-12', '3-3-5-12', 'hhhh', 'k'),
  ...indian('half3', '3 Gwalior', '4-3-5-12', '2-2-5-12', 'hhmm', 'g'),
  maxims('half3', '3 Kashmir', '5-4-8-8', '3-4-8-8'),
  ...indian('fsm', 'Faridkot S&M', '3-3-5-12', '1-2-5-12', 'ss'),
  section(1),
  section(2),
  stevedores(1),
  stevedores(2),
  stevedores(3),
]

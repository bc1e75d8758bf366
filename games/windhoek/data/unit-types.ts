import type { Source } from './provenance.ts'

/** The unit type symbols on the counters. */
export const UNIT_TYPES = [
  'mounted-rifles',
  'commando',
  'camel-corps',
  'patrol',
  'infantry',
  'marine',
  'combined-arms',
  'armored-car',
  'armored-train',
  'artillery',
  'horse-artillery',
  'heavy-artillery',
  'engineer',
  'supply',
  'truck',
  'leader',
  'militia',
  'wireless',
  'aeroplane',
  'naval-support',
] as const

/** A unit type. */
export type UnitType = (typeof UNIT_TYPES)[number]

/** What the symbol tells of a counter; what engineers, camels, marines and leaders can do goes with the type's name. */
export type TypeTraits = {
  /** Static units never move nor attack and stack free; support units wait off the map (3.3, 14.3, 23.0). */
  readonly role: 'mobile' | 'static' | 'support'
  /** Good order only: the six hexes around, or just the next hexes of a working railroad (11.1). */
  readonly zoc: 'none' | 'around' | 'rail'
  /** Fires in the artillery rounds instead of the close ones (15.7). */
  readonly artillery: boolean
  /** Never checks supply (18.1). */
  readonly alwaysSupplied: boolean
  /** Supplies friends in and next to its hex, and down a railroad (18.1, 18.2). */
  readonly suppliesOthers: boolean
  readonly source: Source
}

const mobile = { role: 'mobile', zoc: 'none', artillery: false, alwaysSupplied: false, suppliesOthers: false } as const
const still = { ...mobile, role: 'static' } as const
const aid = { ...mobile, role: 'support', alwaysSupplied: true } as const

/** The traits of every unit type. */
export const TYPE_TRAITS: Readonly<Record<UnitType, TypeTraits>> = {
  'mounted-rifles': { ...mobile, zoc: 'around', source: 'printed 11.1' },
  commando: { ...mobile, zoc: 'around', source: 'printed 11.1' },
  'camel-corps': { ...mobile, alwaysSupplied: true, source: 'printed 18.1' },
  patrol: { ...mobile, source: 'derived 11.1' },
  infantry: { ...mobile, source: 'derived 11.1' },
  marine: { ...mobile, source: 'derived 11.1' },
  'combined-arms': { ...mobile, source: 'derived 11.1' },
  'armored-car': { ...mobile, zoc: 'around', source: 'printed 11.1' },
  'armored-train': {
    ...mobile,
    zoc: 'rail',
    artillery: true,
    alwaysSupplied: true,
    source: 'printed 11.1, 15.7, 18.1',
  },
  artillery: { ...mobile, artillery: true, source: 'printed 15.7' },
  'horse-artillery': { ...mobile, artillery: true, source: 'derived 15.7' },
  'heavy-artillery': { ...mobile, artillery: true, source: 'derived 15.7' },
  engineer: { ...mobile, source: 'printed 24.0' },
  supply: { ...mobile, alwaysSupplied: true, suppliesOthers: true, source: 'printed 18.1, 18.3' },
  truck: { ...mobile, alwaysSupplied: true, suppliesOthers: true, source: 'printed 18.4' },
  leader: { ...mobile, alwaysSupplied: true, source: 'printed 18.1, 20.0' },
  militia: { ...still, alwaysSupplied: true, source: 'printed 3.3, 18.1' },
  wireless: { ...still, source: 'printed 3.3' },
  aeroplane: { ...aid, source: 'printed 23.0, 23.6' },
  'naval-support': { ...aid, artillery: true, source: 'printed 15.7, 23.5, 23.6' },
}

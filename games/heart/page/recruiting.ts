import { type Action, ALLOWED, check, copyOf, type Side } from '@boma/kernel'
import { type Gift, join, type RecruitSheet, type Recruits, type Text, text } from '@boma/showing'
import { act } from '../actions.ts'
import { asked, deciding } from '../counsel/asked.ts'
import { typeName } from '../counsel/called.ts'
import { CHARACTERISTIC_POINTS, FIGURES } from '../data/force-builder.ts'
import type { TroopType } from '../data/kind.ts'
import { TYPES } from '../data/types.ts'
import { CHARACTERISTICS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { firstOf, PER_SIDE, type Type, type Unit } from '../roster.ts'
import { NOWHERE } from '../rules/09-units.ts'
import { recruit } from '../rules/17.6-muster.ts'
import { costOf, pointsIn, spent, traitsOf } from '../rules/17.10-lists.ts'
import { rules } from '../rules.ts'
import { type Message, name, say } from '../words/words.ts'
import { facts } from './facts.ts'

const MUSTERING = ['germanMuster', 'britishMuster']

/** What the unit card says of most types. */
const COLUMNS: readonly Message[] = [
  'page.moves',
  'page.range',
  'page.shots',
  'page.shoots',
  'page.close',
  'page.morale',
  'page.saves',
]

/** §17.10: the list that is made just now, and all that may be taken into it. */
export function recruitSheet(t: Table): RecruitSheet<Text> | undefined {
  if (!MUSTERING.includes(asked(t))) return undefined
  const side = deciding(t)
  return {
    rule: '17.10',
    points: pointsIn(t),
    left: pointsIn(t) - spent(t, side),
    columns: COLUMNS.map((key) => say(key)),
    // §17.6: baggage comes by the objective alone
    kinds: TYPES.flatMap((data, i) => (FIGURES[data.id] === undefined ? [] : [kindOf(t, side, data, i as Type)])),
    taken: takenBy(t, side),
    gifts: CHARACTERISTICS.flatMap((_, i) => giftsOf(t, side, i)),
  }
}

const mayTake = (t: Table, side: Side, action: Action): boolean => check(rules, t, side, action) === ALLOWED

function kindOf(t: Table, side: Side, data: TroopType, type: Type): Recruits<Text> {
  const [fewest, most] = FIGURES[data.id] ?? [1, 1]
  const sizes = Array.from({ length: most + 1 - fewest }, (_, i) => fewest + i)
  return {
    name: name('type', type),
    price: data.points,
    isPiece: costOf(type, 2) === costOf(type, 1),
    values: valuesOf(t, side, type, fewest),
    about: join(abilitiesOf(data), '; '),
    takes: sizes
      .map((men) => ({ men, cost: costOf(type, men), action: act.recruit(men, type) }))
      .filter(({ action }) => mayTake(t, side, action)),
    fewest: act.recruit(fewest, type),
  }
}

/** What the card of such a unit says, so that the sheet cannot say otherwise. */
function valuesOf(t: Table, side: Side, type: Type, men: number): readonly Text[] {
  const there = copyOf(rules, t)
  for (let u = firstOf(side); u < firstOf(side) + PER_SIDE; u++) there.units.where[u] = NOWHERE
  const card = facts(there, { space: recruit(there, side, type, men) })
  return COLUMNS.map((key) => card.find(({ name: of }) => keyOf(of) === key)?.text ?? '')
}
const keyOf = (of: Text): string => (typeof of === 'object' && 'key' in of ? of.key : '')

/** What no figure tells: §3.7, §3.8, §7, §12.8, §12.10, §14.7. */
function abilitiesOf(type: TroopType): readonly Text[] {
  const { asMg, blast, detect, blocksArrivals, dismounted, breakdown, aground, targetSpread } = type
  const can: readonly (readonly [unknown, Message, Readonly<Record<string, number>>?])[] = [
    [type.modern, 'page.can.modern'],
    [type.trained, 'page.can.trained'],
    [type.blackPowder, 'page.can.smokes'],
    [type.moveOrFire, 'page.can.moveOrFire'],
    [type.id === 'leader', 'page.can.leads'],
    [type.rank === 'independent', 'page.can.joins'],
    [detect, 'page.can.detects', { inches: detect ?? 0 }],
    [blocksArrivals, 'page.can.blocks', { inches: blocksArrivals ?? 0 }],
    [targetSpread, 'page.can.spreads', { inches: targetSpread ?? 0 }],
    [blast, 'page.can.blasts', { inches: blast ?? 0 }],
    [asMg, 'page.can.asMg', { shots: asMg?.shots ?? 0, inches: asMg?.range ?? 0 }],
    [dismounted, 'page.can.dismounts', { inches: dismounted?.range ?? 0, close: dismounted?.closeBonus ?? 0 }],
    [breakdown, 'page.can.breaksDown', { inches: breakdown?.over ?? 0 }],
    [aground, 'page.can.grounds'],
  ]
  return can.flatMap(([is, key, values]) => (is ? [say(key, values)] : []))
}

/** Who is on the list, with what he costs. */
function takenBy(t: Table, side: Side): RecruitSheet<Text>['taken'] {
  const units = Array.from({ length: PER_SIDE }, (_, i) => (firstOf(side) + i) as Unit)
  return units
    .filter((u) => t.units.where[u] !== NOWHERE)
    .map((u) => ({
      name: join([
        t.units.size[u] === 1 ? typeName(t, u) : text`${typeName(t, u)} ${t.units.size[u]}`,
        ...traits(t, u),
      ]),
      cost: costOf(t.units.type[u], t.units.size[u]) + CHARACTERISTIC_POINTS * traitsOf(t, u),
    }))
}
const traits = (t: Table, u: Unit): readonly Text[] =>
  CHARACTERISTICS.flatMap((_, i) => ((t.units.traits[u] & (1 << i)) === 0 ? [] : [name('characteristic', i)]))

/** §17.10: what the leader who was taken last may be, 10 points each. */
function giftsOf(t: Table, side: Side, i: number): readonly Gift<Text>[] {
  const action = act.endow(i)
  if (!mayTake(t, side, action)) return []
  const about = say(`page.trait.${i}` as Message)
  return [{ name: name('characteristic', i), about, cost: CHARACTERISTIC_POINTS, action }]
}

import type { Outset } from '@boma/counsel'
import { type Action, ALLOWED, copyOf, type Hex, legal, Moves, tryOut } from '@boma/kernel'
import { act } from '../actions.ts'
import { isBox } from '../board.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, type Unit } from '../roster.ts'
import { idleCarriers } from '../rules/10.1-force.ts'
import { whyNotTake } from '../rules/10.1-form.ts'
import { hexOf } from '../rules/10.1-ground.ts'
import { rules } from '../rules.ts'
import { firstIn, nextIn } from '../stacks.ts'
import { asked, deciding } from './asked.ts'
import { note, place } from './note.ts'

/** Units and Carriers of a place that go together. */
export interface Party {
  readonly place: Hex
  readonly units: readonly Unit[]
  readonly carriers: number
}

/** §10.1.2, §7.2.3: how they set out: whoever has no line goes without, or uses up a Carrier where he else could not get (10.1.8). */
export function settingOut(t: Table, party: Party): readonly Outset[] {
  const [plain] = setOut(t, party, false)
  const [fed] = setOut(t, party, true)
  const source = fed?.order.find((action) => act.consume.is(action))
  if (fed === undefined || source === undefined) return plain === undefined ? [] : [plain]
  const key = t.tracks.phasing === ENTENTE ? 'reach.carrierAndPoint' : 'reach.carrier'
  const price = note(key, { hex: place(act.consume.hex(source)) })
  return [...(plain === undefined ? [] : [plain]), { ...fed, price }]
}

/** What is ordered until they are on their way; nothing when they may not go together. */
function setOut(from: Table, party: Party, isFed: boolean): readonly Outset[] {
  const t = copyOf(rules, from)
  const side = deciding(t)
  const order: Action[] = []
  const play = (action: Action): boolean => order.push(action) > 0 && tryOut(rules, t, side, action)
  if (asked(t) !== 'form' && !play(act.march(party.place))) return []
  for (let u = t.joining.next(0); u >= 0; u = t.joining.next(u + 1)) if (!party.units.includes(u)) return []
  if (!picks(t, party).every(play)) return []
  if (isFed && asked(t) === 'supply' && !play(act.consume(sourceIn(t)))) return []
  while (asked(t) === 'supply') if (!play(act.end())) return []
  // §8.1.5: from beyond the edge of the ocean they are at sea at once
  const isAtSea = isBox(t.march.at) && party.place !== t.march.at
  return [{ by: 'march', order, way: isAtSea ? [hexOf(party.place), t.march.at] : [hexOf(party.place)] }]
}

/** §7.2.3: the nearest Carrier that would feed them, if there is one not one of those that stand with them. */
function sourceIn(t: Table): Hex {
  const moves = new Moves()
  legal(rules, t, moves)
  const sources = moves
    .toArray()
    .filter((action) => act.consume.is(action))
    .map((action) => act.consume.hex(action))
  return sources.find((source) => source !== hexOf(t.march.at)) ?? hexOf(t.march.at)
}

/** The actions that pick them, and nobody else. */
function picks(t: Table, { units, carriers }: Party): readonly Action[] {
  const takes = units.filter((u) => !t.joining.has(u))
  const isEverybody = takes.length === untaken(t) && carriers === idleCarriers(t, t.march.at)
  if (isEverybody && takes.length + carriers > 0) return [act.all()]
  return [...takes.map((u) => act.take(u)), carriers > 0 ? act.carriers(carriers) : act.go()]
}

function untaken(t: Table): number {
  let n = 0
  for (let u = firstIn(t, t.march.at); u >= 0; u = nextIn(t, u)) if (whyNotTake(t, u) === ALLOWED) n++
  return n
}

/** Ruling 75: these go on, and the others are left. */
export function goingOn(t: Table, { units }: Party): readonly Outset[] {
  const order: Action[] = []
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (!units.includes(u)) order.push(act.drop(u))
  return [{ by: 'march', order }]
}

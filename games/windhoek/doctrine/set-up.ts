import { type Proposal, reason } from '@boma/counsel'
import { type Hex, legal, Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { CAPE, hex } from '../board.ts'
import { place } from '../counsel/note.ts'
import type { Table } from '../layout.ts'
import { GERMAN, type Unit, unit } from '../roster.ts'
import { nextToPlace } from '../rules/06-set-up/placing.ts'
import { rules } from '../rules.ts'
import { only } from './battle.ts'

const moves = new Moves()

/** Who goes where, by the hex. */
type Posts = Readonly<Record<string, string>>

/** The Germans hold the mountain towns with all they have, and leave militia in the others that are worth a fight. */
const GERMAN_POSTS: Posts = {
  '2816': 'FK-1 FK-2 FK-3 FK-4 FK-5 FK-6 FK-7 CC G-Art-1 G-Art-2 G-Art-3 Franke Wireless-2',
  '2709': 'VK SWAPC G-Sup-1 G-Sup-2 Heydebreck',
  '2426': 'Wireless-1 G-Mil-1',
  '2117': 'G-Mil-2',
  '3226': 'G-Mil-3',
  '3022': 'G-Mil-4',
  '3315': 'G-Mil-5',
  '3008': 'G-Mil-6',
}
/** Where they dig, in this order. */
const TRENCHES: readonly Hex[] = ['2816', '2709'].map(hex)

/** The Allies ride from Springbok, and ship the rest from the Cape. */
const ALLIED_POSTS: Posts = {
  '3233': 'SAMR-1 SAMR-2 SAMR-3 SAMR-4 SAMR-5 ILH NLH Cape-Cdo SA-Horse-1 Mil-Springbok',
  cape: 'DEOR DLI Kimb SA-Field-1 SAEC SSPC A-Sup-1 A-Sup-2 A-Sup-3',
  '3033': 'Mil-Nolloth',
  '4029': 'Mil-Upington',
  '1101': 'P-Mil-1',
  '2002': 'P-Mil-2 CP DA',
  '2003': 'P-Inf-1',
  '3103': 'P-Inf-2',
}

const byUnit = (posts: Posts): ReadonlyMap<Unit, Hex> =>
  new Map(
    Object.entries(posts).flatMap(([at, names]) =>
      names.split(' ').map((name) => [unit(name), at === 'cape' ? CAPE : hex(at)] as const),
    ),
  )
const POSTS: readonly ReadonlyMap<Unit, Hex>[] = [byUnit(ALLIED_POSTS), byUnit(GERMAN_POSTS)]

/** §6.0: where the next counter is set up. */
export function proposePlace(t: Table, side: Side): readonly Proposal[] {
  legal(rules, t, moves)
  const next = nextToPlace(t)
  const at = POSTS[side]?.get(next)
  const wanted = at === undefined ? undefined : act.place(next, at)
  const placed = wanted !== undefined && moves.has(wanted) ? wanted : moves.at(0)
  return only([placed], act.place.is(placed) ? reason('hold', { at: place(act.place.hex(placed)) }) : reason('hold'))
}

/** §6.2: trenches, and never marines: they lengthen the match (5.4). */
export function proposePurchase(t: Table, side: Side): readonly Proposal[] {
  legal(rules, t, moves)
  const trench = side === GERMAN ? TRENCHES.find((at) => moves.has(act.entrench(at))) : undefined
  return only([trench === undefined ? act.end() : act.entrench(trench)], reason('hold'))
}

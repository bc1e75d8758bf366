import { action, count, event, refusal } from '@boma/kernel'
import { facing, hex, morale, needed, side, unit } from './operands.ts'

/** Rounds of a melee (ruling T93), hexes of an advance. */
const round = count('round', 20)
const hexes = count('hexes', 9)

/** What players do: melee, advance, and leaders who are left alone (11, 14, 17.2.2). */
export const actions = {
  /** §11.1: the units of a hex attack; whom is the next question. */
  charge: action('charge {hex}', hex),
  storm: action('storm {hex}', hex),
  /** §11.2: goes on with the melee, or takes a unit out of it; where to, where several hexes are as good. */
  fight: action('fight'),
  withdraw: action('withdraw {unit}', unit),
  refuge: action('refuge {hex}', hex),
  /** §14.1: the leader whose bonus is added, or nobody's; the next hex of the advance and the way to face there. */
  lead: action('lead {unit}', unit),
  unled: action('unled'),
  advance: action('advance to {hex} facing {facing}', hex, facing),
  /** §17.2.2: where a lone leader escapes to, where several units are as near. */
  escape: action('escape to {hex}', hex),
} as const

/** Why they cannot. */
export const refusals = {
  diggersStay: refusal('18.2', hex),
  boundStay: refusal('6.3.4c', hex),
  attackedAlready: refusal('11.1', hex),
  onlyMachineGuns: refusal('11.2a', hex),
  allRetreated: refusal('13.3b', hex),
  nobodyBeside: refusal('11.1', hex),
  notBeside: refusal('11.1', hex),
  nobodyToAttack: refusal('11.1', hex),
  notFighting: refusal('11.2', unit),
  notARefuge: refusal('11.2b', hex),
  leadsNobody: refusal('14.1', unit),
  notTheAdvance: refusal('14.1', hex),
  takenHexFirst: refusal('14.1', hex, hex.as('taken')),
  notTheNearest: refusal('17.2.2', hex),
} as const

/** What happens. */
export const events = {
  charged: event('11.1', side, hex.as('from'), hex.as('to')).in('battle', 'begins'),
  clashed: event('11.2', hex, round, needed.as('attack'), needed.as('defence')).in('battle'),
  stoodMelee: event('11.2b', unit, morale).in('battle'),
  failedMelee: event('11.2b', unit, morale).in('battle', 'tells'),
  brokeOff: event('11.2b', side, hex).in('battle'),
  withdrew: event('11.2b', unit, hex.as('from'), hex.as('to')).in('battle'),
  meleeOver: event('11.2c', hex).in('battle', 'tells'),
  advanceWon: event('14.1', hex, hexes).in('battle'),
  advanced: event('14.1', unit, hex.as('from'), hex.as('to')).in('battle'),
  cutDown: event('14.1', unit, hex).in('loss', 'joins', 'lost'),
  escaped: event('17.2.2', unit, hex).in('battle', 'tells'),
  gotAway: event('17.2.2', unit).in('battle', 'tells'),
  captured: event('17.2.2', unit, hex).in('loss', 'joins', 'lost'),
} as const

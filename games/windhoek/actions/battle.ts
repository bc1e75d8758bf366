import { action, count, event, hiding, refusal, secretly } from '@boma/kernel'
import { hex, points, side, unit } from './operands.ts'

const factor = count('factor', 7)
const units = count('units', 63)
const hits = count('hits', 31)
const hexes = count('hexes', 6)

/** What a player can do in and around a battle. */
export const actions = {
  /** Adds a unit of the attacking hex to the attack (15.2). */
  join: action('join {unit}', unit),
  /** Commits the naval gun, an aeroplane, an action point (23.5, 23.1, 15.5.2). */
  gun: action('gun'),
  aeroplane: action('aeroplane'),
  spend: action('spend'),
  /** What the side with the advantage does (15.5.3). */
  withdraw: action('withdraw'),
  fight: action('fight'),
  /** Gives one hit to a unit (16.2). */
  hit: action('hit {unit}', unit),
  /** Holds the trench instead of retreating, or leaves it (17.4). */
  stay: action('stay'),
  retreat: action('retreat'),
  /** One hex of a withdrawal or retreat (16.4). */
  fallBack: action('fall back to {hex}', hex),
  /** Moves a unit into the hex that was won (17.5). */
  advance: action('advance {unit}', unit),
  /** Gives up a unit that is one too many (14.4). */
  remove: action('remove {unit}', unit),
  /** Sends an aeroplane up, and says where to (23.2). */
  scout: action('scout'),
  flyOver: action('fly over {hex}', hex),
} as const

/** Why a player cannot. */
export const refusals = {
  notInAttackHex: refusal('15.2', unit, hex),
  joinUpwards: refusal('15.2', unit),
  nobodyToJoin: refusal('15.2'),
  staticAttacks: refusal('15.3', unit),
  trainOffLine: refusal('21.6', unit, hex),
  noGun: refusal('23.5'),
  gunUsed: refusal('23.5'),
  gunOutOfReach: refusal('23.5', hex),
  gunHeldOff: refusal('34.2'),
  noSupportForPortuguese: refusal('29.3'),
  noAeroplane: refusal('23.1'),
  landingWithdraws: refusal('31.0'),
  nobodyToWithdraw: refusal('16.4.1'),
  noWayOut: refusal('16.4.1', hex),
  trainShutIn: refusal('21.6', hex),
  notNextHex: refusal('16.4', hex),
  enemyInWay: refusal('16.4.1', hex),
  waterInWay: refusal('16.4.1', hex),
  offTheRails: refusal('21.6', hex),
  beenThere: refusal('16.4', hex),
  nearerTheEnemy: refusal('16.4', hex),
  deadEnd: refusal('16.4', hex),
  notOffTheMap: refusal('16.4.4', hex),
  noTrench: refusal('17.4', hex),
  withdrawalGoesOn: refusal('17.4', hex),
  cannotTakeHit: refusal('16.2', unit),
  hitUpwards: refusal('16.2', unit),
  notAttacking: refusal('17.5', unit),
  advanceUpwards: refusal('17.5', unit),
  notTooMany: refusal('14.4', unit),
  tooMany: refusal('14.4', hex),
  removeUpwards: refusal('14.4', unit),
  noScoutBase: refusal('23.2'),
  tooFarToScout: refusal('23.2', hex, count('distance', 63)),
  noScoutingThere: refusal('23.2', hex),
} as const

/** What happens. */
export const events = {
  /** The enemy learns of it only if he sees the unit. */
  disrupted: secretly(event('16.3', unit).in('loss', 'joins', 'tells')),
  /** The dead lie open in their boxes; where they fell may stay hidden. */
  eliminated: hiding(event('16.3', unit, hex).in('loss', 'joins', 'tells', 'lost'), 'hex'),
  battleBegan: event('15.1', side, hex.as('from'), hex.as('at')).in('battle', 'begins'),
  linedUp: event('15.5.1', unit, factor).in('battle'),
  /** Not even that a train is there, if the enemy does not see it. */
  trainStoodBy: secretly(event('21.6', unit).in('battle')),
  gunCommitted: event('23.5', unit, hex).in('battle'),
  aeroplaneCommitted: event('23.1', unit).in('battle'),
  pointSpent: event('15.5.2', side, points.as('left')).in('battle'),
  rolledForAdvantage: event('15.5.2', side, count('modifier', 7), count('total', 15)).in('battle'),
  advantageGained: event('15.5.2', side).in('battle'),
  aeroplaneReady: event('23.3', unit).in('event', 'joins'),
  aeroplaneLaidUp: event('23.3', unit).in('event', 'joins'),
  aeroplaneLost: event('23.3', unit).in('loss', 'joins', 'tells', 'lost'),
  fought: event('15.5.3', side).in('battle'),
  withdrew: event('16.4', side, hexes).in('battle', 'tells'),
  retreated: event('17.4', side, hexes).in('battle', 'tells'),
  fellBack: event('16.4', side, hex.as('from'), hex.as('to')).in('battle'),
  heldTogether: event('16.4.2', unit).in('battle'),
  scored: event('16.1', unit, factor).in('battle'),
  missed: event('16.1', unit, factor).in('battle'),
  hitsFell: event('16.2', side, hits, count('losses', 31)).in('battle'),
  battleWon: event('17.1', side).in('battle', 'tells'),
  battleLost: event('17.2', side).in('battle'),
  battleDrawn: event('17.3').in('battle', 'tells'),
  heldTrench: event('17.4', side, hex).in('battle', 'tells'),
  advanced: event('17.5', unit, hex).in('battle', 'tells'),
  majorBattle: event('17.6', side, units).in('battle', 'tells'),
  scoutedClear: event('23.2', side, hex).in('event', 'begins', 'tells'),
  scoutedBlind: event('23.2', side, hex).in('event', 'begins', 'tells'),
} as const

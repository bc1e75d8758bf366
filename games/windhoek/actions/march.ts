import { action, event, refusal, secretly } from '@boma/kernel'
import { halves, hex, points, side, unit } from './operands.ts'

/** What a player can do in the March Phase. */
export const actions = {
  /** Begins a march on foot, by rail, by sea (12.2, 21.2, 22.1). */
  march: action('march from {hex}', hex),
  rail: action('rail from {hex}', hex),
  ship: action('ship from {hex}', hex),
  /** One hex on foot, any way along the line, a landing (13.0, 21.2, 22.1). */
  step: action('step to {hex}', hex),
  ride: action('ride to {hex}', hex),
  land: action('land at {hex}', hex),
  /** Attacks a German coastal hex from the sea (31.0). */
  assault: action('assault {hex}', hex),
  /** Leaves a unit of the force where it is (13.1). */
  drop: action('drop {unit}', unit),
  /** Ends the movement (13.2). */
  stop: action('stop'),
  /** Ends the march with a battle, or without (12.2). */
  attack: action('attack {hex}', hex),
  hold: action('hold'),
  /** Calls units to a leader, one by one (20.3). */
  concentrate: action('concentrate on {unit}', unit),
  come: action('come {unit}', unit),
  /** Works on the ground (24.2, 25.2, 25.3, 32.1). */
  repair: action('repair with {unit}', unit),
  break: action('break at {hex}', hex),
  device: action('device at {hex}', hex),
  lay: action('lay with {unit}', unit),
} as const

/** Why a player cannot. */
export const refusals = {
  nobodyThere: refusal('12.1', hex),
  notWithForce: refusal('12.1', unit),
  nobodyPicked: refusal('12.1'),
  staticMarches: refusal('13.2', unit),
  trainOffRails: refusal('21.6', unit),
  notAdjacent: refusal('13.0', hex),
  noWayToCape: refusal('28.1', hex),
  capeAlliesOnly: refusal('28.2'),
  atSea: refusal('13.4', hex),
  noCrossing: refusal('13.6', hex),
  enemyThere: refusal('13.3', hex),
  zoneToZone: refusal('11.8', hex),
  tooDear: refusal('13.4', hex, halves.as('cost'), halves.as('left')),
  cannotKeepUp: refusal('13.2', unit),
  cannotDrop: refusal('13.1', unit),
  wouldStrand: refusal('14.4', unit),
  noRailroad: refusal('21.2', hex),
  noLine: refusal('21.3', hex),
  enemyOnLine: refusal('14.6', hex),
  enemyBefore: refusal('14.6', hex),
  zoneOnLine: refusal('11.4', hex),
  deviceOnLine: refusal('25.3.1', hex),
  rodeAlready: refusal('21.2'),
  noShips: refusal('22.1'),
  noPort: refusal('22.1', hex),
  germansThere: refusal('22.2', hex),
  noAssault: refusal('31.0', hex),
  tooManyToLand: refusal('31.1', unit),
  noBattleInCape: refusal('28.4'),
  noEnemyThere: refusal('15.2', hex),
  noLeader: refusal('20.3', unit),
  cannotCome: refusal('20.3', unit),
  nobodyCame: refusal('20.3', hex),
  noSapper: refusal('24.2', unit),
  nothingToClear: refusal('24.2', hex),
  noLineToBreak: refusal('25.2', hex),
  nobodyToBreak: refusal('25.2', hex),
  noTownToMine: refusal('25.3', hex),
  nobodyToMine: refusal('25.3', hex),
  markedAlready: refusal('25.4', hex),
  noConstruction: refusal('32.0'),
  notAtRailhead: refusal('32.1', unit),
  lineTooShort: refusal('32.1', unit),
  zoneOnRoute: refusal('32.2', hex),
  deviceOnRoute: refusal('25.3.1', hex),
} as const

const left = points.as('left')
const move = [hex.as('from'), hex.as('to')] as const

/** What happens. The enemy sees columns come and go; which units, and how many, only where he sees them (26.0). */
export const events = {
  marchBegan: event('12.2', side, hex, left).in('march', 'begins'),
  joined: secretly(event('12.1', unit, hex).in('march')),
  stepped: event('13.0', ...move).in('march'),
  rode: event('21.2', ...move).in('march'),
  sailed: event('22.1', ...move).in('march'),
  /** Told to the enemy unless it would tell him who is in the force. */
  halted: secretly(event('11.4', hex).in('march')),
  dropped: secretly(event('13.1', unit, hex).in('march', 'tells')),
  concentrated: event('20.3', unit, hex, left).in('march', 'begins', 'tells'),
  came: secretly(event('20.3', unit, ...move).in('march')),
  lineMended: event('24.2', hex, left).in('rail', 'begins'),
  deviceCleared: event('24.2', hex, left).in('rail', 'begins'),
  lineBroken: event('25.2', hex, left).in('rail', 'begins'),
  deviceLaid: event('25.3', hex, left).in('rail', 'begins'),
  trackLaid: event('32.1', ...move, left).in('rail', 'tells'),
} as const

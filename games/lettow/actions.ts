import { action, actionSet, count, event, eventSet, named, refusal, refusalSet, type Side } from '@boma/kernel'
import { PLACE_NAMES, type Space } from './board.ts'
import { CARD_NAMES, type Card, UNIT_NAMES, type Unit } from './roster.ts'

const unit = named<Unit>()('unit', UNIT_NAMES)
const space = named<Space>()('space', PLACE_NAMES)
const card = named<Card>()('card', CARD_NAMES)
const side = named<Side>()('side', ['Allied', 'German'])
const total = count('total', 15)

/** What a player can do. */
export const act = actionSet({
  place: action('place {unit} at {space}', unit, space),
  ready: action('ready'),
  deploy: action('deploy at {space}', space),
  lead: action('lead {space}', space),
  move: action('move {unit} to {space}', unit, space),
  sail: action('sail {unit} to {space}', unit, space),
  end: action('end'),
  fight: action('fight at {space}', space),
  air: action('air'),
  decline: action('decline'),
  breakOff: action('break-off'),
  lose: action('lose {unit}', unit),
  stay: action('stay'),
  retreat: action('retreat'),
  fallBack: action('fall-back {unit} to {space}', unit, space),
})

/** Why a player cannot. */
export const refuse = refusalSet({
  notNext: refusal('6.0', unit),
  notThere: refusal('25.1', unit, space),
  notThereGerman: refusal('25.2', unit, space),
  crowded: refusal('11.0', space),
  otherContingent: refusal('29.0', space),
  enemyThere: refusal('27.1', space),
  notByPlacement: refusal('27.3', unit, space),
  notByGermanPlacement: refusal('27.2', unit, space),
  notForGarrison: refusal('9.5', unit, space),
  notByShip: refusal('5.2', unit, space),
  noFortThere: refusal('22.1', space),
  noStackThere: refusal('10.9', space),
  notYours: refusal('10.1', unit),
  notOnMap: refusal('10.1', unit),
  garrisonMoves: refusal('4.5', unit),
  inactive: refusal('28.1', unit),
  closed: refusal('28.1', space),
  noPoints: refusal('10.8', unit),
  stopped: refusal('10.3', unit),
  onlyByWater: refusal('5.2', unit),
  tooFar: refusal('10.2', unit, space),
  movedAlready: refusal('10.7', unit),
  notByWater: refusal('28.2', unit, space),
  germanOcean: refusal('28.2', unit),
  oceanShut: refusal('5.2', unit),
  lakesShut: refusal('5.2', unit),
  noCombatThere: refusal('12.1', space),
  noAir: refusal('24.4'),
  notAllFast: refusal('18.0'),
  notInvolved: refusal('14.2', unit),
  notExposed: refusal('5.2', unit),
  notLeaving: refusal('17.2', unit),
  onlyGarrisons: refusal('15.0'),
  notItsTurn: refusal('17.1', unit),
  noWay: refusal('17.1', unit, space),
})

/** What happens. */
export const tell = eventSet({
  placed: event('6.0', unit, space),
  turnBegan: event('7.0', count('turn', 14)),
  playerTurnBegan: event('7.0', side),
  shuffled: event('8.0', side),
  turned: event('5.3', card),
  drew: event('27.1', unit),
  nobodyToDraw: event('9.4', side),
  deployed: event('27.2', unit, space),
  returned: event('9.3', unit),
  fortBuilt: event('22.1', space),
  fortGone: event('22.3', unit),
  arrived: event('27.1', unit, space),
  intervened: event('28.1'),
  oceanShut: event('5.2'),
  lakesShut: event('5.2'),
  fever: event('5.2', space, count('die', 6)),
  lost: event('4.6', unit),
  led: event('10.9', space),
  moved: event('10.2', unit, space.as('from'), space.as('to')),
  rode: event('28.3', unit, space.as('from'), space.as('to')),
  sailed: event('28.2', unit, space.as('from'), space.as('to')),
  raided: event('5.2', space),
  hungry: event('21.3', unit),
  starved: event('21.3', unit),
  fought: event('12.1', space),
  airHelps: event('24.4'),
  airFails: event('24.4'),
  airLost: event('24.4'),
  superiority: event('13.0', side, total.as('allied'), total.as('german')),
  brokeOff: event('18.0', side),
  fired: event('14.1', side, count('hits', 15)),
  stayed: event('15.0', side),
  retreats: event('15.0', side),
  mustRetreat: event('16.0', side),
  fellBack: event('17.1', unit, space.as('from'), space.as('to')),
  leftBehind: event('17.2', unit),
  won: event('26.0', side),
  drawn: event('26.0'),
})

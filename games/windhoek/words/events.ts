import { action, count, event, refusal } from '@boma/kernel'
import { hex, points, side, unit } from './operands.ts'

const die = count('die', 6)

/** What a player can do when an event asks him. */
export const actions = {
  /** Disrupts a unit because an event says so. */
  disrupt: action('disrupt {unit}', unit),
} as const

/** Why a player cannot. */
export const refusals = {
  noMarine: refusal('event-2', unit),
  runnerSpot: refusal('event-2', unit, hex),
  noUnitToDisrupt: refusal('event-3', unit),
  disruptInOrder: refusal('event-3', unit),
  noGuerrilla: refusal('event-4', unit),
  guerrillaSpot: refusal('event-4', unit, hex),
  notPortuguese: refusal('29.4', unit),
  portugueseSpot: refusal('29.4', unit, hex),
  rebelSpot: refusal('event-8', unit, hex),
  landingSpot: refusal('34.1', unit, hex),
} as const

/** What happens. */
export const events = {
  eventRolled: event('8.0', die.as('german'), die.as('allied'), count('total', 12)),
  /** Told under the case of the event that finds nothing to do. */
  noEffect: event('8.0'),
  pointsGone: event('8.0', side),
  portugalEntered: event('29.2'),
  rebelsRose: event('event-8', count('turn', 15)),
  looked: event('8.0', side),
  squadronCame: event('34.0', unit),
  squadronStayed: event('34.1', unit),
  squadronLost: event('34.1', unit),
  landingLost: event('34.1', unit),
  townCaptured: event('30.2', side, hex, points, points.as('now')),
} as const

/** What is said about it. */
export const messages = {
  'ask.blockade-runner': 'A blockade runner is in: place a marine unit in a port, or decline.',
  'ask.ausland-rebellion': 'Rebellion: which of your units are disrupted?',
  'ask.guerrillas': 'Guerrillas: place a mounted or reserve unit in an empty place, or decline.',
  'ask.portuguese-arrivals': 'Place a Portuguese unit, or decline.',
  'do.disrupt': 'Disrupt {unit}',
  'do.end.blockade-runner': 'Land nobody',
  'do.end.guerrillas': 'Let nobody rise',
  'do.end.portuguese-arrivals': 'Let nobody else arrive',
  'no.noMarine': '{unit} is no marine unit in the Recruit Box',
  'no.runnerSpot': '{unit} can only be landed in a port that Germans hold, which {hex} is not',
  'no.noUnitToDisrupt': '{unit} is no German unit in good order that could be disrupted',
  'no.disruptInOrder': 'name the two units in their order: {unit} comes too late or too early',
  'no.noGuerrilla': '{unit} is no mounted rifle or reserve unit out of play',
  'no.guerrillaSpot': '{unit} can only rise in an empty town or settlement of the colony, which {hex} is not',
  'no.notPortuguese': '{unit} is no mobile Portuguese unit in the Recruit Box',
  'no.portugueseSpot': '{unit} can only arrive in Port Alexander or on the north edge, away from Germans, not in {hex}',
  'no.rebelSpot': '{unit} can only rise in a place of the colony or in Upington without Allied units, not in {hex}',
  'no.landingSpot': '{unit} can only land on the coast of the colony away from Allied units and zones, not in {hex}',
  'tell.eventRolled': 'Event: German {german}, Allied {allied}, total {total}.',
  'tell.noEffect': 'The event has no effect.',
  'tell.pointsGone': 'The {side} lose all action points.',
  'tell.portugalEntered': 'Portugal joins the Allies; Angola is open.',
  'tell.rebelsRose': 'The Boers rebel; they will join the Germans in turn {turn}.',
  'tell.looked': 'The {side} look at every enemy unit.',
  'tell.squadronCame': 'The East Asia Squadron arrives: {unit}.',
  'tell.squadronStayed': 'The East Asia Squadron stays.',
  'tell.squadronLost': 'The East Asia Squadron is lost: {unit}.',
  'tell.landingLost': '{unit} finds nowhere to land and is lost.',
  'tell.townCaptured': 'The {side} capture {hex} and gain {points} AP; they have {now}.',
} as const

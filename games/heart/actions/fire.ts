import { action, event, refusal } from '@boma/kernel'
import { die, figure, figures, least, target, unit } from './operands.ts'

/** What players do: shooting (3, 4, 14). */
export const actions = {
  /** §14.1: declares whom a unit shoots at. */
  shoot: action('shoot {target} with {unit}', unit, target),
  /** §14.1: it shoots at nobody. */
  hold: action('hold {unit}', unit),
  /** H18, §14.12: a machine gun or gun takes the next figure under its aim. */
  aim: action('aim at {figure}', figure),
  /** §7.6: the pom-pom's role. */
  shells: action('shells'),
  bursts: action('bursts'),
} as const

/** Why they cannot. */
export const refusals = {
  hasDeclared: refusal('14.1', unit),
  cannotShoot: refusal('14.1', unit),
  hasCharged: refusal('14.1', unit),
  movedGun: refusal('7.4', unit),
  isJammed: refusal('7.6', unit),
  noEnemy: refusal('14.1', target),
  noMark: refusal('14.1', target),
  onlyContact: refusal('14.1', target),
  cannotAim: refusal('14.12', figure),
  namedOften: refusal('7.5', figure),
} as const

/** What happens. */
export const events = {
  declared: event('14.1', unit, target),
  held: event('14.1', unit),
  aimed: event('14.12', unit, figure),
  volley: event('14.2', unit, target, figures.as('shots'), figures.as('hits')),
  shell: event('14.12', unit, figure, least, die),
  saved: event('14.5', figure),
  fell: event('14.4', figure),
  smoke: event('14.7', unit),
  jammed: event('7.6', unit),
} as const

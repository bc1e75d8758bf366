import { action, count, event, refusal } from '@boma/kernel'
import { hex, needed, side, unit } from './operands.ts'

/** §10.27: factors of option 3. */
const factors = count('factors', 6)

/** What players do: guns, ships (10.26 to 10.28); the weather does as it likes (19.6). */
export const actions = {
  /** §10.26: a gun fires; at which hex is the next question. */
  aim: action('aim {unit}', unit),
  /** §10.27: a naval shot at a hex; so many factors of option 3. */
  bombard: action('bombard {hex}', hex),
  salvo: action('salvo {factors} at {hex}', factors, hex),
} as const

/** Why they cannot. */
export const refusals = {
  noGun: refusal('10.26', unit),
  gunSilent: refusal('10.26', unit),
  nobodyInFront: refusal('10.26', unit),
  notItself: refusal('10.28', hex),
  tooFarByNight: refusal('20.7', hex),
  noShots: refusal('10.27', side),
  noFactors: refusal('10.27', factors),
  noSuchHex: refusal('10.27', hex),
} as const

/** What happens. */
export const events = {
  gunFired: event('10.28', side, hex.as('from'), hex.as('to')).in('battle', 'begins'),
  shipFired: event('10.27', side, hex).in('battle', 'begins'),
  salvoFired: event('10.27', side, factors, hex).in('battle', 'begins'),
  onTarget: event('10.28a', hex).in('battle'),
  offTarget: event('10.28b', hex).in('battle'),
  offTheMap: event('10.28b').in('battle'),
  misfired: event('10.28b', hex).in('battle'),
  nobodyHit: event('10.28b', hex).in('battle'),
  shellBurst: event('10.28a', hex, needed).in('battle'),
  shellHit: event('10.28a', hex).in('battle', 'tells'),
  hitVoid: event('4.2n', hex).in('battle'),
  shelled: event('4.2n', hex).in('battle', 'tells'),
  shipHit: event('10.27', unit, hex).in('battle', 'tells'),
  stoodShell: event('10.27', unit).in('battle'),
  failedShell: event('10.27', unit).in('battle', 'tells'),
  staysDry: event('19.6').apart(),
  rainBegins: event('19.6').in('event', 'tells'),
  rainGoesOn: event('19.6').apart(),
  rainEnds: event('19.6').in('event', 'tells'),
} as const

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
  notItself: refusal('10.28', hex),
  tooFarByNight: refusal('20.7', hex),
  noShots: refusal('10.27', side),
  noFactors: refusal('10.27', factors),
  noSuchHex: refusal('10.27', hex),
} as const

/** What happens. */
export const events = {
  gunFired: event('10.28', side, hex.as('from'), hex.as('to')),
  shipFired: event('10.27', side, hex),
  salvoFired: event('10.27', side, factors, hex),
  onTarget: event('10.28a', hex),
  offTarget: event('10.28b', hex),
  offTheMap: event('10.28b'),
  misfired: event('10.28b', hex),
  nobodyHit: event('10.28b', hex),
  shellBurst: event('10.28a', hex, needed),
  shellHit: event('10.28a', hex),
  hitVoid: event('4.2n', hex),
  shelled: event('4.2n', hex),
  shipHit: event('10.27', unit, hex),
  stoodShell: event('10.27', unit),
  failedShell: event('10.27', unit),
  staysDry: event('19.6'),
  rainBegins: event('19.6'),
  rainGoesOn: event('19.6'),
  rainEnds: event('19.6'),
} as const

import { automatic, perform, phase } from '../flow.ts'
import { captureBaggage } from './09-baggage.ts'
import { independentMoves } from './12-movement.ts'

/** §1.3: independent figures and baggage move; then baggage may be captured (9.9). */
export const independentPhase = phase('independents', 'independents', '1.3', [
  automatic('1.3', (t) => {
    t.tracks.passed = 0
  }),
  perform(independentMoves),
  captureBaggage,
])

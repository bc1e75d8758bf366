import type { ScenarioData } from './kind.ts'
import { CONVOY } from './scenarios/convoy.ts'
import { CUTTING } from './scenarios/cutting.ts'
import { JASSIN } from './scenarios/jassin.ts'
import { LUKULEDI } from './scenarios/lukuledi.ts'
import { NGOMANO } from './scenarios/ngomano.ts'
import { SALAITA } from './scenarios/salaita.ts'
import { SPHINXHAVEN } from './scenarios/sphinxhaven.ts'
import { UGANDA_RAILWAY } from './scenarios/uganda-railway.ts'

/** The scenarios, in the order in which they are listed. */
export const SCENARIOS: readonly ScenarioData[] = [
  CUTTING,
  UGANDA_RAILWAY,
  SALAITA,
  CONVOY,
  JASSIN,
  SPHINXHAVEN,
  LUKULEDI,
  NGOMANO,
]

import type { Page } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { board } from './board.ts'
import { forecast } from './forecast.ts'
import { intents } from './intents.ts'
import { lights } from './lights.ts'
import { offer } from './offers.ts'
import { overlays } from './overlays.ts'
import { panel } from './panel.ts'
import { marks, pieces } from './pieces.ts'
import { status } from './status.ts'

/** How a page shows the game. */
export const page: Page<Table> = { board, pieces, marks, status, offer, intents, lights, panel, forecast, overlays }

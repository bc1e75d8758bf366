import { automatic, procedure } from '../flow.ts'

/** §12.12: boats aground roll; who works at a task is noted (17.8). */
export const startOfTurn = procedure('aground', '12.12', [automatic('12.12', () => undefined)])

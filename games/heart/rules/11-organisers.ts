import { automatic, procedure } from '../flow.ts'

/** §11.3: an Organiser and his unit may move before all. */
export const organisers = procedure('organisers', '11.3', [automatic('11.3', () => undefined)])

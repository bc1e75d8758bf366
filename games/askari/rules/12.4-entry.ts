import { procedure } from '../flow.ts'

/** §12.4: vessels and transports enter a space, are sought and fight. */
export const entry = procedure('entry', '12.4', [])

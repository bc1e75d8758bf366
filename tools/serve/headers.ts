import { existsSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { isThisMachine } from './hosts.ts'

/** Parts of a machine that no game has any business with. */
const CLOSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Said with every answer: nothing is guessed, framed, referred to or read from elsewhere. */
export const GUARDS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': CLOSED.map((feature) => `${feature}=()`).join(', '),
} as const

/** The same for an answer to this Host. */
export const guardsFor = (host: string): OutgoingHttpHeaders =>
  // From another machine and without TLS, a browser would ignore the one more, and complain of it.
  isThisMachine(host) ? { ...GUARDS, 'cross-origin-opener-policy': 'same-origin' } : GUARDS

/** What a page cannot say of itself. */
const UNFRAMED = "frame-ancestors 'none'"

/** For what is no page. */
export const NOTHING_ALLOWED = `default-src 'none'; ${UNFRAMED}`

/**
 * The policy of the page in a folder, as a header. The page carries it in its head, for servers that say nothing; this
 * one repeats it, since workers heed the header alone.
 */
export function policyOf(folder: string): string {
  const page = join(folder, 'index.html')
  const head = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(head)?.[1]
  return own === undefined ? UNFRAMED : `${own}; ${UNFRAMED}`
}

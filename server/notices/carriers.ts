import { lookup } from 'node:dns'
import { request as plainly } from 'node:http'
import { request as securely } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import type { NoticeMessage } from './sentences.ts'

/** What whoever keeps a club has set up for notices. */
export interface NoticeSettings {
  /** Where the club is reached: links in notices lead there. */
  readonly address?: string
  /** The server for mail, smtp://user:password@host:port, and whom it comes from. */
  readonly mail?: string
  readonly from?: string
  /** May webhooks lead into the club's own network? Not unless somebody says so. */
  readonly isOpen?: boolean
}

/** From the environment. */
export const settingsHere = (env: NodeJS.ProcessEnv = process.env): NoticeSettings => ({
  ...(env['BOMA_ADDRESS'] && { address: env['BOMA_ADDRESS'].replace(/\/$/, '') }),
  ...(env['BOMA_MAIL'] && { mail: env['BOMA_MAIL'] }),
  ...(env['BOMA_MAIL_FROM'] && { from: env['BOMA_MAIL_FROM'] }),
  isOpen: env['BOMA_NOTICES_ANYWHERE'] === '1',
})

/** Somebody who cannot be reached any more: there is no use in trying again. */
export class Unreachable extends Error {}

/** Milliseconds that somebody may take to accept a notice. */
const PATIENCE = 10_000

/** Sends a mail by the club's server. */
export async function byMail(
  { mail = '', from = '' }: NoticeSettings,
  to: string,
  message: NoticeMessage,
): Promise<void> {
  const how = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
  const transport = createTransport({ url: mail, ...how } as Parameters<typeof createTransport>[0])
  try {
    await transport.sendMail({ from, to, subject: message.subject, text: textOf(message) })
  } finally {
    transport.close()
  }
}

const textOf = ({ lines, address }: NoticeMessage): string => `${lines.join('\n')}\n\n${address}\n`

/** Posts a notice as JSON to an address of somebody's. */
export function byWebhook(settings: NoticeSettings, to: string, message: NoticeMessage): Promise<void> {
  const { subject, lines, address, facts } = message
  const body = Buffer.from(
    JSON.stringify({ text: `${subject}\n${textOf(message)}`, subject, lines, address, matches: facts }),
  )
  return post(settings, to, { 'content-type': 'application/json' }, body)
}

/** The keys by which a club shows push services who it is. */
export interface PushKeys {
  readonly shown: string
  readonly secret: string
}

/** Has a browser's push service show a notice; only that browser can read it. */
export function byPush(settings: NoticeSettings, keys: PushKeys, to: string, message: NoticeMessage): Promise<void> {
  const { subject, lines, address } = message
  const text = JSON.stringify({ title: subject, body: lines.join('\n'), address })
  const { endpoint, headers, body } = webpush.generateRequestDetails(JSON.parse(to), text, {
    vapidDetails: { subject: settings.address ?? '', publicKey: keys.shown, privateKey: keys.secret },
    TTL: 24 * 60 * 60,
  })
  return post(settings, endpoint, headers as Record<string, string>, body ?? Buffer.alloc(0))
}

function post(settings: NoticeSettings, to: string, headers: Record<string, string>, body: Buffer): Promise<void> {
  const url = new URL(to)
  const ask = url.protocol === 'https:' ? securely : plainly
  if (url.protocol !== 'https:' && !settings.isOpen) throw new Unreachable('notices go by https')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !settings.isOpen && isInside(host)) throw new Unreachable('it leads into the club')
  return new Promise((done, failed) => {
    // In all, not from one byte to the next: whoever answers by drops keeps nobody waiting.
    const signal = AbortSignal.timeout(PATIENCE)
    const how = { method: 'POST', headers: { ...headers, 'content-length': body.length }, signal }
    const sending = ask(url, settings.isOpen ? how : { ...how, lookup: outside }, (answer) => {
      // What else he says nobody reads, however long it is.
      answer.destroy()
      const status = answer.statusCode ?? 0
      if (status >= 200 && status < 300) done()
      else failed(status === 404 || status === 410 ? new Unreachable(`${status}`) : new Error(`${status}`))
    })
    sending.on('error', failed)
    sending.end(body)
  })
}

const INSIDE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['192.0.0.0', 24],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  // Addresses of the older kind are written so, too.
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6')

const isInside = (address: string): boolean => INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Looks a name up, and lets nobody have the club knock at doors of its own network. */
const outside: LookupFunction = (host, options, told) => {
  lookup(host, { ...options, all: true }, (problem, found) => {
    const [first] = found ?? []
    if (problem !== null || first === undefined) return told(problem ?? new Error('no such host'), '', 4)
    if (found.some(({ address }) => isInside(address))) return told(new Unreachable('it leads into the club'), '', 4)
    return options.all
      ? (told as (p: null, all: typeof found) => void)(null, found)
      : told(null, first.address, first.family)
  })
}

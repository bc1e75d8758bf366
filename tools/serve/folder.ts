import { existsSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GUARDS, guardsFor, NOTHING_ALLOWED, policyOf } from './headers.ts'
import { answersTo, refusalOf } from './hosts.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** Twins that the build laid beside a file, the smaller first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** The file that an address means, inside the folder and nowhere else; undefined when there is none. */
export function fileFor(folder: string, address: string): string | undefined {
  const path = decoded(address.split(/[?#]/)[0] ?? '')
  if (path === undefined || path.includes('\0')) return undefined
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path))
  const isInside = file.startsWith(folder + sep)
  return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** How long anybody may take, in milliseconds, and how many may ask at once: a few who dawdle must not shut out the rest. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
}
/** A connection over which nothing goes for so long is ended; whoever waits at a club for his turn waits less. */
export const STALLED = 30_000
const SILENT = 12_000
const MOST_CONNECTIONS = 256
/** A club has a line to everybody who plays, for as long as he does. */
const MOST_LINES = 20_000
const LONGEST_HEAD = 16 * 1024

/** Whoever answers what is asked under a part of the address, in place of files. */
export interface Annex {
  readonly under: string
  /** The cookie that the page finds: scripts may read it, and it says nothing but that there is an annex. */
  readonly sign: string
  readonly answer: RequestListener
}

/** A server that hands out the files of a folder, and nothing else, to whoever calls it by a name of this host. */
export function serveFolder(folder: string, host = 'localhost', annex?: Annex): Server {
  const isForUs = answersTo(host)
  const server = createServer({ ...PATIENCE, maxHeaderSize: LONGEST_HEAD }, (request, response) => {
    if (!isForUs(request.headers.host ?? '')) return refuse(response, 421, refusalOf(host))
    if (annex !== undefined && request.url?.startsWith(annex.under)) {
      for (const [name, value] of NO_PAGE) response.setHeader(name, value)
      return annex.answer(request, response)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'This server only hands out files.', { allow: 'GET, HEAD' })
    const file = fileFor(folder, request.url ?? '/')
    if (file === undefined) return refuse(response, 404, NOTHING_THERE)
    // The page knows by it that somebody answers behind it, without asking where nobody does.
    if (annex !== undefined && file.endsWith('.html')) response.setHeader('set-cookie', annex.sign)
    void handOut(folder, file, request, response)
  })
  server.on('clientError', answerNonsense)
  // First of all who listen to this: a name that is not ours opens no line either.
  server.on('upgrade', ({ headers }, socket) => {
    if (annex === undefined || !isForUs(headers.host ?? '')) socket.destroy()
  })
  letGoOfTheSilent(server)
  server.maxConnections = annex === undefined ? 2 * MOST_CONNECTIONS : MOST_LINES
  // Whoever stops reading in the middle of a file is let go, and the file with him.
  return server.setTimeout(STALLED)
}

/**
 * Whoever calls and says nothing is let go soon; and when too many hold the line, the one who has been silent longest makes
 * room, so that nobody shuts out the others by calling often and asking nothing.
 */
function letGoOfTheSilent(server: Server): void {
  const silent = new Map<Duplex, NodeJS.Timeout>()
  const heard = (socket: Duplex) => {
    clearTimeout(silent.get(socket))
    silent.delete(socket)
  }
  let open = 0
  server.on('connection', (socket: Duplex) => {
    silent.set(
      socket,
      setTimeout(() => socket.destroy(), SILENT),
    )
    socket.once('close', () => {
      open--
      heard(socket)
    })
    if (++open > MOST_CONNECTIONS) silent.keys().next().value?.destroy()
  })
  const spoken = ({ socket }: IncomingMessage) => heard(socket)
  server.on('request', spoken).on('upgrade', spoken)
}

const NOTHING_THERE = 'There is nothing at this address.'
/** Said with whatever is no page of ours: if a browser takes it for one, it may do nothing. */
const GUARDED = { 'content-security-policy': NOTHING_ALLOWED, ...GUARDS }
const NO_PAGE = Object.entries(GUARDED)
const PLAIN = { 'content-type': 'text/plain; charset=utf-8', ...GUARDED }

/** One sentence, and no more of this connection: what else was sent along is not waited for. */
function refuse(response: ServerResponse, status: number, sentence: string, more: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { ...PLAIN, connection: 'close', ...more }).end(`${sentence}\n`)
}

/** What is no request at all gets a sentence as well, if anybody is there to read it. */
function answerNonsense(problem: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || problem.code === 'ECONNRESET') return void socket.destroy()
  const [status, sentence] = NONSENSE[problem.code ?? ''] ?? [
    '400 Bad Request',
    'This is no request that a server understands.',
  ]
  const length = Buffer.byteLength(sentence) + 1
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${sentence}\n`,
  )
}

const NONSENSE: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'This request says too much about itself.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This request took too long to arrive.'],
}

async function handOut(
  folder: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [encoding, twin] = twinOf(file, String(request.headers['accept-encoding'] ?? ''))
  // Opened before anything is said of it: a build may take a file away at any moment.
  const opened = await open(twin).catch(() => undefined)
  if (opened === undefined) return refuse(response, 404, NOTHING_THERE)
  try {
    const { size } = await opened.stat()
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': size,
      'cache-control': isNamedByHash(folder, file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': policyOf(folder),
      ...guardsFor(request.headers.host ?? ''),
      vary: 'accept-encoding',
      ...(encoding === '' ? {} : { 'content-encoding': encoding }),
    })
    if (request.method === 'HEAD' || size === 0) response.end()
    // Not pipe, which leaves the file open for good when the other side goes away in the middle of it. And no more than was
    // promised: a file that grows meanwhile would run on into the next answer.
    else await pipeline(opened.createReadStream({ autoClose: false, end: size - 1 }), response)
  } catch {
    response.destroy()
  } finally {
    await opened.close()
  }
}

function twinOf(file: string, accepted: string): readonly [encoding: string, path: string] {
  const wanted = accepted.split(',').filter((word) => !/;\s*q=0(?:\.0*)?\s*$/i.test(word))
  const words = wanted.map((word) => word.split(';')[0]?.trim())
  const found = ENCODINGS.find(([name, ending]) => words.includes(name) && existsSync(file + ending))
  return found ? [found[0], file + found[1]] : ['', file]
}

/** The build names what is in 'assets' after its content: it never changes. */
const isNamedByHash = (folder: string, file: string): boolean => file.startsWith(join(folder, 'assets') + sep)

import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
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

/** A server that hands out the files of a folder, and nothing else. */
export function serveFolder(folder: string): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const file = fileFor(folder, request.url ?? '/')
    if (file === undefined) return refuse(response, 404)
    handOut(file, request, response)
  })
}

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
  response.end(status === 404 ? 'There is nothing at this address.\n' : 'This server only hands out files.\n')
}

function handOut(file: string, request: IncomingMessage, response: ServerResponse): void {
  const [encoding, twin] = twinOf(file, String(request.headers['accept-encoding'] ?? ''))
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(twin).size,
    'cache-control': isNamedByHash(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(encoding === '' ? {} : { 'content-encoding': encoding }),
  })
  if (request.method === 'HEAD') response.end()
  else createReadStream(twin).pipe(response)
}

function twinOf(file: string, accepted: string): readonly [encoding: string, path: string] {
  const words = accepted.split(',').map((word) => word.split(';')[0]?.trim())
  const found = ENCODINGS.find(([name, ending]) => words.includes(name) && existsSync(file + ending))
  return found ? [found[0], file + found[1]] : ['', file]
}

/** The build names what is in 'assets' after its content: it never changes. */
const isNamedByHash = (file: string): boolean => file.includes(`${sep}assets${sep}`)

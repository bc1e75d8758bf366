import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { LONGEST_WAIT } from '@boma/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ensureBuilt, sourceHash, sourcesOf } from '../serve/built.ts'
import { fileFor, STALLED, serveFolder } from '../serve/folder.ts'
import { addressOf, answersTo, refusalOf, whyNotListening } from '../serve/hosts.ts'

const place = mkdtempSync(join(tmpdir(), 'boma-serve-'))
afterAll(() => rmSync(place, { recursive: true }))

const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(place, path)), { recursive: true })
  writeFileSync(join(place, path), content)
}

test('whoever waits at a club as long as he may is answered before his connection counts as stalled', () => {
  expect(LONGEST_WAIT * 1000).toBeLessThan(STALLED - 2000)
})

test('what is answered behind the page is taken for no page, whoever answers', async () => {
  const annex = {
    under: '/club/',
    sign: 'here=1',
    answer: (_: unknown, response: ServerResponse) => void response.end('{}'),
  }
  const server = serveFolder(place, 'localhost', annex)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/club/me`)
  server.close()
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect([headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual(['nosniff', 'DENY'])
})

describe('the files of a folder', () => {
  const folder = join(place, 'page')
  const server = serveFolder(folder)
  let port = 0

  beforeAll(async () => {
    write('page/index.html', '<h1>Boma</h1>')
    // More than lies between two ends of a connection, so that nobody has all of it who stops reading.
    write('page/assets/large-b2.bin', '')
    truncateSync(join(folder, 'assets', 'large-b2.bin'), 64_000_000)
    write('page/assets/main-a1.js', 'go()')
    write('page/assets/main-a1.js.gz', gzipSync('go()'))
    write('page/icons/b.svg', '<svg/>')
    write('page-two/index.html', 'not yours')
    write('secret.txt', 'not yours')
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      })
      asked.on('error', reject)
      asked.end()
    })

  test.each([
    ['/', 'text/html; charset=utf-8', '<h1>Boma</h1>'],
    ['/?sample', 'text/html; charset=utf-8', '<h1>Boma</h1>'],
    ['/assets/main-a1.js', 'text/javascript; charset=utf-8', 'go()'],
    ['/icons/b.svg', 'image/svg+xml', '<svg/>'],
  ])('%s', async (path, type, text) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type'], body.toString()]).toEqual([200, type, text])
  })

  test('go out compressed to who can read that, and only then', async () => {
    const packed = await get('/assets/main-a1.js', { 'accept-encoding': 'br;q=1, gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.body).toString()).toBe('go()')
    for (const accepted of ['', 'identity', 'gzip;q=0', 'br, gzip; Q=0.000'])
      expect(
        (await get('/assets/main-a1.js', { 'accept-encoding': accepted })).headers['content-encoding'],
      ).toBeUndefined()
  })

  test('are kept for good when they are named after their content, and asked for again otherwise', async () => {
    expect((await get('/assets/main-a1.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/')).headers['cache-control']).toBe('no-cache')
  })

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '/../page-two/index.html',
    '/assets',
    '/nothing.js',
    '/%00',
    '/%E0%A4%A',
  ])('%s is not among them', async (path) => expect((await get(path)).status).toBe(404))

  test('are told of without being sent, and nothing else is taken', async () => {
    const { status, headers, body } = await get('/', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, '13', 0])
    expect((await get('/', {}, 'POST')).status).toBe(405)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('are not for %s', async (method) => {
    const { status, headers, body } = await get('/', {}, method)
    expect([status, body.toString()]).toEqual([405, 'This server only hands out files.\n'])
    expect(headers).toMatchObject({ allow: 'GET, HEAD' })
  })

  test('are asked for in ways that no address has, and a sentence answers', async () => {
    for (const path of [
      'http://elsewhere.example/',
      '//elsewhere.example/',
      '*',
      `/${'a'.repeat(5000)}`,
      '/index.html/',
    ])
      expect([path, (await get(path)).body.toString()]).toEqual([path, 'There is nothing at this address.\n'])
    const nonsense = await say('Is anybody there?\r\n\r\n')
    expect(nonsense).toMatch(/^HTTP\/1.1 400 /)
    expect(nonsense).toMatch(/This is no request that a server understands\.\n$/)
    const long = await say(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)
    expect(long).toMatch(/^HTTP\/1.1 431 .*says too much about itself\.\n$/s)
    expect((await get('/')).status).toBe(200)
  })

  /** Sends what may be no request, and gives all that comes back. */
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const parts: Buffer[] = []
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (part) => parts.push(part)).on('error', reject)
      socket.on('close', () => resolve(Buffer.concat(parts).toString()))
    })

  const isOpen = (link: string): boolean => {
    try {
      return readlinkSync(join('/proc/self/fd', link)).endsWith('large-b2.bin')
    } catch {
      return false
    }
  }
  const countOpen = () => readdirSync('/proc/self/fd').filter(isOpen).length

  test.skipIf(!existsSync('/proc/self/fd'))('are closed again when who asked goes away in the middle', async () => {
    const begun = await Promise.all(
      Array.from({ length: 40 }, () => {
        const asked = request({ host: '127.0.0.1', port, path: '/assets/large-b2.bin', agent: false })
        return new Promise<typeof asked>((resolve, reject) => {
          asked.on('response', (answer) => {
            answer.on('error', () => {})
            answer.once('data', () => resolve(asked)).once('data', () => answer.pause())
          })
          asked.on('error', reject).end()
        })
      }),
    )
    expect(countOpen()).toBe(40)
    for (const asked of begun) asked.destroy()
    await vi.waitFor(() => expect(countOpen()).toBe(0), 20_000)
    expect((await get('/')).status).toBe(200)
  })

  test('that cannot be read after all are broken off, and the server goes on', async () => {
    mkdirSync(join(folder, 'icons', 'b.svg.gz'))
    const { status } = await get('/icons/b.svg', { 'accept-encoding': 'gzip' }).catch(() => ({ status: 0 }))
    expect(status).not.toBe(200)
    rmSync(join(folder, 'icons', 'b.svg.gz'), { recursive: true })
    expect((await get('/icons/b.svg', { 'accept-encoding': 'gzip' })).status).toBe(200)
  })

  test('are for everybody: nobody may dawdle for long, or ask a thousand times at once', () => {
    const { timeout, headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = server
    for (const patience of [timeout, headersTimeout, requestTimeout, keepAliveTimeout]) {
      expect(patience).toBeGreaterThan(0)
      expect(patience).toBeLessThanOrEqual(30_000)
    }
    expect(maxConnections).toBeLessThan(1000)
  })

  test.each(['', 'GET / HTTP/1.1\r\nHost: localhost\r\n'])(
    'are there though hundreds hold the line and ask nothing: %j',
    async (begun) => {
      const callers = Array.from({ length: 400 }, () => {
        const socket = connect(port, '127.0.0.1', () => socket.write(begun))
        return socket.on('error', () => {})
      })
      await Promise.all(callers.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
      expect((await get('/')).status).toBe(200)
      for (const socket of callers) socket.destroy()
    },
  )

  test('come with a policy: the page says it in its head, the server says it again and lets nobody frame it', async () => {
    expect((await get('/')).headers['content-security-policy']).toBe("frame-ancestors 'none'")
    const policy = "default-src 'none'; script-src 'self'"
    write('page/index.html', `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}" /></head>`)
    for (const path of ['/', '/assets/main-a1.js'])
      expect((await get(path)).headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`)
    write('page/index.html', '<h1>Boma</h1>')
  })

  test.each(['/', '/assets/main-a1.js', '/nothing.js'])('and guards: %s', async (path) => {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  })

  test('are for who calls the server by a name of this machine', async () => {
    const { status, body } = await get('/', { host: 'rebound.example' })
    expect([status, body.toString()]).toEqual([421, `${refusalOf('localhost')}\n`])
    expect(await say('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 421 /)
    expect((await get('/', { host: 'localhost:1914' })).headers['cross-origin-opener-policy']).toBe('same-origin')
  })

  test('are told of by whole folders alone: one called assets above them makes none of them lasting', async () => {
    const deeper = join(place, 'assets', 'page')
    write('assets/page/index.html', '')
    const other = serveFolder(deeper)
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port: at } = other.address() as AddressInfo
    const { headers } = await fetch(`http://127.0.0.1:${at}/`)
    expect(headers.get('cache-control')).toBe('no-cache')
    other.close()
    other.closeAllConnections()
  })

  test('outside the folder are not found whatever the address says', () => {
    expect(fileFor(folder, '/index.html')).toBe(join(folder, 'index.html'))
    expect(fileFor(folder, '/../secret.txt')).toBeUndefined()
  })
})

describe('a server', () => {
  test.each([
    ['localhost', true],
    ['localhost:1914', true],
    ['LOCALHOST.', true],
    ['boma.localhost:80', true],
    ['127.0.0.1:1914', true],
    ['[::1]:1914', true],
    ['192.168.1.5:1914', false],
    ['rebound.example', false],
    ['localhost.rebound.example', false],
    ['127.0.0.1.rebound.example', false],
    ['notlocalhost', false],
    ['a b', false],
    ['localhost:1914:1', false],
    ['', false],
  ])('for this machine, called %j: %s', (header, answered) => {
    for (const host of ['localhost', '127.0.0.1', '::1']) expect(answersTo(host, 'desk.home')(header)).toBe(answered)
  })

  test.each([
    ['localhost:1914', true],
    ['192.168.1.5:1914', true],
    ['[fe80::1]:1914', true],
    ['desk.home:1914', true],
    ['Desk.local', true],
    ['rebound.example', false],
    ['', false],
  ])('for the network, called %j: %s', (header, answered) => {
    for (const host of ['0.0.0.0', '::', '192.168.1.5']) expect(answersTo(host, 'desk.home')(header)).toBe(answered)
  })

  test('answers to the name that it was given', () => {
    expect(answersTo('boma.home', 'desk')('boma.home:1914')).toBe(true)
    expect(answersTo('boma.home', 'desk')('other.home:1914')).toBe(false)
    expect(refusalOf('boma.home')).toContain('--host NAME')
  })

  test('answers behind a proxy to the name at which people reach it, wherever it listens itself, and to no other', () => {
    for (const host of ['127.0.0.1', 'localhost', '0.0.0.0']) {
      const answers = answersTo(host, 'desk.home', 'https://Club.example:8443/')
      expect(['club.example', 'CLUB.example:8443', 'localhost', 'rebound.example', ''].map(answers)).toEqual([
        ...[true, true, true, false, false],
      ])
      // What is no address names nobody.
      expect(answersTo(host, 'desk.home', 'club.example')('club.example')).toBe(false)
      expect(refusalOf(host)).toContain('BOMA_ADDRESS=https://NAME')
    }
  })

  test('is told that name by the files to deploy it with', () => {
    const read = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')
    expect(read('compose.yaml')).toMatch(/^\s+BOMA_ADDRESS: https:\/\/\$\{BOMA_HOST:-localhost\}$/m)
    expect(read('boma.service')).toContain('BOMA_ADDRESS=https://')
  })

  test('says where it is', () => {
    expect(['localhost', '0.0.0.0', '::', '::1', 'desk'].map((host) => addressOf(host, 1914))).toEqual([
      'http://localhost:1914/',
      'http://localhost:1914/',
      'http://localhost:1914/',
      'http://[::1]:1914/',
      'http://desk:1914/',
    ])
  })

  test.each([
    ['EADDRINUSE', 1914, /^Port 1914 is taken; .+ at http:\/\/desk:1914\/\. .+--port 1915$/],
    ['EADDRINUSE', 65_535, /--port 1914$/],
    ['EACCES', 80, /^Port 80 is not yours to use/],
    ['ENOTFOUND', 1914, /^'desk' is no address of this machine/],
    ['EADDRNOTAVAIL', 1914, /^'desk' is no address of this machine/],
    ['EMFILE', 1914, /^The server could not start: what Node says\.$/],
  ])('that cannot listen says why: %s', (code, port, sentence) =>
    expect(whyNotListening(Object.assign(new Error('what Node says'), { code }), 'desk', port)).toMatch(sentence),
  )
})

describe('a build', () => {
  const root = join(place, 'project')
  const build = (problem = '') => {
    const runs: string[] = []
    const said: string[] = []
    const isThere = ensureBuilt(
      root,
      (line) => said.push(line),
      (where) => {
        runs.push(where)
        if (problem === '') write('project/dist/table/index.html', '')
        return problem
      },
    )
    return { isThere, runs: runs.length, said: said.join('\n') }
  }

  beforeAll(() => {
    write('project/package-lock.json', '{}')
    write('project/table/src/main.tsx', 'one')
    write('project/table/node_modules/x/index.js', 'ignored')
    write('project/kernel/tests/a.test.ts', 'ignored')
    write('project/cli/boma.ts', 'ignored')
    write('project/LICENSE', 'MIT')
  })

  test('knows what the page is made of', () => {
    expect(sourcesOf(root).map((file) => file.slice(root.length + 1))).toEqual([
      'LICENSE',
      'package-lock.json',
      join('table', 'src', 'main.tsx'),
    ])
  })

  test('is made once, and again when a source has changed', () => {
    expect(build()).toEqual({ isThere: true, runs: 1, said: 'Building the page (once) ...' })
    expect(build()).toEqual({ isThere: true, runs: 0, said: '' })
    const before = sourceHash(root)
    write('project/table/src/main.tsx', 'two')
    expect(sourceHash(root)).not.toBe(before)
    expect(build()).toMatchObject({ runs: 1, said: expect.stringContaining('again') })
  })

  test('is made again when it was thrown away', () => {
    rmSync(join(root, 'dist'), { recursive: true })
    expect(build().runs).toBe(1)
  })

  test('that fails says so, and is tried again', () => {
    write('project/table/src/main.tsx', 'three')
    expect(build('The page could not be built.')).toMatchObject({
      isThere: false,
      said: expect.stringContaining('could not be built'),
    })
    expect(build().runs).toBe(1)
  })

  test('that was broken off does not pass for the one before it', () => {
    write('project/table/src/main.tsx', 'four')
    expect(build().runs).toBe(1)
    write('project/table/src/main.tsx', 'five')
    build('Ctrl-C')
    write('project/table/src/main.tsx', 'four')
    expect(build().runs).toBe(1)
  })

  test('in a folder that cannot be written says so', () => {
    rmSync(join(root, '.cache'), { recursive: true })
    write('project/.cache', 'no folder')
    expect(build()).toMatchObject({ isThere: false, said: expect.stringMatching(/could not be built: .*\.cache/) })
  })
})

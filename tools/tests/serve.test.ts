import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuilt, sourceHash, sourcesOf } from '../serve/built.ts'
import { fileFor, serveFolder } from '../serve/folder.ts'

const place = mkdtempSync(join(tmpdir(), 'boma-serve-'))
afterAll(() => rmSync(place, { recursive: true }))

const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(place, path)), { recursive: true })
  writeFileSync(join(place, path), content)
}

describe('the files of a folder', () => {
  const folder = join(place, 'page')
  const server = serveFolder(folder)
  let port = 0

  beforeAll(async () => {
    write('page/index.html', '<h1>Boma</h1>')
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
    expect((await get('/assets/main-a1.js')).headers['content-encoding']).toBeUndefined()
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

  test('outside the folder are not found whatever the address says', () => {
    expect(fileFor(folder, '/index.html')).toBe(join(folder, 'index.html'))
    expect(fileFor(folder, '/../secret.txt')).toBeUndefined()
  })
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
  })

  test('knows what the page is made of', () => {
    expect(sourcesOf(root).map((file) => file.slice(root.length + 1))).toEqual([
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
})

import { describe, expect, test } from 'vitest'
import { chromiumPath } from '../chromium/find.ts'
import { type Machine, thisMachine } from '../chromium/machine.ts'

const LOCKED =
  'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4711 (unattended-upgr)\nE: Unable to lock directory /var/lib/apt/lists/\n'
const WELL = { isWell: true, complaints: '' }

/** A machine of a test: it has these programs, and says and does all that is asked of it. */
function machineWith(programs: readonly string[], own: Partial<Machine> = {}) {
  const has = new Set(programs)
  const said: string[] = []
  const ran: string[] = []
  let waited = 0
  const machine: Machine = {
    platform: 'linux',
    env: { PATH: '/usr/local/bin::/opt/bin' },
    isRoot: true,
    isProgram: (path) => has.has(path),
    run(program, args) {
      ran.push([program, ...args].join(' '))
      if (args[0] === 'install') has.add('/usr/bin/chromium')
      return WELL
    },
    wait: async (milliseconds) => {
      waited += milliseconds
    },
    say: (line) => said.push(line),
    ...own,
  }
  return { machine, said, ran, waited: () => waited }
}

/** How apt-get answers, call by call; the last answer stays. */
function answering(...answers: readonly { readonly isWell: boolean; readonly complaints: string }[]) {
  let call = 0
  return () => answers[Math.min(call++, answers.length - 1)] ?? WELL
}
const wrong = (complaints: string) => ({ isWell: false, complaints })

describe('a Chromium', () => {
  test.each([
    ['linux', '/opt/bin/chromium'],
    ['linux', '/usr/bin/chromium-browser'],
    ['linux', '/snap/bin/chromium'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['win32', 'C:\\Users\\a\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe'],
    ['win32', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
  ] as const)('is found on %s: %s', async (platform, path) => {
    const env = {
      PATH: '/usr/local/bin::/opt/bin',
      ProgramFiles: 'C:\\Program Files',
      'ProgramFiles(x86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\a\\AppData\\Local',
    }
    const { machine, ran } = machineWith([path], { platform, env })
    expect([await chromiumPath(machine), ran]).toEqual([path, []])
  })

  test('that CHROMIUM names comes before any other', async () => {
    const { machine } = machineWith(['/usr/bin/chromium', '/my/own'], { env: { CHROMIUM: '/my/own' } })
    expect(await chromiumPath(machine)).toBe('/my/own')
  })

  test('that CHROMIUM names and that is not there is named, and no other is taken or installed', async () => {
    const { machine, ran } = machineWith(['/usr/bin/chromium', '/usr/bin/apt-get'], { env: { CHROMIUM: '/my/onw' } })
    await expect(chromiumPath(machine)).rejects.toThrow(
      "CHROMIUM names '/my/onw', and there is no program of that name.",
    )
    expect(ran).toEqual([])
  })

  test('is a file that runs, no folder', () => {
    expect(thisMachine.isProgram(process.execPath)).toBe(true)
    expect(thisMachine.isProgram(import.meta.dirname)).toBe(false)
    expect(thisMachine.isProgram(import.meta.filename)).toBe(false)
    expect(thisMachine.isProgram('/no/such/file')).toBe(false)
  })
})

describe('where there is no Chromium', () => {
  test('Debian installs one', async () => {
    const { machine, ran, said } = machineWith(['/usr/bin/apt-get'])
    expect(await chromiumPath(machine)).toBe('/usr/bin/chromium')
    expect(ran).toEqual(['/usr/bin/apt-get update', '/usr/bin/apt-get install -y chromium'])
    expect(said).toEqual(['Installing Chromium for the browser tests (once) ...'])
  })

  test("apt's lock is waited for, and who holds it is named", async () => {
    const held = ['/usr/bin/apt-get']
    const locked = answering(wrong(LOCKED), wrong(LOCKED), WELL)
    const { machine, said, waited } = machineWith(held, {
      run(_program, [verb]) {
        if (verb === 'update') return locked()
        held.push('/usr/bin/chromium')
        return WELL
      },
      isProgram: (path) => held.includes(path),
    })
    expect(await chromiumPath(machine)).toBe('/usr/bin/chromium')
    expect(waited()).toBe(10_000)
    expect(said.slice(1)).toEqual([
      "Waiting for apt's lock, which another program (unattended-upgr, process 4711) holds (5 min more at most) ...",
    ])
  })

  test('a lock that nobody lets go is the cause that is named, after five minutes with a word each', async () => {
    const { machine, said, waited } = machineWith(['/usr/bin/apt-get'], { run: () => wrong(LOCKED) })
    await expect(chromiumPath(machine)).rejects.toThrow(
      "No Chromium was found, and none could be installed: another program (unattended-upgr, process 4711) still holds apt's lock after 5 minutes. Please install Chromium or Chrome, or say where one is with CHROMIUM=/path/to/chromium.",
    )
    expect(waited()).toBe(300_000)
    expect(said).toHaveLength(6)
  })

  test.each([
    [
      'the network is down',
      {
        isWell: true,
        complaints: "W: Failed to fetch http://deb.debian.org/  Temporary failure resolving 'deb.debian.org'\n",
      },
      wrong('E: Unable to locate package chromium\n'),
      /apt-get says 'Failed to fetch http:\/\/deb.debian.org\/ {2}Temporary failure resolving 'deb.debian.org''\. Please/,
    ],
    [
      'the disk is full',
      WELL,
      wrong("W: be careful\nE: You don't have enough free space in /var/cache/apt/archives/.\nE: And so on\n"),
      /apt-get says 'You don't have enough free space in .+'\. Please/,
    ],
    [
      'nothing can be written',
      wrong(
        'E: Could not open lock file /var/lib/apt/lists/lock - open (30: Read-only file system)\nE: Unable to lock directory /var/lib/apt/lists/',
      ),
      wrong('E: Unable to locate package chromium'),
      /apt-get says 'Could not open lock file .+Read-only file system\)'\. Please/,
    ],
    ['apt-get breaks down', WELL, wrong('spawn EPERM'), /apt-get says 'spawn EPERM'\. Please/],
  ])('and %s, the true cause is named', async (_why, updated, installed, sentence) => {
    const { machine } = machineWith(['/usr/bin/apt-get'], { run: answering(updated, installed) })
    await expect(chromiumPath(machine)).rejects.toThrow(sentence)
  })

  test('and another repository is broken, what was fetched some other day may do', async () => {
    const has = ['/usr/bin/apt-get']
    const { machine } = machineWith(has, {
      run(_program, [verb]) {
        if (verb === 'install') has.push('/usr/bin/chromium')
        return verb === 'install' ? WELL : wrong('E: The repository of somebody else is not signed.')
      },
      isProgram: (path) => has.includes(path),
    })
    expect(await chromiumPath(machine)).toBe('/usr/bin/chromium')
  })

  test('and we are not root, the sentence says how to get one', async () => {
    const { machine, ran } = machineWith(['/usr/bin/apt-get'], { isRoot: false })
    await expect(chromiumPath(machine)).rejects.toThrow(
      /only root may install one here \(sudo apt-get install chromium\)\. /,
    )
    expect(ran).toEqual([])
  })

  test('and no apt-get either, the sentence asks for one', async () => {
    const { machine } = machineWith([], { platform: 'darwin' })
    await expect(chromiumPath(machine)).rejects.toThrow(/^No Chromium was found\. Please install Chromium or Chrome/)
  })

  test('and apt-get says that there is, the sentence says so', async () => {
    const { machine } = machineWith(['/usr/bin/apt-get'], { run: () => WELL })
    await expect(chromiumPath(machine)).rejects.toThrow(
      /^No Chromium was found, though apt-get says that it is installed\. /,
    )
  })
})

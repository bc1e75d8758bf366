import { posix, win32 } from 'node:path'
import { installChromium } from './install.ts'
import { type Machine, thisMachine } from './machine.ts'

/** What Chromium is called where it is installed. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

const WHAT_TO_DO = 'Please install Chromium or Chrome, or say where one is with CHROMIUM=/path/to/chromium.'

/** The path of a Chromium; where there is none it is installed, and where that cannot be, the error says why. */
export async function chromiumPath(machine: Machine = thisMachine): Promise<string> {
  const { CHROMIUM: named = '' } = machine.env
  if (named !== '') {
    if (machine.isProgram(named)) return named
    throw new Error(`CHROMIUM names '${named}', and there is no program of that name.`)
  }
  const found = findChromium(machine)
  if (found !== undefined) return found
  const problem = await installChromium(machine)
  const installed = findChromium(machine)
  if (installed === undefined) throw new Error(`No Chromium was found${problem}. ${WHAT_TO_DO}`)
  return installed
}

/** Where this machine has a Chromium, if it has one. */
function findChromium(machine: Machine): string | undefined {
  return placesOn(machine).find((path) => machine.isProgram(path))
}

function placesOn({ platform, env }: Machine): readonly string[] {
  const { PATH = '', ProgramFiles = '', 'ProgramFiles(x86)': older = '', LOCALAPPDATA = '' } = env
  if (platform === 'win32') {
    const folders = [ProgramFiles, older, LOCALAPPDATA].filter((folder) => folder !== '')
    return WINDOWS.flatMap((program) => folders.map((folder) => win32.join(folder, program)))
  }
  const folders = [...PATH.split(':').filter((folder) => folder !== ''), '/usr/bin', '/snap/bin']
  const onPath = NAMES.flatMap((name) => folders.map((folder) => posix.join(folder, name)))
  const apps = MAC.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
  return platform === 'darwin' ? [...onPath, ...apps] : onPath
}

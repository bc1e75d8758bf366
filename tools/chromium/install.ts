import type { Machine } from './machine.ts'

const APT = '/usr/bin/apt-get'

/** How long another program may hold apt's lock, how often to look, and how often to say so: in milliseconds. */
const PATIENCE = 300_000
const LOOK = 5_000
const REMIND = 60_000

/** Installs Debian's Chromium where that is ours to do; answers why it could not, as the end of 'No Chromium was found'. */
export async function installChromium(machine: Machine): Promise<string> {
  if (!machine.isProgram(APT)) return ''
  if (!machine.isRoot) return ', and only root may install one here (sudo apt-get install chromium)'
  machine.say('Installing Chromium for the browser tests (once) ...')
  const updated = await apt(machine, ['update'])
  // What was fetched some other day may do.
  const installed = isLocked(updated) ? updated : await apt(machine, ['install', '-y', 'chromium'])
  if (installed.isWell) return ', though apt-get says that it is installed'
  if (isLocked(installed))
    return `, and none could be installed: ${holder(installed)} still holds apt's lock after ${PATIENCE / 60_000} minutes`
  return `, and none could be installed: ${causeIn(updated) ?? causeIn(installed) ?? `apt-get says '${installed.complaints.trim()}'`}`
}

type Outcome = ReturnType<Machine['run']>

/** Runs apt-get as soon as it gets its lock; what it said last when that takes too long. */
async function apt(machine: Machine, args: readonly string[]): Promise<Outcome> {
  let outcome = machine.run(APT, args)
  for (let waited = 0; isLocked(outcome) && waited < PATIENCE; waited += LOOK) {
    if (waited % REMIND === 0)
      machine.say(
        `Waiting for apt's lock, which ${holder(outcome)} holds (${minutes(PATIENCE - waited)} more at most) ...`,
      )
    await machine.wait(LOOK)
    outcome = machine.run(APT, args)
  }
  return outcome
}

const isLocked = ({ isWell, complaints }: Outcome): boolean =>
  !isWell && /Could not get lock|was locked by another process/.test(complaints)

/** Who holds the lock, if apt-get knows. */
function holder({ complaints }: Outcome): string {
  const [, id, name] = /held by process (\d+) \(([^)]*)\)/.exec(complaints) ?? []
  return id === undefined ? 'another program' : `another program (${name}, process ${id})`
}

const minutes = (milliseconds: number): string => `${milliseconds / 60_000} min`

/** The first thing that went wrong, in apt-get's words: what comes after it only follows. */
function causeIn({ complaints }: Outcome): string | undefined {
  const line = complaints.split('\n').find((text) => /^(?:E: |W: Failed to fetch )/.test(text))
  return line && `apt-get says '${line.slice(3).trim()}'`
}

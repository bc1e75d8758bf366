import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BOMA = join(import.meta.dirname, '..', 'boma.ts')
/** What `boma verify` answers when a record contradicts itself or the rules. */
const BROKEN = 1

/** Audits a record in a process that has seen no other match: what it says is wrong; undefined when nothing is. */
export function wrongInFreshProcess(record: string, overlay: string | undefined): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'boma-'))
  const file = join(folder, 'again.boma')
  writeFileSync(file, record)
  try {
    const laid = overlay === undefined ? [] : ['--overlay', overlay]
    execFileSync(process.execPath, [BOMA, 'verify', file, ...laid], { stdio: 'pipe' })
    return undefined
  } catch (caught) {
    const { status, stdout } = caught as { readonly status: number | null; readonly stdout: Buffer | undefined }
    return status === BROKEN || status === null ? String(stdout ?? caught).trim() : undefined
  } finally {
    rmSync(folder, { recursive: true })
  }
}

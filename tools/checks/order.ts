/** A check by its name, and the scripts that make it, one after the other. */
export interface Check {
  readonly name: string
  readonly scripts: readonly (readonly string[])[]
}

/** Of vitest.config.ts. */
type Project = 'rules' | 'programs' | 'postgres' | 'browser'
const PROJECTS: readonly Project[] = ['rules', 'programs', 'postgres', 'browser']

/** The projects of which vitest lists files: '[rules] kernel/tests/a.test.ts'. */
export function projectsIn(listed: string): readonly Project[] {
  return PROJECTS.filter((project) => listed.split('\n').some((line) => line.startsWith(`[${project}] `)))
}

/**
 * All checks in their order: whatever needs no browser comes first, so that its result is known on a machine without
 * one. Of the tests those that the arguments mean; when they mean none, vitest says so.
 */
export function checksFor(
  args: readonly string[],
  projects: readonly Project[] = PROJECTS,
  command: (packageName: string, name?: string) => string,
): readonly Check[] {
  const vitest = (...of: readonly Project[]) => [
    command('vitest'),
    'run',
    ...of.flatMap((name) => ['--project', name]),
    ...args,
  ]
  const all: readonly Check[] = [
    { name: 'types', scripts: [[command('typescript', 'tsc'), '-b']] },
    { name: 'lint and format', scripts: [[command('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.']] },
    { name: 'borders and doc comments', scripts: [['tools/lint-pure.ts']] },
    { name: 'one shape for all games', scripts: [['tools/lint-shape.ts']] },
    { name: 'unused code and packages', scripts: [[command('knip')]] },
  ]
  const rules: Check = { name: 'tests', scripts: [vitest('rules', 'programs', 'postgres')] }
  const browser: Check = { name: 'tests in a browser', scripts: [['browser/ready.ts'], vitest('browser')] }
  const isMeant = (project: Project) => projects.includes(project)
  const needsNone = projects.some((project) => project !== 'browser') || !isMeant('browser')
  return [...all, ...(needsNone ? [rules] : []), ...(isMeant('browser') ? [browser] : [])]
}

/** Runs one check after the other until one fails; gives the exit code. */
export async function runAll(
  checks: readonly Check[],
  run: (script: readonly string[]) => Promise<number>,
  say: (line: string) => void,
): Promise<number> {
  const started = performance.now()
  for (const [i, { name, scripts }] of checks.entries()) {
    say(`\n== ${name}`)
    const since = performance.now()
    let code = 0
    for (const script of scripts) code ||= await run(script)
    say(`-- ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds(since)}`)
    if (code !== 0) {
      say(`\nStopped at '${name}' after ${seconds(started)}; ${i} of ${checks.length} checks passed.`)
      return code
    }
  }
  say(`\nAll ${checks.length} checks passed in ${seconds(started)}.`)
  return 0
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

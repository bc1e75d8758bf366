import { defineConfig } from 'vitest/config'

const BROWSER = 'browser/tests/**/*.test.ts'
/** Whole turns and games in a browser, and axe on every screen, take minutes: `npm run evenings`. */
const EVENINGS = ['evening-*', 'random', 'turn', 'axe'].map((name) => `browser/tests/${name}.test.ts`)
/** What knows neither files nor pages shares its modules from file to file: they are loaded and warmed up once. */
const PURE = ['kernel', 'counsel', 'conformance', 'rulebook', 'showing', 'testing', 'games', 'opponents'].map(
  (folder) => `${folder}/**/tests/**/*.test.ts`,
)
/** Other data, of an overlay or a scenario of a test's own, stay a game's for as long as its modules live. */
const CHANGES_MODULES = '**/{overlay-in-force,scenario-as-data}.test.ts'
const POSTGRES = 'server/tests/postgres/*.test.ts'
const EXCLUDED = ['**/node_modules/**', '.cache/**']

/** As Node itself loads it: rewritten for Vite, every call across files takes twice as long. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false }

/** Longer than the second that vitest gives: what a page draws, or another process does, may take several on a busy machine. */
const PATIENT = { poll: { timeout: 30_000 } }

const inBrowser = {
  experimental: NATIVE,
  globalSetup: 'browser/tests/serve.ts',
  // After the others and two at a time, for two cores: a browser that starves is a test that fails.
  sequence: { groupOrder: 1 },
  maxWorkers: 2,
  // A browser on a busy machine may be late once; what fails twice is broken.
  retry: 1,
  expect: PATIENT,
}

export default defineConfig({
  // In Node, solid-js would answer with its server build, whose signals tell nobody that they changed.
  resolve: { alias: [{ find: /^solid-js$/, replacement: 'solid-js/dist/solid.js' }] },
  test: {
    testTimeout: 120_000,
    // What is made ready for several tests may take as long on a busy machine.
    hookTimeout: 120_000,
    // Vitest would leave one of two cores idle.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: PURE,
          exclude: [...EXCLUDED, CHANGES_MODULES],
          isolate: false,
          experimental: NATIVE,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: [CHANGES_MODULES, '{cli,club,editions,server,table,tools}/**/tests/**/*.test.ts'],
          expect: PATIENT,
          exclude: [...EXCLUDED, POSTGRES],
        },
      },
      {
        // With a PostgreSQL, which is started once for all of them.
        extends: true,
        test: {
          name: 'postgres',
          include: [POSTGRES],
          globalSetup: 'server/tests/postgres/serve.ts',
          expect: PATIENT,
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: [BROWSER], exclude: [...EXCLUDED, ...EVENINGS], ...inBrowser },
      },
      {
        // The same, over a page whose matches are kept far away: letters come late, in any order, twice or never.
        extends: true,
        test: { name: 'far', include: [BROWSER], exclude: [...EXCLUDED, ...EVENINGS], ...inBrowser },
      },
      {
        extends: true,
        test: { name: 'evenings', include: EVENINGS, exclude: EXCLUDED, ...inBrowser, testTimeout: 240_000 },
      },
    ],
  },
})

import { join } from 'node:path'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { compress } from './build/compress.ts'
import { editions } from './build/editions.ts'
import { far } from './build/far.ts'
import { licences } from './build/licences.ts'
import { offline } from './build/offline.ts'
import { policy } from './build/policy.ts'

const root = join(import.meta.dirname, '..')
const { page: licencesOfPage, workers: licencesOfWorkers } = licences(root)

/** For `npm run test:far`. */
const isFar = 'BOMA_FAR' in process.env

export default defineConfig({
  root: import.meta.dirname,
  // The page may lie in any folder of any server.
  base: './',
  plugins: [
    solid(),
    isFar && far(import.meta.dirname),
    policy(),
    licencesOfPage,
    editions(root),
    offline(join(import.meta.dirname, 'src/offline/service-worker.ts')),
    compress(),
  ],
  worker: { format: 'es', plugins: () => [licencesOfWorkers()] },
  build: {
    outDir: isFar ? '../dist/far' : '../dist/table',
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    // A font inside a style sheet would be fetched whether it is needed or not.
    assetsInlineLimit: 0,
  },
  server: { port: 1914 },
})

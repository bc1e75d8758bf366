import { defineConfig } from 'vitest/config'

export default defineConfig({
  // In Node, solid-js would answer with its server build, whose signals tell nobody that they changed.
  resolve: { alias: [{ find: /^solid-js$/, replacement: 'solid-js/dist/solid.js' }] },
  test: {
    include: ['**/tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', '.cache/**'],
    testTimeout: 120_000,
  },
})

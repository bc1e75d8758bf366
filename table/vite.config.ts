import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [solid()],
  build: { outDir: '../dist/table', emptyOutDir: true, target: 'es2024', modulePreload: { polyfill: false } },
  server: { port: 1914 },
})

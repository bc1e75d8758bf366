// What the house rules ask and Biome cannot say: packages keep their borders, the parts of a game theirs, and the kernel
// and its company explain every name.
// Usage: node tools/lint-pure.ts [folder]

import { resolve } from 'node:path'
import { crossedBorders } from './lint/borders.ts'
import { missingDocComments } from './lint/doc-comments.ts'
import { partFaults } from './lint/parts.ts'

const root = resolve(process.argv[2] ?? '.')
const complaints = [...crossedBorders(root), ...partFaults(root), ...missingDocComments(root)]

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1

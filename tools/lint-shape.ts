// All games have one shape: what two of them have is called the same and lies in the same place.
// Usage: node tools/lint-shape.ts [folder]

import { resolve } from 'node:path'
import { shapeFaults } from './lint/shape.ts'

const complaints = shapeFaults(resolve(process.argv[2] ?? '.'))

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1

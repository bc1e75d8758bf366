// All games have one shape: what two of them have is called the same and lies in the same place. The kernel that they
// are made of reads in an hour, and no function anywhere is long.
// Usage: node tools/lint-shape.ts [folder]

import { resolve } from 'node:path'
import { functionFaults } from './lint/functions.ts'
import { lengthFaults } from './lint/length.ts'
import { shapeFaults } from './lint/shape.ts'

const root = resolve(process.argv[2] ?? '.')
const complaints = [...shapeFaults(root), ...lengthFaults(root), ...functionFaults(root)]

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1

// All games have one shape: what two of them have is called the same and lies in the same place. And the kernel that
// they are made of reads in an hour.
// Usage: node tools/lint-shape.ts [folder]

import { resolve } from 'node:path'
import { lengthFaults } from './lint/length.ts'
import { shapeFaults } from './lint/shape.ts'

const root = resolve(process.argv[2] ?? '.')
const complaints = [...shapeFaults(root), ...lengthFaults(root)]

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1

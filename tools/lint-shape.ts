// All games have one shape: what two of them have is called the same and lies in the same place. The kernel that they
// are made of reads in an hour, no function anywhere is long, and the name of a type means one thing.
// Usage: node tools/lint-shape.ts [folder]

import { resolve } from 'node:path'
import { functionFaults } from './lint/functions.ts'
import { lengthFaults } from './lint/length.ts'
import { nameFaults } from './lint/names.ts'
import { shapeFaults } from './lint/shape.ts'

const root = resolve(process.argv[2] ?? '.')
const complaints = [...shapeFaults(root), ...lengthFaults(root), ...functionFaults(root), ...nameFaults(root)]

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1

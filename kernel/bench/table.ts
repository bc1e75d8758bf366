import { columns, copy, defineLayout, diff, equal, fingerprint, hash, newTable, u16 } from '../index.ts'

/** Two equal tables of about 8 KB, the size that a large game may have. */
const layout = defineLayout({ units: columns<number>()(3800, { where: u16({ below: 1700 }) }) })
const from = newTable(layout)
const to = newTable(layout)
for (const t of [from, to]) for (let i = 0; i < 3800; i++) t.units.where[i] = (i * 7919) % 1700

/** What a search does to positions thousands of times a second. */
export const tableBenches: readonly { name: string; target: string; run: () => void }[] = [
  { name: `copy of a table (${from.bytes.length} bytes)`, target: '<= 1 µs', run: () => copy(from, to) },
  { name: 'equality of two tables', target: '<= 10 µs', run: () => void equal(from, to) },
  { name: 'hash of a table', target: '<= 10 µs', run: () => void hash(from) },
  { name: 'fingerprint of a table', target: '<= 10 µs', run: () => void fingerprint(from) },
  { name: 'diff of two equal tables', target: '<= 20 µs', run: () => void diff(from.bytes, to.bytes) },
]

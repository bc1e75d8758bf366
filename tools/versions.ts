// Writes into each game the version that its rules and data make: node tools/versions.ts [folder]

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { versionFiles } from './versions/file.ts'

for (const { game, path, is, shouldBe } of await versionFiles(resolve(process.argv[2] ?? '.'))) {
  if (is !== shouldBe) writeFileSync(path, shouldBe)
  console.log(`${game}: ${is === shouldBe ? 'as it was' : 'new'}, ${/'(.*)'/.exec(shouldBe)?.[1]}`)
}

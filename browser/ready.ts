// Is there a browser that starts? The first step of the browser's tests: if not, one sentence says why, and none of them
// is begun. Usage: node browser/ready.ts

import { launch } from './open.ts'

try {
  await (await launch()).close()
} catch (caught) {
  console.error(caught instanceof Error ? caught.message : caught)
  process.exitCode = 1
}

// Is there a browser that starts? The first step of the browser's tests: if not, one sentence says why, and none of them
// is begun. Usage: node browser/ready.ts

import { launchOrEnd } from './open.ts'

await (await launchOrEnd()).close()

import type { Camera } from './camera.ts'

/** Where a person looked at a map last; undefined while the whole of it is shown. */
export interface Standpoint {
  last(): Camera | undefined
  keep(camera: Camera | undefined): void
}

const kept = new Map<string, Camera>()

/** The standpoint over the map of a match: whoever goes to its replay, or to the rules, and comes back stands where he stood. */
export const standpointAt = (match: string): Standpoint => ({
  last: () => kept.get(match),
  keep(camera) {
    if (camera === undefined) kept.delete(match)
    else kept.set(match, camera)
  },
})

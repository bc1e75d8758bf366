import { afterAll, beforeAll } from 'vitest'
import { burn, type House, openHouse } from './house.ts'

/** Opens a club for all tests of a file, by a clock of theirs. */
export function useHouse(): { house: House; now: number } {
  const club = { house: {} as House, now: 1_800_000_000_000 }
  beforeAll(async () => {
    club.house = await openHouse(undefined, () => club.now)
  })
  afterAll(async () => {
    await club.house.close()
    burn(club.house)
  })
  return club
}

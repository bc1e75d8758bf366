import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLUB, CLUB_SIGN, openClub } from '@boma/server'
import { afterAll, beforeAll, inject } from 'vitest'
import { serveFolder } from '../../tools/serve/folder.ts'

/** A club that serves the page: its address, and the folder with its books. */
export interface ClubHouse {
  at: string
  data: string
}

/** Opens a club for all tests of a file, which ends with them. */
export function useClub(): ClubHouse {
  const house: ClubHouse = { at: '', data: '' }
  let close = async (): Promise<void> => {}
  beforeAll(async () => {
    house.data = mkdtempSync(join(tmpdir(), 'boma-club-page-'))
    let server: Server | undefined
    const app = await openClub(house.data, (answer) => {
      server = serveFolder(inject('folder'), 'localhost', { under: CLUB, sign: CLUB_SIGN, answer })
      return server
    })
    await new Promise<void>((done) => server?.listen(0, 'localhost', done))
    house.at = `http://localhost:${(server?.address() as AddressInfo | undefined)?.port}/`
    close = async () => {
      await app.close()
      server?.closeAllConnections()
      rmSync(house.data, { recursive: true })
    }
  })
  afterAll(() => close())
  return house
}

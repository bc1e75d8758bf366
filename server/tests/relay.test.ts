import { expect, test } from 'vitest'
import { ALONE } from '../post/houses.ts'
import { Relay } from '../post/relay.ts'

test('what another house says and this one does not know, a newer Boma perhaps, ends nothing', () => {
  const relay = new Relay(ALONE, {} as never)
  for (const text of ['', '{', 'null', '{"kind":"of tomorrow","match":"ab"}', '{"kind":"wake"}'])
    expect(() => relay.hear(2, text)).not.toThrow()
})

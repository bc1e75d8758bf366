import { expect, test } from 'vitest'
import { Gatekeeper, networkOf } from '../http/gatekeeper.ts'

test('whoever has a whole network of the newer addresses is one, and not as many as he likes', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:0DB8:1:2:ffff:1:2:3'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('::1')).toBe(networkOf('0:0:0:0:0:0:0:1'))
  expect(networkOf('fe80::1:203.0.113.5')).toBe(networkOf('fe80:0:0:0:9::'))
  expect(networkOf('203.0.113.5')).toBe('203.0.113.5')
  expect(networkOf('::ffff:203.0.113.5')).toBe('203.0.113.5')
  const gatekeeper = new Gatekeeper(() => 0)
  const may = Array.from({ length: 40 }, (_, n) => gatekeeper.letsTry(`2001:db8:1:2::${n.toString(16)}`))
  expect(may.filter(Boolean)).toHaveLength(10)
  expect(gatekeeper.letsTry('2001:db8:1:3::1')).toBe(true)
})

test('nobody has the club fill the box of another with codes, however the address is written', () => {
  let now = 0
  const gatekeeper = new Gatekeeper(() => now)
  const may = ['ann@example.org', 'Ann@Example.org', 'ann+1@example.org', 'ann+2@example.org'].map((address) =>
    gatekeeper.letsMail(address),
  )
  expect(may).toEqual([true, true, true, false])
  expect(gatekeeper.letsMail('ben@example.org')).toBe(true)
  now += 3_600_000
  expect(gatekeeper.letsMail('ann@example.org')).toBe(true)
})

import { expect, test } from 'vitest'
import { Visitor } from './house.ts'
import { useHouse } from './use-house.ts'

const club = useHouse()

/** What anybody may ask for whom the club does not know, and is not declined. */
const OPEN = [
  ...['GET me', 'GET challenges', 'GET invitations/:words', 'GET matches/:id/record', 'GET openapi.json'],
  ...['GET players/:name', 'GET ranks/:game', 'GET editions/:game/:version', 'GET health', 'GET ready', 'GET metrics'],
  ...['POST guest', 'POST logout', 'POST passkey/options', 'POST passkey'],
]
/** What is there for whoever looks after the club alone: to everybody else there is nothing. */
const KEPT = ['GET admin', 'POST admin/bar', 'POST admin/done']

/** Every address of the club but the line, with something in place of what it names. */
const addresses = (words: string) =>
  (club.house.routes ?? [])
    .filter(({ url }) => !url.endsWith('/live'))
    .map(({ method, url }) => {
      const route = url.replace('/club/', '')
      return { name: `${method} ${route}`, method, path: route.replaceAll(/:\w+/g, words) }
    })

async function status(who: Visitor, method: string, path: string, body: string): Promise<number> {
  // Whoever came before has been forgotten at the door.
  club.now += 3_600_000
  const headers = { cookie: who.cookie, origin: club.house.address, 'content-type': 'application/json' }
  const how = method === 'GET' ? { headers } : { method, headers, body }
  return (await fetch(`${club.house.address}/club/${path}`, { ...how, redirect: 'manual' })).status
}

test('whom the club does not know is told nothing but what anybody may know, whatever he sends', async () => {
  const stranger = new Visitor(club.house)
  const open: string[] = []
  for (const { name, method, path } of addresses('ab'.repeat(16)))
    if (![401, 403].includes(await status(stranger, method, path, '{}'))) open.push(name)
  expect(open.toSorted()).toEqual([...OPEN, ...KEPT].toSorted())
  const anna = await new Visitor(club.house).arrive('Anna')
  for (const { name, method, path } of addresses('x').filter((each) => KEPT.includes(each.name)))
    for (const who of [stranger, anna]) expect([name, await status(who, method, path, '{}')]).toEqual([name, 404])
})

const deep = '['.repeat(2000) + ']'.repeat(2000)
const BODIES = [
  ...['', 'null', '0', '"', '"x"', '[]', '{}', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}', deep],
  ...['{"id":{}}', '{"id":-1}', '{"terms":{"game":"..","seats":["me"]}}', '{"seat":1e99,"added":"ab","chain":"cd"}'],
  ...['{"name":"\\ud800"}', '{"name":"%","password":"12345678901"}', '{"scopes":["read","read"],"name":"x"}'],
  ...['{"record":"boma record 1","seats":["me"],"pace":{"kind":"none"},"isPublic":false}', '{"days":-1}', '{"text":1}'],
  ...['{"kind":"webhook","address":"javascript:0"}', '{"kind":"push","subscription":{"endpoint":"https://x/"}}'],
  ...['{"response":{"id":"x","rawId":"x","type":"public-key","response":{"clientDataJSON":"e30"}}}'],
]
const WORDS = ['x', '..%2f..%2fetc%2fpasswd', '%27%20or%201=1--', '%F0%9F%92%A9', 'a'.repeat(99), '-1', '%5C', '%25']

test('no address breaks by what is sent to it', async () => {
  const broken: string[] = []
  // A mail that could not be sent is none of this; nor whether people may be sent here.
  for (const [i, words] of WORDS.entries()) {
    const anna = await new Visitor(club.house).arrive(`Anna ${i}`)
    for (const { name, method, path } of addresses(words))
      for (const body of method === 'GET' ? [''] : BODIES.filter((_, n) => i === 0 || n % WORDS.length === i))
        if ((await status(anna, method, path, body)) >= 500) broken.push(`${name} ${words} ${body.slice(0, 60)}`)
  }
  expect(broken).toEqual([])
})

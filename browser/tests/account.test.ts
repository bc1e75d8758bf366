import { join } from 'node:path'
import { openStore } from '@boma/server'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { press } from '../../editions/press.ts'
import { useClub } from './club-house.ts'
import { lookerAt } from './looker.ts'
import { picture, useBrowser, visit } from './page.ts'

useBrowser()

const club = useClub()

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

async function comeIn(page: Page, name: string): Promise<void> {
  await page.locator('.name-form input').first().fill(name)
  await page.locator('.name-form button').first().click()
}

test('a token for a program is made, told once, works, and is revoked', async () => {
  const anna = await visit({ at: club.at, to: '#/club', provoked: /400/ })
  await comeIn(anna, 'Anna')
  await anna.getByText('Programs that play for you').click()
  await anna.getByRole('button', { name: 'Make a token' }).click()
  await anna.getByText('A program needs a name').waitFor()
  await anna.getByLabel('What do you call it?').fill('Scout')
  await anna.getByRole('button', { name: 'Make a token' }).click()
  const token = await anna.getByLabel('Its token, which is told this once:').inputValue()
  expect(token).toMatch(/^boma_/)
  await anna.getByText('read what I may read, open, join and play matches').waitFor()
  const look = lookerAt(anna)
  await look('the account with a program')
  await picture(anna, 'programs-desk')
  const asks = () => fetch(`${club.at}club/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await (await asks()).json()).toMatchObject({ name: 'Anna', scopes: ['read', 'play'] })
  await anna.getByRole('button', { name: 'Revoke Scout' }).click()
  await anna.getByRole('button', { name: 'Revoke Scout' }).waitFor({ state: 'detached' })
  expect((await asks()).status).toBe(401)
  expect(look.faults).toEqual([])
  const phone = await visit({ at: club.at, to: '#/club', locale: 'de-DE', ...PHONE })
  await comeIn(phone, 'Berta')
  await phone.getByText('Programme, die für Sie spielen').click()
  await phone.getByLabel('Wie nennen Sie es?').fill('Späher')
  await phone.getByRole('button', { name: 'Schlüsselwort ausstellen' }).click()
  await phone.getByRole('button', { name: 'Späher widerrufen' }).waitFor()
  await picture(phone, 'programs-phone')
})

/** The rules of a game as they were in another version, to which all matches that are asleep are brought. */
async function asUnderOldRules(game: string): Promise<void> {
  const store = await openStore(club.data)
  const [version, root] = ['0123456789ab', join(import.meta.dirname, '..', '..')]
  await store.write(async (books) => {
    for (const binding of ['rules', 'game'] as const)
      await books
        .insertInto('editions')
        .values({ game, version, binding, text: await press({ root, game, version }, binding) })
        .execute()
    const { version: judged } = await books.selectFrom('matches').select('version').executeTakeFirstOrThrow()
    await books.updateTable('matches').set({ under: version, judged, changed_case: '4.4' }).execute()
  })
  await store.close()
}

test('a match that stays with its old rules is shown by them, and says which case changed', async () => {
  const anna = await visit({ at: club.at, to: '?sample#/open/skirmish' })
  await anna.locator('.propose summary').click()
  await comeIn(anna, 'Carl')
  await anna.getByRole('button', { name: 'Make a link' }).click()
  const link = await anna.locator('.link input').inputValue()
  const ben = await visit({ at: club.at, to: link.slice(club.at.length), ...PHONE })
  await comeIn(ben, 'Dora')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await anna.locator('.far-strip').waitFor()
  const match = anna.url()
  for (const page of [anna, ben]) await page.goto(`${club.at}#/club`)
  await ben.getByRole('heading', { name: 'Your matches' }).waitFor()
  await expect.poll(async () => (await fetch(`${club.at}club/metrics`)).text()).toContain('boma_matches_awake 0')
  await asUnderOldRules('skirmish')
  const asked = anna.waitForResponse(/editions\/skirmish\/0123456789ab/)
  await anna.goto(match)
  expect((await asked).status()).toBe(200)
  await anna.getByText('corrected after this match began (case 4.4)').waitFor()
  await anna.locator('.far-strip').waitFor()
  await picture(anna, 'kept-rules-desk')
  await ben.goto(match)
  await ben.getByText('(case 4.4)').waitFor()
  await picture(ben, 'kept-rules-phone')
})

const WAYS = [
  { id: 'a', kind: 'mail', address: 'gus@example.org', isConfirmed: false },
  { id: 'b', kind: 'webhook', address: 'https://example.org/hook', isConfirmed: true },
]

test('notices say what the club lacks; once it is set up, ways, topics and quiet hours are chosen', async () => {
  const gus = await visit({ at: club.at, to: '#/club', provoked: /4\d\d|502/ })
  await comeIn(gus, 'Gus')
  await gus.getByText('Notices while you are away').click()
  await gus
    .getByText('Mail: whoever keeps this club has not set that up (BOMA_ADDRESS, BOMA_MAIL, BOMA_MAIL_FROM).')
    .waitFor()
  const look = lookerAt(gus)
  await look('notices that are not set up')
  await picture(gus, 'notices-lacking-desk')
  const lacking = { push: [], mail: [], webhook: [] }
  await gus.route('**/club/me/notices', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const shown = await (await route.fetch()).json()
    return route.fulfill({ json: { ...shown, lacking, ways: WAYS } })
  })
  await gus.reload()
  await gus.getByText('Notices while you are away').click()
  await gus.getByLabel('The code that was sent there').waitFor()
  await gus.getByLabel('from').fill('21:30')
  await gus.getByLabel('from').blur()
  await gus.getByLabel('Once a day, all at once').check()
  await gus.getByLabel('when somebody writes to me').uncheck()
  await expect
    .poll(() => gus.evaluate(async () => (await (await fetch('club/me/notices')).json()).habits))
    .toMatchObject({
      quietFrom: 21 * 60 + 30,
      quietTo: 7 * 60,
      isDigest: true,
      topics: ['move', 'joined', 'offer', 'time', 'over'],
    })
  await look('notices that are set up')
  await picture(gus, 'notices-desk')
  await gus.getByLabel('By webhook to (https)').fill('https://example.org/hook')
  await gus.getByRole('button', { name: 'Tell me there' }).last().click()
  await gus.getByText('Whoever keeps this club has not set that up.').waitFor()
  expect(look.faults).toEqual([])
  const phone = await visit({ at: club.at, to: '#/club', locale: 'de-DE', ...PHONE })
  await comeIn(phone, 'Hanna')
  await phone.getByText('Nachrichten, wenn Sie nicht da sind').click()
  await phone.getByText('Wer diesen Club führt', { exact: false }).first().waitFor()
  await phone.getByText('Passkeys', { exact: true }).click()
  const looked = lookerAt(phone)
  await looked('notices and passkeys, in German')
  expect(looked.faults).toEqual([])
  await picture(phone, 'notices-phone')
})

/** A device with keys of its own, which says yes to everything. */
async function withKeys(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return { cdp, authenticatorId }
}

test('a passkey is made, lets one in where one is not known, and does so no more when it is removed', async () => {
  const ellen = await visit({ at: club.at, to: '#/club', provoked: /40[01]/ })
  await withKeys(ellen)
  await comeIn(ellen, 'Ellen')
  await ellen.getByText('Passkeys', { exact: true }).click()
  await ellen.getByRole('button', { name: 'Make a passkey' }).click()
  await ellen.getByRole('button', { name: 'Remove This device' }).waitFor()
  const look = lookerAt(ellen)
  await look('the account with a passkey')
  await picture(ellen, 'passkeys-desk')
  const out = () =>
    ellen.evaluate(async () => {
      const headers = { 'content-type': 'application/json' }
      await fetch('club/logout', { method: 'POST', headers, body: '{}' })
    })
  await out()
  await ellen.reload()
  await picture(ellen, 'come-by-passkey-desk')
  await ellen.getByRole('button', { name: 'Come in by a passkey' }).click()
  await ellen.getByText('You are here as Ellen').waitFor()
  await ellen.getByText('Passkeys', { exact: true }).click()
  await ellen.getByRole('button', { name: 'Remove This device' }).click()
  await ellen.getByRole('button', { name: 'Remove This device' }).waitFor({ state: 'detached' })
  await out()
  await ellen.reload()
  await ellen.getByRole('button', { name: 'Come in by a passkey' }).click()
  await ellen.getByText('No passkey was made or found').waitFor()
  expect(look.faults).toEqual([])
})

test('what is signed for a passkey is signed once, for this site, by a key that the club knows', async () => {
  const fay = await visit({ at: club.at, to: '#/club', provoked: /40[01]/ })
  await withKeys(fay)
  await comeIn(fay, 'Fay')
  await fay.getByText('Passkeys', { exact: true }).click()
  await fay.getByRole('button', { name: 'Make a passkey' }).click()
  await fay.getByRole('button', { name: 'Remove This device' }).waitFor()
  const statuses = await fay.evaluate(async () => {
    const ask = (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' }
      return fetch(`club/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    const sign = async () => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await (await ask('passkey/options', {})).json())
      return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON()
    }
    const response = await sign()
    const forged = structuredClone(await sign()) as { response: { signature: string } }
    forged.response.signature = forged.response.signature.replace(/.{8}$/, 'AAAAAAAA')
    const all = [
      await ask('passkey', { response }),
      await ask('passkey', { response }),
      await ask('passkey', { response: forged }),
    ]
    return [...all.map(({ status }) => status), (await ask('passkey', {})).status]
  })
  expect(statuses).toEqual([200, 401, 401, 400])
})

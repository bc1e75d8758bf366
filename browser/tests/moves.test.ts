import { Match, writeRecord } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useClub } from './club-house.ts'
import { lookerAt } from './looker.ts'
import { LAID, picture, useBrowser, visit } from './page.ts'
import { recruiting } from './tables.ts'

useBrowser()

const club = useClub()

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

async function comeIn(page: Page, name: string, enter = 'Come in'): Promise<void> {
  await page.locator('.name-form input').fill(name)
  await page.getByRole('button', { name: enter, exact: true }).click()
}

test('a hotseat match goes to the club by a link, is played on there, and both agree to go on at home', async () => {
  const match = { ...recruiting(), seats: ['person', 'person'] } as const
  const anna = await visit({ at: club.at, match, to: '' })
  await anna.getByRole('link', { name: 'Move to the club' }).waitFor()
  await picture(anna, 'move-shelf-desk')
  await anna.getByRole('link', { name: 'Move to the club' }).click()
  await comeIn(anna, 'Anna')
  await anna.getByText('Whoever opens your link plays German.').waitFor()
  const look = lookerAt(anna)
  await look('moving a match')
  await picture(anna, 'move-desk')
  await anna.getByRole('button', { name: 'Move it', exact: true }).click()
  const link = await anna.locator('.link input').inputValue()
  const ben = await visit({ at: club.at, to: link.slice(club.at.length), locale: 'de-DE', ...PHONE })
  await ben.getByText('Anna hat diese Partie zu Hause begonnen', { exact: false }).waitFor()
  const looked = lookerAt(ben)
  await looked('an invitation to a match that was begun at home')
  await picture(ben, 'move-invited-phone')
  await comeIn(ben, 'Ben', 'Eintreten')
  await ben.getByRole('button', { name: 'Platz nehmen' }).click()
  // It goes on where it stood at home.
  await anna
    .getByText(/Recruit, convert/)
    .first()
    .waitFor()
  await ben.locator('.far-strip').waitFor()
  await anna.getByRole('button', { name: 'This match' }).click()
  await anna.getByText('Begun at Anna’s', { exact: false }).waitFor()
  await anna.getByText('Go on at home', { exact: true }).click()
  await look('the way home')
  await picture(anna, 'home-drawer-desk')
  await anna.getByRole('button', { name: 'Ask the others' }).click()
  await ben.getByText('Anna möchte die Partie hier ohne Ergebnis beenden', { exact: false }).waitFor()
  await looked('asked to go on at home')
  await picture(ben, 'home-asked-phone')
  await ben.getByRole('button', { name: 'Beenden und zu Hause weiterspielen' }).click()
  await anna.getByText('The match went on at home.', { exact: false }).waitFor()
  await look('a match that went home')
  await picture(anna, 'went-home-desk')
  expect(look.faults).toEqual([])
  await ben.getByText('Die Partie ist ohne Ergebnis zu Ende.').first().waitFor()
  await looked('a match that went home')
  expect(looked.faults).toEqual([])
  await ben.getByRole('button', { name: 'Zum Tisch' }).click()
  await picture(ben, 'went-home-phone-german')
  await ben.getByRole('button', { name: 'Zu Hause weiterspielen' }).click()
  // On his own device he plays both sides, from just there.
  await expect.poll(() => ben.url()).toContain('#/play/')
  await picture(ben, 'home-again-phone')
  // On the shelf of hers it says that it went.
  await anna.goto(`${club.at}#/`)
  await anna.getByText('Windhoek, moved to the club.').waitFor()
  await look('the shelf')
  await picture(anna, 'moved-shelf-desk')
  await anna.getByRole('link', { name: 'To the club', exact: true }).click()
  await anna.locator('.far-strip').waitFor()
  expect(look.faults).toEqual([])
})

test('a match against the computer goes there, where the computer stays one, and home again at once', async () => {
  const phone = await visit({ at: club.at, match: recruiting(), to: `#/move/${LAID}`, locale: 'de-DE', ...PHONE })
  await comeIn(phone, 'Cai', 'Eintreten')
  await phone.getByText('Computer, Rekrut spielt: Deutsche.', { exact: false }).waitFor()
  const look = lookerAt(phone)
  await look('moving a match on a phone')
  await picture(phone, 'move-phone')
  await phone.getByRole('button', { name: 'In den Club bringen', exact: true }).click()
  await phone.locator('.far-strip').waitFor()
  await phone.getByRole('button', { name: 'Diese Partie' }).click()
  await phone.getByText('Zu Hause weiterspielen', { exact: true }).click()
  await phone.getByRole('button', { name: 'Hier beenden und zu Hause weiterspielen' }).click()
  await phone.getByText('endgültig zu Ende', { exact: false }).waitFor()
  await look('whether it is meant')
  await picture(phone, 'home-sure-phone')
  await phone.getByRole('button', { name: 'Beenden und zu Hause weiterspielen', exact: true }).click()
  await phone.getByText('Die Partie ging zu Hause weiter', { exact: false }).waitFor()
  await phone.getByRole('button', { name: 'Zum Tisch' }).click()
  await picture(phone, 'went-home-phone')
  await phone.getByRole('button', { name: 'Zu Hause weiterspielen', exact: true }).click()
  await expect.poll(() => phone.url()).toContain('#/play/')
  expect(look.faults).toEqual([])
})

test('whoever keeps all seats plays both sides there, and takes back what he ordered', async () => {
  const match = { ...recruiting(), seats: ['person', 'person'] } as const
  const dora = await visit({ at: club.at, match, to: `#/move/${LAID}` })
  await comeIn(dora, 'Dora')
  await dora.getByRole('group', { name: 'German, played by' }).getByText('Me', { exact: true }).click()
  await dora.getByText('You play Allied, German.', { exact: false }).waitFor()
  await dora.getByRole('button', { name: 'Move it', exact: true }).click()
  await dora.getByRole('button', { name: 'The Allied player is here' }).click()
  await dora
    .getByText(/Recruit, convert/)
    .first()
    .waitFor()
  await dora.getByRole('button', { name: 'End the Recruit Phase' }).click()
  await dora
    .getByText(/March, concentrate/)
    .first()
    .waitFor()
  await picture(dora, 'both-sides-desk')
  await dora.getByRole('button', { name: 'Take back', exact: true }).click()
  await dora
    .getByText(/Recruit, convert/)
    .first()
    .waitFor()
})

test('what cannot go says why: a match that is over, one that nobody keeps, a record that does not hold at the club', async () => {
  const nothing = await visit({ at: club.at, to: '#/move/nothing' })
  await nothing.getByText('This device keeps no such match.').waitFor()
  const ended = new Match(lettow, {
    ...{ scenario: lettow.scenarios[0]?.id ?? '', dice: { kind: 'cipher', secret: new Uint8Array(32) } },
  })
  ended.end({ end: 'resign', seat: 0 as never })
  const over = { game: 'lettow', record: writeRecord(ended.record()), seats: ['person', 'person'] } as const
  const finished = await visit({ at: club.at, match: over, to: `#/move/${LAID}`, provoked: /409/ })
  await comeIn(finished, 'Emil')
  await finished.getByRole('button', { name: 'Move it', exact: true }).click()
  await finished.getByText('The match is over: there is nothing to go on with.').waitFor()
  const page = await visit({ at: club.at, match: recruiting(), to: `#/move/${LAID}`, provoked: /409/ })
  await comeIn(page, 'Dora')
  await page.route('**/club/matches/moved', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}') as { record: string }
    await route.continue({ postData: JSON.stringify({ ...body, record: body.record.replace(/: ready/, ': fly') }) })
  })
  await page.getByRole('button', { name: 'Move it', exact: true }).click()
  await page
    .getByText('The club played the record again, and it does not hold. What is wrong, in entry 1', {
      exact: false,
    })
    .waitFor()
  await picture(page, 'move-refused-desk')
})

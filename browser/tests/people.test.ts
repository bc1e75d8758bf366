import { memberCalled, openStore, setAdmin } from '@boma/server'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useClub } from './club-house.ts'
import { lookerAt } from './looker.ts'
import { picture, useBrowser, visit } from './page.ts'

useBrowser()

const club = useClub()

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const PASSWORD = 'a long enough one'
/** A test that is tried again finds the names of its first try taken. */
let tries = 0

/** Somebody with a password, on a page of his own. */
async function member(name: string, to = '#/club', more: object = {}): Promise<Page> {
  const page = await visit({ at: club.at, to, ...more })
  for (const [path, body] of [
    ['guest', { name }],
    ['register', { name, password: PASSWORD }],
  ] as const)
    await page.evaluate(
      async ([where, what]) => {
        const headers = { 'content-type': 'application/json' }
        await fetch(`club/${where}`, { method: 'POST', headers, body: JSON.stringify(what) })
      },
      [path, body] as const,
    )
  await page.reload()
  return page
}

async function rate(
  name: string,
  rows: readonly { side: number; rating: number; deviation: number; matches: number }[],
) {
  const store = await openStore(club.data)
  const { id } = await store.books.selectFrom('people').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  const common = { person: id, game: 'lettow', volatility: 0.06, at: Date.now() }
  await store.write(async (books) => {
    for (const row of rows)
      await books
        .insertInto('ratings')
        .values({ ...common, ...row, points: 1.5 })
        .execute()
  })
  await store.close()
}

test('who plays how well stands in a list, with how sure that is, and leads to a profile that can be shut', async () => {
  const name = `Anna ${++tries}`
  const anna = await member(name)
  await rate(name, [
    { side: 0, rating: 1512.4, deviation: 60, matches: 14 },
    { side: 1, rating: 1420, deviation: 180, matches: 2 },
  ])
  const look = lookerAt(anna)
  await anna.getByRole('link', { name: 'Players' }).click()
  await anna.getByRole('link', { name: 'Lettow', exact: false }).click()
  const row = anna.getByRole('row', { name })
  await row.waitFor()
  expect(await row.count()).toBe(1)
  await row.getByRole('img', { name: /^1512, between 1394 and 1630/ }).waitFor()
  // The computer is in the same list, under its own mark.
  await anna
    .getByRole('row', { name: /Recruit/ })
    .first()
    .waitFor()
  await look('the list of players')
  await picture(anna, 'ranks-desk')
  await row.getByRole('link', { name }).click()
  await anna.getByText('not yet').waitFor()
  await look('a profile')
  await picture(anna, 'profile-desk')
  const other = await visit({ at: club.at, to: `#/player/${encodeURIComponent(name)}`, locale: 'de-DE', ...PHONE })
  await other.getByText('noch nicht').waitFor()
  await picture(other, 'profile-phone')
  await anna.getByRole('button', { name: 'Show less' }).click()
  await anna.getByRole('button', { name: 'Show more' }).waitFor()
  await other.reload()
  await other.getByText(`${name} zeigt anderen nur den Namen.`).waitFor()
  await other.goto(`${club.at}#/ranks/lettow`)
  await other.getByText('Als').first().waitFor()
  await picture(other, 'ranks-phone')
  expect(look.faults).toEqual([])
})

test('a match that is to count says what it lacks', async () => {
  const anna = await visit({ at: club.at, to: '?sample#/open/windhoek', provoked: /409/ })
  await anna.locator('.propose summary').click()
  await anna.locator('.name-form input').fill('Gus')
  await anna.getByRole('button', { name: 'Come in', exact: true }).click()
  await anna.getByLabel('It counts for ratings').check()
  await anna.getByText('It counts for ratings.', { exact: false }).last().waitFor()
  await anna.getByRole('button', { name: 'Make a link' }).click()
  await anna.getByText('A match that counts is for people with passwords').waitFor()
})

test('somebody is reported and kept away at the table, and whoever looks after the club reads it', async () => {
  const names = [`Gina ${++tries}`, `Hugo ${tries}`, `Guard ${tries}`] as const
  const gina = await member(names[0], '?sample#/open/skirmish')
  await gina.locator('.propose summary').click()
  await gina.getByRole('button', { name: 'Make a link' }).click()
  const link = await gina.locator('.link input').inputValue()
  const hugo = await member(names[1], link.slice(club.at.length))
  await hugo.getByRole('button', { name: 'Sit down' }).click()
  await gina.getByRole('button', { name: 'Talk' }).click()
  await gina.getByText('Block or report').click()
  await gina.getByLabel('What happened?').fill('He swears.')
  await gina.getByRole('button', { name: `Report ${names[1]}` }).click()
  await gina.getByText('Noted.', { exact: false }).waitFor()
  await gina.getByRole('button', { name: `Keep ${names[1]} away` }).click()
  await gina.getByText(`${names[1]} is kept away.`).waitFor()
  await picture(gina, 'conduct-desk')
  const guard = await member(names[2])
  const store = await openStore(club.data)
  await setAdmin(store, (await memberCalled(store, names[2])) ?? '', true)
  await store.close()
  await guard.reload()
  await guard.getByRole('link', { name: 'Looking after the club' }).click()
  await guard.getByText('He swears.').waitFor()
  const look = lookerAt(guard)
  await look('the page for whoever looks after the club')
  await picture(guard, 'admin-desk')
  await guard.getByRole('button', { name: 'Dealt with' }).click()
  await guard.getByText('Nothing was reported.').waitFor()
  await guard.getByLabel('Find somebody by name').fill(names[1])
  await guard.keyboard.press('Enter')
  await guard.getByRole('listitem').filter({ hasText: names[1] }).getByRole('button').click()
  await guard.getByText('barred').waitFor()
  await hugo.goto(`${club.at}#/club`)
  await hugo.getByRole('button', { name: 'Come in', exact: true }).waitFor()
  await gina.goto(`${club.at}#/club`)
  await gina.getByText('You keep away').waitFor()
  await gina.getByText('Leave the club for good').click()
  await picture(gina, 'leave-desk')
  await gina.locator('.account').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await gina.getByRole('button', { name: 'Leave for good' }).click()
  await gina.getByRole('button', { name: 'Come in', exact: true }).waitFor()
  expect(look.faults).toEqual([])
})

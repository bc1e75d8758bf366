import { rules as windhoek } from '@boma/windhoek/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { burn, type House, openHouse, Visitor } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
  burn(house)
})

test('all who come to a match meet there, also whoever looked for it before it began and whoever comes back', async () => {
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id, invitation } = await anna.open({ game: 'windhoek', scenario: windhoek.scenarios[0]?.id ?? '' })
  const early = await anna.call()
  const looking = setInterval(() => early.send({ kind: 'sit', match: id, page: 'aa'.repeat(16) }), 1)
  await ben.accept(invitation)
  await early.until(() => early.bulletins.length > 0)
  clearInterval(looking)
  const bens = await ben.call()
  await bens.sit(id, 'bb'.repeat(16))
  const all = () => bens.company?.seats.every(({ isHere }) => isHere) ?? false
  await bens.until(all)
  await early.hangUp()
  await bens.until(() => !all())
  const again = await anna.call()
  await again.sit(id, 'cc'.repeat(16))
  await bens.until(all)
  expect(again.company?.seats.map(({ isHere }) => isHere)).toEqual([true, true])
})

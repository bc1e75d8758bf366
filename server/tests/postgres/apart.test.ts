import { goesAway, keepsNotes, rests, showsSides, swapsSides } from '../apart.ts'
import { postgresTest } from './one.ts'

postgresTest('notes, a rematch, a rest, days away and onlookers on a PostgreSQL', async (place) => {
  for (const part of [keepsNotes, swapsSides, rests, goesAway, showsSides]) await part(place)
})

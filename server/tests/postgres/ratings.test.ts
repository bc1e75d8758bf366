import { countsMatches } from '../rated.ts'
import { postgresTest } from './one.ts'

postgresTest('matches that count are counted once on a PostgreSQL', countsMatches)

import { KILLS, LONGEST, survivesKills } from '../crashes.ts'
import { postgresTest } from './one.ts'

postgresTest(`whatever was acknowledged is there after the club was killed ${KILLS} times`, survivesKills, LONGEST)

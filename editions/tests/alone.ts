// Plays a match of one edition in a process of its own: node alone.ts FOLDER EDITION SEED

import { openEdition } from '../open.ts'
import { inTurn, randomMatch } from './random-match.ts'

const [folder = '', edition = '', seed = ''] = process.argv.slice(2)
const [played] = inTurn([randomMatch(await openEdition(folder, JSON.parse(edition)), Number(seed))])
console.log(played?.hash)

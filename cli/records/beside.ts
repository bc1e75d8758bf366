import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

function folder(): string {
  const { XDG_STATE_HOME: state } = process.env
  return join(state || join(homedir(), '.local', 'state'), 'boma')
}
/** Where the match of an evening is kept, unasked, after every order. */
export const keptFile = (): string => join(folder(), 'last.boma')
/** Where the one before it lies. */
export const previousFile = (): string => join(folder(), 'previous.boma')

/** The remark that a kept match has the secret of its dice in: beside the record, for to write is not to tell. */
const SECRET = '# secret '

/** That remark as a line. */
export const secretRemark = (secret: string): string => `${SECRET}${secret}\n`

/** What lies beside a record: the secret of its dice, and whether that is still ours alone. */
export interface DiceSecret {
  readonly secret: string | undefined
  readonly isOurs: boolean
}

/** What the text of a file has beside the record. Whoever was handed a copy of what we keep was told the secret. */
export const besideIn = (file: string, text: string): DiceSecret => ({
  secret: new RegExp(`^${SECRET}([0-9a-f]+)$`, 'm').exec(text)?.[1],
  isOurs: [keptFile(), previousFile()].includes(resolve(file)),
})

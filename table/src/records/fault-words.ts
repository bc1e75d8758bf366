import { type Fault, fill, sayFault } from '@boma/kernel'
import { language, t } from '../words/words.ts'
import { FAULTS_DE } from './faults.de.ts'

/** What is wrong with a record, in the language in use, and in which line of its text where that is known. */
export function faultWords(fault: Fault, line = 0): string {
  const problem = language.value() === 'de' ? fill(FAULTS_DE[fault.name], fault.facts) : sayFault(fault)
  return line > 0 ? t('record.inLine', { line: String(line), problem }) : problem
}

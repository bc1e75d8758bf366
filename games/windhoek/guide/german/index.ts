import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'
import { questions } from './questions.ts'
import { terms } from './terms.ts'

/** Was jemand liest, der das Spiel noch nicht kennt. */
export const guide: Guide<AskedBy<Message>, 'standard'> = {
  questions,
  terms,
  first: 'standard',
  scenarios: {
    standard: {
      history:
        'Im September 1914 drang die Südafrikanische Union bei Lüderitzbucht von See und über den Oranje in die deutsche Kolonie ein; ein Aufstand der Buren im eigenen Land hielt sie Monate auf. Von Anfang 1915 an zog Botha von Swakopmund die Bahn entlang nach Windhuk, das er im Mai betrat. Die letzten Deutschen ergaben sich im Juli im Norden.',
      needs: [
        'Die Alliierten: jede Stadt der Kolonie, Südafrikas und die Walfischbai in einem Augenblick, dazu Angolas, sobald Portugal kämpft (5.2).',
        'Die Deutschen: dass die Alliierten bis zum Ende der letzten Runde nicht alle hatten (5.3); oder alle Städte der Kolonie, die Walfischbai und drei der Union zugleich, dazu Humbe und Port Alexander, sobald Portugal kämpft (5.2).',
      ],
      sides: [
        'Die Alliierten haben es schwerer: Sie müssen vor dem Ende der letzten Runde in einem Augenblick jeden Ort der Kolonie, Südafrikas und Walfischbai halten (5.2, 5.3); jeder Marsch muss rechtzeitig bezahlt sein.',
        'Die Deutschen haben es leichter: Ein einziger Ort, den die Alliierten nicht halten, genügt (5.3), und mit Reitern und gesprengten Gleisen ist man billig lästig.',
      ],
    },
  },
}

import type { enTroop } from './en-troop.ts'

/** Was die Seite auf Deutsch von Einheiten auf der Tischplatte sagt. */
export const deTroop: Readonly<Record<keyof typeof enTroop, string>> = {
  'troop.ask': '{unit}: wohin?',
  'troop.shoot': '{unit}: auf wen schießen?',
  'troop.helpShoot': 'Wählen Sie ein Ziel; zeigen Sie darauf, um zu sehen, was zählt.',
  'troop.hurt': '{what}: {chance}',
  'troop.march': '{inches}″ marschieren',
  'troop.round': 'Umgehen, {inches}″',
  'troop.help': 'Ziehen Sie die Einheit, oder wählen Sie eine Stelle: dann wird gewürfelt.',
  'troop.helpPlace': 'Ziehen Sie die Einheit dorthin, wo sie stehen soll, oder wählen Sie eine Stelle.',
  'troop.helpWaiting':
    'Blass steht, wer noch aufzustellen ist, am Platz der fertigen Aufstellung: ziehen Sie ihn anderswohin, oder nehmen Sie sie so.',
  'troop.helpGoing': 'Ziehen Sie die Einheit, oder wählen Sie eine Stelle; Enter nimmt, was zu sehen ist.',
  'troop.helpFinger': 'Ziehen Sie die Einheit dorthin, wo sie stehen soll, und bestätigen Sie unten.',
  'troop.noneGoes': 'Dorthin können sie nicht',
  'troop.someStay': '{men} von {all} kommen nicht dorthin',
  'troop.facing': 'Front',
  'troop.faces': 'Drücken Sie auf die Rose, drehen Sie mit den Tasten [ und ] oder mit Umschalt und Rad.',
  'troop.place': 'Diese Stelle',
  'troop.form': 'Wie sie steht',
  'troop.aloud.far': '{inches}″ entfernt',
  'troop.aloud.faces': 'Front {degrees} Grad',
  'troop.aloud.may': 'erlaubt',
  'troop.aloud.mayNot': 'nicht erlaubt',
  'troop.forms': 'Formation',
  'troop.left': 'Nach links drehen',
  'troop.right': 'Nach rechts drehen',
  'troop.narrower': 'Schmaler',
  'troop.wider': 'Breiter',
  'troop.order': 'Geöffnet oder geschlossen',
  'keys.troop': 'eine Einheit auf der Tischplatte: schmaler, breiter, geöffnet oder geschlossen',
}

/** What somebody leaves behind for what the enemy does, as sentences with blanks. */
export const instructions = {
  'instruct.ambush':
    'Mein Hinterhalt eröffnet das Feuer, wenn ein Feind auf {range} Zoll heran ist; bis dahin bleibt er verborgen.',
  'instruct.freeRoll': 'Löst sich jemand von meinen Leuten, schlagen sie zu: {whom}.',
  'instruct.freeRoll.whom.0': 'zuerst nach einem Führer',
  'instruct.freeRoll.whom.1': 'zuerst nach dem, der am leichtesten fällt',
  'instruct.combat':
    'In einem Nahkampf, den der Feind begonnen hat, {over} meine überzähligen Figuren; zwei gegen einen kämpfen, wie sie stehen.',
  'instruct.combat.over.0': 'helfen',
  'instruct.combat.over.1': 'warten',
  'instruct.stay': 'Nach einem Nahkampf bleiben meine Einheiten, wo sie sind.',
  'instruct.tests':
    'Meine Einheiten legen ihre Moralproben der Reihe nach ab; neben einem Zuchtmeister wird eine übergangen, die mit weniger als {chance} gelänge.',
  'instruct.pick': 'Eine Sechs, die einem Führer gelten darf, trifft {whom}.',
  'instruct.pick.whom.0': 'den Führer',
  'instruct.pick.whom.1': 'die Leute um ihn',
  'instruct.rally': 'Meine Führer sammeln, wen sie können.',
} as const

import type { enField } from './en-field.ts'

/** What the page says in German of facing, sight, and who could fire on a way. */
export const deField: Readonly<Record<keyof typeof enField, string>> = {
  'facing.title': 'Ausrichtung',
  'facing.at': 'Ausrichtung am Ende',
  'facing.now': 'Nach {name}.',
  'facing.how':
    'Den Keil ziehen, eine Feldseite anklicken, über der Marke am Rad drehen oder die Tasten [ und ] drücken.',
  'facing.howFinger': 'Auf eine Seite des Rings tippen oder um ihn herum ziehen.',
  'facing.turn': 'Nach {name} ausrichten',
  'facing.ring': 'Drehen',
  'sight.out': 'Sichtfaden',
  'sight.from': 'Sichtfaden: Wählen Sie, von wo aus.',
  'fire.where': 'Auf wen wird von {place} aus gefeuert?',
  'fire.ask': 'Auf {target} feuern?',
  'fire.go': 'Feuern',
  'fire.help':
    'Zahlen: Treffer auf hundert; rote Winkel: Feinde. Zeigen Sie irgendwohin, um zu sehen, ob es in Sicht ist.',
  'fire.helpFinger':
    'Auf einen Feind tippen zeigt die Aussichten, noch einmal feuert; auf ein Feld tippen zeigt, ob es in Sicht ist.',
  'fire.hurt': '{chance}, dass eine Stufe verloren geht',
  'danger.title': 'Wer unterwegs feuern könnte',
  'plan.hex': 'Feld',
  'plan.who': 'Wer, wenn er will',
  'plan.needs': 'Braucht',
  'plan.hit': 'Trifft',
  'plan.nobody': 'niemand in Sicht',
  'plan.others': 'und {count} andere',
  'plan.if': 'Wenn sie feuern, so gut sie können',
  'plan.ask': 'Über {count} Felder nach {place} marschieren?',
  'plan.askOne': 'Nach {place} marschieren?',
  'plan.back': 'Ein Feld zurück',
  'plan.clear': 'Verwerfen',
  'plan.cheap': 'Bei {step} halten, {risk} Gefahr',
  'plan.around': 'Anderer Weg, {risk} Gefahr',
  'plan.still': 'Noch hat sich nichts bewegt.',
  'plan.aloud': '{step}: {place}, {what}',
  'plan.aloudHit': 'höchstens {chance} für einen Treffer',
  'keys.cheap': 'einen geplanten Marsch beenden, bevor es gefährlich wird',
  'keys.around': 'einen geplanten Marsch auf einem anderen, weniger gefährlichen Weg führen',
  'keys.facing': 'drehen, was in der Hand ist; sonst auch , und .',
  'keys.sight': 'einen Sichtfaden vom Zeiger aus legen, auf einem Spieltisch messen',
  'hands.plan': 'Planen',
  'hands.plan.how':
    'wo ein Marsch beschossen werden kann, reihen Klicks und Richtungstasten Perlen auf; Enter marschiert, Z nimmt eine Perle zurück, K hält, bevor es gefährlich wird, O nimmt einen weniger gefährlichen Weg.',
  'hands.facing': 'Drehen',
  'hands.facing.how':
    'den Keil ziehen, eine Feldseite anklicken, über der Marke am Rad drehen oder die Tasten [ und ] drücken.',
  'hands.sight': 'Sicht',
  'hands.sight.how':
    'mit einem Stapel in der Hand, der feuern kann, irgendwohin zeigen; M legt den Faden von jedem Feld aus.',
  'text.planned': '{step}: {place}, {what}',
  'text.threat': '{who} braucht {needs}, {chance}',
  'text.around': 'Weniger gefährlich: {way}, {risk} statt {now}, dass eine Stufe verloren geht.',
  'text.noSight': 'Über die Sicht dort ist nichts zu sagen.',
  'text.noFacing': 'Niemand in {place} lässt sich jetzt drehen.',
  'text.noSuchFacing': 'Möglich sind: {ways}.',
}

import type { EventName } from '../../data/charts.ts'

/** Wie die Zufallsereignisse heißen, und was sie kurz gesagt tun (6.1). */
export const events: Readonly<Record<EventName, string>> = {
  'chilembwe-rising': 'Chilembwe-Aufstand: Britische Einheiten in Njassaland bewegen sich in Abschnitt 1 nicht',
  'adjutant-and-wami': 'Adjutant und Wami: zwei Boote laufen auf einem See vom Stapel',
  'raid-on-the-railway': 'Bahnüberfall: Eine Strecke der Ugandabahn ist in Abschnitt 1 gesperrt',
  'settler-volunteers': 'Siedler melden sich: Eine geschwächte britische Einheit wird aufgefüllt',
  'naval-aircraft': 'Marineflieger: -1 für britisches Abfangen und das Feuer britischer Fahrzeuge auf Land',
  'quinine-short': 'Chinin wird knapp: Die Seuchen treffen drei deutsche Einheiten',
  'horse-sickness': 'Pferdesterbe: Zwei volle Reitereinheiten der Entente werden geschwächt',
  'smuts-presses-on': 'Smuts drängt voran: Führung der Entente in zwei Gefechten',
  'amani-workshops': 'Werkstätten von Amani: Eine geschwächte FK wird aufgefüllt',
  'belgian-quarrel': 'Zwist mit den Belgiern: Belgier betreten die Spalten ab 13 nicht',
  'ruga-ruga': 'Ruga-Ruga: Eine Reservekompanie kommt sofort',
  'barue-rising':
    'Barue-Aufstand: Eine portugiesische Einheit wird geschwächt, Chinde stellt zwei Runden lang keine Träger',
  'carrier-corps-levy': 'Aushebung des Trägerkorps: zwei Träger in Nairobi',
  wintgens: 'Wintgens: Bis zu drei FK eines Feldes haben die ganze Runde eine Etappenlinie',
  'coup-in-lisbon': 'Umsturz in Lissabon: Portugiesen bewegen sich in Abschnitt 1 nicht',
  airship: 'Luftschiff: Bei einer 1 kommen zwei Träger zu einer FK',
  'kar-drafts': 'Rekruten der KAR: Bis zu zwei geschwächte KAR werden aufgefüllt',
  influenza: 'Grippe: Jede Seite schwächt zwei eigene volle Einheiten',
  famine: 'Hungersnot: Jede Seite nimmt einen feindlichen Träger außerhalb der Städte',
  'portuguese-rout': 'Portugiesische Flucht: Eine portugiesische Einheit außerhalb der Häfen wird vernichtet',
  'captured-stores': 'Erbeutete Vorräte: ein Träger für Deutsche in Portugiesisch-Ostafrika',
  desertion: 'Fahnenflucht: Eine geschwächte SK oder RK wird vernichtet, sonst eine FK geschwächt',
  'war-weary': 'Kriegsmüde: Die Entente verliert einen Träger und hat keine Führung',
}

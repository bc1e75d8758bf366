/** What people ask of Lettow-Vorbeck, and the cases that answer: any of them will do. */
export const LETTOW = `
en | How many units can I stack in one space? | 11.0
en | Do garrisons count towards the stacking limit? | 11.0
en | Can a garrison move out of its town? | 4.5
en | What happens to a unit that has nowhere to retreat? | 17.2
en | Who fires first in a battle? | 14.1
en | Who wins ties on the superiority roll? | 13.0
en | How far can I go by train? | 10.6 28.3
en | Can I retreat by boat? | 17.3 28.2
en | When may the Belgians move? | 28.1
en | Do I have to attack when I enter a space with an enemy? | 12.1
en | How does air support work, and can I lose the planes? | 24.4
en | What happens if the battle is not decided after three rounds? | 16.0
en | When does the Königsberg crew land? | 5.5 27.1 5.2
en | Where can German recruits be placed? | 27.2
en | Where do British reinforcements arrive? | 27.3
en | How do the Germans win? | 26.0
en | Can the Germans cross the Indian Ocean? | 28.2
en | May British and Portuguese troops stack together? | 29.0
en | What does a fort do? | 22.2
en | Are the Germans ever out of supply at home? | 30.2
de | Was passiert, wenn mein Kartenstapel leer ist? | 8.0
de | Wann trifft ein Schuss? | 14.1 4.3
de | Darf ich mich aus dem Gefecht lösen, bevor geschossen wird? | 18.0 30.1
de | Wie viele Bewegungspunkte kostet ein Pfad? | 10.2
de | Was geschieht mit Einheiten ohne Nachschub? | 21.3
de | Kann eine kleine Truppe vom Land leben? | 21.4
de | Wer sucht aus, welche Einheit verloren geht? | 14.2
de | Kommen vernichtete Einheiten zurück? | 4.6 27.1
de | Welche Einheiten sind schnell? | 4.2
de | Darf ich mir die verdeckten Karten ansehen? | 5.6
`

/** What people ask of In the Heart of East Africa, and the cases that answer: any of them will do. */
export const HEART = `
en | What do I need to roll to hit? | 3.1
en | How far can an Askari shoot? | 4.4
en | How far does cavalry move? | 12.10
en | Can machine guns move in cover? | 2.5
en | How close must the figures of a unit stay together? | 9.4
en | Can I shoot through my own men? | 10.5
en | How far can I see through a wood? | 10.2 10.3
en | When does a gun blast hit several figures? | 14.10 7.4 4.11
en | Can I pick out the officer as a target? | 14.9
en | How does a charge work? | 12.8
en | Can a unit leave a melee? | 12.9
en | What happens when two men fight one? | 6.2 15.3
en | When does a unit have to test morale? | 16.2 8.0 8.5
en | What happens when a unit fails its morale test twice? | 8.7
en | How does a leader rally troops? | 8.8 16.5
en | When is an ambush discovered? | 13.4
en | How do I spring an ambush? | 13.3
en | Do late units always arrive? | 1.1 17.1
en | Can an armoured car break down? | 7.7 12.13
en | When does a gunboat run aground? | 7.8
de | Wann gilt eine Figur als verschanzt? | 10.6
de | Wer fällt im Nahkampf? | 6.7 15.4
de | Wer beginnt die Bewegung? | 11.1
de | Was bewirkt Pulverrauch? | 14.7
de | Wie viele Punkte darf eine Armee haben? | 17.3
de | Wann muss sich eine Seite zurückziehen? | 17.5
de | Wann klemmt die Pom-Pom? | 7.6
de | Was kostet es, eine Mauer zu überqueren? | 12.7
de | Was bringt ein charismatischer Anführer? | 5.1
de | Was kann ein Kundschafter? | 7.2
`

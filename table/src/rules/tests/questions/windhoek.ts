/** What people ask of Windhoek, and the cases that answer: any of them will do. */
export const WINDHOEK = `
en | How many units may be in a hex? | 14.1 14.2 14.0
en | Can the same unit march twice in one turn? | 12.3
en | What does a march cost? | 12.2
en | Can I pick up other units on the way? | 13.1
en | Can cavalry leave an enemy zone of control and go straight into another one? | 11.8
en | Which units have a zone of control? | 11.1
en | Does a unit have to attack in an enemy zone? | 11.5
en | Can I always move at least one hex? | 13.2
en | What happens if I withdraw into an enemy zone of control? | 16.4.2
en | Who gets the advantage if the dice are equal? | 15.5.2
en | How do I take losses, who chooses which unit is hit? | 16.2
en | May artillery attack on its own? | 15.3 15.7
en | How do I rally disrupted units? | 19.2
en | How far can I ride by train? | 21.2
en | How do I repair a broken railway? | 24.2
en | Who can blow up the railway? | 25.2
en | How do airplanes scout? | 23.2
en | What does a trench do for the defender? | 25.1.3 16.5
en | When does Portugal enter the war? | 29.2
en | Can I see what is in an enemy stack? | 26.0
de | Wie viele Aktionspunkte bekomme ich? | 9.1
de | Verfallen Aktionspunkte, die ich nicht ausgebe? | 9.2
de | Wann haben die Alliierten gewonnen? | 5.2
de | Wer gewinnt, wenn das Spiel zu Ende geht? | 5.3
de | Wann ist eine Einheit ohne Nachschub, und was passiert dann? | 18.5 18.0
de | Unterbrechen feindliche Kontrollzonen den Nachschub? | 18.2.2 11.6
de | Können die Alliierten vom Meer aus angreifen? | 31.0 22.3
de | Was bringt ein Anführer im Kampf? | 20.2
de | Kommen verlorene Einheiten wieder? | 10.5
de | Was ändert sich in der Regenzeit? | 27.0
`

/** What people ask of The Battle of Tanga, and the cases that answer: any of them will do. */
export const TANGA = `
en | How many units can land in a turn? | 5.2d 5.2b
en | Can units move in the turn in which they land? | 5.3c 15.9.1b
en | Are troops disorganized by a landing at night? | 5.3d 20.6
en | Can I put troops back on the ships? | 5.4
en | When does a battalion break? | 6.3.4 6.3
en | What counts towards the breakpoint? | 6.3.1 6.3.3
en | How do I rally British units? | 6.2.1 6.2.2c
en | Is there a zone of control? | 16.1
en | Do units block the line of sight? | 10.4.4
en | Can I shoot along a hexside between two woods? | 10.4.3
en | Can a unit be fired on twice while it moves? | 10.3c
en | Can a British machine gun move and fire in the same turn? | 19.2.1
en | How far can one shoot at night? | 20.7
en | How far do British troops move at night? | 20.5
en | What happens when a leader is left alone? | 17.2.2
en | How are officers killed? | 17.2.3
en | Must the winner of a melee advance? | 14.1
en | What is a flank attack worth? | 12.1 12.3
en | What happens to machine guns of the British when they retreat? | 13.3d
en | Can the stevedores move inland? | 15.8
de | Wann geht die Munition aus? | 7.3 10.24
de | Wie bekomme ich neue Munition? | 7.4 7.5
de | Wie viele Einheiten dürfen ohne Anführer in einem Feld stehen? | 9.1 17.2.1
de | Wie hebt man Gräben aus? | 18.1
de | Was passiert bei Regen? | 19.6 19.6a
de | Wie weit zieht sich eine Einheit zurück? | 13.2
de | Wohin streut die Artillerie? | 10.28b
de | Was sehe ich von den Einheiten des Gegners? | 19.7
de | Wie gewinnen die Briten den Feldzug? | 21.2.1.1b 21.2.1.1a 21.2.1.1 21.2.1
de | Schießen indische Kompanien schlechter? | 19.1
`

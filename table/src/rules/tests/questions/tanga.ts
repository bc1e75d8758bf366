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

/** 150 more, fifty of them German: what people ask first, and what they ask of cases drawn by lot. */
export const MORE_OF_TANGA = `
en | Can two different battalions share a hex? | 9.1
en | How many infantry units can the Germans pile in one hex? | 9.2
en | What happens when a unit runs out of ammunition? | 7.2 7.3
en | How do the British get new ammunition? | 7.5 7.6
en | Do enemy units stop my movement when I go past them? | 16.1
en | May I shoot over my own men's heads? | 10.4.4
en | Do men in a ditch block the view? | 10.4.4
en | Can a British machine gun move and shoot in the same turn? | 19.2.1
en | How far can my troops move at night? | 20.2 20.5
en | When does it start to rain? | 19.6
en | Why do Indian companies only shoot with half strength? | 19.1
en | Do I have to attack in melee if I am adjacent? | 11.1
en | How far must I advance after winning a bayonet charge? | 14.1
en | Is it harder to hit men in a trench? | 18.3
en | How many trenches can each side dig? | 18.4
en | Which dice roll kills a leader? | 17.2.3
en | Can disorganized units rally in the dark? | 6.2.4 20.8
en | What happens to the neighbours when a battalion collapses? | 6.3.4e
en | Can my own shells fall on my own men? | 10.28b
en | Is shooting into the flank stronger? | 12.1
de | Dürfen Einheiten ohne Führer zusammen in einem Feld stehen? | 17.2.1
de | Wie oft darf der Brite landen? | 5.1
de | Können Stevedores nach der Landung weiterziehen? | 15.8
de | Wie viele Felder muss eine geschlagene Einheit zurückgehen? | 13.2 10.25d
de | Was passiert mit britischen Maschinengewehren beim Rückzug? | 13.3d
de | Wie viele Einheiten kommen in einer Runde an Land? | 5.2d
de | In welche Richtungen kann eine Kompanie schießen? | 8.1 10.23
de | Wann ist Nacht? | 20.0
de | Wie weit sieht man im Regen? | 19.6c 19.6
de | Gewinnen die Briten, wenn Lettow-Vorbeck fällt? | 21.2.1.1a
en | Can I hold back one company of a stack from a bayonet charge? | 11.1.2
en | What is the maximum range of rifles after sunset? | 20.7
en | Why do the Maxims get lost when the British fall back? | 13.3d
en | Do trenches still help if the enemy attacks from a trench next door? | 18.5.2
en | Can I transfer a company to another battalion? | 2.6.2b
en | Do broken Germans who leave the map with Lettow recover? | 20.3
en | How much does entrenching protect against bullets? | 18.3
en | How can I keep two companies in the same hex? | 17.2.1 9.0
en | What good is a second stevedore? | 7.6
en | Where can I put my stevedores ashore? | 5.2c
en | Does morale recover in the middle of the night? | 20.8 6.2.4
en | When in the turn do cannons shoot? | 4.2n 10.22
en | Which side takes its turn first? | 4.1
en | What do the Germans need for victory in the campaign game? | 22.1.1.2 22.1.1.2a 22.1.1.2b 22.1.1.2c
en | Am I allowed to peek under his stack? | 19.7
en | Whom may I shoot at in my offensive fire phase? | 10.3a
en | Do I choose what is landed first in Invasion? | 3.3 21.2a
en | From where to where is the line of sight measured? | 10.4.1
en | Can General Aitken rally any battalion? | 17.1.2 6.2.2d 6.2.1
en | What must a company roll to rally with its own officer? | 6.2.2c
de | Kann ich ungenutzte Bewegungspunkte in die nächste Runde mitnehmen? | 15.3
de | Besteht man den Moraltest, wenn man genau den Wert würfelt? | 6.14
de | Mit wie vielen Würfeln wird nach einem Feuertreffer die Moral geprüft? | 6.11 10.25c
de | Wie läuft eine Landung ab? | 5.3
de | Können Briten sich ohne Offizier erholen? | 6.2.1 6.2.2e
de | Wie wehren sich die Geschütze der Batterie Hering im Nahkampf? | 19.5
de | Was geschieht mit schon desorganisierten Einheiten neben einem fliehenden Bataillon? | 6.3.4g
de | Nehmen Führer Platz im Stapel weg? | 9.4
de | Kann sich ein General retten, der allein neben dem Feind steht? | 17.2.2
de | Kann eine Einheit in Gelände zurückweichen, das sie nicht betreten darf? | 15.6
en | How many turns does the mountain battery need to come ashore? | 19.3.3
en | What do I do with companies that are together without an officer when rallying? | 6.2.3
en | When are the markers on the machine guns removed? | 4.2b 19.2.2
en | How far inland can a battalion go after it lands in the dark? | 5.3f 20.5
en | What happens if a hex holds more units than it may? | 9.5
en | When is a shot considered to come from the flank? | 12.2
en | What can HMS Fox do? | 10.27
en | Does the wood I stand in stop me from seeing out? | 10.4.6
en | Who places his troops first, German or British? | 3.1
en | What if nobody reaches his victory conditions? | 21.2.2
en | How many British companies fit in a hex? | 9.3
en | What is the back of a unit's counter? | 2.6.5
en | May a retreating unit run into an already full hex? | 13.3c
en | When have I failed a morale test? | 6.13
en | Do palm trees hide my men? | 10.4.2
en | What becomes of an officer who stands alone when the enemy arrives? | 2.6.3 17.2.3 17.2.2
en | How do losses in a hand-to-hand fight work? | 11.2b
en | Do German machine guns have to choose between moving and firing? | 4.2k
en | What number do Germans need to rally without an officer? | 6.2.2b
en | How is the average morale of a stack found? | 10.25b
de | Ist ein Nahkampf von hinten stärker? | 12.3
de | Nützen Schützengräben im Regen? | 19.6b
de | Wie lange gräbt man an einem Graben? | 18.1
de | Was geschieht mit Einheiten, durch die Fliehende laufen? | 6.3.4i
de | Muss Artillerie ihr Ziel sehen? | 10.26 10.28a 10.4
de | Müssen Offiziere bei der Landung würfeln? | 5.3h
de | Darf man auf Einheiten schießen, die sich gerade bewegen? | 10.3c
de | Was ist mit Einheiten, die von der Karte vertrieben werden? | 15.4
de | Warum sollte ich Sikhs und Moslems nicht mischen? | 9.7
de | Was passiert mit Kameraden, durch die man sich zurückzieht? | 13.3a
en | How do I know whether my volley hits? | 10.25 10.25a
en | What does a unit do after losing a step? | 10.25d
en | Is a hit always a casualty? | 10.25c
en | How many times can I shoot at a moving company? | 10.3c
en | Can I shoot at an enemy two hexes behind a wood? | 10.4.2 10.4.5
en | Can I fire at the second unit in the stack when defending? | 10.3b
en | How do guns find a target they cannot see? | 10.26 10.28a 10.28b
en | When can I turn my troops to face another way? | 8.1
en | What do stevedores do? | 7.5 7.6 15.8 2.6.3
en | How long does it take to bring a battalion ashore? | 5.3a
en | May my battalion march on the turn it lands? | 5.3c 15.9.1b
en | What are the chances of getting disordered on the beach? | 5.3d
en | Do my Rajputs need their colonel to recover? | 6.2.1 6.2.2c
en | When does a battalion run away as a whole? | 6.3 6.3.4 6.3.1 6.3.3
en | Can a routed battalion come back into the fight? | 6.3.4j 6.3.4k
en | Who wins the first scenario? | 21.1d
en | What do trenches cost to dig? | 18.1
en | Can leaders be shot? | 17.2.3 10.25a
en | How far can von Lettow-Vorbeck walk? | 17.2.2
en | Do I have to follow up after a melee? | 14.1
de | Was passiert, wenn ich eine Sechs würfle? | 7.3
de | Wie viele britische Einheiten dürfen in ein Feld? | 9.3
de | Darf ein Bataillon an zwei Stränden landen? | 5.2b
de | Wie rechnet man die Feuerstärke eines Stapels? | 10.25
de | Sind feindliche Kontrollzonen zu beachten? | 16.1
de | Wer beginnt den Nahkampf und wie wird er ausgewürfelt? | 11.2 11.2a 11.1
de | Wie schnell ziehen deutsche Kompanien nachts? | 20.2
de | Wann darf ich auf Feinde feuern, die neben mir stehen? | 10.3b 4.2g 4.2l
de | Was bewirkt der Regen? | 19.6 19.6a 19.6b 19.6c
de | Darf die Artillerie nach einer Bewegung noch schießen? | 10.26
en | What phases does a turn have? | 4.2
en | Do I have to land on the same beach with the whole battalion? | 5.2b
en | How many morale dice after being shot? | 6.11 10.25c
en | Which leaders can rally Germans? | 17.1.2 17.2.1 6.2.2a 17.1
en | What does a dead officer do to his battalion? | 6.3.3a 6.3.1a
en | Where do collapsed British units flee? | 6.3.4a
en | Does being out of supply stop melee? | 7.7
en | What are flank hexes? | 8.1 8.2
en | Can British and Kashmir companies stack? | 9.1
en | What is the stacking limit for Hering's battery? | 9.2
en | Can several hexes combine their fire? | 10.1
en | When may artillery fire defensively? | 10.22
en | Is terrain added when I am shot at while moving? | 10.3c
en | Do buildings block my line of sight? | 10.4.2
en | Can the defender run away during a melee? | 11.2b
en | Are retreating men shot at? | 13.1
en | What is lost when stevedores are overrun? | 15.8 2.6.3
en | How do I build a trench? | 18.1
en | Does smoke matter? | 19.4
en | How do the Germans win by killing stevedores? | 22.1.1.2a
de | Wann kommen die deutschen Verstärkungen? | 4.2i appendix-f
de | Kann ich im Wald weit sehen? | 10.4.2 10.4.5
de | Was passiert, wenn mein Führer fällt? | 9.6 6.3.3a 17.2.3
de | Wie sammle ich desorganisierte Einheiten? | 6.2 6.2.2
de | Dürfen Maschinengewehre beim Angriff im Nahkampf mithelfen? | 11.2a
de | Kann ich Munition ohne Stevedores bekommen? | 7.5 7.6
de | Ist der Nahkampf freiwillig? | 11.1
de | Was geschieht auf der Straße mit den Bewegungskosten? | 15.7
de | Wie stark ist eine geschwächte Einheit? | 2.6.5
de | Wie weit reicht das Feuer bei Dunkelheit? | 20.7
`

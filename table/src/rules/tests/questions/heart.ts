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

/** 150 more, fifty of them German: what people ask first, and what they ask of cases drawn by lot. */
export const MORE_OF_HEART = `
en | How far do askaris move? | 2.2
en | Can artillery move and shoot in the same turn? | 7.4
en | What do I need to roll to hit? | 3.1
en | Can machine guns go into the bush? | 2.5
en | How far do the regulars' rifles reach? | 4.2
en | Do I shoot worse at long range? | 3.4
en | What happens when two men fight one? | 6.2
en | When does a figure die in close combat? | 6.7
en | How do scouts find an ambush? | 7.2
en | What does a cunning leader do? | 5.5
en | When must a unit test its morale? | 8.1 8.2 8.3 8.4 8.5
en | What happens when a unit fails its morale test twice? | 8.7
en | How can I rally a shaken unit? | 8.8
en | How long does it take to get off the horse? | 7.3
en | Can an armoured car break down? | 7.7
en | Can a gunboat run aground? | 7.8
en | Is it harder to hit men hiding in cover? | 3.6 3.7 3.8
en | Does shooting come before close combat? | 1.4 1.5
en | When does the pom-pom jam? | 7.6
en | How large is the blast of a quick-firing gun? | 4.12 7.4
de | Wie weit schießt ein Maschinengewehr? | 4.9 4.8
de | Wie schnell sind Ruga-Ruga? | 2.3
de | Wie gut sind Askari im Nahkampf? | 6.6
de | Was bewirkt ein charismatischer Anführer? | 5.1
de | Wann kommen Nachzügler aufs Feld? | 1.1
de | Haben Späher einen Rettungswurf? | 7.2
de | Wie viele Verluste hält eine Einheit aus, ehe sie testen muss? | 8.5
de | Was passiert, wenn der Anführer getötet wird? | 8.3
de | Wer besteht den Moraltest bei einer Drei? | 8.6
de | Trifft man zerstreute Ziele schlechter? | 3.9
en | Does gun smoke spoil the aim? | 14.7
en | Who goes first if both sides have an organiser? | 11.3
en | How many rounds of melee are fought in a turn? | 1.5 15.1
en | Can scouts keep enemy reinforcements away? | 7.2 17.2
en | What is the reach of a volunteer's rifle? | 4.1
en | Which figure counts when I measure to another unit? | 9.14
en | What is cavalry's bonus in hand-to-hand fighting? | 6.3 15.6
en | What does a leader cost in points? | 17.10
en | What is good about an eloquent commander? | 5.3
en | How do I pay for a path half in the open and half in the bush? | 12.2
en | May horsemen fire after dismounting? | 7.3
en | Can a leader who is fighting still rally his men? | 16.5 8.8
en | How quickly does a gunboat steam? | 2.7
en | Is a unit covered if only some men stand in the wood? | 10.7
en | Do I get a penalty for firing at men who charge me? | 3.5
en | What is the speed of regular infantry? | 2.1
en | How far away may a leader be to steady a wavering unit? | 8.8 16.5
en | Does a shell hurt men inside a house? | 14.10
en | How does my commander join a company? | 9.8
en | How many inches can Regulars fire? | 4.2
de | Wie groß ist der Sprengkreis einer Schnellfeuerkanone? | 4.12 7.4
de | Wie viele Würfel ziehen Krieger? | 2.3
de | Was tut ein Anführer, der allein angegriffen wird? | 16.7
de | Welche Einheiten dürfen stürmen? | 12.8
de | Wie viele Männer braucht ein Maschinengewehr, um voll zu schießen? | 12.11
de | Wie eng müssen die Figuren einer Einheit beisammen stehen? | 9.4
de | Wann ist ein Sieg entscheidend? | 17.4
de | Wie weit laufen Kundschafter in Deckung? | 2.4
de | Was geschieht, wenn ein Panzerwagen zu schnell fährt? | 7.7
de | Hat man beim Sturm auf ein Fort einen Nachteil? | 15.5 6.6
en | Do mounted volunteer scouts get a save? | 7.1
en | How far can the pom-pom fire? | 4.10
en | What becomes of carriers and their loads when the enemy reaches them? | 9.9
en | Is everything measured in inches? | 9.1 9.3
en | Are men frightened when ambushed? | 13.5 8.2
en | How do I get my men out of a hand-to-hand fight? | 12.9
en | Do hills give cover? | 10.10 10.2
en | Who decides which side begins the turn? | 11.1
en | Can my sharpshooters aim at the enemy officer? | 14.9
en | Can I shoot at men who are still hidden? | 13.2
en | How do sailors get from boat to shore? | 17.9
en | When do lone leaders move? | 1.3
en | Do I shoot worse from behind a wall? | 3.10
en | Which troops shoot best? | 3.2
en | Can the rest of a unit join its comrades who are already fighting? | 12.15
en | What does an organiser do for me? | 5.6
en | How do the men serving a gun fight? | 15.7
en | What if a figure has no place to stand in the formation? | 9.13
en | Can two guns of one gunboat shoot at different targets? | 14.12
en | How does a unit spread out? | 9.6 12.5
de | Wie bekomme ich ein gestrandetes Boot wieder flott? | 12.12
de | Wie teuer ist eine Drehung? | 12.4
de | Wird für mehrere Anlässe mehrmals Moral gewürfelt? | 16.2 8.0
de | Welchen Zuschlag haben Soldaten im Handgemenge? | 6.5
de | Wie weit trägt das Gewehr eines Soldaten? | 4.3
de | Wie viele Einheiten darf ich verstecken? | 13.1
de | Wie weit reiten Kavalleristen? | 12.10
de | Kann ich auf einen laufenden Nahkampf feuern? | 14.6
de | Bekommt eine Figur am Waldrand Deckung? | 10.1
de | Wie weit reichen die Vorderlader der Krieger? | 4.5
en | How do I know how far my unit may go this turn? | 2.0 12.1
en | Is cover worth it when I am shot at? | 3.6 3.7 3.8 10.1
en | Which troops are best in hand-to-hand fighting? | 6.3
en | Does a tie kill anybody in close combat? | 6.7
en | Can I shoot and charge in one turn? | 1.4 12.8 14.1
en | How does a charge work? | 12.8
en | How do I lay an ambush? | 13.1
en | What happens when my general is killed? | 8.3
en | How do I keep my men from running away? | 8.8 5.2 16.6 8.6
en | How many shots does a Maxim have? | 4.9 7.5
en | Can cannon fire over my own men? | 10.5
en | What destroys an armoured car? | 7.7 14.11
en | How many men must stay within reach of each other? | 9.4
en | Do Askaris pass morale as easily as Volunteers? | 8.6
en | How do I win the game? | 17.4
en | Can horsemen ride through a forest? | 12.10
en | What does a leader add to a fight? | 5.4 6.3 5.0
en | When do my late companies turn up? | 1.1 17.1
en | Does it matter which way my unit faces? | 9.7
en | Can a unit in a fight walk away? | 12.9
de | Wie weit schießt die Artillerie? | 4.11 4.12
de | Darf ich durch meine eigenen Leute hindurch marschieren? | 12.6
de | Wie viele Würfel hat ein Späher für die Bewegung? | 2.4
de | Ab welcher Zahl trifft ein Schuss? | 3.1
de | Wann verliert eine Einheit die Nerven? | 8.0 8.5 8.1 8.6
de | Wie viel Zoll dürfen zwischen den Figuren liegen? | 9.4
de | Was bringt ein Anführer, der Organisator ist? | 5.6
de | Können Maschinengewehre in der Bewegung schießen? | 7.5
de | Wer wird zuerst getroffen, wenn eine Einheit beschossen wird? | 14.4
de | Wie lange dauert eine Partie? | 11.6 17.6
en | How fast are armoured cars? | 2.6
en | Is firing simultaneous? | 1.4 11.4
en | What roll do Askaris need for morale? | 8.6
en | How far does a gunboat's gun reach? | 4.11
en | Does a warrior leader fight better? | 5.4
en | Can I charge a gunboat? | 12.8
en | What is a dispersed unit? | 9.6 3.9
en | How do saving throws work? | 14.5 7.1 7.2 7.4
en | Can hidden units shoot first? | 13.3
en | Where do my reinforcements enter the table? | 17.1
en | How wide is a unit's field of fire? | 9.7
en | What if the baggage is captured? | 8.4 9.9
en | How is the attacker chosen in the free game? | 17.6
en | Do fights go on over several turns? | 15.9
en | How does fighting behind a barricade help? | 6.6 15.5 10.6
en | Is a natural one always a miss? | 3.1
en | Who moves first in a turn? | 11.1 11.2 1.2
en | How much does it slow me to cross a wall? | 12.7
en | Can leaders act alone? | 9.9 1.3 16.7
en | What happens to a fleeing unit's officer? | 16.4
de | Wie schießt ein Pompom? | 7.6 4.10
de | Wie viele Schüsse hat ein Maschinengewehr? | 4.9 7.5 4.7 4.8
de | Wie sammelt ein Anführer seine Truppe? | 8.8 16.5
de | Wer bekommt im Nahkampf drei dazu? | 6.3
de | Können Pferde durch den Wald? | 12.10
de | Wann ist das Spiel zu Ende? | 11.6 17.5
de | Wie nah muss ein Späher an den Hinterhalt heran? | 13.4 7.2
de | Was bedeutet eine Moralmarke? | 8.7
de | Wie sprenge ich die Bahn? | 17.8
de | Wie viel Bewegung kostet das Drehen einer Einheit? | 12.4
`

import type { SeedBlog } from '../../../seed-data.ts';

export const feltOrFoam: SeedBlog = {
  key: 'felt-or-foam',
  slugs: { nl: 'vilt-of-schuim', fr: 'feutre-ou-mousse', de: 'filz-oder-schaumstoff', en: 'felt-or-foam' },
  title: {
    nl: 'Vilt of schuim: wat past waar?',
    fr: 'Feutre ou mousse : lequel, et où ?',
    de: 'Filz oder Schaumstoff: Was passt wohin?',
    en: 'Felt or foam: which goes where?',
  },
  intro: {
    nl: 'Ze slikken allebei geluid, maar niet op dezelfde manier en niet voor hetzelfde geld. Een vergelijking op dikte, brand, levensduur en prijs per vierkante meter.',
    fr: 'Tous deux absorbent le son, mais ni de la même façon ni au même prix. Comparaison sur l’épaisseur, le feu, la durée de vie et le coût au mètre carré.',
    de: 'Beide schlucken Schall, aber nicht auf dieselbe Weise und nicht für dasselbe Geld. Ein Vergleich nach Dicke, Brandverhalten, Lebensdauer und Quadratmeterpreis.',
    en: 'Both soak up sound, but not in the same way and not for the same money. A comparison of thickness, fire, lifespan and price per square metre.',
  },
  body: {
    nl: `<p>“Is schuim niet gewoon beter?” Die vraag krijgen we elke week. Het korte antwoord: per centimeter wel, per kamer zelden. Het langere antwoord begint bij wat er in het materiaal gebeurt.</p>
<h2>Wrijving, geen magie</h2>
<p>Geluid is lucht die heen en weer gaat. In een poreus materiaal moet die lucht langs vezels of door cellen, en daarbij wordt beweging warmte. Hoeveel, hangt af van twee dingen: hoe moeilijk de lucht erdoor komt, en hoe dik de laag is.</p>
<p>Die dikte is niet te omzeilen. Lucht beweegt het hardst op een kwart golflengte van de wand. Bij 1000 Hz is dat 86 mm, bij 250 Hz al 340 mm. Een laag van 10 mm zit dus altijd op de plek waar bijna niets beweegt, of hij nu van vilt is of van schuim.</p>
<h2>Vier materialen naast elkaar</h2>
<table><thead><tr><th>Product</th><th>Dikte</th><th>α bij 250 Hz</th><th>α bij 1000 Hz</th><th>Prijs per m², excl. btw</th></tr></thead><tbody><tr><td>Fjord, vilt in lagen</td><td>12–56 mm</td><td>0,28</td><td>0,80</td><td>€ 154</td></tr><tr><td>Hexa, vilttegels</td><td>20–48 mm</td><td>0,24</td><td>0,78</td><td>€ 126</td></tr><tr><td>Wedge, PU-schuim</td><td>65 mm</td><td>0,45</td><td>1,00</td><td>€ 60</td></tr><tr><td>Melamineblok</td><td>100 mm</td><td>0,82</td><td>1,08</td><td>€ 110</td></tr></tbody></table>
<p>Gaat het alleen om de cijfers, dan wint schuim. Toch hangt er in de meeste huizen en kantoren die wij zien vilt, en daar zijn goede redenen voor.</p>
<h2>Wat de tabel niet laat zien</h2>
<ul><li><strong>Aanraken.</strong> Vilt kan tegen een elleboog, een stoelleuning en een punaise. PU-schuim deukt, en melamine breekt.</li><li><strong>Tijd.</strong> Geperst vilt ziet er na vijftien jaar nog hetzelfde uit. PU-schuim verkleurt in daglicht en wordt na een jaar of tien kruimelig, sneller in de zon.</li><li><strong>Brand.</strong> PET-vilt en melamine halen klasse B. Gewoon PU-schuim haalt E en hoort niet in een gang waardoor mensen naar buiten moeten.</li><li><strong>Herkomst en einde.</strong> Ons vilt bestaat voor 70 tot 80% uit flessen en wordt weer vilt. PU-schuim is aan het eind afval.</li></ul>
<h2>Dezelfde kamer, twee keer</h2>
<p>Neem een werkkamer van 20 m² en 2,6 m hoog, met een nagalm van 1 seconde. Voor 0,6 seconde moet er 5,6 m² absorptie bij. In vilt zijn dat zes Fjord-panelen, samen € 1.519 zonder btw. In schuim zijn het 27 panelen Wedge, samen € 378. Het schuim kost een kwart, maar beslaat bijna zeven vierkante meter muur en wil om de tien jaar vervangen worden. Verspreid over dertig jaar is het verschil een stuk kleiner, en de keuze gaat dan vooral over hoe de kamer eruit moet zien. In een verhuurde studio zouden we schuim nemen, in ons eigen huis vilt.</p>
<h2>Zo kiezen wij</h2>
<p><strong>Woonkamer, kantoor, restaurant, klas:</strong> vilt. Mensen zien het en komen eraan, en het gaat er vooral om spraak. Ontbreekt er iets onder 250 Hz, dan lossen we dat op met een gordijn of met een eiland dat vrij van het plafond hangt.</p>
<p><strong>Studio, podcastkamer, oefenruimte:</strong> schuim op de eerste reflecties, basabsorbers in de hoeken. Niemand leunt ertegenaan en elke euro gaat naar absorptie.</p>
<p><strong>Machinekap, ventilatieschacht, technische ruimte:</strong> melamine. Het is licht, kan tegen warmte en stelt de brandweer gerust.</p>
<p><strong>Thuisbioscoop:</strong> allebei. Basabsorbers achter een doek, vilt waar het licht op valt.</p>
<h2>Een misverstand tot slot</h2>
<p>Noch vilt noch schuim houdt de buren buiten. Geluid tegenhouden vraagt massa: gips, steen, zwaar glas. Absorptie maakt het in je eigen kamer rustiger, en daarmee meestal ook een paar decibel stiller. Maar wie de drummer hiernaast niet wil horen, moet bij de muur zelf zijn.</p>`,
    fr: `<p>« La mousse, ce n’est pas mieux, tout simplement ? » On nous pose la question chaque semaine. Réponse courte : au centimètre, oui ; dans une pièce, rarement. La réponse longue commence par ce qui se passe dans la matière.</p>
<h2>Du frottement, rien de magique</h2>
<p>Le son, c’est de l’air qui va et vient. Dans un matériau poreux, cet air doit se frayer un chemin entre des fibres ou des cellules, et son mouvement devient chaleur. La quantité dépend de deux choses : la difficulté du passage et l’épaisseur de la couche.</p>
<p>L’épaisseur ne se contourne pas. L’air bouge le plus à un quart de longueur d’onde du mur : 86 mm à 1000 Hz, mais déjà 340 mm à 250 Hz. Une couche de 10 mm se trouve donc toujours là où presque rien ne bouge, qu’elle soit de feutre ou de mousse.</p>
<h2>Quatre matières côte à côte</h2>
<table><thead><tr><th>Produit</th><th>Épaisseur</th><th>α à 250 Hz</th><th>α à 1000 Hz</th><th>Prix au m², hors TVA</th></tr></thead><tbody><tr><td>Fjord, feutre en couches</td><td>12–56 mm</td><td>0,28</td><td>0,80</td><td>154 €</td></tr><tr><td>Hexa, tuiles de feutre</td><td>20–48 mm</td><td>0,24</td><td>0,78</td><td>126 €</td></tr><tr><td>Wedge, mousse PU</td><td>65 mm</td><td>0,45</td><td>1,00</td><td>60 €</td></tr><tr><td>Bloc de mélamine</td><td>100 mm</td><td>0,82</td><td>1,08</td><td>110 €</td></tr></tbody></table>
<p>À ne regarder que les chiffres, la mousse l’emporte. Pourtant, dans la plupart des maisons et des bureaux que nous visitons, c’est du feutre qui est au mur. Il y a de bonnes raisons à cela.</p>
<h2>Ce que le tableau ne montre pas</h2>
<ul><li><strong>Le contact.</strong> Le feutre supporte un coude, un dossier de chaise, une punaise. La mousse PU se marque, la mélamine casse.</li><li><strong>Le temps.</strong> Un feutre pressé garde le même aspect après quinze ans. La mousse PU jaunit à la lumière et s’effrite au bout d’une dizaine d’années, plus vite au soleil.</li><li><strong>Le feu.</strong> Le feutre PET et la mélamine atteignent la classe B. La mousse PU courante est en E et n’a pas sa place dans un couloir d’évacuation.</li><li><strong>L’origine et la fin.</strong> Notre feutre provient à 70 ou 80 % de bouteilles et redevient du feutre. La mousse PU finit en déchet.</li></ul>
<h2>La même pièce, deux fois</h2>
<p>Prenons un bureau de 20 m², haut de 2,6 m, où le son traîne 1 seconde. Pour 0,6 seconde, il faut ajouter 5,6 m² d’absorption. En feutre : six panneaux Fjord, soit 1519 € hors TVA. En mousse : 27 panneaux Wedge, soit 378 €. La mousse coûte le quart, mais occupe près de sept mètres carrés de mur et se remplace tous les dix ans. Sur trente ans, l’écart se réduit nettement et le choix devient surtout affaire d’allure. Dans un studio loué, nous prendrions la mousse ; chez nous, le feutre.</p>
<h2>Comment nous choisissons</h2>
<p><strong>Séjour, bureau, restaurant, classe :</strong> le feutre. On le voit, on le touche, et c’est surtout la parole qui compte. S’il manque quelque chose sous 250 Hz, un rideau ou un îlot suspendu y remédie.</p>
<p><strong>Studio, cabine de podcast, salle de répétition :</strong> la mousse sur les premières réflexions, des pièges à basses dans les angles. Personne ne s’y appuie et chaque euro va à l’absorption.</p>
<p><strong>Capot de machine, gaine de ventilation, local technique :</strong> la mélamine. Légère, résistante à la chaleur, et de nature à rassurer les pompiers.</p>
<p><strong>Home cinéma :</strong> les deux. Des pièges à basses derrière un tissu, du feutre là où tombe la lumière.</p>
<h2>Un malentendu, pour finir</h2>
<p>Ni le feutre ni la mousse n’arrêtent les voisins. Pour bloquer le son, il faut de la masse : plâtre, brique, vitrage lourd. L’absorption rend votre propre pièce plus calme, et le plus souvent quelques décibels plus silencieuse. Mais pour ne plus entendre le batteur d’à côté, c’est au mur lui-même qu’il faut s’attaquer.</p>`,
    de: `<p>„Ist Schaumstoff nicht einfach besser?“ Die Frage bekommen wir jede Woche. Die kurze Antwort: je Zentimeter ja, je Zimmer selten. Die längere beginnt bei dem, was im Material geschieht.</p>
<h2>Reibung, keine Zauberei</h2>
<p>Schall ist Luft, die hin und her schwingt. In einem porösen Material muss sie an Fasern vorbei oder durch Zellen hindurch, und dabei wird Bewegung zu Wärme. Wie viel, hängt von zweierlei ab: wie schwer die Luft hindurchkommt und wie dick die Schicht ist.</p>
<p>Um die Dicke kommt man nicht herum. Am stärksten schwingt die Luft eine Viertel Wellenlänge vor der Wand. Bei 1000 Hz sind das 86 mm, bei 250 Hz schon 340 mm. Eine Schicht von 10 mm liegt also immer dort, wo sich fast nichts bewegt, ob aus Filz oder aus Schaum.</p>
<h2>Vier Materialien nebeneinander</h2>
<table><thead><tr><th>Produkt</th><th>Dicke</th><th>α bei 250 Hz</th><th>α bei 1000 Hz</th><th>Preis je m², netto</th></tr></thead><tbody><tr><td>Fjord, Filz in Lagen</td><td>12–56 mm</td><td>0,28</td><td>0,80</td><td>154 €</td></tr><tr><td>Hexa, Filzkacheln</td><td>20–48 mm</td><td>0,24</td><td>0,78</td><td>126 €</td></tr><tr><td>Wedge, PU-Schaum</td><td>65 mm</td><td>0,45</td><td>1,00</td><td>60 €</td></tr><tr><td>Melaminblock</td><td>100 mm</td><td>0,82</td><td>1,08</td><td>110 €</td></tr></tbody></table>
<p>Geht es nur nach Zahlen, gewinnt der Schaum. Trotzdem hängt in den meisten Wohnungen und Büros, die wir sehen, Filz. Dafür gibt es gute Gründe.</p>
<h2>Was die Tabelle nicht zeigt</h2>
<ul><li><strong>Berührung.</strong> Filz verträgt Ellenbogen, Stuhllehnen und Pinnnadeln. PU-Schaum bekommt Dellen, Melamin bricht.</li><li><strong>Zeit.</strong> Gepresster Filz sieht nach fünfzehn Jahren noch gleich aus. PU-Schaum vergilbt bei Tageslicht und wird nach etwa zehn Jahren krümelig, in der Sonne früher.</li><li><strong>Brand.</strong> PET-Filz und Melamin erreichen Klasse B. Gewöhnlicher PU-Schaum erreicht E und gehört nicht in einen Fluchtweg.</li><li><strong>Herkunft und Ende.</strong> Unser Filz besteht zu 70 bis 80 % aus Flaschen und wird wieder zu Filz. PU-Schaum ist am Ende Abfall.</li></ul>
<h2>Derselbe Raum, zweimal</h2>
<p>Nehmen wir ein Arbeitszimmer mit 20 m² und 2,6 m Höhe, in dem es 1 Sekunde nachhallt. Für 0,6 Sekunden müssen 5,6 m² Absorption dazu. In Filz sind das sechs Paneele Fjord, zusammen 1.519 € netto. In Schaum sind es 27 Paneele Wedge, zusammen 378 €. Der Schaum kostet ein Viertel, belegt aber fast sieben Quadratmeter Wand und will alle zehn Jahre erneuert werden. Über dreißig Jahre schrumpft der Unterschied deutlich, und dann entscheidet vor allem, wie das Zimmer aussehen soll. Im gemieteten Studio nähmen wir Schaum, in der eigenen Wohnung Filz. Wer unsicher ist, beginnt mit der Hälfte und hört eine Woche lang hin, bevor der Rest bestellt wird.</p>
<h2>So entscheiden wir</h2>
<p><strong>Wohnzimmer, Büro, Restaurant, Klassenraum:</strong> Filz. Man sieht ihn, man berührt ihn, und es geht vor allem um Sprache. Fehlt unter 250 Hz etwas, hilft ein Vorhang oder ein frei hängendes Deckensegel.</p>
<p><strong>Studio, Podcastraum, Proberaum:</strong> Schaumstoff auf die ersten Reflexionen, Bassabsorber in die Ecken. Niemand lehnt sich an, und jeder Euro fließt in Absorption.</p>
<p><strong>Maschinenhaube, Lüftungsschacht, Technikraum:</strong> Melamin. Es ist leicht, verträgt Wärme und beruhigt den Brandschutz.</p>
<p><strong>Heimkino:</strong> beides. Bassabsorber hinter Stoff, Filz dort, wo das Licht hinfällt.</p>
<h2>Ein Missverständnis zum Schluss</h2>
<p>Weder Filz noch Schaum halten die Nachbarn draußen. Schall aufzuhalten verlangt Masse: Gips, Stein, schweres Glas. Absorption macht den eigenen Raum ruhiger und damit meist auch ein paar Dezibel leiser. Wer aber den Schlagzeuger von nebenan nicht hören will, muss an die Wand selbst.</p>`,
    en: `<p>“Isn’t foam simply better?” We are asked that every week. The short answer: per centimetre, yes; per room, seldom. The longer answer begins with what goes on inside the material.</p>
<h2>Friction, not magic</h2>
<p>Sound is air moving to and fro. In a porous material that air has to work its way past fibres or through cells, and its motion turns to heat. How much depends on two things: how hard it is for air to get through, and how thick the layer is.</p>
<p>There is no way round thickness. Air moves most a quarter of a wavelength from the wall. At 1000 Hz that is 86 mm; at 250 Hz it is 340 mm. A 10 mm layer therefore always sits where hardly anything moves, whether it is made of felt or of foam.</p>
<h2>Four materials side by side</h2>
<table><thead><tr><th>Product</th><th>Thickness</th><th>α at 250 Hz</th><th>α at 1000 Hz</th><th>Price per m², excl. VAT</th></tr></thead><tbody><tr><td>Fjord, layered felt</td><td>12–56 mm</td><td>0.28</td><td>0.80</td><td>£136</td></tr><tr><td>Hexa, felt tiles</td><td>20–48 mm</td><td>0.24</td><td>0.78</td><td>£110</td></tr><tr><td>Wedge, PU foam</td><td>65 mm</td><td>0.45</td><td>1.00</td><td>£53</td></tr><tr><td>Melamine block</td><td>100 mm</td><td>0.82</td><td>1.08</td><td>£97</td></tr></tbody></table>
<p>On figures alone, foam wins. And yet most of the homes and offices we visit have felt on the wall, for good reasons.</p>
<h2>What the table leaves out</h2>
<ul><li><strong>Touch.</strong> Felt puts up with an elbow, a chair back and a drawing pin. PU foam dents, and melamine breaks.</li><li><strong>Time.</strong> Pressed felt looks the same after fifteen years. PU foam yellows in daylight and starts to crumble after ten or so, sooner in the sun.</li><li><strong>Fire.</strong> PET felt and melamine reach class B. Ordinary PU foam manages E and has no place in a corridor people must escape through.</li><li><strong>Where it comes from and where it goes.</strong> Our felt is 70 to 80% bottles and becomes felt again. PU foam ends up as waste.</li></ul>
<h2>The same room, twice</h2>
<p>Take a study of 20 m², 2.6 m high, with a reverberation of 1 second. To reach 0.6 you need another 5.6 m² of absorption. In felt that means six Fjord panels, £1,344 in all before VAT. In foam it means 27 Wedge panels, £337. Foam costs a quarter as much, but it takes up nearly seven square metres of wall and wants replacing every ten years. Spread over thirty years the gap shrinks a good deal, and then it is mostly a matter of how the room should look. In a rented studio we would go for foam; in our own homes, felt.</p>
<h2>How we choose</h2>
<p><strong>Living room, office, restaurant, classroom:</strong> felt. People see it and touch it, and speech is what matters. If something is missing below 250 Hz, a curtain or a raft hung clear of the ceiling will supply it.</p>
<p><strong>Studio, podcast room, rehearsal space:</strong> foam on the first reflections, bass traps in the corners. Nobody leans on it and every pound goes into absorption.</p>
<p><strong>Machine hood, ventilation shaft, plant room:</strong> melamine. It is light, stands heat and keeps the fire officer calm.</p>
<p><strong>Home cinema:</strong> both. Bass traps behind cloth, felt where the light falls.</p>
<h2>One misunderstanding to finish</h2>
<p>Neither felt nor foam keeps the neighbours out. Stopping sound takes mass: plasterboard, brick, heavy glass. Absorption makes your own room calmer, and usually a few decibels quieter too. But if you don’t want to hear the drummer next door, it is the wall itself that needs work.</p>`,
  },
  author: 'Lieke van Dalen',
  date: '2026-06-22',
  readingTime: 4,
  picture: {
    key: 'hexa-felt-tiles',
    alt: {
      nl: 'Zeshoekige vilttegels in groen, zand en klei boven een dressoir',
      fr: 'Tuiles hexagonales en feutre vert, sable et argile au-dessus d’un buffet',
      de: 'Sechseckige Filzkacheln in Grün, Sand und Ton über einem Sideboard',
      en: 'Hexagonal felt tiles in greens, sand and clay above a sideboard',
    },
  },
  products: ['fjord-wall-panel', 'hexa-felt-tiles', 'wedge-foam-panel', 'melamine-absorber-block'],
};

import type { SeedBlog } from '../../../seed-data.ts';
import { openPlanScene } from '../scene-pictures.ts';

export const reverberationOpenOffice: SeedBlog = {
  key: 'reverberation-open-office',
  slugs: {
    nl: 'nagalm-in-een-open-kantoor',
    fr: 'reverberation-en-bureau-ouvert',
    de: 'nachhall-im-grossraumbuero',
    en: 'reverberation-in-open-plan-offices',
  },
  oldSlugs: { nl: ['galm-kantoor'], en: ['open-office-acoustics'] },
  title: {
    nl: 'Hoeveel absorptie heeft een open kantoor nodig?',
    fr: 'Combien d’absorption faut-il dans un bureau ouvert ?',
    de: 'Wie viel Absorption braucht ein Großraumbüro?',
    en: 'How much absorption does an open-plan office need?',
  },
  intro: {
    nl: 'Twintig werkplekken, een betonnen plafond en klachten over bellende collega’s. Met één formule en een tabel kom je verder dan met gevoel; we rekenen het voor.',
    fr: 'Vingt postes, un plafond en béton et des collègues qui téléphonent. Une formule et un tableau mènent plus loin que l’intuition ; voici le calcul.',
    de: 'Zwanzig Arbeitsplätze, eine Betondecke und Kollegen am Telefon. Eine Formel und eine Tabelle bringen mehr als das Gefühl; wir rechnen es vor.',
    en: 'Twenty desks, a concrete ceiling and colleagues on the phone. One formula and a table will take you further than instinct, so here are the sums.',
  },
  body: {
    nl: `<p>Een kantoor met twintig plekken belt ons meestal met dezelfde zin: “Het is hier zo lawaaiig.” Als we meten, blijkt het geluidniveau zelden het probleem. Wat stoort, is dat je alles kunt volgen. De remedie begint wel bij iets dat je kunt uitrekenen: de nagalmtijd.</p>
<h2>Wat nagalmtijd zegt</h2>
<p>De nagalmtijd is de tijd waarin een geluid 60 dB zakt nadat de bron is gestopt. In een badkamer is dat al snel 2 seconden, in een slaapkamer 0,4. Voor een open kantoor houden we 0,6 tot 0,7 seconde aan. Is ze langer, dan stapelt het ene woord zich op het andere en gaat iedereen vanzelf harder praten.</p>
<p>De formule van Sabine is meer dan een eeuw oud en nog altijd goed genoeg:</p>
<blockquote><p>T = 0,161 × volume ÷ absorptie</p></blockquote>
<p>Het volume is in kubieke meters, de absorptie in vierkante meters “open raam”: één m² die niets terugkaatst.</p>
<h2>Een voorbeeld</h2>
<p>Het kantoor meet 160 m² bij 2,8 m hoog, dus 448 m³. Er ligt tapijttegel, het plafond is beton en een lange zijde is van glas. Bij 500 Hz tellen we op:</p>
<table><thead><tr><th>Wat er al is</th><th>Absorptie</th></tr></thead><tbody><tr><td>Tapijttegels, 160 m²</td><td>19 m²</td></tr><tr><td>Plafond van beton</td><td>3 m²</td></tr><tr><td>Wanden en glas</td><td>7 m²</td></tr><tr><td>Twintig mensen</td><td>8 m²</td></tr><tr><td>Meubels en kasten</td><td>6 m²</td></tr><tr><td><strong>Samen</strong></td><td><strong>43 m²</strong></td></tr></tbody></table>
<p>Dat geeft een nagalmtijd van 1,7 seconde. Voor 0,7 seconde is 103 m² nodig. Er moet dus 60 m² bij.</p>
<h2>Waar haal je 60 m² vandaan?</h2>
<p>Vermenigvuldig het oppervlak van een product met zijn absorptiecoëfficiënt bij 500 Hz. Zo ontstaat een lijst die je kunt verschuiven tot hij bij het budget en de ruimte past:</p>
<table><thead><tr><th>Product</th><th>Aantal</th><th>Per stuk</th><th>Samen</th></tr></thead><tbody><tr><td>Nube plafondeiland, groot</td><td>14</td><td>2,47 m²</td><td>34,6 m²</td></tr><tr><td>Bureau tafelscherm, 1600 mm</td><td>20</td><td>0,55 m²</td><td>10,9 m²</td></tr><tr><td>Fjord wandpaneel</td><td>8</td><td>0,96 m²</td><td>7,7 m²</td></tr><tr><td>Drape gordijn voor het glas</td><td>3</td><td>2,26 m²</td><td>6,8 m²</td></tr></tbody></table>
<p>Samen 60 m². De eilanden beslaan nog geen kwart van het plafond en toch leveren ze ruim de helft: ze hangen vrij en werken aan twee kanten.</p>
<h2>Nagalm is niet alles</h2>
<p>Een kort klinkende ruimte is nog geen kantoor waar je je kunt concentreren. ISO 3382-3 kijkt daarom naar hoe snel spraak met de afstand afneemt. Een goed kantoor haalt 7 dB per verdubbeling van de afstand, en na zo’n vijf meter is een zin niet meer te verstaan. Daar heb je drie dingen voor nodig, in deze volgorde:</p>
<ol><li><strong>Absorptie boven de hoofden.</strong> Het plafond is de spiegel waarover stemmen reizen.</li><li><strong>Schermen van minstens 1,2 m boven de vloer</strong> tussen mensen die tegenover elkaar zitten.</li><li><strong>Een plek om te bellen</strong> die geen bureau is.</li></ol>
<p>Overdrijf het niet. Onder 0,4 seconde wordt een kantoor zo droog dat elke toetsaanslag opvalt; dan hoor je de collega van twaalf meter verder beter dan daarvoor.</p>
<h2>Zelf beginnen</h2>
<p>Meet lengte, breedte en hoogte, noteer wat er op de vloer ligt en vul de tabel in. Kom je op meer dan 40 m² tekort, begin dan met het plafond en bestel in twee rondes. Het eerste deel hoor je meteen, en het tweede kies je daarna met je eigen oren.</p>`,
    fr: `<p>Un bureau de vingt postes nous appelle presque toujours avec la même phrase : « C’est trop bruyant ici. » Quand nous mesurons, le niveau sonore est rarement en cause. Ce qui dérange, c’est de tout comprendre. Le remède commence pourtant par une grandeur que l’on peut calculer : le temps de réverbération.</p>
<h2>Ce que dit le temps de réverbération</h2>
<p>C’est le temps que met un son à baisser de 60 dB après l’arrêt de la source. Dans une salle de bains, il atteint facilement 2 secondes ; dans une chambre, 0,4. Pour un bureau ouvert, nous visons 0,6 à 0,7 seconde. Au-delà, les mots se superposent et chacun hausse la voix sans s’en rendre compte.</p>
<p>La formule de Sabine a plus d’un siècle et suffit encore largement :</p>
<blockquote><p>T = 0,161 × volume ÷ absorption</p></blockquote>
<p>Le volume s’exprime en mètres cubes, l’absorption en mètres carrés de « fenêtre ouverte », c’est-à-dire une surface qui ne renvoie rien.</p>
<h2>Un exemple</h2>
<p>Le bureau fait 160 m² sur 2,8 m de haut, soit 448 m³. Au sol, des dalles de moquette ; au plafond, du béton ; un grand côté est vitré. À 500 Hz, on additionne :</p>
<table><thead><tr><th>Ce qui est déjà là</th><th>Absorption</th></tr></thead><tbody><tr><td>Dalles de moquette, 160 m²</td><td>19 m²</td></tr><tr><td>Plafond en béton</td><td>3 m²</td></tr><tr><td>Murs et vitrages</td><td>7 m²</td></tr><tr><td>Vingt personnes</td><td>8 m²</td></tr><tr><td>Meubles et armoires</td><td>6 m²</td></tr><tr><td><strong>Total</strong></td><td><strong>43 m²</strong></td></tr></tbody></table>
<p>La réverbération est donc de 1,7 seconde. Pour descendre à 0,7 seconde, il faut 103 m². Il en manque 60.</p>
<h2>Où trouver 60 m² ?</h2>
<p>Multipliez la surface d’un produit par son coefficient d’absorption à 500 Hz. Vous obtenez une liste que l’on ajuste jusqu’à ce qu’elle convienne au budget et aux lieux :</p>
<table><thead><tr><th>Produit</th><th>Nombre</th><th>Par pièce</th><th>Total</th></tr></thead><tbody><tr><td>Îlot de plafond Nube, grand</td><td>14</td><td>2,47 m²</td><td>34,6 m²</td></tr><tr><td>Écran de table Bureau, 1600 mm</td><td>20</td><td>0,55 m²</td><td>10,9 m²</td></tr><tr><td>Panneau mural Fjord</td><td>8</td><td>0,96 m²</td><td>7,7 m²</td></tr><tr><td>Rideau Drape devant le vitrage</td><td>3</td><td>2,26 m²</td><td>6,8 m²</td></tr></tbody></table>
<p>Le compte y est : 60 m². Les îlots n’occupent pas le quart du plafond et fournissent plus de la moitié du résultat, parce qu’ils travaillent sur leurs deux faces.</p>
<h2>La réverbération n’est pas tout</h2>
<p>Une pièce qui sonne court n’est pas encore un bureau où l’on se concentre. La norme ISO 3382-3 regarde donc à quelle vitesse la parole décroît avec la distance. Un bon bureau atteint 7 dB par doublement de la distance, et une phrase n’y est plus intelligible au-delà de cinq mètres environ. Il y faut trois choses, dans cet ordre :</p>
<ol><li><strong>De l’absorption au-dessus des têtes.</strong> Le plafond est le miroir par lequel voyagent les voix.</li><li><strong>Des écrans d’au moins 1,2 m à partir du sol</strong> entre les personnes qui se font face.</li><li><strong>Un endroit pour téléphoner</strong> qui ne soit pas un bureau.</li></ol>
<p>Sans excès. Sous 0,4 seconde, une pièce devient si mate que chaque frappe au clavier ressort ; vous entendrez alors mieux qu’avant le collègue assis à douze mètres.</p>
<h2>Par où commencer</h2>
<p>Mesurez longueur, largeur et hauteur, notez le revêtement de sol et remplissez le tableau. S’il vous manque plus de 40 m², commencez par le plafond et commandez en deux fois. La première moitié s’entend tout de suite ; la seconde se choisit ensuite, à l’oreille.</p>`,
    de: `<p>Ein Büro mit zwanzig Plätzen meldet sich meist mit demselben Satz: „Bei uns ist es so laut.“ Messen wir nach, ist der Pegel selten das Problem. Was stört, ist, dass man alles versteht. Die Abhilfe beginnt trotzdem bei einer Größe, die sich ausrechnen lässt: der Nachhallzeit.</p>
<h2>Was die Nachhallzeit sagt</h2>
<p>Sie ist die Zeit, in der ein Geräusch um 60 dB abklingt, nachdem die Quelle verstummt ist. Im Badezimmer sind das leicht 2 Sekunden, im Schlafzimmer 0,4. Für ein Großraumbüro setzen wir 0,6 bis 0,7 Sekunden an. Ist sie länger, legt sich Wort auf Wort, und alle werden unwillkürlich lauter.</p>
<p>Die Formel von Sabine ist über hundert Jahre alt und noch immer gut genug:</p>
<blockquote><p>T = 0,161 × Volumen ÷ Absorption</p></blockquote>
<p>Das Volumen steht in Kubikmetern, die Absorption in Quadratmetern „offenes Fenster“, also einer Fläche, die nichts zurückwirft.</p>
<h2>Ein Beispiel</h2>
<p>Das Büro misst 160 m² bei 2,8 m Höhe, das sind 448 m³. Auf dem Boden liegen Teppichfliesen, die Decke ist aus Beton, eine Längsseite aus Glas. Bei 500 Hz kommt zusammen:</p>
<table><thead><tr><th>Was schon da ist</th><th>Absorption</th></tr></thead><tbody><tr><td>Teppichfliesen, 160 m²</td><td>19 m²</td></tr><tr><td>Betondecke</td><td>3 m²</td></tr><tr><td>Wände und Glas</td><td>7 m²</td></tr><tr><td>Zwanzig Personen</td><td>8 m²</td></tr><tr><td>Möbel und Schränke</td><td>6 m²</td></tr><tr><td><strong>Summe</strong></td><td><strong>43 m²</strong></td></tr></tbody></table>
<p>Daraus folgt eine Nachhallzeit von 1,7 Sekunden. Für 0,7 Sekunden braucht es 103 m². Es fehlen also 60 m².</p>
<h2>Woher nimmt man 60 m²?</h2>
<p>Multiplizieren Sie die Fläche eines Produkts mit seinem Absorptionsgrad bei 500 Hz. So entsteht eine Liste, an der man schiebt, bis sie zu Budget und Raum passt:</p>
<table><thead><tr><th>Produkt</th><th>Anzahl</th><th>Je Stück</th><th>Zusammen</th></tr></thead><tbody><tr><td>Deckensegel Nube, groß</td><td>14</td><td>2,47 m²</td><td>34,6 m²</td></tr><tr><td>Tischtrennwand Bureau, 1600 mm</td><td>20</td><td>0,55 m²</td><td>10,9 m²</td></tr><tr><td>Wandpaneel Fjord</td><td>8</td><td>0,96 m²</td><td>7,7 m²</td></tr><tr><td>Vorhang Drape vor dem Glas</td><td>3</td><td>2,26 m²</td><td>6,8 m²</td></tr></tbody></table>
<p>Macht 60 m². Die Segel nehmen kein Viertel der Decke ein und liefern doch mehr als die Hälfte, denn sie hängen frei und wirken auf beiden Seiten.</p>
<h2>Nachhall ist nicht alles</h2>
<p>Ein Raum, der kurz klingt, ist noch kein Büro, in dem man sich konzentrieren kann. ISO 3382-3 fragt deshalb, wie schnell Sprache mit der Entfernung abnimmt. Ein gutes Büro schafft 7 dB je Verdopplung des Abstands, und nach etwa fünf Metern ist ein Satz nicht mehr zu verstehen. Dafür braucht es drei Dinge, in dieser Reihenfolge:</p>
<ol><li><strong>Absorption über den Köpfen.</strong> Die Decke ist der Spiegel, über den Stimmen reisen.</li><li><strong>Trennwände bis mindestens 1,2 m über dem Boden</strong> zwischen Menschen, die sich gegenübersitzen.</li><li><strong>Einen Ort zum Telefonieren,</strong> der kein Schreibtisch ist.</li></ol>
<p>Übertreiben sollte man es nicht. Unter 0,4 Sekunden wird ein Büro so trocken, dass jeder Tastenanschlag auffällt; dann hört man die Kollegin in zwölf Metern Entfernung besser als zuvor.</p>
<h2>Selbst anfangen</h2>
<p>Messen Sie Länge, Breite und Höhe, notieren Sie den Bodenbelag und füllen Sie die Tabelle aus. Fehlen mehr als 40 m², fangen Sie mit der Decke an und bestellen in zwei Runden. Den ersten Teil hören Sie sofort, den zweiten wählen Sie danach mit den eigenen Ohren.</p>`,
    en: `<p>An office of twenty desks nearly always rings us with the same sentence: “It’s so noisy in here.” When we measure, the level is rarely to blame. What bothers people is that they can follow everything. Even so, the cure starts with something you can work out: the reverberation time.</p>
<h2>What reverberation time tells you</h2>
<p>It is the time a sound takes to drop by 60 dB after the source has stopped. In a bathroom that can easily be 2 seconds, in a bedroom 0.4. For an open-plan office we aim for 0.6 to 0.7 seconds. Any longer and one word piles up on the next, and everyone talks louder without noticing.</p>
<p>Sabine’s formula is more than a century old and still good enough:</p>
<blockquote><p>T = 0.161 × volume ÷ absorption</p></blockquote>
<p>Volume is in cubic metres; absorption is in square metres of “open window”, a surface that sends nothing back.</p>
<h2>An example</h2>
<p>The office measures 160 m² by 2.8 m high, so 448 m³. There are carpet tiles on the floor, the ceiling is concrete and one long side is glass. At 500 Hz it adds up like this:</p>
<table><thead><tr><th>What is there already</th><th>Absorption</th></tr></thead><tbody><tr><td>Carpet tiles, 160 m²</td><td>19 m²</td></tr><tr><td>Concrete ceiling</td><td>3 m²</td></tr><tr><td>Walls and glass</td><td>7 m²</td></tr><tr><td>Twenty people</td><td>8 m²</td></tr><tr><td>Furniture and cupboards</td><td>6 m²</td></tr><tr><td><strong>Total</strong></td><td><strong>43 m²</strong></td></tr></tbody></table>
<p>That gives a reverberation time of 1.7 seconds. To get down to 0.7 you need 103 m². You are 60 m² short.</p>
<h2>Where do you find 60 m²?</h2>
<p>Multiply the area of a product by its absorption coefficient at 500 Hz. You end up with a list that you can juggle until it suits the budget and the room:</p>
<table><thead><tr><th>Product</th><th>Number</th><th>Each</th><th>Total</th></tr></thead><tbody><tr><td>Nube ceiling raft, large</td><td>14</td><td>2.47 m²</td><td>34.6 m²</td></tr><tr><td>Bureau desk screen, 1600 mm</td><td>20</td><td>0.55 m²</td><td>10.9 m²</td></tr><tr><td>Fjord wall panel</td><td>8</td><td>0.96 m²</td><td>7.7 m²</td></tr><tr><td>Drape curtain in front of the glass</td><td>3</td><td>2.26 m²</td><td>6.8 m²</td></tr></tbody></table>
<p>That makes 60 m². The rafts take up less than a quarter of the ceiling and still supply more than half, because they hang free and work on both faces.</p>
<h2>Reverberation isn’t everything</h2>
<p>A room that sounds short is not yet an office in which people can concentrate. ISO 3382-3 therefore looks at how quickly speech dies away with distance. A good office manages 7 dB for each doubling of distance, and beyond five metres or so a sentence can no longer be made out. That takes three things, in this order:</p>
<ol><li><strong>Absorption overhead.</strong> The ceiling is the mirror that voices travel by.</li><li><strong>Screens to at least 1.2 m above the floor</strong> between people who face each other.</li><li><strong>Somewhere to make a call</strong> that isn’t a desk.</li></ol>
<p>Don’t overdo it. Below 0.4 seconds an office becomes so dry that every keystroke stands out, and you hear the colleague twelve metres away better than you did before.</p>
<h2>Making a start</h2>
<p>Measure length, width and height, note what is on the floor and fill in the table. If you are more than 40 m² short, begin with the ceiling and order in two rounds. You will hear the first straight away, and can choose the second with your own ears.</p>`,
  },
  author: 'Lieke van Dalen',
  date: '2026-09-14',
  readingTime: 4,
  picture: openPlanScene,
  products: ['nube-ceiling-raft', 'bureau-desk-screen', 'fjord-wall-panel', 'drape-acoustic-curtain'],
};

import type { SeedBlog } from '../../../seed-data.ts';
import { scenes } from '../scene-pictures.ts';
import { authors } from './authors.ts';

export const hexagonsInTheHall: SeedBlog = {
  key: 'hexagons-in-the-hall',
  slugs: {
    nl: 'zeshoeken-in-de-gang',
    fr: 'des-hexagones-dans-l-entree',
    de: 'sechsecke-im-flur',
    en: 'hexagons-in-the-hall',
  },
  title: {
    nl: 'Twee pakken zeshoeken in de gang',
    fr: 'Deux coffrets d’hexagones dans l’entrée',
    de: 'Zwei Pakete Sechsecke im Flur',
    en: 'Two packs of hexagons in the hall',
  },
  intro: {
    nl: 'De gang is de hardste kamer van het huis, en niemand denkt eraan. Een legplan, de maten om mee te rekenen, en hoe je drie kleuren mengt zonder dat het een voetbal wordt.',
    fr: 'L’entrée est la pièce la plus dure de la maison, et personne n’y pense. Un plan de pose, les cotes pour calculer, et comment mêler trois couleurs sans faire un ballon de football.',
    de: 'Der Flur ist der härteste Raum im Haus, und niemand denkt daran. Ein Legeplan, die Maße zum Rechnen, und wie man drei Farben mischt, ohne dass es ein Fußball wird.',
    en: 'The hall is the hardest room in the house, and nobody thinks of it. A layout, the measures to work with, and how to mix three colours without making a football.',
  },
  body: {
    nl: `<p>Tegels, een houten deur, een spiegel en twee lange muren recht tegenover elkaar. Klap één keer en het klinkt als een stuiterbal in een pijp. Dat heet een flutterecho, en het goede nieuws is dat je maar één van de twee muren hoeft te doen.</p>
<h2>De maten</h2>
<table><thead><tr><th>Van een zeshoek met de punt omhoog</th><th>Maat</th></tr></thead><tbody><tr><td>Breedte</td><td>286 mm</td></tr><tr><td>Hoogte, punt tot punt</td><td>330 mm</td></tr><tr><td>Afstand tussen twee rijen</td><td>248 mm</td></tr><tr><td>Elke volgende rij schuift op</td><td>143 mm</td></tr><tr><td>Per vierkante meter</td><td>14 stuks</td></tr></tbody></table>
<p>Twee pakken zijn twintig zeshoeken, dus 1,4 m². Onze gang van vijf meter ging van 1,1 naar 0,8 seconde. De stuiterbal was weg.</p>
<h2>Leggen voor je plakt</h2>
<ol><li>Leg alles op de vloer en maak een foto. Slaap er een nacht over.</li><li>Zoek de hoogte: het midden op 150 cm, tussen mond en oor. Boven een bank begin je een hand boven de leuning.</li><li>Trek met de waterpas één potloodlijn van een meter. Eén, want de rest volgt vanzelf.</li><li>Begin in het midden van die lijn en werk naar buiten. Vilt geeft mee: duw de randen tegen elkaar.</li><li>Houd er drie over. Er komt altijd een stopcontact.</li></ol>
<h2>Drie kleuren</h2>
<p>Neem zes van de tien in de hoofdkleur, drie in een tint die ernaast ligt en één die vloekt. Laat de kleuren in elkaar overlopen in plaats van ze te strooien: strooien geeft een voetbal, overlopen een landschap. Laat de rand rafelen met losse stukken, dan lijkt het of het nog groeit.</p>
<p>Schoenen? Twee manden onder de bank, dan klinkt het thuiskomen ook zachter.</p>`,
    fr: `<p>Du carrelage, une porte de bois, un miroir et deux longs murs face à face. Frappez dans vos mains : on dirait une balle dans un tuyau. C’est un écho flottant, et la bonne nouvelle, c’est qu’il suffit de traiter un seul des deux murs.</p>
<h2>Les cotes</h2>
<table><thead><tr><th>D’un hexagone pointe en haut</th><th>Cote</th></tr></thead><tbody><tr><td>Largeur</td><td>286 mm</td></tr><tr><td>Hauteur, de pointe à pointe</td><td>330 mm</td></tr><tr><td>Écart entre deux rangs</td><td>248 mm</td></tr><tr><td>Décalage d’un rang à l’autre</td><td>143 mm</td></tr><tr><td>Au mètre carré</td><td>14 pièces</td></tr></tbody></table>
<p>Deux coffrets font vingt hexagones, soit 1,4 m². Notre entrée de cinq mètres est passée de 1,1 à 0,8 seconde. La balle s’est tue.</p>
<h2>Poser au sol avant de coller</h2>
<ol><li>Disposez tout par terre, prenez une photo. La nuit porte conseil.</li><li>Trouvez la hauteur : le centre à 150 cm, entre bouche et oreille. Au-dessus d’un banc, commencez une main plus haut que le dossier.</li><li>Tracez au niveau un seul trait d’un mètre. Un seul, car le reste suit.</li><li>Partez du milieu de ce trait vers les bords. Le feutre cède un peu : serrez les chants.</li><li>Gardez-en trois. Il y a toujours une prise.</li></ol>
<h2>Trois couleurs</h2>
<p>Sur dix, prenez-en six de la couleur principale, trois d’un ton voisin et une qui jure. Faites glisser les couleurs l’une dans l’autre au lieu de les semer : semées, c’est un ballon ; fondues, un paysage. Laissez filer le bord avec quelques pièces isolées, on croira que cela pousse encore.</p>
<p>Et les chaussures ? Deux paniers sous le banc : même le retour à la maison devient plus doux.</p>`,
    de: `<p>Fliesen, eine Holztür, ein Spiegel und zwei lange Wände einander gegenüber. Einmal klatschen, und es klingt wie ein Gummiball im Rohr. Das heißt Flatterecho, und die gute Nachricht ist: Es genügt, eine der beiden Wände zu belegen.</p>
<h2>Die Maße</h2>
<table><thead><tr><th>Sechseck mit der Spitze nach oben</th><th>Maß</th></tr></thead><tbody><tr><td>Breite</td><td>286 mm</td></tr><tr><td>Höhe von Spitze zu Spitze</td><td>330 mm</td></tr><tr><td>Abstand zweier Reihen</td><td>248 mm</td></tr><tr><td>Versatz von Reihe zu Reihe</td><td>143 mm</td></tr><tr><td>Je Quadratmeter</td><td>14 Stück</td></tr></tbody></table>
<p>Zwei Pakete sind zwanzig Sechsecke, also 1,4 m². Unser Flur von fünf Metern kam von 1,1 auf 0,8 Sekunden. Der Gummiball war weg.</p>
<h2>Legen, bevor Sie kleben</h2>
<ol><li>Alles auf den Boden legen, ein Foto machen, eine Nacht darüber schlafen.</li><li>Die Höhe finden: die Mitte auf 150 cm, zwischen Mund und Ohr. Über einer Bank eine Handbreit über der Lehne beginnen.</li><li>Mit der Wasserwaage eine einzige Bleistiftlinie von einem Meter ziehen. Der Rest ergibt sich.</li><li>In der Mitte der Linie anfangen und nach außen arbeiten. Filz gibt nach: Kanten aneinanderdrücken.</li><li>Drei Stück aufheben. Eine Steckdose kommt immer.</li></ol>
<h2>Drei Farben</h2>
<p>Von zehn nehmen Sie sechs in der Hauptfarbe, drei in einem benachbarten Ton und eines, das sich beißt. Lassen Sie die Farben ineinander übergehen, statt sie zu streuen: Gestreut wird es ein Fußball, im Übergang eine Landschaft. Den Rand mit einzelnen Stücken auslaufen lassen, dann sieht es aus, als wüchse es noch.</p>
<p>Und die Schuhe? Zwei Körbe unter die Bank, dann klingt auch das Heimkommen weicher.</p>`,
    en: `<p>Tiles, a wooden door, a mirror and two long walls facing each other. Clap once and it sounds like a bouncy ball in a pipe. That is a flutter echo, and the good news is that you need only treat one of the two walls.</p>
<h2>The measures</h2>
<table><thead><tr><th>Of a hexagon with its point up</th><th>Measure</th></tr></thead><tbody><tr><td>Width</td><td>286 mm</td></tr><tr><td>Height, point to point</td><td>330 mm</td></tr><tr><td>Distance between two rows</td><td>248 mm</td></tr><tr><td>Each next row shifts by</td><td>143 mm</td></tr><tr><td>To the square metre</td><td>14 pieces</td></tr></tbody></table>
<p>Two packs make twenty hexagons, which is 1.4 m². Our hall, five metres long, went from 1.1 to 0.8 seconds. The bouncy ball was gone.</p>
<h2>Lay before you stick</h2>
<ol><li>Lay it all out on the floor, take a photo and sleep on it.</li><li>Find the height: the middle at 150 cm, between mouth and ear. Above a bench, start a hand’s breadth over its back.</li><li>Draw one pencil line of a metre with a spirit level. One, because the rest follows.</li><li>Start in the middle of that line and work outwards. Felt gives a little: push the edges together.</li><li>Keep three back. There is always a socket.</li></ol>
<h2>Three colours</h2>
<p>Out of ten, take six in the main colour, three in a shade next to it and one that clashes. Let the colours run into each other instead of scattering them: scattered makes a football, running makes a landscape. Let the edge fray with a few loose pieces, and it looks as if it were still growing.</p>
<p>Shoes? Two baskets under the bench, and even coming home sounds softer.</p>`,
  },
  ...authors.noor,
  date: '2026-10-26',
  readingTime: 2,
  picture: scenes.hallway,
  products: ['honeycomb-hexagons', 'sticky-tabs', 'felt-basket'],
};

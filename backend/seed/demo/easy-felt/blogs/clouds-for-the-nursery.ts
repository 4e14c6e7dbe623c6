import type { SeedBlog } from '../../../seed-data.ts';
import { feltPictures } from '../felt.ts';
import { authors } from './authors.ts';

export const cloudsForTheNursery: SeedBlog = {
  key: 'clouds-for-the-nursery',
  slugs: {
    nl: 'wolken-voor-de-kinderkamer',
    fr: 'des-nuages-pour-la-chambre-d-enfant',
    de: 'wolken-fuers-kinderzimmer',
    en: 'clouds-for-the-nursery',
  },
  title: {
    nl: 'Een wolk, een maan en vijf sterren',
    fr: 'Un nuage, une lune et cinq étoiles',
    de: 'Eine Wolke, ein Mond und fünf Sterne',
    en: 'A cloud, a moon and five stars',
  },
  intro: {
    nl: 'Een hemel uit restjes, getekend met wat er in de keukenkast staat. En drie regels voor een kamer waarin iemand slaapt die alles in de mond steekt.',
    fr: 'Un ciel de chutes, tracé avec ce qu’il y a dans le placard. Et trois règles pour une chambre où dort quelqu’un qui met tout à la bouche.',
    de: 'Ein Himmel aus Resten, gezeichnet mit dem, was im Küchenschrank steht. Und drei Regeln für ein Zimmer, in dem jemand schläft, der alles in den Mund steckt.',
    en: 'A sky made of offcuts, drawn with what is in the kitchen cupboard. And three rules for a room where someone sleeps who puts everything in their mouth.',
  },
  body: {
    nl: `<p>Je hebt er geen tekentalent voor nodig, wel serviesgoed. Neem vilt van 9 mm voor de wolken en de maan, en restjes van 2 of 4 mm voor de druppels en de sterren.</p>
<h2>Tekenen met borden</h2>
<ul><li><strong>Wolk.</strong> Trek op de achterkant een rechte lijn van 60 cm. Zet er een dinerbord, een ontbijtbord en een schoteltje op, zo dat ze elkaar net overlappen. De buitenste lijn is je wolk.</li><li><strong>Maan.</strong> Trek een dinerbord om. Schuif het een handbreed opzij en trek nog een boog. Wat overblijft, is de maan.</li><li><strong>Ster.</strong> Vouw een papiertje vijf keer, knip één keer schuin. Kan het niet? Een ijsster uit een koekjessteker is ook een ster.</li><li><strong>Druppel.</strong> Een muntje met een puntje eraan.</li></ul>
<p>Snijd bochten in korte halen en draai het vilt, niet het mes. Twee millimeter knip je gewoon.</p>
<h2>Drie regels</h2>
<ol><li><strong>Niets boven het bedje.</strong> Plak de hemel aan het voeteneind of op de muur ertegenover. Dan is hij ook beter te zien.</li><li><strong>De wc-roltest.</strong> Past het door een wc-rolletje, dan is het te klein voor wie nog geen drie is. Hang het hoog of laat het weg.</li><li><strong>Koordjes tot 22 cm.</strong> Dat is de grens voor babyspeelgoed, en hier een goede.</li></ol>
<h2>Wordt het er stiller van?</h2>
<p>Van één wolk niet. Die is een achtste vierkante meter en is er vooral voor het oog. Maar maak er een lucht van, acht wolken groot, en je hoort dat de blokken anders vallen. Wie het echt om het geluid te doen is, begint laag bij de vloer: daar valt de toren om.</p>`,
    fr: `<p>Nul besoin de savoir dessiner, il suffit d’avoir de la vaisselle. Prenez du feutre de 9 mm pour les nuages et la lune, des chutes de 2 ou 4 mm pour les gouttes et les étoiles.</p>
<h2>Dessiner avec des assiettes</h2>
<ul><li><strong>Nuage.</strong> Tracez au dos une ligne droite de 60 cm. Posez dessus, côte à côte, une grande assiette, une petite et une soucoupe qui se chevauchent un peu. Le contour extérieur est votre nuage.</li><li><strong>Lune.</strong> Tracez une grande assiette. Décalez-la d’une largeur de main, tracez un second arc. Ce qui reste, c’est la lune.</li><li><strong>Étoile.</strong> Pliez un papier en cinq, un coup de ciseaux en biais. Raté ? Un emporte-pièce à biscuits fera l’affaire.</li><li><strong>Goutte.</strong> Une pièce de monnaie avec une pointe.</li></ul>
<p>Coupez les courbes par petits traits et tournez le feutre, pas la lame. Le 2 mm se coupe aux ciseaux.</p>
<h2>Trois règles</h2>
<ol><li><strong>Rien au-dessus du berceau.</strong> Collez le ciel au pied du lit ou sur le mur d’en face. On le voit d’ailleurs mieux.</li><li><strong>Le test du rouleau.</strong> Ce qui passe dans un rouleau de papier toilette est trop petit avant trois ans. Accrochez-le haut, ou renoncez.</li><li><strong>Des cordons de 22 cm au plus.</strong> C’est la limite des jouets de bébé, et elle vaut ici.</li></ol>
<h2>Est-ce que cela calme le bruit ?</h2>
<p>Un nuage seul, non. Il fait un huitième de mètre carré et sert surtout à être vu. Mais faites-en tout un ciel, huit nuages, et vous entendrez les cubes tomber autrement. Si c’est le son qui vous importe, commencez près du sol : c’est là que la tour s’écroule.</p>`,
    de: `<p>Zeichnen müssen Sie nicht können, Geschirr genügt. Nehmen Sie 9 mm Filz für Wolken und Mond und Reste von 2 oder 4 mm für Tropfen und Sterne.</p>
<h2>Zeichnen mit Tellern</h2>
<ul><li><strong>Wolke.</strong> Auf der Rückseite eine gerade Linie von 60 cm ziehen. Darauf nebeneinander einen großen Teller, einen kleinen und eine Untertasse stellen, die sich ein wenig überlappen. Die äußere Linie ist die Wolke.</li><li><strong>Mond.</strong> Einen großen Teller umfahren. Um eine Handbreit verschieben und einen zweiten Bogen ziehen. Was übrig bleibt, ist der Mond.</li><li><strong>Stern.</strong> Papier fünffach falten, einmal schräg schneiden. Klappt nicht? Ein Plätzchenausstecher hat auch Zacken.</li><li><strong>Tropfen.</strong> Eine Münze mit einer Spitze dran.</li></ul>
<p>Kurven in kurzen Zügen schneiden und den Filz drehen, nicht das Messer. 2 mm schneidet jede Schere.</p>
<h2>Drei Regeln</h2>
<ol><li><strong>Nichts über dem Gitterbett.</strong> Der Himmel gehört ans Fußende oder an die Wand gegenüber. Dort sieht man ihn auch besser.</li><li><strong>Der Rollentest.</strong> Was durch eine Klopapierrolle passt, ist für Kinder unter drei zu klein. Hoch hängen oder weglassen.</li><li><strong>Schnüre bis 22 cm.</strong> Das ist die Grenze für Babyspielzeug, und hier eine gute.</li></ol>
<h2>Wird es davon leiser?</h2>
<p>Von einer Wolke nicht. Sie misst einen Achtelquadratmeter und ist vor allem fürs Auge da. Aber ein ganzer Himmel aus acht Wolken, und die Bausteine fallen hörbar anders. Wem es um den Schall geht, der fängt unten an: Dort stürzt der Turm ein.</p>`,
    en: `<p>You don’t need to be able to draw, but you do need crockery. Take 9 mm felt for the clouds and the moon, and scraps of 2 or 4 mm for drops and stars.</p>
<h2>Drawing with plates</h2>
<ul><li><strong>Cloud.</strong> Draw a straight line of 60 cm on the back. Stand a dinner plate, a side plate and a saucer on it side by side, just overlapping. The outermost line is your cloud.</li><li><strong>Moon.</strong> Draw round a dinner plate. Shift it by a hand’s breadth and draw a second arc. What is left is the moon.</li><li><strong>Star.</strong> Fold a piece of paper into fifths and make one slanting cut. No luck? A biscuit cutter has points as well.</li><li><strong>Drop.</strong> A coin with a tip on it.</li></ul>
<p>Cut curves in short strokes and turn the felt, not the knife. Scissors will do for 2 mm.</p>
<h2>Three rules</h2>
<ol><li><strong>Nothing above the cot.</strong> Put the sky at the foot end or on the wall opposite. It is easier to see there anyway.</li><li><strong>The toilet roll test.</strong> If it fits through the tube of a toilet roll, it is too small for anyone under three. Hang it high or leave it out.</li><li><strong>Cords up to 22 cm.</strong> That is the limit for baby toys, and a good one here.</li></ol>
<h2>Does it make the room quieter?</h2>
<p>One cloud doesn’t. It is an eighth of a square metre and there mostly to be looked at. But make a whole sky of it, eight clouds’ worth, and you will hear the blocks land differently. If it is sound you are after, start low: that is where the tower falls.</p>`,
  },
  ...authors.fleur,
  date: '2026-09-07',
  readingTime: 2,
  picture: feltPictures.shapes,
  products: ['felt-by-the-metre', 'craft-sheets', 'felt-letters', 'sticky-tabs'],
};

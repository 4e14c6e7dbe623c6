import type { SeedAdvice } from '../../../seed-editorial.ts';
import { livingRoomScene } from '../scene-pictures.ts';

export const livingRoomAdvice: SeedAdvice = {
  key: 'living-room',
  slugs: {
    nl: 'woonkamer-met-harde-vloer',
    fr: 'sejour-au-sol-dur',
    de: 'wohnzimmer-mit-hartem-boden',
    en: 'living-room-with-a-hard-floor',
  },
  title: {
    nl: 'Een woonkamer met gietvloer laten wennen aan mensen',
    fr: 'Rendre vivable un séjour au sol de béton',
    de: 'Ein Wohnzimmer mit Gussboden wohnlich machen',
    en: 'Making a living room with a poured floor fit to live in',
  },
  intro: {
    nl: 'Veel glas, een harde vloer, strakke wanden: zo wordt er gebouwd, en zo gaat het klinken. Je hoeft er geen studio van te maken; een halve seconde minder is al een ander huis.',
    fr: 'Du verre, un sol dur, des murs lisses : on construit ainsi, et cela s’entend. Inutile d’en faire un studio ; une demi-seconde de moins et c’est une autre maison.',
    de: 'Viel Glas, ein harter Boden, glatte Wände: So wird gebaut, und so klingt es dann. Ein Studio muss es nicht werden; eine halbe Sekunde weniger ist schon ein anderes Haus.',
    en: 'Plenty of glass, a hard floor, smooth walls: that is how houses are built, and that is how they sound. You needn’t make a studio of it; half a second less is already another home.',
  },
  body: {
    nl: `<p>Een lege woonkamer van 40 m² heeft een nagalm van ruim twee seconden. Met een bank, een kleed en een kast zit je op 1,1. Prettig wordt het rond 0,6. Het gat daartussen is ongeveer 13 m² absorptie.</p>
<h2>Verdeel het over drie vlakken</h2>
<p>Alles op één wand helpt maar half: tussen de andere blijft het geluid kaatsen. Kies één wand, een stuk plafond en het raam.</p>
<ul><li><strong>Wand achter de bank:</strong> vier tot zes Fjord-panelen of twee sets Hexa</li><li><strong>Boven de eettafel:</strong> een Nube, of een Luna Trio</li><li><strong>Het raam:</strong> een zwaar gordijn met dubbele plooi, dat overdag open mag</li></ul>
<h2>De goedkope helft</h2>
<p>Voor je iets koopt: schuif de boekenkast naar de wand tegenover de bank en zet de boeken niet op één lijn. Een kast van twee meter vol boeken is anderhalve vierkante meter absorptie waard, en hij staat er al.</p>`,
    fr: `<p>Un séjour vide de 40 m² réverbère plus de deux secondes. Avec un canapé, un tapis et une bibliothèque, on tombe à 1,1. On se sent bien vers 0,6. L’écart représente environ 13 m² d’absorption.</p>
<h2>Répartissez sur trois surfaces</h2>
<p>Tout mettre sur un seul mur n’aide qu’à moitié : le son continue entre les autres. Choisissez un mur, un bout de plafond et la fenêtre.</p>
<ul><li><strong>Le mur derrière le canapé :</strong> quatre à six panneaux Fjord ou deux lots de Hexa</li><li><strong>Au-dessus de la table :</strong> un Nube, ou un Luna Trio</li><li><strong>La fenêtre :</strong> un rideau lourd à double ampleur, ouvert en journée</li></ul>
<h2>La moitié gratuite</h2>
<p>Avant d’acheter, placez la bibliothèque contre le mur opposé au canapé et n’alignez pas les livres. Deux mètres de rayonnages pleins valent un mètre carré et demi d’absorption, et ils sont déjà là.</p>`,
    de: `<p>Ein leeres Wohnzimmer von 40 m² hat mehr als zwei Sekunden Nachhall. Mit Sofa, Teppich und Schrank sind es 1,1. Angenehm wird es um 0,6. Dazwischen liegen rund 13 m² Absorption.</p>
<h2>Verteilen Sie auf drei Flächen</h2>
<p>Alles an einer Wand hilft nur halb: Zwischen den anderen springt der Schall weiter. Nehmen Sie eine Wand, ein Stück Decke und das Fenster.</p>
<ul><li><strong>Wand hinter dem Sofa:</strong> vier bis sechs Fjord-Paneele oder zwei Sets Hexa</li><li><strong>Über dem Esstisch:</strong> ein Nube oder ein Luna Trio</li><li><strong>Das Fenster:</strong> ein schwerer Vorhang mit doppelter Stoffzugabe, tagsüber offen</li></ul>
<h2>Die kostenlose Hälfte</h2>
<p>Bevor Sie etwas kaufen: Rücken Sie das Bücherregal an die Wand gegenüber dem Sofa und stellen Sie die Bücher nicht bündig. Zwei Meter volles Regal sind anderthalb Quadratmeter Absorption wert, und es steht schon da.</p>`,
    en: `<p>An empty living room of 40 m² reverberates for over two seconds. With a sofa, a rug and a bookcase it comes to 1.1. It gets comfortable around 0.6. The gap between is about 13 m² of absorption.</p>
<h2>Spread it over three surfaces</h2>
<p>All of it on one wall helps only by half: between the others sound goes on bouncing. Pick a wall, a piece of ceiling and the window.</p>
<ul><li><strong>The wall behind the sofa:</strong> four to six Fjord panels, or two sets of Hexa</li><li><strong>Above the dining table:</strong> a Nube, or a Luna Trio</li><li><strong>The window:</strong> a heavy curtain at double fullness, open by day</li></ul>
<h2>The free half</h2>
<p>Before you buy anything, move the bookcase to the wall facing the sofa and don’t line the books up flush. Two metres of full shelves are worth a square metre and a half of absorption, and you already own them.</p>`,
  },
  topic: { nl: 'Wonen', fr: 'Habitat', de: 'Wohnen', en: 'Homes' },
  readingTime: 3,
  picture: livingRoomScene,
  questions: [
    {
      question: {
        nl: 'Hoor ik de buren dan ook minder?',
        fr: 'Entendrai-je aussi moins les voisins ?',
        de: 'Höre ich dann auch die Nachbarn weniger?',
        en: 'Will I hear less of the neighbours too?',
      },
      answer: {
        nl: '<p>Niet door de wand heen: daarvoor is massa nodig. Wel wordt het in je eigen kamer twee tot drie dB stiller, dus ook wat er binnenkomt.</p>',
        fr: '<p>Pas à travers le mur : il faudrait de la masse. Mais votre pièce gagne deux à trois dB de calme, y compris sur ce qui y entre.</p>',
        de: '<p>Nicht durch die Wand, dafür braucht es Masse. Ihr eigener Raum wird aber zwei bis drei dB leiser, also auch das, was hereinkommt.</p>',
        en: '<p>Not through the wall: that takes mass. But your own room gets two to three dB quieter, and so does whatever comes in.</p>',
      },
    },
    {
      question: {
        nl: 'Mag vilt in de kinderkamer?',
        fr: 'Le feutre convient-il à une chambre d’enfant ?',
        de: 'Darf Filz ins Kinderzimmer?',
        en: 'Is felt all right in a child’s room?',
      },
      answer: {
        nl: '<p>Ja. PET-vilt geeft geen meetbare emissies, pluist niet en is brandklasse B. Hang het buiten bereik van scharen.</p>',
        fr: '<p>Oui. Le feutre PET n’émet rien de mesurable, ne peluche pas et est classé B au feu. Accrochez-le hors de portée des ciseaux.</p>',
        de: '<p>Ja. PET-Filz hat keine messbaren Emissionen, fusselt nicht und erreicht Klasse B. Hängen Sie ihn außer Reichweite von Scheren.</p>',
        en: '<p>Yes. PET felt has no measurable emissions, sheds no fluff and is fire class B. Hang it out of reach of scissors.</p>',
      },
    },
  ],
  products: ['fjord-wall-panel', 'luna-trio', 'nube-ceiling-raft', 'drape-acoustic-curtain'],
};

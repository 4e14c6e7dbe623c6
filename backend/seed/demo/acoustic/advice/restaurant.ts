import type { SeedAdvice } from '../../../seed-editorial.ts';
import { lunaRoundRaftPicture } from '../family-pictures.ts';

export const restaurantAdvice: SeedAdvice = {
  key: 'restaurant',
  slugs: {
    nl: 'rust-in-restaurant-of-cafe',
    fr: 'calme-au-restaurant-ou-au-cafe',
    de: 'ruhe-in-restaurant-oder-cafe',
    en: 'calm-in-a-restaurant-or-cafe',
  },
  title: {
    nl: 'Een restaurant dat gezellig blijft als het vol zit',
    fr: 'Un restaurant qui reste agréable quand il est plein',
    de: 'Ein Restaurant, das auch voll noch gemütlich ist',
    en: 'A restaurant that stays pleasant when it is full',
  },
  intro: {
    nl: 'Gasten praten harder naarmate het luider wordt, en maken het zo nog luider. Die spiraal breek je niet met een bordje, wel met vijftien procent van het plafond.',
    fr: 'Plus la salle est bruyante, plus les clients parlent fort, et plus elle le devient. Un écriteau ne brise pas cette spirale ; quinze pour cent du plafond, si.',
    de: 'Je lauter es wird, desto lauter sprechen die Gäste, und machen es noch lauter. Diese Spirale bricht kein Schild, wohl aber fünfzehn Prozent der Decke.',
    en: 'The louder it gets, the louder guests talk, and the louder it gets. A sign won’t break that spiral, but fifteen per cent of the ceiling will.',
  },
  body: {
    nl: `<p>Elke verdubbeling van de absorptie scheelt in een volle zaal geen 3 dB, zoals de leerboeken zeggen, maar vaak 5 of 6. Mensen hoeven elkaar niet meer te overstemmen en gaan vanzelf zachter praten.</p>
<h2>Begin boven de tafels</h2>
<p>Een schijf of wolk hangt 600 tot 900 mm boven de lamp en vangt stemmen op voor ze het plafond raken. Twaalf stuks op 100 m² is een goede start. Verschillende hoogtes ogen rustiger dan één vlak.</p>
<h2>Dan de bank en de bar</h2>
<p>Een lattenwand tot rughoogte langs de bank vangt de rest en kan tegen jassen en stoelen. Bekleed ook de onderkant van de bar: daar kaatst het geluid van de vloer omhoog.</p>
<h2>Wat je kunt overslaan</h2>
<ul><li>Eierdozen, kurkbehang en dun behangvilt: te dun om stemmen te raken</li><li>Planten: mooi, maar akoestisch lucht</li><li>De keukenwand: die moet vooral schoon te maken zijn. Kies daar Quadra Hygiëne aan het plafond</li></ul>`,
    fr: `<p>Dans une salle pleine, doubler l’absorption ne fait pas gagner 3 dB, comme le disent les manuels, mais souvent 5 ou 6. Les convives n’ont plus à couvrir les voisins et baissent la voix d’eux-mêmes.</p>
<h2>Commencez au-dessus des tables</h2>
<p>Un disque ou un nuage, suspendu 600 à 900 mm au-dessus de la lampe, capte les voix avant le plafond. Douze pièces pour 100 m² sont un bon départ. Plusieurs hauteurs paraissent plus calmes qu’un seul plan.</p>
<h2>Puis la banquette et le comptoir</h2>
<p>Un mur de tasseaux à hauteur de dossier retient le reste et supporte manteaux et chaises. Habillez aussi le bas du comptoir : le son du sol y remonte.</p>
<h2>Ce dont vous pouvez vous passer</h2>
<ul><li>Boîtes à œufs, liège et feutre mince : trop fins pour les voix</li><li>Les plantes : jolies, mais sans effet acoustique</li><li>Le mur de la cuisine : il doit d’abord se laver. Mettez-y Quadra Hygiène au plafond</li></ul>`,
    de: `<p>Verdoppelt man die Absorption, bringt das in einem vollen Saal nicht 3 dB, wie es im Lehrbuch steht, sondern oft 5 oder 6. Niemand muss die anderen mehr übertönen, alle sprechen von selbst leiser.</p>
<h2>Beginnen Sie über den Tischen</h2>
<p>Eine Scheibe oder Wolke, 600 bis 900 mm über der Leuchte, fängt Stimmen ab, bevor sie die Decke erreichen. Zwölf Stück auf 100 m² sind ein guter Anfang. Verschiedene Höhen wirken ruhiger als eine einzige Ebene.</p>
<h2>Dann Bank und Theke</h2>
<p>Eine Lamellenwand bis Lehnenhöhe nimmt den Rest auf und hält Jacken und Stühle aus. Verkleiden Sie auch die Front der Theke: Dort kommt der Schall vom Boden hoch.</p>
<h2>Was Sie weglassen können</h2>
<ul><li>Eierkartons, Kork und dünner Wandfilz: zu dünn, um Stimmen zu erreichen</li><li>Pflanzen: schön, akustisch aber Luft</li><li>Die Küchenwand: Sie muss vor allem sauber werden. Dort gehört Quadra Hygiene an die Decke</li></ul>`,
    en: `<p>Doubling the absorption in a full room doesn’t gain you 3 dB, as the textbooks say, but often 5 or 6. People no longer have to talk over one another, and lower their voices of their own accord.</p>
<h2>Start above the tables</h2>
<p>A disc or a cloud hung 600 to 900 mm above the lamp catches voices before they reach the ceiling. Twelve to 100 m² is a good start. Different heights look calmer than a single plane.</p>
<h2>Then the bench and the bar</h2>
<p>A slat wall up to the height of the backrest takes care of the rest and puts up with coats and chairs. Clad the front of the bar as well: sound off the floor comes up there.</p>
<h2>What you can leave out</h2>
<ul><li>Egg boxes, cork and thin wall felt: too thin to touch voices</li><li>Plants: lovely, and acoustically thin air</li><li>The kitchen wall: it has to wash down first of all. Put Quadra Hygiene on the ceiling there</li></ul>`,
  },
  topic: { nl: 'Horeca', fr: 'Restauration', de: 'Gastronomie', en: 'Hospitality' },
  readingTime: 3,
  picture: lunaRoundRaftPicture,
  questions: [
    {
      question: {
        nl: 'Kan het in één dag, terwijl we dicht zijn?',
        fr: 'Est-ce faisable en un jour de fermeture ?',
        de: 'Geht das an einem Ruhetag?',
        en: 'Can it be done in one day while we are closed?',
      },
      answer: {
        nl: '<p>Twaalf schijven hangen onze monteurs in één dag op. Een lattenwand van 20 m² kost een tweede dag. Er komt geen stof vrij dat je keuken in trekt.</p>',
        fr: '<p>Nos poseurs suspendent douze disques en une journée. Un mur de tasseaux de 20 m² en demande une seconde. Aucune poussière ne gagne votre cuisine.</p>',
        de: '<p>Zwölf Scheiben hängen unsere Monteure an einem Tag auf. Eine Lamellenwand von 20 m² braucht einen zweiten. Staub, der in die Küche zieht, entsteht nicht.</p>',
        en: '<p>Our fitters hang twelve discs in a day. A slat wall of 20 m² takes a second one. There is no dust to drift into your kitchen.</p>',
      },
    },
    {
      question: {
        nl: 'Trekken vilten schijven vet en geur aan?',
        fr: 'Le feutre retient-il graisse et odeurs ?',
        de: 'Nimmt Filz Fett und Gerüche an?',
        en: 'Does felt take up grease and smells?',
      },
      answer: {
        nl: '<p>Boven tafels niet merkbaar; stofzuig twee keer per jaar. Boven een open keuken of houtoven raden we vilt af.</p>',
        fr: '<p>Au-dessus des tables, non ; aspirez deux fois par an. Au-dessus d’une cuisine ouverte ou d’un four à bois, nous déconseillons le feutre.</p>',
        de: '<p>Über Tischen nicht spürbar; zweimal im Jahr absaugen genügt. Über einer offenen Küche oder einem Holzofen raten wir von Filz ab.</p>',
        en: '<p>Not so you would notice above tables; vacuum twice a year. Above an open kitchen or a wood-fired oven we advise against felt.</p>',
      },
    },
  ],
  products: ['luna-round-raft', 'luna-trio', 'lamel-slat-panel', 'quadra-hygiene-tile'],
};

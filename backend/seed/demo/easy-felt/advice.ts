import type { SeedAdvice } from '../../seed-editorial.ts';
import { feltDetails } from './detail-pictures.ts';
import { feltPictures } from './felt.ts';

const topics = {
  rooms: { nl: 'Kamers', fr: 'Pièces', de: 'Räume', en: 'Rooms' },
  hanging: { nl: 'Ophangen', fr: 'Fixer', de: 'Aufhängen', en: 'Hanging' },
  care: { nl: 'Onderhoud', fr: 'Entretien', de: 'Pflege', en: 'Care' },
} as const;

const echoTest: SeedAdvice = {
  key: 'clap-test',
  slugs: { nl: 'de-klaptest', fr: 'le-test-du-claquement', de: 'der-klatschtest', en: 'the-clap-test' },
  title: {
    nl: 'De klaptest: galmt het echt?',
    fr: 'Le test du claquement : est-ce que cela résonne ?',
    de: 'Der Klatschtest: Hallt es wirklich?',
    en: 'The clap test: does it really echo?',
  },
  intro: {
    nl: 'Eén keer klappen, in elke kamer, en u weet waar u begint. Kosten: niets.',
    fr: 'Frappez une fois dans vos mains dans chaque pièce : vous saurez où commencer. Coût : rien.',
    de: 'Einmal klatschen, in jedem Zimmer, und Sie wissen, wo Sie anfangen. Kosten: keine.',
    en: 'Clap once in every room and you know where to start. Cost: nothing.',
  },
  body: {
    nl: '<p>Ga in het midden staan, deuren dicht, en klap één keer. Hoort u een kort “tak”, dan is het goed. Hoort u een staart of een metalig geflutter, dan kaatst het tussen twee kale vlakken.</p><h2>Wat zegt het?</h2><ul><li>Geflutter: twee wanden recht tegenover elkaar. Bedek er één van.</li><li>Een lange staart: te weinig zachts in de hele kamer. Begin boven de tafel.</li><li>Alleen in één hoek: zet er een volle kast of een mand met kussens.</li></ul><p>Doe de test opnieuw met een dekbed op de vloer. Helpt dat, dan helpt vilt ook, en dat hoeft niet op de grond.</p>',
    fr: '<p>Au milieu de la pièce, portes fermées, frappez une fois. Un « tac » bref : tout va bien. Une traîne ou un battement métallique : le son rebondit entre deux surfaces nues.</p><h2>Que faut-il en conclure ?</h2><ul><li>Battement : deux murs face à face. Couvrez-en un.</li><li>Longue traîne : trop peu de matières douces. Commencez au-dessus de la table.</li><li>Dans un seul angle : placez-y une étagère pleine ou un panier de coussins.</li></ul><p>Refaites le test avec une couette au sol. Si elle aide, le feutre aidera, et sans rester par terre.</p>',
    de: '<p>In die Mitte stellen, Türen zu, einmal klatschen. Ein kurzes „Tack“: gut. Ein Schweif oder metallisches Flattern: Der Schall springt zwischen zwei kahlen Flächen.</p><h2>Was heißt das?</h2><ul><li>Flattern: zwei Wände einander gegenüber. Eine davon belegen.</li><li>Ein langer Schweif: insgesamt zu wenig Weiches. Über dem Tisch anfangen.</li><li>Nur in einer Ecke: ein volles Regal oder einen Korb mit Kissen hinstellen.</li></ul><p>Dann noch einmal mit einer Bettdecke auf dem Boden. Hilft das, hilft auch Filz, und der muss nicht liegen bleiben.</p>',
    en: '<p>Stand in the middle, doors shut, and clap once. A short “tock” is fine. A tail, or a metallic flutter, means sound is bouncing between two bare surfaces.</p><h2>What does it tell you?</h2><ul><li>Flutter: two walls facing each other. Cover one of them.</li><li>A long tail: too little that is soft in the whole room. Start above the table.</li><li>In one corner only: put a full bookcase there, or a basket of cushions.</li></ul><p>Try again with a duvet on the floor. If that helps, so will felt, and it need not stay on the floor.</p>',
  },
  topic: topics.rooms,
  readingTime: 1,
  picture: feltPictures.wall,
  questions: [
    {
      question: {
        nl: 'Moet de kamer leeg zijn voor de test?',
        fr: 'La pièce doit-elle être vide ?',
        de: 'Muss das Zimmer dafür leer sein?',
        en: 'Does the room have to be empty?',
      },
      answer: {
        nl: '<p>Nee, juist zoals hij altijd is. U woont er ook zo.</p>',
        fr: '<p>Non, telle qu’elle est toujours. C’est ainsi que vous y vivez.</p>',
        de: '<p>Nein, so wie es immer ist. So wohnen Sie ja auch darin.</p>',
        en: '<p>No, just as it always is. That is how you live in it.</p>',
      },
    },
  ],
  products: ['wave-strips', 'ceiling-cloud', 'soft-headboard'],
};

const diningRoom: SeedAdvice = {
  key: 'dining-room',
  slugs: {
    nl: 'eten-zonder-schreeuwen',
    fr: 'manger-sans-crier',
    de: 'essen-ohne-schreien',
    en: 'dinner-without-shouting',
  },
  title: {
    nl: 'Eten zonder schreeuwen',
    fr: 'Manger sans crier',
    de: 'Essen ohne zu schreien',
    en: 'Dinner without shouting',
  },
  intro: {
    nl: 'Zes mensen, een houten vloer en een glazen pui: na het voorgerecht praat iedereen harder. Drie dingen helpen.',
    fr: 'Six personnes, un parquet, une baie vitrée : après l’entrée, chacun parle plus fort. Trois choses aident.',
    de: 'Sechs Leute, Holzboden und Glasfront: Nach der Vorspeise reden alle lauter. Drei Dinge helfen.',
    en: 'Six people, a wooden floor and a wall of glass: after the starter everyone talks louder. Three things help.',
  },
  body: {
    nl: '<ol><li><strong>Boven tafel.</strong> Een schijf van een meter of een lampenkap van vilt vangt het gesprek op voor het plafond het terugstuurt.</li><li><strong>Achter de praters.</strong> Anderhalve vierkante meter op de wand waar de meeste gezichten naartoe kijken.</li><li><strong>Op tafel.</strong> Placemats en onderzetters halen de tikken eruit. Die zijn niet luid, maar wel schel.</li></ol><p>Een kleed onder tafel doet minder dan u denkt: stoelen en benen zitten ervoor.</p>',
    fr: '<ol><li><strong>Au-dessus de la table.</strong> Un disque d’un mètre ou un abat-jour de feutre capte la conversation avant que le plafond ne la renvoie.</li><li><strong>Derrière les convives.</strong> Un mètre carré et demi sur le mur que la plupart regardent.</li><li><strong>Sur la table.</strong> Sets et dessous de verre ôtent les chocs : pas forts, mais aigus.</li></ol><p>Un tapis sous la table fait moins qu’on ne croit : chaises et jambes le cachent.</p>',
    de: '<ol><li><strong>Über dem Tisch.</strong> Eine Scheibe von einem Meter oder ein Filzschirm fängt das Gespräch ab, bevor die Decke es zurückschickt.</li><li><strong>Hinter den Gästen.</strong> Anderthalb Quadratmeter an der Wand, zu der die meisten schauen.</li><li><strong>Auf dem Tisch.</strong> Sets und Untersetzer nehmen das Klappern: nicht laut, aber spitz.</li></ol><p>Ein Teppich darunter bringt weniger, als man denkt: Stühle und Beine stehen davor.</p>',
    en: '<ol><li><strong>Above the table.</strong> A one-metre disc or a felt lampshade catches talk before the ceiling sends it back.</li><li><strong>Behind the talkers.</strong> One and a half square metres on the wall most faces look at.</li><li><strong>On the table.</strong> Mats and coasters take out the clatter, which is not loud but sharp.</li></ol><p>A rug under the table does less than you would think: chairs and legs are in the way.</p>',
  },
  topic: topics.rooms,
  readingTime: 1,
  picture: feltDetails.lampshade,
  questions: [],
  products: ['pumpkin-lampshade', 'ceiling-cloud', 'felt-placemats', 'felt-coasters'],
};

const rented: SeedAdvice = {
  key: 'rented-home',
  slugs: {
    nl: 'huurhuis-zonder-gaten',
    fr: 'en-location-sans-percer',
    de: 'mietwohnung-ohne-loecher',
    en: 'renting-without-holes',
  },
  title: {
    nl: 'In een huurhuis, zonder gaten',
    fr: 'En location, sans percer',
    de: 'In der Mietwohnung, ohne Löcher',
    en: 'Renting, with no holes',
  },
  intro: {
    nl: 'Wat blijft hangen zonder boor, en hoe u het er weer af krijgt met de verf nog op de muur.',
    fr: 'Ce qui tient sans perceuse, et comment l’enlever en laissant la peinture.',
    de: 'Was ohne Bohrer hält und wie man es wieder abnimmt, ohne die Farbe mitzunehmen.',
    en: 'What stays up without a drill, and how to get it off again with the paint still on the wall.',
  },
  body: {
    nl: '<p>Reken op één strip per kilo vilt en altijd minstens twee. Ontvet de muur met een vochtige doek en laat hem een uur drogen: stof is de reden dat het ’s nachts valt.</p><table><thead><tr><th>Muur</th><th>Strip houdt?</th></tr></thead><tbody><tr><td>Glad stucwerk, latex ouder dan vier weken</td><td>ja</td></tr><tr><td>Glas, hout, deur</td><td>ja</td></tr><tr><td>Behang, kalkverf</td><td>nee, trekt mee</td></tr><tr><td>Baksteen, spachtelputz</td><td>nee, valt</td></tr></tbody></table><p>Eraf: trek de strip langs de muur omlaag, tot hij loslaat. Niet naar u toe.</p>',
    fr: '<p>Une languette par kilo de feutre, deux au moins. Dégraissez au chiffon humide, laissez sécher une heure : c’est la poussière qui fait tomber la nuit.</p><table><thead><tr><th>Mur</th><th>Tient-elle ?</th></tr></thead><tbody><tr><td>Enduit lisse, peinture de plus de quatre semaines</td><td>oui</td></tr><tr><td>Verre, bois, porte</td><td>oui</td></tr><tr><td>Papier peint, badigeon</td><td>non, s’arrache</td></tr><tr><td>Brique, crépi</td><td>non, tombe</td></tr></tbody></table><p>Pour l’enlever : tirez le long du mur, vers le bas, jusqu’au bout. Pas vers vous.</p>',
    de: '<p>Ein Streifen je Kilo Filz, mindestens zwei. Mit feuchtem Tuch abwischen, eine Stunde trocknen lassen: Staub ist der Grund, warum es nachts fällt.</p><table><thead><tr><th>Wand</th><th>Hält?</th></tr></thead><tbody><tr><td>Glatter Putz, Farbe älter als vier Wochen</td><td>ja</td></tr><tr><td>Glas, Holz, Tür</td><td>ja</td></tr><tr><td>Tapete, Kalkfarbe</td><td>nein, löst sich mit</td></tr><tr><td>Ziegel, Rauputz</td><td>nein, fällt</td></tr></tbody></table><p>Abnehmen: den Streifen an der Wand entlang nach unten ziehen, bis er loslässt. Nicht zu sich hin.</p>',
    en: '<p>Allow one tab per kilo of felt, and never fewer than two. Wipe the wall with a damp cloth and let it dry for an hour: dust is why things fall at night.</p><table><thead><tr><th>Wall</th><th>Does it hold?</th></tr></thead><tbody><tr><td>Smooth plaster, paint over four weeks old</td><td>yes</td></tr><tr><td>Glass, wood, a door</td><td>yes</td></tr><tr><td>Wallpaper, limewash</td><td>no, comes off with it</td></tr><tr><td>Brick, textured render</td><td>no, falls</td></tr></tbody></table><p>To take it off, pull the tab down along the wall until it lets go. Not towards you.</p>',
  },
  topic: topics.hanging,
  readingTime: 1,
  picture: feltDetails.strips,
  questions: [
    {
      question: {
        nl: 'Hoeveel weegt een pak?',
        fr: 'Combien pèse un coffret ?',
        de: 'Wie viel wiegt ein Paket?',
        en: 'How much does a pack weigh?',
      },
      answer: {
        nl: '<p>Het gewicht staat bij elk product onder de specificaties. Een pak zeshoeken weegt 2,5 kilo, verdeeld over tien stuks.</p>',
        fr: '<p>Le poids figure dans les caractéristiques de chaque produit. Un coffret d’hexagones pèse 2,5 kilos, répartis sur dix pièces.</p>',
        de: '<p>Das Gewicht steht bei jedem Produkt unter den Angaben. Ein Paket Sechsecke wiegt 2,5 Kilo, verteilt auf zehn Stück.</p>',
        en: '<p>The weight is in each product’s specification. A pack of hexagons weighs 2.5 kilos, spread over ten pieces.</p>',
      },
    },
  ],
  products: ['sticky-tabs', 'honeycomb-hexagons', 'wave-strips'],
};

const washing: SeedAdvice = {
  key: 'stains-and-dust',
  slugs: { nl: 'vlekken-en-stof', fr: 'taches-et-poussiere', de: 'flecken-und-staub', en: 'stains-and-dust' },
  title: {
    nl: 'Vlekken en stof: wat wel en wat niet',
    fr: 'Taches et poussière : ce qu’il faut faire ou non',
    de: 'Flecken und Staub: was hilft und was nicht',
    en: 'Stains and dust: what to do and what not',
  },
  intro: {
    nl: 'Vilt van flessen neemt geen water op. Dat is bij rode wijn een geluk, als u niet gaat wrijven.',
    fr: 'Le feutre de bouteilles n’absorbe pas l’eau. Une chance avec le vin rouge, à condition de ne pas frotter.',
    de: 'Filz aus Flaschen saugt kein Wasser. Bei Rotwein ist das ein Glück, solange man nicht reibt.',
    en: 'Felt from bottles takes up no water. With red wine that is a piece of luck, as long as you do not rub.',
  },
  body: {
    nl: '<ul><li><strong>Stof:</strong> stofzuiger met de zachte borstel, een keer per seizoen.</li><li><strong>Wijn, koffie, saus:</strong> dep met een droge doek, dan met lauw water. Wrijven drukt het in de vezel.</li><li><strong>Vet:</strong> een druppel afwasmiddel in lauw water, deppen, naspoelen.</li><li><strong>Stift:</strong> alcohol op een wattenstaafje, van buiten naar binnen.</li><li><strong>Kauwgom:</strong> ijsblokje erop, afbreken.</li></ul><p>Niet: chloor, stoom, strijkijzer. Vilt wordt zacht bij 160 graden en glanst daarna voorgoed.</p>',
    fr: '<ul><li><strong>Poussière :</strong> aspirateur à brosse douce, une fois par saison.</li><li><strong>Vin, café, sauce :</strong> tamponnez au sec, puis à l’eau tiède. Frotter enfonce dans la fibre.</li><li><strong>Gras :</strong> une goutte de liquide vaisselle dans l’eau tiède, tamponnez, rincez.</li><li><strong>Feutre :</strong> alcool sur un coton-tige, de l’extérieur vers l’intérieur.</li><li><strong>Chewing-gum :</strong> un glaçon, puis cassez.</li></ul><p>Jamais : chlore, vapeur, fer. Le feutre ramollit à 160 degrés et reste luisant.</p>',
    de: '<ul><li><strong>Staub:</strong> Sauger mit weicher Bürste, einmal je Jahreszeit.</li><li><strong>Wein, Kaffee, Soße:</strong> trocken tupfen, dann mit lauem Wasser. Reiben drückt es in die Faser.</li><li><strong>Fett:</strong> ein Tropfen Spülmittel in lauem Wasser, tupfen, nachspülen.</li><li><strong>Filzstift:</strong> Alkohol auf ein Wattestäbchen, von außen nach innen.</li><li><strong>Kaugummi:</strong> Eiswürfel darauf, abbrechen.</li></ul><p>Nie: Chlor, Dampf, Bügeleisen. Filz wird bei 160 Grad weich und glänzt danach für immer.</p>',
    en: '<ul><li><strong>Dust:</strong> vacuum with the soft brush, once a season.</li><li><strong>Wine, coffee, sauce:</strong> dab dry, then with lukewarm water. Rubbing pushes it into the fibre.</li><li><strong>Grease:</strong> a drop of washing-up liquid in lukewarm water, dab, rinse.</li><li><strong>Felt tip:</strong> alcohol on a cotton bud, from the outside in.</li><li><strong>Chewing gum:</strong> an ice cube, then snap it off.</li></ul><p>Never bleach, steam or an iron. Felt softens at 160 degrees and stays shiny for good.</p>',
  },
  topic: topics.care,
  readingTime: 1,
  picture: feltDetails.basket,
  questions: [],
  products: ['felt-placemats', 'felt-basket', 'stair-pads'],
};

const kids: SeedAdvice = {
  key: 'childrens-room',
  slugs: { nl: 'kinderkamer', fr: 'chambre-d-enfant', de: 'kinderzimmer', en: 'childrens-room' },
  title: {
    nl: 'De kinderkamer: zacht op ooghoogte, en die is laag',
    fr: 'La chambre d’enfant : du doux à hauteur d’yeux, donc bas',
    de: 'Das Kinderzimmer: weich auf Augenhöhe, und die ist niedrig',
    en: 'The nursery: soft at eye level, which is low',
  },
  intro: {
    nl: 'Kinderen zitten op de vloer. Daar hoort het vilt dan ook te hangen.',
    fr: 'Les enfants vivent au sol. C’est donc là que le feutre doit être.',
    de: 'Kinder sitzen auf dem Boden. Also gehört der Filz dorthin.',
    en: 'Children live on the floor. So that is where the felt should be.',
  },
  body: {
    nl: '<p>Hang stroken of bogen vanaf de plint tot één meter. Boven die hoogte dempt het voor u, eronder voor hen. Twee vierkante meter in een kamer van tien is genoeg om een blokkentoren zachter te laten vallen.</p><p>Vilt van 9 mm of dikker is ook een prikbord: tekeningen met punaises van hout, boven de hand van de jongste. Letters plakken we liever op de deur dan boven het bed; ’s nachts is niemand blij met een vallende Q.</p>',
    fr: '<p>Posez lamelles ou arches de la plinthe à un mètre. Au-dessus, elles servent vos oreilles ; en dessous, les leurs. Deux mètres carrés dans une chambre de dix suffisent à adoucir la chute d’une tour de cubes.</p><p>Dès 9 mm, le feutre est aussi un tableau : dessins et punaises de bois, hors de portée du plus petit. Les lettres vont plutôt sur la porte qu’au-dessus du lit ; la nuit, personne n’aime un Q qui tombe.</p>',
    de: '<p>Streifen oder Bögen von der Leiste bis auf einen Meter Höhe. Darüber dämpft es für Sie, darunter für die Kinder. Zwei Quadratmeter in einem Zimmer von zehn reichen, damit ein Turm leiser einstürzt.</p><p>Ab 9 mm ist Filz auch Pinnwand: Zeichnungen mit Holznadeln, außer Reichweite der Kleinsten. Buchstaben kleben wir lieber an die Tür als übers Bett; nachts freut sich niemand über ein fallendes Q.</p>',
    en: '<p>Hang strips or arches from the skirting up to a metre. Above that they soften for you, below it for them. Two square metres in a room of ten are enough to make a tower of blocks fall more quietly.</p><p>From 9 mm up felt is a pinboard as well: drawings with wooden pins, out of the youngest one’s reach. We would rather stick letters on the door than above the bed; nobody enjoys a falling Q at night.</p>',
  },
  topic: topics.rooms,
  readingTime: 1,
  picture: feltDetails.shapes,
  questions: [],
  products: ['dune-arches', 'felt-letters', 'craft-sheets', 'felt-basket'],
};

const homeOffice: SeedAdvice = {
  key: 'two-desks-one-room',
  slugs: {
    nl: 'twee-bureaus-een-kamer',
    fr: 'deux-bureaux-une-piece',
    de: 'zwei-schreibtische-ein-zimmer',
    en: 'two-desks-one-room',
  },
  title: {
    nl: 'Twee bureaus, één kamer',
    fr: 'Deux bureaux, une pièce',
    de: 'Zwei Schreibtische, ein Zimmer',
    en: 'Two desks, one room',
  },
  intro: {
    nl: 'Een scherm houdt een stem niet tegen, maar maakt haar wel saai. Saai is wat u wilt.',
    fr: 'Un écran n’arrête pas une voix, il la rend ennuyeuse. C’est ce qu’on veut.',
    de: 'Eine Trennwand hält eine Stimme nicht auf, macht sie aber langweilig. Das ist das Ziel.',
    en: 'A screen does not stop a voice, but it makes it dull. Dull is what you want.',
  },
  body: {
    nl: '<p>U raakt niet afgeleid door geluid maar door woorden. Haal de s en de t eruit, en het wordt geroezemoes. Dat doen hoge tonen, en die stopt 12 mm vilt al.</p><ol><li>Zet de bureaus rug aan rug, met een schot van minstens 40 cm ertussen.</li><li>Hang vilt achter degene die belt: daar gaat de stem heen.</li><li>Leg een mat onder het toetsenbord. Uw collega merkt het eerder dan u.</li></ol>',
    fr: '<p>Ce n’est pas le bruit qui distrait, ce sont les mots. Ôtez les s et les t, et il ne reste qu’un murmure. Ces sons aigus, 12 mm de feutre les arrêtent déjà.</p><ol><li>Bureaux dos à dos, avec un paravent de 40 cm au moins.</li><li>Du feutre derrière qui téléphone : c’est là que va la voix.</li><li>Un sous-main sous le clavier. Votre voisin le remarquera avant vous.</li></ol>',
    de: '<p>Nicht Geräusche lenken ab, sondern Wörter. Ohne s und t wird daraus Gemurmel. Das sind hohe Töne, und die hält schon 12 mm Filz auf.</p><ol><li>Die Tische Rücken an Rücken, mit einer Wand von mindestens 40 cm dazwischen.</li><li>Filz hinter die Person, die telefoniert: Dorthin geht die Stimme.</li><li>Eine Unterlage unter die Tastatur. Das merkt der andere eher als Sie.</li></ol>',
    en: '<p>It is not noise that distracts you but words. Take out the s and the t, and it turns into murmur. Those are high tones, and 12 mm of felt stops them.</p><ol><li>Put the desks back to back with a screen of at least 40 cm between.</li><li>Hang felt behind whoever is on the phone: that is where the voice goes.</li><li>Lay a mat under the keyboard. Your partner will notice before you do.</li></ol>',
  },
  topic: topics.rooms,
  readingTime: 1,
  picture: feltPictures.desk,
  questions: [],
  products: ['desk-divider', 'desk-mat', 'felt-pinboard'],
};

export const advice: readonly SeedAdvice[] = [echoTest, diningRoom, rented, kids, homeOffice, washing];

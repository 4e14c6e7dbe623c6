import type { SeedAdvice } from '../../seed-editorial.ts';
import { groupPictures } from './pictures.ts';

const topics = {
  choosing: { nl: 'Kiezen', fr: 'Choisir', de: 'Auswählen', en: 'Choosing' },
  materials: { nl: 'Materiaal', fr: 'Matériaux', de: 'Material', en: 'Materials' },
  rules: { nl: 'Regels', fr: 'Règles', de: 'Regeln', en: 'Rules' },
} as const;

const whichBrand: SeedAdvice = {
  key: 'which-brand',
  slugs: {
    nl: 'welk-merk-voor-welk-geluid',
    fr: 'quelle-marque-pour-quel-bruit',
    de: 'welche-marke-fuer-welchen-laerm',
    en: 'which-brand-for-which-noise',
  },
  title: {
    nl: 'Welk merk voor welk geluid?',
    fr: 'Quelle marque pour quel bruit ?',
    de: 'Welche Marke für welchen Lärm?',
    en: 'Which brand for which noise?',
  },
  intro: {
    nl: 'Galm, buren of een machine: drie problemen die hetzelfde klinken en iets anders vragen.',
    fr: 'Réverbération, voisins ou machine : trois problèmes qui se ressemblent et demandent autre chose.',
    de: 'Nachhall, Nachbarn oder Maschine: drei Probleme, die gleich klingen und anderes verlangen.',
    en: 'Echo, neighbours or a machine: three problems that sound alike and need different things.',
  },
  body: {
    nl: '<p><strong>Het galmt.</strong> Klap in uw handen. Hoort u een staart, dan helpt absorptie: Acoustic voor kantoor en horeca, Easy Felt voor thuis, Fibers and Foams als u zelf zaagt.</p><p><strong>Ik hoor de buren.</strong> Dan moet het geluid worden tegengehouden, en dat doet massa, niet vilt. Begin bij kieren en deuren; voor een wand is een aannemer nodig.</p><p><strong>Er draait iets.</strong> Ventilator, pomp, pers: dB Noise Control meet eerst en zegt dan of het de moeite waard is.</p>',
    fr: '<p><strong>Cela résonne.</strong> Frappez dans vos mains. Si vous entendez une traîne, il faut absorber : Acoustic pour bureaux et restaurants, Easy Felt pour la maison, Fibers and Foams si vous coupez vous-même.</p><p><strong>J’entends les voisins.</strong> Il faut alors arrêter le son, ce que fait la masse, pas le feutre. Commencez par les jours et les portes ; pour un mur, voyez un entrepreneur.</p><p><strong>Quelque chose tourne.</strong> Ventilateur, pompe, presse : dB Noise Control mesure d’abord, puis dit si cela vaut la peine.</p>',
    de: '<p><strong>Es hallt.</strong> Klatschen Sie in die Hände. Hören Sie einen Schweif, hilft Absorption: Acoustic für Büro und Gastronomie, Easy Felt für zu Hause, Fibers and Foams, wenn Sie selbst zuschneiden.</p><p><strong>Ich höre die Nachbarn.</strong> Dann muss der Schall aufgehalten werden, und das tut Masse, nicht Filz. Fangen Sie bei Fugen und Türen an; für eine Wand braucht es eine Baufirma.</p><p><strong>Es läuft etwas.</strong> Ventilator, Pumpe, Presse: dB Noise Control misst zuerst und sagt dann, ob es sich lohnt.</p>',
    en: '<p><strong>It echoes.</strong> Clap your hands. If you hear a tail, absorption helps: Acoustic for offices and restaurants, Easy Felt for the home, Fibers and Foams if you cut it yourself.</p><p><strong>I hear the neighbours.</strong> Then sound must be stopped, and mass does that, not felt. Start with gaps and doors; for a wall you need a builder.</p><p><strong>Something is running.</strong> Fan, pump, press: dB Noise Control measures first and then says whether it is worth it.</p>',
  },
  topic: topics.choosing,
  readingTime: 1,
  picture: groupPictures.livingRoom,
  questions: [
    {
      question: {
        nl: 'Kan ik bij de groep zelf bestellen?',
        fr: 'Puis-je commander au groupe même ?',
        de: 'Kann ich bei der Gruppe selbst bestellen?',
        en: 'Can I order from the group itself?',
      },
      answer: {
        nl: '<p>Nee. De merken verkopen, elk in een eigen winkel; de groep maakt en meet.</p>',
        fr: '<p>Non. Les marques vendent, chacune dans sa boutique ; le groupe fabrique et mesure.</p>',
        de: '<p>Nein. Die Marken verkaufen, jede in ihrem Geschäft; die Gruppe fertigt und misst.</p>',
        en: '<p>No. The brands sell, each in its own shop; the group makes and measures.</p>',
      },
    },
  ],
};

const readLabel: SeedAdvice = {
  key: 'recycled-content',
  slugs: {
    nl: 'gerecycled-wat-betekent-dat',
    fr: 'recycle-que-veut-dire-ce-mot',
    de: 'recycelt-was-heisst-das',
    en: 'recycled-what-does-it-mean',
  },
  title: {
    nl: 'Gerecycled: wat betekent het percentage?',
    fr: 'Recyclé : que veut dire le pourcentage ?',
    de: 'Recycelt: Was sagt der Prozentsatz?',
    en: 'Recycled: what does the percentage mean?',
  },
  intro: {
    nl: 'Zestig procent gerecycled kan fabrieksafval zijn of uw fles van gisteren. Twee letters maken het verschil.',
    fr: 'Soixante pour cent de recyclé, ce peuvent être des chutes d’usine ou votre bouteille d’hier. Deux mots font la différence.',
    de: 'Sechzig Prozent Recyclat können Fabrikabfall sein oder Ihre Flasche von gestern. Ein Wort macht den Unterschied.',
    en: 'Sixty per cent recycled may be factory waste or yesterday’s bottle. One word makes the difference.',
  },
  body: {
    nl: '<p>ISO 14021 kent twee soorten. <em>Pre-consumer</em> is afval dat nooit een product werd; <em>post-consumer</em> is een product geweest. Alleen het tweede haalt iets van de vuilnisbelt.</p><p>Vraag daarnaast of het materiaal na gebruik weer uit elkaar kan. Vilt met bindmiddel is gerecycled en toch een eindstation. Vilt dat alleen uit polyester bestaat, kan opnieuw in de machine.</p>',
    fr: '<p>La norme ISO 14021 en connaît deux sortes. Le <em>pré-consommation</em> n’a jamais été un produit ; le <em>post-consommation</em>, si. Seul le second évite une décharge.</p><p>Demandez aussi si le matériau pourra être séparé après usage. Un feutre lié à la résine est recyclé et pourtant en fin de course. Un feutre tout polyester peut repasser en machine.</p>',
    de: '<p>ISO 14021 kennt zwei Arten. <em>Pre-Consumer</em> war nie ein Produkt, <em>Post-Consumer</em> schon. Nur das Zweite erspart der Deponie etwas.</p><p>Fragen Sie außerdem, ob sich das Material nach Gebrauch wieder trennen lässt. Filz mit Bindemittel ist recycelt und trotzdem Endstation. Filz, der nur aus Polyester besteht, kann wieder in die Maschine.</p>',
    en: '<p>ISO 14021 knows two kinds. <em>Pre-consumer</em> was never a product; <em>post-consumer</em> was. Only the second keeps anything out of landfill.</p><p>Ask, too, whether the material can be taken apart after use. Felt with a binder is recycled and still the end of the line. Felt that is polyester throughout can go back into the machine.</p>',
  },
  topic: topics.materials,
  readingTime: 1,
  picture: groupPictures.rollEdge,
  questions: [],
};

const fireClasses: SeedAdvice = {
  key: 'fire-classes',
  slugs: {
    nl: 'brandklassen-in-het-kort',
    fr: 'euroclasses-en-bref',
    de: 'brandklassen-kurz-erklaert',
    en: 'fire-classes-in-brief',
  },
  title: {
    nl: 'Brandklassen in het kort',
    fr: 'Les euroclasses en bref',
    de: 'Brandklassen kurz erklärt',
    en: 'Fire classes in brief',
  },
  intro: {
    nl: 'B-s1,d0 is geen wachtwoord. Drie tekens, drie vragen die de brandweer stelt.',
    fr: 'B-s1,d0 n’est pas un mot de passe. Trois signes, trois questions des pompiers.',
    de: 'B-s1,d0 ist kein Passwort. Drei Zeichen, drei Fragen der Feuerwehr.',
    en: 'B-s1,d0 is not a password. Three signs, three questions from the fire service.',
  },
  body: {
    nl: '<table><thead><tr><th>Teken</th><th>Vraag</th><th>Best</th></tr></thead><tbody><tr><td>A1–F</td><td>Draagt het bij aan de brand?</td><td>A1</td></tr><tr><td>s1–s3</td><td>Hoeveel rook?</td><td>s1</td></tr><tr><td>d0–d2</td><td>Vallen er brandende druppels?</td><td>d0</td></tr></tbody></table><p>In een woning volstaat meestal D. In een vluchtweg vraagt het Besluit bouwwerken leefomgeving klasse B, en België en Duitsland vragen er hetzelfde. De klasse geldt voor de montage waarin is getest: los van de wand kan een paneel een klasse lager scoren.</p>',
    fr: '<table><thead><tr><th>Signe</th><th>Question</th><th>Meilleur</th></tr></thead><tbody><tr><td>A1–F</td><td>Contribue-t-il au feu ?</td><td>A1</td></tr><tr><td>s1–s3</td><td>Combien de fumée ?</td><td>s1</td></tr><tr><td>d0–d2</td><td>Des gouttes enflammées ?</td><td>d0</td></tr></tbody></table><p>Dans un logement, D suffit en général. Une voie d’évacuation demande le plus souvent B ou mieux, selon le pays et le type de bâtiment. La classe vaut pour la pose essayée : à distance du mur, un panneau peut perdre une classe.</p>',
    de: '<table><thead><tr><th>Zeichen</th><th>Frage</th><th>Am besten</th></tr></thead><tbody><tr><td>A1–F</td><td>Trägt es zum Brand bei?</td><td>A1</td></tr><tr><td>s1–s3</td><td>Wie viel Rauch?</td><td>s1</td></tr><tr><td>d0–d2</td><td>Brennende Tropfen?</td><td>d0</td></tr></tbody></table><p>In der Wohnung genügt meist D. Für Rettungswege wird in der Regel B oder besser verlangt, je nach Land und Gebäude. Die Klasse gilt für die geprüfte Montage: Mit Abstand zur Wand kann ein Paneel eine Klasse verlieren.</p>',
    en: '<table><thead><tr><th>Sign</th><th>Question</th><th>Best</th></tr></thead><tbody><tr><td>A1–F</td><td>Does it feed the fire?</td><td>A1</td></tr><tr><td>s1–s3</td><td>How much smoke?</td><td>s1</td></tr><tr><td>d0–d2</td><td>Burning droplets?</td><td>d0</td></tr></tbody></table><p>At home, D will usually do. Escape routes generally call for B or better, depending on country and building. The class holds for the mounting that was tested: hung clear of the wall, a panel may drop a class.</p>',
  },
  topic: topics.rules,
  readingTime: 1,
  picture: groupPictures.slatsClose,
  questions: [
    {
      question: {
        nl: 'Mag ik vilt in een trappenhuis hangen?',
        fr: 'Puis-je poser du feutre dans une cage d’escalier ?',
        de: 'Darf ich Filz im Treppenhaus aufhängen?',
        en: 'May I hang felt in a stairwell?',
      },
      answer: {
        nl: '<p>Vilt van klasse B-s1,d0 vaak wel, klasse E nooit. Vraag het vooraf aan de eigenaar of de brandweer.</p>',
        fr: '<p>Un feutre B-s1,d0 souvent, un feutre E jamais. Demandez d’abord au propriétaire ou aux pompiers.</p>',
        de: '<p>Filz der Klasse B-s1,d0 oft, Klasse E nie. Fragen Sie vorher beim Eigentümer oder der Brandschutzbehörde.</p>',
        en: '<p>Felt of class B-s1,d0 often, class E never. Ask the owner or the fire officer first.</p>',
      },
    },
  ],
};

const howMuch: SeedAdvice = {
  key: 'how-much-absorption',
  slugs: { nl: 'hoeveel-is-genoeg', fr: 'combien-en-faut-il', de: 'wie-viel-ist-genug', en: 'how-much-is-enough' },
  title: {
    nl: 'Hoeveel absorptie is genoeg?',
    fr: 'Combien d’absorption faut-il ?',
    de: 'Wie viel Absorption ist genug?',
    en: 'How much absorption is enough?',
  },
  intro: {
    nl: 'Een vuistregel voor wie geen zin heeft in formules, en één formule voor wie dat wel heeft.',
    fr: 'Une règle simple pour qui n’aime pas les formules, et une formule pour les autres.',
    de: 'Eine Faustregel für alle, die keine Formeln mögen, und eine Formel für die anderen.',
    en: 'A rule of thumb for those who dislike formulas, and one formula for those who don’t.',
  },
  body: {
    nl: '<p>Bij een normale verdiepingshoogte: bedek een kwart tot een derde van de vloeroppervlakte, verdeeld over plafond en één wand. In een klas of kantine de helft.</p><p>De formule: nodig oppervlak = 0,16 × volume ÷ gewenste nagalmtijd − wat er al is. Een vergaderkamer van 60 m³ voor 0,5 seconde vraagt 19 m² open raam; tapijt, stoelen en mensen leveren er acht.</p>',
    fr: '<p>À hauteur normale : couvrez un quart à un tiers de la surface au sol, réparti entre plafond et un mur. Dans une classe ou une cantine, la moitié.</p><p>La formule : aire nécessaire = 0,16 × volume ÷ durée souhaitée − ce qui existe. Une salle de réunion de 60 m³ visant 0,5 seconde demande 19 m² d’absorption totale ; moquette, chaises et personnes en fournissent huit.</p>',
    de: '<p>Bei üblicher Raumhöhe: ein Viertel bis ein Drittel der Grundfläche belegen, verteilt auf Decke und eine Wand. Im Klassenzimmer oder in der Kantine die Hälfte.</p><p>Die Formel: nötige Fläche = 0,16 × Volumen ÷ gewünschte Nachhallzeit − Vorhandenes. Ein Besprechungsraum von 60 m³ braucht für 0,5 Sekunden 19 m² Absorptionsfläche; Teppich, Stühle und Menschen bringen acht davon.</p>',
    en: '<p>At normal ceiling height: cover a quarter to a third of the floor area, spread over ceiling and one wall. In a classroom or canteen, half.</p><p>The formula: area needed = 0.16 × volume ÷ desired reverberation time − what is there. A meeting room of 60 m³ aiming at 0.5 seconds needs 19 m² of open window; carpet, chairs and people supply eight.</p>',
  },
  topic: topics.choosing,
  readingTime: 1,
  picture: groupPictures.diningRoom,
  questions: [],
};

const feltOrWool: SeedAdvice = {
  key: 'felt-foam-or-wool',
  slugs: {
    nl: 'vilt-schuim-of-wol',
    fr: 'feutre-mousse-ou-laine',
    de: 'filz-schaum-oder-wolle',
    en: 'felt-foam-or-wool',
  },
  title: {
    nl: 'Vilt, schuim of wol: niet beter, wel anders',
    fr: 'Feutre, mousse ou laine : pas meilleur, différent',
    de: 'Filz, Schaum oder Wolle: nicht besser, nur anders',
    en: 'Felt, foam or wool: not better, just different',
  },
  intro: {
    nl: 'We maken ze alle drie en hebben dus geen reden om er een voor te trekken.',
    fr: 'Nous fabriquons les trois et n’avons donc pas de préférence à défendre.',
    de: 'Wir fertigen alle drei und haben deshalb keinen Grund, eines vorzuziehen.',
    en: 'We make all three, so we have no reason to favour one.',
  },
  body: {
    nl: '<ul><li><strong>Vilt</strong> is sterk, kleurvast en dun. Onder 25 mm doet het bij lage stemmen weinig.</li><li><strong>Schuim</strong> absorbeert per millimeter het meest. Polyurethaan brandt; melamine niet, maar kruimelt.</li><li><strong>Minerale wol</strong> is het goedkoopst en onbrandbaar, en hoort achter een doek of een rooster.</li></ul><p>Kies op plek: waar handen komen vilt, waar niemand komt wol, waar het moet presteren schuim.</p>',
    fr: '<ul><li><strong>Le feutre</strong> est solide, stable en couleur et mince. Sous 25 mm, il fait peu aux voix graves.</li><li><strong>La mousse</strong> absorbe le plus au millimètre. Le polyuréthane brûle ; la mélamine non, mais s’effrite.</li><li><strong>La laine minérale</strong> est la moins chère et incombustible ; sa place est derrière une toile ou une grille.</li></ul><p>Choisissez selon l’endroit : feutre à portée de main, laine hors de portée, mousse où il faut de la performance.</p>',
    de: '<ul><li><strong>Filz</strong> ist fest, farbecht und dünn. Unter 25 mm bewirkt er bei tiefen Stimmen wenig.</li><li><strong>Schaum</strong> absorbiert je Millimeter am meisten. Polyurethan brennt, Melamin nicht, es krümelt aber.</li><li><strong>Mineralwolle</strong> ist am billigsten und nicht brennbar; sie gehört hinter Stoff oder Gitter.</li></ul><p>Wählen Sie nach dem Ort: Filz, wo Hände hinkommen, Wolle, wo keine hinkommen, Schaum, wo es auf Leistung ankommt.</p>',
    en: '<ul><li><strong>Felt</strong> is strong, colourfast and thin. Below 25 mm it does little for low voices.</li><li><strong>Foam</strong> absorbs most per millimetre. Polyurethane burns; melamine does not, but it crumbles.</li><li><strong>Mineral wool</strong> is cheapest and does not burn; it belongs behind cloth or a grille.</li></ul><p>Choose by place: felt within reach of hands, wool out of reach, foam where performance counts.</p>',
  },
  topic: topics.materials,
  readingTime: 1,
  picture: groupPictures.melamine,
  questions: [],
};

const tender: SeedAdvice = {
  key: 'tender-text',
  slugs: {
    nl: 'akoestiek-in-een-bestek',
    fr: 'l-acoustique-au-cahier-des-charges',
    de: 'akustik-im-leistungsverzeichnis',
    en: 'acoustics-in-a-tender',
  },
  title: {
    nl: 'Akoestiek in een bestek: vraag om een resultaat',
    fr: 'L’acoustique au cahier des charges : exigez un résultat',
    de: 'Akustik im Leistungsverzeichnis: ein Ergebnis verlangen',
    en: 'Acoustics in a tender: ask for a result',
  },
  intro: {
    nl: '“Akoestisch plafond” is geen eis. Drie zinnen die dat wel zijn.',
    fr: '« Plafond acoustique » n’est pas une exigence. Trois phrases qui en sont une.',
    de: '„Akustikdecke“ ist keine Anforderung. Drei Sätze, die eine sind.',
    en: '“Acoustic ceiling” is not a requirement. Three sentences that are.',
  },
  body: {
    nl: '<ol><li>De nagalmtijd in de ingerichte, lege ruimte is per octaaf van 250 tot 4.000 Hz ten hoogste 0,6 s, gemeten volgens ISO 3382-2.</li><li>De absorptie is aangetoond met een rapport volgens ISO 354 in de aangeboden montage.</li><li>Bij overschrijding herstelt de aannemer op eigen kosten.</li></ol><p>De derde zin maakt de eerste twee waar. Wie een product voorschrijft in plaats van een resultaat, koopt het risico erbij.</p>',
    fr: '<ol><li>La durée de réverbération du local meublé et vide est au plus de 0,6 s par octave, de 250 à 4 000 Hz, mesurée selon ISO 3382-2.</li><li>L’absorption est prouvée par un rapport ISO 354 dans la pose proposée.</li><li>En cas de dépassement, l’entreprise corrige à ses frais.</li></ol><p>La troisième phrase rend vraies les deux autres. Qui prescrit un produit au lieu d’un résultat achète aussi le risque.</p>',
    de: '<ol><li>Die Nachhallzeit im eingerichteten, leeren Raum beträgt je Oktave von 250 bis 4.000 Hz höchstens 0,6 s, gemessen nach ISO 3382-2.</li><li>Die Absorption ist durch einen Bericht nach ISO 354 in der angebotenen Montage belegt.</li><li>Bei Überschreitung bessert der Auftragnehmer auf eigene Kosten nach.</li></ol><p>Der dritte Satz macht die ersten beiden wahr. Wer ein Produkt statt eines Ergebnisses vorschreibt, kauft das Risiko mit.</p>',
    en: '<ol><li>Reverberation time in the furnished, empty room is at most 0.6 s in each octave from 250 to 4,000 Hz, measured to ISO 3382-2.</li><li>Absorption is proven by a report to ISO 354 in the mounting offered.</li><li>If exceeded, the contractor puts it right at his own cost.</li></ol><p>The third sentence makes the first two come true. Specify a product instead of a result, and you buy the risk with it.</p>',
  },
  topic: topics.rules,
  readingTime: 1,
  picture: groupPictures.raft,
  questions: [],
};

export const advice: readonly SeedAdvice[] = [whichBrand, howMuch, feltOrWool, fireClasses, readLabel, tender];

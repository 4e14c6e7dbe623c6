import type { SeedJobOffer } from '../../seed-editorial.ts';

const contact = { name: 'Noor Aalders', email: 'jobs@easy-felt-nl.example' } as const;

const cutter: SeedJobOffer = {
  key: 'laser-cutter',
  slugs: { nl: 'lasersnijder', fr: 'operateur-laser', de: 'laserschneider', en: 'laser-cutter' },
  title: {
    nl: 'Lasersnijder (m/v/x)',
    fr: 'Opérateur laser (h/f/x)',
    de: 'Laserschneider (m/w/d)',
    en: 'Laser cutter',
  },
  intro: {
    nl: 'Van tekening tot doos: jij snijdt, controleert en pakt in. Vijf mensen, één laser, goede muziek.',
    fr: 'Du dessin au carton : vous coupez, contrôlez, emballez. Cinq personnes, un laser, de la bonne musique.',
    de: 'Von der Zeichnung bis zum Karton: Sie schneiden, prüfen, packen. Fünf Leute, ein Laser, gute Musik.',
    en: 'From drawing to box: you cut, check and pack. Five people, one laser, good music.',
  },
  body: {
    nl: '<p>Je legt vormen zo op de rol dat er niets overblijft wat geen onderzetter kan worden. Ervaring met een snijmachine is handig, een goed oog is nodig.</p><ul><li>Dagdienst, vier of vijf dagen</li><li>Afzuiging die je niet hoort: die hebben we zelf bekleed</li></ul>',
    fr: '<p>Vous imbriquez les formes pour qu’il ne reste rien qui ne puisse faire un dessous de verre. L’habitude d’une machine de découpe aide, un bon œil est nécessaire.</p><ul><li>De jour, quatre ou cinq jours</li><li>Une aspiration silencieuse : nous l’avons habillée nous-mêmes</li></ul>',
    de: '<p>Sie legen Formen so auf die Rolle, dass nichts übrig bleibt, was kein Untersetzer werden kann. Erfahrung mit Schneidmaschinen hilft, ein gutes Auge ist nötig.</p><ul><li>Tagschicht, vier oder fünf Tage</li><li>Eine Absaugung, die man nicht hört: selbst verkleidet</li></ul>',
    en: '<p>You lay out shapes so that nothing is left that could not become a coaster. Experience with a cutting machine helps, a good eye is a must.</p><ul><li>Days, four or five a week</li><li>Extraction you cannot hear: we lined it ourselves</li></ul>',
  },
  place: { nl: 'Hengelo', fr: 'Hengelo (Pays-Bas)', de: 'Hengelo (Niederlande)', en: 'Hengelo, Netherlands' },
  hours: { min: 32, max: 40 },
  employment: 'Permanent',
  date: '2026-10-19',
  salary: { min: { eur: 262_000, gbp: 225_000 }, max: { eur: 318_000, gbp: 273_000 }, per: 'Month' },
  contact,
};

const support: SeedJobOffer = {
  key: 'customer-care',
  slugs: { nl: 'klantenservice', fr: 'service-clients', de: 'kundenservice', en: 'customer-care' },
  title: {
    nl: 'Klantenservice, Frans en Nederlands (m/v/x)',
    fr: 'Service clients, français et néerlandais (h/f/x)',
    de: 'Kundenservice, Französisch und Niederländisch (m/w/d)',
    en: 'Customer care, French and Dutch',
  },
  intro: {
    nl: 'Je helpt mensen kiezen tussen mos en salie. En soms met een doos die te hard is neergezet.',
    fr: 'Vous aidez à choisir entre mousse et sauge. Et parfois pour un carton posé trop fort.',
    de: 'Sie helfen bei der Wahl zwischen Moos und Salbei. Und manchmal bei einem zu hart abgestellten Karton.',
    en: 'You help people choose between moss and sage. And now and then with a box that was put down too hard.',
  },
  body: {
    nl: '<p>Mail, telefoon en soms een foto van een muur. Je mag zelf beslissen over alles tot € 150; vragen mag altijd.</p><ul><li>Vloeiend Frans en Nederlands, Duits is mooi</li><li>Twee dagen thuis, de andere tussen de rollen</li></ul>',
    fr: '<p>Courriels, téléphone, parfois la photo d’un mur. Vous décidez seul jusqu’à 150 € ; demander reste permis.</p><ul><li>Français et néerlandais courants, l’allemand est un plus</li><li>Deux jours chez vous, les autres parmi les rouleaux</li></ul>',
    de: '<p>E-Mail, Telefon und manchmal das Foto einer Wand. Bis 150 € entscheiden Sie selbst; fragen dürfen Sie immer.</p><ul><li>Fließend Französisch und Niederländisch, Deutsch ist schön</li><li>Zwei Tage zu Hause, die anderen zwischen den Rollen</li></ul>',
    en: '<p>E-mail, telephone and sometimes a photo of a wall. Up to €150 you decide yourself; asking is always fine.</p><ul><li>Fluent French and Dutch, German welcome</li><li>Two days at home, the others among the rolls</li></ul>',
  },
  place: { nl: 'Gent', fr: 'Gand', de: 'Gent', en: 'Ghent' },
  hours: { min: 20, max: 32 },
  employment: 'Permanent',
  date: '2026-11-02',
  salary: { min: { eur: 255_000, gbp: 219_000 }, max: { eur: 305_000, gbp: 262_000 }, per: 'Month' },
  contact,
};

const designer: SeedJobOffer = {
  key: 'shape-designer',
  slugs: { nl: 'vormontwerper', fr: 'designer-de-formes', de: 'formgestalter', en: 'shape-designer' },
  title: {
    nl: 'Vormontwerper, tijdelijk (m/v/x)',
    fr: 'Designer de formes, temporaire (h/f/x)',
    de: 'Formgestalter, befristet (m/w/d)',
    en: 'Shape designer, fixed term',
  },
  intro: {
    nl: 'Zes nieuwe vormen in negen maanden, waarvan er twee de winkel halen. Zo gaat dat.',
    fr: 'Six formes nouvelles en neuf mois, dont deux arrivent en boutique. C’est ainsi.',
    de: 'Sechs neue Formen in neun Monaten, zwei davon kommen ins Geschäft. So ist das.',
    en: 'Six new shapes in nine months, of which two reach the shop. That is how it goes.',
  },
  body: {
    nl: '<p>Je tekent, snijdt zelf een proef, hangt hem bij een collega thuis op en gaat na een maand kijken. Wat dan nog hangt, komt in de collectie.</p><ul><li>Portfolio met iets dat gemaakt is, niet alleen getekend</li><li>Je rekent in millimeters en in graden afval</li></ul>',
    fr: '<p>Vous dessinez, découpez un essai, le posez chez un collègue et repassez au bout d’un mois. Ce qui tient encore entre en collection.</p><ul><li>Un portfolio de choses faites, non seulement dessinées</li><li>Vous comptez en millimètres et en chutes</li></ul>',
    de: '<p>Sie zeichnen, schneiden selbst ein Muster, hängen es bei jemandem zu Hause auf und sehen nach einem Monat nach. Was dann noch hängt, kommt in die Kollektion.</p><ul><li>Eine Mappe mit Gemachtem, nicht nur Gezeichnetem</li><li>Sie rechnen in Millimetern und in Verschnitt</li></ul>',
    en: '<p>You draw, cut a sample yourself, hang it in a colleague’s home and go back after a month. Whatever is still up joins the range.</p><ul><li>A portfolio with something made, not just drawn</li><li>You think in millimetres and in offcuts</li></ul>',
  },
  place: { nl: 'Hengelo', fr: 'Hengelo (Pays-Bas)', de: 'Hengelo (Niederlande)', en: 'Hengelo, Netherlands' },
  hours: { min: 24, max: 32 },
  employment: 'Temporary',
  date: '2026-11-09',
  closesOn: '2027-01-10',
  contact,
};

const intern: SeedJobOffer = {
  key: 'photo-internship',
  slugs: { nl: 'stage-fotografie', fr: 'stage-photographie', de: 'praktikum-fotografie', en: 'photography-internship' },
  title: {
    nl: 'Stage fotografie en stilleven',
    fr: 'Stage photographie et nature morte',
    de: 'Praktikum Fotografie und Stillleben',
    en: 'Photography and still-life internship',
  },
  intro: {
    nl: 'Vijf maanden vilt in daglicht. Je leert waarom grijs de moeilijkste kleur is.',
    fr: 'Cinq mois de feutre à la lumière du jour. Vous saurez pourquoi le gris est la couleur la plus difficile.',
    de: 'Fünf Monate Filz im Tageslicht. Sie lernen, warum Grau die schwierigste Farbe ist.',
    en: 'Five months of felt in daylight. You learn why grey is the hardest colour.',
  },
  body: {
    nl: '<p>Je maakt de beelden voor een nieuwe lijn, van moodboard tot bijschrift, samen met de redactie. Je eigen project krijgt een dag per week.</p><p>€ 500 per maand, een fiets van het station en alle stalen die je kunt dragen.</p>',
    fr: '<p>Avec la rédaction, vous faites les images d’une nouvelle ligne, de l’idée à la légende. Une journée par semaine pour votre propre projet.</p><p>500 € par mois, un vélo à la gare et tous les échantillons que vous pouvez porter.</p>',
    de: '<p>Mit der Redaktion machen Sie die Bilder einer neuen Linie, von der Idee bis zur Bildunterschrift. Ein Tag in der Woche gehört dem eigenen Projekt.</p><p>500 € im Monat, ein Rad am Bahnhof und alle Muster, die Sie tragen können.</p>',
    en: '<p>With the editors you make the pictures for a new line, from idea to caption. One day a week is for your own project.</p><p>€500 a month, a bicycle at the station and all the samples you can carry.</p>',
  },
  place: { nl: 'Hengelo', fr: 'Hengelo (Pays-Bas)', de: 'Hengelo (Niederlande)', en: 'Hengelo, Netherlands' },
  hours: { min: 32, max: 40 },
  employment: 'Internship',
  date: '2026-09-07',
  contact,
};

export const jobOffers: readonly SeedJobOffer[] = [designer, support, cutter, intern];

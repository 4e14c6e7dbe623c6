import type { SeedPage } from '../../../seed-data.ts';

/** The texts above overviews that have no page of their own. */
export const acousticArchives: readonly SeedPage[] = [
  {
    id: 'ac-products',
    title: { nl: 'Alle producten', fr: 'Tous les produits', de: 'Alle Produkte', en: 'All products' },
    intro: {
      nl: 'Veertig producten voor wand, plafond en vloer. Filter op categorie of merk; de letter op de kaart is de absorptieklasse.',
      fr: 'Quarante produits pour le mur, le plafond et le sol. Filtrez par catégorie ou par marque ; la lettre sur la fiche est la classe d’absorption.',
      de: 'Vierzig Produkte für Wand, Decke und Boden. Filtern Sie nach Kategorie oder Marke; der Buchstabe auf der Karte ist die Absorberklasse.',
      en: 'Forty products for wall, ceiling and floor. Filter by category or brand; the letter on the card is the absorption class.',
    },
    metaDescription: {
      nl: 'Wandpanelen, plafondeilanden, schermen en absorbers met gemeten absorptie. Vergelijk op klasse, materiaal en prijs.',
      fr: 'Panneaux muraux, îlots de plafond, écrans et absorbeurs à l’absorption mesurée. Comparez classes, matières et prix.',
      de: 'Wandpaneele, Deckensegel, Stellwände und Absorber mit gemessener Absorption. Vergleichen Sie Klasse, Material und Preis.',
      en: 'Wall panels, ceiling rafts, screens and absorbers with measured absorption. Compare class, material and price.',
    },
    blocks: [],
  },
  {
    id: 'ac-blogs',
    title: { nl: 'Kennis', fr: 'Comprendre', de: 'Wissen', en: 'Know-how' },
    intro: {
      nl: 'Hoe geluid zich gedraagt in een kamer, opgeschreven door onze akoestici. Met rekenvoorbeelden, zonder verkooppraat.',
      fr: 'Comment le son se comporte dans une pièce, expliqué par nos acousticiens. Avec des calculs, sans boniment.',
      de: 'Wie sich Schall in einem Raum verhält, aufgeschrieben von unseren Akustikern. Mit Rechenbeispielen, ohne Verkaufsgespräch.',
      en: 'How sound behaves in a room, written down by our acousticians. With worked examples and no sales talk.',
    },
    metaDescription: {
      nl: 'Artikelen over nagalm, absorptieklassen en materialen: lees hoeveel absorptie een ruimte nodig heeft en waarom.',
      fr: 'Articles sur la réverbération, les classes d’absorption et les matières : combien d’absorption il faut, et pourquoi.',
      de: 'Beiträge über Nachhall, Absorberklassen und Materialien: wie viel Absorption ein Raum braucht und warum.',
      en: 'Articles on reverberation, absorption classes and materials: how much absorption a room needs, and why.',
    },
    blocks: [],
  },
  {
    id: 'ac-projects',
    title: { nl: 'Projecten', fr: 'Projets', de: 'Projekte', en: 'Projects' },
    intro: {
      nl: 'Ruimtes die we stiller maakten, met de nagalm van ervoor en erna. Gemeten door onszelf, nagerekend door wie er zit.',
      fr: 'Des lieux rendus plus calmes, avec la réverbération avant et après. Mesurée par nous, jugée par ceux qui y vivent.',
      de: 'Räume, die wir ruhiger gemacht haben, mit dem Nachhall davor und danach. Gemessen von uns, beurteilt von denen, die dort sitzen.',
      en: 'Rooms we made quieter, with the reverberation before and after. Measured by us, judged by the people who sit there.',
    },
    metaDescription: {
      nl: 'Restaurant, kantoor, school, studio, woning en kantine: zes projecten met cijfers, producten en wat de gebruikers ervan vinden.',
      fr: 'Restaurant, bureaux, école, studio, logement et cantine : six projets avec leurs chiffres, leurs produits et l’avis des usagers.',
      de: 'Restaurant, Büro, Schule, Studio, Wohnung und Kantine: sechs Projekte mit Zahlen, Produkten und dem Urteil der Nutzer.',
      en: 'Restaurant, office, school, studio, home and canteen: six projects with figures, products and what the users think.',
    },
    blocks: [],
  },
  {
    id: 'ac-inspiration',
    title: { nl: 'Inspiratie', fr: 'Inspiration', de: 'Inspiration', en: 'Inspiration' },
    intro: {
      nl: 'Kamers waarin het werkt. Tik op een punt om te zien wat er hangt.',
      fr: 'Des pièces où cela fonctionne. Touchez un point pour voir ce qui s’y trouve.',
      de: 'Räume, in denen es funktioniert. Tippen Sie auf einen Punkt, um zu sehen, was dort hängt.',
      en: 'Rooms where it works. Tap a point to see what hangs there.',
    },
    metaDescription: {
      nl: 'Woonkamers, kantoren en restaurants met akoestische panelen, baffles en gordijnen, met een link naar elk product in beeld.',
      fr: 'Séjours, bureaux et restaurants avec panneaux, baffles et rideaux acoustiques, et un lien vers chaque produit visible.',
      de: 'Wohnräume, Büros und Restaurants mit Akustikpaneelen, Baffeln und Vorhängen, mit einem Link zu jedem Produkt im Bild.',
      en: 'Living rooms, offices and restaurants with acoustic panels, baffles and curtains, and a link to every product in view.',
    },
    blocks: [],
  },
  {
    id: 'ac-search',
    title: { nl: 'Zoeken', fr: 'Rechercher', de: 'Suche', en: 'Search' },
    intro: {
      nl: 'Zoek in producten, projecten en kennis. Een tikfout is geen ramp.',
      fr: 'Cherchez parmi les produits, les projets et les articles. Une faute de frappe n’est pas grave.',
      de: 'Suchen Sie in Produkten, Projekten und Wissen. Ein Tippfehler macht nichts.',
      en: 'Search products, projects and know-how. A typing slip does no harm.',
    },
    blocks: [],
  },
];

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
];

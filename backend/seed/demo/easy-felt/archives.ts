import type { SeedPage } from '../../seed-data.ts';

/** The texts above overviews that have no page of their own. */
export const easyFeltArchives: readonly SeedPage[] = [
  {
    id: 'ef-products',
    title: { nl: 'Alles van vilt', fr: 'Tout en feutre', de: 'Alles aus Filz', en: 'Everything felt' },
    intro: {
      nl: 'Klein assortiment, veel kleuren. Er komt elk seizoen iets bij.',
      fr: 'Une petite gamme, beaucoup de couleurs. Une nouveauté chaque saison.',
      de: 'Kleines Sortiment, viele Farben. Jede Saison kommt etwas dazu.',
      en: 'A small range in a lot of colours. Something new every season.',
    },
    blocks: [],
  },
  {
    id: 'ef-blogs',
    title: { nl: 'Van de werktafel', fr: 'De l’atelier', de: 'Vom Werktisch', en: 'From the workbench' },
    intro: {
      nl: 'Korte stukjes over snijden, plakken en wat er misging voordat het lukte.',
      fr: 'De petits billets sur la coupe, la colle et les ratés d’avant la réussite.',
      de: 'Kurze Texte über Schneiden, Kleben und was alles schiefging, bevor es klappte.',
      en: 'Short pieces on cutting, gluing and what went wrong before it went right.',
    },
    blocks: [],
  },
  {
    id: 'ef-projects',
    title: { nl: 'Projecten', fr: 'Projets', de: 'Projekte', en: 'Projects' },
    intro: {
      nl: 'Wat anderen met ons vilt deden: een hotel, een bibliotheek, een eettafel. Met wat het opleverde, en met wat niet.',
      fr: 'Ce que d’autres ont fait de notre feutre : un hôtel, une bibliothèque, une table d’hôtes. Avec le résultat, et ce qu’il n’a pas résolu.',
      de: 'Was andere aus unserem Filz gemacht haben: ein Hotel, eine Bücherei, einen Esstisch. Mit dem, was es brachte, und dem, was nicht.',
      en: 'What others did with our felt: a hotel, a library, a dining table. With what it achieved, and what it did not.',
    },
    blocks: [],
  },
  {
    id: 'ef-inspiration',
    title: { nl: 'Inspiratie', fr: 'Inspiration', de: 'Inspiration', en: 'Inspiration' },
    intro: {
      nl: 'Kamers met vilt erin. Tik op een punt om te zien wat er hangt, staat of ligt.',
      fr: 'Des pièces avec du feutre. Touchez un point pour voir ce qui y est accroché ou posé.',
      de: 'Räume mit Filz darin. Tippen Sie auf einen Punkt, um zu sehen, was dort hängt, steht oder liegt.',
      en: 'Rooms with felt in them. Tap a point to see what hangs, stands or lies there.',
    },
    blocks: [],
  },
  {
    id: 'ef-search',
    title: { nl: 'Zoeken', fr: 'Rechercher', de: 'Suche', en: 'Search' },
    intro: {
      nl: 'Typ een kleur, een vorm of een kamer. We begrijpen je ook met een typefoutje.',
      fr: 'Tapez une couleur, une forme ou une pièce. Une faute de frappe ne nous arrête pas.',
      de: 'Geben Sie eine Farbe, eine Form oder einen Raum ein. Tippfehler verstehen wir auch.',
      en: 'Type a colour, a shape or a room. A typing slip won’t stop us.',
    },
    blocks: [],
  },
];

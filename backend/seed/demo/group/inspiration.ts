import type { SeedInspiration } from '../../seed-editorial.ts';
import { groupPictures } from './pictures.ts';

/** What the brands make, in rooms. The group sells nothing itself, so nothing in them leads to a product. */
export const inspiration: readonly SeedInspiration[] = [
  {
    key: 'green-wall',
    title: {
      nl: 'Acoustic: een wand die meeademt met de kamer',
      fr: 'Acoustic : un mur qui respire avec la pièce',
      de: 'Acoustic: eine Wand, die mit dem Zimmer atmet',
      en: 'Acoustic: a wall that breathes with the room',
    },
    picture: groupPictures.home,
  },
  {
    key: 'hexagons',
    title: {
      nl: 'Easy Felt: zeshoeken uit oude plafondtegels',
      fr: 'Easy Felt : des hexagones faits d’anciennes dalles',
      de: 'Easy Felt: Sechsecke aus alten Deckenplatten',
      en: 'Easy Felt: hexagons made from old ceiling tiles',
    },
    picture: groupPictures.hexagons,
  },
  {
    key: 'quiet-office',
    title: {
      nl: 'De ontvangst van ons kantoor in Gent',
      fr: 'L’accueil de nos bureaux à Gand',
      de: 'Der Empfang unseres Büros in Gent',
      en: 'The reception of our office in Ghent',
    },
    picture: groupPictures.lobby,
  },
  {
    key: 'discs',
    title: {
      nl: 'Schijven boven zestig couverts',
      fr: 'Des disques au-dessus de soixante couverts',
      de: 'Scheiben über sechzig Gedecken',
      en: 'Discs above sixty covers',
    },
    picture: groupPictures.restaurant,
  },
  {
    key: 'wedges',
    title: {
      nl: 'Fibers and Foams: wiggen voor een meetruimte',
      fr: 'Fibers and Foams : des dièdres pour une salle de mesure',
      de: 'Fibers and Foams: Keile für einen Messraum',
      en: 'Fibers and Foams: wedges for a measuring room',
    },
    picture: groupPictures.wedges,
  },
  {
    key: 'film-night',
    title: {
      nl: 'Filmavond tussen nachtblauw vilt van de eigen lijn',
      fr: 'Soirée cinéma entre des feutres bleu nuit de notre ligne',
      de: 'Filmabend zwischen nachtblauem Filz von der eigenen Anlage',
      en: 'Film night between midnight blue felts from our own line',
    },
    picture: groupPictures.homeCinema,
  },
];

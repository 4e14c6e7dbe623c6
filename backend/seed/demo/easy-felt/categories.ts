import type { SeedCategory } from '../../seed-data.ts';

export const easyFeltCategories: readonly SeedCategory[] = [
  {
    key: 'shapes',
    slugs: { nl: 'vormen', fr: 'formes', de: 'formen', en: 'shapes' },
    name: { nl: 'Vormen', fr: 'Formes', de: 'Formen', en: 'Shapes' },
    intro: {
      nl: 'Vilt dat al gesneden is: zeshoeken, bladeren en wat er nog volgt.',
      fr: 'Du feutre déjà découpé : hexagones, feuilles et la suite à venir.',
      de: 'Filz, der schon geschnitten ist: Sechsecke, Blätter und was noch folgt.',
      en: 'Felt that has been cut already: hexagons, leaves and more to follow.',
    },
    picture: {
      key: 'hexa-felt-tiles',
      alt: {
        nl: 'Zeshoeken van vilt in zes kleuren',
        fr: 'Hexagones de feutre en six couleurs',
        de: 'Sechsecke aus Filz in sechs Farben',
        en: 'Felt hexagons in six colours',
      },
    },
  },
];

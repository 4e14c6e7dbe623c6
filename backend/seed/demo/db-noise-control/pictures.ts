import type { SeedPicture } from '../../seed-data.ts';

/** Pictures of the bureau's work, each with what is to be seen on it. */
export const workPictures = {
  wedges: {
    key: 'wedge-foam-panel',
    alt: {
      nl: 'Wand met grijs wigschuim in afwisselende richting',
      fr: 'Mur de mousse à dièdres gris en orientation alternée',
      de: 'Wand aus grauem Keilschaum in wechselnder Richtung',
      en: 'Wall of grey wedge foam in alternating directions',
    },
  },
  melamine: {
    key: 'melamine-absorber-block',
    alt: {
      nl: 'Lichtgrijze melamineblokken tegen een wand',
      fr: 'Blocs de mélamine gris clair contre un mur',
      de: 'Hellgraue Melaminblöcke an einer Wand',
      en: 'Light grey melamine blocks against a wall',
    },
  },
  corner: {
    key: 'corner-bass-trap',
    alt: {
      nl: 'Hoekabsorber van donker schuim, van vloer tot plafond',
      fr: 'Piège à basses d’angle en mousse sombre, du sol au plafond',
      de: 'Eckabsorber aus dunklem Schaum, vom Boden bis zur Decke',
      en: 'Corner absorber of dark foam from floor to ceiling',
    },
  },
  baffles: {
    key: 'linea-baffle',
    alt: {
      nl: 'Rijen verticale baffles onder een hoog plafond',
      fr: 'Rangées de baffles verticaux sous un plafond haut',
      de: 'Reihen senkrechter Baffeln unter einer hohen Decke',
      en: 'Rows of vertical baffles under a high ceiling',
    },
  },
  ceiling: {
    key: 'quadra-ceiling-tile',
    alt: {
      nl: 'Lichte werkkamer met absorberende tegels in het plafond',
      fr: 'Pièce de travail claire au plafond de dalles absorbantes',
      de: 'Heller Arbeitsraum mit absorbierenden Deckenplatten',
      en: 'Bright workroom with absorbent ceiling tiles',
    },
  },
  office: {
    key: 'scene-office',
    alt: {
      nl: 'Kantoor met bureaus en geluidabsorberende schermen',
      fr: 'Bureau avec postes de travail et écrans absorbants',
      de: 'Büro mit Schreibtischen und absorbierenden Stellwänden',
      en: 'Office with desks and absorbent screens',
    },
  },
  restaurant: {
    key: 'scene-restaurant',
    alt: {
      nl: 'Restaurant met absorberende elementen aan wand en plafond',
      fr: 'Restaurant aux éléments absorbants sur les murs et au plafond',
      de: 'Restaurant mit absorbierenden Elementen an Wand und Decke',
      en: 'Restaurant with absorbent elements on wall and ceiling',
    },
  },
} as const satisfies Record<string, SeedPicture>;

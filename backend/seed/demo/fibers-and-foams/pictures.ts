import type { SeedPicture } from '../../seed-data.ts';

/** One picture a family of materials; products of a family share it. */
export const materialPictures = {
  pyramids: {
    key: 'pyra-foam-panel',
    alt: {
      nl: 'Vlak van antracietkleurig piramideschuim op een wand',
      fr: 'Surface de mousse pyramidale anthracite sur un mur',
      de: 'Fläche aus anthrazitfarbenem Pyramidenschaum an einer Wand',
      en: 'Area of anthracite pyramid foam on a wall',
    },
  },
  wedges: {
    key: 'wedge-foam-panel',
    alt: {
      nl: 'Wand van grijs wigschuim in afwisselende richting',
      fr: 'Mur de mousse grise à dièdres en orientation alternée',
      de: 'Wand aus grauem Keilschaum in wechselnder Richtung',
      en: 'Wall of grey wedge foam in alternating directions',
    },
  },
  melamine: {
    key: 'melamine-absorber-block',
    alt: {
      nl: 'Gestapelde blokken wit en grijs melamineschuim',
      fr: 'Blocs empilés de mousse de mélamine blanche et grise',
      de: 'Gestapelte Blöcke aus weißem und grauem Melaminschaum',
      en: 'Stacked blocks of white and grey melamine foam',
    },
  },
  corner: {
    key: 'corner-bass-trap',
    alt: {
      nl: 'Hoekabsorber van donker schuim in een kamerhoek',
      fr: 'Piège à basses en mousse sombre dans un angle de pièce',
      de: 'Eckabsorber aus dunklem Schaum in einer Zimmerecke',
      en: 'Corner absorber of dark foam in the corner of a room',
    },
  },
} as const satisfies Record<string, SeedPicture>;

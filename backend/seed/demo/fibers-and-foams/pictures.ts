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
  whitePyramids: {
    key: 'pyra-foam-panel-white',
    alt: {
      nl: 'Negen tegels wit piramideschuim op een wand',
      fr: 'Neuf dalles de mousse pyramidale blanche sur un mur',
      de: 'Neun Platten weißer Pyramidenschaum an einer Wand',
      en: 'Nine tiles of white pyramid foam on a wall',
    },
  },
  greyPyramids: {
    key: 'pyra-foam-panel-grey',
    alt: {
      nl: 'Negen tegels grijs piramideschuim op een wand',
      fr: 'Neuf dalles de mousse pyramidale grise sur un mur',
      de: 'Neun Platten grauer Pyramidenschaum an einer Wand',
      en: 'Nine tiles of grey pyramid foam on a wall',
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
  sheets: {
    key: 'pu-foam-sheets',
    alt: {
      nl: 'Stapel schuimplaten in grijs en antraciet, drie rechtop ernaast',
      fr: 'Pile de plaques de mousse grises et anthracite, trois debout à côté',
      de: 'Stapel Schaumplatten in Grau und Anthrazit, drei stehen daneben',
      en: 'Stack of foam sheets in grey and anthracite, three standing beside it',
    },
  },
  darkSheets: {
    key: 'pu-foam-sheets-anthracite',
    alt: {
      nl: 'Stapel zwarte platen op een kast, drie rechtop tegen de muur',
      fr: 'Pile de plaques noires sur un meuble, trois debout contre le mur',
      de: 'Stapel schwarzer Platten auf einem Schrank, drei stehen an der Wand',
      en: 'Stack of black sheets on a cupboard, three standing against the wall',
    },
  },
  melamineSheets: {
    key: 'melamine-sheets',
    alt: {
      nl: 'Platen wit melamineschuim',
      fr: 'Plaques de mousse de mélamine blanche',
      de: 'Platten aus weißem Melaminschaum',
      en: 'Sheets of white melamine foam',
    },
  },
  cylinder: {
    key: 'foam-cylinder',
    alt: { nl: 'Cilinders van schuim', fr: 'Cylindres de mousse', de: 'Zylinder aus Schaum', en: 'Cylinders of foam' },
  },
  polyester: {
    key: 'polyester-fibre-panel',
    alt: {
      nl: 'Platen witte polyestervezel',
      fr: 'Plaques de fibre polyester blanche',
      de: 'Platten aus weißer Polyesterfaser',
      en: 'Panels of white polyester fibre',
    },
  },
  woodWool: {
    key: 'wood-wool-panel',
    alt: {
      nl: 'Houtwolplaten aan een wand',
      fr: 'Panneaux de laine de bois sur un mur',
      de: 'Holzwolleplatten an einer Wand',
      en: 'Wood wool panels on a wall',
    },
  },
  felt: {
    key: 'felt-roll-fog',
    alt: {
      nl: 'Rol grijs gemêleerd vilt op een houten bank, half uitgerold',
      fr: 'Rouleau de feutre gris chiné sur un banc en bois, à demi déroulé',
      de: 'Rolle grau melierter Filz auf einer Holzbank, halb ausgerollt',
      en: 'Roll of heather grey felt on a wooden bench, half unrolled',
    },
  },
  barrier: {
    key: 'barrier-mat',
    alt: {
      nl: 'Rol zware zwarte mat',
      fr: 'Rouleau de masse lourde noire',
      de: 'Rolle schwarzer Schwerfolie',
      en: 'Roll of heavy black barrier mat',
    },
  },
  rubber: {
    key: 'rubber-granulate-mat',
    alt: {
      nl: 'Rol en tegels van rubbergranulaat',
      fr: 'Rouleau et dalles de granulés de caoutchouc',
      de: 'Rolle und Platten aus Gummigranulat',
      en: 'Roll and tiles of rubber granules',
    },
  },
  seal: {
    key: 'sealing-strip',
    alt: {
      nl: 'Rol zwart afdichtprofiel',
      fr: 'Rouleau de joint noir',
      de: 'Rolle schwarzes Dichtprofil',
      en: 'Roll of black sealing strip',
    },
  },
  glue: {
    key: 'glue-and-spray',
    alt: {
      nl: 'Blik lijm en twee spuitbussen op een kast',
      fr: 'Pot de colle et deux bombes sur un meuble',
      de: 'Dose Kleber und zwei Sprühdosen auf einem Schrank',
      en: 'Tin of adhesive and two spray cans on a cupboard',
    },
  },
} as const satisfies Record<string, SeedPicture>;

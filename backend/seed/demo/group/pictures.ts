import type { SeedPicture } from '../../seed-data.ts';

/** Pictures of what the brands make, each with what is to be seen on it. */
export const groupPictures = {
  hexagons: {
    key: 'hexa-felt-tiles',
    alt: {
      nl: 'Zeshoeken van gerecycled vilt in groen, zand en klei',
      fr: 'Hexagones de feutre recyclé vert, sable et argile',
      de: 'Sechsecke aus recyceltem Filz in Grün, Sand und Ton',
      en: 'Hexagons of recycled felt in greens, sand and clay',
    },
  },
  office: {
    key: 'scene-office',
    alt: {
      nl: 'Kantoor met baffles boven de werkplekken',
      fr: 'Bureau avec des baffles au-dessus des postes',
      de: 'Büro mit Baffeln über den Arbeitsplätzen',
      en: 'Office with baffles above the desks',
    },
  },
  restaurant: {
    key: 'scene-restaurant',
    alt: {
      nl: 'Restaurant met ronde schijven van vilt onder het plafond',
      fr: 'Restaurant avec des disques de feutre sous le plafond',
      de: 'Restaurant mit runden Filzscheiben unter der Decke',
      en: 'Restaurant with discs of felt below the ceiling',
    },
  },
  home: {
    key: 'scene-home',
    alt: {
      nl: 'Woonkamer met een wand van donkergroen vilt',
      fr: 'Salon avec un mur de feutre vert foncé',
      de: 'Wohnzimmer mit einer Wand aus dunkelgrünem Filz',
      en: 'Living room with a wall of dark green felt',
    },
  },
  wedges: {
    key: 'wedge-foam-panel',
    alt: {
      nl: 'Wand van grijs wigschuim in afwisselende richting',
      fr: 'Mur de mousse à dièdres gris en orientation alternée',
      de: 'Wand aus grauem Keilschaum in wechselnder Richtung',
      en: 'Wall of grey wedge foam in alternating directions',
    },
  },
  melamine: {
    key: 'melamine-absorber-block',
    alt: {
      nl: 'Lichtgrijze blokken van melamineschuim',
      fr: 'Blocs gris clair de mousse de mélamine',
      de: 'Hellgraue Blöcke aus Melaminschaum',
      en: 'Light grey blocks of melamine foam',
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
  slats: {
    key: 'lamel-slat-panel',
    alt: {
      nl: 'Wand van houten latten op zwart vilt',
      fr: 'Mur de lattes de bois sur feutre noir',
      de: 'Wand aus Holzlamellen auf schwarzem Filz',
      en: 'Wall of wooden slats on black felt',
    },
  },
} as const satisfies Record<string, SeedPicture>;

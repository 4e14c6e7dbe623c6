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
      nl: 'Wand van antracietkleurig wigschuim in afwisselende richting',
      fr: 'Mur de mousse anthracite à dièdres en orientation alternée',
      de: 'Wand aus anthrazitfarbenem Keilschaum in wechselnder Richtung',
      en: 'Wall of anthracite wedge foam in alternating directions',
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
      nl: 'Zuil van zwart geribbeld schuim in een kamerhoek, naast een kast met een luidspreker',
      fr: 'Colonne de mousse noire striée dans un angle, près d’un meuble avec une enceinte',
      de: 'Säule aus schwarzem geripptem Schaum in einer Zimmerecke, neben einem Schrank mit Lautsprecher',
      en: 'Column of black ribbed foam in the corner of a room, beside a cupboard with a loudspeaker',
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
  melamineSheets: {
    key: 'melamine-sheets',
    alt: {
      nl: 'Stapel witte en lichtgrijze schuimplaten, drie grotere tegen de muur',
      fr: 'Pile de plaques de mousse blanches et gris clair, trois plus grandes contre le mur',
      de: 'Stapel weißer und hellgrauer Schaumplatten, drei größere lehnen an der Wand',
      en: 'Stack of white and pale grey foam sheets, three larger ones against the wall',
    },
  },
  cylinder: {
    key: 'foam-cylinder',
    alt: {
      nl: 'Lichtgrijze cilinders van schuim: twee staan rechtop, één ligt op de vloer',
      fr: 'Cylindres de mousse gris clair : deux debout, un couché au sol',
      de: 'Hellgraue Zylinder aus Schaum: Zwei stehen, einer liegt auf dem Boden',
      en: 'Pale grey cylinders of foam: two upright, one lying on the floor',
    },
  },
  polyester: {
    key: 'polyester-fibre-panel',
    alt: {
      nl: 'Stapel witte en grijze vezelplaten voor een blauwe muur, drie rechtop erachter',
      fr: 'Pile de plaques de fibre blanches et grises devant un mur bleu, trois debout derrière',
      de: 'Stapel weißer und grauer Faserplatten vor einer blauen Wand, drei stehen dahinter',
      en: 'Stack of white and grey fibre panels in front of a blue wall, three upright behind',
    },
  },
  woodWool: {
    key: 'wood-wool-panel',
    alt: {
      nl: 'Twaalf lichte houtwolplaten aan een wand, boven een bank met een zwarte vaas',
      fr: 'Douze panneaux clairs de laine de bois sur un mur, au-dessus d’un banc avec un vase noir',
      de: 'Zwölf helle Holzwolleplatten an einer Wand, über einer Bank mit schwarzer Vase',
      en: 'Twelve pale wood wool panels on a wall, above a bench with a black vase',
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
      nl: 'Half uitgerolde rol zware zwarte mat, twee dichte rollen rechtop erachter',
      fr: 'Rouleau de masse lourde noire à demi déroulé, deux autres debout derrière',
      de: 'Halb ausgerollte schwarze Schwerfolie, dahinter stehen zwei geschlossene Rollen',
      en: 'Half unrolled roll of heavy black mat, two closed rolls standing behind it',
    },
  },
  rubber: {
    key: 'rubber-granulate-mat',
    alt: {
      nl: 'Rol en stapel tegels van zwart rubbergranulaat met lichte spikkels',
      fr: 'Rouleau et pile de dalles en granulés de caoutchouc noirs, mouchetés de clair',
      de: 'Rolle und Plattenstapel aus schwarzem Gummigranulat mit hellen Sprenkeln',
      en: 'Roll and stack of tiles of black rubber granules with pale flecks',
    },
  },
  seal: {
    key: 'sealing-strip',
    alt: {
      nl: 'Rollen zwart en grijs afdichtprofiel in drie maten op een houten kast',
      fr: 'Rouleaux de joint noir et gris, en trois tailles, sur un meuble en bois',
      de: 'Rollen aus schwarzem und grauem Dichtprofil in drei Größen auf einem Holzschrank',
      en: 'Rolls of black and grey sealing strip in three sizes on a wooden cupboard',
    },
  },
  glue: {
    key: 'glue-and-spray',
    alt: {
      nl: 'Blik lijm met een plamuurmes en twee spuitbussen op een houten kast',
      fr: 'Pot de colle avec une spatule et deux bombes sur un meuble en bois',
      de: 'Dose Kleber mit Spachtel und zwei Sprühdosen auf einem Holzschrank',
      en: 'Tin of adhesive with a filling knife and two spray cans on a wooden cupboard',
    },
  },
  sealant: {
    key: 'acoustic-sealant',
    alt: {
      nl: 'Witte en blauwe kokers kit op een kast, met een kitpistool en drie proefstrepen ervoor',
      fr: 'Cartouches de mastic blanches et bleues sur un meuble, un pistolet et trois cordons d’essai devant',
      de: 'Weiße und blaue Kartuschen auf einem Schrank, davor eine Pistole und drei Probestränge',
      en: 'White and blue cartridges of sealant on a cupboard, with a gun and three trial beads in front',
    },
  },
  mounts: {
    key: 'rubber-mounts',
    alt: {
      nl: 'Blauwe elektromotor op een plaat met vier rubber dempers, drie losse ervoor',
      fr: 'Moteur électrique bleu sur une platine à quatre plots de caoutchouc, trois autres devant',
      de: 'Blauer Elektromotor auf einer Platte mit vier Gummipuffern, davor drei lose',
      en: 'Blue electric motor on a plate with four rubber mounts, three loose ones in front',
    },
  },
  damping: {
    key: 'damping-sheet',
    alt: {
      nl: 'Stapel zwarte platen met een huid van aluminium en een aandrukrol, links een plaat die van haar schutvel loskomt',
      fr: 'Pile de plaques noires à peau d’aluminium avec une roulette, à gauche une plaque qui se décolle de son papier',
      de: 'Stapel schwarzer Platten mit Aluminiumhaut und Andrückrolle, links löst sich eine Platte vom Schutzpapier',
      en: 'Stack of black sheets with an aluminium skin and a hand roller, on the left a sheet lifting off its backing paper',
    },
  },
  duct: {
    key: 'duct-foam',
    alt: {
      nl: 'Verzinkt luchtkanaal, van binnen met schuim bekleed, naast een stapel platen en twee tegen de muur',
      fr: 'Gaine galvanisée habillée de mousse à l’intérieur, près d’une pile de plaques et de deux autres au mur',
      de: 'Verzinkter Luftkanal, innen mit Schaum ausgekleidet, neben einem Plattenstapel, zwei an der Wand',
      en: 'Galvanised air duct lined with foam, beside a stack of sheets and two against the wall',
    },
  },
} as const satisfies Record<string, SeedPicture>;

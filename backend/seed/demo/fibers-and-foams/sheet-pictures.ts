import type { SeedPicture } from '../../seed-data.ts';

/** The whole, and a part of it from close by. */
type Pictures = readonly [SeedPicture, SeedPicture];

/* What a workshop takes by the sheet, and the baffle in film. */

export const compositePictures = [
  {
    key: 'foam-barrier-composite',
    alt: {
      nl: 'Drie gestapelde platen schuim met een zwarte laag erin, bovenop een proefstuk waarvan de lagen trapsgewijs zijn teruggesneden',
      fr: 'Trois plaques de mousse empilées à âme noire, et dessus un échantillon aux couches découpées en escalier',
      de: 'Drei gestapelte Schaumplatten mit schwarzer Lage, obenauf ein Muster mit stufenweise zurückgeschnittenen Lagen',
      en: 'Three stacked foam sheets with a black layer inside, and on top a sample with its layers cut back in steps',
    },
  },
  {
    key: 'foam-barrier-composite-detail',
    alt: {
      nl: 'Lagen van dichtbij: schutpapier, een dunne laag schuim, zwarte massa en een dikke laag grijs schuim',
      fr: 'Les couches vues de près : papier, mousse mince, masse noire et épaisse mousse grise',
      de: 'Die Lagen aus der Nähe: Schutzpapier, dünner Schaum, schwarze Masse und dicker grauer Schaum',
      en: 'The layers from close by: backing paper, thin foam, black mass and thick grey foam',
    },
  },
] as const satisfies Pictures;

export const stoneWoolPictures = [
  {
    key: 'stone-wool-panel',
    alt: {
      nl: 'Stapel platen in zwart vlies op een houten vloer met een doorgezaagd proefstuk erop, drie platen tegen de muur',
      fr: 'Pile de panneaux sous voile noir sur un parquet, avec un échantillon scié dessus, trois autres contre le mur',
      de: 'Stapel Platten in schwarzem Vlies auf einem Holzboden, darauf ein aufgesägtes Muster, drei weitere an der Wand',
      en: 'Stack of panels in black fleece on a wooden floor with a sawn sample on top, three more against the wall',
    },
  },
  {
    key: 'stone-wool-panel-detail',
    alt: {
      nl: 'Proefstuk van dichtbij: geelbruine steenwol in zwart vlies, op een stapel gesloten platen',
      fr: 'Échantillon vu de près, laine de roche brun-jaune sous voile noir, sur une pile de panneaux fermés',
      de: 'Muster aus der Nähe: gelbbraune Steinwolle in schwarzem Vlies auf einem Stapel geschlossener Platten',
      en: 'Sample from close by: yellow-brown stone wool in black fleece, on a stack of closed panels',
    },
  },
] as const satisfies Pictures;

export const graphiteFoamPictures = [
  {
    key: 'pu-graphite-foam',
    alt: {
      nl: 'Twee manshoge antracieten schuimplaten tegen de muur, ernaast een stapel kleinere met een opgerolde dunne erop',
      fr: 'Deux plaques de mousse anthracite à hauteur d’homme contre le mur, près d’une pile plus petite surmontée d’une mince enroulée',
      de: 'Zwei mannshohe anthrazitfarbene Schaumplatten an der Wand, daneben ein Stapel kleinerer mit einer aufgerollten dünnen',
      en: 'Two man-high anthracite foam sheets against the wall, beside a stack of smaller ones with a thin one rolled up on top',
    },
  },
  {
    key: 'pu-graphite-foam-detail',
    alt: {
      nl: 'Opgerolde dunne plaat antraciet schuim op een stapel dikkere, van dichtbij',
      fr: 'Mince plaque de mousse anthracite enroulée sur une pile de plus épaisses, vue de près',
      de: 'Aufgerollte dünne Platte aus anthrazitfarbenem Schaum auf einem Stapel dickerer, aus der Nähe',
      en: 'Thin sheet of anthracite foam rolled up on a stack of thicker ones, from close by',
    },
  },
] as const satisfies Pictures;

export const needleFeltPictures = [
  {
    key: 'needle-felt',
    alt: {
      nl: 'Rol grijs gemêleerd vilt, half uitgerold op een kast, met een rechtopstaande rol en gestanste schijven en ringen',
      fr: 'Rouleau de feutre gris chiné à demi déroulé sur un meuble, avec un rouleau debout et des disques et anneaux découpés',
      de: 'Rolle grau melierter Filz, auf einem Schrank halb ausgerollt, dazu eine stehende Rolle und gestanzte Scheiben und Ringe',
      en: 'Roll of heather grey felt half unrolled on a cupboard, with an upright roll and die-cut discs and rings',
    },
  },
  {
    key: 'needle-felt-detail',
    alt: {
      nl: 'Gestanste schijven, ringen en vierkanten van grijs vilt van dichtbij',
      fr: 'Disques, anneaux et carrés découpés dans un feutre gris, vus de près',
      de: 'Gestanzte Scheiben, Ringe und Quadrate aus grauem Filz aus der Nähe',
      en: 'Die-cut discs, rings and squares of grey felt from close by',
    },
  },
] as const satisfies Pictures;

export const waddingPictures = [
  {
    key: 'polyester-wadding',
    alt: {
      nl: 'Dikke rol witte vezelwatten, half uitgerold op een houten vloer, met een tweede rol rechtop voor een blauwe muur',
      fr: 'Épais rouleau d’ouate blanche à demi déroulé sur un parquet, un second debout devant un mur bleu',
      de: 'Dicke Rolle weißer Faserwatte, auf einem Holzboden halb ausgerollt, dahinter eine zweite stehend vor blauer Wand',
      en: 'Thick roll of white fibre wadding half unrolled on a wooden floor, a second one upright in front of a blue wall',
    },
  },
  {
    key: 'polyester-wadding-detail',
    alt: {
      nl: 'Kop van een rol witte watten van dichtbij, laag om dikke laag gewikkeld',
      fr: 'Tranche d’un rouleau d’ouate blanche vue de près, enroulée en couches épaisses',
      de: 'Stirnseite einer Rolle weißer Watte aus der Nähe, in dicken Lagen gewickelt',
      en: 'End of a roll of white wadding from close by, wound in thick layers',
    },
  },
] as const satisfies Pictures;

export const polyetherPictures = [
  {
    key: 'polyether-sheets',
    alt: {
      nl: 'Stapel roomwitte schuimplaten en een gebogen plaat op een bank, voor een lichtblauwe tegelwand met twee platen ertegen',
      fr: 'Pile de plaques de mousse crème et une plaque cintrée sur un banc, devant un carrelage bleu clair et deux autres plaques',
      de: 'Stapel cremeweißer Schaumplatten und eine gebogene Platte auf einer Bank, vor hellblauen Fliesen mit zwei weiteren Platten',
      en: 'Stack of cream foam sheets and a bent one on a bench, in front of pale blue tiles with two more sheets',
    },
  },
  {
    key: 'polyether-sheets-detail',
    alt: {
      nl: 'Hoek van gestapelde roomwitte schuimplaten van dichtbij, met grove poriën',
      fr: 'Angle de plaques de mousse crème empilées vu de près, aux gros pores',
      de: 'Ecke gestapelter cremeweißer Schaumplatten aus der Nähe, mit groben Poren',
      en: 'Corner of stacked cream foam sheets from close by, with coarse pores',
    },
  },
] as const satisfies Pictures;

export const bafflePictures = [
  {
    key: 'melamine-baffle',
    alt: {
      nl: 'Vier witte baffles in folie aan dunne draden onder twee rails, boven een stalen tafel voor een groene tegelwand',
      fr: 'Quatre baffles blancs sous film, suspendus par des fils à deux rails, au-dessus d’une table d’acier devant un carrelage vert',
      de: 'Vier weiße Baffeln in Folie an dünnen Drähten unter zwei Schienen, über einem Stahltisch vor grünen Fliesen',
      en: 'Four white baffles in film on thin wires below two rails, above a steel table in front of green tiles',
    },
  },
  {
    key: 'melamine-baffle-detail',
    alt: {
      nl: 'Bovenhoek van een witte baffle in folie van dichtbij, met het oog in de las en de draad',
      fr: 'Angle supérieur d’un baffle blanc sous film vu de près, avec l’œillet dans la soudure et le fil',
      de: 'Obere Ecke einer weißen Baffel in Folie aus der Nähe, mit der Öse in der Naht und dem Draht',
      en: 'Upper corner of a white baffle in film from close by, with the eyelet in its weld and the wire',
    },
  },
] as const satisfies Pictures;

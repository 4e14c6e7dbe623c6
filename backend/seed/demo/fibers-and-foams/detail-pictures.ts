import type { SeedPicture } from '../../seed-data.ts';

/** The second views of the families of materials: surface, edge or roll from close by. */
export const materialDetails = {
  pyramids: {
    key: 'pyra-foam-panel-detail',
    alt: {
      nl: 'Schuimpiramides in antraciet van dichtbij, met de naad waar twee platen elkaar raken',
      fr: 'Pyramides de mousse anthracite vues de près, avec le joint entre deux plaques',
      de: 'Schaumpyramiden in Anthrazit aus der Nähe, mit der Fuge zwischen zwei Platten',
      en: 'Foam pyramids in anthracite from close by, with the joint between two sheets',
    },
  },
  wedges: {
    key: 'wedge-foam-panel-detail',
    alt: {
      nl: 'Staande wiggen links, liggende rechts: twee schuimtegels van dichtbij',
      fr: 'Dièdres debout à gauche, couchés à droite : deux dalles de mousse vues de près',
      de: 'Links stehende, rechts liegende Keile: zwei Schaumplatten aus der Nähe',
      en: 'Upright wedges on the left, lying ones on the right: two foam tiles from close by',
    },
  },
  melamine: {
    key: 'melamine-absorber-block-detail',
    alt: {
      nl: 'Hoek van een grijs schuimblok op twee witte, met rechte zaagsneden',
      fr: 'Angle d’un bloc de mousse gris posé sur deux blancs, aux coupes nettes',
      de: 'Ecke eines grauen Schaumblocks auf zwei weißen, mit geraden Schnittkanten',
      en: 'Corner of a grey foam block on two white ones, with straight cut edges',
    },
  },
  corner: {
    key: 'corner-bass-trap-detail',
    alt: {
      nl: 'Ribben van zwart schuim van dichtbij, met de naad tussen twee gestapelde hoekelementen',
      fr: 'Stries de mousse noire vues de près, avec le joint entre deux éléments d’angle empilés',
      de: 'Rippen aus schwarzem Schaum aus der Nähe, mit der Fuge zwischen zwei gestapelten Eckelementen',
      en: 'Ribs of black foam from close by, with the joint between two stacked corner elements',
    },
  },
  melamineSheets: {
    key: 'melamine-sheets-detail',
    alt: {
      nl: 'Randen van gestapelde schuimplaten, wit met twee dunne grijze ertussen',
      fr: 'Chants de plaques de mousse empilées, blanches avec deux grises plus minces',
      de: 'Kanten gestapelter Schaumplatten, weiß mit zwei dünnen grauen dazwischen',
      en: 'Edges of stacked foam sheets, white with two thin grey ones in between',
    },
  },
  sheets: {
    key: 'pu-foam-sheets-detail',
    alt: {
      nl: 'Stapel grijze schuimplaten van dichtbij, met één antraciete ertussen',
      fr: 'Pile de plaques de mousse grises vue de près, dont une anthracite',
      de: 'Stapel grauer Schaumplatten aus der Nähe, eine davon in Anthrazit',
      en: 'Stack of grey foam sheets from close by, one of them anthracite',
    },
  },
  cylinder: {
    key: 'foam-cylinder-detail',
    alt: {
      nl: 'Poriën van lichtgrijs schuim van dichtbij, waar twee cilinders op elkaar staan',
      fr: 'Pores d’une mousse gris clair vus de près, à la jonction de deux cylindres superposés',
      de: 'Poren von hellgrauem Schaum aus der Nähe, wo zwei Zylinder aufeinanderstehen',
      en: 'Pores of pale grey foam from close by, where one cylinder stands on another',
    },
  },
  polyester: {
    key: 'polyester-fibre-panel-detail',
    alt: {
      nl: 'Ruwe vezelranden van gestapelde witte en grijze platen',
      fr: 'Chants fibreux de plaques blanches et grises empilées',
      de: 'Faserige Kanten gestapelter weißer und grauer Platten',
      en: 'Fibrous edges of stacked white and grey panels',
    },
  },
  woodWool: {
    key: 'wood-wool-panel-detail',
    alt: {
      nl: 'Wirwar van lichte houtdraden van dichtbij, met rechts de naad tussen twee platen',
      fr: 'Enchevêtrement de fibres de bois claires vu de près, avec un joint à droite',
      de: 'Gewirr heller Holzfasern aus der Nähe, rechts die Fuge zwischen zwei Platten',
      en: 'Tangle of pale wood strands from close by, with the joint of two panels on the right',
    },
  },
  barrier: {
    key: 'barrier-mat-detail',
    alt: {
      nl: 'Kop van een rol zwarte mat, laag op laag gewikkeld, half uitgerold',
      fr: 'Tranche d’un rouleau de masse noire, enroulé couche sur couche, à demi déroulé',
      de: 'Stirnseite einer Rolle schwarzer Schwerfolie, Lage um Lage, halb ausgerollt',
      en: 'End of a roll of black mat, wound layer upon layer and half unrolled',
    },
  },
  rubber: {
    key: 'rubber-granulate-mat-detail',
    alt: {
      nl: 'Rol zwart rubbergranulaat met witte en blauwe spikkels van dichtbij',
      fr: 'Rouleau de granulés noirs mouchetés de blanc et de bleu, vu de près',
      de: 'Rolle aus schwarzem Gummigranulat mit weißen und blauen Sprenkeln aus der Nähe',
      en: 'Roll of black rubber granules flecked with white and blue, from close by',
    },
  },
  seal: {
    key: 'sealing-strip-detail',
    alt: {
      nl: 'Zwarte afdichtstrip die van een rol op karton loopt, van dichtbij',
      fr: 'Bande d’étanchéité noire se déroulant d’un mandrin de carton, vue de près',
      de: 'Schwarzes Dichtband, das von einem Pappkern abrollt, aus der Nähe',
      en: 'Black sealing strip running off a cardboard core, from close by',
    },
  },
  glue: {
    key: 'glue-and-spray-detail',
    alt: {
      nl: 'Twee spuitbussen lijm, blauw en wit, voor blokken schuim op een houten kast',
      fr: 'Deux bombes de colle, bleue et blanche, devant des blocs de mousse sur un meuble en bois',
      de: 'Zwei Sprühdosen Kleber, blau und weiß, vor Schaumblöcken auf einem Holzschrank',
      en: 'Two spray cans of adhesive, blue and white, in front of blocks of foam on a wooden cupboard',
    },
  },
  sealant: {
    key: 'acoustic-sealant-detail',
    alt: {
      nl: 'Drie strepen witte kit in drie diktes op een donker plaatje, naast de spuitmond',
      fr: 'Trois cordons de mastic blanc d’épaisseurs différentes sur une plaquette sombre, près de la buse',
      de: 'Drei Stränge weißen Dichtstoffs in drei Stärken auf einem dunklen Plättchen, daneben die Düse',
      en: 'Three beads of white sealant of different widths on a dark plate, beside the nozzle',
    },
  },
  mounts: {
    key: 'rubber-mounts-detail',
    alt: {
      nl: 'Rubber demper onder een stalen plaat van dichtbij, met losse dempers en hun schroefdraad ervoor',
      fr: 'Plot de caoutchouc sous une platine d’acier vu de près, d’autres et leur filetage devant',
      de: 'Gummipuffer unter einer Stahlplatte aus der Nähe, davor lose Puffer mit ihrem Gewinde',
      en: 'Rubber mount under a steel plate from close by, with loose ones and their threads in front',
    },
  },
  damping: {
    key: 'damping-sheet-detail',
    alt: {
      nl: 'Omgekrulde hoek van een zwarte kleefplaat met aluminium huid, het witte schutvel eronder',
      fr: 'Coin relevé d’une plaque adhésive noire à peau d’aluminium, le papier blanc dessous',
      de: 'Hochgebogene Ecke einer schwarzen Klebeplatte mit Aluminiumhaut, darunter das weiße Schutzpapier',
      en: 'Curled corner of a black self-adhesive sheet with an aluminium skin, the white backing paper below',
    },
  },
  duct: {
    key: 'duct-foam-detail',
    alt: {
      nl: 'Hoek van gestapelde schuimplaten in antraciet, met een huid van geperforeerd aluminium, van dichtbij',
      fr: 'Angle de plaques de mousse anthracite empilées, à peau d’aluminium perforé, vu de près',
      de: 'Ecke gestapelter Schaumplatten in Anthrazit, mit einer Haut aus gelochtem Aluminium, aus der Nähe',
      en: 'Corner of stacked anthracite foam sheets, with a skin of perforated aluminium, from close by',
    },
  },
} as const satisfies Record<string, SeedPicture>;

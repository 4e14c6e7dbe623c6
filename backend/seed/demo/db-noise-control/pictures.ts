import type { SeedPicture } from '../../seed-data.ts';

/** Pictures of the bureau's work, each with what is to be seen on it. */
export const workPictures = {
  wedges: {
    key: 'wedge-foam-panel',
    alt: {
      nl: 'Wand met antracietkleurig wigschuim in afwisselende richting',
      fr: 'Mur de mousse à dièdres anthracite en orientation alternée',
      de: 'Wand aus anthrazitfarbenem Keilschaum in wechselnder Richtung',
      en: 'Wall of anthracite wedge foam in alternating directions',
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
  baffleEnds: {
    key: 'linea-baffle-detail',
    alt: {
      nl: 'Uiteinden van vier baffles aan dunne staaldraden onder een licht plafond',
      fr: 'Extrémités de quatre baffles sur de fins câbles d’acier, sous un plafond clair',
      de: 'Enden von vier Baffeln an dünnen Stahlseilen unter einer hellen Decke',
      en: 'Ends of four baffles on thin steel wires below a pale ceiling',
    },
  },
  blocks: {
    key: 'melamine-absorber-block-detail',
    alt: {
      nl: 'Fijne poriën van grijze en witte blokken schuim van dichtbij',
      fr: 'Pores fins de blocs de mousse gris et blancs, vus de près',
      de: 'Feine Poren grauer und weißer Schaumblöcke aus der Nähe',
      en: 'Fine pores of grey and white foam blocks from close by',
    },
  },
  heavyMat: {
    key: 'barrier-mat',
    alt: {
      nl: 'Rol zwarte zware mat, uitgerold over een houten vloer, met twee rollen tegen de muur',
      fr: 'Rouleau de masse lourde noire déroulé sur un parquet, deux autres contre le mur',
      de: 'Rolle schwarzer Schwermatte, auf einem Holzboden ausgerollt, zwei weitere an der Wand',
      en: 'Roll of black heavy mat unrolled over a wooden floor, two more against the wall',
    },
  },
  heavyMatEdge: {
    key: 'barrier-mat-detail',
    alt: {
      nl: 'Kopse kant van een rol zwarte zware mat van dichtbij',
      fr: 'Tranche d’un rouleau de masse lourde noire, vue de près',
      de: 'Stirnseite einer Rolle schwarzer Schwermatte aus der Nähe',
      en: 'End of a roll of black heavy mat from close by',
    },
  },
  rubber: {
    key: 'rubber-granulate-mat',
    alt: {
      nl: 'Zwarte rubbermat met lichte spikkels, deels op rol, met een stapel tegels ernaast',
      fr: 'Tapis de caoutchouc noir moucheté, en partie roulé, une pile de dalles à côté',
      de: 'Schwarze, hell gesprenkelte Gummimatte, zum Teil auf der Rolle, daneben ein Stapel Platten',
      en: 'Black rubber mat with pale flecks, partly rolled, with a stack of tiles beside it',
    },
  },
  mounts: {
    key: 'rubber-mounts',
    alt: {
      nl: 'Elektromotor op een stalen plaat, gedragen door vier rubber trillingsdempers',
      fr: 'Moteur électrique sur une platine d’acier portée par quatre plots antivibratoires',
      de: 'Elektromotor auf einer Stahlplatte, getragen von vier Gummipuffern',
      en: 'Electric motor on a steel plate carried by four rubber mounts',
    },
  },
  duct: {
    key: 'duct-foam',
    alt: {
      nl: 'Stuk luchtkanaal, van binnen bekleed met schuim, naast een stapel schuimplaten',
      fr: 'Tronçon de gaine d’air garni de mousse à l’intérieur, près d’une pile de plaques',
      de: 'Stück Luftkanal, innen mit Schaum ausgekleidet, neben einem Stapel Schaumplatten',
      en: 'Length of air duct lined with foam, beside a stack of foam sheets',
    },
  },
  seals: {
    key: 'sealing-strip',
    alt: {
      nl: 'Rollen zwarte en grijze afdichtband op een houten kast',
      fr: 'Rouleaux de bande d’étanchéité noire et grise sur un meuble de bois',
      de: 'Rollen schwarzes und graues Dichtband auf einem Holzschrank',
      en: 'Rolls of black and grey sealing strip on a wooden cabinet',
    },
  },
  fibre: {
    key: 'polyester-fibre-panel-detail',
    alt: {
      nl: 'Stapel witte en grijze vezelplaten van dichtbij',
      fr: 'Pile de plaques de fibre blanches et grises, vue de près',
      de: 'Stapel weißer und grauer Faserplatten aus der Nähe',
      en: 'Stack of white and grey fibre boards from close by',
    },
  },
  machineRoom: {
    key: 'scene-machine-room',
    alt: {
      nl: 'Blauwe compressor met een leiding naar boven, voor een wand van grijze en witte schuimpanelen',
      fr: 'Compresseur bleu et sa conduite, devant un mur de panneaux de mousse gris et blancs',
      de: 'Blauer Kompressor mit einer Leitung nach oben vor einer Wand aus grauen und weißen Schaumpaneelen',
      en: 'Blue compressor with a pipe going up, in front of a wall of grey and white foam panels',
    },
  },
  canteen: {
    key: 'scene-canteen',
    alt: {
      nl: 'Kantine met lichte en roze baffles boven lange tafels en latten langs de wand',
      fr: 'Cantine aux baffles clairs et roses au-dessus de longues tables, tasseaux le long du mur',
      de: 'Kantine mit hellen und rosa Baffeln über langen Tischen und Leisten an der Wand',
      en: 'Canteen with pale and pink baffles above long tables and slats along the wall',
    },
  },
  meetingRoom: {
    key: 'scene-meeting-room',
    alt: {
      nl: 'Vergaderkamer met papieren op een lange tafel en een blauw absorberend vlak aan de wand',
      fr: 'Salle de réunion : des papiers sur une longue table, une surface absorbante bleue au mur',
      de: 'Besprechungsraum mit Papieren auf einem langen Tisch und einer blauen Absorberfläche an der Wand',
      en: 'Meeting room with papers on a long table and a blue absorbent surface on the wall',
    },
  },
  bedroom: {
    key: 'scene-bedroom',
    alt: {
      nl: 'Slaapkamer met een blauwe beklede wand achter een laag bed',
      fr: 'Chambre au mur garni de bleu derrière un lit bas',
      de: 'Schlafzimmer mit blau bezogener Wand hinter einem niedrigen Bett',
      en: 'Bedroom with a blue upholstered wall behind a low bed',
    },
  },
  spareRoom: {
    key: 'scene-bedroom-sand',
    alt: {
      nl: 'Logeerkamer met een zandkleurige wand achter een bed en een hanglampje',
      fr: 'Chambre d’amis au mur couleur sable derrière le lit, avec une petite suspension',
      de: 'Gästezimmer mit sandfarbener Wand hinter einem Bett und einer kleinen Hängelampe',
      en: 'Spare room with a sand-coloured wall behind the bed and a small pendant lamp',
    },
  },
  armchair: {
    key: 'scene-reading-corner',
    alt: {
      nl: 'Fauteuil met een geel kussen tussen een blauw gordijn en een staande lamp',
      fr: 'Fauteuil au coussin jaune entre un rideau bleu et un lampadaire',
      de: 'Sessel mit gelbem Kissen zwischen einem blauen Vorhang und einer Stehleuchte',
      en: 'Armchair with a yellow cushion between a blue curtain and a floor lamp',
    },
  },
  piano: {
    key: 'scene-practice-room',
    alt: {
      nl: 'Zwarte piano onder een rij grijze schuimpanelen, met een rood gordijn ernaast',
      fr: 'Piano noir sous une rangée de panneaux de mousse gris, un rideau rouge à côté',
      de: 'Schwarzes Klavier unter einer Reihe grauer Schaumpaneele, daneben ein roter Vorhang',
      en: 'Black piano below a row of grey foam panels, with a red curtain beside it',
    },
  },
  mixingDesk: {
    key: 'scene-studio',
    alt: {
      nl: 'Werkplek met scherm en twee luidsprekers voor een wand van zwart en grijs schuim',
      fr: 'Poste avec écran et deux enceintes devant un mur de mousse noire et grise',
      de: 'Arbeitsplatz mit Bildschirm und zwei Lautsprechern vor einer Wand aus schwarzem und grauem Schaum',
      en: 'Workplace with a screen and two loudspeakers in front of a wall of black and grey foam',
    },
  },
  wedgesClose: {
    key: 'wedge-foam-panel-detail',
    alt: {
      nl: 'Staande en liggende ribben van donker schuim van dichtbij',
      fr: 'Rainures de mousse sombre, verticales et horizontales, vues de près',
      de: 'Stehende und liegende Rippen aus dunklem Schaum aus der Nähe',
      en: 'Upright and lying ribs of dark foam from close by',
    },
  },
} as const satisfies Record<string, SeedPicture>;

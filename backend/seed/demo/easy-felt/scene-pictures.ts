import type { SeedPicture } from '../../seed-data.ts';

/** Rooms with felt in them, for articles and projects. */
export const scenes = {
  kidsRoom: {
    key: 'scene-kids-room',
    alt: {
      nl: 'Kinderkamer met witte wolken, een gele maan en sterren van vilt op een lichtblauwe muur, boven een laag bed',
      fr: 'Chambre d’enfant : nuages blancs, lune jaune et étoiles de feutre sur un mur bleu clair, au-dessus d’un lit bas',
      de: 'Kinderzimmer mit weißen Wolken, gelbem Mond und Sternen aus Filz auf hellblauer Wand, über einem niedrigen Bett',
      en: 'Child’s room with white clouds, a yellow moon and stars of felt on a pale blue wall, above a low bed',
    },
  },
  homeOffice: {
    key: 'scene-home-office',
    alt: {
      nl: 'Thuiskantoor met een wit prikbord van vilt op een groene muur, een bureau met scherm en een mand papierrollen',
      fr: 'Bureau à la maison : tableau de feutre blanc sur un mur vert, table avec écran et panier de rouleaux de papier',
      de: 'Heimbüro mit weißer Pinnwand aus Filz an grüner Wand, Schreibtisch mit Bildschirm und einem Korb Papierrollen',
      en: 'Home office with a white felt pinboard on a green wall, a desk with a screen and a basket of paper rolls',
    },
  },
  diningRoom: {
    key: 'scene-dining-room',
    alt: {
      nl: 'Eetkamer met twee okergele lampenkappen van vilt boven een lange houten tafel, voor een roze muur met latten',
      fr: 'Salle à manger : deux abat-jour de feutre ocre au-dessus d’une longue table de bois, devant un mur rose et des tasseaux',
      de: 'Esszimmer mit zwei ockergelben Filzschirmen über einem langen Holztisch, vor einer rosa Wand mit Leisten',
      en: 'Dining room with two ochre felt shades above a long wooden table, in front of a pink wall with slats',
    },
  },
  lobby: {
    key: 'scene-lobby-midnight',
    alt: {
      nl: 'Ontvangst met een balie van nachtblauw vilt onder drie donkere lampen, blauwe baffles en een lattenwand met bank',
      fr: 'Accueil : comptoir de feutre bleu nuit sous trois lampes sombres, baffles bleus et mur de tasseaux avec un canapé',
      de: 'Empfang mit einem Tresen aus nachtblauem Filz unter drei dunklen Lampen, blauen Baffeln und Leistenwand mit Sofa',
      en: 'Reception with a midnight blue felt counter below three dark lamps, blue baffles and a slatted wall with a sofa',
    },
  },
  readingCorner: {
    key: 'scene-reading-corner',
    alt: {
      nl: 'Leeshoek met een beige fauteuil en een geel kussen, een blauw gordijn, een wit reliëf van vilt en een mand',
      fr: 'Coin lecture : fauteuil beige et coussin jaune, rideau bleu, relief de feutre blanc et panier',
      de: 'Leseecke mit beigem Sessel und gelbem Kissen, blauem Vorhang, weißem Filzrelief und einem Korb',
      en: 'Reading corner with a beige armchair and yellow cushion, a blue curtain, a white felt relief and a basket',
    },
  },
  bedroom: {
    key: 'scene-bedroom-sage',
    alt: {
      nl: 'Hotelkamer met een breed saliegroen vlak van vilt achter een laag bed, met een plant en een wit hanglampje',
      fr: 'Chambre d’hôtel : grand panneau de feutre vert sauge derrière un lit bas, avec une plante et une petite lampe blanche',
      de: 'Hotelzimmer mit einer breiten salbeigrünen Filzfläche hinter einem niedrigen Bett, mit Pflanze und weißer Hängelampe',
      en: 'Hotel room with a wide sage felt panel behind a low bed, with a plant and a small white pendant lamp',
    },
  },
  meetingRoom: {
    key: 'scene-meeting-room-clay',
    alt: {
      nl: 'Vergaderkamer met een oranje wand van golvende lagen vilt en twee lichte schijven boven een lange tafel',
      fr: 'Salle de réunion : mur orange de couches de feutre ondulées, deux disques clairs au-dessus d’une longue table',
      de: 'Besprechungszimmer mit oranger Wand aus geschwungenen Filzlagen und zwei hellen Scheiben über einem langen Tisch',
      en: 'Meeting room with an orange wall of wavy felt layers and two pale discs above a long table',
    },
  },
  hallway: {
    key: 'scene-hallway',
    alt: {
      nl: 'Gang met blauwe en witte zeshoeken van vilt boven een houten bank met twee manden eronder',
      fr: 'Entrée : hexagones de feutre bleus et blancs au-dessus d’un banc de bois, deux paniers dessous',
      de: 'Flur mit blauen und weißen Filzsechsecken über einer Holzbank, darunter zwei Körbe',
      en: 'Hall with blue and white felt hexagons above a wooden bench, two baskets beneath it',
    },
  },
} as const satisfies Record<string, SeedPicture>;

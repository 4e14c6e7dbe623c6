import type { SeedPicture } from '../../seed-data.ts';

/** The second views, by the families of `feltPictures`: material, edge or fixing from close by. */
export const feltDetails = {
  strips: {
    key: 'felt-wall-strips-detail',
    alt: {
      nl: 'Ronde koppen van saliegroene viltstroken van dichtbij, met de schaduw ertussen',
      fr: 'Bouts arrondis de lamelles de feutre vert sauge vus de près, avec l’ombre entre elles',
      de: 'Runde Enden salbeigrüner Filzstreifen aus der Nähe, mit dem Schatten dazwischen',
      en: 'Rounded ends of sage felt strips from close by, with the shadow between them',
    },
  },
  pinboard: {
    key: 'felt-pinboard-detail',
    alt: {
      nl: 'Briefjes in wit en oranje met punaises op saliegroen vilt van dichtbij',
      fr: 'Papiers blancs et orange punaisés sur un feutre vert sauge, vus de près',
      de: 'Zettel in Weiß und Orange mit Reißnägeln auf salbeigrünem Filz aus der Nähe',
      en: 'Notes in white and orange pinned to sage felt, from close by',
    },
  },
  hexagons: {
    key: 'hexa-felt-tiles-detail',
    alt: {
      nl: 'Mosgroene zeshoeken van vilt tussen dennengroene, van dichtbij',
      fr: 'Hexagones de feutre vert mousse parmi d’autres vert sapin, vus de près',
      de: 'Moosgrüne Filzsechsecke zwischen tannengrünen aus der Nähe',
      en: 'Moss green felt hexagons among pine green ones, from close by',
    },
  },
  lampshade: {
    key: 'felt-lampshade-detail',
    alt: {
      nl: 'Gebogen lamellen van grijsgroen vilt van dichtbij, met het licht van de lamp ertussen',
      fr: 'Lamelles courbes de feutre gris-vert vues de près, la lumière de l’ampoule entre elles',
      de: 'Geschwungene Lamellen aus graugrünem Filz aus der Nähe, dazwischen das Licht der Lampe',
      en: 'Curved fins of grey-green felt from close by, with the light of the bulb between them',
    },
  },
  basket: {
    key: 'felt-basket-detail',
    alt: {
      nl: 'Rand van een saliegroene viltmand met een leren hengsel en twee kussens erin',
      fr: 'Bord d’un panier de feutre vert sauge à anse de cuir, garni de deux coussins',
      de: 'Rand eines salbeigrünen Filzkorbs mit Ledergriff und zwei Kissen darin',
      en: 'Rim of a sage felt basket with a leather handle and two cushions inside',
    },
  },
  roll: {
    key: 'felt-roll-detail',
    alt: {
      nl: 'Windingen van een rol bleekgroen vilt op een houten bank, van opzij',
      fr: 'Spires d’un rouleau de feutre vert pâle sur un banc de bois, vues de côté',
      de: 'Windungen einer Rolle blassgrünen Filzes auf einer Holzbank, von der Seite',
      en: 'Coils of a roll of pale green felt on a wooden bench, from the side',
    },
  },
  wall: {
    key: 'fjord-wall-panel-detail',
    alt: {
      nl: 'Randen van lagen dennengroen vilt die over elkaar liggen, van dichtbij',
      fr: 'Bords de couches de feutre vert sapin superposées, vus de près',
      de: 'Kanten übereinanderliegender Lagen aus tannengrünem Filz aus der Nähe',
      en: 'Edges of overlapping layers of pine green felt from close by',
    },
  },
  desk: {
    key: 'bureau-desk-screen-detail',
    alt: {
      nl: 'Ronde hoek van een donkergroen scherm van vilt op een houten blad',
      fr: 'Angle arrondi d’un écran de feutre vert sombre sur un plateau de bois',
      de: 'Runde Ecke einer dunkelgrünen Filzwand auf einer Holzplatte',
      en: 'Rounded corner of a dark green felt screen on a wooden top',
    },
  },
  print: {
    key: 'canvas-print-panel-detail',
    alt: {
      nl: 'Zijkant van een paneel waarop een landschap in groen en zand om de rand heen is gedrukt',
      fr: 'Côté d’un panneau dont le paysage imprimé, vert et sable, se poursuit sur le chant',
      de: 'Seite eines Paneels, dessen Landschaft in Grün und Sand um die Kante herum gedruckt ist',
      en: 'Side of a panel whose printed landscape in green and sand runs on round the edge',
    },
  },
  leaves: {
    key: 'cascade-hanging-divider-detail',
    alt: {
      nl: 'Bladvormen, gesneden uit donkergroen vilt, aan weerszijden van de kier tussen twee banen',
      fr: 'Feuilles découpées dans un feutre vert sombre, de part et d’autre du jour entre deux lés',
      de: 'Blattformen, aus dunkelgrünem Filz geschnitten, zu beiden Seiten der Fuge zwischen zwei Bahnen',
      en: 'Leaf shapes cut from dark green felt, on either side of the gap between two lengths',
    },
  },
  shapes: {
    key: 'felt-shapes-detail',
    alt: {
      nl: 'Rand van een witte wolk van vilt, met blauwe, groene en roze druppels eronder',
      fr: 'Bord d’un nuage de feutre blanc, avec des gouttes bleues, verte et rose dessous',
      de: 'Kante einer weißen Filzwolke, darunter blaue, grüne und rosa Tropfen',
      en: 'Edge of a white felt cloud, with blue, green and pink drops below it',
    },
  },
  clouds: {
    key: 'felt-clouds-detail',
    alt: {
      nl: 'Rand van een witte schijf uit twee lagen vilt van dichtbij, met de draad waaraan zij hangt',
      fr: 'Bord d’un disque fait de deux couches de feutre blanc, vu de près avec le fil qui le porte',
      de: 'Kante einer Scheibe aus zwei Lagen weißem Filz aus der Nähe, mit dem Draht, an dem sie hängt',
      en: 'Edge of a disc of two layers of white felt from close by, with the wire that carries it',
    },
  },
  coasters: {
    key: 'felt-coasters-detail',
    alt: {
      nl: 'Stapel ronde onderzetters van saliegroen vilt op een houten tafel, met een theepot erachter',
      fr: 'Pile de dessous de verre ronds en feutre vert sauge sur une table de bois, une théière derrière',
      de: 'Stapel runder Untersetzer aus salbeigrünem Filz auf einem Holztisch, dahinter eine Teekanne',
      en: 'Stack of round sage felt coasters on a wooden table, with a teapot behind it',
    },
  },
} as const satisfies Record<string, SeedPicture>;

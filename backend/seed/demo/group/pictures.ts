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
  openPlan: {
    key: 'scene-open-plan',
    alt: {
      nl: 'Kantoor in een oude fabriek met lichte baffles en schermen van vilt in veel kleuren tussen de bureaus',
      fr: 'Bureaux dans une ancienne usine : baffles clairs et écrans de feutre de toutes couleurs entre les tables',
      de: 'Büro in einer alten Fabrik mit hellen Baffeln und Filzwänden in vielen Farben zwischen den Tischen',
      en: 'Office in an old mill with pale baffles and felt screens in many colours between the desks',
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
      nl: 'Wand van antracietkleurig wigschuim in afwisselende richting',
      fr: 'Mur de mousse à dièdres anthracite en orientation alternée',
      de: 'Wand aus anthrazitfarbenem Keilschaum in wechselnder Richtung',
      en: 'Wall of anthracite wedge foam in alternating directions',
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
  roll: {
    key: 'felt-roll',
    alt: {
      nl: 'Rol geel vilt op een houten bank, met drie kleinere rollen erachter',
      fr: 'Rouleau de feutre jaune sur un banc de bois, trois petits rouleaux derrière',
      de: 'Rolle gelber Filz auf einer Holzbank, dahinter drei kleinere Rollen',
      en: 'Roll of yellow felt on a wooden bench, with three smaller rolls behind',
    },
  },
  rollEdge: {
    key: 'felt-roll-detail',
    alt: {
      nl: 'Windingen van een rol bleekgroen vilt van dichtbij',
      fr: 'Spires d’un rouleau de feutre vert pâle, vues de près',
      de: 'Windungen einer Rolle blassgrünen Filzes aus der Nähe',
      en: 'Coils of a roll of pale green felt from close by',
    },
  },
  hexagonsClose: {
    key: 'hexa-felt-tiles-detail',
    alt: {
      nl: 'Mosgroene zeshoek tussen donkergroene, van dichtbij',
      fr: 'Hexagone vert mousse parmi d’autres vert sombre, vu de près',
      de: 'Moosgrünes Sechseck zwischen dunkelgrünen aus der Nähe',
      en: 'Moss green hexagon among dark green ones, from close by',
    },
  },
  hexagonsBlue: {
    key: 'scene-hallway',
    alt: {
      nl: 'Zeshoeken van vilt in tinten blauw en wit boven een houten bank',
      fr: 'Hexagones de feutre dans des tons de bleu et de blanc, au-dessus d’un banc de bois',
      de: 'Sechsecke aus Filz in Blautönen und Weiß über einer Holzbank',
      en: 'Felt hexagons in blues and white above a wooden bench',
    },
  },
  shapes: {
    key: 'felt-shapes',
    alt: {
      nl: 'Wolken, een maan en sterren van vilt boven een houten kast',
      fr: 'Nuages, lune et étoiles de feutre au-dessus d’un meuble de bois',
      de: 'Wolken, Mond und Sterne aus Filz über einem Holzschrank',
      en: 'Clouds, a moon and stars of felt above a wooden cupboard',
    },
  },
  strips: {
    key: 'felt-wall-strips',
    alt: {
      nl: 'Lichtgroene stroken vilt van verschillende hoogte naast elkaar aan de wand',
      fr: 'Lamelles de feutre vert clair, à des hauteurs différentes, côte à côte sur un mur',
      de: 'Hellgrüne Filzstreifen in verschiedener Höhe nebeneinander an der Wand',
      en: 'Pale green felt strips at different heights side by side on a wall',
    },
  },
  ceilingTiles: {
    key: 'quadra-ceiling-tile',
    alt: {
      nl: 'Lichte kamer met een bureau onder een plafond van witte tegels',
      fr: 'Pièce claire, un bureau sous un plafond de dalles blanches',
      de: 'Heller Raum mit einem Schreibtisch unter einer Decke aus weißen Platten',
      en: 'Bright room with a desk below a ceiling of white tiles',
    },
  },
  raft: {
    key: 'nube-ceiling-raft',
    alt: {
      nl: 'Lichtgroen eiland van vilt boven een ronde tafel met vier stoelen',
      fr: 'Îlot de feutre vert clair au-dessus d’une table ronde et de quatre chaises',
      de: 'Hellgrünes Deckensegel aus Filz über einem runden Tisch mit vier Stühlen',
      en: 'Pale green felt raft above a round table with four chairs',
    },
  },
  panel: {
    key: 'fjord-wall-panel-sand',
    alt: {
      nl: 'Zandkleurig wandpaneel met golvende lagen vilt achter een houten bank',
      fr: 'Panneau mural sable aux couches de feutre ondulantes, derrière un banc de bois',
      de: 'Sandfarbenes Wandpaneel mit geschwungenen Filzlagen hinter einer Holzbank',
      en: 'Sand-coloured wall panel with flowing layers of felt behind a wooden bench',
    },
  },
  fibre: {
    key: 'polyester-fibre-panel',
    alt: {
      nl: 'Stapel witte en grijze vezelplaten, met drie losse platen tegen een blauwe muur',
      fr: 'Pile de plaques de fibre blanches et grises, trois autres contre un mur bleu',
      de: 'Stapel weißer und grauer Faserplatten, drei weitere an einer blauen Wand',
      en: 'Stack of white and grey fibre boards, three more against a blue wall',
    },
  },
  melamineSheets: {
    key: 'melamine-sheets',
    alt: {
      nl: 'Stapel witte en grijze platen melamineschuim, met drie losse platen tegen de muur',
      fr: 'Pile de plaques de mousse de mélamine blanches et grises, trois autres contre le mur',
      de: 'Stapel weißer und grauer Platten aus Melaminschaum, drei weitere an der Wand',
      en: 'Stack of white and grey melamine foam sheets, three more against the wall',
    },
  },
  melamineSheetsEdge: {
    key: 'melamine-sheets-detail',
    alt: {
      nl: 'Gestapelde platen wit en grijs melamineschuim van dichtbij',
      fr: 'Plaques empilées de mousse de mélamine blanche et grise, vues de près',
      de: 'Gestapelte Platten aus weißem und grauem Melaminschaum aus der Nähe',
      en: 'Stacked sheets of white and grey melamine foam from close by',
    },
  },
  foamSheets: {
    key: 'pu-foam-sheets',
    alt: {
      nl: 'Platen grijs en zwart schuim, op een houten kast gestapeld',
      fr: 'Plaques de mousse grises et noires empilées sur un meuble de bois',
      de: 'Platten aus grauem und schwarzem Schaum, auf einem Holzschrank gestapelt',
      en: 'Sheets of grey and black foam stacked on a wooden cabinet',
    },
  },
  lobby: {
    key: 'scene-lobby',
    alt: {
      nl: 'Ontvangst met een balie van groen vilt, groene baffles en een wand van houten latten',
      fr: 'Accueil au comptoir de feutre vert, baffles verts et mur de lattes de bois',
      de: 'Empfang mit einem Tresen aus grünem Filz, grünen Baffeln und einer Wand aus Holzlamellen',
      en: 'Reception with a green felt counter, green baffles and a wall of wooden slats',
    },
  },
  canteen: {
    key: 'scene-canteen',
    alt: {
      nl: 'Kantine met lange tafels onder crèmekleurige en roze baffles',
      fr: 'Cantine aux longues tables sous des baffles crème et roses',
      de: 'Kantine mit langen Tischen unter cremefarbenen und rosa Baffeln',
      en: 'Canteen with long tables under cream and pink baffles',
    },
  },
  meetingRoom: {
    key: 'scene-meeting-room',
    alt: {
      nl: 'Vergaderkamer met papieren op een lange tafel en blauw vilt aan de wand',
      fr: 'Salle de réunion avec des papiers sur une longue table et du feutre bleu au mur',
      de: 'Besprechungsraum mit Papieren auf einem langen Tisch und blauem Filz an der Wand',
      en: 'Meeting room with papers on a long table and blue felt on the wall',
    },
  },
  livingRoom: {
    key: 'scene-living-room',
    alt: {
      nl: 'Groene bank onder panelen van beige en kleikleurig vilt',
      fr: 'Canapé vert sous des panneaux de feutre beige et argile',
      de: 'Grünes Sofa unter Paneelen aus beigem und tonfarbenem Filz',
      en: 'Green sofa below panels of beige and clay felt',
    },
  },
  diningRoom: {
    key: 'scene-dining-room',
    alt: {
      nl: 'Eetkamer met twee okergele lampenkappen van vilt boven een lange tafel',
      fr: 'Salle à manger avec deux abat-jour de feutre ocre au-dessus d’une longue table',
      de: 'Esszimmer mit zwei ockergelben Filzschirmen über einem langen Tisch',
      en: 'Dining room with two ochre felt shades above a long table',
    },
  },
  slatsClose: {
    key: 'lamel-slat-panel-detail',
    alt: {
      nl: 'Nerf van houten latten op zwart vilt van dichtbij',
      fr: 'Fil de lattes de bois sur feutre noir, vu de près',
      de: 'Maserung von Holzlamellen auf schwarzem Filz aus der Nähe',
      en: 'Grain of wooden slats on black felt from close by',
    },
  },
  classroom: {
    key: 'scene-classroom',
    alt: {
      nl: 'Klaslokaal met gekleurde stoelen en een wand met zeshoeken in geel, terracotta, wit en groen',
      fr: 'Salle de classe aux chaises de couleur, avec au mur des hexagones jaunes, terre cuite, blancs et verts',
      de: 'Klassenzimmer mit farbigen Stühlen und einer Wand mit Sechsecken in Gelb, Terrakotta, Weiß und Grün',
      en: 'Classroom with coloured chairs and a wall of hexagons in yellow, terracotta, white and green',
    },
  },
  homeCinema: {
    key: 'scene-home-cinema',
    alt: {
      nl: 'Drie fauteuils voor een groot scherm op een donkere wand, met nachtblauwe viltpanelen aan weerszijden',
      fr: 'Trois fauteuils devant un grand écran sur un mur sombre, entre des panneaux de feutre bleu nuit',
      de: 'Drei Sessel vor einer großen Leinwand an dunkler Wand, zu beiden Seiten nachtblaue Filzpaneele',
      en: 'Three armchairs in front of a large screen on a dark wall, with midnight blue felt panels on either side',
    },
  },
} as const satisfies Record<string, SeedPicture>;

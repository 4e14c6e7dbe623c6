import type { SeedPicture } from '../../seed-data.ts';

/* The rooms: used for projects, advice and inspiration. */

export const homeScene: SeedPicture = {
  key: 'scene-home',
  alt: {
    nl: 'Woonkamer met donkergroene viltpanelen, een lichte bank en een wand van eiken latten',
    fr: 'Séjour avec des panneaux de feutre vert sombre, un canapé clair et un mur de tasseaux de chêne',
    de: 'Wohnzimmer mit dunkelgrünen Filzpaneelen, hellem Sofa und einer Wand aus Eichenleisten',
    en: 'Living room with dark green felt panels, a pale sofa and a wall of oak slats',
  },
};

export const officeScene: SeedPicture = {
  key: 'scene-office',
  alt: {
    nl: 'Open kantoor met groene baffles onder het plafond en vilten schermen tussen de bureaus',
    fr: 'Bureau ouvert avec des baffles verts sous le plafond et des écrans de feutre entre les tables',
    de: 'Großraumbüro mit grünen Baffeln unter der Decke und Filztrennwänden zwischen den Tischen',
    en: 'Open-plan office with green baffles below the ceiling and felt screens between the desks',
  },
};

export const openPlanScene: SeedPicture = {
  key: 'scene-open-plan',
  alt: {
    nl: 'Kantoortuin rond een ijzeren zuil, met rijen lichte baffles en vilten schermen in klei, blauw, oker en groen',
    fr: 'Plateau de bureaux autour d’une colonne de fonte, rangées de baffles clairs et écrans de feutre argile, bleus, ocre et verts',
    de: 'Großraumbüro um eine Eisensäule, mit Reihen heller Baffeln und Filztrennwänden in Ton, Blau, Ocker und Grün',
    en: 'Open-plan office around an iron column, with rows of pale baffles and felt screens in clay, blue, ochre and green',
  },
};

export const restaurantScene: SeedPicture = {
  key: 'scene-restaurant',
  alt: {
    nl: 'Restaurant met ronde schijven van vilt in groen en klei boven de tafels en een lambrisering van latten',
    fr: 'Restaurant avec des disques de feutre vert et argile au-dessus des tables et un soubassement de tasseaux',
    de: 'Restaurant mit runden Filzscheiben in Grün und Ton über den Tischen und einer Lamellenverkleidung',
    en: 'Restaurant with discs of green and clay felt above the tables and a dado of wooden slats',
  },
};

export const hallwayScene: SeedPicture = {
  key: 'scene-hallway',
  alt: {
    nl: 'Hal met blauwe en witte zeshoeken van vilt boven een houten bankje, naast een wand van eiken latten',
    fr: 'Entrée aux hexagones de feutre bleus et blancs au-dessus d’un banc en bois, près d’un mur de tasseaux de chêne',
    de: 'Flur mit blauen und weißen Sechsecken aus Filz über einer Holzbank, neben einer Wand aus Eichenleisten',
    en: 'Hallway with blue and white felt hexagons above a wooden bench, beside a wall of oak slats',
  },
};

export const bedroomScene: SeedPicture = {
  key: 'scene-bedroom-sage',
  alt: {
    nl: 'Slaapkamer met saliegroene viltpanelen als hoofdbord achter een laag bed, met een hanglampje ernaast',
    fr: 'Chambre aux panneaux de feutre vert sauge en guise de tête de lit, avec une petite suspension à côté',
    de: 'Schlafzimmer mit salbeigrünen Filzpaneelen als Kopfteil hinter einem niedrigen Bett, daneben eine Pendelleuchte',
    en: 'Bedroom with sage felt panels as a headboard behind a low bed, and a small pendant lamp beside it',
  },
};

export const studioScene: SeedPicture = {
  key: 'scene-studio',
  alt: {
    nl: 'Opnamekamer met zwart piramideschuim achter een mengtafel en grijze ribbenpanelen aan weerszijden',
    fr: 'Studio avec de la mousse pyramidale noire derrière une console et des panneaux rainurés gris de part et d’autre',
    de: 'Aufnahmeraum mit schwarzem Pyramidenschaum hinter einem Mischpult und grauen Rippenpaneelen zu beiden Seiten',
    en: 'Recording room with black pyramid foam behind a mixing desk and grey ribbed panels on either side',
  },
};

export const livingRoomScene: SeedPicture = {
  key: 'scene-living-room',
  alt: {
    nl: 'Woonkamer met beige en kleikleurige viltpanelen boven een groene bank, naast een staande lamp',
    fr: 'Séjour aux panneaux de feutre beige et argile au-dessus d’un canapé vert, près d’un lampadaire',
    de: 'Wohnzimmer mit Filzpaneelen in Beige und Ton über einem grünen Sofa, daneben eine Stehleuchte',
    en: 'Living room with beige and clay felt panels above a green sofa, beside a floor lamp',
  },
};

export const lobbyScene: SeedPicture = {
  key: 'scene-lobby',
  alt: {
    nl: 'Ontvangstruimte met een balie van groen vilt, een wand van eiken latten en groene baffles aan het plafond',
    fr: 'Accueil avec un comptoir de feutre vert, un mur de tasseaux de chêne et des baffles verts au plafond',
    de: 'Empfang mit einem Tresen aus grünem Filz, einer Wand aus Eichenleisten und grünen Baffeln an der Decke',
    en: 'Reception with a counter in green felt, a wall of oak slats and green baffles on the ceiling',
  },
};

export const meetingRoomScene: SeedPicture = {
  key: 'scene-meeting-room-pine',
  alt: {
    nl: 'Vergaderruimte met dennengroene viltpanelen aan de wand en twee lichte schijven boven een lange eiken tafel',
    fr: 'Salle de réunion aux panneaux de feutre vert sapin, avec deux disques clairs au-dessus d’une longue table en chêne',
    de: 'Besprechungsraum mit tannengrünen Filzpaneelen an der Wand und zwei hellen Scheiben über einem langen Eichentisch',
    en: 'Meeting room with pine felt panels on the wall and two pale discs above a long oak table',
  },
};

export const lobbyMidnightScene: SeedPicture = {
  key: 'scene-lobby-midnight',
  alt: {
    nl: 'Ontvangst met een balie van nachtblauw vilt, rijen nachtblauwe baffles en een wand van eiken latten',
    fr: 'Accueil au comptoir de feutre bleu nuit, rangées de baffles bleu nuit et mur de tasseaux de chêne',
    de: 'Empfang mit einem Tresen aus nachtblauem Filz, Reihen nachtblauer Baffeln und einer Wand aus Eichenleisten',
    en: 'Reception with a counter in midnight blue felt, rows of midnight blue baffles and a wall of oak slats',
  },
};

export const readingCornerScene: SeedPicture = {
  key: 'scene-reading-corner',
  alt: {
    nl: 'Fauteuil met een geel kussen tussen een blauw gordijn en een wit paneel met golvende lagen',
    fr: 'Fauteuil au coussin jaune entre un rideau bleu et un panneau blanc aux couches ondulantes',
    de: 'Sessel mit gelbem Kissen zwischen einem blauen Vorhang und einem weißen Paneel mit geschwungenen Lagen',
    en: 'Armchair with a yellow cushion between a blue curtain and a white panel with flowing layers',
  },
};

export const musicRoomScene: SeedPicture = {
  key: 'scene-practice-room',
  alt: {
    nl: 'Muziekkamer met een zwarte piano onder grijze ribbenpanelen en een rood gordijn tot op de vloer',
    fr: 'Salle de musique avec un piano noir sous des panneaux rainurés gris et un rideau rouge jusqu’au sol',
    de: 'Musikzimmer mit schwarzem Klavier unter grauen Rippenpaneelen und einem bodenlangen roten Vorhang',
    en: 'Music room with a black piano below grey ribbed panels and a red curtain down to the floor',
  },
};

export const canteenScene: SeedPicture = {
  key: 'scene-canteen',
  alt: {
    nl: 'Kantine met crèmekleurige en roze baffles boven lange tafels en een lambrisering van eiken latten',
    fr: 'Cantine aux baffles crème et roses au-dessus de longues tables, avec un soubassement de tasseaux de chêne',
    de: 'Kantine mit cremefarbenen und rosa Baffeln über langen Tischen und einem Sockel aus Eichenleisten',
    en: 'Canteen with cream and pink baffles above long tables and a dado of oak slats',
  },
};

export const diningRoomScene: SeedPicture = {
  key: 'scene-dining-room',
  alt: {
    nl: 'Eetkamer met een lange houten tafel, stoelen in drie kleuren en twee okergele lampen voor een wand van latten',
    fr: 'Salle à manger avec une longue table de bois, des chaises de trois couleurs et deux lampes ocre devant des tasseaux',
    de: 'Esszimmer mit langem Holztisch, Stühlen in drei Farben und zwei ockergelben Lampen vor einer Leistenwand',
    en: 'Dining room with a long wooden table, chairs in three colours and two ochre lamps in front of a slatted wall',
  },
};

export const clayMeetingRoomScene: SeedPicture = {
  key: 'scene-meeting-room-clay',
  alt: {
    nl: 'Vergaderruimte met kleikleurige viltpanelen aan de wand en twee lichte schijven boven een lange eiken tafel',
    fr: 'Salle de réunion aux panneaux de feutre argile, avec deux disques clairs au-dessus d’une longue table en chêne',
    de: 'Besprechungsraum mit tonfarbenen Filzpaneelen an der Wand und zwei hellen Scheiben über einem langen Eichentisch',
    en: 'Meeting room with clay felt panels on the wall and two pale discs above a long oak table',
  },
};

export const classroomScene: SeedPicture = {
  key: 'scene-classroom',
  alt: {
    nl: 'Klaslokaal met een lange groep zeshoeken van vilt aan de wand, van oker via klei en wit naar saliegroen',
    fr: 'Salle de classe avec une longue composition d’hexagones de feutre, de l’ocre au vert sauge en passant par l’argile et le blanc',
    de: 'Klassenzimmer mit einer langen Gruppe von Filzsechsecken an der Wand, von Ocker über Ton und Weiß bis Salbeigrün',
    en: 'Classroom with a long group of felt hexagons on the wall, from ochre by way of clay and white to sage',
  },
};

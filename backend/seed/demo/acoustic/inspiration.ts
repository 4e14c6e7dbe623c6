import type { SeedInspiration } from '../../seed-editorial.ts';
import {
  bedroomScene,
  hallwayScene,
  lobbyMidnightScene,
  meetingRoomScene,
  musicRoomScene,
  readingCornerScene,
} from './scene-pictures.ts';

export const acousticInspiration: readonly SeedInspiration[] = [
  {
    key: 'reading-behind-a-curtain',
    title: {
      nl: 'Lezen tussen gordijn en golf',
      fr: 'Lire entre rideau et vague',
      de: 'Lesen zwischen Vorhang und Welle',
      en: 'Reading between curtain and wave',
    },
    picture: readingCornerScene,
    hotspots: [
      { product: 'drape-acoustic-curtain', x: 16, y: 40 },
      { product: 'fjord-wall-panel', x: 58, y: 28 },
    ],
  },
  {
    key: 'rhythm-over-the-counter',
    title: {
      nl: 'Ritme boven de balie',
      fr: 'Du rythme au-dessus du comptoir',
      de: 'Rhythmus über dem Tresen',
      en: 'Rhythm above the counter',
    },
    picture: lobbyMidnightScene,
    hotspots: [
      { product: 'linea-baffle', x: 45, y: 8 },
      { product: 'lamel-slat-panel', x: 66, y: 40 },
    ],
  },
  {
    key: 'scales-without-echo',
    title: {
      nl: 'Toonladders zonder galm',
      fr: 'Des gammes sans écho',
      de: 'Tonleitern ohne Hall',
      en: 'Scales without an echo',
    },
    picture: musicRoomScene,
    hotspots: [
      { product: 'wedge-foam-panel', x: 56, y: 27 },
      { product: 'drape-stage-curtain', x: 12, y: 45 },
    ],
  },
  {
    key: 'honeycomb-corner',
    title: {
      nl: 'Groeien vanuit één tegel',
      fr: 'Une tuile, puis une autre',
      de: 'Aus einer Kachel wächst ein Feld',
      en: 'Growing from a single tile',
    },
    picture: hallwayScene,
    hotspots: [
      { product: 'hexa-felt-tiles', x: 45, y: 24 },
      { product: 'lamel-slat-panel', x: 11, y: 42 },
    ],
  },
  {
    key: 'meeting-under-two-moons',
    title: {
      nl: 'Vergaderen onder twee manen',
      fr: 'Se réunir sous deux lunes',
      de: 'Tagen unter zwei Monden',
      en: 'Meeting under two moons',
    },
    picture: meetingRoomScene,
    hotspots: [
      { product: 'luna-round-raft', x: 72, y: 16 },
      { product: 'fjord-wall-panel', x: 42, y: 42 },
      { product: 'lamel-slat-panel', x: 92, y: 50 },
    ],
  },
  {
    key: 'headboard-of-felt',
    title: {
      nl: 'Een hoofdbord dat de nacht dempt',
      fr: 'Une tête de lit qui adoucit la nuit',
      de: 'Ein Kopfteil, das die Nacht dämpft',
      en: 'A headboard that hushes the night',
    },
    picture: bedroomScene,
    hotspots: [
      { product: 'fjord-wall-panel', x: 44, y: 32 },
      { product: 'dune-wall-panel', x: 74, y: 45 },
    ],
  },
];

import type { SeedInspiration } from '../../seed-editorial.ts';
import {
  bedroomScene,
  hallwayScene,
  homeScene,
  meetingRoomScene,
  officeScene,
  restaurantScene,
} from './scene-pictures.ts';

export const acousticInspiration: readonly SeedInspiration[] = [
  {
    key: 'green-living-room',
    title: {
      nl: 'Een groene wand om tegenaan te praten',
      fr: 'Un mur vert pour mieux se parler',
      de: 'Eine grüne Wand, an der Gespräche ruhig werden',
      en: 'A green wall that calms the conversation',
    },
    picture: homeScene,
    hotspots: [
      { product: 'fjord-wall-panel', x: 66, y: 30 },
      { product: 'lamel-slat-panel', x: 96, y: 24 },
    ],
  },
  {
    key: 'office-in-rhythm',
    title: {
      nl: 'Ritme boven de bureaus',
      fr: 'Du rythme au-dessus des bureaux',
      de: 'Rhythmus über den Schreibtischen',
      en: 'Rhythm above the desks',
    },
    picture: officeScene,
    hotspots: [
      { product: 'linea-baffle', x: 49, y: 16 },
      { product: 'bureau-desk-screen', x: 72, y: 75 },
      { product: 'lamel-slat-panel', x: 85, y: 55 },
    ],
  },
  {
    key: 'moons-over-dinner',
    title: {
      nl: 'Manen boven het avondeten',
      fr: 'Des lunes au-dessus du dîner',
      de: 'Monde über dem Abendessen',
      en: 'Moons over dinner',
    },
    picture: restaurantScene,
    hotspots: [
      { product: 'luna-round-raft', x: 55, y: 10 },
      { product: 'luna-trio', x: 71, y: 26 },
      { product: 'lamel-slat-panel', x: 92, y: 72 },
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

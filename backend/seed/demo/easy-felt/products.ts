import type { SeedProduct } from '../../seed-data.ts';
import { craftSheets, feltByTheMetre, sampleRing, stickyTabs } from './products/craft.ts';
import { deskDivider, deskMat } from './products/desk.ts';
import { feltBasket, feltCoasters, feltPlacemats, stairPads, traySet } from './products/home.ts';
import { honeycombHexagons } from './products/honeycomb-hexagons.ts';
import { leafFeltLengths } from './products/leaf-felt-lengths.ts';
import { ceilingCloud, dropLampshade, pumpkinLampshade } from './products/light-and-ceiling.ts';
import { feltLetters, printedFelt } from './products/personal.ts';
import { brickSet, circleSet, triangleSet } from './products/shape-sets.ts';
import { duneArches, feltPinboard, softHeadboard, waveStrips } from './products/walls.ts';

export const easyFeltProducts: readonly SeedProduct[] = [
  honeycombHexagons,
  waveStrips,
  pumpkinLampshade,
  feltPinboard,
  feltBasket,
  leafFeltLengths,
  ceilingCloud,
  duneArches,
  softHeadboard,
  circleSet,
  triangleSet,
  brickSet,
  feltLetters,
  printedFelt,
  dropLampshade,
  traySet,
  feltCoasters,
  feltPlacemats,
  stairPads,
  deskDivider,
  deskMat,
  feltByTheMetre,
  craftSheets,
  sampleRing,
  stickyTabs,
];

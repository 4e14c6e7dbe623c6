import type { SeedProduct } from '../../seed-data.ts';
import { bureauDeskScreen } from './products/bureau-desk-screen.ts';
import { bureauSideScreen } from './products/bureau-side-screen.ts';
import { canvasPrintPanel } from './products/canvas-print-panel.ts';
import { canvasRoundPrint } from './products/canvas-round-print.ts';
import { cascadeHangingDivider } from './products/cascade-hanging-divider.ts';
import { cascadeSlidingPanel } from './products/cascade-sliding-panel.ts';
import { cornerBassTrap } from './products/corner-bass-trap.ts';
import { cornerSlimTrap } from './products/corner-slim-trap.ts';
import { drapeAcousticCurtain } from './products/drape-acoustic-curtain.ts';
import { drapeStageCurtain } from './products/drape-stage-curtain.ts';
import { duneWallPanel } from './products/dune-wall-panel.ts';
import { fjordWallPanel } from './products/fjord-wall-panel.ts';
import { hexaFeltTiles } from './products/hexa-felt-tiles.ts';
import { hexaMiniTiles } from './products/hexa-mini-tiles.ts';
import { isolaRaftSet } from './products/isola-raft-set.ts';
import { lamelBattenSet } from './products/lamel-batten-set.ts';
import { lamelFortePanel } from './products/lamel-forte-panel.ts';
import { lamelSlatPanel } from './products/lamel-slat-panel.ts';
import { lineaBaffle } from './products/linea-baffle.ts';
import { lineaForteBaffle } from './products/linea-forte-baffle.ts';
import { lineaRailSet } from './products/linea-rail-set.ts';
import { lunaRoundRaft } from './products/luna-round-raft.ts';
import { lunaTrio } from './products/luna-trio.ts';
import { melamineAbsorberBlock } from './products/melamine-absorber-block.ts';
import { melamineSheet } from './products/melamine-sheet.ts';
import { nubeCeilingRaft } from './products/nube-ceiling-raft.ts';
import { paraventDivider } from './products/paravent-divider.ts';
import { paraventMobile } from './products/paravent-mobile.ts';
import { paraventPrintDivider } from './products/paravent-print-divider.ts';
import { pyra70FoamPanel } from './products/pyra-70-foam-panel.ts';
import { pyraFoamPanel } from './products/pyra-foam-panel.ts';
import { quadraCeilingTile } from './products/quadra-ceiling-tile.ts';
import { quadraHygieneTile } from './products/quadra-hygiene-tile.ts';
import { quadraPlusTile } from './products/quadra-plus-tile.ts';
import { sampleBox } from './products/sample-box.ts';
import { studioStarterSet } from './products/studio-starter-set.ts';
import { suspensionSet } from './products/suspension-set.ts';
import { tractSlatWall } from './products/tract-slat-wall.ts';
import { wedgeFoamPanel } from './products/wedge-foam-panel.ts';
import { wedgeMelaminePanel } from './products/wedge-melamine-panel.ts';

/** In the order in which the shop recommends them. */
export const acousticProducts: readonly SeedProduct[] = [
  fjordWallPanel,
  lamelSlatPanel,
  hexaFeltTiles,
  canvasPrintPanel,
  lineaBaffle,
  nubeCeilingRaft,
  lunaRoundRaft,
  quadraCeilingTile,
  bureauDeskScreen,
  paraventDivider,
  cascadeHangingDivider,
  drapeAcousticCurtain,
  pyraFoamPanel,
  wedgeFoamPanel,
  cornerBassTrap,
  melamineAbsorberBlock,
  duneWallPanel,
  lunaTrio,
  paraventMobile,
  lamelFortePanel,
  canvasRoundPrint,
  lineaRailSet,
  studioStarterSet,
  quadraPlusTile,
  hexaMiniTiles,
  bureauSideScreen,
  tractSlatWall,
  isolaRaftSet,
  paraventPrintDivider,
  pyra70FoamPanel,
  lineaForteBaffle,
  wedgeMelaminePanel,
  drapeStageCurtain,
  cornerSlimTrap,
  quadraHygieneTile,
  cascadeSlidingPanel,
  melamineSheet,
  sampleBox,
  suspensionSet,
  lamelBattenSet,
];

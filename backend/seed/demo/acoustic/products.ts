import type { SeedProduct } from '../../seed-data.ts';
import { bureauDeskScreen } from './products/bureau-desk-screen.ts';
import { canvasPrintPanel } from './products/canvas-print-panel.ts';
import { cascadeHangingDivider } from './products/cascade-hanging-divider.ts';
import { cornerBassTrap } from './products/corner-bass-trap.ts';
import { drapeAcousticCurtain } from './products/drape-acoustic-curtain.ts';
import { fjordWallPanel } from './products/fjord-wall-panel.ts';
import { hexaFeltTiles } from './products/hexa-felt-tiles.ts';
import { lamelSlatPanel } from './products/lamel-slat-panel.ts';
import { lineaBaffle } from './products/linea-baffle.ts';
import { lunaRoundRaft } from './products/luna-round-raft.ts';
import { melamineAbsorberBlock } from './products/melamine-absorber-block.ts';
import { nubeCeilingRaft } from './products/nube-ceiling-raft.ts';
import { paraventDivider } from './products/paravent-divider.ts';
import { pyraFoamPanel } from './products/pyra-foam-panel.ts';
import { quadraCeilingTile } from './products/quadra-ceiling-tile.ts';
import { wedgeFoamPanel } from './products/wedge-foam-panel.ts';

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
];

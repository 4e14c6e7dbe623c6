import type { SeedProduct } from '../../seed-data.ts';
import { barrierFoamComposite, barrierMat5, dampingSheet, rubberGranulateMat } from './products/barriers.ts';
import { ductFoamAlu } from './products/duct-foam-alu.ts';
import { acousticSealant, rubberMounts, sealingProfile, sprayAdhesive } from './products/fixings.ts';
import { foamCorner, foamCylinder } from './products/foam-shapes.ts';
import { melamine9Block } from './products/melamine-9-block.ts';
import { melamine9Sheet } from './products/melamine-9-sheet.ts';
import { melamineBaffle } from './products/melamine-baffle.ts';
import { melaminePyramid } from './products/melamine-pyramid.ts';
import { polyester40, polyesterWadding } from './products/polyester-fibre.ts';
import { polyether30 } from './products/polyether-30.ts';
import { pu28Flat } from './products/pu-28-flat.ts';
import { pu28Pyramid } from './products/pu-28-pyramid.ts';
import { pu28Wedge } from './products/pu-28-wedge.ts';
import { pu40Fr } from './products/pu-40-fr.ts';
import { needleFelt, stoneWoolWrapped, woodWool } from './products/wood-and-stone-wool.ts';

export const fibersAndFoamsProducts: readonly SeedProduct[] = [
  pu28Pyramid,
  pu28Flat,
  pu28Wedge,
  pu40Fr,
  polyether30,
  melamine9Block,
  melamine9Sheet,
  melaminePyramid,
  melamineBaffle,
  ductFoamAlu,
  foamCorner,
  foamCylinder,
  polyester40,
  polyesterWadding,
  woodWool,
  stoneWoolWrapped,
  needleFelt,
  barrierMat5,
  barrierFoamComposite,
  dampingSheet,
  rubberGranulateMat,
  rubberMounts,
  sealingProfile,
  acousticSealant,
  sprayAdhesive,
];

import type { SeedEditorial } from '../../seed-editorial.ts';
import { gluingFoam } from './advice/gluing-foam.ts';
import { liningADuct } from './advice/lining-a-duct.ts';
import { liningAMachineHood } from './advice/lining-a-machine-hood.ts';
import { listeningRoom } from './advice/listening-room.ts';
import { makingClothPanels } from './advice/making-cloth-panels.ts';
import { sealingADoor } from './advice/sealing-a-door.ts';
import { materialDetails } from './detail-pictures.ts';
import { materialPictures } from './pictures.ts';

/** What there is to read and look at beside pages and blogs. */
export const fibersAndFoamsEditorial: SeedEditorial = {
  advice: [liningAMachineHood, makingClothPanels, sealingADoor, listeningRoom, liningADuct, gluingFoam],
  projects: [],
  inspiration: [],
  jobOffers: [],
  // The product itself shows the white ones.
  imageRules: [{ skuPattern: 'FF-MELP-*-GREY', pictures: [materialPictures.greyPyramids, materialDetails.melamine] }],
};

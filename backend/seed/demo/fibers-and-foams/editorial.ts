import type { SeedEditorial } from '../../seed-editorial.ts';
import { gluingFoam } from './advice/gluing-foam.ts';
import { materialDetails } from './detail-pictures.ts';
import { materialPictures } from './pictures.ts';

/** What there is to read and look at beside pages and blogs. */
export const fibersAndFoamsEditorial: SeedEditorial = {
  advice: [gluingFoam],
  projects: [],
  inspiration: [],
  jobOffers: [],
  // The product itself shows the white ones.
  imageRules: [{ skuPattern: 'FF-MELP-*-GREY', pictures: [materialPictures.greyPyramids, materialDetails.melamine] }],
};

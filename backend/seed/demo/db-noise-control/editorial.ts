import type { SeedEditorial } from '../../seed-editorial.ts';

/** What there is to read and look at beside pages and blogs. */
export const dbNoiseControlEditorial: SeedEditorial = {
  advice: [],
  projects: [],
  inspiration: [],
  jobOffers: [],
  imageRules: [],
};

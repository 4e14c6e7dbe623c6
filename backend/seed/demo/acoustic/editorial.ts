import type { SeedEditorial } from '../../seed-editorial.ts';
import { acousticInspiration } from './inspiration.ts';
import { acoustician } from './job-offers/acoustician.ts';
import { feltCutter } from './job-offers/felt-cutter.ts';
import { fitter } from './job-offers/fitter.ts';
import { materialInternship } from './job-offers/material-internship.ts';
import { cologneLoft } from './projects/cologne-loft.ts';
import { croixRoussePodcast } from './projects/croix-rousse-podcast.ts';
import { deKorenmaat } from './projects/de-korenmaat.ts';
import { havenkadeAntwerp } from './projects/havenkade-antwerp.ts';
import { leedsCanteen } from './projects/leeds-canteen.ts';
import { linzPrimarySchool } from './projects/linz-primary-school.ts';

/** What there is to read and look at beside pages and blogs. */
export const acousticEditorial: SeedEditorial = {
  advice: [],
  projects: [cologneLoft, havenkadeAntwerp, croixRoussePodcast, deKorenmaat, linzPrimarySchool, leedsCanteen],
  inspiration: acousticInspiration,
  jobOffers: [materialInternship, feltCutter, acoustician, fitter],
  imageRules: [],
};

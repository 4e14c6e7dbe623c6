import type { SeedEditorial } from '../../seed-editorial.ts';
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
  inspiration: [],
  jobOffers: [],
  imageRules: [],
};

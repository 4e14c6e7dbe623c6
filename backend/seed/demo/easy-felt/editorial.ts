import type { SeedEditorial } from '../../seed-editorial.ts';
import { advice } from './advice.ts';
import { inspiration } from './inspiration.ts';
import { jobOffers } from './job-offers.ts';

/** What there is to read and look at beside pages and blogs. */
export const easyFeltEditorial: SeedEditorial = { advice, projects: [], inspiration, jobOffers, imageRules: [] };

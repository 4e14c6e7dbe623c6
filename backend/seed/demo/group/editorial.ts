import type { SeedEditorial } from '../../seed-editorial.ts';
import { advice } from './advice.ts';
import { inspiration } from './inspiration.ts';
import { jobOffers } from './job-offers.ts';
import { projects } from './projects.ts';

/** What there is to read and look at beside pages and blogs. */
export const groupEditorial: SeedEditorial = { advice, projects, inspiration, jobOffers, imageRules: [] };

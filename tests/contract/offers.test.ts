import { pgliteForFile } from './suites/engine.ts';
import { describeOffers } from './suites/offers.ts';

describeOffers('PGlite', pgliteForFile());

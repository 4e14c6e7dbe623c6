import { postgresForFile } from './suites/engine.ts';
import { describeOffers } from './suites/offers.ts';

describeOffers('PostgreSQL', postgresForFile());

import { postgresForFile } from './suites/engine.ts';
import { describeReviews } from './suites/reviews.ts';

describeReviews('PostgreSQL', postgresForFile());

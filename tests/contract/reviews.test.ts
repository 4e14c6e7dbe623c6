import { pgliteForFile } from './suites/engine.ts';
import { describeReviews } from './suites/reviews.ts';

describeReviews('PGlite', pgliteForFile());

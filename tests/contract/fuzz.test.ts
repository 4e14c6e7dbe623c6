import { describeAccountBodies } from './suites/account-bodies.ts';
import { pglite } from './suites/engine.ts';
import { describeFuzzing } from './suites/fuzz.ts';

describeFuzzing('PGlite', pglite);
describeAccountBodies('PGlite', pglite);

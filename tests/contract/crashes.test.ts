import { describeCrashes } from './suites/crashes.ts';
import { pglite } from './suites/engine.ts';

describeCrashes('PGlite', pglite);

import { describeCrashes } from './suites/crashes.ts';
import { pgliteForFile } from './suites/engine.ts';

describeCrashes('PGlite', pgliteForFile());

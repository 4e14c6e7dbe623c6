import { describeAccess } from './suites/access.ts';
import { describeBodies } from './suites/bodies.ts';
import { pgliteForFile } from './suites/engine.ts';
import { describeFuzzing } from './suites/fuzz.ts';

const pglite = pgliteForFile();

describeAccess('PGlite', pglite);
describeBodies('PGlite', pglite);
describeFuzzing('PGlite', pglite);

import { describeBodies } from './suites/bodies.ts';
import { pglite } from './suites/engine.ts';
import { describeFuzzing } from './suites/fuzz.ts';

describeFuzzing('PGlite', pglite);
describeBodies('PGlite', pglite);

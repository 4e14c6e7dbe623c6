import { pglite } from './suites/engine.ts';
import { describeSeparation } from './suites/separation.ts';

describeSeparation('PGlite', pglite);

import { describeAccess } from './suites/access.ts';
import { pglite } from './suites/engine.ts';

describeAccess('PGlite', pglite);

import { describeEditorial } from './suites/editorial.ts';
import { pglite } from './suites/engine.ts';

describeEditorial('PGlite', pglite);

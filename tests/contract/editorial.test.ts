import { describeEditorial } from './suites/editorial.ts';
import { pgliteForFile } from './suites/engine.ts';

describeEditorial('PGlite', pgliteForFile());

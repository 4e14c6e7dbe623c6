import { pglite } from './suites/engine.ts';
import { describeStorage } from './suites/storage.ts';

describeStorage('PGlite', pglite);

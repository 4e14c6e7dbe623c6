import { pgliteForFile } from './suites/engine.ts';
import { describeRequests } from './suites/requests.ts';

describeRequests('PGlite', pgliteForFile());

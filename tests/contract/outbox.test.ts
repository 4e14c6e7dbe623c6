import { pgliteForFile } from './suites/engine.ts';
import { describeOutbox } from './suites/outbox.ts';

describeOutbox('PGlite', pgliteForFile());

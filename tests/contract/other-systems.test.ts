import { describeBusinessCentral } from './suites/business-central.ts';
import { describeElfsquad } from './suites/elfsquad.ts';
import { pgliteForFile } from './suites/engine.ts';

const pglite = pgliteForFile();

describeBusinessCentral('PGlite', pglite);
describeElfsquad('PGlite', pglite);

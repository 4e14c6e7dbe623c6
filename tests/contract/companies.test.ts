import { describeCompanies } from './suites/companies.ts';
import { pgliteForFile } from './suites/engine.ts';

describeCompanies('PGlite', pgliteForFile());

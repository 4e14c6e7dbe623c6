import { describeCompanies } from './suites/companies.ts';
import { postgresForFile } from './suites/engine.ts';

describeCompanies('PostgreSQL', postgresForFile());

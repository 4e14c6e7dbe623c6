import { postgresForFile } from './suites/engine.ts';
import { describeInvoices } from './suites/invoices.ts';

describeInvoices('PostgreSQL', postgresForFile());

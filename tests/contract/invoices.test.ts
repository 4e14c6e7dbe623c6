import { pgliteForFile } from './suites/engine.ts';
import { describeInvoices } from './suites/invoices.ts';

describeInvoices('PGlite', pgliteForFile());

import { pgliteForFile } from './suites/engine.ts';
import { describeVouchers } from './suites/vouchers.ts';

describeVouchers('PGlite', pgliteForFile());

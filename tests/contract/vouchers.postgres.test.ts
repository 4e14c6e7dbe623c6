import { postgresForFile } from './suites/engine.ts';
import { describeVouchers } from './suites/vouchers.ts';

describeVouchers('PostgreSQL', postgresForFile());

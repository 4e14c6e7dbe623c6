import { postgresForFile } from './suites/engine.ts';
import { describePayments } from './suites/payments.ts';

const postgres = postgresForFile();

describePayments('PostgreSQL', postgres);

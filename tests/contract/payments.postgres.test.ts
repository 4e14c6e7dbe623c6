import { postgresForFile } from './suites/engine.ts';
import { describePaymentEvents } from './suites/payment-events.ts';
import { describePayments } from './suites/payments.ts';

const postgres = postgresForFile();

describePayments('PostgreSQL', postgres);
describePaymentEvents('PostgreSQL', postgres);

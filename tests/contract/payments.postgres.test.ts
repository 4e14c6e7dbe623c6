import { postgresForFile } from './suites/engine.ts';
import { describeOrderMachine } from './suites/order-machine.ts';
import { describePaymentEvents } from './suites/payment-events.ts';
import { describePayments } from './suites/payments.ts';

const postgres = postgresForFile();

describePayments('PostgreSQL', postgres);
describePaymentEvents('PostgreSQL', postgres);
describeOrderMachine('PostgreSQL', postgres);

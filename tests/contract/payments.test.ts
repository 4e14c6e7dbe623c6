import { pgliteForFile } from './suites/engine.ts';
import { describeOrderMachine } from './suites/order-machine.ts';
import { describePaymentEvents } from './suites/payment-events.ts';
import { describePayments } from './suites/payments.ts';

const pglite = pgliteForFile();

describePayments('PGlite', pglite);
describePaymentEvents('PGlite', pglite);
describeOrderMachine('PGlite', pglite);

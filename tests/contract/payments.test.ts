import { pglite } from './suites/engine.ts';
import { describePaymentEvents } from './suites/payment-events.ts';
import { describePayments } from './suites/payments.ts';

describePayments('PGlite', pglite);
describePaymentEvents('PGlite', pglite);

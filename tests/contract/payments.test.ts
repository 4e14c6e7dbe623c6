import { pglite } from './suites/engine.ts';
import { describePayments } from './suites/payments.ts';

describePayments('PGlite', pglite);

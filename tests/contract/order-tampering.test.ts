import { pglite } from './suites/engine.ts';
import { describeOrderTampering } from './suites/order-tampering.ts';

describeOrderTampering('PGlite', pglite);

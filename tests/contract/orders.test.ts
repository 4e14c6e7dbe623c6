import { pgliteForFile } from './suites/engine.ts';
import { describeOrderCrowds } from './suites/order-crowds.ts';
import { describeOrderPlacing } from './suites/order-placing.ts';
import { describeOrderSchedules } from './suites/order-schedules.ts';
import { describeOrderTampering } from './suites/order-tampering.ts';
import { describeOrders } from './suites/orders.ts';

const pglite = pgliteForFile();

describeOrders('PGlite', pglite);
describeOrderPlacing('PGlite', pglite);
describeOrderCrowds('PGlite', pglite);
describeOrderSchedules('PGlite', pglite);
describeOrderTampering('PGlite', pglite);

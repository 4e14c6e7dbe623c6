import { pglite } from './suites/engine.ts';
import { describeOrderCrowds } from './suites/order-crowds.ts';
import { describeOrderPlacing } from './suites/order-placing.ts';
import { describeOrders } from './suites/orders.ts';

describeOrders('PGlite', pglite);
describeOrderPlacing('PGlite', pglite);
describeOrderCrowds('PGlite', pglite);

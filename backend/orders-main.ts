import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Db } from './db/database.ts';
import { openDatabase } from './db/database.ts';
import { advance, cancel, listPlaced, refund, showPlaced } from './orders/operate-orders.ts';
import { orderTransitions } from './orders/order-states.ts';
import { packagePaths } from './server/package-root.ts';
import { StartupError } from './server/startup-error.ts';

const states = z.enum(['Placed', 'Paid', 'InProduction', 'Shipped', 'Completed', 'Cancelled']);

/**
 * What an operator does to orders, on the backend's own database: `orders.js list|show|advance|cancel|refund`. Prints one
 * JSON document; what is wrong goes to stderr, in one line what it is and in the next what to do.
 */
try {
  await run(process.argv.slice(2));
} catch (error) {
  const isKnown = error instanceof StartupError;
  process.stderr.write(
    isKnown ? `${error.message}\n${error.help}\n` : `${error instanceof Error ? error.stack : error}\n`,
  );
  process.exitCode = isKnown ? 1 : 70;
}

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      shop: { type: 'string' },
      state: { type: 'string' },
      to: { type: 'string' },
      amount: { type: 'string' },
    },
  });
  const [verb = '', name = ''] = positionals;
  const dataDir = path.resolve(process.env.DATA_DIR || '.data');
  const database = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir,
    migrations: packagePaths.migrations,
  });
  try {
    const answer = await operate(database.db, verb, { name, shop: values.shop }, values);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  } finally {
    await database.close();
  }
}

async function operate(
  db: Db,
  verb: string,
  order: { readonly name: string; readonly shop: string | undefined },
  { state, to, amount }: { readonly state?: string; readonly to?: string; readonly amount?: string },
): Promise<Readonly<Record<string, unknown>>> {
  const now = new Date();
  switch (verb) {
    case 'list':
      return { orders: await listPlaced(db, { shop: order.shop, state: stateOf(state) }) };
    case 'show':
      return { order: await showPlaced(db, order) };
    case 'advance':
      return { order: await advance(db, order, stateOf(to), now) };
    case 'cancel':
      return { order: await cancel(db, order, now) };
    case 'refund':
      return { order: await refund(db, order, amount === undefined ? undefined : Number(amount), now) };
    default:
      throw new StartupError(`Nothing is called ${verb}.`, 'There are list, show, advance, cancel and refund.');
  }
}

function stateOf(text: string | undefined): z.infer<typeof states> | undefined {
  const state = states.optional().safeParse(text);
  if (state.success) return state.data;
  throw new StartupError(
    `${text} is no state of an order.`,
    `There are ${Object.keys(orderTransitions)
      .filter((name) => name !== 'Cart')
      .join(', ')}.`,
  );
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { CommandContext, Outcome } from '#cli/commands/command.ts';
import { packageRoot } from '#cli/package-root.ts';
import { dataDirOf } from '#cli/start/embedded-backend.ts';
import { startFailure } from '#cli/start/start-failure.ts';
import { describeOrder, describeOrders } from './describe-orders.ts';

/** What is done to orders; the rest of a call are its arguments. */
export type OrderVerb = 'list' | 'show' | 'advance' | 'cancel' | 'refund';

const summary = z.looseObject({
  ...{ shop: z.string(), id: z.string(), number: z.string(), state: z.string(), paymentState: z.string().nullable() },
  ...{ placedAt: z.string(), currency: z.string(), totalIncVat: z.number(), email: z.string().nullable() },
});
export type OrderSummary = z.infer<typeof summary>;

const money = z.number();
const whole = z.looseObject({
  ...{ shop: z.string(), id: z.string(), number: z.string(), state: z.string(), placedAt: z.string() },
  paymentState: z.string().optional(),
  details: z.looseObject({ email: z.string(), firstName: z.string(), lastName: z.string() }).optional(),
  lines: z.array(
    z.looseObject({
      ...{ sku: z.string(), name: z.string(), variantName: z.string().optional() },
      ...{ quantity: z.looseObject({ current: z.number() }), pricing: z.looseObject({ totalIncVat: money }) },
      choices: z.array(z.looseObject({ label: z.string(), value: z.string() })),
    }),
  ),
  shipping: z.looseObject({ name: z.string(), date: z.string(), priceIncVat: money }).optional(),
  totals: z.looseObject({ currency: z.string(), totalExcVat: money, totalIncVat: money }),
  history: z.array(z.looseObject({ at: z.string(), state: z.string(), cause: z.string() })).optional(),
});
export type WholeOrder = z.infer<typeof whole>;

/**
 * Works on the orders in the backend's database, by a program of the backend's: the database may be one that only one
 * process can open.
 *
 * @throws InputError when there is no such order, it cannot go there, or the database is in use or out of reach.
 */
export async function operateOrders(
  { root }: CommandContext,
  verb: OrderVerb,
  args: readonly string[],
): Promise<Outcome> {
  const data: unknown = JSON.parse(await runTool(root, [verb, ...args]));
  if (verb === 'list') {
    const { orders } = z.object({ orders: z.array(summary) }).parse(data);
    return { data: { orders }, text: describeOrders(orders) };
  }
  if (verb === 'show') {
    const { order } = z.object({ order: whole }).parse(data);
    return { data: { order }, text: describeOrder(order) };
  }
  const { order } = z.object({ order: summary }).parse(data);
  return { data: { order }, text: describeOrders([order]), ...nextOf(verb, order) };
}

function nextOf(verb: OrderVerb, { number, paymentState }: OrderSummary): Pick<Outcome, 'next'> {
  if (verb === 'refund') return { next: 'the backend pays it back as soon as it runs, and writes to the customer' };
  if (verb === 'cancel' && paymentState === 'paid') return { next: `shopgen backend order refund ${number}` };
  return {};
}

function runTool(root: string, args: readonly string[]): Promise<string> {
  const file = path.join(packageRoot, 'backend/dist/orders.js');
  if (!existsSync(file)) throw startFailure('The backend is not compiled.', 'Run npm ci, or npm run prepare.');
  const env = { DATA_DIR: dataDirOf(root), ...process.env };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [file, ...args], { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      // It says in one line what is wrong, and in the next what to do.
      const [message = '', ...help] = stderr.trim().split('\n');
      reject(startFailure(message || error.message, help.join('\n') || undefined));
    });
  });
}

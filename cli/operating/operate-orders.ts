import { z } from 'zod';
import type { CommandContext, Outcome } from '#cli/commands/command.ts';
import { describeOrder, describeOrders, describeWithdrawals } from './describe-orders.ts';
import { runBackendTool } from './run-backend-tool.ts';

/** What is done to orders; the rest of a call are its arguments. */
export type OrderVerb = 'list' | 'show' | 'advance' | 'ship' | 'cancel' | 'refund' | 'export' | 'withdrawals';

const summary = z.looseObject({
  ...{ shop: z.string(), id: z.string(), number: z.string(), state: z.string(), paymentState: z.string().nullable() },
  ...{ placedAt: z.string(), currency: z.string(), totalIncVat: z.number(), email: z.string().nullable() },
});
export type OrderSummary = z.infer<typeof summary>;

const withdrawal = z.looseObject({
  ...{ shop: z.string(), id: z.string(), order: z.string(), state: z.string(), requestedAt: z.string() },
  ...{ currency: z.string(), amount: z.number(), email: z.string().nullable() },
  lines: z.array(z.looseObject({ sku: z.string(), name: z.string(), quantity: z.number() })),
});
export type WithdrawalSummary = z.infer<typeof withdrawal>;

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
  const data: unknown = JSON.parse(await runBackendTool(root, 'orders', [verb, ...args]));
  if (verb === 'list') {
    const { orders } = z.object({ orders: z.array(summary) }).parse(data);
    return { data: { orders }, text: describeOrders(orders) };
  }
  if (verb === 'show') {
    const { order } = z.object({ order: whole }).parse(data);
    return { data: { order }, text: describeOrder(order) };
  }
  if (verb === 'export') {
    const { orders, table } = z.object({ orders: z.array(z.unknown()), table: z.string().optional() }).parse(data);
    return { data: { orders }, text: table ?? JSON.stringify(orders, null, 2) };
  }
  if (verb === 'withdrawals') return reportWithdrawals(data);
  const { order } = z.object({ order: summary }).parse(data);
  return { data: { order }, text: describeOrders([order]), ...nextOf(verb, order) };
}

function reportWithdrawals(data: unknown): Outcome {
  const many = z.object({ withdrawals: z.array(withdrawal) }).safeParse(data);
  if (many.success) return { data: many.data, text: describeWithdrawals(many.data.withdrawals) };
  const one = z.object({ withdrawal }).parse(data);
  const text = describeWithdrawals([one.withdrawal]);
  if (one.withdrawal.state !== 'accepted') return { data: one, text };
  return { data: one, text, next: `shopgen backend order withdrawals refund ${one.withdrawal.id}` };
}

function nextOf(verb: OrderVerb, { number, paymentState }: OrderSummary): Pick<Outcome, 'next'> {
  if (verb === 'refund') return { next: 'the backend pays it back as soon as it runs, and writes to the customer' };
  if (verb === 'cancel' && paymentState === 'paid') return { next: `shopgen backend order refund ${number}` };
  return {};
}

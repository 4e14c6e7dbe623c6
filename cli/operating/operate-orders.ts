import { z } from 'zod';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { describeOrder, describeOrders, describeReviews, describeWithdrawals } from './describe-orders.ts';
import { type OrderSummary, orderSummary, reviewSummary, wholeOrder, withdrawalSummary } from './order-documents.ts';
import { type CommandOptions, runOrdersTool } from './run-orders-tool.ts';

/** The actions on orders; the other arguments of a call are those of the action. */
export type OrderVerb =
  | 'list'
  | 'show'
  | 'advance'
  | 'ship'
  | 'cancel'
  | 'refund'
  | 'export'
  | 'withdrawals'
  | 'reviews';

/**
 * Runs an operation on the orders in the backend's database, in a program of the backend's: only one process can open
 * an embedded database.
 *
 * @throws InputError when there is no such order, it cannot go there, or the database is in use or out of reach.
 */
export async function operateOrders(
  { root }: CommandContext,
  verb: OrderVerb,
  names: readonly string[],
  options: CommandOptions,
): Promise<Outcome> {
  const data = await runOrdersTool(root, [verb, ...names], options);
  if (verb === 'list') {
    const { orders } = z.object({ orders: z.array(orderSummary) }).parse(data);
    return { data: { orders }, text: describeOrders(orders) };
  }
  if (verb === 'show') {
    const { order } = z.object({ order: wholeOrder }).parse(data);
    return { data: { order }, text: describeOrder(order) };
  }
  if (verb === 'export') {
    const { orders, table } = z.object({ orders: z.array(z.unknown()), table: z.string().optional() }).parse(data);
    return { data: { orders }, text: table ?? JSON.stringify(orders, null, 2) };
  }
  if (verb === 'withdrawals') return reportWithdrawals(data);
  if (verb === 'reviews') return reportReviews(data);
  const { order } = z.object({ order: orderSummary }).parse(data);
  return { data: { order }, text: describeOrders([order]), ...suggestNext(verb, order) };
}

function reportWithdrawals(data: unknown): Outcome {
  const many = z.object({ withdrawals: z.array(withdrawalSummary) }).safeParse(data);
  if (many.success) return { data: many.data, text: describeWithdrawals(many.data.withdrawals) };
  const one = z.object({ withdrawal: withdrawalSummary }).parse(data);
  const text = describeWithdrawals([one.withdrawal]);
  if (one.withdrawal.state !== 'accepted') return { data: one, text };
  return { data: one, text, next: `shopgen backend order withdrawals refund ${one.withdrawal.id}` };
}

function reportReviews(data: unknown): Outcome {
  const many = z.object({ reviews: z.array(reviewSummary) }).safeParse(data);
  if (many.success) return { data: many.data, text: describeReviews(many.data.reviews) };
  const one = z.object({ review: reviewSummary }).parse(data);
  return { data: one, text: describeReviews([one.review]) };
}

function suggestNext(verb: OrderVerb, { number, paymentState }: OrderSummary): Pick<Outcome, 'next'> {
  if (verb === 'refund') return { next: 'the backend pays it back as soon as it runs, and writes to the customer' };
  if (verb === 'cancel' && paymentState === 'paid') return { next: `shopgen backend order refund ${number}` };
  return {};
}

import { z } from 'zod';
import { startFailure } from '#cli/start/start-failure.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { describeVouchers } from './describe-orders.ts';
import { voucherSummary } from './order-documents.ts';
import { type CommandOptions, runOrdersTool } from './run-orders-tool.ts';

/** The options that say what a voucher takes off. */
const kinds = ['percentage', 'amount', 'freeShipping'] as const;

/**
 * Runs an operation on the vouchers in the backend's database, in a program of the backend's.
 *
 * @throws InputError when a voucher makes no sense, there is none, or the database is in use or out of reach.
 */
export async function operateVouchers(
  { root }: CommandContext,
  verb: 'list' | 'add' | 'end',
  names: readonly string[],
  options: CommandOptions,
): Promise<Outcome> {
  if (verb === 'add' && kinds.filter((kind) => options[kind] !== undefined).length !== 1) {
    throw startFailure(
      'A voucher takes off one thing.',
      'Name --percentage, --amount or --free-shipping, and only one of them.',
    );
  }
  const data = await runOrdersTool(root, ['vouchers', verb, ...names], options);
  if (verb === 'list') {
    const many = z.object({ vouchers: z.array(voucherSummary) }).parse(data);
    return { data: many, text: describeVouchers(many.vouchers) };
  }
  const one = z.object({ voucher: voucherSummary }).parse(data);
  return { data: one, text: describeVouchers([one.voucher]) };
}

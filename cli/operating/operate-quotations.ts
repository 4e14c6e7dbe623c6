import { z } from 'zod';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { describeQuotations } from './describe-orders.ts';
import { quotationSummary } from './order-documents.ts';
import { type CommandOptions, runOrdersTool } from './run-orders-tool.ts';

/** The actions on requests for a quotation. */
export type QuotationVerb = 'list' | 'show' | 'answer' | 'withdraw';

/**
 * Runs an operation on the requests for a quotation in the backend's database, in a program of the backend's.
 *
 * @throws InputError when there is no such request, an offer makes no sense, or the database is in use or out of reach.
 */
export async function operateQuotations(
  { root }: CommandContext,
  verb: QuotationVerb,
  names: readonly string[],
  options: CommandOptions,
): Promise<Outcome> {
  const data = await runOrdersTool(root, ['quotations', verb, ...names], options);
  if (verb === 'list') {
    const many = z.object({ quotations: z.array(quotationSummary) }).parse(data);
    return { data: many, text: describeQuotations(many.quotations) };
  }
  const one = z.object({ quotation: quotationSummary }).parse(data);
  const text = describeQuotations([one.quotation]);
  if (verb !== 'show' || one.quotation.offers.some(({ state }) => state === 'open')) return { data: one, text };
  const { reference } = one.quotation;
  return { data: one, text, next: `shopgen backend quotation answer ${reference} --price 1:CENTS --until DAY` };
}

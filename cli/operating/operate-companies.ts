import { z } from 'zod';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { describeCompanies, describeOrders } from './describe-orders.ts';
import { companySummary, orderSummary } from './order-documents.ts';
import { type CommandOptions, runOrdersTool } from './run-orders-tool.ts';

/**
 * Runs an operation on the companies in the backend's database, in a program of the backend's.
 *
 * @throws InputError when there is no such company or order, or the database is in use or out of reach.
 */
export async function operateCompanies(
  { root }: CommandContext,
  verb: 'list' | 'terms' | 'settle',
  names: readonly string[],
  options: CommandOptions,
): Promise<Outcome> {
  const data = await runOrdersTool(root, ['companies', verb, ...names], options);
  if (verb === 'list') {
    const many = z.object({ companies: z.array(companySummary) }).parse(data);
    return { data: many, text: describeCompanies(many.companies) };
  }
  if (verb === 'settle') {
    const { order } = z.object({ order: orderSummary }).parse(data);
    return { data: { order }, text: describeOrders([order]) };
  }
  const one = z.object({ company: companySummary }).parse(data);
  return { data: one, text: describeCompanies([one.company]) };
}

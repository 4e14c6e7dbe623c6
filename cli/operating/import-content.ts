import path from 'node:path';
import { z } from 'zod';
import { catalogue, type DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { describeContentChanges } from './describe-content-changes.ts';
import { runBackendTool } from './run-backend-tool.ts';

const diagnostic = z.object({
  code: z.custom<DiagnosticCode>((code) => typeof code === 'string' && code in catalogue),
  severity: z.enum(['error', 'warning', 'hint']),
  message: z.string(),
  place: z.object({ file: z.string(), line: z.number(), column: z.number(), length: z.number() }).exactOptional(),
  help: z.string().exactOptional(),
});
const files = z.object({ added: z.array(z.string()), changed: z.array(z.string()), removed: z.array(z.string()) });
const list = z.object({
  prices: z.array(z.object({ sku: z.string(), currency: z.string(), from: z.number().nullable(), to: z.number() })),
  stock: z.array(z.object({ sku: z.string(), from: z.number().nullable(), to: z.number() })),
});
const answer = z.object({
  /** Absent when there are errors. */
  changes: z.union([files, list]).exactOptional(),
  diagnostics: z.array(diagnostic).default([]),
  sources: z.record(z.string(), z.string()).default({}),
});

/**
 * Imports the content of a shop from its folder, or prices and stock from a list.
 *
 * @param from - Folder or `.csv` file, relative to the working directory.
 * @param isPlan - Whether to only report the changes.
 * @throws InputError when there is no such folder or shop, or the database is out of reach.
 */
export async function importContent(
  { root }: CommandContext,
  from: string,
  shop: string,
  isPlan: boolean,
): Promise<Outcome> {
  const given = path.relative(process.cwd(), path.resolve(from)) || '.';
  const output: unknown = JSON.parse(
    await runBackendTool(root, 'content', ['import', given, '--shop', shop, ...(isPlan ? ['--plan'] : [])]),
  );
  const { changes, diagnostics, sources } = answer.parse(output);
  const outcome = { diagnostics, sources: new Map(Object.entries(sources)) };
  if (!changes) return outcome;
  const text = 'added' in changes ? describeContentChanges(changes) : describeList(changes);
  return {
    ...outcome,
    data: { applied: !isPlan, changes },
    text,
    ...(isPlan && text !== nothing && { next: `shopgen backend import ${from} --shop ${shop}` }),
  };
}

const nothing = 'Nothing has changed.';

function describeList({ prices, stock }: z.infer<typeof list>): string {
  const lines = [
    ...prices.map(
      ({ sku, currency, from, to }) => `~ ${sku}  ${currency} ${from === null ? '-' : asMoney(from)} → ${asMoney(to)}`,
    ),
    ...stock.map(({ sku, from, to }) => `~ ${sku}  stock ${from ?? '-'} → ${to}`),
  ];
  return lines.length === 0 ? nothing : lines.join('\n');
}

function asMoney(cents: number): string {
  return (cents / 100).toFixed(2);
}

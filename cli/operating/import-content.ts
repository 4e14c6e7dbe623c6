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

interface ImportOptions {
  readonly shop: string;
  /** A draft of the shop's content; absent: what is published. */
  readonly branch?: string | undefined;
  /** Whether to only report the changes. */
  readonly isPlan: boolean;
}

/**
 * Imports the content of a shop from its folder, or prices and stock from a list.
 *
 * @param from - Folder or `.csv` file, relative to the working directory.
 * @throws InputError when there is no such folder or shop, or the database is out of reach.
 */
export async function importContent(
  { root }: CommandContext,
  from: string,
  { shop, branch, isPlan }: ImportOptions,
): Promise<Outcome> {
  const given = path.relative(process.cwd(), path.resolve(from)) || '.';
  const target = ['--shop', shop, ...(branch === undefined ? [] : ['--branch', branch])];
  const output: unknown = JSON.parse(
    await runBackendTool(root, 'content', ['import', given, ...target, ...(isPlan ? ['--plan'] : [])]),
  );
  return describeImport(answer.parse(output), isPlan, `shopgen backend import ${from} ${target.join(' ')}`);
}

/** Publishes a branch of a shop's content: what it changed becomes what everybody sees. */
export async function publishBranch(
  { root }: CommandContext,
  branch: string,
  { shop, isPlan }: Omit<ImportOptions, 'branch'>,
): Promise<Outcome> {
  const args = ['publish', branch, '--shop', shop, ...(isPlan ? ['--plan'] : [])];
  const output: unknown = JSON.parse(await runBackendTool(root, 'content', args));
  const published = z.union([z.object({ conflicts: z.array(z.string()).min(1) }), answer]).parse(output);
  if (!('conflicts' in published)) {
    return describeImport(published, isPlan, `shopgen backend branch publish ${branch} --shop ${shop}`);
  }
  return {
    exitCode: 1,
    data: { applied: false, conflicts: published.conflicts },
    text: [
      `${shop} has changed these since ${branch} was made, and ${branch} has, too:`,
      ...published.conflicts.map((file) => `  ${file}`),
      'Export the shop, take its changes into your folder, remove the branch and import the folder again.',
    ].join('\n'),
  };
}

function describeImport(
  { changes, diagnostics, sources }: z.infer<typeof answer>,
  isPlan: boolean,
  command: string,
): Outcome {
  const outcome = { diagnostics, sources: new Map(Object.entries(sources)) };
  if (!changes) return outcome;
  const text = 'added' in changes ? describeContentChanges(changes) : describeList(changes);
  return {
    ...outcome,
    data: { applied: !isPlan, changes },
    text,
    ...(isPlan && text !== nothing && { next: command }),
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

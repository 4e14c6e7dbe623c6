import { z } from 'zod';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { runBackendTool } from './run-backend-tool.ts';

/** Faults that are named for a person; programs read all of them. */
const maxNamed = 50;

const answer = z.object({
  files: z.int(),
  faults: z.array(
    z.object({
      kind: z.enum(['upload', 'invoice', 'picture']),
      name: z.string(),
      shop: z.string().optional(),
      fault: z.enum(['missing', 'changed']),
    }),
  ),
});

/**
 * Compares the files that the backend's database names with those that are stored, in a program of the backend's.
 *
 * With `--json`: `files`, the number that was looked for, and `faults`. Exit code 1 where there is one.
 *
 * @throws InputError when the database is in use or out of reach.
 */
export async function checkFiles({ root }: CommandContext): Promise<Outcome> {
  const data = answer.parse(JSON.parse(await runBackendTool(root, 'content', ['check-files'])));
  const { files, faults } = data;
  const lines = faults
    .slice(0, maxNamed)
    .map(({ kind, name, shop, fault }) => `${kind} ${name}${shop === undefined ? '' : ` of ${shop}`}: ${fault}`);
  const more = faults.length > maxNamed ? [`and ${faults.length - maxNamed} more`] : [];
  const sum =
    faults.length === 0
      ? `All ${files} files are there, as the database has them.`
      : `${faults.length} of ${files} files are not as the database has them.`;
  return { data, text: [...lines, ...more, sum].join('\n'), ...(faults.length > 0 && { exitCode: 1 }) };
}

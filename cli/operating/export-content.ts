import path from 'node:path';
import { z } from 'zod';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { describeContentChanges } from './describe-content-changes.ts';
import { runBackendTool } from './run-backend-tool.ts';

const changes = z.object({ added: z.array(z.string()), changed: z.array(z.string()), removed: z.array(z.string()) });

/**
 * Writes the content of a shop as files.
 *
 * @param folder - From where the command was called.
 * @throws InputError when there is no such shop, the folder cannot be written to, or the database is in use.
 */
export async function exportContent({ root }: CommandContext, folder: string, shop: string): Promise<Outcome> {
  const output: unknown = JSON.parse(
    await runBackendTool(root, 'content', ['export', path.resolve(folder), '--shop', shop]),
  );
  const data = z.object({ changes }).parse(output);
  return { data, text: describeContentChanges(data.changes) };
}

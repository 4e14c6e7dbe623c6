import { z } from 'zod';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { runBackendTool } from './run-backend-tool.ts';

/**
 * Starts a sign-in at Business Central.
 *
 * @throws InputError when Business Central is not configured or out of reach, there is no such shop, or the database is in use.
 */
export async function connectBusinessCentral({ root }: CommandContext, shop: string): Promise<Outcome> {
  const output: unknown = JSON.parse(await runBackendTool(root, 'business-central', ['--shop', shop]));
  const { address } = z.object({ address: z.url() }).parse(output);
  return { data: { shop, address }, text: address, next: 'open the address in a browser within ten minutes' };
}

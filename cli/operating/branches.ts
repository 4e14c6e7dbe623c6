import { z } from 'zod';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { runBackendTool } from './run-backend-tool.ts';

const answer = z.object({
  branches: z.array(z.object({ branch: z.string(), createdAt: z.string(), importedAt: z.string() })),
});

/** Lists the branches of a shop's content. */
export async function listBranches({ root }: CommandContext, shop: string): Promise<Outcome> {
  const { branches } = answer.parse(JSON.parse(await runBackendTool(root, 'content', ['branches', '--shop', shop])));
  const lines = branches.map(({ branch, importedAt }) => `${branch}  ${importedAt.slice(0, 16).replace('T', ' ')}`);
  return { data: { branches }, text: lines.length === 0 ? `${shop} has no branches.` : lines.join('\n') };
}

/** Deletes a branch of a shop's content. */
export async function removeBranch({ root }: CommandContext, branch: string, shop: string): Promise<Outcome> {
  await runBackendTool(root, 'content', ['remove', branch, '--shop', shop]);
  return { data: { removed: branch }, text: `${branch} of ${shop} is removed.` };
}

import { emitTrees } from '#cli/emit/emit.ts';
import type { GeneratedTree } from '#cli/generators/generated-file.ts';

/** Creates two trees of one version: different versions of `a` and `b` are a mixture. */
export function getVersion(version: number): GeneratedTree[] {
  const files = Array.from({ length: 40 }, (_, index) => ({
    path: index % 2 === 0 ? `file-${index}.ts` : `folder/file-${index}.ts`,
    text: `${version}\n`.repeat(200),
  }));
  return ['a', 'b'].map((name) => ({ name, files }));
}

/** Writes one version after the other, printing each, in a process that is killed. */
export async function emitForEver(root: string): Promise<never> {
  for (let version = 0; ; version += 1) {
    await emitTrees(root, getVersion(version), { force: false });
    process.stdout.write(`${version}\n`);
  }
}

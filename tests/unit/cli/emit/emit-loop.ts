import { emitTrees } from '#cli/emit/emit.ts';
import type { GeneratedTree } from '#cli/generators/generated-file.ts';

/** Two trees that belong together: a reader of `a` in one version and `b` in another sees a mixture. */
export function versionOf(version: number): GeneratedTree[] {
  const files = Array.from({ length: 40 }, (_, index) => ({
    path: index % 2 === 0 ? `file-${index}.ts` : `folder/file-${index}.ts`,
    text: `${version}\n`.repeat(200),
  }));
  return ['a', 'b'].map((name) => ({ name, files }));
}

/** Run as a process of its own, to be killed: writes one version after the other, saying so, for ever. */
export async function emitForEver(root: string): Promise<never> {
  for (let version = 0; ; version += 1) {
    await emitTrees(root, versionOf(version), { force: false });
    process.stdout.write(`${version}\n`);
  }
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { packageRoot } from '#cli/package-root.ts';

/** Written by `cli/compile.js`. */
export const checkedSpecsFile = 'cli/dist/checked-specs.json';

const schema = z.object({ runtime: z.string(), specs: z.array(z.string()).length(2) });

/** The descriptions that the runtime of this package was checked with. */
export type CheckedSpecs = z.infer<typeof schema>;

/** What this package was checked with when it was made; nothing that could match when that is not known. */
export async function loadCheckedSpecs(): Promise<CheckedSpecs> {
  try {
    return schema.parse(JSON.parse(await readFile(path.join(packageRoot, checkedSpecsFile), 'utf8')));
  } catch {
    return { runtime: '', specs: ['', ''] };
  }
}

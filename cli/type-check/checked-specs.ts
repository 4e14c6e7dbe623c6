import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { packageRoot } from '#cli/package-root.ts';

/** Written by `cli/compile.js`. The documents are separate because only diagnostics need them. */
const [hashesFile, documentsFile] = ['cli/dist/checked-specs.json', 'cli/dist/checked-documents.json'];

const documentsSchema = z.object({
  product: z.record(z.string(), z.unknown()),
  content: z.record(z.string(), z.unknown()),
});
const schema = z.object({ runtime: z.string(), specs: z.array(z.string()).length(2) });

/** The descriptions that the runtime of this package was checked with. */
export type CheckedSpecs = z.infer<typeof schema>;

/**
 * Loads the hashes of the runtime and the descriptions that this package was checked with; ones that match nothing when
 * they are unknown.
 */
export async function loadCheckedSpecs(): Promise<CheckedSpecs> {
  try {
    return schema.parse(JSON.parse(await readFile(path.join(packageRoot, hashesFile), 'utf8')));
  } catch {
    return { runtime: '', specs: ['', ''] };
  }
}

/** Loads the descriptions themselves; undefined when the runtime never fitted any. */
export async function loadCheckedDocuments(): Promise<z.infer<typeof documentsSchema> | undefined> {
  try {
    return documentsSchema.parse(JSON.parse(await readFile(path.join(packageRoot, documentsFile), 'utf8')));
  } catch {
    return undefined;
  }
}

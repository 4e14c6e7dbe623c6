import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ReleaseFiles } from './release-files.ts';

/** Passes a temporary folder with these files to `use`, and deletes it. */
export async function withFiles<Result>(files: ReleaseFiles, use: (root: string) => Promise<Result>): Promise<Result> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'shopgen-release-'));
  try {
    for (const [file, text] of files) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    }
    return await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the mails in a folder, each with its kind. */
export async function readMails(folder: string): Promise<{ readonly kind: string; readonly text: string }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt'));
  return await Promise.all(
    files.map(async (file) => ({
      kind: /-([A-Za-z]+)\.txt$/.exec(file)?.[1] ?? file,
      text: await readFile(path.join(folder, file), 'utf8'),
    })),
  );
}

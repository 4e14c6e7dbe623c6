import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { configFolder } from '#cli/config/read-layer.ts';
import { listFolder } from '#cli/sources/list-folder.ts';
import type { ProjectChange } from './project-change.ts';

/**
 * Edits the text of every configuration file, and returns those that differ then.
 *
 * @param edit - Gets the text without a byte order mark.
 */
export async function editLayers(
  root: string,
  edit: (text: string, file: string) => string,
): Promise<ProjectChange['changed']> {
  const names = listFolder(root, configFolder).files.filter((name) => name.endsWith('.yaml'));
  const edited = await Promise.all(
    names.map(async (name) => {
      const file = `${configFolder}/${name}`;
      const before = await readFile(path.join(root, file), 'utf8');
      const mark = before.startsWith('\uFEFF') ? '\uFEFF' : '';
      return { path: file, before, after: mark + edit(before.slice(mark.length), file) };
    }),
  );
  return edited.filter(({ before, after }) => before !== after);
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageFolder } from '#cli/config/messages/load-messages.ts';
import { listFolder } from '#cli/sources/list-folder.ts';

/** Returns the folders with the texts of a locale: those of all sites, and of bundles. */
export function listLocaleFolders(root: string, locale: string): string[] {
  const bundles = listFolder(root, messageFolder).folders.map((name) => `${messageFolder}/${name}`);
  return [messageFolder, ...bundles]
    .map((folder) => `${folder}/${locale}`)
    .filter((folder) => existsSync(path.join(root, folder)));
}

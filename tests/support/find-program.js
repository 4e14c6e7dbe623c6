import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folders of servers, which are not in everybody's `PATH`. */
const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/**
 * Finds an installed program, or nothing.
 * @param {string} name
 */
export function findProgram(name) {
  return [...(process.env.PATH ?? '').split(path.delimiter), ...folders]
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

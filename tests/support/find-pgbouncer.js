import { existsSync } from 'node:fs';
import path from 'node:path';

/** Finds the installed PgBouncer, or nothing. */
export function findPgbouncer() {
  return [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, 'pgbouncer'))
    .find((file) => existsSync(file));
}

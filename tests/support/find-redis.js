import { existsSync } from 'node:fs';
import path from 'node:path';

/** Finds the installed Redis server, or nothing. */
export function findRedis() {
  return [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin']
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, 'redis-server'))
    .find((file) => existsSync(file));
}

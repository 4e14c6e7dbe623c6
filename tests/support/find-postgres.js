import { existsSync, readdirSync } from 'node:fs';

const debianFolder = '/usr/lib/postgresql';

/** Finds a PostgreSQL for tests: `{ url }` of a server that is given, `{ bin }` of an installed one, or nothing. */
export function findPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL };
  if (!existsSync(debianFolder)) return undefined;
  const newest = readdirSync(debianFolder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${debianFolder}/${version}/bin`)
    .find((bin) => existsSync(`${bin}/initdb`) && existsSync(`${bin}/postgres`));
  return newest === undefined ? undefined : { bin: newest };
}

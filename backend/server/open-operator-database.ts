import path from 'node:path';
import { type Database, openDatabase } from '../db/database.ts';
import { packagePaths } from '../process/package-root.ts';
import { readPooler } from './read-pooler.ts';
import { isProduction, requireProductionVariables } from './require-production.ts';

/**
 * Opens the backend's database for a program of an operator: through the backend, where that holds a database that no
 * other process can open.
 *
 * @param template - Folder of a PGlite cluster that a new data folder starts from; absent: it begins empty.
 * @throws {StartupError} when it cannot be reached, or is not configured.
 */
export async function openOperatorDatabase(template?: string): Promise<Database> {
  // Else it would open, or create, another database than the shop's.
  if (isProduction(process.env)) requireProductionVariables(process.env, [{ name: 'DATABASE_URL' }]);
  return await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    pooler: readPooler(process.env),
    dataDir: path.resolve(process.env.DATA_DIR || '.data'),
    migrations: packagePaths.migrations,
    template,
    throughHolder: true,
  });
}

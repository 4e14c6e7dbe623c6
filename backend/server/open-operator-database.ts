import path from 'node:path';
import { type Database, openDatabase } from '../db/database.ts';
import { packagePaths } from '../process/package-root.ts';
import { isProduction, requireProductionVariables } from './require-production.ts';

/**
 * Opens the backend's database for a program of an operator: through the backend, where that has it open and nobody else can.
 *
 * @param template - Folder of a PGlite cluster that a new data folder begins with; absent: it begins empty.
 * @throws {StartupError} when it cannot be reached, or it is not said which one it is.
 */
export async function openOperatorDatabase(template?: string): Promise<Database> {
  // Else it would open, or make, another database than the shop's.
  if (isProduction(process.env)) requireProductionVariables(process.env, [{ name: 'DATABASE_URL' }]);
  return await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: path.resolve(process.env.DATA_DIR || '.data'),
    migrations: packagePaths.migrations,
    template,
    throughHolder: true,
  });
}

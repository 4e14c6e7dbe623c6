import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeShopFolder } from './content/export/write-shop-folder.ts';
import { loadDemo } from './content/load-demo.ts';
import { openDatabase } from './db/database.ts';
import { fillDatabase } from './seed/fill-database.ts';
import { demoTemplate } from './server/demo-template.ts';
import { packagePaths } from './server/package-root.ts';
import { isProduction, requireProductionVariables } from './server/require-production.ts';
import { runOperatorProgram } from './server/run-operator-program.ts';
import { StartupError } from './server/startup-error.ts';

/**
 * What an operator does with the content of a shop, on the backend's own database: `content.js export FOLDER --shop ID`. Prints
 * one JSON document; what is wrong goes to stderr, in one line what it is and in the next what to do.
 */
await runOperatorProgram(() => run(process.argv.slice(2)), refusalOf);

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { shop: { type: 'string' } },
  });
  const [verb = '', folder = ''] = positionals;
  if (verb !== 'export' || folder === '' || values.shop === undefined) {
    throw new StartupError(`Nothing is called ${args.join(' ')}.`, 'There is export FOLDER --shop ID.');
  }
  const production = isProduction(process.env);
  // Else it would open, or make, another database than the shop's.
  if (production) requireProductionVariables(process.env, ['DATABASE_URL']);
  const database = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: path.resolve(process.env.DATA_DIR || '.data'),
    migrations: packagePaths.migrations,
    template: production ? undefined : demoTemplate(),
  });
  try {
    // As the backend itself does on a first start.
    const seed = production ? undefined : loadDemo;
    await fillDatabase(database, seed, packagePaths.pictures, () => undefined);
    const changes = await writeShopFolder(database.db, values.shop, path.resolve(folder), packagePaths.pictures);
    process.stdout.write(`${JSON.stringify({ changes })}\n`);
  } finally {
    await database.close();
  }
}

/** What the system says of a folder that cannot be written to. */
function refusalOf(error: unknown): StartupError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'].includes(code))
    return undefined;
  return new StartupError(
    `The folder cannot be written to: ${error.message}.`,
    'Name a folder that can, with room in it.',
  );
}

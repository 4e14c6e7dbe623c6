import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeShopFolder } from './content/export/write-shop-folder.ts';
import { fillFromFolder } from './content/fill-from-folder.ts';
import { importFolder, importList } from './content/import/import-files.ts';
import { contentSchemas } from './content/json-schemas.ts';
import { loadDemo } from './content/load-demo.ts';
import { ownContent } from './content/own-content.ts';
import { StartupError } from './errors/startup-error.ts';
import { fillDatabase } from './seed/fill-database.ts';
import { demoTemplate } from './server/demo-template.ts';
import { getFilesFolder } from './server/files-folder.ts';
import { findOriginals } from './server/find-originals.ts';
import { openOperatorDatabase } from './server/open-operator-database.ts';
import { isProduction } from './server/require-production.ts';
import { runOperatorProgram } from './server/run-operator-program.ts';

const help = 'There are schemas, export FOLDER --shop ID and import FOLDER|FILE.csv --shop ID [--plan].';

const quiet = (): void => undefined;

/**
 * Exports and imports the content of a shop, on the backend's own database: `content.js export FOLDER --shop ID`,
 * `content.js import FOLDER|FILE.csv --shop ID [--plan]`; `content.js schemas` needs no database. Prints one JSON
 * document; a usage error goes to stderr, its message in one line and its help in the next.
 */
await runOperatorProgram(() => run(process.argv.slice(2)), explainFailure);

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { shop: { type: 'string' }, plan: { type: 'boolean' } },
  });
  const [verb = '', given = ''] = positionals;
  if (verb === 'schemas') {
    process.stdout.write(`${JSON.stringify(contentSchemas())}\n`);
    return;
  }
  const { shop, plan: isPlan = false } = values;
  if (!['export', 'import'].includes(verb) || given === '' || shop === undefined) {
    throw new StartupError(`Nothing is called ${args.join(' ')}.`, help);
  }
  if (verb === 'import' && !existsSync(given)) {
    throw new StartupError(
      `There is no ${given}.`,
      'Name the folder of a shop, or a list of prices that ends in .csv.',
    );
  }
  const production = isProduction(process.env);
  const own = production ? undefined : ownContent(process.env.CONTENT_DIR, process.cwd());
  const database = await openOperatorDatabase(production || own !== undefined ? undefined : demoTemplate());
  const originals = findOriginals(
    getFilesFolder(process.env.FILES_URL, process.env.DATA_DIR || '.data', process.cwd()),
  );
  try {
    // As the backend does at a first start.
    if (own !== undefined) await fillFromFolder(database, own, originals, quiet);
    await fillDatabase(database, production || own !== undefined ? undefined : loadDemo, originals, quiet);
    const answer =
      verb === 'export'
        ? { changes: await writeShopFolder(database.db, shop, path.resolve(given), originals) }
        : given.toLowerCase().endsWith('.csv')
          ? await importList(database.db, given, shop, isPlan)
          : await importFolder(database.db, given, shop, originals, isPlan);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  } finally {
    await database.close();
  }
}

/** Returns the error for a folder that cannot be written to. */
function explainFailure(error: unknown): StartupError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'].includes(code))
    return undefined;
  return new StartupError(
    `The folder cannot be written to: ${error.message}.`,
    'Name a folder that can, with room in it.',
  );
}

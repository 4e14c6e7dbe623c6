import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkStoredFiles } from './compositions/check-stored-files.ts';
import { importBranch, listBranches, publishBranch, removeBranch } from './content/branches/branches.ts';
import { writeShopFolder } from './content/export/write-shop-folder.ts';
import { fillFromFolder } from './content/fill-from-folder.ts';
import { importFolder, importList } from './content/import/import-files.ts';
import { contentSchemas } from './content/json-schemas.ts';
import { loadDemo } from './content/load-demo.ts';
import { ownContent } from './content/own-content.ts';
import type { Db } from './db/database.ts';
import { StartupError } from './errors/startup-error.ts';
import type { Originals } from './images/originals.ts';
import { fillDatabase } from './seed/fill-database.ts';
import { demoTemplate } from './server/demo-template.ts';
import { createFileStores } from './server/file-stores.ts';
import { type FilesPlace, getFilesPlace } from './server/files-place.ts';
import { openOperatorDatabase } from './server/open-operator-database.ts';
import { isProduction } from './server/require-production.ts';
import { runOperatorProgram } from './server/run-operator-program.ts';

const help =
  'There are schemas, migrate, export FOLDER --shop ID, import FOLDER|FILE.csv --shop ID [--branch NAME] [--plan], branches --shop ID, ' +
  'publish BRANCH --shop ID [--plan] and remove BRANCH --shop ID.';

const quiet = (): void => undefined;

/** What a verb works on. */
interface Task {
  readonly db: Db;
  readonly shop: string;
  /** The argument after the verb; empty where there is none. */
  readonly given: string;
  readonly branch: string | undefined;
  readonly originals: Required<Originals>;
  readonly isPlan: boolean;
}

/** What can be done with the content of a shop; each prints what it returns. */
const verbs: Readonly<Record<string, { readonly takes: boolean; readonly run: (task: Task) => Promise<unknown> }>> = {
  export: {
    takes: true,
    run: async ({ db, shop, given, originals }) => ({
      changes: await writeShopFolder(db, shop, path.resolve(given), originals),
    }),
  },
  import: {
    takes: true,
    run: async ({ db, shop, given, branch, originals, isPlan }) => {
      const isList = given.toLowerCase().endsWith('.csv');
      if (isList && branch !== undefined) throw new StartupError('A branch is a folder, not a list of prices.', help);
      if (isList) return await importList(db, given, shop, isPlan);
      if (branch === undefined) return await importFolder(db, given, shop, originals, isPlan);
      return await importBranch(db, given, { shopId: shop, branch }, originals, isPlan);
    },
  },
  branches: { takes: false, run: async ({ db, shop }) => ({ branches: await listBranches(db, shop) }) },
  publish: {
    takes: true,
    run: ({ db, shop, given, originals, isPlan }) => publishBranch(db, shop, given, originals, isPlan),
  },
  remove: {
    takes: true,
    async run({ db, shop, given }) {
      await removeBranch(db, shop, given);
      return { removed: given };
    },
  },
};

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { shop: { type: 'string' }, branch: { type: 'string' }, plan: { type: 'boolean' } },
  });
  const [name = '', given = ''] = positionals;
  if (name === 'schemas') {
    process.stdout.write(`${JSON.stringify(contentSchemas())}\n`);
    return;
  }
  if (name === 'check-files') {
    process.stdout.write(`${JSON.stringify(await checkFiles())}\n`);
    return;
  }
  if (name === 'migrate') {
    await (await openOperatorDatabase()).close();
    process.stdout.write(`${JSON.stringify({ migrated: true })}\n`);
    return;
  }
  const { shop, branch, plan: isPlan = false } = values;
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb === undefined || shop === undefined || verb.takes !== (given !== '')) {
    throw new StartupError(`Nothing is called ${args.join(' ')}.`, help);
  }
  if (name === 'import' && !existsSync(given)) {
    throw new StartupError(
      `There is no ${given}.`,
      'Name the folder of a shop, or a list of prices that ends in .csv.',
    );
  }
  const production = isProduction(process.env);
  const own = production ? undefined : ownContent(process.env.CONTENT_DIR, process.cwd());
  const database = await openOperatorDatabase(production || own !== undefined ? undefined : demoTemplate());
  const { originals } = createFileStores(filesPlace());
  try {
    // As the backend does at a first start.
    if (own !== undefined) await fillFromFolder(database, own, originals, quiet);
    await fillDatabase(database, production || own !== undefined ? undefined : loadDemo, originals, quiet);
    const answer = await verb.run({ db: database.db, shop, given, branch, originals, isPlan });
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  } finally {
    await database.close();
  }
}

const filesPlace = (): FilesPlace =>
  getFilesPlace(process.env.FILES_URL, process.env.DATA_DIR || '.data', process.cwd());

/** Compares the files that the database names with those that are there. */
async function checkFiles(): ReturnType<typeof checkStoredFiles> {
  const database = await openOperatorDatabase();
  try {
    return await checkStoredFiles(database.db, createFileStores(filesPlace()));
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

/**
 * Exports and imports the content of a shop and of its branches, on the backend's own database: see `help`; `content.js schemas` needs no
 * database, `content.js migrate` brings its schema up to date, `content.js check-files` compares it with the stored files. Prints one JSON document; a usage error goes to stderr, its message in one line and its help in the next.
 */
await runOperatorProgram(() => run(process.argv.slice(2)), explainFailure);

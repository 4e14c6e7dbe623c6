import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Diagnostic, hasErrors, type SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { isSourceFile, readText } from '#cli/sources/read-text.ts';
import type { ContentChanges } from './content/content-changes.ts';
import { writeShopFolder } from './content/export/write-shop-folder.ts';
import { importPrices, type PriceChanges } from './content/import/import-prices.ts';
import { importShop } from './content/import/import-shop.ts';
import { loadContent } from './content/load-content.ts';
import { loadDemo } from './content/load-demo.ts';
import type { Db } from './db/database.ts';
import type { Originals } from './pictures/originals.ts';
import { fillDatabase } from './seed/fill-database.ts';
import { demoTemplate } from './server/demo-template.ts';
import { filesFolderOf } from './server/files-folder.ts';
import { openOperatorDatabase } from './server/open-operator-database.ts';
import { originalsIn } from './server/originals-in.ts';
import { isProduction } from './server/require-production.ts';
import { runOperatorProgram } from './server/run-operator-program.ts';
import { StartupError } from './server/startup-error.ts';

/** Bytes of a list of prices; a hundred thousand lines are four million. */
const maxListBytes = 64 * 1024 * 1024;

const help = 'There are export FOLDER --shop ID and import FOLDER|FILE.csv --shop ID [--plan].';

/** What a call prints, as one JSON document. */
interface Answer {
  /** Absent: something is wrong, and nothing was changed. */
  readonly changes?: ContentChanges | PriceChanges;
  readonly diagnostics?: readonly Diagnostic[];
  /** The files that the diagnostics point into. */
  readonly sources?: Readonly<Record<string, string>>;
}

/**
 * What an operator does with the content of a shop, on the backend's own database: `content.js export FOLDER --shop ID`,
 * `content.js import FOLDER|FILE.csv --shop ID [--plan]`. Prints one JSON document; what is wrong with the call goes to stderr, in one
 * line what it is and in the next what to do.
 */
await runOperatorProgram(() => run(process.argv.slice(2)), explainFailure);

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { shop: { type: 'string' }, plan: { type: 'boolean' } },
  });
  const [verb = '', given = ''] = positionals;
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
  const database = await openOperatorDatabase(production ? undefined : demoTemplate());
  const originals = originalsIn(filesFolderOf(process.env.FILES_URL, process.env.DATA_DIR || '.data', process.cwd()));
  try {
    // As the backend itself does on a first start.
    const seed = production ? undefined : loadDemo;
    await fillDatabase(database, seed, originals, () => undefined);
    const answer: Answer =
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

async function importFolder(
  db: Db,
  given: string,
  id: string,
  originals: Required<Originals>,
  isPlan: boolean,
): Promise<Answer> {
  const folder = path.resolve(given);
  const { shop, diagnostics, sources } = await loadContent(folder, id);
  if (!shop) return answerOf(given, undefined, diagnostics, sources);
  const result = await importShop(db, shop, { folder, originals, isPlan });
  return answerOf(given, result.changes, [...diagnostics, ...result.diagnostics], sources);
}

async function importList(db: Db, given: string, id: string, isPlan: boolean): Promise<Answer> {
  const source = await readText(path.dirname(path.resolve(given)), path.basename(given), maxListBytes);
  if (!isSourceFile(source)) return { diagnostics: [source] };
  const { changes, diagnostics } = await importPrices(db, id, source, isPlan);
  return answerOf(path.dirname(given), changes, diagnostics, new Map([[source.file, source.text]]));
}

/** Names files as they are found from where the program was called. */
function answerOf(
  folder: string,
  changes: Answer['changes'],
  diagnostics: readonly Diagnostic[],
  sources: SourceTexts,
): Answer {
  const called = (file: string): string => path.join(folder, file).replaceAll(path.sep, '/');
  const used = new Set(diagnostics.flatMap(({ place }) => place?.file ?? []));
  return {
    ...(changes && !hasErrors(diagnostics) && { changes }),
    diagnostics: diagnostics.map(({ place, ...diagnostic }) => ({
      ...diagnostic,
      ...(place && { place: { ...place, file: called(place.file) } }),
    })),
    sources: Object.fromEntries(
      [...sources].filter(([file]) => used.has(file)).map(([file, text]) => [called(file), text]),
    ),
  };
}

/** What the system says of a folder that cannot be written to. */
function explainFailure(error: unknown): StartupError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'].includes(code))
    return undefined;
  return new StartupError(
    `The folder cannot be written to: ${error.message}.`,
    'Name a folder that can, with room in it.',
  );
}

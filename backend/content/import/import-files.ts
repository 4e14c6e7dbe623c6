import path from 'node:path';
import { type Diagnostic, hasErrors, type SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { isSourceFile, readText } from '#cli/sources/read-text.ts';
import type { Db } from '../../db/database.ts';
import type { Originals } from '../../images/originals.ts';
import type { ContentChanges } from '../content-changes.ts';
import { loadContent } from '../load-content.ts';
import { importPrices, type PriceChanges } from './import-prices.ts';
import { importShop } from './import-shop.ts';

/** The result of an import. */
export interface ImportAnswer {
  /** Absent: there are errors, and nothing was changed. */
  readonly changes?: ContentChanges | PriceChanges;
  readonly diagnostics: readonly Diagnostic[];
  /** The texts of the files that the diagnostics refer to. */
  readonly sources?: Readonly<Record<string, string>>;
}

/** Max. bytes of a price list; a hundred thousand lines have four million. */
const maxListBytes = 64 * 1024 * 1024;

/** Changes a shop to the content of a folder. @param given - The folder as the user named it, for diagnostics. */
export async function importFolder(
  db: Db,
  given: string,
  id: string,
  originals: Required<Originals>,
  isPlan: boolean,
): Promise<ImportAnswer> {
  const folder = path.resolve(given);
  const { shop, diagnostics, sources } = await loadContent(folder, id);
  if (!shop) return toAnswer(given, undefined, diagnostics, sources);
  const result = await importShop(db, shop, { folder, originals, isPlan });
  return toAnswer(given, result.changes, [...diagnostics, ...result.diagnostics], sources);
}

/** Sets prices and stock of a shop from a list. @throws {StartupError} when there is no such shop. */
export async function importList(db: Db, given: string, id: string, isPlan: boolean): Promise<ImportAnswer> {
  const source = await readText(path.dirname(path.resolve(given)), path.basename(given), maxListBytes);
  if (!isSourceFile(source)) return { diagnostics: [source] };
  const { changes, diagnostics } = await importPrices(db, id, source, isPlan);
  return toAnswer(path.dirname(given), changes, diagnostics, new Map([[source.file, source.text]]));
}

/** Returns an answer with file names relative to the working directory. */
function toAnswer(
  folder: string,
  changes: ImportAnswer['changes'],
  diagnostics: readonly Diagnostic[],
  sources: SourceTexts,
): ImportAnswer {
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

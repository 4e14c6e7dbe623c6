import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Diagnostic, errorAt, type Place, type SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { UnfreezableStyleError } from './styles/freeze-styles.ts';

/** The members that the bundler's errors may have; which ones are set depends on where it failed. */
interface BundlerError {
  readonly message: string;
  readonly id?: unknown;
  readonly plugin?: unknown;
  readonly loc?: { readonly file?: unknown; readonly line?: unknown; readonly column?: unknown };
  readonly errors?: readonly unknown[];
}

const isError = (value: unknown): value is BundlerError =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/** A failure of the bundler on generated code. Ends a command with exit code 4. */
export class BundlerFailure extends Error {
  override readonly name = 'BundlerFailure';
  readonly diagnostics: readonly Diagnostic[];
  /** Texts of the files that the diagnostics point into. */
  readonly sources: SourceTexts;

  constructor(root: string, diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join('\n'));
    this.diagnostics = diagnostics;
    const files = new Set(diagnostics.flatMap(({ place }) => place?.file ?? []));
    this.sources = new Map([...files].map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  }
}

/**
 * The location line in an excerpt that the bundler prints: `╭─[ routes/home.ts:1:21 ]`, relative to the working folder.
 */
const drawnPlace = /╭─\[\s*(.+?):(\d+):(\d+)\s*\]/;

function findErrorPlace(root: string, error: BundlerError, getFile: (id: string) => string): Place | undefined {
  const [, drawnFile, drawnLine, drawnColumn] = drawnPlace.exec(stripVTControlCharacters(error.message)) ?? [];
  const named = drawnFile ?? error.loc?.file ?? error.id;
  const file = typeof named === 'string' ? getFile(path.resolve(named.split('?')[0] ?? '')) : undefined;
  if (file === undefined || !existsSync(file)) return undefined;
  const line = Number(drawnLine ?? error.loc?.line ?? 1);
  // The bundler counts columns from 0, its excerpt from 1.
  const column = drawnColumn === undefined ? Number(error.loc?.column ?? 0) + 1 : Number(drawnColumn);
  return { file: path.relative(root, file).split(path.sep).join('/'), line, column, length: 1 };
}

function stylePlace(root: string, { file, exportName }: UnfreezableStyleError): Place {
  const before = readFileSync(file, 'utf8').split(new RegExp(`(?<=^export const )${exportName}\\b`, 'm'), 1)[0] ?? '';
  const lines = exportName === undefined ? [''] : before.split('\n');
  return {
    file: path.relative(root, file).split(path.sep).join('/'),
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    length: exportName?.length ?? 1,
  };
}

/** Returns the first line of a bundler's message, which says what is wrong; the rest is an excerpt and a stack. */
function firstLine(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.replace(/^\s*\[[^\]]+\]\s*/, '').trim());
  return lines.find((line) => line !== '' && !/^Build failed with \d+ error/.test(line)) ?? message;
}

/**
 * Converts an error of the bundler to diagnostics with the file and the message.
 *
 * @param root - Folder that paths are relative to.
 * @param getFile - The file of a module's id, where they differ.
 * @returns `undefined` for what is not an error of the bundler but a bug of ours.
 */
export function readBundlerError(
  root: string,
  error: unknown,
  getFile = (id: string): string => id,
): BundlerFailure | undefined {
  if (error instanceof UnfreezableStyleError) {
    return new BundlerFailure(root, [errorAt('build.failed', stylePlace(root, error), error.message)]);
  }
  if (!isError(error)) return undefined;
  if (Array.isArray(error.errors) && error.errors.length > 0) {
    const each = error.errors.filter(isError);
    return new BundlerFailure(
      root,
      each.map((one) => errorAt('build.failed', findErrorPlace(root, one, getFile), firstLine(one.message))),
    );
  }
  if (error.id === undefined && error.plugin === undefined && error.loc === undefined) return undefined;
  return new BundlerFailure(root, [
    errorAt('build.failed', findErrorPlace(root, error, getFile), firstLine(error.message)),
  ]);
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '#cli/package-root.ts';

/** All that a result was made from: texts and hashes, never a path whose content may change. */
export type ResultKey = readonly unknown[];

/** Results of earlier runs, by what they were made from. A result is JSON, and is made of nothing but its key. */
export interface ResultCache {
  /** Returns a cached result; undefined when there is none, or none of the kind. */
  read<Result>(key: ResultKey, isResult: (value: unknown) => value is Result): Result | undefined;
  write(key: ResultKey, result: unknown): void;
  /** Stores what is new. A cache only saves time, so a folder or disk that cannot be written is no error. */
  save(): void;
}

/** A cache that holds nothing. */
export const noResults: ResultCache = { read: () => undefined, write: () => {}, save: () => {} };

/** Returns the cached result for a key, or makes and caches it. */
export function cached<Result>(
  cache: ResultCache,
  key: ResultKey,
  isResult: (value: unknown) => value is Result,
  make: () => Result,
): Result {
  const known = cache.read(key, isResult);
  if (known !== undefined) return known;
  const result = make();
  cache.write(key, result);
  return result;
}

/** Hashes a text for a key. */
export function hashForKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Runs without use after which a result is deleted. */
const maxAge = 16;

/** Bytes above which only results of the last run are stored. */
const maxBytes = 16_000_000;

/**
 * Opens the results of a root, which are part of the build cache: `shopgen clean` deletes them.
 */
export function openResults(root: string, name: string): ResultCache {
  return readResults(path.join(root, 'dist/.cache/results', name), describeCode());
}

/**
 * Reads the results of a file: the version of what made them, then a line for each with its hash, its age and JSON.
 * @param version results of another one are ignored
 */
export function readResults(file: string, version: string): ResultCache {
  const lines = readLines(file, version);
  const used = new Set<string>();
  let hasNews = false;
  return {
    read(key, isResult) {
      const id = hashForKey(JSON.stringify(key));
      const line = lines.get(id);
      const result: unknown = line === undefined ? undefined : JSON.parse(line.json);
      if (!isResult(result)) return undefined;
      used.add(id);
      return result;
    },
    write(key, result) {
      const id = hashForKey(JSON.stringify(key));
      lines.set(id, { age: 0, json: JSON.stringify(result) });
      used.add(id);
      hasNews = true;
    },
    save() {
      if (!hasNews) return;
      hasNews = false;
      writeLines(file, version, lines, used);
    },
  };
}

interface Line {
  readonly age: number;
  readonly json: string;
}

function readLines(file: string, version: string): Map<string, Line> {
  try {
    const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n');
    // The hash of the rest tells a file that was cut off or edited.
    if (head !== describeHead(version, lines.join('\n'))) return new Map();
    return new Map(
      lines.map((line) => {
        const [id = '', age = ''] = line.split(' ', 2);
        return [id, { age: Number(age), json: line.slice(id.length + age.length + 2) }];
      }),
    );
  } catch {
    return new Map();
  }
}

function describeHead(version: string, rest: string): string {
  return `${version} ${hashForKey(rest)}`;
}

function writeLines(file: string, version: string, lines: ReadonlyMap<string, Line>, used: ReadonlySet<string>): void {
  const aged = [...lines].map(([id, { age, json }]) => ({ id, json, age: used.has(id) ? 0 : age + 1 }));
  const size = aged.reduce((sum, { json }) => sum + json.length, 0);
  const kept = aged.filter(({ age }) => age === 0 || (age <= maxAge && size <= maxBytes));
  const rest = kept.map(({ id, age, json }) => `${id} ${age} ${json}`).join('\n');
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, `${describeHead(version, rest)}\n${rest}`);
    renameSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    deleteIfPossible(draft);
  }
}

function deleteIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder cannot be written.
  }
}

let codeVersion: string | undefined;

/**
 * Hashes what makes results: Node, the command line with its records, and the templates. Tests run the command line from its
 * sources, which the compiled one is made of.
 */
function describeCode(): string {
  if (codeVersion !== undefined) return codeVersion;
  const self = fileURLToPath(import.meta.url);
  const dist = path.join(packageRoot, 'cli/dist');
  const code =
    path.dirname(self) === dist ? [self] : [...listFiles('cli', /\.ts$/), ...listFiles('runtime/contracts', /\.ts$/)];
  const hash = createHash('sha256').update(process.version);
  hash.update(readFileSync(path.join(dist, 'runtime-usage.json')));
  for (const file of [...code, ...listFiles('templates', /\.hbs$/)]) {
    hash.update(`\n${path.relative(packageRoot, file)}\n`).update(readFileSync(file));
  }
  codeVersion = hash.digest('base64url');
  return codeVersion;
}

/** Lists files of a folder of the package, sorted. */
function listFiles(folder: string, name: RegExp): string[] {
  const entries = readdirSync(path.join(packageRoot, folder), { recursive: true, encoding: 'utf8' });
  return entries
    .filter((entry) => name.test(entry))
    .sort()
    .map((entry) => path.join(packageRoot, folder, entry));
}

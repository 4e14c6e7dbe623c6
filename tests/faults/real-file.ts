import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { packageRoot } from '#cli/package-root.ts';

/** A range of a file, in UTF-16 units. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** An entry of a map or list, at any depth. */
export interface Entry {
  readonly path: readonly string[];
  /** For list items: the item itself. */
  readonly key: Range;
  readonly value: Range;
  /** End of its last line. */
  readonly end: number;
  /** The plain value, for single values. */
  readonly plain: unknown;
  /** Whether it is in flow style, between brackets. */
  readonly isFlow: boolean;
}

/**
 * One of the project's files, with the positions of its entries. Parsed by the YAML library, JSON included, so that
 * expectations do not depend on the tested code.
 */
export class RealFile {
  readonly file: string;
  readonly text: string;
  readonly entries: readonly Entry[];
  readonly #byPath: ReadonlyMap<string, Entry>;

  constructor(file: string) {
    this.file = file;
    this.text = readFileSync(path.join(packageRoot, file), 'utf8');
    this.entries = collect(parseDocument(this.text, { logLevel: 'silent' }).contents, [], false);
    this.#byPath = new Map(this.entries.map((entry) => [id(entry.path), entry]));
  }

  has(...steps: readonly string[]): boolean {
    return this.#byPath.has(id(steps));
  }

  /** @throws Error when the file does not have it any more: then the fault has to be planted elsewhere. */
  entry(...steps: readonly string[]): Entry {
    const found = this.#byPath.get(id(steps));
    if (found === undefined) throw new Error(`${this.file} has no ${steps.join('.')}`);
    return found;
  }

  /** Returns the direct children of a map or list. */
  children(...steps: readonly string[]): readonly Entry[] {
    return this.entries.filter(
      (entry) => entry.path.length === steps.length + 1 && id(entry.path.slice(0, -1)) === id(steps),
    );
  }

  /** Returns a value's source text, quotes included. */
  written({ value }: Entry): string {
    return this.text.slice(value.from, value.to);
  }

  /** Start of the file's top-level map. */
  get start(): number {
    const [first] = this.entries;
    if (first === undefined) throw new Error(`${this.file} is empty`);
    return this.text.trimStart().startsWith('{') ? this.text.indexOf('{') : first.key.from;
  }
}

function id(steps: readonly string[]): string {
  return steps.join('\0');
}

function collect(node: unknown, steps: readonly string[], isFlow: boolean): Entry[] {
  if (!isCollection(node)) return [];
  const inFlow = isFlow || node.flow === true;
  if (isSeq(node)) {
    return node.items.flatMap((item, index) => entries([...steps, String(index)], item, item, inFlow));
  }
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    isScalar(key) ? entries([...steps, String(key.value)], key, value, inFlow) : [],
  );
}

function entries(steps: readonly string[], key: unknown, value: unknown, isFlow: boolean): Entry[] {
  const at = getRange(key) ?? { from: 0, to: 0 };
  const own = getRange(value) ?? at;
  const below = collect(value, steps, isFlow);
  const isBlock = isCollection(value) && value.flow !== true;
  const entry: Entry = {
    path: steps,
    key: at,
    value: own,
    end: isBlock ? Math.max(own.from, ...below.map(({ end }) => end)) : own.to,
    plain: isScalar(value) ? value.value : undefined,
    isFlow,
  };
  return [entry, ...below];
}

function getRange(node: unknown): Range | undefined {
  const range = isNode(node) ? node.range : undefined;
  return range ? { from: range[0], to: range[1] } : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'range' in value;
}

const read = new Map<string, RealFile>();

/** Returns a file of the project; read once. */
export function real(file: string): RealFile {
  const known = read.get(file) ?? new RealFile(file);
  read.set(file, known);
  return known;
}

export const base = (): RealFile => real('site-configs/base.yaml');

export const spec = (api: 'product' | 'content'): RealFile => real(`openapi/${api}-api.yaml`);
export const texts = (locale: string, namespace: string): RealFile => real(`locales/${locale}/${namespace}.json`);

/** Returns the n-th site that sells products, or that does not, in alphabetical order. */
export function shop(nth: number): RealFile {
  return pickNth(sites(true), nth);
}
export function quiet(nth: number): RealFile {
  return pickNth(sites(false), nth);
}

export function siteId({ file }: RealFile): string {
  return path.basename(file, '.yaml');
}

function sites(isShop: boolean): RealFile[] {
  return readdirSync(path.join(packageRoot, 'site-configs'))
    .filter((name) => name.endsWith('.yaml') && name !== 'base.yaml')
    .sort()
    .map((name) => real(`site-configs/${name}`))
    .filter((file) => file.has('flags', 'products') && (file.entry('flags', 'products').plain === true) === isShop);
}

/** Returns the locales of the project, the default one first. */
export function locales(): string[] {
  return base()
    .children('locales')
    .map(({ path: steps }) => steps.at(-1) ?? '');
}

/** Returns the namespaces of a locale. */
export function getNamespaces(locale: string): string[] {
  const folder = path.join(packageRoot, 'locales', locale);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => name.replace(/\.json$/, ''));
}

/** Returns the n-th item, modulo the length. */
export function pickNth<Item>(items: readonly Item[], nth: number): Item {
  const item = items[nth % items.length];
  if (item === undefined) throw new Error('There is none to choose from');
  return item;
}

import { z } from 'zod';
import { type Diagnostic, errorAt, hasErrors, type SourceTexts, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { listFolder } from '#cli/sources/list-folder.ts';
import { getStart, isSourceFile, readText } from '#cli/sources/read-text.ts';
import { checkShop } from '../seed/check-seed.ts';
import type { SeedShop } from '../seed/seed-data.ts';
import { allSeedLocales } from '../seed/seed-locales.ts';
import type { SeedProblem } from '../seed/seed-problem.ts';
import type { SeedLocale } from '../seed/seed-texts.ts';
import { checkAddressForms } from './check-address-forms.ts';
import { type ContentFile, type ContentFolder, contentFiles, contentFolders } from './content-folders.ts';
import { createContentFormat } from './content-format.ts';
import { createSharedFileFormats } from './format/shared-file-formats.ts';
import { locale } from './format/shop-formats.ts';
import { type ParsedFile, parseContentFile } from './parse-content-file.ts';

/** The content of a shop's folder. */
export interface LoadedContent {
  /** Undefined when there are errors. */
  readonly shop: SeedShop | undefined;
  /** Everything that is wrong. */
  readonly diagnostics: readonly Diagnostic[];
  /** The files that the diagnostics refer to. */
  readonly sources: SourceTexts;
}

/** What a warning of a whole shop is about. */
type WarningCode = 'content.reference' | 'content.address';

/** Max. bytes of a file; many times what a real one needs. */
const maxBytes = 2 * 1024 * 1024;

/** Reads a shop from its folder. @param id - Id of the shop, which its files do not contain. */
export async function loadContent(folder: string, id: string): Promise<LoadedContent> {
  const reader = new ContentReader(folder);
  const locales = await reader.readLocales();
  const names = createSharedFileFormats(locales);
  const format = createContentFormat(locales, {
    images: (await reader.readFile('images.yaml', names.images)) ?? new Map(),
    attributes: (await reader.readFile('attributes.yaml', names.attributes)) ?? new Map(),
    materials: (await reader.readFile('materials.yaml', names.materials)) ?? new Map(),
    colors: (await reader.readFile('colors.yaml', names.colors)) ?? new Map(),
  });
  const settings = await reader.readFile('shop.yaml', format.shop);
  const content = {
    menus: (await reader.readFile('menus.yaml', format.menus, 'menus')) ?? {},
    imageRules: (await reader.readFile('image-rules.yaml', format.imageRules, 'imageRules')) ?? [],
    categories: await reader.readThings('categories', format.category, 'categories', withKeyInOrder),
    products: await reader.readThings('products', format.product, 'products', withKeyInOrder),
    pages: await reader.readThings('pages', format.page, 'pages', (id, page) => ({ id, ...page })),
    blogs: await reader.readThings('blogs', format.blog, 'blogs', withKey),
    advice: await reader.readThings('advice', format.advice, 'advice', withKeyInOrder),
    projects: await reader.readThings('projects', format.project, 'projects', withKey),
    inspiration: await reader.readThings('inspiration', format.inspiration, 'inspiration', withKeyInOrder),
    jobOffers: await reader.readThings('job-offers', format.jobOffer, 'jobOffers', withKey),
  };
  if (!settings || reader.hasErrors()) return reader.finish(undefined);
  const shop: SeedShop = { id, ...settings, ...content };
  for (const problem of checkShop(shop)) reader.report(problem);
  for (const problem of checkAddressForms(shop)) reader.report(problem, 'content.address');
  return reader.finish(shop);
}

/** A file of one thing. */
interface ThingFile {
  readonly kind: ContentFolder;
  /** Its name without ending. */
  readonly key: string;
  readonly file: string;
}

function withKey<Value extends object>(key: string, value: Value) {
  return { key, ...value };
}

function withKeyInOrder<Value extends { readonly position?: number }>(key: string, { position: _, ...value }: Value) {
  return { key, ...value };
}

/** Returns the position of a thing among its kind; last for a file without one. */
function readPosition(value: object): number {
  return 'position' in value && typeof value.position === 'number' ? value.position : Number.POSITIVE_INFINITY;
}

/** Reads the files of a folder, and collects their diagnostics and the places of the parts of the shop. */
class ContentReader {
  readonly #folder: string;
  readonly #diagnostics: Diagnostic[] = [];
  readonly #sources = new Map<string, string>();
  /** The names of the files directly in the folder. */
  readonly #files: readonly string[];
  readonly #things: readonly ThingFile[];
  /** By the part of the shop that a file holds, such as `products.3`; all other parts are in `shop.yaml`. */
  readonly #places = new Map<string, ParsedFile<unknown>['getPlace']>();

  constructor(folder: string) {
    this.#folder = folder;
    const { files, folders, diagnostics } = listFolder(folder, '.');
    this.#files = files;
    this.#diagnostics.push(...diagnostics);
    this.#reportUnknown(
      files.filter((name) => !/^README/i.test(name)),
      contentFiles,
    );
    this.#reportUnknown(folders, [...contentFolders.map(({ folder: kind }) => kind), 'images']);
    this.#things = contentFolders
      .filter(({ folder: kind }) => folders.includes(kind))
      .flatMap(({ folder: kind, ending }) => this.#list(kind, ending));
  }

  #list(kind: ContentFolder, ending: string): ThingFile[] {
    const { files, folders, diagnostics } = listFolder(this.#folder, kind);
    this.#diagnostics.push(...diagnostics);
    const isFile = (name: string): boolean => name.endsWith(ending);
    for (const name of [...folders, ...files.filter((file) => !isFile(file))]) {
      const message = `${kind} holds files that end in ${ending}, and ${name} is none`;
      this.#diagnostics.push(errorAt('content.unknown-file', getStart(`${kind}/${name}`), message));
    }
    return files
      .filter(isFile)
      .map((name) => ({ kind, key: name.slice(0, -ending.length), file: `${kind}/${name}` }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  }

  #reportUnknown(names: readonly string[], known: readonly string[]): void {
    for (const name of names.filter((other) => !known.includes(other))) {
      const message = `The folder of a shop holds nothing called ${name}`;
      this.#diagnostics.push(errorAt('content.unknown-file', getStart(name), message, suggest(name, known)));
    }
  }

  /** Reads the locales of the shop, which the formats of all other files depend on. */
  async readLocales(): Promise<readonly SeedLocale[]> {
    const locales = z.array(locale).min(1).exactOptional();
    const parsed = await this.#parse('shop.yaml', z.looseObject({ locales }));
    return parsed?.value?.locales ?? allSeedLocales;
  }

  /**
   * Reads a file directly in the folder; all but `shop.yaml` are optional.
   *
   * @param part - The key of the shop that it holds.
   */
  async readFile<Value>(file: ContentFile, format: z.ZodType<Value>, part = ''): Promise<Value | undefined> {
    if (file !== 'shop.yaml' && !this.#files.includes(file)) return undefined;
    const parsed = await this.#parse(file, format);
    this.#places.set(part, parsed.getPlace);
    this.#diagnostics.push(...parsed.diagnostics);
    return parsed.value;
  }

  /**
   * Reads the things of a kind, in the shop's order.
   *
   * @param toThing - Makes a thing from its key and the content of its file.
   */
  async readThings<Value extends object, Thing>(
    kind: ContentFolder,
    format: z.ZodType<Value>,
    part: keyof SeedShop,
    toThing: (key: string, value: Value) => Thing,
  ): Promise<Thing[]> {
    const read: { readonly key: string; readonly parsed: ParsedFile<Value>; readonly value: Value }[] = [];
    for (const { key, file } of this.#things.filter((thing) => thing.kind === kind)) {
      const parsed = await this.#parse(file, format);
      this.#diagnostics.push(...parsed.diagnostics);
      if (parsed.value) read.push({ key, parsed, value: parsed.value });
    }
    const ordered = read.toSorted((one, other) => compare(readPosition(one.value), readPosition(other.value)));
    for (const [index, { parsed }] of ordered.entries()) this.#places.set(`${part}.${index}`, parsed.getPlace);
    return ordered.map(({ key, value }) => toThing(key, value));
  }

  async #parse<Value>(file: string, format: z.ZodType<Value>): Promise<ParsedFile<Value>> {
    const source = await readText(this.#folder, file, maxBytes);
    if (!isSourceFile(source)) return { value: undefined, diagnostics: [source], getPlace: () => getStart(file) };
    this.#sources.set(file, source.text);
    return parseContentFile(source, format);
  }

  /** Reports a problem between files at its place. */
  report({ severity, message, path }: SeedProblem, warningCode: WarningCode = 'content.reference'): void {
    const [part = '', index] = path.map(String);
    const own = this.#places.get(`${part}.${index}`);
    const whole = this.#places.get(part);
    const place = own?.(path.slice(2)) ?? whole?.(path.slice(1)) ?? this.#places.get('')?.(path);
    const make = severity === 'error' ? errorAt : warningAt;
    this.#diagnostics.push(make(severity === 'error' ? 'content.rule' : warningCode, place, message));
  }

  hasErrors(): boolean {
    return hasErrors(this.#diagnostics);
  }

  finish(shop: SeedShop | undefined): LoadedContent {
    return { shop: this.hasErrors() ? undefined : shop, diagnostics: this.#diagnostics, sources: this.#sources };
  }
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

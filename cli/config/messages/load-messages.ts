import path from 'node:path';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { nearest, suggest } from '#cli/diagnostics/nearest.ts';
import { hashForKey, noResults, type ResultCache } from '#cli/results/result-cache.ts';
import { isNamespace, namespaces } from '#cli/runtime-usage/namespaces.ts';
import { type FolderListing, listFolder } from '#cli/sources/list-folder.ts';
import type { Located } from '#cli/sources/located.ts';
import { parseJson } from '#cli/sources/parse-json.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { getStart, isSourceFile, readText, type SourceFile } from '#cli/sources/read-text.ts';
import { textParts } from './text-parts.ts';

export const messageFolder = 'locales';

export interface MessageText {
  readonly text: string;
  /** The place of its key. */
  readonly key: Place;
  /** The place of the text itself, quotes included. */
  readonly value: Place;
  /** Whether the value is not a text, which is already reported. */
  readonly isNoText?: true;
}

/** The texts of one namespace in one locale. */
export interface MessageFile extends FileFacts {
  /** Relative to the root. */
  readonly file: string;
  /** Hash of its content. */
  readonly hash: string;
  readonly tree: Located;
  /** Dotted keys, plural suffixes included, in the order of the file. */
  readonly texts: ReadonlyMap<string, MessageText>;
}

/** What is known of a file without parsing it, where an earlier run has parsed it. */
interface FileFacts {
  /** The keys of the texts that its texts put in, as written: `namespace:key`. */
  readonly nestings: readonly string[];
  /** Hash of its keys. */
  readonly keysHash: string;
}

/** Locale → namespace → texts. `undefined` stands for an existing file that could not be parsed. */
export type MessageFiles = ReadonlyMap<string, ReadonlyMap<string, MessageFile | undefined>>;

export interface LoadedMessages {
  readonly base: MessageFiles;
  /** Bundle → the texts that it overrides. */
  readonly bundles: ReadonlyMap<string, MessageFiles>;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
}

/** The expected names of the folders of `locales/`. */
export interface KnownFolders {
  /** The locales that `base.yaml` lists. */
  readonly locales: readonly string[];
  /** The bundles that sites name, with the place of each. */
  readonly bundles: ReadonlyMap<string, Place>;
  /** Bundles of the loaded sites; other bundles are not read. */
  readonly wanted: ReadonlySet<string>;
  /** False when a site could not be read: an unknown folder may be a bundle of that site. */
  readonly isComplete: boolean;
}

/** Reads the translations. Folders of `locales/` are locales, or bundles that contain locales. */
export async function loadMessages(
  root: string,
  known: KnownFolders,
  results: ResultCache = noResults,
): Promise<LoadedMessages> {
  const loader = new MessageLoader(root, known.locales, results);
  const base = new Map<string, ReadonlyMap<string, MessageFile | undefined>>();
  const bundles = new Map<string, MessageFiles>();
  const { folders, diagnostics: refused } = loader.list(messageFolder);
  // An unreadable locale is reported once, and not text by text.
  for (const { place } of refused) {
    const name = path.basename(place?.file ?? '');
    if (known.locales.includes(name)) base.set(name, unreadLocale());
  }
  for (const name of folders) {
    if (known.locales.includes(name)) base.set(name, await loader.loadLocale(`${messageFolder}/${name}`));
    else if (known.wanted.has(name)) bundles.set(name, await loader.loadBundle(`${messageFolder}/${name}`));
    else if (known.isComplete && !known.bundles.has(name)) {
      const meant = loader.complainAboutStray(name, folders, known.bundles);
      if (meant !== undefined) base.set(meant, unreadLocale());
    }
  }
  return { base, bundles, diagnostics: loader.diagnostics, sources: loader.sources };
}

/** Returns a locale whose texts cannot be read, so that they are not reported missing one by one. */
function unreadLocale(): ReadonlyMap<string, undefined> {
  return new Map(namespaces.map((namespace) => [namespace, undefined]));
}

/** Reads one file of texts again; `undefined` while it has errors. */
export async function loadMessageFile(root: string, file: string): Promise<MessageFile | undefined> {
  const loader = new MessageLoader(root, [], noResults);
  const loaded = await loader.loadFile(file);
  return loader.diagnostics.length > 0 ? undefined : loaded;
}

/** Several times the longest real key; a longer one was not written by hand. */
const maxKeyLength = 100;

class MessageLoader {
  readonly diagnostics: Diagnostic[] = [];
  readonly sources = new Map<string, string>();
  readonly #root: string;
  readonly #locales: readonly string[];
  readonly #results: ResultCache;

  constructor(root: string, locales: readonly string[], results: ResultCache) {
    this.#root = root;
    this.#locales = locales;
    this.#results = results;
  }

  /** Lists a folder, including links that stay inside the root; links that leave it are reported. */
  list(folder: string): FolderListing {
    try {
      const listing = listFolder(this.#root, folder);
      this.diagnostics.push(...listing.diagnostics);
      return listing;
    } catch (error) {
      // A missing folder is reported as missing texts.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
        return { folders: [], files: [], diagnostics: [] };
      }
      throw error;
    }
  }

  async loadBundle(folder: string): Promise<MessageFiles> {
    const files = new Map<string, ReadonlyMap<string, MessageFile | undefined>>();
    for (const locale of this.list(folder).folders) {
      if (this.#locales.includes(locale)) files.set(locale, await this.loadLocale(`${folder}/${locale}`));
      else this.complainAboutFolder(`${folder.slice(messageFolder.length + 1)}/${locale}`, this.#locales);
    }
    return files;
  }

  async loadLocale(folder: string): Promise<ReadonlyMap<string, MessageFile | undefined>> {
    const { files: all, diagnostics: refused } = this.list(folder);
    for (const name of all.filter((one) => /\.(json.?|ya?ml)$/i.test(one) && !one.endsWith('.json'))) {
      const help = `Call it ${name.replace(/\.[^.]*$/, '')}.json.`;
      this.diagnostics.push(
        errorAt('file.name', getStart(`${folder}/${name}`), `A file of texts ends in .json, not as ${name} does`, help),
      );
    }
    const names = all.filter((name) => name.endsWith('.json'));
    const files = await Promise.all(
      names.map(async (name) => {
        const namespace = name.slice(0, -'.json'.length);
        const file = `${folder}/${name}`;
        if (isNamespace(namespace)) return [namespace, await this.loadFile(file)] as const;
        const help = suggest(namespace, namespaces);
        this.diagnostics.push(errorAt('message.unknown', getStart(file), `There is no namespace "${namespace}"`, help));
        return undefined;
      }),
    );
    const unread = refused.map(({ place }) => [path.basename(place?.file ?? '', '.json'), undefined] as const);
    return new Map([...unread, ...files.filter((entry) => entry !== undefined)]);
  }

  /**
   * Reports a folder that no site and no locale uses; when a named folder is missing, suggests its name.
   * Returns the locale that the folder's name is most likely a misspelling of.
   */
  complainAboutStray(
    name: string,
    folders: readonly string[],
    bundles: ReadonlyMap<string, Place>,
  ): string | undefined {
    const locale = nearest(
      name,
      this.#locales.filter((one) => !folders.includes(one)),
      1,
    )[0];
    const missing = [...bundles.keys()].filter((bundle) => !folders.includes(bundle));
    const near = nearest(name, missing, 1)[0];
    if (locale !== undefined || near === undefined) {
      this.complainAboutFolder(name, locale === undefined ? [...this.#locales, ...bundles.keys()] : [locale]);
      return locale;
    }
    const message = `There is no folder ${messageFolder}/${near} for the bundle "${near}"`;
    const help = `Did you mean "${name}"?`;
    this.diagnostics.push(errorAt('message.unknown-folder', bundles.get(near), message, help));
    return undefined;
  }

  complainAboutFolder(name: string, valid: readonly string[]): void {
    const message = `The folder ${messageFolder}/${name} belongs to no locale and to no bundle of a site`;
    const last = name.split('/').at(-1) ?? name;
    const place = getStart(`${messageFolder}/${name}`);
    this.diagnostics.push(errorAt('message.unknown-folder', place, message, suggest(last, valid)));
  }

  async loadFile(file: string): Promise<MessageFile | undefined> {
    const source = await readText(this.#root, file);
    if (!isSourceFile(source)) {
      this.diagnostics.push(source);
      return undefined;
    }
    this.sources.set(file, source.text);
    const hash = hashForKey(source.text);
    const key = ['messages', hash];
    const known = this.#results.read(key, isFacts);
    // Without mistakes it was parsed before, so it is parsed only if something asks for its texts.
    if (known !== undefined) return new KnownFile(source, hash, known);
    const { content, diagnostics } = parseMessages(source);
    this.diagnostics.push(...diagnostics);
    if (content === undefined) return undefined;
    const facts = { nestings: findNestings(content.texts), keysHash: hashForKey([...content.texts.keys()].join('\n')) };
    if (diagnostics.length === 0) this.#results.write(key, facts);
    return { file, hash, ...content, ...facts };
  }
}

function isFacts(value: unknown): value is FileFacts {
  return typeof value === 'object' && value !== null && 'nestings' in value && 'keysHash' in value;
}

type Content = Pick<MessageFile, 'tree' | 'texts'>;

/** A file that is parsed when it is asked for its content. */
class KnownFile implements MessageFile {
  readonly file: string;
  readonly hash: string;
  readonly nestings: readonly string[];
  readonly keysHash: string;
  readonly #source: SourceFile;
  #content: Content | undefined;

  constructor(source: SourceFile, hash: string, { nestings, keysHash }: FileFacts) {
    this.file = source.file;
    this.hash = hash;
    this.nestings = nestings;
    this.keysHash = keysHash;
    this.#source = source;
  }

  get tree(): Located {
    return this.#parse().tree;
  }

  get texts(): ReadonlyMap<string, MessageText> {
    return this.#parse().texts;
  }

  #parse(): Content {
    this.#content ??= parseMessages(this.#source).content;
    if (this.#content === undefined) throw new Error(`${this.file} had no mistakes in an earlier run`);
    return this.#content;
  }
}

/** Parses a file of texts; without content where it cannot be used. */
function parseMessages(source: SourceFile): { content: Content | undefined; diagnostics: readonly Diagnostic[] } {
  const { value, diagnostics } = parseJson(source);
  if (value === undefined) return { content: undefined, diagnostics };
  if (value.kind !== 'map') {
    const other = errorAt('message.wrong-type', value.place, 'Translations are a map of keys to texts');
    return { content: undefined, diagnostics: [...diagnostics, other] };
  }
  const texts = new Map<string, MessageText>();
  const found = [...diagnostics];
  flatten(value, '', texts, found);
  return { content: { tree: value, texts }, diagnostics: found };
}

function findNestings(texts: ReadonlyMap<string, MessageText>): string[] {
  const keys = [...texts.values()].flatMap(({ text }) =>
    text.includes('$t(') ? textParts(text).nestings.map(({ key }) => key) : [],
  );
  return [...new Set(keys)];
}

function flatten(
  node: Located & { kind: 'map' },
  prefix: string,
  texts: Map<string, MessageText>,
  diagnostics: Diagnostic[],
): void {
  for (const [key, { key: place, value }] of node.entries) {
    const whole = `${prefix}${key}`;
    if (!/^[\w-]+$/.test(key) || key === '__proto__') {
      const message = `The key ${quoted(key)} has other characters than letters, digits, _ and -`;
      diagnostics.push(errorAt('message.wrong-type', place, message));
    } else if (key.length > maxKeyLength) {
      const message = `The key ${quoted(key)} has ${key.length} characters, and at most ${maxKeyLength} are read`;
      diagnostics.push(errorAt('message.wrong-type', place, message));
    } else if (value.kind === 'map') flatten(value, `${whole}.`, texts, diagnostics);
    else if (value.kind === 'scalar' && typeof value.value === 'string') {
      texts.set(whole, { text: value.value, key: place, value: value.place });
    } else {
      const message = `${whole} is neither a text nor a group of texts`;
      diagnostics.push(errorAt('message.wrong-type', value.place, message));
      // The key exists, so the text is not reported as missing.
      texts.set(whole, { text: '', key: place, value: value.place, isNoText: true });
    }
  }
}

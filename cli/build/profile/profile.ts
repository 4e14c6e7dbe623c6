import { z } from 'zod';
import type { BuiltFile } from '../built-file.ts';
import type { Importers } from '../plugins/module-graph.ts';
import type { Sizes } from '../precompress.ts';
import type { ClientChunk } from '../read-manifest.ts';
import type { Sheet, Sheets } from './sheets.ts';

/** A JavaScript file that sites share, with its size. */
export interface SharedChunk extends ClientChunk {
  readonly sizes: Sizes;
}

/** What sites have to know of the code that they share, beside its files. */
export interface ProfileFacts {
  /** The browser's files: of the libraries and of the runtime's code. */
  readonly chunks: readonly SharedChunk[];
  /** The file whose `start` hydrates a page. */
  readonly entry: string;
  readonly loader: string;
  /** Bytes of the loader before minification per module. */
  readonly loaderModules: Readonly<Record<string, number>>;
  readonly loaderSizes: Sizes;
  /** Of all modules of the browser. */
  readonly importers: Importers;
  /** Functions that create third parties: name → file, and the name that the file exports it under. */
  readonly makers: Readonly<Record<string, { readonly file: string; readonly name: string }>>;
  readonly sheets: Pick<Sheets, 'shared' | 'themeNames'> & {
    /** Route key → file inside the client's folder, and its modules. */
    readonly routes: Readonly<Record<string, { readonly file: string } & Pick<Sheet, 'modules'>>>;
    /** File with the styles of all routes; absent where there are none. */
    readonly further?: string | undefined;
    /** Sizes of these files. */
    readonly sizes: Readonly<Record<string, Sizes>>;
  };
}

/** The code of all sites with the same flags, slots, integrations and routes: bundled once, without a site's data. */
export interface Profile extends ProfileFacts {
  /** Names the code, and what it was bundled from. */
  readonly key: ProfileKey;
  /** Path inside `dist/<site>/` → content. */
  readonly files: ReadonlyMap<string, BuiltFile>;
}

/** A name for code by what it is made of. */
export interface ProfileKey {
  /** Hash of the generated code. */
  readonly code: string;
  /** Hash of everything else: the runtime's modules, packages, tools. */
  readonly inputs: string;
}

const numbers = z.record(z.string(), z.number());
const sizes = z.object({ raw: z.number(), gzip: z.number(), brotli: z.number() });
const sheet = z.object({ css: z.string(), modules: numbers });

export const profileKeySchema: z.ZodType<ProfileKey> = z.object({ code: z.string(), inputs: z.string() });

export const profileFactsSchema: z.ZodType<ProfileFacts> = z.object({
  chunks: z.array(
    z.object({
      file: z.string(),
      route: z.string().nullable(),
      imports: z.array(z.string()),
      parts: numbers,
      modules: numbers,
      sizes,
    }),
  ),
  entry: z.string(),
  loader: z.string(),
  loaderModules: numbers,
  loaderSizes: sizes,
  importers: z.record(z.string(), z.string()),
  makers: z.record(z.string(), z.object({ file: z.string(), name: z.string() })),
  sheets: z.object({
    themeNames: z.record(z.string(), z.string()),
    shared: sheet,
    routes: z.record(z.string(), z.object({ file: z.string(), modules: numbers })),
    further: z.string().optional(),
    sizes: z.record(z.string(), sizes),
  }),
});

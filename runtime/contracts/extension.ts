import type { z } from 'zod';
import type { Purpose } from './consent.ts';
import type { Locale } from './locale.ts';
import type { PolicyDirective, SiteModel } from './site.ts';

/** A key that an extension adds to the configuration of sites. */
export interface ExtensionKey {
  /** What its value may be. A key that sites may leave out is optional, or has a default. */
  readonly schema: z.ZodType;
  /** What it is for, in a sentence; `shopgen explain` prints it. */
  readonly explain: string;
}

/** The keys that an extension adds, by name. */
export type ExtensionKeys = Readonly<Record<string, ExtensionKey>>;

/** A site, as the phases of an extension see it. */
export interface ExtensionSite<Keys extends ExtensionKeys = ExtensionKeys> {
  /** The site's configuration, checked and with every default. */
  readonly model: SiteModel;
  /** The values of the extension's own keys. */
  readonly config: { readonly [Key in keyof Keys]: z.output<Keys[Key]['schema']> };
  /**
   * Returns the text of a declared input.
   * @throws Error for a file that the extension does not declare
   */
  read(input: string): string;
}

/** Something that an extension finds wrong with a site. */
export interface ExtensionProblem {
  /** Only an error stops the command. */
  readonly severity: 'error' | 'warning' | 'hint';
  /** The key that it is about: `['loyalty', 'pointsPerEuro']`. */
  readonly path: readonly (string | number)[];
  /** What is wrong, in one line. */
  readonly message: string;
  /** What to do. */
  readonly help?: string;
}

/** A file that an extension generates. */
export interface ExtensionFile {
  /** Below the extension's own folder, with forward slashes: `tiers.ts`. */
  readonly path: string;
  readonly text: string;
}

/** A third party that an extension adds to pages. It is loaded when a page is at rest and its visitor has agreed. */
export interface ExtensionIntegration {
  /** Consent to any of them loads it. */
  readonly purposes: readonly Purpose[];
  /** Origins that the content security policy allows for it. */
  readonly hosts?: Partial<Readonly<Record<PolicyDirective, readonly string[]>>>;
  /** What creates it in the browser; absent for one that something else loads. */
  readonly load?: {
    /** A module beside the extension (`./party.ts`), or one that the phase `generate` returns (`party.ts`). */
    readonly module: string;
    /** Name of its export: a function that takes the arguments of a locale and returns a `ThirdParty`. */
    readonly create: string;
  };
  /** What it is created with, by locale. A locale that is absent does not load it. */
  readonly arguments: Partial<Readonly<Record<Locale, readonly string[]>>>;
}

/** What was built of a site, in bytes. */
export interface ExtensionReport {
  /** What a first visit in the default locale loads, by key of the route. */
  readonly routes: Readonly<Record<string, { readonly js: ExtensionSizes; readonly css: ExtensionSizes }>>;
  /** All JavaScript of the site. */
  readonly js: ExtensionSizes;
  /** All styles of the site. */
  readonly css: ExtensionSizes;
}

/** The bytes of files, as they are and compressed. */
export interface ExtensionSizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What an extension does, in this order. Each phase is pure: it reads its arguments and nothing else. */
export interface ExtensionPhases<Keys extends ExtensionKeys = ExtensionKeys> {
  /** Keys of its own. */
  readonly config?: Keys;
  /** Holds a site against rules. Called for sites without errors. */
  readonly check?: (site: ExtensionSite<Keys>) => readonly ExtensionProblem[];
  /** Returns files for `generated/<site>/extensions/<name>/`. Called for sites without errors. */
  readonly generate?: (site: ExtensionSite<Keys>) => readonly ExtensionFile[];
  /** Adds third parties to pages. Called for sites without errors. */
  readonly integration?: (site: ExtensionSite<Keys>) => readonly ExtensionIntegration[];
  /** Holds a built site against rules: an error fails the command. */
  readonly build?: (site: ExtensionSite<Keys>, report: ExtensionReport) => readonly ExtensionProblem[];
}

/** Something that sites may add to the generator. */
export interface Extension<Keys extends ExtensionKeys = ExtensionKeys> {
  /** Lower-case letters and digits, words joined with hyphens. */
  readonly name: string;
  /** Files that the phases read, relative to the module: `./tiers.json`. */
  readonly inputs?: readonly string[];
  readonly phases: ExtensionPhases<Keys>;
}

/** Returns the extension; gives its phases their types. */
export function defineExtension<const Keys extends ExtensionKeys = Record<never, never>>(
  extension: Extension<Keys>,
): Extension<Keys> {
  return extension;
}

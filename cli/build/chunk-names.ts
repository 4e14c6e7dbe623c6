import path from 'node:path';
import type { Rolldown } from 'vite';
import { libraryStub } from './libraries/library-stub.ts';

/**
 * Recognizes the modules of routes, which the browser loads on demand, by the folder of the generator: `routes/<key>.ts`.
 *
 * @param generatedDir - Folder of the generated modules, as the bundler knows them.
 * @param file - Absolute path of a module.
 * @returns The route's key.
 */
export function readRouteKey(generatedDir: string, file: string): string | undefined {
  const [folder, name, ...rest] = path.relative(generatedDir, file).split(path.sep);
  if (folder !== 'routes' || name === undefined || rest.length > 0) return undefined;
  return name.replace(/\.tsx?$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const sharedChunk = 'shared';
const formsChunk = 'forms';
const basicsChunk = 'basics';
const buyingChunk = 'buying';
const ordersChunk = 'orders';
const uiChunk = 'ui';
const partiesChunk = 'parties';
const staticChunk = 'static';
const viewsChunk = 'views';
const archiveChunk = 'archive';

/** Returns the name that a chunk's file starts with. */
export function nameChunk(
  generatedDir: string,
  chunk: Pick<Rolldown.PreRenderedChunk, 'name' | 'facadeModuleId'>,
): string {
  const route = chunk.facadeModuleId === null ? undefined : readRouteKey(generatedDir, chunk.facadeModuleId);
  if (route !== undefined) return `route-${route}`;
  // The bundler lists in the name who shares the chunk, which grows without bound.
  return (
    [sharedChunk, formsChunk, basicsChunk, buyingChunk, ordersChunk, uiChunk].find((name) =>
      chunk.name.startsWith(`${name}~`),
    ) ?? chunk.name
  );
}

/**
 * Returns the files of a module that its importer names, so that they are fetched along with it. Leaves out the many
 * small ones of forms: their names would be on every first visit, and pages with forms are prefetched.
 */
export function namedAhead(_file: string, dependencies: string[]): string[] {
  return dependencies.filter((file) => !new RegExp(`/(?:${formsChunk}|${basicsChunk})-`).test(file));
}

/** Modules that nearly every route needs. */
const neededByMost =
  /[\\/]runtime[\\/](?:screens[\\/](?:alternates|structured-data|more|require-page|page-parts)|lib[\\/](?:local-path|return-address|video-address|quotation-search|compared-products|shown-variant)|data[\\/](?:read-problem|redirect)|ui[\\/](?:srcset|late-part|share-button|(?:breadcrumbs|pagination)\.tsx)|features[\\/](?:content[\\/]page-blocks|blog[\\/]blog-cards\.tsx|product[\\/]delivery-text))/;

/** What a build knows of its modules once it has read all of them. */
export interface ModuleKinds {
  /** Returns whether a module is only reached through static parts. */
  readonly isLate: (module: string) => boolean;
  /** Returns whether the entry imports a module at once, itself or through others. */
  readonly isInitial: (module: string) => boolean;
}

/** Returns the chunks of the site's own code; libraries have their own. */
export const createChunkGroups = ({ isLate, isInitial }: ModuleKinds): Rolldown.CodeSplittingGroup[] => [
  // Third parties run without the application, so they import nothing of it.
  {
    name: partiesChunk,
    test: /[\\/]runtime[\\/](?:features[\\/](?:consent[\\/](?:start-consent|consent-dialog|element)\.|tracking[\\/](?!tracking|tracker|events)|monitoring[\\/](?:monitoring|render-log)\.)|lib[\\/](?:third-party-address|consent-cookie))|[\\/]generated[\\/]site[\\/]third-parties\.ts$/,
    priority: 5,
  },
  // Static parts are fetched when a visitor goes on, in few files: those of products, and all others.
  {
    name: `${staticChunk}-product`,
    test: (id) => isLate(id) && /[\\/]features[\\/]product[\\/]/.test(id),
    includeDependenciesRecursively: false,
    priority: 7,
  },
  { name: staticChunk, test: isLate, includeDependenciesRecursively: false, priority: 6 },
  // What static parts have in common with parts that live: images, prices, numbers.
  {
    name: viewsChunk,
    test: /[\\/]runtime[\\/](?:ui[\\/](?:accessible|picture|price|prior|unit|swatch|rich)|i18n[\\/](?:dates|money|numbers)|lib[\\/]saving)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  // Overviews alone have it, and are never merged with what has forms.
  {
    name: archiveChunk,
    test: /[\\/]runtime[\\/](?:screens[\\/](?:archive|numbered-title|load-introduction|use-introduction)|features[\\/]content[\\/]page-intro)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  // The code of every page is one chunk, so that no route loads a part of it separately. With what nearly every route needs, a
  // first page fetches one file less.
  { name: 'app', test: (id) => isInitial(id) || neededByMost.test(id), priority: 4 },
  // Widely shared modules are in a chunk of their own, so that they do not load unrelated code.
  {
    name: basicsChunk,
    test: /[\\/]runtime[\\/](?:contracts|data|i18n|lib)[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 600,
    priority: 3,
  },
  // Rules are made of each other while their modules are read, so they stand in one file: files that need each other would be
  // read before what they are made of is there.
  { name: `${formsChunk}-rules`, test: /[\\/]runtime[\\/]validation[\\/]/, priority: 3 },
  // Forms stand apart from the rest, which would bring their libraries to pages that have none.
  {
    name: formsChunk,
    test: /[\\/]runtime[\\/](?:forms|ui[\\/]form|features[\\/](?:account|requests))[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2500,
    priority: 2,
  },
  // Code for buying needs forms, so it is never merged with code of articles and listings.
  {
    name: buyingChunk,
    test: /[\\/]runtime[\\/]features[\\/](?:cart|checkout)[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2500,
    priority: 2,
  },
  // Orders that were placed are shown by other screens than the cart. Its parts are not joined: then two files may need each other.
  {
    name: ordersChunk,
    test: /[\\/]runtime[\\/]features[\\/]orders[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    priority: 2,
  },
  // Apart from screens and features, which need it: files that need each other would be read before what they need is there.
  {
    name: uiChunk,
    test: /[\\/]runtime[\\/]ui[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
    priority: 1,
  },
  // Code that routes share is loaded once; small chunks are merged, so that a page does not load many tiny files.
  {
    name: sharedChunk,
    // In a shared chunk, a stub would load its library for every route that shares the chunk.
    test: (id) => !id.startsWith(libraryStub),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
    priority: 0,
  },
];

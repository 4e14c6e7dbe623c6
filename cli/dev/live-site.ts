import { isDeepStrictEqual } from 'node:util';
import { loadCheckedSites } from '#cli/config/load-site.ts';
import {
  type LoadedMessages,
  loadMessageFile,
  type MessageFile,
  type MessageFiles,
  messageFolder,
} from '#cli/config/messages/load-messages.ts';
import { configFolder } from '#cli/config/read-layer.ts';
import { findScreens } from '#cli/config/screens.ts';
import { generateLocaleFiles } from '#cli/generators/messages/locale-files.ts';
import { localeTexts } from '#cli/generators/messages/locale-texts.ts';
import { messageSources } from '#cli/generators/messages/message-sources.ts';
import type { RenderTemplate } from '#cli/generators/render-template.ts';
import { createLocaleContent } from '#cli/generators/site/site-content.ts';
import { generateTheme } from '#cli/generators/theme/theme-file.ts';
import type { RenderedProject } from '#cli/project/generate-project.ts';
import { isNamespace } from '#cli/runtime-usage/namespaces.ts';
import type { TextsUpdate } from '#runtime/contracts/development.ts';
import type { Messages } from '#runtime/contracts/messages.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedModules } from './generated-modules.ts';

/** The changes that open pages have to apply. */
export interface SiteUpdate {
  /** Absolute paths of generated files that changed. */
  readonly files: readonly string[];
  readonly texts: readonly TextsUpdate[];
  /** Whether colours, typefaces or shapes have changed. */
  readonly isRestyled: boolean;
  /** Whether something has changed that an open page cannot apply without reloading. */
  readonly needsReload: boolean;
}

/** The current state of the site under development. */
export interface LiveSite {
  readonly model: () => SiteModel;
  /** Returns all texts of a locale. */
  readonly texts: (locale: string) => Messages | undefined;
  /** Replaces the state with that of newly rendered sources. */
  readonly replace: (rendered: RenderedProject) => SiteUpdate;
  /**
   * Reads one file and applies what an open page can apply at once, before everything is checked: texts, and the theme.
   * Keeps texts that the file lacks: only the checks decide whether they may go.
   * Returns `undefined` when there is nothing to apply, or the file cannot be parsed.
   */
  readonly takeFile: (file: string) => Promise<SiteUpdate | undefined>;
}

/** Creates a site for the development server, which works out what a change of its sources means for open pages. */
export function createLiveSite(
  root: string,
  id: string,
  first: RenderedProject,
  modules: GeneratedModules,
  render: RenderTemplate,
): LiveSite {
  let { model, layers } = findRenderedSite(first, id);
  let { messages } = first.project;
  let texts = allTexts(model, messages);
  modules.put(first.trees);
  return {
    model: () => model,
    texts: (locale) => texts.get(locale),
    replace(rendered) {
      ({ model, layers } = findRenderedSite(rendered, id));
      ({ messages } = rendered.project);
      const before = texts;
      texts = allTexts(model, messages);
      const files = modules.put(rendered.trees);
      const touched = new Set(files.map((file) => classifyChange(file, id, modules)));
      return {
        files,
        texts: [...texts].flatMap(([locale, after]) => changedTexts(locale, before.get(locale) ?? {}, after)),
        isRestyled: touched.has('style'),
        needsReload: touched.has('structure'),
      };
    },
    takeFile: async (file) => (isConfig(file) ? takeTheme() : takeTexts(file)),
  };

  async function takeTexts(file: string): Promise<SiteUpdate | undefined> {
    const target = findTextTarget(file, model);
    const read = target && (await loadMessageFile(root, file));
    if (!target || !read) return undefined;
    messages = withFile(messages, target, read);
    const { locale } = target;
    const after = localeTexts(model, locale, messages);
    const updates = changedTexts(locale, texts.get(locale) ?? {}, after);
    if (updates.length === 0) return undefined;
    texts = new Map(texts).set(locale, after);
    const content = createLocaleContent(model, locale, [...findScreens().keys()], messages);
    const files = generateLocaleFiles(content, messageSources(model, locale, messages, { layers }), render);
    return { ...nothing, files: files.flatMap((each) => modules.putFile(id, each) ?? []), texts: updates };
  }

  async function takeTheme(): Promise<SiteUpdate | undefined> {
    const { sites } = await loadCheckedSites(root);
    const theme = sites.find(({ loaded }) => loaded.id === id)?.model?.theme;
    if (theme === undefined || isDeepStrictEqual(theme, model.theme)) return undefined;
    model = { ...model, theme };
    const changed = modules.putFile(id, generateTheme(model, { layers }, render));
    return { ...nothing, files: changed === undefined ? [] : [changed], isRestyled: true };
  }
}

const nothing: SiteUpdate = { files: [], texts: [], isRestyled: false, needsReload: false };

const isConfig = (file: string): boolean => file.startsWith(`${configFolder}/`) && file.endsWith('.yaml');

function findRenderedSite({ sites }: RenderedProject, id: string) {
  const site = sites.find(({ model }) => model.id === id);
  if (!site) throw new Error(`Site ${id} was rendered, but has no model.`);
  return site;
}

const allTexts = (model: SiteModel, messages: LoadedMessages): ReadonlyMap<string, Messages> =>
  new Map(model.locales.map((locale) => [locale, localeTexts(model, locale, messages)]));

/** Returns the namespaces that differ, whole. */
function changedTexts(locale: string, before: Messages, after: Messages): TextsUpdate[] {
  const namespaces = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...namespaces].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return [];
  return [{ locale, messages: Object.fromEntries(changed.map((name) => [name, after[name] ?? {}])) }];
}

/** Returns what a changed generated file requires of an open page. */
function classifyChange(
  file: string,
  id: string,
  { getId }: GeneratedModules,
): 'texts' | 'style' | 'types' | 'structure' {
  if (file.startsWith(getId(id, 'locales/'))) return 'texts';
  if (file === getId(id, 'theme.ts')) return 'style';
  // The clients of the APIs depend only on the APIs' names; the rest of the contracts is types, which no page loads.
  if (file.startsWith(getId('contracts', ''))) return 'types';
  return 'structure';
}

interface TextTarget {
  readonly locale: string;
  readonly namespace: string;
  /** Absent for the base texts. */
  readonly bundle?: string;
}

/** Returns which texts of the site a file contains. */
function findTextTarget(file: string, model: SiteModel): TextTarget | undefined {
  const [folder, ...rest] = file.replace(/\.json$/, '').split('/');
  if (folder !== messageFolder || !file.endsWith('.json')) return undefined;
  const bundle = rest.length === 3 ? rest.shift() : undefined;
  const [locale, namespace] = rest;
  if (rest.length !== 2 || locale === undefined || namespace === undefined) return undefined;
  if (!model.locales.includes(locale) || !isNamespace(namespace)) return undefined;
  if (bundle === undefined) return { locale, namespace };
  return bundle === model.bundle ? { locale, namespace, bundle } : undefined;
}

function withFile(messages: LoadedMessages, { bundle, locale, namespace }: TextTarget, read: MessageFile) {
  const put = (files: MessageFiles): MessageFiles => {
    const inLocale = new Map(files.get(locale));
    const texts = new Map([...(inLocale.get(namespace)?.texts ?? []), ...read.texts]);
    return new Map(files).set(locale, inLocale.set(namespace, { ...read, texts }));
  };
  if (bundle === undefined) return { ...messages, base: put(messages.base) };
  const bundles = new Map(messages.bundles).set(bundle, put(messages.bundles.get(bundle) ?? new Map()));
  return { ...messages, bundles };
}

import type { CheckedSite } from '#cli/config/check-sites.ts';
import { type CheckedSites, loadCheckedSites, pickChecked, pickSite } from '#cli/config/load-site.ts';
import { checkMessages } from '#cli/config/messages/check-messages.ts';
import { checkTexts, rememberChecks, rememberWords } from '#cli/config/messages/check-texts.ts';
import { type KnownFolders, type LoadedMessages, loadMessages } from '#cli/config/messages/load-messages.ts';
import { messageUses } from '#cli/config/messages/message-uses.ts';
import { createNamespaceKeys } from '#cli/config/messages/namespace-keys.ts';
import { textTable } from '#cli/config/messages/text-table.ts';
import { describeWayOut, findNeeds, isNeeded } from '#cli/config/rpc-areas.ts';
import { findScreens } from '#cli/config/screens.ts';
import { type Diagnostic, hasErrors, type Place, type SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { createSpecCache } from '#cli/emit/spec-cache.ts';
import type { GeneratedFile } from '#cli/generators/generated-file.ts';
import { checkFolder } from '#cli/openapi/check-folder.ts';
import { checkOperations, type OperationNeed } from '#cli/openapi/check-operations.ts';
import { specFile } from '#cli/openapi/spec.ts';
import { createSpecLocator } from '#cli/openapi/spec-locator.ts';
import { packageRoot } from '#cli/package-root.ts';
import { checkMemories } from '#cli/parts/check-memories.ts';
import { checkOverrides } from '#cli/parts/check-overrides.ts';
import { checkOwnScreens } from '#cli/parts/check-own-screens.ts';
import { checkPartyModules } from '#cli/parts/check-party-modules.ts';
import { openOwnModules } from '#cli/parts/own-modules.ts';
import { noResults, openResults, type ResultCache } from '#cli/results/result-cache.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import type { OperationUse, RuntimeUsage } from '#cli/runtime-usage/runtime-usage.ts';
import { entriesAt, type LocatedMap, placeAt, textAt } from '#cli/sources/located.ts';
import { uniqueDiagnostics } from '#cli/sources/unique-diagnostics.ts';
import { type NativeCheck, startNativeCheck } from '#cli/type-check/native-check.ts';
import { checkSharedSchemas } from './check-shared-schemas.ts';
import { type LoadedSpec, loadSpecs } from './load-specs.ts';
import { checkPreparedOwnCode, type PreparedOwnCode, prepareOwnCode } from './own-code.ts';
import { type PreparedValidation, prepareValidation, type SpecValidation } from './validate-specs.ts';

/** All inputs of the storefronts, with all diagnostics about them. */
export interface Project {
  /** The selected sites. */
  readonly sites: readonly CheckedSite[];
  readonly messages: LoadedMessages;
  readonly specs: readonly LoadedSpec[];
  /** The result of compiling the runtime against the descriptions. */
  readonly validation: SpecValidation;
  /** Sorted by file and line. */
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: SourceTexts;
  /** Results of earlier runs, and of this one. */
  readonly results: ResultCache;
}

/**
 * Reads configurations, translations and descriptions and checks them against each other and against the runtime.
 * @param ids the sites that matter; absent, all of them
 * @param usage what the runtime uses; absent, that of this package
 * @param results what earlier runs have made of the same files; absent, that of the root
 * @throws InputError for an unknown site
 */
export async function loadProject(
  root: string,
  ids?: readonly string[],
  usage?: RuntimeUsage,
  // What is used is no part of the keys: for this package the version of the results stands for it.
  results: ResultCache = usage === undefined ? openResults(root, 'checks') : noResults,
): Promise<Project> {
  const checked = await loadCheckedSites(root, results);
  const sites = ids === undefined ? checked.sites : ids.map((id) => pickChecked(checked.sites, id));
  const cache = createSpecCache(root);
  const uses = usage ?? (await loadRuntimeUsage());
  const [messages, { specs: loaded, sources: specSources, diagnostics: ofChecks }] = await Promise.all([
    loadMessages(root, knownFolders(checked, sites), results),
    loadSpecs(root, cache, uses),
  ]);
  // A runtime usage that a caller passes has no sources to compile.
  const prepared: PreparedValidation =
    usage === undefined
      ? await prepareValidation(loaded, specSources, uses, cache)
      : { specs: loaded, conclude: async () => [] };
  const { specs } = prepared;
  const operations = {
    product: specs.find(({ api }) => api === 'product')?.operations,
    content: specs.find(({ api }) => api === 'content')?.operations,
  };
  const screens = findScreens();
  const modules = openOwnModules(root, results);
  const own = await Promise.all(
    sites.flatMap((each) => {
      if (hasErrors(each.diagnostics)) return [];
      const site = pickSite(checked, each.loaded.id);
      return [
        checkOverrides(site, screens, modules),
        checkOwnScreens(root, site.screens, modules),
        checkPartyModules(each, modules),
        // A usage that a caller passes is not that of this package's sources.
        ...(usage === undefined ? [checkMemories(root, site, screens, uses)] : []),
      ];
    }),
  );
  const ofSites = [...sites.flatMap((site) => site.diagnostics), ...own.flat(), ...modules.diagnostics];
  const whole = hasErrors(ofSites) ? [] : sites.map((site) => pickSite(checked, site.loaded.id));
  const ownCode =
    usage === undefined &&
    whole.length > 0 &&
    specs.every(({ types, diagnostics }) => types !== undefined && !hasErrors(diagnostics))
      ? await prepareOwnCode({ root, sites: whole, screens, specs, messages, ownTexts: modules.texts, results })
      : undefined;
  // At work in another process while everything else is checked here.
  const unneeded = new AbortController();
  const compiler = await startCompiler(prepared.contracts, ownCode, uses, unneeded.signal);
  const compiled = compiler?.answer ?? Promise.resolve(undefined);
  const verdict = prepared.conclude(compiled);
  // Failures are told to those who wait for them, which may be after something else has failed, or nobody.
  compiled.catch(() => undefined);
  verdict.catch(() => undefined);
  const specTexts = [...specSources.values()];
  const messageUse = messageUses(uses.messages, messages, specTexts);
  const reference = findDefaultLocale(checked);
  const table = textTable(messages, messageUse, reference);
  const getKey = createNamespaceKeys(messages, reference, specTexts);
  const remember = { check: rememberChecks(results, getKey), words: rememberWords(results, getKey) };
  const diagnostics: Diagnostic[] = [
    ...ofSites,
    ...messages.diagnostics,
    ...sites.flatMap(({ loaded }) =>
      loaded.tree === undefined ? [] : checkMessages(loaded.tree, messages, table, messageUse, remember.check),
    ),
    ...checkTexts(messages, table, messageUse, remember),
    ...ofChecks,
    ...specs.flatMap((spec) => spec.diagnostics),
    ...checkFolder(root),
    ...(await checkSharedSchemas(specs, specSources, results)),
    ...checkOperations(
      uses.operations,
      operations,
      (api) => createSpecLocator({ file: specFile(api), text: specSources.get(specFile(api)) ?? '' }),
      (use) => findOperationNeed(use, sites),
    ),
  ];
  const validation = { specs, ...(prepared.fresh && { fresh: prepared.fresh }), diagnostics: await verdict };
  // What is wrong with what it is made for would be told again as a matter of types.
  const isOwnChecked = !hasErrors(diagnostics) && !hasErrors(validation.diagnostics);
  diagnostics.push(...validation.diagnostics);
  if (!isOwnChecked) unneeded.abort();
  const isFit = (await compiled)?.isOwnFit === true;
  if (ownCode !== undefined && isOwnChecked) {
    diagnostics.push(...checkPreparedOwnCode(ownCode, isFit, { sites: whole, results }));
  }
  const sources = new Map([...checked.sources, ...messages.sources, ...specSources, ...modules.texts]);
  results.save();
  return {
    sites,
    messages,
    specs,
    validation,
    diagnostics: uniqueDiagnostics(diagnostics),
    sources,
    results,
  };
}

/**
 * Has the native compiler look at the runtime and at the code of sites, as far as their results are not known. It is at work once this
 * resolves.
 * @param contracts what the runtime is to be compiled with, if it is to be
 */
async function startCompiler(
  contracts: readonly GeneratedFile[] | undefined,
  ownCode: PreparedOwnCode | undefined,
  { operations }: RuntimeUsage,
  signal: AbortSignal,
): Promise<NativeCheck | undefined> {
  const own = ownCode !== undefined && 'code' in ownCode ? ownCode.code : undefined;
  const all = own?.contracts ?? contracts;
  if (all === undefined) return undefined;
  const runtime = { callers: operations.map(({ file }) => file) };
  return await startNativeCheck({ packageRoot, contracts: all, own, signal, ...(contracts && { runtime }) });
}

/** Returns which sites call an operation; one whose configuration has errors may. */
function findOperationNeed(use: OperationUse, sites: readonly CheckedSite[]): OperationNeed {
  const needs = findNeeds(use);
  const calling = sites.filter(({ model }) => model === undefined || needs.some((need) => isNeeded(need, model)));
  return { sites: calling.map(({ loaded }) => loaded.id), wayOut: describeWayOut(needs) };
}

/** Returns the locale that decides where locales differ: the default one of the first site that has one. */
function findDefaultLocale({ sites }: CheckedSites): string | undefined {
  return sites.flatMap(({ loaded }) => textAt(loaded.tree, 'defaultLocale') ?? [])[0];
}

/** Returns the valid names of folders in `locales/`, and which of the bundles are needed. */
function knownFolders(checked: CheckedSites, wanted: readonly CheckedSite[]): KnownFolders {
  const trees = checked.sites.flatMap(({ loaded }) => loaded.tree ?? []);
  return {
    locales: [...new Set(trees.flatMap((tree) => entriesAt(tree, 'locales').map(([locale]) => locale)))],
    bundles: new Map(trees.map(findBundle).filter((bundle) => bundle !== undefined)),
    wanted: new Set(wanted.flatMap(({ loaded }) => findBundle(loaded.tree)?.[0] ?? [])),
    isComplete: checked.sites.every(({ loaded }) => findBundle(loaded.tree) !== undefined),
  };
}

/** Returns the bundle of a site and where it is set; undefined for an invalid folder name. */
function findBundle(tree: LocatedMap | undefined): [string, Place] | undefined {
  const bundle = textAt(tree, 'bundle');
  if (tree === undefined || bundle === undefined || !/^[a-z\d-]+$/.test(bundle)) return undefined;
  return [bundle, placeAt(tree, ['bundle'])];
}

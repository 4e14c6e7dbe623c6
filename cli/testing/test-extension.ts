import { mergeLayers, withoutNulls } from '#cli/config/merge-layers.ts';
import { parseSite } from '#cli/config/parse-site.ts';
import { resolveSite } from '#cli/config/resolve-site.ts';
import { extendKeys } from '#cli/config/schema/key-schema.ts';
import { siteConfigSchema } from '#cli/config/schema/site-config-schema.ts';
import { type Diagnostic, errorAt, hasErrors } from '#cli/diagnostics/diagnostic.ts';
import { findClashes, type LoadedExtension } from '#cli/extensions/load-extensions.ts';
import { parseExtension } from '#cli/extensions/parse-extension.ts';
import { runIntegrations } from '#cli/extensions/run-integrations.ts';
import { runBuildPhases, runChecks, runGenerators } from '#cli/extensions/run-phases.ts';
import type { LocatedMap } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type {
  ExtensionFinding,
  ExtensionOutcome,
  ExtensionTest,
  TestExtension,
} from '#runtime/contracts/extension-testing.ts';
import { smallShop } from './small-shop.ts';

const baseFile = 'site-configs/base.yaml';
const extensionFile = 'extension';

/**
 * Runs the phases of an extension against sites, without a disk, and returns what it makes of each, by id.
 * @throws Error for what is no extension, and where the given inputs are not the declared ones
 */
export const testExtension: TestExtension = (extension, test) => {
  const parsed = parseExtension(extension);
  if (typeof parsed === 'string') throw new Error(`The extension ${parsed}`);
  const { inputs = {} } = test;
  const missing = parsed.inputs.filter((input) => !Object.hasOwn(inputs, input));
  if (missing.length > 0) throw new Error(`The test gives no text for ${missing.join(', ')}`);
  const loaded: LoadedExtension = {
    ...parsed,
    file: extensionFile,
    place: getStart(extensionFile),
    inputTexts: new Map(parsed.inputs.map((input) => [input, inputs[input] ?? ''])),
    hash: '',
    files: [],
  };
  return Object.fromEntries(Object.entries(test.sites).map(([id, text]) => [id, runSite(loaded, id, text, test)]));
};

function runSite(extension: LoadedExtension, id: string, text: string, { report }: ExtensionTest): ExtensionOutcome {
  const file = `site-configs/${id}.yaml`;
  const parsed = parseYaml({ file, text });
  const end = (diagnostics: readonly Diagnostic[], files: ExtensionOutcome['files'] = []): ExtensionOutcome => ({
    diagnostics: diagnostics.map((each) => toFinding(each, file)),
    files,
  });
  if (hasErrors(parsed.diagnostics)) return end(parsed.diagnostics);
  const own = parsed.value ?? parseMap(file, '{}');
  if (own.kind !== 'map') return end([errorAt('config.not-a-map', own.place, 'A site configuration is a map')]);
  const clashes = findClashes(extension, [], Object.keys(siteConfigSchema.shape));
  if (clashes.length > 0) return end(clashes);
  const base = withoutNulls(parseMap(baseFile, `id: ${id}\n${smallShop}`));
  const tree = mergeLayers(base, own);
  const { config, diagnostics } = parseSite(tree, extendKeys([extension]));
  if (config === undefined) return end(diagnostics);
  const model = resolveSite(config);
  const checked = [...diagnostics, ...runChecks([extension], model, tree)];
  if (hasErrors(checked)) return end(checked);
  const made = runGenerators([extension], model, tree);
  const { parties, diagnostics: refused } = runIntegrations([extension], model, tree, made.files);
  const built = report === undefined ? [] : runBuildPhases([extension], model, tree, report);
  const files = made.files.map((each) => ({ path: each.path.slice(extension.name.length + 1), text: each.text }));
  const all = end([...checked, ...made.diagnostics, ...refused, ...built], files);
  return parties === undefined ? all : { ...all, parties };
}

function parseMap(file: string, text: string): LocatedMap {
  const { value } = parseYaml({ file, text });
  if (value?.kind !== 'map') throw new Error(`${file} is no map`);
  return value;
}

function toFinding({ code, severity, message, help, place }: Diagnostic, file: string): ExtensionFinding {
  return {
    ...{ code, severity, message },
    ...(help !== undefined && { help }),
    ...(place?.file === file && { line: place.line, column: place.column }),
  };
}

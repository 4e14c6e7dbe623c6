import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findScreens } from '#cli/config/screens.ts';
import { generateContractsTree } from '#cli/generators/generate-contracts.ts';
import { createContent, generateSiteTree } from '#cli/generators/generate-site.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import { loadProject, type Project } from '#cli/project/load-project.ts';
import { noResults, type ResultCache, readResults } from '#cli/results/result-cache.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { isSoak } from '#tests/support/soak.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';
import { brokenValues, brokenYaml } from './broken-configs.ts';
import { acoustic, applyEdit, type BrokenInput, base, type Edit, group } from './broken-inputs.ts';
import { brokenLayers } from './broken-layers.ts';
import { brokenMessages } from './broken-messages.ts';
import { brokenDomains, brokenFlags, brokenLocales, brokenPages, brokenRoutes } from './broken-rules.ts';
import { brokenSpecs } from './broken-specs.ts';

const usage = await loadRuntimeUsage();
const render = await loadTemplates();
const screens = findScreens();

let root: ProjectRoot;
beforeAll(async () => {
  root = await createProjectRoot();
}, 60_000);
afterAll(() => root.dispose());

const resultsFile = (): string => path.join(root.dir, 'dist/.cache/results/test');
const load = (results: ResultCache): Promise<Project> => loadProject(root.dir, undefined, usage, results);

/** Returns all that a command would print or write. */
function describeProject({ sites, messages, diagnostics, sources, results }: Project) {
  const apiTypes = { product: '', content: '' };
  const trees = sites.flatMap(({ model, loaded: { layers } }) => {
    if (model === undefined) return [];
    const input = { site: model, sources: { layers }, messages, screens };
    return [generateSiteTree(input, render, createContent(input, results), results)];
  });
  const contracts = generateContractsTree({ messages, apiTypes }, render, results);
  results.save();
  return { models: sites.map(({ model }) => model), diagnostics, sources, trees, contracts };
}

/** Edits without a mistake, of everything that results are remembered of. */
const valid: readonly Edit[] = [
  { file: 'locales/nl-NL/header.json', find: '"skipToContent": "', replace: '"skipToContent": "Hier: ' },
  { file: 'locales/de-DE/components.json', find: '": "', replace: '": "So: ' },
  { file: 'locales/fr-FR/cart.json', append: '\n' },
  { file: 'locales/acoustic-is-none/header.json', text: '{}' },
  { file: acoustic, find: 'accent: "#', replace: 'accent: "#123456" # "' },
  { file: acoustic, append: '\n# The end\n' },
  { file: group, append: '\npageSizes:\n  productArchive: 12\n' },
  { file: base, append: '\n# Lines below stay where they are\n' },
];

/** Mistakes in the words of a text, each of which moves the place of the one before or ends it. */
const mistaken: readonly Edit[] = [
  { file: 'locales/nl-NL/cart.json', find: '{{', replace: '{' },
  { file: 'locales/nl-NL/cart.json', find: '{\n', replace: '{\n\n' },
  { file: 'locales/nl-NL/cart.json', find: '{{', replace: '{{other' },
  { file: 'locales/nl-NL/header.json', find: 'Hier: ', replace: '$t(cart:nothing) ' },
  { file: 'locales/nl-NL/cart.json', find: '{\n\n', replace: '{\n\n  "nothing": "Niets",\n' },
  { file: acoustic, find: 'extends: base', replace: '\nextends: base\nnonsense: 1' },
];

const inputs: readonly BrokenInput[] = [
  ...brokenYaml,
  ...brokenValues,
  ...brokenLayers,
  ...brokenLocales,
  ...brokenRoutes,
  ...brokenDomains,
  ...brokenFlags,
  ...brokenPages,
  ...brokenMessages,
  ...brokenSpecs,
];
const allEdits: readonly (readonly Edit[])[] = [...valid.map((edit) => [edit]), ...inputs.map(({ edits }) => edits)];

/** Applies edits one after the other, without those whose text another one has changed. Returns the files. */
async function applyAll(edits: readonly Edit[]): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  for (const edit of edits) {
    const isApplied = await applyEdit(root, edit).then(
      () => true,
      () => false,
    );
    if (isApplied) files.add(edit.file);
  }
  return files;
}

describe('a project that is loaded with the results of earlier runs', { timeout: isSoak ? 3_600_000 : 300_000 }, () => {
  it('is the one that is loaded without, whatever was edited in between', async () => {
    const step = fc.subarray([...allEdits.keys()], { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 5 }), async (steps) => {
        for (const chosen of steps) {
          const edited = await applyAll(chosen.flatMap((index) => allEdits[index] ?? []));
          try {
            // Twice, so that the second run finds the results of the first.
            for (const _ of ['first', 'second']) {
              const warm = describeProject(await load(readResults(resultsFile(), 'test')));
              expect(warm).toEqual(describeProject(await load(noResults)));
            }
          } finally {
            await root.restore(edited);
          }
        }
      }),
      { numRuns: isSoak ? 40 : 1, endOnFailure: true },
    );
  });

  it('is the same after each edit, one upon the other', async () => {
    const done: Edit[] = [];
    try {
      for (const edit of [...valid, ...mistaken]) {
        await applyEdit(root, edit);
        done.push(edit);
        const warm = describeProject(await load(readResults(resultsFile(), 'test')));
        expect(warm).toEqual(describeProject(await load(noResults)));
      }
    } finally {
      await root.restore(new Set(done.map(({ file }) => file)));
    }
  });

  it('is made anew by another version, and where the file of results was cut off', async () => {
    await load(readResults(resultsFile(), 'test'));
    const key = ['example'];
    const first = readResults(resultsFile(), 'test');
    first.write(key, ['a result']);
    first.save();
    const read = (version: string): unknown => readResults(resultsFile(), version).read(key, Array.isArray);
    expect(read('test')).toEqual(['a result']);
    expect(read('another')).toBeUndefined();
    await writeFile(resultsFile(), (await readFile(resultsFile(), 'utf8')).slice(0, -10));
    expect(read('test')).toBeUndefined();
  });

  it('deletes what no run has used for long', () => {
    const store = (name: string): void => {
      const results = readResults(`${resultsFile()}-aged`, 'test');
      results.write([name], [name]);
      results.save();
    };
    store('old');
    for (let run = 0; run < 20; run += 1) store(`run ${run}`);
    const results = readResults(`${resultsFile()}-aged`, 'test');
    expect(results.read(['old'], Array.isArray)).toBeUndefined();
    expect(results.read(['run 19'], Array.isArray)).toEqual(['run 19']);
  });
});

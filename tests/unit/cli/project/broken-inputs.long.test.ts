import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import { loadProject } from '#cli/project/load-project.ts';
import { openResults, type ResultCache } from '#cli/results/result-cache.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { isSoak } from '#tests/support/soak.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';
import { brokenValues, brokenYaml } from './broken-configs.ts';
import { applyEdit, type BrokenInput, type Edit, type Expected, marker } from './broken-inputs.ts';
import { brokenLayers } from './broken-layers.ts';
import { brokenMessages } from './broken-messages.ts';
import { brokenDomains, brokenFlags, brokenLocales, brokenPages, brokenRoutes } from './broken-rules.ts';
import { brokenSpecs } from './broken-specs.ts';

vi.setConfig({ testTimeout: 120_000 });

// With it, the compiler does not check the whole runtime for a changed description; in the soak it does.
const usage = isSoak ? undefined : await loadRuntimeUsage();

let root: ProjectRoot;
// What was made of the same files for an earlier input.
let results: ResultCache;

beforeAll(async () => {
  root = await createProjectRoot();
  results = openResults(root.dir, 'checks');
}, 60_000);
afterAll(() => root.dispose());

interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

function findSpot(file: string, text: string, index: number): Spot {
  const before = text
    .slice(0, index)
    .replace(/^\ufeff/, '')
    .split('\n');
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Applies a change and returns the position of its marker. */
async function apply(edit: Edit): Promise<Spot | undefined> {
  const text = await applyEdit(root, edit);
  const index = text.indexOf(marker);
  return index === -1 ? undefined : findSpot(edit.file, text, index);
}

async function findPlaces(
  { at }: Expected,
  marked: Spot | undefined,
): Promise<Partial<Record<keyof Spot, unknown>> | undefined> {
  if (at === undefined) return marked;
  return 'line' in at ? at : findText(at);
}

async function findText({ file, text }: { readonly file: string; readonly text: string }): Promise<Spot> {
  const content = await root.read(file);
  const index = content.indexOf(text);
  expect(index, `${text} is in ${file}`).toBeGreaterThanOrEqual(0);
  return findSpot(file, content, index);
}

async function findHelp(help: NonNullable<Expected['help']>): Promise<string> {
  if (typeof help === 'string') return help;
  const { file, line, column } = await findText(help);
  return `${file}:${line}:${column}`;
}

function tell({ code, severity, message, place, help }: Diagnostic) {
  return { code, severity, message, help, file: place?.file, line: place?.line, column: place?.column };
}

describe('the inputs as they are', () => {
  it('have no problem', async () => {
    const { diagnostics } = await loadProject(root.dir);
    expect(diagnostics.map(tell)).toEqual([]);
  });
});

const tables: Readonly<Record<string, readonly BrokenInput[]>> = {
  YAML: brokenYaml,
  'keys and values': brokenValues,
  layers: brokenLayers,
  locales: brokenLocales,
  routes: brokenRoutes,
  domains: brokenDomains,
  flags: brokenFlags,
  pages: brokenPages,
  translations: brokenMessages,
  'API descriptions': brokenSpecs,
};

describe.each(Object.entries(tables))('broken %s', (_, inputs) => {
  it.each(inputs)('$name', async ({ edits, expected }) => {
    try {
      const spots: (Spot | undefined)[] = [];
      for (const edit of edits) spots.push(await apply(edit));
      const marked = spots.find((spot) => spot !== undefined);
      const { diagnostics } = await loadProject(root.dir, undefined, usage, results);
      const wanted = expected.map(async (one) => ({
        code: one.code,
        severity: one.severity ?? 'error',
        message: one.says === undefined ? expect.anything() : expect.stringContaining(one.says),
        ...(one.help !== undefined && { help: expect.stringContaining(await findHelp(one.help)) }),
        ...(await findPlaces(one, marked)),
      }));
      expect(diagnostics.map(tell)).toMatchObject(await Promise.all(wanted));
      expect(diagnostics).toHaveLength(expected.length);
    } finally {
      await root.restore(edits.map(({ file }) => file));
    }
  });
});

it('misses each operation in a description that has none', async () => {
  const file = 'openapi/content-api.yaml';
  try {
    await root.write(file, '{ "openapi": "3.1.0", "info": { "title": "Empty", "version": "1" }, "paths": {} }');
    const { diagnostics } = await loadProject(root.dir, undefined, usage, results);
    expect(diagnostics.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`${file} lacks the operation GET /menus, which content.menus`),
    );
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['spec.operation-missing']));
  } finally {
    await root.restore([file]);
  }
});

it('distinguishes at least sixty kinds of mistakes', () => {
  expect(Object.values(tables).flat().length).toBeGreaterThanOrEqual(60);
});

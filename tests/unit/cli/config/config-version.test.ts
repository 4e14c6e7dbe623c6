import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadCheckedSites, loadSite } from '#cli/config/load-site.ts';
import { migrateLayer } from '#cli/config/migrate-layer.ts';
import { currentRelease, releases, renamedKeys } from '#cli/config/releases.ts';
import { siteConfigJsonSchema } from '#cli/config/schema/json-schema.ts';
import { keySchemaAt } from '#cli/config/schema/key-schema.ts';
import { explainKey } from '#cli/explain/explain-key.ts';
import { toPlain } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { uniqueDiagnostics } from '#cli/sources/unique-diagnostics.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

const base = 'site-configs/base.yaml';
const acoustic = 'site-configs/acoustic.yaml';

let root: ProjectRoot;
beforeAll(async () => {
  root = await createProjectRoot();
});
beforeEach(() => root.restore([base, acoustic]));
afterAll(() => root.dispose());

async function edit(file: string, from: RegExp, to: string): Promise<void> {
  const before = await root.read(file);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await root.write(file, after);
}

/** Returns all problems of the project, each once. */
async function findProblems() {
  const { sites } = await loadCheckedSites(root.dir);
  return uniqueDiagnostics(sites.flatMap(({ diagnostics }) => diagnostics));
}

const read = (text: string) => {
  const { value } = parseYaml({ file: 'site-configs/felt.yaml', text });
  if (value?.kind !== 'map') throw new Error('This is no map');
  return value;
};

describe('the version of a configuration', () => {
  it('is that of this release in the files of the package, and passes', async () => {
    expect(await findProblems()).toEqual([]);
  });

  it('is asked for once, in the lowest layer, where it is missing', async () => {
    await edit(base, /^configVersion: .*\n/m, '');
    expect(await findProblems()).toMatchObject([
      { code: 'config.version-missing', severity: 'warning', place: { file: base, line: 1, column: 1 } },
    ]);
  });

  it.each([
    ['0.1.0', 'config.version-old', 'warning', 'shopgen upgrade'],
    ['9.0.0', 'config.version-new', 'error', 'Install shopgen 9.0.0'],
    ['0.10.0', 'config.version-new', 'error', 'Install shopgen 0.10.0'],
    ['0.2.1', 'config.version-unknown', 'error', 'Did you mean "0.2.0"?'],
    ['next', 'config.version-unknown', 'error', 'Valid here: 0.1.0'],
    ['0.3', 'config.wrong-type', 'error', '"0.3"'],
  ])('%s draws %s at its place', async (version, code, severity, help) => {
    await edit(base, /^configVersion: .*$/m, `configVersion: ${version}`);
    const line = (await root.read(base)).split('\n').findIndex((each) => each.startsWith('configVersion')) + 1;
    expect(await findProblems()).toMatchObject([
      { code, severity, help: expect.stringContaining(help), place: { file: base, line, column: 16 } },
    ]);
  });

  it('is in the schema of editors and can be explained', async () => {
    expect(siteConfigJsonSchema()).toHaveProperty('properties.configVersion');
    const { data } = await explainKey(root.dir, 'configVersion', 'acoustic');
    expect(data).toMatchObject({ explanation: { value: currentRelease, file: base } });
  });
});

describe('a key that was renamed', () => {
  it('is still read, and reported by its new name at its place', async () => {
    await edit(acoustic, /letterSpacing: -0.025em/, 'tracking: -0.031em');
    const lines = (await root.read(acoustic)).split('\n');
    const line = lines.findIndex((each) => each.includes('tracking:')) + 1;
    const column = (lines[line - 1]?.indexOf('tracking') ?? 0) + 1;
    expect(await findProblems()).toEqual([
      {
        code: 'config.renamed-key',
        severity: 'warning',
        message: 'theme.heading.tracking is called theme.heading.letterSpacing since 0.3.0',
        place: { file: acoustic, line, column, length: 'tracking'.length },
        help: 'shopgen upgrade renames it.',
      },
    ]);
    expect((await loadSite(root.dir, 'acoustic')).model.theme.heading.letterSpacing).toBe('-0.031em');
  });

  it('is an error beside its new name', async () => {
    await edit(acoustic, /letterSpacing: -0.025em/, 'letterSpacing: 0em, tracking: -0.031em');
    expect(await findProblems()).toMatchObject([
      { code: 'config.renamed-key', severity: 'error', help: 'Remove theme.heading.tracking.' },
    ]);
  });

  it('is read in the layer that has it, so that a layer above overrides it by the new name', () => {
    const { layer, oldKeys } = migrateLayer(read('theme:\n  fonts: { text: a, measure: b, heading: c }\n'));
    expect(JSON.stringify(toPlain(layer))).toBe('{"theme":{"fonts":{"text":"a","label":"b","heading":"c"}}}');
    expect(oldKeys).toMatchObject([{ key: renamedKeys[0], place: { line: 2, column: 21 }, isTwice: false }]);
  });

  it('is explained by its new name', async () => {
    await expect(explainKey(root.dir, 'theme.heading.tracking', 'acoustic')).rejects.toMatchObject({
      diagnostics: [{ help: 'It is called theme.heading.letterSpacing since 0.3.0.' }],
    });
  });

  it('elsewhere is another key', () => {
    const layer = read('heading: { tracking: 1 }\ntheme: { tracking: 2 }\n');
    expect(migrateLayer(layer)).toEqual({ layer, oldKeys: [] });
  });
});

describe('the table of renamed keys', () => {
  it.each(renamedKeys)('names $new, which there is, instead of $old, which there is not', (key) => {
    expect(keySchemaAt(key.old.split('.'))).toBeUndefined();
    expect(keySchemaAt(key.new.split('.'))).toBeDefined();
    expect(key.old.split('.').slice(0, -1)).toEqual(key.new.split('.').slice(0, -1));
    expect(releases).toContain(key.since);
  });

  it('ends with the release of this version', () => {
    expect(releases.at(-1)).toBe(currentRelease);
  });
});

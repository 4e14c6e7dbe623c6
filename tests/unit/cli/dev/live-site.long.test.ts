import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createGeneratedModules, type GeneratedModules } from '#cli/dev/generated-modules.ts';
import { createLiveSite, type LiveSite } from '#cli/dev/live-site.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import { generateProject, renderProject } from '#cli/project/generate-project.ts';
import { createWorkRoot, projectRoot, type WorkRoot } from '#tests/support/command.ts';

vi.setConfig({ testTimeout: 30_000 });

const header = 'locales/nl-NL/header.json';
const config = 'site-configs/acoustic.yaml';

let root: WorkRoot;
let modules: GeneratedModules;
let live: LiveSite;
beforeAll(async () => {
  root = createWorkRoot();
  // Caches the results of the API descriptions, which take most of the time.
  await generateProject(root.path, ['acoustic'], { force: false });
}, 60_000);
afterAll(() => root.remove());

/** Contents of changed files, to be restored. */
const before = new Map<string, string>();
beforeEach(async () => {
  modules = createGeneratedModules(root.path, projectRoot);
  live = createLiveSite(root.path, 'acoustic', await render(), modules, await loadTemplates());
});
afterEach(() => {
  for (const [file, text] of before) writeFileSync(path.join(root.path, file), text);
  before.clear();
});

const render = () => renderProject(root.path, ['acoustic']);

function edit(file: string, change: (text: string) => string): void {
  const absolute = path.join(root.path, file);
  const text = readFileSync(absolute, 'utf8');
  if (!before.has(file)) before.set(file, text);
  writeFileSync(absolute, change(text));
}

const pack = (locale: string): string => `generated/acoustic/locales/${locale}.ts`;
const relative = (files: readonly string[]): string[] => files.map((file) => path.relative(root.path, file));

it('applies a saved text before any check, and reports no change afterwards', async () => {
  edit(header, (text) => text.replace('"Menu"', '"Kaart"'));
  const change = await live.takeFile(header);
  expect(relative(change?.files ?? [])).toEqual([pack('nl-NL')]);
  expect(change?.texts).toHaveLength(1);
  expect(change?.texts[0]?.locale).toBe('nl-NL');
  expect(Object.keys(change?.texts[0]?.messages ?? {})).toEqual(['header']);
  expect(change?.texts[0]?.messages.header).toMatchObject({ 'menu.toggle': 'Kaart', 'menu.main': 'Hoofdmenu' });
  expect(change).toMatchObject({ isRestyled: false, needsReload: false });

  expect(await live.takeFile(header)).toBeUndefined();
  expect(live.replace(await render())).toEqual({ files: [], texts: [], isRestyled: false, needsReload: false });
});

it('keeps texts that a file has lost until the checks have let them go', async () => {
  const extra = 'locales/enc-web/nl-NL/header.json';
  const absolute = path.join(root.path, extra);
  writeFileSync(absolute, '{ "menu": { "toggle": "Kaart", "main": "Wegwijzer" } }');
  expect((await live.takeFile(extra))?.texts[0]?.messages.header).toMatchObject({ 'menu.toggle': 'Kaart' });
  live.replace(await render());
  writeFileSync(absolute, '{ "menu": { "main": "Wegwijzer" } }');
  expect(await live.takeFile(extra)).toBeUndefined();
  expect(live.replace(await render()).texts[0]?.messages.header).toMatchObject({ 'menu.toggle': 'Menu' });
  rmSync(absolute);
  expect(await live.takeFile(extra)).toBeUndefined();
  expect(live.replace(await render()).texts[0]?.messages.header).toMatchObject({ 'menu.main': 'Hoofdmenu' });
});

it('leaves unreadable files and those of other sites to the checks', async () => {
  edit(header, (text) => text.slice(0, -4));
  expect(await live.takeFile(header)).toBeUndefined();
  for (const file of ['locales/ef-web/nl-NL/footer.json', 'openapi/product-api.yaml', 'locales/nl-NL/header.json']) {
    edit(file, () => '{ "a": 1 }');
    expect(await live.takeFile(file), file).toBeUndefined();
  }
  edit(config, (text) => `${text}\nsurprise: 1\n`);
  expect(await live.takeFile(config)).toBeUndefined();
});

it('applies a saved theme before any check', async () => {
  edit(config, (text) => text.replace(/accent: "#[0-9a-f]{6}"/, 'accent: "#0a0b0c"').replace('Acoustic Shop', 'Stil'));
  const change = await live.takeFile(config);
  expect(relative(change?.files ?? [])).toEqual(['generated/acoustic/theme.ts']);
  expect(change).toMatchObject({ texts: [], isRestyled: true, needsReload: false });
  expect(live.model().theme.colors.accent).toBe('#0a0b0c');
  expect(live.model().shopName).toBe('Acoustic Shop');
  const rest = live.replace(await render());
  expect(rest).toMatchObject({ isRestyled: false, needsReload: true });
  expect(live.model().shopName).toBe('Stil');
});

it('distinguishes changes that an open page can apply', async () => {
  for (const locale of live.model().locales) {
    edit(`locales/${locale}/header.json`, (text) => text.replace('{', '{ "extra": "More", '));
  }
  const added = live.replace(await render());
  expect(relative(added.files)).toContain('generated/contracts/message-keys.ts');
  expect(added.texts.map(({ locale }) => locale)).toEqual(live.model().locales);
  expect(added).toMatchObject({ isRestyled: false, needsReload: false });
  edit(config, (text) => `${text}\nroutes:\n  productOverview: { nl-NL: /assortiment }\n`);
  expect(live.replace(await render())).toMatchObject({ texts: [], isRestyled: false, needsReload: true });
});

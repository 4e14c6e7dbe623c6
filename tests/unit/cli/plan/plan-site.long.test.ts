import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSite } from '#cli/config/load-site.ts';
import { planSite } from '#cli/plan/plan-site.ts';
import type { ShopPlan } from '#cli/plan/render-plan.ts';
import { generateProject } from '#cli/project/generate-project.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

const acoustic = 'site-configs/acoustic.yaml';
const base = 'site-configs/base.yaml';
const global = 'locales/nl-NL/global.json';
let root: ProjectRoot;

beforeAll(async () => {
  root = await createProjectRoot();
  await generateProject(root.dir, ['acoustic'], { force: false });
}, 60_000);
afterAll(() => root.dispose());
beforeEach(() => root.restore([acoustic, base, global]));

const plan = (exitCode = false) => planSite(root.dir, 'acoustic', { exitCode });
const replace = async (file: string, find: string | RegExp, by: string): Promise<void> => {
  const text = await root.read(file);
  expect(text.search(find)).toBeGreaterThan(-1);
  await root.write(file, text.replace(find, by));
};

/** Returns the non-empty parts of the shop's plan. */
async function shopPlan(): Promise<Partial<ShopPlan>> {
  const { data } = await plan();
  const said = Object.entries(data?.shop ?? {}).filter(([, part]) => Object.values(part).flat().length > 0);
  return Object.fromEntries(said);
}

describe('plan', { timeout: 60_000 }, () => {
  it('reports nothing for an up-to-date tree, and exits with 0', async () => {
    const outcome = await plan(true);
    expect(outcome.exitCode).toBeUndefined();
    expect(outcome.text).toBeUndefined();
    expect(outcome.next).toContain('nothing would change');
  });

  it('says what each override of a site costs', async () => {
    const { text, data } = await planSite(root.dir, 'easy-felt', { exitCode: false });
    expect(text).toMatch(/^ {2}product\.facts {2}wrap site-configs\/easy-felt\/product-facts\.tsx {2}\d+, \d+$/m);
    expect(data?.overrides).toMatchObject([
      { part: 'product.facts', kind: 'wrap', bytes: expect.any(Number) },
      { part: 'content.intro', kind: 'replace' },
    ]);
    // An override that does more costs more.
    const file = 'site-configs/easy-felt/product-facts.tsx';
    const before = JSON.stringify(data?.overrides);
    const source = await root.read(file);
    await root.write(file, source.replace('<h2', '<p>{`more of it`}</p><h2'));
    const more = await planSite(root.dir, 'easy-felt', { exitCode: false });
    await root.write(file, source);
    expect(JSON.stringify(more.data?.overrides)).not.toBe(before);
  });

  it('exits with 3 only on request', async () => {
    await replace(acoustic, 'siteName: Acoustic', 'siteName: Akoestiek');
    expect((await plan()).exitCode).toBe(0);
    expect((await plan(true)).exitCode).toBe(3);
  });

  it('writes nothing', async () => {
    await replace(acoustic, 'siteName: Acoustic', 'siteName: Akoestiek');
    const before = await root.read('generated/acoustic/site.ts');
    await plan();
    expect(await root.read('generated/acoustic/site.ts')).toBe(before);
  });

  it('shows changed files as a unified diff', async () => {
    await replace(acoustic, 'siteName: Acoustic', 'siteName: Akoestiek');
    const { text, data } = await plan();
    expect(data?.files).toMatchObject({ added: [], deleted: [] });
    expect(text).toContain(
      [
        " const settings: Omit<SiteModel, 'theme'> = {",
        "   id: 'acoustic',",
        "-  siteName: 'Acoustic',",
        "+  siteName: 'Akoestiek',",
      ].join('\n'),
    );
  });

  it('names addresses that change, with the redirect to write', async () => {
    await replace(base, /(productDetail:\n {4}nl-NL: )"\/product\/\{slug\}"/, '$1"/artikel/{slug}"');
    const before = 'https://www.acoustic-nl.example/product/{slug}';
    const after = 'https://www.acoustic-nl.example/artikel/{slug}';
    expect(await shopPlan()).toEqual({
      addresses: [{ key: 'productDetail', locale: 'nl-NL', before, after }],
      redirects: [{ status: 301, from: before, to: after }],
    });
  });

  it('leads visitors of a route that goes to the overview it belonged to', async () => {
    await replace(acoustic, /$/, '\nroutes: { jobOfferDetail: null }\n');
    const { addresses = [], redirects = [] } = await shopPlan();
    const { model } = await loadSite(root.dir, 'acoustic');
    expect(addresses.map(({ locale }) => locale)).toEqual(model.locales);
    expect(addresses.every(({ after }) => after === undefined)).toBe(true);
    expect(redirects).toContainEqual({
      status: 301,
      from: 'https://www.acoustic-be.example/fr/poste-vacant/{slug}',
      to: 'https://www.acoustic-be.example/fr/postes-vacants',
    });
  });

  it('adds no redirect at an address of another route', async () => {
    await replace(acoustic, /$/, '\nroutes:\n  contact: { en-GB: /newsletter }\n  newsletter: { en-GB: /contact }\n');
    const { addresses, redirects } = await shopPlan();
    expect(addresses).toHaveLength(2);
    expect(redirects).toBeUndefined();
  });

  it('leads readers of a locale that goes to one in their language', async () => {
    await replace(acoustic, /\n {2}de-AT:.*/, '');
    const { locales, redirects = [] } = await shopPlan();
    expect(locales).toEqual({ added: [], removed: ['de-AT'] });
    expect(redirects).toContainEqual({
      status: 301,
      from: 'https://www.acoustic-at.example/produkte',
      to: 'https://www.acoustic-de.example/produkte',
    });
  });

  it('names flags, integrations and the resulting policy', async () => {
    await replace(acoustic, 'footerLogo: false', 'footerLogo: true');
    await replace(acoustic, /https:\/\/forms\.acoustic\.example\/embed\.js\?locale=nl-NL/, 'https://form.example/f.js');
    await replace(
      acoustic,
      /hosts: \{ script: \[https:\/\/forms/,
      'hosts: { frame: [https://form.example], script: [https://forms',
    );
    const shop = await shopPlan();
    expect(shop.flags).toEqual([{ key: 'flags.footerLogo', before: false, after: true }]);
    expect(shop.policy).toContainEqual({ directive: 'frame-src', added: ['https://form.example'], removed: [] });
    expect(shop.integrations).toContainEqual({
      key: 'integrations.forms.urls.nl-NL',
      before: 'https://forms.acoustic.example/embed.js?locale=nl-NL',
      after: 'https://form.example/f.js',
    });
  });

  it('names texts and theme values', async () => {
    const texts = await root.read(global);
    const [, key = '', value = ''] = /"(\w+)": "([^"{]+)"/.exec(texts) ?? [];
    await root.write(global, texts.replace(`"${key}": "${value}"`, `"${key}": "${value}!"`));
    await replace(acoustic, /accent: "(#\w+)"/, 'accent: "#123456"');
    const shop = await shopPlan();
    expect(Object.keys(shop.texts ?? {})).toEqual(['nl-NL']);
    expect(shop.texts?.['nl-NL']).toEqual([
      { key: expect.stringMatching(new RegExp(`^global:.*${key}$`)), before: value, after: `${value}!` },
    ]);
    expect(shop.theme).toEqual([{ key: 'theme.colors.accent', before: expect.any(String), after: '#123456' }]);
  });

  it('names texts of forms, which pages without a form do not load', async () => {
    const file = 'locales/nl-NL/form.json';
    const texts = await root.read(file);
    await root.write(file, texts.replace('"Voornaam"', '"Roepnaam"'));
    const shop = await shopPlan();
    expect(shop.texts?.['nl-NL']).toEqual([{ key: 'form:firstName', before: 'Voornaam', after: 'Roepnaam' }]);
  });

  it('treats a site that was never generated as new', async () => {
    const { data, text } = await planSite(root.dir, 'group', { exitCode: false });
    expect(data?.files).toMatchObject({ changed: [], deleted: [] });
    expect(text).toContain('+ home nl-NL  https://www.group-nl.example/');
    expect(text).toContain('+ generated/group/site.ts');
  });

  it('warns of files that were changed by hand, and of unknown changes', async () => {
    const file = path.join(root.dir, 'generated/acoustic/site.ts');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('= {', '= ({'));
    try {
      const { diagnostics, data, text: told } = await plan();
      expect(diagnostics).toMatchObject([
        { code: 'generated.edited', severity: 'warning', place: { file: 'generated/acoustic/site.ts' } },
      ]);
      expect(data?.shop).toBeNull();
      expect(told).toContain('cannot be told');
    } finally {
      await writeFile(file, text);
    }
  });
});

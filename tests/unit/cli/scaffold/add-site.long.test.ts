import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '#cli/config/load-site.ts';
import { showConfig } from '#cli/config/show-config.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { loadProject } from '#cli/project/load-project.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { addSite } from '#cli/scaffold/site/add-site.ts';
import { askSite } from '#cli/scaffold/site/ask-site.ts';
import { loadKnownProject } from '#cli/scaffold/site/known-project.ts';
import type { SiteWishes } from '#cli/scaffold/site/site-wishes.ts';
import { themeNames } from '#cli/scaffold/site/themes.ts';
import { choices } from '#tests/support/soak.ts';
import { createContext } from '../command-context.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';
import { scriptedAsk } from './scripted-ask.ts';

// With it, the descriptions are not checked against the runtime, which is unchanged here.
const usage = await loadRuntimeUsage();

let root: ProjectRoot;
beforeAll(async () => {
  root = await createProjectRoot();
});
afterEach(async () => {
  await root.restore(['site-configs/studio.yaml', 'site-configs/acoustic.yaml']);
  await root.remove('locales/studio').catch(() => {});
});
afterAll(() => root.dispose());

const nothing: SiteWishes = { extends: 'base', domains: [] };
const enough: SiteWishes = {
  extends: 'base',
  siteName: 'Studio',
  shopId: 'acoustic',
  locales: ['nl-NL', 'fr-BE', 'en-GB'],
  domains: ['studio-{country}.example'],
};
const add = (wishes: SiteWishes, force = false) =>
  addSite(createContext(root.dir).context, 'studio', wishes, { force });
const model = async () => (await loadSite(root.dir, 'studio')).model;
const files = async (): Promise<string[]> => readdir(root.dir, { recursive: true });
const getErrors = async (): Promise<string[]> => {
  const { diagnostics } = await loadProject(root.dir, ['studio'], usage);
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
};

describe('a new site', { timeout: 60_000 }, () => {
  it('passes every check, and lists the written files', async () => {
    const outcome = await add(enough);
    expect(outcome.data).toEqual({
      site: 'studio',
      files: { added: ['site-configs/studio.yaml', 'locales/studio/README.md'], changed: [] },
    });
    expect(outcome.next).toContain('shopgen build --site studio');
    expect(await getErrors()).toEqual([]);
    expect(await model()).toMatchObject({
      siteName: 'Studio',
      shopName: 'Studio',
      shopId: 'acoustic',
      bundle: 'studio',
      domains: {
        'nl-NL': { host: 'www.studio-nl.example', prefix: '' },
        'fr-BE': { host: 'www.studio-be.example', prefix: '' },
        'en-GB': { host: 'www.studio-uk.example', prefix: '' },
      },
      // As in the other site of this shop.
      pages: { productArchive: 'ac-products', resetPassword: 'ac-reset-password' },
    });
  });

  it('begins with the line that editors look for, and explains itself', async () => {
    await add(enough);
    const text = await root.read('site-configs/studio.yaml');
    expect(text.split('\n')[0]).toBe('# yaml-language-server: $schema=./site-config.schema.json');
    expect(text.match(/^# /gm)?.length).toBeGreaterThan(6);
  });

  const shops = ['acoustic', 'easy-felt', 'fibers-and-foams', 'db-noise-control', 'group', 'no-such-shop'];
  const features: readonly Partial<SiteWishes>[] = [
    {},
    { products: false },
    { products: false, search: false, footerLogo: false },
    { account: false, reviewsWidget: true },
    { search: ['product'] },
    { products: false, search: ['all', 'blog'] },
  ];
  // Each shop and each feature once; in the soak also each shop without features, and each feature for one shop.
  const sample = features.map((wish, index) => [shops[index] ?? '', wish] as const);
  const all = [
    ...sample,
    ...shops.map((shopId) => [shopId, {}] as const),
    ...features.map((wish) => ['acoustic', wish] as const),
  ];
  it.each(choices(sample, all))('of %s fits together with %j', async (shopId, wish) => {
    await add({ ...enough, shopId, ...wish });
    expect((await loadSite(root.dir, 'studio')).model.shopId).toBe(shopId);
  });

  it.each(themeNames)('with the look %s is legible: not even a warning', async (theme) => {
    await add({ ...enough, theme });
    const { diagnostics } = await loadProject(root.dir, ['studio'], usage);
    expect(diagnostics.filter(({ place }) => place?.file === 'site-configs/studio.yaml')).toEqual([]);
  });

  it('reports unknown settings of a new shop', async () => {
    expect((await add({ ...enough, shopId: 'other' })).diagnostics).toMatchObject([
      { code: 'scaffold.unknown-shop', severity: 'warning', place: { file: 'site-configs/studio.yaml' } },
    ]);
    expect(await root.read('site-configs/studio.yaml')).toContain('productArchive: other-products');
    expect((await add(enough, true)).diagnostics).toEqual([]);
  });

  it('without nl-NL gets another default locale', async () => {
    await add({ ...enough, locales: ['fr-BE', 'en-GB'] });
    expect((await model()).defaultLocale).toBe('fr-BE');
  });

  it('accepts names that YAML would parse as other types', async () => {
    await add({ ...enough, siteName: 'yes: "no" # 1', shopName: '123' });
    expect(await model()).toMatchObject({ siteName: 'yes: "no" # 1', shopName: '123' });
  });

  it('can build on another site: it writes only what differs, and counts no visits for it', async () => {
    await add({ extends: 'acoustic', siteName: 'Outlet', domains: ['nl-NL=outlet.example'], account: false });
    const text = await root.read('site-configs/studio.yaml');
    expect(text).not.toMatch(/^(theme|bundle):/m);
    expect(await model()).toMatchObject({ shopId: 'acoustic', locales: ['nl-NL'], flags: { account: false } });
    const { pages, integrations } = await model();
    expect(Object.keys(pages)).not.toContain('resetPassword');
    expect(Object.keys(integrations)).toEqual(['payment', 'video']);
    expect((await showConfig(root.dir, 'studio')).text).toContain('outlet.example');
  });

  it('replaces the file of a site only when told', async () => {
    await add(enough);
    await expect(add({ ...enough, siteName: 'Other' })).rejects.toThrow('There is a site studio already');
    expect((await model()).siteName).toBe('Studio');
    const { data } = await add({ ...enough, siteName: 'Other' }, true);
    expect(data).toMatchObject({ files: { added: [], changed: ['site-configs/studio.yaml'] } });
    expect((await model()).siteName).toBe('Other');
  });

  it('is added beside a site that has mistakes of its own', async () => {
    await root.write('site-configs/acoustic.yaml', `${await root.read('site-configs/acoustic.yaml')}\nnonsense: 1\n`);
    await add({ ...enough, shopId: 'group', products: false });
    expect((await model()).shopId).toBe('group');
  });
});

describe('what cannot be is refused, and nothing is written', { timeout: 60_000 }, () => {
  it.each<[string, Partial<SiteWishes>, string]>([
    ['every option that is missing', nothing, 'Missing: --name, --shop, --locales, --domain'],
    [
      'an unknown locale, with the nearest',
      { locales: ['nl-NL', 'nl-BR'] },
      'Locale nl-BR is not supported\nDid you mean "nl-BE"',
    ],
    [
      'a host that is none',
      { domains: ['https://studio.example'] },
      'the host "https://studio.example", which is none',
    ],
    ['accounts without products', { products: false, account: true }, '--account needs products'],
    ['a search for products without them', { products: false, search: ['product'] }, '--search product needs products'],
    ['a site that is not there to extend', { extends: 'acustic' }, 'Did you mean "acoustic"'],
    ['an empty name', { siteName: ' ' }, '--name cannot be'],
    ['a bundle that is no name', { bundle: '../x' }, '--bundle cannot be'],
    ['a domain for a locale that is not listed', { domains: ['studio.example', 'de-DE=x.example'] }, 'de-DE'],
  ])('%s', async (_, wish, message) => {
    const before = await files();
    const wishes = wish === nothing ? nothing : { ...enough, ...wish };
    const added = add(wishes);
    await expect(added).rejects.toBeInstanceOf(UsageError);
    await expect(added).rejects.toThrow(message);
    expect(await files()).toEqual(before);
  });

  it.each(['Studio', 'a_b', '../x', '-a', 'base', 'contracts', ''])('the id %j', async (id) => {
    const { context } = createContext(root.dir);
    await expect(addSite(context, id, enough, { force: false })).rejects.toBeInstanceOf(UsageError);
  });

  it('a domain that another site has, at its place', async () => {
    const before = await files();
    const refused = await add({ ...enough, domains: ['acoustic-{country}.example'] }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InputError);
    const { diagnostics } = refused instanceof InputError ? refused : { diagnostics: [] };
    expect(diagnostics.map(({ code }) => code)).toContain('domain.collision');
    expect(diagnostics.find(({ code }) => code === 'domain.collision')?.place?.file).toBe('site-configs/studio.yaml');
    expect(await files()).toEqual(before);
  });
});

describe('on a terminal', () => {
  it('asks for missing values, and the suggestions make a valid site', async () => {
    const known = await loadKnownProject(root.dir);
    const { ask, asked } = scriptedAsk();
    const wishes = await askSite('my-studio', nothing, known, ask);
    expect(wishes).toMatchObject({
      siteName: 'My studio',
      shopName: 'My studio',
      shopId: 'acoustic',
      locales: ['nl-NL'],
      domains: ['my-studio.example'],
      products: true,
      theme: 'pine',
    });
    expect(asked).toHaveLength(7);
    await add(wishes);
    expect((await model()).siteName).toBe('My studio');
  });

  it('does not ask for given values', async () => {
    const known = await loadKnownProject(root.dir);
    const { ask, asked } = scriptedAsk();
    await askSite('studio', { ...enough, shopName: 'Shop', products: true, theme: 'ink' }, known, ask);
    expect(asked).toEqual([]);
  });

  it('accepts a new shop, and features without their prerequisite', async () => {
    const known = await loadKnownProject(root.dir);
    const { ask } = scriptedAsk({
      'Shop whose data': '…',
      'The shop’s id': 'other',
      'What it has': ['account', 'reviewsWidget', 'search'],
    });
    const wishes = await askSite('studio', nothing, known, ask);
    expect(wishes).toMatchObject({ shopId: 'other', products: false, account: false, reviewsWidget: false });
    await add(wishes);
    expect((await model()).flags.search).toEqual({ all: true, product: false, blog: true, project: true });
  });

  it('asks again for an invalid domain pattern', async () => {
    const known = await loadKnownProject(root.dir);
    const { ask, refused } = scriptedAsk({ Domain: 'not a host' });
    await askSite('studio', nothing, known, ask);
    expect(refused.join()).toContain('not a host');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { explain } from '#cli/explain/explain.ts';
import { findExplanation, type KeyExplanation } from '#cli/explain/explain-key.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

const site = 'site-configs/acoustic.yaml';
const middle = 'site-configs/middle.yaml';
const base = 'site-configs/base.yaml';
let root: ProjectRoot;

beforeAll(async () => {
  root = await createProjectRoot();
  const own = (await root.read(site)).replace(
    'extends: base\n',
    'extends: middle\npageSizes: { archive: 24 }\nsubdomain: null\nroutes: { cart: { nl-NL: null }, blogDetail: null }\n',
  );
  await root.write(site, own);
  await root.write(
    middle,
    [
      'extends: base',
      'pageSizes: { archive: null, productArchive: 30 }',
      'domains: { fr-BE: { host: middle.example, prefix: /be }, nl-NL: { host: middle-nl.example, prefix: /nl } }',
      'integrations: { forms: { urls: { nl-NL: https://forms.example/a.js } } }',
    ].join('\n'),
  );
});
afterAll(() => root.dispose());

const explained = (key: string, id = 'acoustic'): Promise<KeyExplanation> => findExplanation(root.dir, key, id);

/** Returns the position of a text, as in a diagnostic. */
async function spot(file: string, text: string): Promise<{ file: string; line: number; column: number }> {
  const before = (await root.read(file)).split(text)[0] ?? '';
  const lines = before.split('\n');
  return { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

describe('where a value comes from', () => {
  it('names the layer in force, and all it shadows, a removal included', async () => {
    const found = await explained('pageSizes.archive');
    expect(found).toMatchObject({ value: 24, from: 'file', ...(await spot(site, '24 }')) });
    expect(found.shadows).toEqual([
      { value: null, removed: true, ...(await spot(middle, 'null, productArchive')) },
      { value: 9, removed: false, ...(await spot(base, '9, productArchive')) },
    ]);
  });

  it('names a lower layer that nothing shadows', async () => {
    expect(await explained('pageSizes.productArchive')).toMatchObject({
      value: 30,
      ...(await spot(middle, '30 }')),
      shadows: [{ value: 16, file: base }],
    });
    expect(await explained('pageSizes.inspirationArchive')).toMatchObject({ value: 6, file: base, shadows: [] });
  });

  it.each(['routes.cart.nl-NL', 'routes.blogDetail', 'routes.blogDetail.nl-NL'])(
    'says that %s is removed',
    async (key) => {
      const text = key.includes('cart') ? 'null }, blogDetail' : 'null }\nid';
      const found = await explained(key);
      expect(found).toMatchObject({ value: null, from: 'removed', ...(await spot(site, text)) });
      expect(found.shadows).toMatchObject([{ removed: false, file: base }]);
    },
  );

  it('of a budget is the default of all routes, until a layer sets or removes it', async () => {
    await root.write(
      'site-configs/limited.yaml',
      'extends: acoustic\nid: limited\nbudgets: { default: { js: 7 }, productDetail: null, home: { css: 5 } }\n',
    );
    try {
      const place = await spot('site-configs/limited.yaml', '7 }');
      const note = `No layer sets it, so budgets.default.js counts (site-configs/limited.yaml:${place.line}:${place.column}).`;
      for (const route of ['home', 'productDetail']) {
        expect(await explained(`budgets.${route}.js`, 'limited')).toMatchObject({ value: 7, from: 'default', note });
      }
      expect(await explained('budgets.home.css', 'limited')).toMatchObject({ value: 5, from: 'file' });
    } finally {
      await root.remove('site-configs/limited.yaml');
    }
  });

  it('reports a default, and its reason', async () => {
    expect(await explained('subdomain')).toMatchObject({
      value: 'www',
      from: 'default',
      note: 'So the default counts.',
    });
    expect(await explained('subdomain', 'group')).toMatchObject({ value: 'www', from: 'file', file: base });
    expect(await explained('shopId')).toMatchObject({ value: 'acoustic', from: 'default', file: null });
    expect(await explained('domains.de-DE.prefix')).toMatchObject({ value: '', from: 'default' });
    expect(await explained('integrations.monitoring', 'fibers-and-foams')).toMatchObject({
      value: null,
      from: 'nothing',
    });
  });

  it('reports that a text replaces a map', async () => {
    expect(await explained('domains.nl-NL')).toMatchObject({
      value: 'acoustic-nl.example',
      file: site,
      shadows: [{ value: { host: 'middle-nl.example', prefix: '/nl' }, file: middle }],
    });
    expect(await explained('domains.nl-NL.host')).toMatchObject({
      value: 'acoustic-nl.example',
      from: 'file',
      ...(await spot(site, 'acoustic-nl.example')),
      shadows: [{ value: 'middle-nl.example', file: middle }],
    });
    expect(await explained('domains.nl-NL.prefix')).toMatchObject({ value: '', shadows: [{ value: '/nl' }] });
  });

  it('explains everything below a map, and items of a list', async () => {
    const domains = await explained('domains.fr-BE');
    expect(domains.entries).toMatchObject([
      { key: 'domains.fr-BE.host', value: 'acoustic-be.example', file: site, shadows: [{ value: 'middle.example' }] },
      { key: 'domains.fr-BE.prefix', value: '/fr', file: site, shadows: [{ value: '/be' }] },
    ]);
    const cart = await explained('routes.cart');
    const { routes } = parse(await root.read('site-configs/base.yaml'));
    expect(cart.entries).toHaveLength(Object.keys(routes.cart).length);
    expect(cart.entries).toContainEqual(expect.objectContaining({ key: 'routes.cart.nl-NL', from: 'removed' }));
    for (const key of ['integrations.payment.hosts.form-action.1', 'integrations.payment.hosts.form-action[1]']) {
      expect(await explained(key)).toMatchObject({ value: 'https://pay.mollie.com', file: site });
    }
  });

  it('says when a value has no effect', async () => {
    expect((await explained('routes.cart.nl-NL', 'group')).note).toContain(
      'the flag products is off (site-configs/group.yaml:',
    );
    expect((await explained('routes.searchOverview.de-DE', 'group')).note).toContain('every type of search is off');
    expect((await explained('routes.contact.fr-FR', 'group')).note).toContain('not offered in fr-FR');
    expect((await explained('routes.contact.de-DE', 'group')).note).toBeNull();
  });

  it('prints the same for people', async () => {
    const { text } = await explain(root.dir, 'pageSizes.archive', 'acoustic');
    const own = await spot(site, '24 }');
    expect(text?.split('\n').slice(0, 3)).toEqual([
      'pageSizes.archive: 24',
      `  set in ${site}:${own.line}:${own.column}`,
      `  shadows the removal by null in ${middle}:2:23`,
    ]);
  });
});

describe('a key that does not exist', () => {
  it.each([
    ['pageSizes.archve', 'pageSizes.archive'],
    ['page.archive', 'pages.archive'],
    ['routes.produktDetail.nl-NL', 'routes.productDetail.nl-NL'],
    ['domains.nl-NLL', 'domains.nl-NL'],
    ['domains.at-AT', 'domains.de-AT'],
    ['footerLogo', 'flags.footerLogo'],
    ['flags.search.x', 'flags.search.all'],
    ['subdomain.x', 'mean subdomain?'],
    ['zzzzzzzzzzzz', 'Keys: extends, id'],
    ['__proto__', 'Keys: extends, id'],
    ['constructor.name', 'Keys: extends, id'],
  ])('%s brings up %s', async (key, near) => {
    const failure = await explain(root.dir, key, 'acoustic').catch((error: unknown) => error);
    if (!(failure instanceof InputError)) throw failure;
    expect(failure.diagnostics).toMatchObject([{ code: 'explain.unknown-key', help: expect.stringContaining(near) }]);
  });
});

it('explains a site with invalid configuration, but not an unreadable one', async () => {
  const file = 'site-configs/group.yaml';
  const text = await root.read(file);
  await root.write(file, text.replace('products: false', 'products: maybe'));
  expect(await explained('flags.products', 'group')).toMatchObject({ value: 'maybe', file });
  await root.write(file, 'id: [');
  await expect(explained('flags.products', 'group')).rejects.toMatchObject({ diagnostics: [{ code: 'yaml.syntax' }] });
  await root.restore([file]);
  await expect(explained('id', 'grup')).rejects.toMatchObject({ diagnostics: [{ code: 'site.unknown' }] });
});

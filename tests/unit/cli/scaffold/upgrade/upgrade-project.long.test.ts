import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '#cli/config/load-site.ts';
import { currentRelease, type Release } from '#cli/config/releases.ts';
import { schemaFile, schemaText } from '#cli/config/schema/show-schema.ts';
import { changeFile, listSteps } from '#cli/scaffold/change/project-change.ts';
import { draftUpgrade } from '#cli/scaffold/upgrade/draft-upgrade.ts';
import { type ReleaseFiles, readReleases } from '#cli/scaffold/upgrade/release-files.ts';
import { roomKinds, soundProblems, usualAdviceChoices } from '#runtime/contracts/advice-choices.ts';
import { folderHash } from '#tests/support/folder-hash.ts';
import { runHere } from '#tests/support/run-here.ts';
import { runCli } from '../../support/run-cli.ts';

const base = 'site-configs/base.yaml';
const demo = 'site-configs/demo.yaml';
const unchanged = 'locales/en-GB/notFound.json';

/** What the release says otherwise than those before: addresses that lead to routes, and texts. */
const newAliases = [
  'checkout.de-DE',
  'checkout.de-AT',
  ...['fr-BE', 'fr-FR', 'de-DE', 'de-AT'].map((locale) => `newsletter.${locale}`),
];
const newTexts = {
  'locales/de-AT/form.json': ['de-AT form:optional', 'de-AT form:contact.intro'],
  'locales/de-DE/cart.json': ['de-DE cart:changes.priceChanged'],
  'locales/de-DE/form.json': ['de-DE form:optional', 'de-DE form:contact.intro'],
  'locales/en-GB/blogs.json': ['en-GB blogs:readingTime_one', 'en-GB blogs:readingTime_other'],
  'locales/en-GB/components.json': ['consent.title', 'consent.forms.title', 'consent.forms.name'].map(
    (key) => `en-GB components:${key}`,
  ),
  'locales/nl-BE/form.json': ['nl-BE form:contact.intro'],
  'locales/nl-NL/form.json': ['nl-NL form:contact.intro'],
};
const newChoices = [
  ...roomKinds.filter((kind) => !usualAdviceChoices.rooms.includes(kind)).map((kind) => `advice.kinds.${kind}`),
  ...soundProblems
    .filter((problem) => !usualAdviceChoices.problems.includes(problem))
    .map((problem) => `advice.problems.${problem}`),
];
/** What the release has added in every locale: a page with its path and its texts, and texts of shops. */
const added = ['de-AT', 'de-DE', 'en-GB', 'fr-BE', 'fr-FR', 'nl-BE', 'nl-NL'].map((locale) => ({
  files: [
    'account',
    'apiErrors',
    'cart',
    'checkout',
    'components',
    'form',
    'product',
    'project',
    'register',
    'routes',
    'search',
  ].map((name) => `locales/${locale}/${name}.json`),
  keys: [
    ...['acousticsCalculator', 'compare'].flatMap((key) => [`routes.${key}.${locale}`, `${locale} routes:${key}`]),
    ...['orderReviews', 'offer', 'myAccountCompany'].map((key) => `routes.${key}.${locale}`),
    ...listKeys(JSON.parse(readFileSync(`locales/${locale}/cart.json`, 'utf8')).voucher).map(
      (key) => `${locale} cart:voucher.${key}`,
    ),
    ...['added', 'summary.voucher'].map((key) => `${locale} cart:${key}`),
    ...listKeys(JSON.parse(readFileSync(`locales/${locale}/checkout.json`, 'utf8')).offer).map(
      (key) => `${locale} checkout:offer.${key}`,
    ),
    ...listKeys(JSON.parse(readFileSync(`locales/${locale}/account.json`, 'utf8')).company).map(
      (key) => `${locale} account:company.${key}`,
    ),
    `${locale} account:nav.company`,
    ...listKeys(JSON.parse(readFileSync(`locales/${locale}/checkout.json`, 'utf8')).approval).map(
      (key) => `${locale} checkout:approval.${key}`,
    ),
    ...['payment.nothing', 'order.payment.account', 'order.payment.onAccount'].map(
      (key) => `${locale} checkout:${key}`,
    ),
    `${locale} product:price.free`,
    ...[
      ...['VOUCHER_NOT_VALID', 'OFFER_NOT_VALID', 'COMPANY_MEMBER'],
      ...['ADMINISTRATOR_NEEDED', 'APPROVAL_NEEDED', 'APPROVAL_NOT_NEEDED'],
    ].map((code) => `${locale} apiErrors:${code}`),
    ...['title', 'verified', 'pages', 'previous', 'next'].map((key) => `${locale} product:reviews.${key}`),
    ...listKeys(JSON.parse(readFileSync(`locales/${locale}/checkout.json`, 'utf8')).reviews).map(
      (key) => `${locale} checkout:reviews.${key}`,
    ),
    ...['order.actions.review', 'review.invite'].map((key) => `${locale} checkout:${key}`),
    `${locale} apiErrors:REVIEW_NOT_POSSIBLE`,
    `${locale} account:data.reviews`,
    ...['title', 'order'].map((key) => `${locale} product:sample.${key}`),
    `${locale} product:compareWith`,
    ...listKeys(JSON.parse(readFileSync(`locales/${locale}/product.json`, 'utf8')).compare).map(
      (key) => `${locale} product:compare.${key}`,
    ),
    ...['listing.show_one', 'listing.show_other', 'viewed.title'].map((key) => `${locale} product:${key}`),
    `${locale} components:share.share`,
    ...listKeys(JSON.parse(readFileSync(`locales/${locale}/project.json`, 'utf8')).spectrum).map(
      (key) => `${locale} project:spectrum.${key}`,
    ),
    `${locale} search:suggestions.from`,
    ...['price.title', 'buy.title', 'buy.perCustomer', 'acoustics.absorption'].map((key) => `${locale} product:${key}`),
    `${locale} apiErrors:CUSTOMER_LIMIT`,
    ...[
      'files.choose',
      'files.chooseOne',
      'addressCheck.completed',
      'contact.sentText',
      'contact.seller.timeRange',
      ...newChoices,
    ].map((key) => `${locale} form:${key}`),
    ...['order.title', 'order.text'].map((key) => `${locale} register:${key}`),
    ...listKeys(JSON.parse(readFileSync(`locales/${locale}/components.json`, 'utf8')).roomCalculator).map(
      (key) => `${locale} components:roomCalculator.${key}`,
    ),
  ],
}));
function listKeys(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [key] : listKeys(Object(text)).map((below) => `${key}.${below}`),
  );
}
/** Legal texts of the shop that a project begins with. */
const changedPages = ['privacy', 'withdrawal'].map((page) => `content/demo/pages/${page}.md`);
const changedTexts = [...new Set([...Object.keys(newTexts), ...added.flatMap(({ files }) => files)])].sort();
const announced = [
  'budgets.productDetail.css',
  ...newAliases.map((key) => `aliases.${key}`),
  ...Object.values(newTexts).flat(),
  ...added.flatMap(({ keys }) => keys),
].sort();
const keysOf = ({ differences }: { readonly differences: readonly { readonly key: string }[] }): string[] =>
  differences.map(({ key }) => key).sort();

let releases: ReadonlyMap<Release, ReleaseFiles>;
/** Folders with what `init` of a release wrote, but for images. */
const begun = new Map<Release, string>();
let root: string;

beforeAll(async () => {
  releases = await readReleases();
  for (const [release, files] of releases) {
    const folder = await mkdtemp(path.join(os.tmpdir(), `shopgen-${release}-`));
    begun.set(release, folder);
    for (const [file, text] of files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));
afterAll(() => Promise.all([...begun.values()].map((folder) => rm(folder, { recursive: true }))));

async function begin(release: Release): Promise<void> {
  root = await mkdtemp(path.join(os.tmpdir(), 'shopgen-upgrade-'));
  await cp(begun.get(release) ?? '', root, { recursive: true });
}

const at = (file: string): string => path.join(root, file);
const read = (file: string): Promise<string> => readFile(at(file), 'utf8');

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await read(file);
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(at(file), after);
}

/** Plans an upgrade. */
const plan = async (...options: readonly string[]) => {
  const { code, stdout } = await runHere(['--root', root, 'upgrade', '--plan', '--json', ...options]);
  return { code, ...JSON.parse(stdout) };
};

/** Upgrades in a process of its own, as it waits with signals. */
const upgrade = async (...options: readonly string[]) => {
  const { code, stdout } = await runCli(['--root', root, 'upgrade', '--json', ...options]);
  return { code, ...JSON.parse(stdout) };
};

const validate = async () => {
  const { stdout } = await runHere(['--root', root, 'validate', '--json']);
  return JSON.parse(stdout).diagnostics;
};

describe('a project that nobody has touched since', () => {
  it.each([
    ['0.1.0', ['budgets.default.js', 'budgets.default.css']],
    ['0.2.0', []],
  ] as const)('of %s becomes one that init of this release writes', async (release, differences) => {
    await begin(release);
    const before = folderHash(root);
    const planned = await plan();
    expect(planned).toMatchObject({
      code: 0,
      from: release,
      to: currentRelease,
      applied: false,
      diagnostics: [],
      renamed: [{ old: 'theme.fonts.measure' }, { old: 'theme.heading.tracking' }],
      files: {
        added: [],
        changed: [...changedPages, ...changedTexts, 'openapi/content-api.yaml', 'openapi/product-api.yaml', base, demo],
        removed: [],
      },
    });
    expect(keysOf(planned)).toEqual(expect.arrayContaining([...announced, ...differences]));
    if (differences.length === 0) expect(keysOf(planned)).toEqual(announced);
    expect(folderHash(root)).toBe(before);
    expect(await upgrade()).toEqual({ ...planned, applied: true });
    for (const [file, text] of releases.get(currentRelease) ?? []) {
      if (!file.endsWith('.schema.json')) expect([file, await read(file)]).toEqual([file, text]);
    }
    expect(await validate()).toEqual([]);
    const after = folderHash(root);
    expect(await upgrade()).toMatchObject({ code: 0, from: currentRelease, applied: false, files: { changed: [] } });
    expect(folderHash(root)).toBe(after);
  });
});

describe('a project that was worked on', () => {
  it('keeps its edits, comments and line ends, and means the same', async () => {
    await begin('0.1.0');
    await edit(base, (text) => text.replace('nl-NL: /zoeken', 'nl-NL: /zoek # short').replaceAll('\n', '\r\n'));
    await edit(demo, (text) => text.replace('tracking: -0.025em', 'tracking: -0.03em, # tight\n    ').concat('# end'));
    await writeFile(
      at('site-configs/felt.yaml'),
      'extends: demo\nid: felt # mine\ntheme: { "heading": {tracking: 0em} }\ndomains: { nl-NL: felt.example, nl-BE: null, fr-BE: null, fr-FR: null, de-DE: null, de-AT: null, en-GB: null }\n',
    );
    await edit(unchanged, (text) => text.replace(/: "([^"]+)"/, ': "$1!"'));
    await writeFile(at(schemaFile), '{}');
    await rm(at('README.md'));
    const [config, texts] = [await read(base), await read(unchanged)];
    const before = await loadSite(root, 'felt');
    expect(await upgrade()).toMatchObject({
      code: 0,
      from: '0.1.0',
      diagnostics: [],
      files: { added: [], removed: [] },
    });
    const upgraded = await read(base);
    expect(upgraded.replaceAll('\r\n', '')).not.toContain('\n');
    expect(
      upgraded
        .replace(/# The release[\s\S]*?\r\n\r\n/, '')
        .replace(/# What a page may weigh[\s\S]*?\r\n\r\n/, '')
        .replace(/ {2}(acousticsCalculator|compare|orderReviews|offer|myAccountCompany):\r\n( {4}.*\r\n)*/g, '')
        .replace(/\r\n# Further addresses[\s\S]*$/, ''),
    ).toBe(config);
    expect(upgraded).toContain(`configVersion: ${currentRelease}\r\n`);
    expect(upgraded).toContain('budgets:\r\n');
    expect(await read(demo)).toContain('letterSpacing: -0.03em, # tight');
    expect(await read('site-configs/felt.yaml')).toMatch(
      /^extends: demo\nid: felt # mine\ntheme: \{ "heading": \{letterSpacing: 0em\} \}\n/,
    );
    expect(await read(unchanged)).toBe(texts);
    expect(await read(schemaFile)).toBe(schemaText());
    expect(existsSync(at('README.md'))).toBe(false);
    const { model } = await loadSite(root, 'felt');
    const { acousticsCalculator, compare, offer, myAccountCompany, ...paths } = model.routes['nl-NL'] ?? {};
    expect([acousticsCalculator, compare]).toEqual(['/akoestiekcalculator', '/vergelijken']);
    expect([offer, myAccountCompany]).toEqual(['/offerte/aanbod', '/mijn-account/bedrijf']);
    expect({ ...model, routes: { 'nl-NL': paths } }).toEqual(before.model);
    expect(await validate()).toEqual([]);
  });

  it('has the code of its sites rewritten where the release has changed what it uses, and nowhere else', async () => {
    await begin('0.2.0');
    const code = (token: string): string =>
      [
        "import { styled } from 'shopgen/runtime/theme/stitches.ts';",
        '',
        '// The font of labels was $measure: "as it is".',
        `export const Note = styled('p', { fontFamily: ${token}, '&::before': { font: '$measures' } });`,
        `export const Unit = styled('b', { fontFamily: ${token.replace('$', '$fonts$')} }); // '$measure'`,
        '',
      ].join('\r\n');
    const [changed, same] = ['site-configs/demo/notes/note.styles.ts', 'site-configs/demo/plain.ts'];
    await mkdir(at('site-configs/demo/notes'), { recursive: true });
    await writeFile(at(changed), code('"$measure"'));
    await writeFile(at(same), 'export const unit = "measure";');
    const planned = await plan();
    expect(planned.rewritten).toEqual([{ title: 'the font token $measure is $label', files: [changed] }]);
    expect(planned.diffs[changed]).toContain(`+export const Note = styled('p', { fontFamily: "$label"`);
    expect(await read(changed)).toBe(code('"$measure"'));
    expect(await upgrade()).toMatchObject({ code: 0, rewritten: planned.rewritten });
    expect(await read(changed)).toBe(code('"$label"'));
    expect(await read(same)).toBe('export const unit = "measure";');
    expect(await plan()).toMatchObject({ code: 0, rewritten: [], files: { changed: [] } });
  });

  it('keeps lines that the release has changed, too, and names them', async () => {
    await begin('0.1.0');
    await edit(base, (text) => text.replace('archive: 9', 'archive: 12'));
    const line = (await read(base)).split('\n').findIndex((each) => each.startsWith('pageSizes')) + 1;
    const planned = await plan();
    expect(planned.diagnostics).toMatchObject([
      { code: 'upgrade.conflict', severity: 'warning', file: base, line, help: expect.stringContaining('budgets:') },
    ]);
    const upgraded = await upgrade();
    const text = (await read(base)).split('\n');
    expect(upgraded).toMatchObject({
      code: 0,
      diagnostics: [{ code: 'upgrade.conflict', file: base }],
    });
    expect(keysOf(upgraded)).toEqual(announced.filter((key) => !key.startsWith('budgets.')));
    expect(text[upgraded.diagnostics[0].line - 1]).toContain('archive: 12');
    expect(text.join('\n')).not.toMatch(/^(<<<<<<<|=======|>>>>>>>)/m);
    expect(text).not.toContain('budgets:');
  });

  it('is left as it is where a value would become another one that no release announces', async () => {
    await begin('0.2.0');
    await mkdir(at('site-configs/extensions'));
    await writeFile(
      at('site-configs/extensions/posters.ts'),
      `import { defineExtension } from 'shopgen/extensions';
       import { z } from 'zod';
       const posters = { schema: z.record(z.string(), z.unknown()).optional(), explain: 'How posters are set.' };
       export default defineExtension({ name: 'posters', phases: { config: { posters } } });`,
    );
    await edit(demo, (text) =>
      text
        .replace('heading: { weight', 'heading: &set { weight')
        .concat('extensions: [./extensions/posters.ts]\nposters: *set\n'),
    );
    const before = folderHash(at('site-configs'));
    const upgraded = await upgrade();
    expect(upgraded.code).toBe(1);
    expect(upgraded.diagnostics).toMatchObject([
      {
        code: 'upgrade.meaning',
        message: 'demo: no release announces + posters.letterSpacing: "-0.025em"',
        file: demo,
      },
      { code: 'upgrade.meaning', message: 'demo: no release announces - posters.tracking: "-0.025em"', file: demo },
    ]);
    expect(folderHash(at('site-configs'))).toBe(before);
  });

  it('is left as it is where it has errors', async () => {
    await begin('0.2.0');
    await edit(demo, (text) => text.replace('tracking: -0.025em', 'tracking: -0.025em, letterSpacing: 0em'));
    const before = folderHash(root);
    expect(await upgrade()).toMatchObject({
      code: 1,
      diagnostics: expect.arrayContaining([
        expect.objectContaining({ code: 'upgrade.broken' }),
        expect.objectContaining({ code: 'config.renamed-key', file: demo }),
      ]),
    });
    expect(folderHash(root)).toBe(before);
  });

  it('of a later release is left as it is', async () => {
    await begin('0.2.0');
    await edit(base, (text) => `configVersion: 9.0.0\n${text}`);
    expect(await upgrade()).toMatchObject({
      code: 1,
      diagnostics: expect.arrayContaining([expect.objectContaining({ code: 'config.version-new', line: 1 })]),
    });
  });
});

describe('an upgrade that is interrupted', () => {
  it.each([0, 1, 2])('after %i files is finished by the next one', async (count) => {
    await begin('0.1.0');
    const [files, theirs] = [releases.get('0.1.0'), releases.get(currentRelease)];
    if (files === undefined || theirs === undefined) throw new Error('The release is not known');
    const { change } = await draftUpgrade(root, { name: '0.1.0', files }, theirs);
    await writeFile(at(changeFile), JSON.stringify({ formatVersion: 1, ...change }));
    for (const step of listSteps(root, change).slice(0, count)) await step();
    expect(await plan()).toMatchObject({ code: 1, diagnostics: [{ code: 'scaffold.interrupted' }] });
    expect(await upgrade()).toMatchObject({ code: 0, applied: true });
    for (const file of [base, demo]) expect(await read(file)).toBe(theirs.get(file));
    expect(existsSync(at(changeFile))).toBe(false);
  });
});

describe('the package that a project was begun with', () => {
  /** Packs a program that writes what a release wrote, with one value of its own. */
  async function pack(): Promise<string> {
    const folder = path.join(root, 'package');
    await cp(begun.get('0.2.0') ?? '', path.join(folder, 'files'), { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
    await mkdir(path.join(folder, 'cli/dist'), { recursive: true });
    await writeFile(
      path.join(folder, 'cli/dist/shopgen.js'),
      `import { cpSync, readFileSync, writeFileSync } from 'node:fs';
       const [, , init, , to] = process.argv;
       if (init !== 'init') throw new Error('Another command');
       cpSync(new URL('../../files', import.meta.url), to, { recursive: true });
       const base = to + '/${base}';
       writeFileSync(base, readFileSync(base, 'utf8').replace('archive: 9', 'archive: 7'));`,
    );
    execFileSync('tar', ['-czf', at('shopgen.tgz'), '-C', root, 'package']);
    await rm(folder, { recursive: true });
    return at('shopgen.tgz');
  }

  it('says what the project has changed', async () => {
    await begin('0.2.0');
    const file = await pack();
    await edit(base, (text) => text.replace('archive: 9', 'archive: 7'));
    const untouched = await plan();
    expect([untouched.from, keysOf(untouched)]).toEqual(['0.2.0', announced]);
    const planned = await plan('--from', file);
    expect(planned).toMatchObject({ code: 0, from: 'shopgen.tgz', diagnostics: [] });
    expect(planned.differences).toContainEqual({ site: 'demo', key: 'pageSizes.archive', before: 7, after: 9 });
    expect(keysOf(planned)).toEqual([...announced, 'pageSizes.archive'].sort());
  });

  it('is refused where it is none', async () => {
    await begin('0.2.0');
    const before = folderHash(root);
    expect(await upgrade('--from', at('README.md'))).toMatchObject({
      code: 1,
      diagnostics: [{ code: 'upgrade.package' }],
    });
    expect(folderHash(root)).toBe(before);
  });
});

import { expect, it } from 'vitest';
import { writeSiteModules } from '#cli/build/site/site-modules.ts';
import type { SiteContent } from '#cli/generators/site/site-content.ts';
import { clientSite } from '#generated/acoustic/client-site.ts';

const settings = { language: 'nl', name: 'Nederlands', country: 'NL', currency: 'EUR', timeZone: 'Europe/Amsterdam' };
const party = (maker: string, ...values: string[]) => ({ maker, arguments: values });

const createContent = (
  shopName: string,
  parties = [party('tagManager', 'GTM-"1"'), party('adCalls', 'a')],
): SiteContent => ({
  site: { ...clientSite, shopName },
  paths: { 'nl-NL': { home: '/' } },
  locales: [
    {
      locale: 'nl-NL',
      settings,
      messages: {},
      paths: { home: '/' },
      formTexts: { forms: { send: 'versturen' } },
      thirdParties: { purposes: ['marketing'], purposeNames: 'Marketing', parties, messages: {} },
    },
  ],
});

const makers = {
  startConsent: { file: 'assets/parties-1.js', name: 's' },
  tagManager: { file: 'assets/parties-1.js', name: 't' },
  adCalls: { file: 'assets/parties-1.js', name: 'a' },
  monitoring: { file: 'assets/shared-2.js', name: 'default' },
};

const find = (modules: ReturnType<typeof writeSiteModules>, base: string): readonly [string, string] => {
  const found = [...modules.files].find(([file]) => file.startsWith(`assets/${base}-`));
  if (found === undefined) throw new Error(`There is no ${base}.`);
  return found;
};

it('creates the third parties of a locale with the functions of its profile', () => {
  const modules = writeSiteModules(createContent('A'), { makers });
  const [file, code] = find(modules, 'parties-nl-NL');
  expect(code).toContain('import{s as m0,t as m1,a as m2}from"./parties-1.js";');
  expect(code).toContain(String.raw`parties:[m1("GTM-\"1\""),m2("a")]`);
  expect(code).toContain('export{m0 as startConsent};');
  expect(modules.thirdParties).toEqual({ 'nl-NL': file });
  expect(modules.chunks.find((chunk) => chunk.file === file)?.imports).toEqual(['assets/parties-1.js']);
});

it('takes functions from all the files that they are in', () => {
  const parties = [party('monitoring', 'https://rum.example'), party('adCalls', 'a')];
  const [, code] = find(writeSiteModules(createContent('A', parties), { makers }), 'parties-nl-NL');
  expect(code).toMatch(
    /^import\{s as m0,a as m2\}from"\.\/parties-1\.js";import\{default as m1\}from"\.\/shared-2\.js";/,
  );
});

it('refuses a third party that the profile has nothing for', () => {
  const content = createContent('A', [party('visitorPixel', 'x')]);
  expect(() => writeSiteModules(content, { makers })).toThrow('The profile has no visitorPixel, which nl-NL needs.');
});

it('names files by their content: what two sites have in common has one name', () => {
  const [first, second] = [
    writeSiteModules(createContent('A'), { makers }),
    writeSiteModules(createContent('B'), { makers }),
  ];
  for (const base of ['paths', 'form-texts-nl-NL', 'parties-nl-NL'])
    expect(find(first, base)).toEqual(find(second, base));
  expect(find(first, 'site-nl-NL')[0]).not.toBe(find(second, 'site-nl-NL')[0]);
});

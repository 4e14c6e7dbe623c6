import { expect, it } from 'vitest';
import { listReasons } from '#cli/build/reasons/build-reasons.ts';

const locale = {
  messages: {
    routes: { cart: 'Winkelwagen' },
    cart: { items_one: 'Een artikel', items_other: '{{count}} artikelen', lost: 'Weg', 'vat.high': '21 %' },
    apiErrors: { OUT_OF_STOCK: 'Uitverkocht' },
  },
  formTexts: { form: { email: 'E-mailadres' } },
  thirdParties: { messages: {}, purposes: ['statistics' as const] },
};
const site = {
  hosts: ['https://www.thirdparty.example'],
  pages: { cart: 'cart' },
  domains: { 'nl-NL': { host: 'www.acoustic-nl.example' } },
  tag: 'GTM-AC0NL1',
};

const mark = (kind: 'domain' | 'id' | 'host' | 'content page', value: string, file: string, line: number) => ({
  kind,
  value,
  place: { file, line, column: 3, length: value.length },
});

it('says why modules, texts and values are in a build', () => {
  const use = (namespace: string, key: string, file: string, ...alsoIn: string[]) => ({
    ...{ namespace, key, file, line: 1, alsoIn },
  });
  const reasons = listReasons(
    {
      id: 'acoustic',
      content: { locales: [locale] },
      data: site,
      chunks: new Map([
        ['a.js', { file: 'a.js', route: null, imports: [], parts: {}, modules: { 'runtime/cart.tsx': 9, bundler: 2 } }],
      ]),
      importers: {
        'runtime/cart.tsx': 'generated/routes/cart.ts',
        'generated/routes/cart.ts': 'generated/entry-client.tsx',
        'runtime/shaken.ts': 'runtime/cart.tsx',
        react: 'runtime/cart.tsx',
        bundler: 'runtime/cart.tsx',
        'runtime/loader/consent.ts': 'runtime/loader/loader.ts',
      },
      loaderModules: { 'runtime/loader/consent.ts': 10 },
    },
    [
      use('cart', 'items', 'runtime/server/mail.ts', 'runtime/cart.tsx'),
      use('cart', 'vat.*', 'runtime/server/mail.ts'),
      use('form', 'email', 'runtime/other.tsx'),
      use('components', 'consent.*.name', 'runtime/consent.ts'),
    ],
    [
      mark('domain', 'acoustic-nl.example', 'site-configs/acoustic.yaml', 12),
      mark('id', 'GTM-AC0NL1', 'site-configs/acoustic.yaml', 30),
      mark('id', 'GTM-AC0NL1', 'site-configs/another.yaml', 31),
      mark('host', 'https://www.thirdparty.example', 'site-configs/base.yaml', 8),
      mark('content page', 'cart', 'site-configs/acoustic.yaml', 25),
      mark('id', 'GTM-EF0NL1', 'site-configs/easy-felt.yaml', 30),
    ],
  );
  expect(reasons).toEqual({
    modules: {
      'runtime/cart.tsx': 'generated/routes/cart.ts',
      'generated/routes/cart.ts': 'generated/entry-client.tsx',
      react: 'runtime/cart.tsx',
      'runtime/loader/consent.ts': 'runtime/loader/loader.ts',
    },
    texts: {
      'another text': ['cart:lost'],
      'a problem code of the API': ['apiErrors:OUT_OF_STOCK'],
      'runtime/cart.tsx': ['cart:items_one', 'cart:items_other'],
      'runtime/consent.ts': ['components:consent.statistics.name'],
      'runtime/other.tsx': ['form:email'],
      'runtime/server/mail.ts': ['cart:vat.high'],
      'the title of a route': ['routes:cart'],
    },
    values: {
      cart: 'site-configs/acoustic.yaml:25:3',
      'https://www.thirdparty.example': 'site-configs/base.yaml:8:3',
      'GTM-AC0NL1': 'site-configs/acoustic.yaml:30:3',
      'www.acoustic-nl.example': 'site-configs/acoustic.yaml:12:3',
    },
  });
});

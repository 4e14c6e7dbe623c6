import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '#backend/content/load-content.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-content-'));
  for (const [file, text] of Object.entries(whole)) await write(file, text);
});
afterEach(() => rm(folder, { recursive: true }));

const shop = `
name: Quiet
locales: [nl-NL, de-DE]
`.trimStart();

const mails = `
mails: { font: sans-serif, headingFont: 'Georgia, serif', headingWeight: 700, head: '#ffffff', onHead: '#1c2420', onColor: '#ffffff', corners: 4 }
`.trimStart();

const category = `
slugs: { nl: wanden, de: waende }
name: { nl: Wanden, de: Wände }
intro: { nl: Voor de muur, de: Für die Wand }
image: panel
`.trimStart();

const product = `
categories: [walls]
brand: Feltwerk
slugs: { nl: paneel, de: paneel }
name: { nl: Paneel, de: Paneel }
intro: { nl: Een paneel, de: Ein Paneel }
description:
  nl: "Van **vilt**."
  de: "Aus **Filz**."
images: [panel]
options:
  - key: color
    type: RadioColor
    name: { nl: Kleur, de: Farbe }
    values: [moss, clay]
variantDefaults: { price: { EUR: 9995 }, weight: 2100 }
variants:
  - { sku: PA-MOSS, choices: { color: moss }, stock: 4 }
  - { sku: PA-CLAY, choices: { color: clay }, price: { EUR: 8990 } }
attributes: { material: { nl: Vilt, de: Filz } }
delivery: { time: { min: 3, max: 5, unit: Day }, methods: [Deliver] }
since: 2026-03-09
`.trimStart();

const blog = `
---
slugs: { nl: eerste, de: erste }
title: { nl: Eerste, de: Erste }
intro: { nl: Kort, de: Kurz }
author: Anna
date: 2026-05-01
readingTime: 3
image: panel
products: [panel]
---

<!-- nl -->

## Vilt

Over vilt.

<!-- de -->

## Filz

Über Filz.
`.trimStart();

const whole: Readonly<Record<string, string>> = {
  'shop.yaml': shop,
  'images.yaml': 'panel: { nl: Een paneel aan de muur, de: Ein Paneel an der Wand }\n',
  'attributes.yaml': 'material: { nl: Materiaal, de: Material }\n',
  'colors.yaml':
    "moss: { name: { nl: Mos, de: Moos }, color: '#5c6c48' }\nclay: { name: { nl: Klei, de: Ton }, color: '#ae795c' }\n",
  'menus.yaml': 'header:\n  - { label: { nl: Wanden, de: Wände }, to: { category: walls } }\n',
  'categories/walls.yaml': category,
  'products/panel.yaml': product,
  'blogs/first.md': blog,
};

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

/** Returns the problems as `file:line:column code message`. */
async function problems(): Promise<string[]> {
  const { diagnostics } = await loadContent(folder, 'quiet');
  return diagnostics.map(
    ({ code, message, place, help }) =>
      `${place?.file}:${place?.line}:${place?.column} ${code} ${message}${help === undefined ? '' : ` (${help})`}`,
  );
}

describe('a shop’s folder', () => {
  it('becomes a shop', async () => {
    const { shop: loaded, diagnostics } = await loadContent(folder, 'quiet');
    expect(diagnostics).toEqual([]);
    expect(loaded).toMatchObject({
      id: 'quiet',
      name: 'Quiet',
      locales: ['nl-NL', 'de-DE'],
      categories: [{ key: 'walls', image: { key: 'panel', alt: { nl: 'Een paneel aan de muur' } } }],
      products: [
        {
          key: 'panel',
          description: { nl: '<p>Van <strong>vilt</strong>.</p>' },
          options: [{ values: [{ key: 'moss', name: { de: 'Moos' }, color: '#5c6c48' }, { key: 'clay' }] }],
          variants: [
            { sku: 'PA-MOSS', price: { EUR: 9995 }, weight: 2100, stock: 4 },
            { sku: 'PA-CLAY', price: { EUR: 8990 }, weight: 2100 },
          ],
          attributes: [{ name: { nl: 'Materiaal', de: 'Material' }, value: { nl: 'Vilt', de: 'Filz' } }],
        },
      ],
      blogs: [{ key: 'first', body: { nl: '<h2>Vilt</h2><p>Over vilt.</p>', de: '<h2>Filz</h2><p>Über Filz.</p>' } }],
      menus: { header: [{ label: { nl: 'Wanden', de: 'Wände' }, to: { category: 'walls' } }] },
    });
  });

  it('has its things in the order of their positions, then by name', async () => {
    await write(
      'products/baffle.yaml',
      product.replaceAll('PA-', 'BA-').replaceAll('paneel,', 'baffle,').replace('paneel }', 'baffle }'),
    );
    await write(
      'products/zebra.yaml',
      `position: 1\n${product.replaceAll('PA-', 'ZE-').replace('{ nl: paneel, de: paneel }', 'zebra')}`,
    );
    const { shop: loaded } = await loadContent(folder, 'quiet');
    expect(loaded?.products.map(({ key }) => key)).toEqual(['zebra', 'baffle', 'panel']);
  });
});

describe('a mistake in a shop’s folder', () => {
  it.each([
    {
      name: 'a misspelt key',
      file: 'products/panel.yaml',
      change: ['brand:', 'brnad:'],
      says: ['products/panel.yaml:2:1 content.unknown-key Unknown key "brnad" (Did you mean "brand"?)'],
    },
    {
      name: 'a language that is missing',
      file: 'categories/walls.yaml',
      change: [', de: Wände', ''],
      says: ['categories/walls.yaml:2:1 content.missing-key The key "de" is missing in name'],
    },
    {
      name: 'an image that nothing is said of',
      file: 'categories/walls.yaml',
      change: ['image: panel', 'image: panle'],
      says: [
        'categories/walls.yaml:4:8 content.wrong-value image: images.yaml does not say what is to be seen on panle',
      ],
    },
    {
      name: 'an attribute without a name',
      file: 'products/panel.yaml',
      change: ['{ material:', '{ matter:'],
      says: [
        'products/panel.yaml:19:23 content.wrong-value attributes.matter: attributes.yaml has no attribute matter',
      ],
    },
    {
      name: 'a price that is no whole number of cents',
      file: 'products/panel.yaml',
      change: ['EUR: 8990', 'EUR: 89.90'],
      says: [
        'products/panel.yaml:18:61 content.wrong-value variants.1.price.EUR is the number 89.9, expected a whole number',
      ],
    },
    {
      name: 'a sample that is no article',
      file: 'products/panel.yaml',
      change: ['since: 2026-03-09', 'since: 2026-03-09\nsample: SA-FELT'],
      says: ['products/panel.yaml:22:9 content.rule product panel: its sample SA-FELT is no article'],
    },
    {
      name: 'a button of mails that nobody can read',
      file: 'shop.yaml',
      change: [shop, `${shop}color: '#ffd000'\n${mails}`],
      says: [
        'shop.yaml:4:124 content.wrong-value mails.onColor: expected a colour that can be read on the accent colour (contrast 4.5)',
      ],
    },
    {
      name: 'a font that programs which show mails may lack',
      file: 'shop.yaml',
      change: [shop, `${shop}${mails.replace('font: sans-serif', 'font: Fredoka')}`],
      says: [
        'shop.yaml:3:16 content.wrong-value mails.font: expected names of font families, separated by commas, and at the end serif, sans-serif or monospace',
      ],
    },
    {
      name: 'a name that is not legible in the head of mails',
      file: 'shop.yaml',
      change: [shop, `${shop}${mails.replace("'#1c2420'", "'#dddddd'")}`],
      says: [
        'shop.yaml:3:104 content.wrong-value mails.onHead: expected a colour that can be read on that of the head (contrast 4.5)',
      ],
    },
    {
      name: 'a choice that is not offered',
      file: 'products/panel.yaml',
      change: ['{ color: clay }', '{ color: plum }'],
      says: [
        'products/panel.yaml:18:39 content.rule product panel: variant PA-CLAY chooses color plum, which does not exist',
      ],
    },
    {
      name: 'a link to nothing',
      file: 'menus.yaml',
      change: ['category: walls', 'category: ceilings'],
      says: [
        'menus.yaml:2:41 content.reference menu header, “Wanden”, leads to category ceilings, which does not exist',
      ],
    },
    {
      name: 'an article without its language',
      file: 'blogs/first.md',
      change: ['<!-- nl -->\n', ''],
      says: [
        'blogs/first.md:13:1 content.body The text below the front matter begins without its language (Write <!-- nl --> above the Dutch text, and so on.)',
      ],
    },
    {
      name: 'an article in a language that the shop does not have',
      file: 'blogs/first.md',
      change: ['<!-- de -->', '<!-- ed -->'],
      says: ['blogs/first.md:18:1 content.unknown-key Unknown key "ed" in body (Did you mean "de"?)'],
    },
    {
      name: 'front matter that does not end',
      file: 'blogs/first.md',
      change: ['---\n\n<!-- nl', '\n<!-- nl'],
      says: [
        'blogs/first.md:1:1 content.front-matter blogs/first.md does not begin with front matter between two lines of three dashes',
      ],
    },
    {
      name: 'broken YAML in front matter',
      file: 'blogs/first.md',
      change: ['author: Anna', 'author: [Anna'],
      says: [expect.stringMatching(/^blogs\/first\.md:\d+:\d+ yaml\.syntax Not valid YAML: /)],
    },
  ])('such as $name is told where it stands', async ({ file, change: [find = '', replacement = ''], says }) => {
    const text = whole[file] ?? '';
    expect(text).toContain(find);
    await write(file, text.replace(find, replacement));
    expect(await problems()).toEqual(says);
  });

  it('is reported with every other one, in all files', async () => {
    await write('shop.yaml', `${shop}colour: '#123456'\n`);
    await write('catagories/extra.yaml', category);
    await write('products/notes.txt', 'later');
    expect(await problems()).toEqual([
      'catagories:1:1 content.unknown-file The folder of a shop holds nothing called catagories (Did you mean "categories"?)',
      'products/notes.txt:1:1 content.unknown-file products holds files that end in .yaml, and notes.txt is none',
      'shop.yaml:3:1 content.unknown-key Unknown key "colour" (Did you mean "color"?)',
    ]);
  });

  it('leaves a shop that has only warnings', async () => {
    await write('menus.yaml', 'header:\n  - { label: Wanden, to: { category: ceilings } }\n');
    const { shop: loaded } = await loadContent(folder, 'quiet');
    expect(loaded?.id).toBe('quiet');
  });
});

import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about the content of shops. */
export const contentCodes = {
  'content.unknown-file': {
    cause:
      'The folder of a shop holds a file or folder that has no meaning there. A misspelt name would otherwise be overlooked, and what it holds would be missing in the shop.',
    example: ['$ ls content/acoustic', 'attributes.yaml  catagories  shop.yaml'].join('\n'),
    fix: 'Rename it as the message suggests, or move it elsewhere. A README may stand beside the files, and images in the folder images.',
  },
  'content.unknown-key': {
    cause: 'The key is not one that a file of this kind has at this place.',
    example: ['# content/acoustic/products/fjord-wall-panel.yaml', 'attribtues:', '  material: PET'].join('\n'),
    fix: 'Write the key as the message suggests. What no key exists for cannot be said.',
  },
  'content.missing-key': {
    cause:
      'A key that every file of this kind has is missing; or a text is missing in one of the languages of the shop.',
    example: ['# content/acoustic/categories/ceiling.yaml', 'name: { nl: Plafond, de: Decke, en: Ceiling }'].join('\n'),
    fix: 'Add the key. A text that is the same in every language is written once: name: Plafond.',
  },
  'content.wrong-value': {
    cause:
      'The value is of another type than the key needs, outside of what is allowed, or refers to an image, attribute or colour that the shop does not have.',
    example: ['# content/acoustic/products/fjord-wall-panel.yaml', 'since: spring'].join('\n'),
    fix: 'Write a value of the kind that the message expects. Prices are whole cents, measures millimetres, weights grams, days YYYY-MM-DD.',
  },
  'content.front-matter': {
    cause:
      'A Markdown file of content begins with a line of three dashes, then has its facts as YAML, then another such line, then its texts.',
    example: ['# content/acoustic/blogs/felt-or-foam.md', 'title: Felt or foam', '---'].join('\n'),
    fix: 'Write --- as the first line and again below the facts.',
  },
  'content.body': {
    cause:
      'The texts below the front matter stand below a comment each that names their language. One of them has none, or two name the same language.',
    example: ['---', 'title: Felt or foam', '---', 'Felt is warm, foam is deep.'].join('\n'),
    fix: 'Write <!-- en --> on a line of its own above the English text, and so on for each language.',
  },
  'content.rule': {
    cause:
      'Each file is right by itself, but what they say together is not: a slug or an article number is there twice, a variant chooses what no option offers, volume tiers overlap.',
    example: [
      '# content/acoustic/products/fjord-wall-panel.yaml',
      'variants:',
      '  - { sku: FJO-1, choices: { color: plum } }',
    ].join('\n'),
    fix: 'The message says what clashes with what. Change one of the two.',
  },
  'content.image': {
    cause:
      'The original of an image is missing, is no image, or has the name of another one that another shop shows. A missing one can come later; the others stop the import.',
    example: [
      '# content/acoustic/images.yaml',
      'fjord-wall-panel: { nl: Paneel in een hal, en: Panel in a hall }',
    ].join('\n'),
    fix: 'Put the original into the folder images of the shop, as WebP, named by the key of the image: fjord-wall-panel.webp.',
  },
  'content.price-list': {
    cause:
      'A line of a list of prices and stock cannot be taken over: its article number is not in the shop, its currency is none of the shop, or a number is not whole. As long as one line is wrong, none is taken over.',
    example: ['sku,currency,priceExcVat,stock', 'FJO-0919-PINE,EUR,263.64,12'].join('\n'),
    fix: 'Write prices as whole cents without VAT, stock as whole units, and leave empty what shall stay as it is.',
  },
  'content.address': {
    cause:
      'The text addresses visitors in the form that fewer texts of the shop have in this language: they would read u here and je there.',
    example: ['# content/felt/pages/about.yaml', 'title: { nl: Zo werkt uw vilt, en: How your felt works }'].join('\n'),
    fix: 'Write it in the form that the other texts have. The texts of screens follow `address` of the site, see message.address.',
  },
  'content.reference': {
    cause:
      'A link, menu or list refers to something that the shop does not have. It is left out: a text stays without its link, a list without that entry.',
    example: ['# content/acoustic/menus.yaml', 'header:', '  - { label: Ceilings, to: { category: celing } }'].join(
      '\n',
    ),
    fix: 'Write the key of a thing that exists (the name of its file without ending), or take the reference away.',
  },
} as const satisfies CatalogueEntries;

import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import type { SeedBlog, SeedCategory, SeedData, SeedProduct, SeedShop } from '#backend/seed/seed-data.ts';
import type { SeedOption } from '#backend/seed/seed-options.ts';
import { demoShop } from './demo.ts';
import { loudEditorial, quietEditorial } from './small-editorial.ts';
import { html, picture, slugs, text } from './small-texts.ts';
import { storefrontAddresses } from './storefront-addresses.ts';
import { cachedFolder } from './test-cache.ts';

const demo = demoShop('acoustic');

const colorOption: SeedOption = {
  key: 'color',
  type: 'RadioColor',
  name: text('Colour'),
  values: [
    { key: 'moss', name: text('Moss'), color: '#5c6c48' },
    { key: 'clay', name: text('Clay'), color: '#ae795c' },
  ],
};

/** One option of each type. */
const everyOption: readonly SeedOption[] = [
  colorOption,
  {
    key: 'edge',
    type: 'Radio',
    name: text('Edge'),
    required: true,
    values: [
      { key: 'straight', name: text('Straight') },
      { key: 'bevelled', name: text('Bevelled'), surcharge: { EUR: 601, GBP: 501 } },
    ],
  },
  {
    key: 'weave',
    type: 'RadioWithImage',
    name: text('Weave'),
    values: [{ key: 'fine', name: text('Fine'), image: picture('close-up') }],
  },
  {
    key: 'corner',
    type: 'RadioWithImageSmall',
    name: text('Corner'),
    values: [{ key: 'round', name: text('Round'), image: picture('close-up') }],
  },
  { key: 'artwork', type: 'File', name: text('Artwork'), description: text('Your picture') },
  { key: 'remark', type: 'TextArea', name: text('Remark'), maxLength: 300 },
  {
    key: 'holes',
    type: 'Number',
    name: text('Holes'),
    number: { min: 0, max: 8, step: 1, default: 2 },
    surcharge: { EUR: 50, GBP: 45 },
  },
  { key: 'fixing', type: 'DropDown', name: text('Fixing'), values: [{ key: 'glue', name: text('Glue') }] },
  {
    key: 'frame',
    type: 'ColorPicker',
    name: text('Frame'),
    values: [{ key: 'black', name: text('Black'), color: '#101010' }],
  },
  { key: 'label', type: 'Checkbox', name: text('Label'), surcharge: { EUR: 1000, GBP: 900 } },
  {
    key: 'size',
    type: 'Dimensions',
    name: text('Size'),
    dimensions: { width: { min: 200, max: 2400, step: 10, default: 1200 }, height: { min: 200, max: 1200, step: 10 } },
  },
  { key: 'good', type: 'GreenRemark', name: text('Good'), description: text('Good to know') },
  { key: 'mind', type: 'OrangeRemark', name: text('Mind'), description: text('Mind this') },
  { key: 'stop', type: 'RedRemark', name: text('Stop'), description: text('Do not overlook') },
];

const panel: SeedProduct = {
  key: 'panel',
  categories: ['walls'],
  brand: 'Feltwerk',
  slugs: slugs('panel'),
  oldSlugs: { nl: ['oud-paneel'], en: ['old-panel'] },
  name: text('Panel'),
  intro: text('A panel'),
  description: html('All about the panel'),
  metaTitle: text('Panel, measured'),
  metaDescription: text('A panel for search engines'),
  images: [picture('panel'), picture('close-up')],
  video: { id: 'mB3xT9aQ_k0', provider: 'YouTube', title: text('How a panel is made') },
  options: everyOption,
  variants: [
    {
      sku: 'PA-MOSS',
      choices: { color: 'moss' },
      price: { EUR: 9995, GBP: 8995 },
      size: { width: 600, height: 1200, depth: 40 },
      weight: 2100,
    },
    {
      sku: 'PA-CLAY',
      choices: { color: 'clay' },
      price: { EUR: 8990, GBP: 8090 },
      image: picture('close-up'),
      inStock: false,
    },
  ],
  tiers: [
    { min: 10, max: 24, discountPercent: 5 },
    { min: 25, discountPercent: 12.5 },
  ],
  measure: { unit: 'm2', amount: 720_000 },
  warnings: [text('Keep away from fire'), text('Small parts')],
  attributes: [{ name: text('Material'), value: text('Felt') }],
  acoustics: {
    absorption: [0.1, 0.3, 0.6, 0.9, 1, 1.05],
    nrc: 0.7,
    alphaW: 0.65,
    soundClass: 'C',
    fireClass: 'B-s1,d0',
    thickness: 40,
    density: 180,
  },
  delivery: { time: { min: 3, max: 5, unit: 'Day' }, methods: ['Deliver', 'Pickup'] },
  since: '2026-01-05',
  related: ['raft', 'print'],
  sample: 'RA-1',
};

const raft: SeedProduct = {
  key: 'raft',
  categories: ['ceilings'],
  brand: 'Cloudline',
  slugs: slugs('raft'),
  name: { ...text('Élan raft'), 'nl-BE': 'Élan wolk nl-BE' },
  intro: text('A raft'),
  description: html('All about the raft'),
  images: [picture('raft')],
  variants: [{ sku: 'RA-1', choices: {}, price: { EUR: 25000, GBP: 22000 } }],
  measure: { unit: 'm', amount: 2700 },
  attributes: [],
  acoustics: { nrc: 0.95, soundClass: 'A', fireClass: 'B-s1,d0' },
  delivery: { time: { min: 2, max: 2, unit: 'Week' }, methods: ['DeliverAndAssemble'] },
  since: '2026-02-05',
};

const print: SeedProduct = {
  key: 'print',
  kind: 'PhotoPrint',
  categories: ['frames'],
  brand: 'Feltwerk',
  slugs: slugs('print'),
  name: text('Print'),
  intro: text('A print'),
  description: html('All about the print'),
  images: [picture('panel')],
  variants: [{ sku: 'PR-1', choices: {}, price: { EUR: 5000, GBP: 4500 } }],
  attributes: [],
  delivery: { time: { min: 1, max: 2, unit: 'Day' }, methods: ['Deliver'] },
  since: '2026-03-05',
  quantity: { min: 2, max: 40, step: 2 },
  photoPrint: {
    width: { min: 300, max: 2400, step: 10, default: 1200 },
    height: { min: 300, max: 1200, step: 10 },
    scale: { min: 25, max: 200, step: 1, default: 100 },
    // Low enough for the small images of tests.
    minimumDpi: 10,
    recommendedDpi: 150,
    stockImages: [{ licenseCode: 'WOOD-01', title: text('Woods'), image: picture('close-up') }],
  },
};

const categories: readonly SeedCategory[] = [
  {
    key: 'walls',
    slugs: slugs('walls'),
    oldSlugs: { de: ['alte-waende'] },
    name: text('Walls'),
    intro: text('For walls'),
    description: html('More on walls'),
    image: picture('panel'),
  },
  {
    key: 'frames',
    parent: 'walls',
    slugs: slugs('frames'),
    name: text('Frames'),
    intro: text('In frames'),
    image: picture('panel'),
  },
  {
    key: 'ceilings',
    slugs: slugs('ceilings'),
    name: text('Ceilings'),
    intro: text('For ceilings'),
    image: picture('raft'),
  },
];

const blog = (key: string, date: string): SeedBlog => ({
  key,
  slugs: slugs(key),
  oldSlugs: { fr: [`ancien-${key}`] },
  title: text(`Blog ${key}`),
  intro: text('What it is about'),
  body: html('What it says'),
  author: 'Hanne de Wit',
  authorRole: text('Consultant'),
  date,
  readingTime: 4,
  image: picture('raft'),
  products: ['panel'],
});

/** An address outside the shop that differs by language. */
const mailAddresses = {
  nl: 'mailto:hallo@quiet.example',
  fr: 'mailto:bonjour@quiet.example',
  de: 'mailto:moin@quiet.example',
  en: 'mailto:hello@quiet.example',
};

const quiet: SeedShop = {
  id: 'quiet',
  name: 'Quiet',
  mailbox: 'hello@quiet.example',
  color: '#1f4f3c',
  seller: {
    companyName: 'Quiet Rooms B.V.',
    address: { street: 'Stillestraat', houseNumber: '1', postalCode: '3511 AA', city: 'Utrecht', country: 'NL' },
    phone: '+31 30 555 0100',
    email: 'hello@quiet.example',
    vatNumber: 'NL812345678B01',
    registerName: 'KVK',
    registerNumber: '08211001',
    representative: 'Q. Stil',
    iban: 'NL09RABO0417164301',
    bic: 'RABONL2U',
    openingHours: [
      { firstDay: 1, lastDay: 5, opens: '09:00', closes: '17:30' },
      { firstDay: 6, lastDay: 6, opens: '10:00', closes: '13:00' },
    ],
    retentionYears: { NL: 7, BE: 10, DE: 8, FR: 10, GB: 6 },
  },
  rating: { score: 9.2, best: 10, count: 1284, recommendedPercentage: 97, source: 'Reviewers' },
  manufacturers: {
    Feltwerk: {
      name: 'Feltwerk Ltd',
      address: { street: 'Mill Lane', houseNumber: '18', postalCode: 'NW6 1NR', city: 'London', country: 'GB' },
      email: 'safety@feltwerk.example',
      responsible: {
        name: 'Feltwerk Europe B.V.',
        address: { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 NL', city: 'Utrecht', country: 'NL' },
        email: 'eu@feltwerk.example',
      },
    },
    Cloudline: {
      name: 'Cloudline GmbH',
      address: { street: 'Torstraße', houseNumber: '140', postalCode: '10119', city: 'Berlin', country: 'DE' },
      email: 'sicherheit@cloudline.example',
    },
  },
  storefronts: storefrontAddresses('quiet'),
  ...(demo.shipping && { shipping: demo.shipping }),
  categories,
  products: [panel, raft, print],
  pages: [
    {
      id: 'home',
      title: text('Home'),
      metaDescription: text('For search engines'),
      blocks: [
        {
          type: 'hero',
          eyebrow: text('Hush'),
          title: text('Hero'),
          image: picture('raft'),
          links: [{ label: text('All'), to: { route: 'productOverview' } }],
        },
        { type: 'usps', items: [{ title: text('Quick'), text: text('Very') }] },
        { type: 'calculator', title: text('Room'), text: text('How long') },
        { type: 'categories' },
        {
          type: 'products',
          title: text('Products'),
          products: ['raft', 'panel'],
          link: { label: text('Walls'), to: { category: 'walls' } },
        },
        {
          type: 'waysIn',
          items: [
            {
              title: text('By room'),
              image: picture('panel'),
              link: { label: text('Panel'), to: { product: 'panel' } },
            },
          ],
        },
        { type: 'quotes', items: [{ text: text('It is quiet'), name: 'Ada', role: text('Reader') }] },
        { type: 'faq', title: text('Questions'), items: [{ question: text('Why?'), answer: html('Because') }] },
        {
          type: 'imageText',
          title: text('How'),
          html: html('Like this'),
          image: picture('panel'),
          side: 'right',
          link: { label: text('Mail'), to: { url: mailAddresses } },
        },
        { type: 'blogs', title: text('Blogs'), count: 1, link: { label: text('All'), to: { route: 'blogOverview' } } },
      ],
    },
    {
      id: 'about',
      slugs: slugs('about'),
      oldSlugs: { en: ['who-we-are'] },
      title: text('About'),
      intro: text('Who we are'),
      blocks: [{ type: 'richText', html: html('We are') }],
    },
  ],
  menus: {
    header: [
      {
        label: text('Products'),
        to: { route: 'productOverview' },
        items: [{ label: text('Walls'), to: { category: 'walls' } }],
      },
    ],
    footer: [{ label: text('Reading'), items: [{ label: text('First'), to: { blog: 'first' } }] }],
    service: [
      { label: text('Echo'), to: { advice: 'echo' } },
      { label: text('Library'), to: { project: 'library' } },
      { label: text('Upholsterer'), to: { jobOffer: 'upholsterer' } },
    ],
    legal: [{ label: text('About'), to: { page: 'about' } }],
  },
  blogs: [blog('first', '2026-03-01'), blog('second', '2026-04-01')],
  ...quietEditorial,
};

/** Another shop with its own data, and one product with the same key as in the first. */
const loud: SeedShop = {
  id: 'loud',
  name: 'Loud',
  locales: ['nl-NL', 'en-GB'],
  storefronts: storefrontAddresses('loud', ['nl-NL', 'en-GB']),
  categories: [
    { key: 'drums', slugs: slugs('drums'), name: text('Drums'), intro: text('To drum on'), image: picture('panel') },
  ],
  products: [
    {
      ...raft,
      key: 'drum',
      slugs: slugs('drum'),
      name: text('Drum'),
      categories: ['drums'],
      variants: [{ sku: 'DR-1', choices: {}, price: { EUR: 100, GBP: 90 } }],
    },
    {
      ...raft,
      categories: ['drums'],
      name: text('Loud raft'),
      variants: [{ sku: 'RA-1', choices: {}, price: { EUR: 300, GBP: 270 } }],
    },
  ],
  pages: [{ id: 'home', title: text('Loud home'), blocks: [] }],
  menus: {},
  blogs: [],
  ...loudEditorial,
};

/** Two small shops with one of everything: types of options and blocks, old slugs, texts of one locale, tiers. */
export const smallSeed: SeedData = { shops: [quiet, loud] };

const pictureColors = { panel: '#5c6c48', raft: '#ae795c', 'close-up': '#26344a' };

/** Creates the folder with the images of the small seed, in plain colours. */
export async function smallImages(): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(pictureColors)).digest('hex').slice(0, 16);
  return await cachedFolder(`pictures-${name}`, async (folder) => {
    for (const [key, background] of Object.entries(pictureColors)) {
      await sharp({ create: { width: 1000, height: 750, channels: 3, background } })
        .webp()
        .toFile(path.join(folder, `${key}.webp`));
    }
  });
}

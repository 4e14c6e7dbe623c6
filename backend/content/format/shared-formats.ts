import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { seedLocales } from '../../seed/seed-locales.ts';
import type { SeedOptionValue } from '../../seed/seed-options.ts';
import type { SeedImage, SeedLocale, SeedText } from '../../seed/seed-texts.ts';
import { inMemory } from './in-memory.ts';
import { createTextFormats } from './text-formats.ts';

/**
 * Texts and values that several files of a shop refer to by a key, in `images.yaml`, `attributes.yaml`,
 * `materials.yaml` and `colors.yaml`.
 */
export interface SharedContent {
  /** Alternative texts of images, which a file that shows the image can override. */
  readonly images: ReadonlyMap<string, SeedText>;
  /** Names of the attributes of products. */
  readonly attributes: ReadonlyMap<string, SeedText>;
  /** Materials of products, by which listings are filtered. */
  readonly materials: ReadonlyMap<string, SeedText>;
  /** Colours to choose from. */
  readonly colors: ReadonlyMap<string, SeedOptionValue>;
}

export const noSharedContent: SharedContent = {
  images: new Map(),
  attributes: new Map(),
  materials: new Map(),
  colors: new Map(),
};

/** The formats that several kinds of files of one shop share. */
export type SharedFormats = ReturnType<typeof createSharedFormats>;

export const key = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'expected letters, digits, dots, hyphens');
export const day = z.iso.date('expected a day as YYYY-MM-DD');
export const color = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour as #rrggbb in lower case');
export const whole = z.int().min(1);
const cents = z.int().min(0);

/** Position of a thing among its kind; things without one come last, by name. */
export const position = z
  .number()
  .describe('Where it stands among its kind; things without one come last')
  .exactOptional();

/** Creates the formats that other formats are made of. */
export function createSharedFormats(locales: readonly SeedLocale[], shared: SharedContent) {
  const texts = createTextFormats(locales);
  const { text, searchTexts, oldSlugs } = texts;
  const currencies = [...new Set(locales.map((locale) => seedLocales[locale].currency))];

  const price = z
    .strictObject(Object.fromEntries(currencies.map((currency) => [currency, cents])))
    .describe('Cents without VAT, by currency');
  const image = z.codec(z.union([key, z.strictObject({ key, alt: text })]), inMemory<SeedImage>(), {
    decode: (given, context) => {
      if (typeof given !== 'string') return given;
      const alt = shared.images.get(given);
      if (alt) return { key: given, alt };
      context.issues.push({
        code: 'custom',
        input: given,
        message: `images.yaml does not say what is to be seen on ${given}`,
      });
      return z.NEVER;
    },
    encode: (image) =>
      isDeepStrictEqual(shared.images.get(image.key), image.alt) ? image.key : { key: image.key, alt: image.alt },
  });
  const target = z.union([
    z.strictObject({ product: key }),
    z.strictObject({ category: key }),
    z.strictObject({ page: key }),
    z.strictObject({ blog: key }),
    z.strictObject({ advice: key }),
    z.strictObject({ project: key }),
    z.strictObject({ jobOffer: key }),
    z.strictObject({ route: z.string() }),
    z.strictObject({ url: text }),
  ]);
  const link = z.strictObject({ label: text, to: target.exactOptional() });
  const video = z.strictObject({ id: z.string(), provider: z.enum(['YouTube', 'Vimeo']), title: text });
  const slugged = { slugs: text, oldSlugs: oldSlugs.exactOptional() };
  return { ...texts, searchTexts, slugged, price, image, link, video };
}

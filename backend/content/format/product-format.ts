import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { optionBounds } from '../../configurator/option-bounds.ts';
import type { SeedProduct, SeedVariant } from '../../seed/seed-data.ts';
import { createAttributesFormat, createMaterialFormat } from './attributes-format.ts';
import { inMemory } from './in-memory.ts';
import { list, oneOrMore } from './lists.ts';
import { createOptionFormat } from './option-format.ts';
import { day, key, position, type SharedContent, type SharedFormats, whole } from './shared-formats.ts';

const millimetres = z.number().positive().describe('Millimetres');
const coefficient = z.number().min(0).max(1.2);
const sku = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, 'expected letters, digits and hyphens');
const tier = z.strictObject({
  min: whole.exactOptional(),
  max: whole.exactOptional(),
  discountPercent: z.number().min(0).max(100),
});
const earlierPrice = z.strictObject({ since: day, percent: z.number().positive() });

type ProductInFile = Omit<SeedProduct, 'key'> & { readonly position?: number };

/** Members that variants mostly have in common: written once as `variantDefaults`, which variants can override. */
const common = ['price', 'size', 'weight'] as const;

/** Creates the format of a product in `products/<key>.yaml`. Its key is the name of the file. */
export function createProductFormat(formats: SharedFormats, shared: SharedContent) {
  const { text, richText, image, price, video, slugged, searchTexts } = formats;
  const measures = {
    price: price.exactOptional(),
    /** Outer measures. */
    size: z
      .strictObject({ width: millimetres, height: millimetres, depth: millimetres.exactOptional() })
      .exactOptional(),
    weight: z.number().positive().describe('Grams').exactOptional(),
  };
  const variant = z.strictObject({
    sku,
    choices: z.record(key, key),
    ...measures,
    image: image.exactOptional(),
    inStock: z.boolean().exactOptional(),
    stock: z.int().min(0).describe('Units; absent: made to order').exactOptional(),
  });
  const stockImage = z.strictObject({ licenseCode: z.string().min(1), title: text, image });
  const measure = z.union([
    z.strictObject({ unit: z.literal('m2'), pieces: whole }),
    z.strictObject({ unit: z.enum(['m', 'm2']), amount: whole }),
  ]);

  const written = z.strictObject({
    position,
    kind: z.enum(['Standard', 'PhotoPrint']).exactOptional(),
    categories: list(key).describe('The main one first'),
    brand: z.string().min(1),
    ...slugged,
    name: text,
    intro: text,
    description: richText,
    ...searchTexts,
    /** The main one first. */
    images: oneOrMore(image),
    video: video.exactOptional(),
    options: list(createOptionFormat(formats, shared)).exactOptional(),
    variantDefaults: z.strictObject(measures).exactOptional(),
    /** The default first. */
    variants: oneOrMore(variant),
    tiers: list(tier).exactOptional(),
    attributes: createAttributesFormat(formats, shared.attributes),
    materials: list(createMaterialFormat(shared.materials)).exactOptional(),
    acoustics: z
      .strictObject({
        absorption: z
          .tuple([coefficient, coefficient, coefficient, coefficient, coefficient, coefficient])
          .readonly()
          .exactOptional(),
        placement: list(z.enum(['Wall', 'Ceiling', 'Suspended'])).exactOptional(),
        faces: z.union([z.literal(1), z.literal(2)]).exactOptional(),
        faceArea: z.number().positive().max(100).exactOptional(),
        nrc: coefficient.exactOptional(),
        alphaW: z.number().min(0).max(1).exactOptional(),
        soundClass: z.enum(['A', 'B', 'C', 'D', 'E']).exactOptional(),
        fireClass: z.string().min(1).exactOptional(),
        thickness: millimetres.exactOptional(),
        density: z.number().positive().exactOptional(),
      })
      .exactOptional(),
    delivery: z.strictObject({
      time: z.strictObject({ min: whole, max: whole, unit: z.enum(['Day', 'Week']) }),
      methods: list(z.enum(['Deliver', 'Pickup', 'DeliverAndAssemble'])),
    }),
    since: day,
    related: list(key).exactOptional(),
    sample: sku.describe('The article number of the sample of its material').exactOptional(),
    unit: z.enum(['piece', 'm2']).exactOptional(),
    reduction: z
      .strictObject({ since: z.union([day, z.iso.datetime()]), before: oneOrMore(earlierPrice) })
      .exactOptional(),
    warnings: list(text).exactOptional(),
    measure: measure.exactOptional(),
    quantity: z
      .strictObject({
        min: whole,
        max: whole,
        step: whole,
        perCustomer: whole.describe('How many one customer may order within a year').exactOptional(),
      })
      .exactOptional(),
    photoPrint: z
      .strictObject({
        width: optionBounds.exactOptional(),
        height: optionBounds.exactOptional(),
        scale: optionBounds.exactOptional(),
        minimumDpi: whole,
        recommendedDpi: whole,
        stockImages: list(stockImage).exactOptional(),
      })
      .exactOptional(),
  });

  return z.codec(written, inMemory<ProductInFile>(), {
    decode: ({ variantDefaults = {}, variants, ...product }, context): ProductInFile => {
      const whole = variants.map((given, index) => {
        const { price: own = variantDefaults.price, ...rest } = { ...variantDefaults, ...given };
        if (own) return { ...rest, price: own };
        const message = 'has no price, and there is none in variantDefaults';
        context.issues.push({ code: 'custom', input: given, path: ['variants', index], message });
        return { ...rest, price: {} };
      });
      const [first, ...others] = whole;
      return first ? { ...product, variants: [first, ...others] } : z.NEVER;
    },
    encode: ({ variants, ...product }) => {
      const shared = Object.fromEntries(
        common.flatMap((name) => {
          const value = variants[0][name];
          const isShared = variants.length > 1 && variants.every((other) => isDeepStrictEqual(other[name], value));
          return isShared && value !== undefined ? [[name, value]] : [];
        }),
      );
      const own = ({ price: ownPrice, size, weight, ...variant }: SeedVariant) => ({
        ...variant,
        ...(!('price' in shared) && { price: ownPrice }),
        ...(!('size' in shared) && size && { size }),
        ...(!('weight' in shared) && weight !== undefined && { weight }),
      });
      const [first, ...others] = variants;
      const ownOnly: [ReturnType<typeof own>, ...ReturnType<typeof own>[]] = [own(first), ...others.map(own)];
      return {
        ...product,
        ...(Object.keys(shared).length > 0 && { variantDefaults: shared }),
        variants: ownOnly,
      };
    },
  });
}

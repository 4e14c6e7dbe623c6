import type { components } from '#generated/contracts/product-api.ts';
import { getText } from '../catalogue/text.ts';
import { type Crop, type CropRow, findCrop, toCrop } from '../crops/crops.ts';
import type { DatabaseReader } from '../db/database.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { toImage } from '../images/image.ts';
import { pickRule } from '../images/image-rules.ts';
import type { PriceList } from '../pricing/price-product.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { chooseVariant, decisiveOptions, startFrom } from './choose-variant.ts';
import { type Configurable, type ConfigurableVariant, loadConfigurable } from './configurable.ts';
import type { ConfigurationProblem, ConfigurationValues, KnownFile, OptionChoice } from './configuration-types.ts';
import { evaluateOptions } from './evaluate-options.ts';
import { findKnownFiles } from './known-files.ts';
import { getChoice } from './option-choice.ts';
import { priceConfiguration } from './price-configuration.ts';

type Schemas = components['schemas'];
type ConfiguredProduct = Schemas['ConfiguredProduct'];

/** The choice to evaluate. */
export interface ConfigurationRequest {
  /** An identifier; slugs are not accepted here. */
  readonly productId: string;
  /** The variant to start from. */
  readonly variantId?: string | undefined;
  /** Absent: the default of the product. */
  readonly quantity?: number | undefined;
  readonly values: ConfigurationValues;
  readonly cropId?: string | undefined;
}

/** The verdict on a configuration: the answer of `configureProduct`, and the further facts that an order line needs. */
export interface Verdict extends ConfiguredProduct {
  /** The crop to print. */
  readonly crop?: Crop;
  /** The valid values as text, in the order of the options. */
  readonly choices: OptionChoice[];
  /** Which quantities can be ordered. */
  readonly bounds: Schemas['QuantityBounds'];
  /** Cents excluding VAT of one unit as it is configured, surcharges included, without and within each volume tier. */
  readonly prices: PriceList;
}

/** Max. problems of an answer. */
const maxProblems = 100;

/**
 * Evaluates and prices a configuration of a product. A violated rule is part of the verdict; an invalid value neither
 * counts nor costs.
 *
 * @param shop Its country decides the VAT.
 * @param actor Owner of the files and crops that may be used; a service actor may use all.
 * @throws {ProblemError} `PRODUCT_NOT_FOUND` when the shop has no such product, or the product no such variant.
 */
export async function evaluateConfiguration(
  db: DatabaseReader,
  shop: ShopView,
  actor: Actor,
  request: ConfigurationRequest,
): Promise<Verdict> {
  return await evaluateLoaded(db, shop, actor, await loadConfigurable(db, shop, request.productId), request);
}

/** Evaluates a configuration like `evaluateConfiguration`, of a product that is loaded already. */
export async function evaluateLoaded(
  db: DatabaseReader,
  shop: ShopView,
  actor: Actor,
  product: Configurable,
  request: Omit<ConfigurationRequest, 'productId'>,
): Promise<Verdict> {
  // A variant that does not exist is reported first.
  const named = namedVariant(product, request.variantId);
  const values = named ? startFrom(named, product.options, request.values) : request.values;
  const files = await findKnownFiles(db, shop.shopId, actor, values);
  const crop =
    request.cropId === undefined || !product.photoPrint
      ? undefined
      : await findCrop(db, shop.shopId, actor, request.cropId);
  return evaluateWith(shop, product, request, files, crop);
}

/**
 * Evaluates a configuration whose files and crop are loaded too.
 *
 * @param files Those that its values name and that may be used.
 * @param cropRow The named crop, if it may be used.
 */
export function evaluateWith(
  shop: ShopView,
  product: Configurable,
  request: Omit<ConfigurationRequest, 'productId'>,
  files: ReadonlyMap<string, KnownFile>,
  cropRow: CropRow | undefined,
): Verdict {
  const named = namedVariant(product, request.variantId);
  const values = named ? startFrom(named, product.options, request.values) : request.values;
  const { states, used, problems } = evaluateOptions(product.options, values, files);
  const decisive = decisiveOptions(product.options, product.variants);
  const { variant, problem } = chooseVariant(product.variants, named, decisive, used);
  const quantity = request.quantity ?? product.bounds.default;
  const choices = used.map((entry) => getChoice(entry, shop.locale, files));
  const crop = toOwnCrop(product, cropRow);
  const price = priceConfiguration(
    shop,
    {
      name: product.name,
      unit: product.unit,
      tiers: product.tiers,
      quantity,
      ...(crop && { print: crop.size }),
      variantName: product.variants.length > 1 ? getText(variant.name, shop.locale) : undefined,
      basePrice: variant.priceExcVat,
    },
    used,
    choices,
  );
  const found = [
    ...problems,
    ...(problem ? [problem] : []),
    ...validateQuantity(quantity, product.bounds),
    ...validateCrop(product, variant, crop, request.cropId),
  ].slice(0, maxProblems);
  const image = findImage(shop, product, variant);
  return {
    productId: product.productId,
    ...(!problem && { variantId: variant.id }),
    sku: variant.sku,
    valid: found.length === 0,
    problems: found,
    values: Object.fromEntries(used.map(({ option, value }) => [option.id, value])),
    states,
    parts: price.parts,
    pricing: price.pricing,
    unit: price.unit,
    ...(crop && { cropId: crop.id, crop }),
    ...(image && { image }),
    inStock: !problem && variant.inStock,
    delivery: product.delivery,
    choices,
    bounds: product.bounds,
    prices: price.prices,
  };
}

function namedVariant({ variants }: Configurable, variantId: string | undefined): ConfigurableVariant | undefined {
  if (variantId === undefined) return undefined;
  const named = variants.find(({ id }) => id === variantId);
  if (!named) throw new ProblemError('PRODUCT_NOT_FOUND', 'The product has no such variant.');
  return named;
}

function validateQuantity(
  quantity: number,
  { minimum, maximum, step }: Schemas['QuantityBounds'],
): ConfigurationProblem[] {
  const at = { pointer: '/quantity' };
  return [
    ...(quantity < minimum
      ? [{ ...at, rule: 'minimum' as const, limit: minimum, message: `must be at least ${minimum}` }]
      : []),
    ...(quantity > maximum
      ? [{ ...at, rule: 'maximum' as const, limit: maximum, message: `must be at most ${maximum}` }]
      : []),
    ...((quantity - minimum) % step === 0
      ? []
      : [{ ...at, rule: 'step' as const, limit: step, message: `must be ${minimum} and steps of ${step}` }]),
  ];
}

/** Returns a crop, if it belongs to this product. */
function toOwnCrop({ productId, photoPrint }: Configurable, row: CropRow | undefined): Crop | undefined {
  return photoPrint && row?.productId === productId ? toCrop(row, photoPrint.recommendedDpi) : undefined;
}

/**
 * Validates the crop of a configuration: a photo print needs one, in the size of its variant where it is sold by the
 * piece; no other product accepts one.
 */
function validateCrop(
  { kind, unit }: Configurable,
  { width, height }: ConfigurableVariant,
  crop: Crop | undefined,
  cropId: string | undefined,
): ConfigurationProblem[] {
  const pointer = '/cropId';
  if (!crop && cropId !== undefined) {
    return [{ pointer, rule: 'cropUnknown', message: 'is no crop of yours for this product' }];
  }
  if (!crop) return kind === 'PhotoPrint' ? [{ pointer, rule: 'required', message: 'must be given' }] : [];
  const isOfItsSize = crop.size.width === width && crop.size.height === height;
  return unit === 'm2' || width === null || height === null || isOfItsSize
    ? []
    : [{ pointer, rule: 'combination', message: `must be ${width} × ${height} mm, as the variant is` }];
}

/** Returns the image of a variant: that of an image rule, else its own, if it has one. */
function findImage(
  shop: ShopView,
  { imageRules }: Configurable,
  { sku, picture, pictureAlt }: ConfigurableVariant,
): Schemas['Image'] | undefined {
  const [ruled] = pickRule(imageRules, sku)?.images ?? [];
  return ruled ?? (picture && pictureAlt ? toImage(picture, getText(pictureAlt, shop.locale)) : undefined);
}

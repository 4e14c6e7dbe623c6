import type { components } from '#generated/contracts/product-api.ts';
import { loadTiers, loadVariants } from '../catalogue/product-prices.ts';
import { findProduct, pickVariant } from '../catalogue/products.ts';
import { loadStock } from '../catalogue/stock-levels.ts';
import { withOriginal } from '../crops/crop-originals.ts';
import type { DatabaseReader } from '../db/database.ts';
import { ProblemError } from '../errors/problem.ts';
import { type Actor, createServiceActor } from '../identity/actor.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { type Pricing, priceProduct } from '../pricing/price-product.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { type Configurable, loadConfigurable } from './configurable.ts';
import type { ConfigurationValues } from './configuration-types.ts';
import type { ConfiguratorServices } from './configurator-services.ts';
import { evaluateConfiguration, evaluateLoaded, type Verdict } from './evaluate-configuration.ts';
import { findConfiguration, type SavedConfiguration, saveConfiguration } from './saved-configurations.ts';
import { withVatCountry } from './vat-country.ts';

type ConfiguredProduct = components['schemas']['ConfiguredProduct'];
type ProductConfiguration = components['schemas']['ProductConfiguration'];

/**
 * Evaluates and prices a configuration, and saves it if requested and valid.
 *
 * @throws {ProblemError} `PRODUCT_NOT_FOUND`
 */
export async function configureProduct(
  { db, clock }: ConfiguratorServices,
  { shop, path, body, actor }: OperationRequest<'configureProduct'>,
): Promise<ConfiguredProduct> {
  const { save, ...request } = body;
  const productId = await requireProductId({ db }, shop, path.id);
  const priced = await withVatCountry(db, shop, actor);
  const verdict = await evaluateConfiguration(db, priced, actor, { ...request, productId });
  const answer = await toAnswer(db, shop, verdict);
  if (!save || !verdict.valid || verdict.variantId === undefined) return answer;
  const configurationId = await saveConfiguration(
    db,
    {
      shopId: shop.shopId,
      productId,
      variantId: verdict.variantId,
      values: verdict.values,
      quantity: verdict.pricing.quantity.current,
      cropId: verdict.cropId,
    },
    clock(),
  );
  return { ...answer, configurationId };
}

/**
 * Returns the options of a product, the price of its default choice, and a saved configuration.
 *
 * @throws {ProblemError}
 */
export async function readConfiguration(
  { db, clock }: ConfiguratorServices,
  { shop, path, query, actor }: OperationRequest<'getProductConfiguration'>,
): Promise<ProductConfiguration> {
  const productId = await requireProductId({ db }, shop, path.id);
  const product = await loadConfigurable(db, shop, productId);
  const { pricing } = await evaluateLoaded(db, shop, actor, product, { values: {} });
  const saved =
    query.configuration === undefined ? undefined : await find({ db, clock }, shop, productId, query.configuration);
  return {
    productId,
    quantity: product.bounds,
    options: [...product.options],
    pricing,
    ...(saved && { configuration: await evaluateSaved({ db }, shop, actor, product, saved) }),
  };
}

/** Prices a quantity of a product, a variant or a saved configuration. @throws {ProblemError} */
export async function priceForQuantity(
  { db, clock }: ConfiguratorServices,
  { shop, path, body }: OperationRequest<'setProductQuantity'>,
): Promise<Pricing> {
  const { quantity, variantId, configurationId } = body;
  const productId = await requireProductId({ db }, shop, path.id);
  const variants = await loadVariants(db, shop, productId);
  const variant = variantId === undefined ? undefined : pickVariant(variants, shop, variantId);
  if (variantId !== undefined && !variant) {
    throw new ProblemError('PRODUCT_NOT_FOUND', 'The product has no such variant.');
  }
  if (configurationId === undefined) {
    const { priceExcVat } = variant ?? variants[0];
    return priceProduct(shop, priceExcVat, await loadTiers(db, shop.shopId, productId), quantity);
  }
  const saved = await find({ db, clock }, shop, productId, configurationId);
  const { pricing } = await evaluateConfiguration(db, shop, createServiceActor(shop), {
    productId,
    quantity,
    variantId: variant?.id ?? saved.variantId,
    // The named variant replaces the saved values of the options that decide it.
    values: variant ? without(saved.values, Object.keys(variant.choices)) : saved.values,
    cropId: saved.cropId ?? undefined,
  });
  return pricing;
}

async function evaluateSaved(
  { db }: Pick<ConfiguratorServices, 'db'>,
  shop: ShopView,
  actor: Actor,
  product: Configurable,
  { id, variantId, quantity, values, cropId }: SavedConfiguration,
): Promise<ConfiguredProduct> {
  const verdict = await evaluateLoaded(db, shop, actor, product, {
    quantity,
    values,
    cropId: cropId ?? undefined,
    // A deleted variant cannot be the start; its values show that it is missing.
    variantId: product.variants.some((variant) => variant.id === variantId) ? variantId : undefined,
  });
  const crop = verdict.crop && (await withOriginal(db, shop.shopId, verdict.crop));
  return { ...(await toAnswer(db, shop, verdict)), configurationId: id, ...(crop && { crop }) };
}

async function find(
  { db, clock }: ConfiguratorServices,
  { shopId }: ShopView,
  productId: string,
  id: string,
): Promise<SavedConfiguration> {
  const saved = await findConfiguration(db, { shopId, productId, id }, clock());
  if (!saved) throw new ProblemError('CONFIGURATION_NOT_FOUND');
  return saved;
}

async function requireProductId(
  { db }: Pick<ConfiguratorServices, 'db'>,
  shop: ShopView,
  idOrSlug: string,
): Promise<string> {
  const id = await findProduct(db, shop, idOrSlug);
  if (id === undefined) throw new ProblemError('PRODUCT_NOT_FOUND');
  return id;
}

/** Returns the verdict as the API answers it, with the stock. */
async function toAnswer(
  db: DatabaseReader,
  { shopId }: ShopView,
  { choices: _choices, bounds: _bounds, prices: _prices, crop: _crop, ...answer }: Verdict,
): Promise<ConfiguredProduct> {
  const { variantId, inStock, pricing } = answer;
  const available = variantId === undefined ? undefined : (await loadStock(db, shopId, [variantId])).get(variantId);
  return { ...answer, inStock: available === undefined ? inStock : available >= pricing.quantity.current };
}

function without(values: ConfigurationValues, names: readonly string[]): ConfigurationValues {
  return Object.fromEntries(Object.entries(values).filter(([id]) => !names.includes(id)));
}

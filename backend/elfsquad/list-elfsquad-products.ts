import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import { productOptions } from '../db/schema/options.ts';
import { productTexts } from '../db/schema/products.ts';
import { variantPrices, variants } from '../db/schema/variants.ts';
import { ProblemError } from '../errors/problem.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { pagesFor, toPage } from '../operations/paging.ts';
import { type ConfigurableVariant, compareProducts } from './compare-products.ts';
import { type ElfsquadConnection, type ElfsquadFeature, loadFeatures } from './elfsquad-client.ts';

/** Milliseconds for which an answer of Elfsquad is cached. */
const readEvery = 5 * 60 * 1000;
/** Max. products in the list of those that only the shop has, as in the spec. */
const maxOnlyHere = 1000;

interface Read {
  readonly at: Date;
  readonly features: Promise<readonly ElfsquadFeature[]>;
}

interface ElfsquadOptions {
  readonly db: Db;
  readonly clock: () => Date;
  /** Absent: no shop is connected. */
  readonly connection: ElfsquadConnection | undefined;
}

/** Creates the handler that compares the configurable products of the connected shop with those of Elfsquad. */
export function createElfsquadList({ db, clock, connection }: ElfsquadOptions) {
  let last: Read | undefined;
  const read = (from: ElfsquadConnection): Read => {
    const now = clock();
    if (last && now.getTime() - last.at.getTime() < readEvery) return last;
    const current = { at: now, features: loadFeatures(from) };
    last = current;
    // A failure is not cached: the next request tries again.
    current.features.catch(() => {
      if (last === current) last = undefined;
    });
    return current;
  };

  /** @throws {ProblemError} `NOT_FOUND` for a shop that is not connected, `SERVICE_UNAVAILABLE` when Elfsquad does not answer. */
  return async ({
    shop,
    query,
  }: OperationRequest<'listElfsquadProducts'>): Promise<components['schemas']['ElfsquadProductList']> => {
    if (connection?.shopId !== shop.shopId) throw new ProblemError('NOT_FOUND', 'The shop is not connected.');
    const { at, features } = read(connection);
    const found = await features.catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ProblemError('SERVICE_UNAVAILABLE', `Elfsquad cannot be read: ${reason}`);
    });
    const { items, onlyHere } = compareProducts(found, await loadConfigurableVariants(db, shop.shopId));
    const { page, pageSize } = toPage(query);
    return {
      fetchedAt: at.toISOString(),
      items: items.slice((page - 1) * pageSize, page * pageSize),
      onlyHere: onlyHere.slice(0, maxOnlyHere),
      total: items.length,
      page,
      pageSize,
      pages: pagesFor(items.length, pageSize),
    };
  };
}

/** Loads the variants of products that have options. */
async function loadConfigurableVariants(db: Db, shopId: string): Promise<ConfigurableVariant[]> {
  const isConfigurable = exists(
    db
      .select({ id: productOptions.id })
      .from(productOptions)
      .where(and(eq(productOptions.shopId, variants.shopId), eq(productOptions.productId, variants.productId))),
  );
  return await db
    .select({
      productId: variants.productId,
      sku: variants.sku,
      names: sql<string[]>`array(select ${productTexts.name} from ${productTexts}
        where ${productTexts.shopId} = ${variants.shopId} and ${productTexts.productId} = ${variants.productId}
        order by ${productTexts.locale})`,
      price: variantPrices.priceExcVat,
    })
    .from(variants)
    .leftJoin(
      variantPrices,
      and(
        eq(variantPrices.shopId, variants.shopId),
        eq(variantPrices.variantId, variants.id),
        eq(variantPrices.currency, 'EUR'),
      ),
    )
    .where(and(eq(variants.shopId, shopId), isConfigurable))
    .orderBy(asc(variants.sku));
}
